"""The log of a match: everything that happened in it, as one viewer may know it."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.events import Done, Seated, Signalled, Undone
from engine.core.happening import ActionsTakenBack, Happening, SeatPassed, SignalSet
from engine.core.history import Change, Step
from engine.core.jsontext import Document
from engine.core.match import Match


class LogEntry(NamedTuple):
    """The happenings of one event of a match; `event` is its index among all events."""

    event: int
    happenings: tuple[Happening, ...]

    def json(self) -> Document:
        """Write the entry as a JSON object."""
        return {"event": self.event, "happenings": [each.json() for each in self.happenings]}


def log(match: Match, viewer: int | None, start: int = 0) -> Iterator[LogEntry]:
    """Yield what happened from the event with this index on, including what was taken back.

    `viewer` is a seat, or None for a bystander. Raises Refused (``no-such-seat``).
    """
    match.check_viewer(viewer)
    for index in range(start, len(match.history)):
        yield LogEntry(index, _happenings(match, match.history[index], viewer))


def _happenings(match: Match, change: Change, viewer: int | None) -> tuple[Happening, ...]:
    match change.event:
        case Signalled(seat, pile, signal):
            return (SignalSet(seat, pile, signal),)
        case Seated(seat, kind):
            return (SeatPassed(seat, kind),)
        case Undone(actions):
            firsts = tuple(_of_action(match, step, viewer)[0] for step in change.taken_back)
            return (ActionsTakenBack(change.taken_back[-1].done.seat, actions, firsts),)
        case Done() as done:
            return _of_action(match, Step(done, change.before, change.after), viewer)


def _of_action(match: Match, step: Step, viewer: int | None) -> tuple[Happening, ...]:
    action = match.game.parse(step.done.action)
    return match.game.happened(step.before, step.done.seat, action, step.after, viewer)
