"""All that tables draw is told, in a small measure of ``spoken``."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.games import GAMES
from tests.amounts import some
from tests.soak.spoken import main


@pytest.mark.third
@pytest.mark.parametrize("game", list(GAMES))
def test_each_position_is_told(
    qapp: QApplication, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--matches", str(some(4, least=1)), game]) == 0
    assert " 0 untold" in capsys.readouterr().out
