"""Replays are right at each moment, in a small measure of ``replays``."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.games import GAMES
from tests.soak.replays import main


@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_is_right_at_each_moment(
    qapp: QApplication, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--matches", "2", game]) == 0
    assert " 0 wrong" in capsys.readouterr().out
