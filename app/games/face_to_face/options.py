"""The words of The Game: Face to Face on the set-up page."""

from collections.abc import Mapping
from typing import Any

from app import common_texts
from app.games.setup import GameSetup, Starter, Switch, by_lot
from app.texts import texts
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.face_to_face.rules import FaceToFace

T = texts("FaceToFaceOptions")


class FaceToFaceSetup(GameSetup):
    """Nothing to choose but who starts."""

    rules: Game[Any] = FaceToFace()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        return ()

    def starter(self) -> Starter:
        return Starter(
            "first",
            common_texts.who_starts(),
            T("Then you take turns.")(),
            common_texts.starts(),
            by_lot(),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        return T("One on one, {cards} cards each")(cards=self.hand_size(seats, options))
