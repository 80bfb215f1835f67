"""What a match of Fifty shows where it is not played."""

from collections.abc import Sequence

from app.games.summary import GameSummary
from app.paint.backs import BackFace
from app.paint.face import Face
from app.style.typography import names_in_a_sentence
from app.widgets.continue_panel import SmallFace
from tests.sample_game import texts
from tests.sample_game.pictures import FiftyFace
from tests.sample_game.rules import GOAL, FiftyView, totals


class FiftySummary(GameSummary[FiftyView]):
    """The last cards, and how far the first is."""

    def faces(self, view: FiftyView) -> tuple[SmallFace, ...]:
        faces: list[Face] = [FiftyFace(card) for _, card in view["placed"][-4:]]
        return tuple(SmallFace(face) for face in faces or [BackFace()])

    def progress(self, view: FiftyView, names: Sequence[str]) -> str:
        if view["over"] is not None:
            winners = [names[seat] for seat in view["over"]["winners"]]
            return texts.won(names=names_in_a_sentence(winners))
        most = max(totals(view["placed"], view["seats"]))
        return texts.first_is(total=most, goal=GOAL)
