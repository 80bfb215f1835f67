"""What somebody hears who asks the table of Face to Face."""

from collections.abc import Sequence

from app import common_texts
from app.games.answers import Answers, AskedTable
from app.games.face_to_face.layout.ids import GIFT_PANEL, RIVALS_HAND
from app.games.face_to_face.situation import FaceToFaceSituation
from app.table.layout import CardSpec


class FaceToFaceAnswers(Answers):
    """Answers questions about Face to Face: the gift of the turn, and how far both have come."""

    others = ("name:", RIVALS_HAND)
    closed = ("draw.",)
    points = ("name:", RIVALS_HAND, "draw.")
    owed = (GIFT_PANEL,)

    def hand_word(self, card: CardSpec, situation: FaceToFaceSituation) -> str:
        del situation
        return card.id.partition(":")[2]

    def others_of(self, asked: AskedTable) -> Sequence[str]:
        seat, names = asked.situation.seat, super().others_of(asked)
        own = [each.name for each in asked.layout.decorations if each.id == f"name:{seat}"]
        return _once([name for name in names if name not in own], asked)

    def points_of(self, asked: AskedTable) -> Sequence[str]:
        return _once(super().points_of(asked), asked)


def _once(names: Sequence[str], asked: AskedTable) -> Sequence[str]:
    """Leave out how many cards the opponent holds where that stands under their name too."""
    things = {each.id: each.name for each in asked.layout.decorations}
    held = things.get(RIVALS_HAND, "")
    hands = [common_texts.cards_in_hand(n=len(hand)) for hand in asked.situation.view["hands"]]
    others = [
        name
        for id_, name in things.items()
        if id_.startswith("name:") and id_ != f"name:{asked.situation.seat}"
    ]
    told = all(name.endswith(tuple(hands)) for name in others) and ": " not in held
    return [name for name in names if name != held or not told]
