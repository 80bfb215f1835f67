"""Nobody overhears a hidden card, in a small measure of ``overhearing``."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.soak.overhearing import main


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_nobody_overhears_a_hidden_card(
    qapp: QApplication, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--matches", "1", game]) == 0
    assert " 0 overheard" in capsys.readouterr().out
