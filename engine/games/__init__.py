"""The games, each a package of its own."""

from typing import Any, Final

from engine.core.game import Game
from engine.games.face_to_face.rules import FaceToFace
from engine.games.qwixx_cards.rules import QwixxCards
from engine.games.the_game.extreme import TheGameExtreme
from engine.games.the_game.rules import TheGame
from engine.games.wednesday.rules import Wednesday

GAMES: Final[dict[str, Game[Any]]] = {
    game.id: game for game in (TheGame(), TheGameExtreme(), FaceToFace(), QwixxCards(), Wednesday())
}
"""Every game by its id, in the order in which they are shown."""
