"""What happened in a match, with the states before and after it."""

from typing import Any, NamedTuple

from engine.core.events import Done, Event


class Step(NamedTuple):
    """An action with the states before and after it."""

    done: Done
    before: Any
    after: Any


class Change(NamedTuple):
    """An event of a match with the states before and after it."""

    event: Event
    before: Any
    after: Any
    taken_back: tuple[Step, ...] = ()
    """The actions that an undo took back, in the order in which they had been done."""
