"""Wednesday's place in the character pile: looking through it and putting her anywhere.

Three 6 lead to it, and a single 9 under Enid in the expert's round 4. The other characters keep
their order.
"""

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import INSERT, Insert
from engine.games.wednesday.cards import Character
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import end_turn


def look_through(state: WednesdayState) -> WednesdayState:
    """Let the seat on turn see the pile and say where Wednesday goes."""
    return state._replace(turn=state.turn._replace(step="insert"))


def insertions(state: WednesdayState) -> list[Insert]:
    """Return the places for her: on top, between any two of the others, or at the bottom."""
    return list(INSERT[: len(state.characters)])


def why_not_insert(state: WednesdayState, insert: Insert) -> Refusal | None:
    """Return why she cannot go there, or None: the pile, with her, is not as high."""
    places = len(state.characters)
    return None if insert.place <= places else refusals.no_such_place(insert.place, places)


def insert(state: WednesdayState, insert: Insert) -> WednesdayState:
    """Put her there; the turn is over."""
    others = without_wednesday(state.characters)
    at = insert.place - 1
    return end_turn(state._replace(characters=(*others[:at], "wednesday", *others[at:])))


def without_wednesday(characters: tuple[Character, ...]) -> tuple[Character, ...]:
    """Return the other characters of the pile, in their order."""
    return tuple(character for character in characters if character != "wednesday")
