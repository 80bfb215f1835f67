"""The run of a task: the match in which it is played, how it stands, and its stars."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine.core.events import Kind
from engine.core.game import Game
from engine.core.header import Player
from engine.core.match import Match
from engine.tasks.checking import draft_of
from engine.tasks.files import file_of, read_tasks
from engine.tasks.sources import SOURCES
from engine.tasks.task import SolutionStep, Task

MOST_STARS: Final = 3


@cache
def tasks_of(game: str) -> tuple[Task, ...]:
    """Return the tasks of a game, the easiest first; none where there is no file of them.

    Raises BadDocument where it is damaged.
    """
    file = file_of(game)
    if game not in SOURCES or not file.exists():
        return ()
    return tuple(read_tasks(SOURCES[game], file.read_text("utf-8")).tasks)


class TaskRun:
    """A task that somebody tries; it keeps what they were helped with.

    The seats that the player of the task plays are people, all others are computers.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        source = SOURCES[task.game]
        self._rules: Any = source
        self._draft = draft_of(source, task)
        self._search = source.search(self._draft)
        self.match = Match.from_state(
            self._game, task.start, players=self._players(), open_hands=task.open_hands
        )
        self._retried = self._helped = False

    @property
    def outcome(self) -> bool | None:
        """Whether the goal is reached, or missed; None while neither is."""
        outcome: bool | None = self._rules.outcome(self._draft, self.match.states[-1])
        return outcome

    @property
    def solvable(self) -> bool:
        """Whether the goal can still be reached for certain."""
        return self._search.solvable(self.match.states[-1])

    @property
    def stars(self) -> int:
        """Return the stars that it would bring now: 3, one less with a retry, 1 with help."""
        if self._helped:
            return 1
        return MOST_STARS - 1 if self._retried else MOST_STARS

    def note_retry(self) -> None:
        """Note that something was taken back, or that it was started over."""
        self._retried = True

    def note_help(self) -> None:
        """Note that a hint was given."""
        self._helped = True

    def best(self) -> SolutionStep:
        """Return a move that keeps the goal in reach, or the hardest one of those against it."""
        (seat, action), _ = self._search.best(self.match.states[-1])
        return SolutionStep(seat, str(action))

    def leads_on(self, action: str) -> bool:
        """Tell whether an action can be on the way to the goal, as far as the search looks."""
        moves = self._rules.moves(self._draft, self.match.states[-1])
        return any(str(each) == action for _, each in moves)

    def opposes(self, seat: int) -> bool:
        """Tell whether the seat plays against the goal."""
        return bool(self._rules.opposed(self._draft, seat))

    @property
    def _game(self) -> Game[Any]:
        game: Game[Any] = self._rules.game
        return game

    def _players(self) -> list[Player]:
        task = self.task
        own = [
            seat == task.viewer or (task.open_hands and not self.opposes(seat))
            for seat in range(task.seats)
        ]
        kinds: list[Kind] = ["human" if mine else "hard" for mine in own]
        return [Player("", kind) for kind in kinds]
