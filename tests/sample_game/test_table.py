"""The sample's table keeps what every table keeps."""

from tests.app.tables import test_dropping, test_hidden, test_language, test_room, test_steps
from tests.sample_game.suites import of_every_game

GAME_IDS = ("fifty",)

globals().update(of_every_game(test_dropping, test_hidden, test_language, test_room, test_steps))
