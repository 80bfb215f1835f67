"""What a computer player of The Game or Extreme reads out of a view."""

from engine.bots.the_game.position import TheGamePosition, read_position
from engine.core.game import Game
from engine.games import GAMES
from engine.games.the_game.state import TheGameState

THE_GAME = GAMES["the-game"]
EXTREME = GAMES["the-game-extreme"]


def seen(game: Game[TheGameState], state: TheGameState, seat: int) -> TheGamePosition:
    return read_position(game, game.view(state, seat), seat)
