"""What a computer player of The Game or Extreme reads out of a view."""

from collections.abc import Iterator

from engine.bots.the_game.position import TheGamePosition, read_position
from engine.core.game import Game
from engine.games import GAMES
from engine.games.the_game.state import TheGameState
from tests.engine.play import Setup, Step, random_steps

THE_GAME = GAMES["the-game"]
EXTREME = GAMES["the-game-extreme"]


def steps_in_turns(setup: Setup) -> Iterator[Step]:
    """A whole match at random, from where it is known who starts."""
    return (step for step in random_steps(setup) if step.before.ratings is None)


def seen(game: Game[TheGameState], state: TheGameState, seat: int) -> TheGamePosition:
    return read_position(game, game.view(state, seat), seat)
