"""The log of a match: everything that happened in it, as one viewer may know it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.events import Done, Seated, Signalled, Undone
from engine.core.happening import ActionsTakenBack, Happening, SeatPassed, SignalSet
from engine.core.jsontext import Document
from engine.core.match import Match


class Entry(NamedTuple):
    """What one event of a match brought about; `event` is its index among all events."""

    event: int
    happenings: tuple[Happening, ...]

    def json(self) -> Document:
        """Write the entry as a JSON object."""
        return {"event": self.event, "happenings": [each.json() for each in self.happenings]}


def log(match: Match, viewer: int | None, start: int = 0) -> Iterator[Entry]:
    """Tell what happened from the event with this index on, what was taken back included.

    `viewer` is a seat, or None for a bystander. Raises Refused (``no-such-seat``).
    """
    match.check_viewer(viewer)
    game, states = match.game, [match.states[0]]
    moves: list[Done | Signalled] = []
    for index, event in enumerate(match.events):
        happenings: tuple[Happening, ...]
        match event:
            case Done():
                action = game.parse(event.action)
                after = game.apply(states[-1], event.seat, action)
                if index >= start:
                    happenings = game.happened(states[-1], event.seat, action, after, viewer)
                moves.append(event)
                states.append(after)
            case Signalled():
                happenings = (SignalSet(event.seat, event.pile, event.signal),)
                moves.append(event)
                states.append(game.signal(states[-1], event.seat, event.pile, event.signal))
            case Seated():
                happenings = (SeatPassed(event.seat, event.kind),)
            case Undone():
                happenings = (_take_back(event, moves, states),)
        if index >= start:
            yield Entry(index, happenings)


def _take_back(
    undone: Undone, moves: list[Done | Signalled], states: list[Any]
) -> ActionsTakenBack:
    """Shorten the moves and the states by what was taken back."""
    actions = [index for index, move in enumerate(moves) if isinstance(move, Done)]
    last, kept = moves[actions[-1]], actions[-undone.actions]
    del moves[kept:]
    del states[kept + 1 :]
    return ActionsTakenBack(last.seat, undone.actions)
