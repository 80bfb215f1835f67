"""Computer players leave piles alone when asked to, in a small measure of ``heeding``."""

import pytest

from tests.soak.heeding import ENOUGH, Table, main, measure

SHORT = [2, *(pytest.param(seats, marks=pytest.mark.thorough) for seats in (3, 4, 5))]


@pytest.mark.parametrize("seats", SHORT)
def test_piles_are_left_alone_when_somebody_asks(seats: int) -> None:
    elsewhere, alone = measure(Table("the-game", seats, "normal"), 60)
    assert elsewhere >= ENOUGH
    assert alone >= ENOUGH - 0.05


def test_what_was_measured_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--positions", "30", "--seats", "2", "--levels", "normal"]) == 0
    assert "the-game 2 normal" in capsys.readouterr().out
