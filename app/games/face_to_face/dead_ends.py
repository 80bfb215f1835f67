"""The warning before a card after which the turn cannot come to its end: what would happen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.face_to_face.sitting import near_seat
from app.games.the_game.dead_ends import all_the_same
from engine.games.face_to_face.turns import MINIMUM


def stranded(situation: Situation) -> str:
    """What laying any such card would lead to, and how it is laid all the same."""
    rival = situation.players[1 - near_seat(situation)].name
    text = QCoreApplication.translate(
        "FaceToFace",
        "After this card none of your other cards would fit, and you need to place "
        "{minimum}: {name} would win.",
    )
    return f"{text.format(minimum=MINIMUM, name=rival)} {all_the_same()}"
