"""What tests have to be told of each game; a game that is not here is named by its contract."""

from collections.abc import Callable
from typing import Any, Final

from engine.core.chance import Chance
from tests.engine.games.face_to_face import by_hand as face_to_face_by_hand
from tests.engine.games.face_to_face import unknown as face_to_face
from tests.engine.games.qwixx_cards import by_hand as qwixx_cards_by_hand
from tests.engine.games.qwixx_cards import unknown as qwixx_cards
from tests.engine.games.the_game import by_hand as the_game_by_hand
from tests.engine.games.the_game import unknown as the_game
from tests.engine.games.wednesday import by_hand as wednesday_by_hand
from tests.engine.games.wednesday import unknown as wednesday

RESHUFFLED: Final[dict[str, Callable[[Any, int | None, Chance], Any]]] = {
    "the-game": the_game.reshuffled,
    "the-game-extreme": the_game.reshuffled,
    "face-to-face": face_to_face.reshuffled,
    "qwixx-cards": qwixx_cards.reshuffled,
    "wednesday": wednesday.reshuffled,
}
"""For each game, how all that a seat cannot know is dealt anew."""

BY_HAND: Final[dict[str, Callable[[Any, Chance], None]]] = {
    "the-game": the_game_by_hand.change,
    "the-game-extreme": the_game_by_hand.change,
    "face-to-face": face_to_face_by_hand.change,
    "qwixx-cards": qwixx_cards_by_hand.change,
    "wednesday": wednesday_by_hand.change,
}
"""For each game, changes at random of a state's document that leave it one to be played."""

VERBS: Final[dict[str, str]] = {
    "the-game": "rate begin place end",
    "the-game-extreme": "rate begin place end",
    "face-to-face": "place end",
    "qwixx-cards": "take mark play skip",
    "wednesday": "play pass swap give pick donate block insert combo shed",
}
"""All that can be done in each game, by the first word of its actions."""
