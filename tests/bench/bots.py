"""How long computer players think, in a referee of their own as the program asks them.

A decision is a request and its reply, wherever there is a choice; it is asked for with a view and
the legal actions. Beside each row stands a plain loop of the same time, which tells how fast the
machine was.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

from engine.bots import BOTS
from engine.bots.bot import LEVELS, Level
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from tests.bench.amounts import amount
from tests.bench.engine_play import updates_per_second
from tests.bench.figures import heading

ROOT = Path(__file__).parents[2]

DECISIONS = amount(300, 2)
"""So many for each row, in whole matches among players of the row's level."""

MOST_SECONDS = 30.0
"""A row ends after that, too."""

CALIBRATION = amount(200) / 1000
"""Seconds of the plain loop."""

FIRST_DEAL = 2_000_000

AIMS: Mapping[Level, int] = {"easy": 30, "hard": 300}
"""Milliseconds for the 95th percentile."""


class Table(NamedTuple):
    """A kind of table to be measured."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] = {}

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.seats}{options}"


TABLES = (
    Table("the-game", 1),
    Table("the-game", 2),
    Table("the-game", 5),
    Table("the-game", 3, {"min_cards": 3}),
    Table("the-game", 3, {"on_fire": True}),
    Table("the-game-extreme", 1),
    Table("the-game-extreme", 4),
    Table("face-to-face", 2),
    Table("qwixx-cards", 2),
    Table("qwixx-cards", 5),
    Table("wednesday", 3),
    Table("wednesday", 6),
)


class BotProcess:
    """A referee in a process of its own, asked for actions."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process

    def choose(self, request: Mapping[str, Any]) -> tuple[str, float]:
        """The action that is chosen, and how many milliseconds it took."""
        assert self._process.stdin
        assert self._process.stdout
        line = json.dumps({"cmd": "bot", **request}).encode() + b"\n"
        began = perf_counter()
        self._process.stdin.write(line)
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        took = (perf_counter() - began) * 1000
        reply = json.loads(answer)
        assert reply["ok"], reply
        action: str = reply["action"]
        return action, took


@contextmanager
def bot_process() -> Iterator[BotProcess]:
    """Runs a referee as long as it is needed."""
    command = [sys.executable, "-m", "engine.referee"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield BotProcess(process)


def measure(decisions: int = DECISIONS, calibration: float = CALIBRATION) -> None:
    """Prints a row for every kind of table and level."""
    heading(
        f"Thinking in a process of its own, ms a decision ({decisions} decisions a row);"
        " updates are those of a dictionary in a plain loop"
    )
    columns = ("mean", "median", "p95", "max")
    print(f"  {'':34}{''.join(f'{name:>8}' for name in columns)}{'updates/s':>14}")
    with bot_process() as process:
        for table in TABLES:
            if table.game not in BOTS:
                continue
            for level in LEVELS:
                print(_row(process, table, level, decisions, calibration), flush=True)


def _row(
    process: BotProcess, table: Table, level: Level, decisions: int, calibration: float
) -> str:
    took = times(process, table, level, decisions)
    p95 = quantiles(took, n=20)[18]
    figures = "".join(f"{each:8.1f}" for each in (fmean(took), median(took), p95, max(took)))
    aim = f"   (aim for p95: {AIMS[level]} ms or less)" if level in AIMS else ""
    updates = updates_per_second(calibration)
    return f"  {f'{table} {level}':34}{figures}{updates:14,.0f}{aim}"


def times(process: BotProcess, table: Table, level: Level, decisions: int) -> list[float]:
    """The milliseconds that so many decisions took, or as many as there was time for."""
    took: list[float] = []
    end = perf_counter() + MOST_SECONDS
    for deal in count(FIRST_DEAL):
        match = Match.new(GAMES[table.game], table.seats, table.options, deal)
        while match.to_act:
            seat = match.to_act[0]
            legal = [str(action) for action in match.legal(seat)]
            action = legal[0]
            if len(legal) > 1:
                about = {"view": match.view(seat), "legal": legal, "seat": seat, "bot_seed": 1}
                action, ms = process.choose({"level": level, **about})
                took.append(ms)
                if len(took) == decisions or perf_counter() > end:
                    return took
            match.do(seat, action)
    raise AssertionError("deals have no end")
