"""Losing moves: an action that ends the match for others to win.

Only what the seat itself can know is used: its own cards, and what lies open. Hidden cards count as
unknown, and an action loses only if it does whatever they are: Wednesday is not taken to be on top
of other characters, nor a burnt card to be blocked.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.action import Action
from engine.core.game import Game
from engine.games.wednesday.cards import OUTCASTS
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.state import Step, WednesdayState

UNKNOWN = 0
"""The number of a hidden card."""

GO_ON: tuple[Step, ...] = ("again", "donate", "insert")
"""The decisions in a turn by which it can end the round: a seat that swaps or picks has cards."""


def leads_to_dead_end(
    game: Game[WednesdayState], state: WednesdayState, seat: int, action: Action
) -> bool:
    """Tell whether a legal action loses the match for certain, though another does not."""
    if state.round < ROUNDS:
        return False
    known = as_known(state, seat)
    every = game.legal(state, seat)
    return loses(game, known, seat, action) and not all(
        loses(game, known, seat, other) for other in every
    )


def as_known(state: WednesdayState, seat: int) -> WednesdayState:
    """Return the state as the seat knows it in the last round, where no hands are open."""
    return state._replace(
        hands=tuple(
            hand if owner == seat else (UNKNOWN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        ),
        burnt=(UNKNOWN,) * len(state.burnt),
        characters=tuple(sorted(state.characters, key="wednesday".__eq__)),
    )


def loses(game: Game[WednesdayState], known: WednesdayState, seat: int, action: Action) -> bool:
    """Tell whether the action ends the match for others to win, however the seat goes on."""
    after = game.apply(known, seat, action)
    if after.over is not None:
        return _others_win(after, seat)
    on_turn = after.turn.seat == seat and after.turn.step in GO_ON
    return on_turn and all(loses(game, after, seat, each) for each in game.legal(after, seat))


def _others_win(ended: WednesdayState, seat: int) -> bool:
    """Tell whether another side has fewer points than the seat's own, whatever the hidden cards."""
    known = Counter((*ended.played, *ended.burnt, *(card for hand in ended.hands for card in hand)))
    hidden = sorted((Counter(OUTCASTS) - known).elements())
    seats = len(ended.hands)
    sides = ended.variant.teams or seats
    own = seat % sides
    least = _points(ended, range(own, seats, sides), hidden)
    return any(
        _points(ended, range(side, seats, sides), hidden[::-1]) < least
        for side in range(sides)
        if side != own
    )


def _points(ended: WednesdayState, seats: Sequence[int], hidden: Sequence[int]) -> int:
    """Return the points of these seats, the first hidden cards being their unknown ones."""
    assert ended.over is not None
    unknown = sum(ended.hands[seat].count(UNKNOWN) for seat in seats)
    return sum(ended.over.totals[seat] for seat in seats) + sum(hidden[:unknown])
