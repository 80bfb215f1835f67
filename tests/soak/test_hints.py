"""Hints are always the same and their first reason decides, in a small measure of ``hints``."""

import pytest

from tests.soak.hints import main

MEASURES = (
    ("the-game", 20),
    ("on-fire", 20),
    ("extreme", 20),
    ("face-to-face", 40),
    ("qwixx-cards", 8),
    ("wednesday", 8),
)


@pytest.mark.parametrize(
    ("table", "positions"),
    [
        ("the-game", 10),
        *(pytest.param(*measure, marks=pytest.mark.thorough) for measure in MEASURES),
    ],
)
def test_hints_are_the_same_and_say_what_decides(
    table: str, positions: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--positions", str(positions), "--times", "2", table]) == 0
    told = f"{positions} positions, 2 times each, 0 with more than one hint"
    assert told in capsys.readouterr().out
