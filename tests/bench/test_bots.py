"""What the measurement of computer players asks for; their speed is for `dev.py bench`."""

import pytest

from engine.bots import BOTS
from engine.games import GAMES
from tests.bench import bots
from tests.bench.bots import TABLES, Table, bot_process, times


def test_every_game_is_measured() -> None:
    assert {table.game for table in TABLES} == set(GAMES)


def test_so_many_decisions_are_timed() -> None:
    with bot_process() as process:
        took = times(process, Table(next(iter(BOTS)), 2), "easy", 5)
    assert len(took) == 5
    assert all(ms > 0 for ms in took)


def test_all_of_it_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = next(iter(BOTS))
    monkeypatch.setattr(bots, "TABLES", [Table(first, 2)])
    bots.measure(decisions=2, calibration=0.001)
    rows = capsys.readouterr().out.splitlines()[3:]
    assert [row.split()[2] for row in rows] == ["easy", "normal", "hard"]
    assert ["aim" in row for row in rows] == [True, False, True]
