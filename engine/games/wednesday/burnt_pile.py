"""The burnt pile: its order never changes, and it is seen only where a card says so."""

from engine.games.wednesday.cards import added, replaced
from engine.games.wednesday.state import WednesdayState


def index_of(burnt: tuple[int, ...], place: int) -> int:
    """Return the index of a place, which is counted from the top, from 1."""
    return len(burnt) - place


def topmost_free(state: WednesdayState) -> int | None:
    """Return the index of the topmost card that is not blocked (W5), or None."""
    burnt = state.burnt
    for index in range(len(burnt) - 1, -1, -1):
        if burnt[index] != state.blocked:
            return index
    return None


def take(state: WednesdayState, index: int, seat: int) -> WednesdayState:
    """Return the state with the card at this index of the pile in the seat's hand."""
    burnt, hands = state.burnt, state.hands
    return state._replace(
        hands=replaced(hands, seat, added(hands[seat], burnt[index])),
        burnt=burnt[:index] + burnt[index + 1 :],
    )


def take_topmost(state: WednesdayState, seat: int) -> WednesdayState:
    """Return the state with the topmost card that is not blocked, if any, in the seat's hand."""
    index = topmost_free(state)
    return state if index is None else take(state, index, seat)
