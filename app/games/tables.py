"""The games that can be played at the table, by their ids."""

from collections.abc import Mapping

from app.games.contract import GameTable
from app.games.face_to_face.gestures import FaceToFaceTable
from app.games.qwixx_cards.gestures import QwixxCardsTable
from app.games.the_game.gestures import TheGameTable
from app.games.the_game_extreme.gestures import TheGameExtremeTable
from app.games.wednesday.gestures import WednesdayTable

TABLES: Mapping[str, GameTable] = {
    "the-game": TheGameTable(),
    "the-game-extreme": TheGameExtremeTable(),
    "face-to-face": FaceToFaceTable(),
    "qwixx-cards": QwixxCardsTable(),
    "wednesday": WednesdayTable(),
}
