"""The tips of Face to Face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.face_to_face.layout.decks import WAYS
from app.games.face_to_face.layout.ids import GIFT_PANEL, RIVALS_HAND
from app.games.face_to_face.layout.sitting import near_seat
from app.games.face_to_face.situation import FaceToFaceSituation, FaceToFaceView
from app.games.numbers.tips import NUMBERS_TIPS, SHORT, step_made, steps_ahead
from app.games.tips import DueTip, GameTips, TipWords, recent
from app.texts import texts
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced

T = texts("Tips")

GIFT = "gift"

_NOTHING_TO_DRAW: Final = T(
    "A gift has to make the other one’s pile better. It counts as a card laid, and a turn has one"
    " at most.",
    note="A tip about a card on the pile of a rival, when its giver has no cards left to draw.",
)

FACE_TO_FACE_TIPS: Mapping[str, TipWords] = {
    GIFT: TipWords(
        T("A gift", note="Heading of a tip."),
        T(
            "A gift has to make the other one’s pile better. Whoever gives one refills their hand;"
            " without it they draw two.",
            note="A tip about a card on the pile of a rival.",
        ),
    ),
    **NUMBERS_TIPS,
}


class FaceToFaceTips(GameTips[FaceToFaceView]):
    """The tips of Face to Face."""

    tips = FACE_TO_FACE_TIPS
    in_short = (SHORT,)
    kept = (GIFT_PANEL,)
    given_way = (RIVALS_HAND,)

    def due(self, situation: FaceToFaceSituation) -> Iterator[DueTip]:
        near, moves = near_seat(situation), recent(situation)
        for happenings in moves:
            match happenings[0]:
                case GiftGiven(seat=seat, rival=rival, way=way):
                    text = None if situation.view["draw"][seat] else _NOTHING_TO_DRAW
                    yield DueTip(GIFT, f"{'own' if rival == near else 'rival'}.{way}", text=text)
        for happenings in moves[-1:]:
            match happenings[0]:
                case OwnCardPlaced(seat=seat, way=way) if seat == near:
                    numbers = situation.view["piles"][near][way]
                    made = step_made(f"own.{way}", numbers, ascending=way == "up")
                    yield from () if made is None else (made,)
        view = situation.view
        if view["turn"]["placed"]:
            return
        for way in WAYS:
            if any(action.endswith(f" rival.{way}") for action in situation.legal):
                text = None if view["draw"][near] else _NOTHING_TO_DRAW
                yield DueTip(GIFT, f"rival.{way}", text=text)
        for way in WAYS:
            hand, pile = view["hands"][near], view["piles"][near][way]
            cards = [card for card in hand if card and f"place {card} own.{way}" in situation.legal]
            yield from steps_ahead(f"own.{way}", pile, cards, ascending=way == "up")
