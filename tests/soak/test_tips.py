"""Tips lie over nothing that is needed, and come once, in a small measure of ``tips``."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.amounts import some
from tests.soak.tips import main


@pytest.mark.parametrize("game", ["the-game"])
def test_tips_lie_over_nothing_that_is_needed(
    qapp: QApplication, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--positions", str(some(200, least=40)), game]) == 0
    told = capsys.readouterr().out
    assert "over pile" not in told
    assert "at most 1 times each" in told
