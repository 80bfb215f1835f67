"""A match of The Game: Face to Face in brief."""

from collections.abc import Sequence

from app.games.face_to_face.situation import FaceToFaceView
from app.games.summary import GameSummary
from app.paint.faces import NumberFace
from app.texts import texts
from app.widgets.continue_panel import SmallFace

T = texts("FaceToFaceSummary")

TONES = ("gold", "silver")
"""The colour of each seat's deck."""


class FaceToFaceSummary(GameSummary[FaceToFaceView]):
    """The tops of both players' piles, and the cards that each has left."""

    def faces(self, view: FaceToFaceView) -> tuple[SmallFace, ...]:
        return tuple(
            SmallFace(NumberFace(piles[way][-1], piles["up"][0], piles["down"][0], tone=tone), way)
            for tone, piles in zip(TONES, view["piles"], strict=True)
            for way in ("up", "down")
        )

    def progress(self, view: FaceToFaceView, names: Sequence[str]) -> str:
        over = view["over"]
        if over is not None:
            return T("{name} won")(name=names[over["winner"]])
        first, second = (
            len(hand) + len(draw) for hand, draw in zip(view["hands"], view["draw"], strict=True)
        )
        return T("{first} and {second} cards left")(first=first, second=second)
