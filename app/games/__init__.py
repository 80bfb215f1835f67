"""The games as the program shows them: a package each, and the one list of all."""

from typing import Final

from app.games.face_to_face import FaceToFaceModule
from app.games.module import GameModule
from app.games.qwixx_cards import QwixxCardsModule
from app.games.the_game import TheGameModule
from app.games.the_game_extreme import TheGameExtremeModule
from app.games.wednesday import WednesdayModule

MODULES: Final[dict[str, GameModule]] = {
    module.id: module
    for module in (
        TheGameModule(),
        TheGameExtremeModule(),
        FaceToFaceModule(),
        QwixxCardsModule(),
        WednesdayModule(),
    )
}
"""Every game by its id, in the order of the home page."""
