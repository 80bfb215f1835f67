"""The deal of a finished match played again by computers, in a process of their own."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from statistics import median_low
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import NewProcess, own_referee
from app.match.json_process import JsonProcess
from app.match.players import LEVELS
from app.system.clock import Clock

if TYPE_CHECKING:
    from engine.core.events import Kind
    from engine.core.match import Match

TRIES: Final = (5, 10, 20)
"""Hard computers play the deal so often; what they have come to is told after each of these."""

LIMIT: Final = 30_000
"""Milliseconds; from then on a level is played no more that has been played once."""

PATIENCE: Final = 60_000
"""Milliseconds without an answer after which nothing more is waited for."""

HARD: Final[Kind] = "hard"


class ComputerResult(NamedTuple):
    """What the computers of one level have made of a deal."""

    points: int
    """In the middle of the tries: points, or in a team the cards that were left."""
    won: int
    """The tries in which the win was theirs, or a share of it."""
    tries: int


class SameDeal(QObject):
    """Computers of each level play the deal of `match`, which is over, one match at a time.

    In a team they have all the seats. Otherwise a hard one has the seat of the only person, before
    the same rivals. The players' chance is the same each time, so that a deal always comes to the
    same; how often it was played depends on the machine, in few steps.

    `changed` says that a level has come to something, or is played no more.
    """

    changed = Signal()

    def __init__(
        self,
        match: Match,
        people: Collection[int],
        parent: QObject | None = None,
        *,
        process: NewProcess = own_referee,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self.own = min(people)
        """The seat whose points are told; in a team all have the same."""
        tables = tables_of(match, people)
        self._waiting = deque(
            (level, seed, table)
            for level, table in tables.items()
            for seed in range(TRIES[-1] if level == HARD else 1)
        )
        self._tries: dict[Kind, list[tuple[int, bool]]] = {level: [] for level in tables}
        self.results: dict[Kind, ComputerResult] = {}
        self._begun = self._late = False
        clock = clock or Clock(self)
        self._limit = clock.alarm(self._hurry)
        self._patience = clock.alarm(self.stop)
        self._process = JsonProcess(process, self)
        self._process.said.connect(self._take)
        self._process.failed.connect(self._rest)

    @property
    def playing(self) -> Kind | None:
        """Return the level that plays and has not come to anything yet."""
        if self._process.ended or not self._waiting:
            return None
        level = self._waiting[0][0]
        return None if level in self.results else level

    @property
    def going(self) -> bool:
        """Tell whether more may come."""
        return not self._process.ended

    def start(self) -> None:
        """Let them begin, if they have not; they step back behind the window."""
        if not self._process.ended and not self._begun:
            self._begun = True
            self._process.start(waited_for=False)
            self._limit.start(LIMIT)
            self._ask()

    def stop(self) -> None:
        """End the process; what they have come to stays."""
        if not self._process.ended:
            self._process.end()
            self._rest()

    def _rest(self) -> None:
        """Wait for nothing any more."""
        self._limit.stop()
        self._patience.stop()
        self.changed.emit()

    def _ask(self) -> None:
        """Have the next match played, if there is one."""
        if not self._waiting:
            self.stop()
            return
        level, seed, table = self._waiting[0]
        match = self._match
        request = {
            "id": f"{level} {seed}",
            "cmd": "play",
            "game": match.game.id,
            "players": table,
            "seed": match.seed,
            "options": dict(match.options),
            "bot_seed": seed,
        }
        self._patience.start(PATIENCE)
        self._process.ask(request)

    def _take(self, reply: object) -> None:
        level, seed, table = self._waiting[0]
        match reply:
            case {"id": id_, "ok": True, "wins": list(wins), "points": list(points)} if (
                id_ == f"{level} {seed}" and len(wins) == len(points) == len(table)
            ):
                self._waiting.popleft()
                self._note(level, round(points[self.own]), won=wins[self.own] > 0)
                self._ask()
            case _:
                self.stop()

    def _note(self, level: Kind, points: int, *, won: bool) -> None:
        tries = self._tries[level]
        tries.append((points, won))
        if self._late:
            self._waiting = deque(each for each in self._waiting if each[0] != level)
        if self._late or level != HARD or len(tries) in TRIES:
            self._conclude(level)

    def _conclude(self, level: Kind) -> None:
        points, won = zip(*self._tries[level], strict=True)
        self.results[level] = ComputerResult(median_low(points), sum(won), len(won))
        self.changed.emit()

    def _hurry(self) -> None:
        """Time is up: a level that has played plays no more.

        What it has come to in full steps stays as it was told.
        """
        self._late = True
        level, _, _ = self._waiting[0]
        if self._tries[level]:
            if level not in self.results:
                self._conclude(level)
            self.stop()


def tables_of(match: Match, people: Collection[int]) -> Mapping[Kind, Sequence[Kind]]:
    """Return who is to have which seat, by the level that plays; nothing where none can play.

    That is so for a deal that began in a given position, that was gone on with after its end, or
    that nobody of these `people` has ended; and, but in a team, where several people have played
    against each other, or rivals have changed.
    """
    kinds: list[Kind] = [player.kind for player in match.players]
    if match.seed is None or match.practice or not people:
        return {}
    if match.game.scoring.team:
        return {level: [level] * match.seats for level in LEVELS}
    own = min(people)
    rivals = [kind for seat, kind in enumerate(kinds) if seat != own]
    begun = [player["kind"] for player in match.header["players"]]
    if "human" in rivals or rivals != [*begun[:own], *begun[own + 1 :]]:
        return {}
    kinds[own] = HARD
    return {HARD: kinds}
