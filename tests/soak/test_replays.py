"""Replays are right at each moment, in a small measure of ``replays``."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.games import GAMES
from tests.soak.replays import main


@pytest.mark.parametrize(
    ("game", "matches"),
    [("the-game", 1), *(pytest.param(game, 2, marks=pytest.mark.thorough) for game in GAMES)],
)
def test_the_table_is_right_at_each_moment(
    qapp: QApplication, game: str, matches: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--matches", str(matches), game]) == 0
    assert f"{game}: {matches} matches" in capsys.readouterr().out
