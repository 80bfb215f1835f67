"""What a computer player of The Game or Extreme reads out of a view."""

from engine.bots.the_game.position import Position, read_position
from engine.core.game import Game
from engine.games import GAMES
from engine.games.the_game.state import State

THE_GAME = GAMES["the-game"]
EXTREME = GAMES["the-game-extreme"]


def seen(game: Game[State], state: State, seat: int) -> Position:
    return read_position(game, game.view(state, seat), seat)
