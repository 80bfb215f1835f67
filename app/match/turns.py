"""The turns of a match, told apart by what everybody sees of them."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.jsontext import Document


class TurnKey(NamedTuple):
    """What tells a turn from those before and after it."""

    seat: int
    number: int | None
    """None: in this game turns have none."""


def begins_turn(view: Document) -> bool:
    """Tell whether nothing has been done yet in the turn of a view, as its step says.

    Where turns are numbered, or have no steps, the step says nothing of that.
    """
    turn = view["turn"]
    return turn.get("number") is None and turn.get("step") in ("open", "play")


def turn_in(view: Document) -> TurnKey:
    """Return which turn goes on in a view."""
    turn = view["turn"]
    return TurnKey(turn["seat"], turn.get("number"))


def is_own_turn(view: Document, seat: int | None) -> bool:
    """Tell whether what a seat does in a view belongs to a turn of its own.

    What is said before it is known who starts does, for everybody.
    """
    return "start" in view or turn_in(view).seat == seat
