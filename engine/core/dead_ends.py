"""Dead ends: legal actions after which a turn can no longer be brought to its end.

Rules that let a player run into one (G2 and E1 of The Game, D2 of Face to Face) need a look ahead
to tell: at all that the seat itself can still do in the turn. Nothing hidden comes into it.
"""

from collections.abc import Callable, Hashable

from engine.core.action import Action
from engine.core.game import Game, StateT

LIMIT = 800
"""Positions of one turn that are looked at, at most; a way out is then taken to be there."""


def strands(
    game: Game[StateT],
    state: StateT,
    seat: int,
    action: Action,
    *,
    ended: Callable[[StateT, StateT], bool],
    won: Callable[[StateT], bool],
    position: Callable[[StateT], Hashable],
) -> bool:
    """Whether the action, which is legal, leaves no way to the turn's end though another does.

    ``ended`` tells whether an action between two states has ended the turn so that the match is not
    lost by it, ``won`` whether the match has ended well for the seat; ``position`` is the same for
    states of one turn from which it can go on in the same ways.
    """
    after = game.apply(state, seat, action)
    if ended(state, after) or _can_end(game, after, seat, ended=ended, won=won, position=position):
        return False
    return _can_end(game, state, seat, ended=ended, won=won, position=position)


def _can_end(
    game: Game[StateT],
    state: StateT,
    seat: int,
    *,
    ended: Callable[[StateT, StateT], bool],
    won: Callable[[StateT], bool],
    position: Callable[[StateT], Hashable],
) -> bool:
    """Whether the seat can end the turn that it is in, or win the match in it."""
    if won(state):
        return True
    seen = {position(state)}
    waiting = [state]
    while waiting:
        before = waiting.pop()
        for action in reversed(game.legal(before, seat)):  # what ends a turn comes last
            after = game.apply(before, seat, action)
            if won(after) or ended(before, after):
                return True
            if position(after) not in seen:
                seen.add(position(after))
                waiting.append(after)
        if len(seen) > LIMIT:
            return True
    return False
