"""Facts about the moves of a match: the last action, the last choice, cards that came to a hand."""

from collections.abc import Collection, Iterator, Set

from app.match.turns import is_own_turn, turn_in
from engine.core.events import Done, Signalled, Undone
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
        if isinstance(match.moves[at], Done) and not _was_forced(match, at):
            yield at


def last_deed(match: Match) -> int | None:
    """Return the index of the last move that somebody made: what they chose, or a signal."""
    deeds = (at for at in reversed(range(len(match.moves))) if not _was_forced(match, at))
    return next(deeds, None)


def last_event_shown(match: Match, people: Collection[int]) -> Done | Signalled | None:
    """Return the last event that is news at the table; None if it was neither done nor signalled.

    What a person had no choice about is done for them with what came before it: that is the news.
    """
    if not match.events or not isinstance(match.events[-1], Done | Signalled):
        return None
    moves = reversed(list(enumerate(match.moves)))
    news = (move for at, move in moves if move.seat not in people or not _was_forced(match, at))
    return next(news, None)


def moves_up_to_own(match: Match, seat: int | None) -> int:
    """Return how many moves there had been once `seat` had made its last one."""
    own = [index for index, move in enumerate(match.moves, 1) if move.seat == seat]
    return own[-1] if own else 0


def own_turn_up_to(match: Match, seat: int | None) -> int:
    """Return how many moves there had been once `seat` had made the last one of its own turns."""
    for index in reversed(range(len(match.moves))):
        if match.moves[index].seat == seat and is_own_turn(match.view(None, index), seat):
            return index + 1
    return 0


def is_aside(match: Match, moment: int) -> bool:
    """Tell whether a moment lies between decisions of several, none of which is seen before all."""
    states, together = match.states, match.game.simultaneous
    return moment > 0 and together(states[moment - 1]) and together(states[moment])


def shown_as_doer(match: Match, move: int) -> int:
    """Return who is shown to have made a move; what all have decided is of whose turn it is."""
    together = match.game.simultaneous
    if together(match.states[move]) and not together(match.states[move + 1]):
        return turn_in(match.view(None, move)).seat
    return match.moves[move].seat


def brought_a_card(match: Match, seat: int) -> bool:
    """Tell whether the last action brought a card into the hand of `seat`."""
    last = last_done(match)
    if last is None:
        return False
    before, after = (match.view(seat, at)["hands"][seat] for at in (last, last + 1))
    return len(after) > len(before)


def given_again(match: Match, start: int = 0) -> Set[int]:
    """Return the indices, from `start` on, of signals that an undo dropped and that stand again.

    They follow it at once, and say only what had been said before it.
    """
    again: set[int] = set()
    said: list[dict[str, str]] | None = None
    for index in range(start, len(match.history)):
        change = match.history[index]
        match change.event:
            case Undone():
                said = match.game.view(change.before, None).get("signals")
            case Signalled(seat, pile, signal) if said is not None:
                if said[seat].get(pile) == signal:
                    again.add(index)
            case _:
                said = None
    return again


def _was_forced(match: Match, at: int) -> bool:
    """Tell whether a move was the only possible action of one who was not asked for it."""
    move, state = match.moves[at], match.states[at]
    together = isinstance(move, Done) and match.game.simultaneous(state)
    return together and len(match.game.legal(state, move.seat)) == 1


def last_ms(match: Match) -> int:
    """Return how long the match had been played at its last event, in milliseconds."""
    return max((event.ms for event in match.events if event.ms is not None), default=0)
