"""The situation of The Game, about which its table is asked."""

from typing import TypeAlias

from app.games.contract import Situation
from engine.games.the_game.documents import TheGameStateDocument, TheGameViewDocument

TheGameView: TypeAlias = TheGameViewDocument
"""What a seat, or a bystander, may know of a match."""

TheGameSituation: TypeAlias = Situation[TheGameView]

TheGameFinal: TypeAlias = TheGameStateDocument | TheGameViewDocument
"""How a match ended, with the hands laid open as far as they are known."""
