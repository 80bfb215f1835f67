"""The pages round a match of the sample keep what those of every game keep."""

from tests.app import test_open_hands, test_rules_texts
from tests.app.games import test_rail_lines, test_summaries
from tests.app.pages import test_played_as, test_setups
from tests.sample_game.suites import of_every_game

GAME_IDS = ("fifty",)

globals().update(
    of_every_game(
        test_open_hands,
        test_rules_texts,
        test_rail_lines,
        test_summaries,
        test_played_as,
        test_setups,
    )
)
