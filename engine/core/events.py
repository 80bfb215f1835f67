"""Events of a match, each one line of its journal."""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.core.jsontext import Json

Kind: TypeAlias = Literal["human", "easy", "normal", "hard"]
"""Who plays a seat: a person, or a computer of this strength."""

KINDS: tuple[Kind, ...] = get_args(Kind)

MAX_MS = 2**53 - 1
"""Times are milliseconds since the match began, from 0 to this: exact in every JSON reader."""


class Done(NamedTuple):
    """Tell that a seat did an action, given by its text."""

    seat: int
    action: str
    ms: int | None = None

    def json(self) -> dict[str, Json]:
        return _timed({"seat": self.seat, "do": self.action}, self.ms)


class Undone(NamedTuple):
    """Tell that the last ``actions`` actions were taken back, with all that followed them."""

    actions: int = 1
    ms: int | None = None

    def json(self) -> dict[str, Json]:
        return _timed({"undo": self.actions}, self.ms)


class Signalled(NamedTuple):
    """Tell that a seat set its signal for a pile, or cleared it (None)."""

    seat: int
    pile: str
    signal: str | None
    ms: int | None = None

    def json(self) -> dict[str, Json]:
        return _timed({"seat": self.seat, "pile": self.pile, "signal": self.signal}, self.ms)


class Seated(NamedTuple):
    """Tell that a seat passed to a computer, or back to a person."""

    seat: int
    kind: Kind
    ms: int | None = None

    def json(self) -> dict[str, Json]:
        return _timed({"seat": self.seat, "kind": self.kind}, self.ms)


Event: TypeAlias = Done | Undone | Signalled | Seated

_DONE = re.compile(
    r'\{"seat":(0|[1-9][0-9]?),"do":"([ !#-\[\]-~]{0,200})"(?:,"ms":(0|[1-9][0-9]{0,14}))?\}'
)
"""An action as this program writes it, without anything that JSON escapes."""


def read_done(line: str) -> Done | None:
    """Read a journal line as an action, if it is written in the usual way; otherwise None.

    Nearly all lines of a journal are, and this is many times faster than to read their JSON.
    """
    found = _DONE.fullmatch(line)
    if found is None:
        return None
    seat, action, ms = found.groups()
    return Done(int(seat), action, None if ms is None else int(ms))


def read_event(value: object) -> Event:
    """Read the JSON value of a journal line as an event. Raises ValueError with what is wrong."""
    if not isinstance(value, dict):
        raise ValueError("an event is an object")
    fields = dict(value)
    ms = fields.pop("ms", None)
    if ms is not None and not (type(ms) is int and 0 <= ms <= MAX_MS):
        raise ValueError("ms is not a time in milliseconds")
    match fields:
        case {"undo": int(count), **rest} if type(count) is int and not rest:
            return Undone(count, ms)
        case {"seat": int(seat), **rest} if type(seat) is int:
            return _read_seat_event(seat, rest, ms)
    raise ValueError("not an event of a match")


def _read_seat_event(seat: int, fields: Mapping[str, object], ms: int | None) -> Event:
    match fields:
        case {"do": str(action), **rest} if not rest:
            return Done(seat, action, ms)
        case {"pile": str(pile), "signal": None | str() as signal, **rest} if not rest:
            return Signalled(seat, pile, signal, ms)
        case {"kind": str(name), **rest} if not rest:
            for kind in KINDS:
                if kind == name:
                    return Seated(seat, kind, ms)
            raise ValueError(f"no such kind of player: {name}")
    raise ValueError("not an event of a match")


def _timed(fields: dict[str, Json], ms: int | None) -> dict[str, Json]:
    return fields if ms is None else {**fields, "ms": ms}
