"""What each game gives to a review."""

from typing import Final

from engine.bots.extreme import THE_GAME_EXTREME
from engine.bots.face_to_face import FACE_TO_FACE
from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.bots.the_game import THE_GAME
from engine.bots.wednesday import WEDNESDAY
from engine.review.face_to_face import FaceToFaceSource
from engine.review.qwixx_cards import QwixxSource
from engine.review.the_game import TheGameSource
from engine.review.trials import TrialSource
from engine.review.wednesday import WednesdaySource

SOURCES: Final[dict[str, TrialSource]] = {
    "the-game": TheGameSource(THE_GAME),
    "the-game-extreme": TheGameSource(THE_GAME_EXTREME),
    "face-to-face": FaceToFaceSource(FACE_TO_FACE),
    "qwixx-cards": QwixxSource(QWIXX_CARDS),
    "wednesday": WednesdaySource(WEDNESDAY),
}
"""What each game gives, by its id."""
