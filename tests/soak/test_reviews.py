"""Reviews find a blunder, in a small measure of ``reviews``."""

import pytest

from tests.soak.reviews import main


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["blunders", "false", "cover"])
def test_reviews_are_measured(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([kind, "the-game-2", "--matches", "1"]) == 0
    held = {"blunders": "1 of 1", "false": "0 of 1", "cover": ""}[kind]
    assert f"{kind} the-game-2: {held}" in capsys.readouterr().out
