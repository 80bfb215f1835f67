"""What an action brought about, as values: each tells one viewer one thing."""

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.core.events import Kind
from engine.core.jsontext import Document


@dataclass(frozen=True, slots=True)
class Happening:
    """Base of all happenings, which are frozen, slotted dataclasses of plain values.

    What the viewer may not know is None. ``what`` is the class's name in lower case with hyphens,
    as in JSON.
    """

    what: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.what = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def json(self) -> Document:
        """Write the happening as a JSON object: ``what`` and its fields."""
        values = {each.name: _plain(getattr(self, each.name)) for each in fields(self)}
        return {"what": self.what, **values}


@dataclass(frozen=True, slots=True)
class ActionsTakenBack(Happening):
    """Tell that so many actions were undone, the last of them the seat's own.

    ``undone`` has the first happening of each of them, as it was told at the time.
    """

    seat: int
    actions: int
    undone: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class SignalSet(Happening):
    """Tell that a seat set its signal for a pile, or cleared it (None)."""

    seat: int
    pile: str
    signal: str | None


@dataclass(frozen=True, slots=True)
class SeatPassed(Happening):
    """Tell that a seat passed to a computer of this strength, or back to a person."""

    seat: int
    kind: Kind


def _plain(value: Any) -> Any:
    """Write happenings that stand in another one as JSON objects."""
    if isinstance(value, tuple) and value and isinstance(value[0], Happening):
        return [each.json() for each in value]
    return value
