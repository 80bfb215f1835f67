"""The sample plays as the engine wants it from every game, and from every computer player."""

from tests.engine.bots import test_contract as bots
from tests.engine.games import test_contract as games
from tests.sample_game.suites import of_every_game

GAME_IDS = ("fifty",)

globals().update(of_every_game(games, bots))
