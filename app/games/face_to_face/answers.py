"""What somebody hears who asks the table of Face to Face."""

from collections.abc import Sequence

from app.games.answers import Answers, AskedTable
from app.games.face_to_face.situation import FaceToFaceSituation
from app.table.layout import CardSpec


class FaceToFaceAnswers(Answers):
    """Answers questions about Face to Face: the gift of the turn, and how far both have come."""

    others = ("name:", "caption:hand")
    closed = ("draw.",)
    points = ("name:", "caption:hand", "draw.")
    owed = ("gift",)

    def hand_word(self, card: CardSpec, situation: FaceToFaceSituation) -> str:
        del situation
        return card.id.partition(":")[2]

    def others_of(self, asked: AskedTable) -> Sequence[str]:
        seat, names = asked.situation.seat, super().others_of(asked)
        own = [each.name for each in asked.layout.decorations if each.id == f"name:{seat}"]
        return [name for name in names if name not in own]
