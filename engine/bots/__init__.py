"""The computer players, a package for each game. They see a view, never a state."""

from typing import Final

from engine.bots.bot import Bot
from engine.bots.extreme import THE_GAME_EXTREME
from engine.bots.face_to_face import FACE_TO_FACE
from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.bots.the_game import THE_GAME
from engine.bots.wednesday import WEDNESDAY

BOTS: Final[dict[str, Bot]] = {
    "the-game": THE_GAME,
    "the-game-extreme": THE_GAME_EXTREME,
    "face-to-face": FACE_TO_FACE,
    "qwixx-cards": QWIXX_CARDS,
    "wednesday": WEDNESDAY,
}
"""The computer player of each game, by the game's id."""
