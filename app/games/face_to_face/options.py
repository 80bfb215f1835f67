"""What the set-up page says about The Game: Face to Face."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import GameSetup, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.face_to_face.rules import FaceToFace


class FaceToFaceSetup(GameSetup):
    """Nothing to choose but who starts."""

    rules: Game[Any] = FaceToFace()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        return ()

    def starter(self) -> Starter:
        return Starter(
            "first",
            QCoreApplication.translate("FaceToFaceOptions", "Who starts"),
            QCoreApplication.translate("FaceToFaceOptions", "Then you take turns."),
            QCoreApplication.translate("FaceToFaceOptions", "starts"),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        text = QCoreApplication.translate("FaceToFaceOptions", "One on one, {cards} cards each")
        return text.format(cards=self.hand_size(seats, options))
