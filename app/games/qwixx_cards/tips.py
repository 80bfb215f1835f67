"""The tips of Qwixx."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.qwixx_cards.layout.crosses import penalty_id
from app.games.qwixx_cards.layout.rivals import rival_id
from app.games.qwixx_cards.layout.sheet import lock_id, sheet_id
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.games.tips import DueTip, GameTips, TipWords
from app.texts import texts
from engine.games.qwixx_cards.printed import PENALTIES_TO_END
from engine.games.qwixx_cards.rules import MAX_SEATS

T = texts("Tips")

LOCK, JOKER = "lock", "joker"

QWIXX_TIPS: Mapping[str, TipWords] = {
    LOCK: TipWords(
        T("The lock", note="Heading of a tip."),
        T(
            "The lock is one more cross, and closes this row for this player alone. Whoever closes"
            " two ends the match.",
            note="A tip about a row that is closed, told once.",
        ),
    ),
    JOKER: TipWords(
        T("A joker", note="Heading of a tip."),
        T(
            "A joker has no colour: it takes that of the row in which you cross its number.",
            note="A tip about the first joker in the hand.",
        ),
    ),
}


class QwixxTips(GameTips[QwixxView]):
    """The tips of Qwixx."""

    tips = QWIXX_TIPS
    kept = frozenset(penalty_id(index) for index in range(PENALTIES_TO_END))
    given_way = ("steps",)  # The rail tells of the turn, too.
    kept_first = frozenset(map(sheet_id, range(MAX_SEATS)))

    def due(self, situation: QwixxSituation) -> Iterator[DueTip]:
        # Who closes a row is not asked before others have played: the sheets still tell of it.
        sheets = situation.view["sheets"]
        for seat in sorted(range(len(sheets)), key=lambda seat: seat != situation.seat):
            for colour in sheets[seat]["locked"][-1:]:
                yield DueTip(LOCK, lock_id(colour) if seat == situation.seat else rival_id(seat))
        if situation.seat is not None:
            for card in situation.view["hands"][situation.seat]:
                if card.startswith("j"):
                    yield DueTip(JOKER, card)
