"""Moments of matches of every game, in which a computer player can be asked."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.bots import BOTS
from engine.bots.baseline import Random
from engine.core.chance import Chance
from engine.core.game import Game
from engine.games import GAMES
from tests.engine.play import Setup, setups

Reply = dict[str, Any]


class Moment(NamedTuple):
    """A moment of a match: the state, a seat that is to act in it, and what it may do."""

    state: Any
    seat: int
    view: Reply
    legal: Sequence[str]


def moment(setup: Setup, keen: float, point: float) -> Moment:
    """The moment at this part, from 0 to below 1, of a match, of the first seat to act.

    So much of the match is played by a greedy player, and the rest at random.
    """
    game: Game[Any] = GAMES[setup.game]
    chance = Chance(setup.seed)
    state = game.deal(setup.seats, setup.options, setup.seed)
    moments = []
    while game.to_act(state):
        at = first_to_act(game, state)
        moments.append(at)
        player = BOTS[game.id].greedy if chance.below(1000) < 1000 * keen else Random()
        action = player.choose(at.view, at.seat, at.legal, chance)
        state = game.apply(state, at.seat, game.parse(action))
    return moments[int(point * len(moments))]


def first_to_act(game: Game[Any], state: Any) -> Moment:
    """This moment of a match, for the first seat to act."""
    seat = game.to_act(state)[0]
    legal = [str(action) for action in game.legal(state, seat)]
    return Moment(state, seat, dict(game.view(state, seat)), legal)


def moments(game: str) -> st.SearchStrategy[Moment]:
    """Any moment of a match of a game, with all options."""
    points = st.floats(0, 1, exclude_max=True)
    return st.builds(moment, setups(game), st.sampled_from((0.0, 0.8, 1.0)), points)
