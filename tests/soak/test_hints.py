"""Hints are always the same and their first reason decides, in a small measure of ``hints``."""

import pytest

from tests.soak.hints import TABLES, main


@pytest.mark.parametrize("table", [table for table in TABLES if "-teams" not in table])
def test_hints_are_the_same_and_say_what_decides(
    table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--positions", "20", "--times", "2", table]) == 0
    assert "20 positions, 2 times each, 0 with more than one hint" in capsys.readouterr().out
