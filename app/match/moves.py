"""Facts about the moves of a match: the last action, the last choice, cards that came to a hand."""

from collections.abc import Iterator

from engine.core.events import Done
from engine.core.match import Match


def last_done(match: Match) -> int | None:
    """Return the index of the last move that was an action."""
    moves = match.moves
    done = (at for at in reversed(range(len(moves))) if isinstance(moves[at], Done))
    return next(done, None)


def chosen(match: Match) -> Iterator[int]:
    """Yield the indices of the actions that somebody chose, the last one first.

    A seat with only one possible action, among those that decide at the same time, is not asked.
    """
    for at in reversed(range(len(match.moves))):
        move, state = match.moves[at], match.states[at]
        if isinstance(move, Done) and not (
            match.game.simultaneous(state) and len(match.game.legal(state, move.seat)) == 1
        ):
            yield at


def moves_up_to_own(match: Match, seat: int | None) -> int:
    """Return how many moves there had been once `seat` had made its last one."""
    own = [index for index, move in enumerate(match.moves, 1) if move.seat == seat]
    return own[-1] if own else 0


def brought_a_card(match: Match, seat: int) -> bool:
    """Tell whether the last action brought a card into the hand of `seat`."""
    last = last_done(match)
    if last is None:
        return False
    before, after = (match.view(seat, at)["hands"][seat] for at in (last, last + 1))
    return len(after) > len(before)


def last_ms(match: Match) -> int:
    """Return how long the match had been played at its last event, in milliseconds."""
    return max((event.ms for event in match.events if event.ms is not None), default=0)
