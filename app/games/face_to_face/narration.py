"""The narration of Face to Face, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from app.games.face_to_face import onlookers, words
from app.games.face_to_face.layout.layout import face_of
from app.games.face_to_face.summary import TONES
from app.games.narration import Audience
from app.games.numbers.narration import TurnsNarration, placed
from app.match.story import Happenings
from app.paint.face import Face
from app.table.pace import Weight
from engine.core.happening import Happening
from engine.core.turn_happenings import CardsDrawn, TurnEnded
from engine.games.face_to_face.happenings import (
    DuelWon,
    GiftGiven,
    GiftRewarded,
    GiftWithheld,
    OwnCardPlaced,
)
from engine.games.face_to_face.piles import CARDS

DECK: Final = len(CARDS)


class FaceToFaceNarration(TurnsNarration):
    """Gold against silver."""

    weights: ClassVar[Mapping[type[Happening], Weight]] = {
        **TurnsNarration.weights,
        OwnCardPlaced: Weight.CARD,
        GiftGiven: Weight.REVEAL,
        GiftRewarded: Weight.PASS,
        GiftWithheld: Weight.PASS,
        DuelWon: Weight.PASS,
    }
    ends: ClassVar[tuple[type[Happening], ...]] = (DuelWon,)

    def sentence(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case OwnCardPlaced(seat, card, way, trick=trick):
                own = seat == audience.listener
                where = words.on_pile(f"own.{way}") if own else onlookers.on_pile(way)
                said = placed(seat, audience, str(card), where, trick=trick)
            case GiftGiven():
                said = _gift(happening, audience)
            case GiftRewarded(seat, card):
                said = audience.told(seat, words.you_gave, onlookers.gave_one, card=card)
            case GiftWithheld(seat):
                said = audience.told(seat, words.you_gave_none, onlookers.gave_none)
            case DuelWon():
                said = _won(happening, audience)
            case _:
                said = super().sentence(happening, audience)
        return said

    def weigh(self, happening: Happening) -> Weight:
        trick = isinstance(happening, OwnCardPlaced) and happening.trick
        return Weight.REVEAL if trick else super().weigh(happening)

    def faces(self, happenings: Happenings) -> Sequence[Face]:
        match happenings[0]:
            case OwnCardPlaced(seat, card) | GiftGiven(seat, _, card):
                return [face_of(card, TONES[seat])]
        return ()

    def draw_pile_ran_out(self, seat: int, audience: Audience) -> str:
        yours, theirs = words.draw_pile_ran_out, onlookers.draw_pile_ran_out
        return audience.told(seat, yours, theirs)

    def placed_card(self, placed: Happening) -> str:
        return str(placed.card) if isinstance(placed, OwnCardPlaced | GiftGiven) else ""

    def joined(self, happening: Happening, happenings: Happenings, audience: Audience) -> str:
        match happening:
            case GiftRewarded():
                return ""  # It was told as it was given.
            case GiftWithheld(seat) if seat == audience.listener:
                return ""
            case CardsDrawn(seat, count) if seat != audience.listener and any(
                isinstance(each, GiftWithheld) for each in happenings
            ):
                return onlookers.gave_none_and_drew(name=audience.name(seat), n=count)
            case GiftWithheld() if any(isinstance(each, CardsDrawn) for each in happenings):
                return ""
        return super().joined(happening, happenings, audience)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        if not any(isinstance(each, GiftRewarded) for each in moves[-1]):
            return super().turn_before(moves, listener)
        count = next(each.placed for each in moves[-1] if isinstance(each, TurnEnded))
        drawn = sum(each.count for each in moves[-1] if isinstance(each, CardsDrawn))
        if not drawn:
            return words.last_turn_with_gift_drew_none(n=count, name="{name}", placed=count)
        return words.last_turn_with_gift(n=count, name="{name}", placed=count, drawn=drawn)


def _gift(gift: GiftGiven, audience: Audience) -> str:
    name = audience.name(gift.seat)
    if gift.seat == audience.listener:
        return words.you_placed_gift(card=gift.card, on_pile=words.on_pile(f"rival.{gift.way}"))
    if gift.rival == audience.listener:
        where = words.on_pile(f"own.{gift.way}")
        return words.placed_gift_for_you(name=name, card=gift.card, on_pile=where)
    return onlookers.gave(name=name, card=gift.card, rival=audience.name(gift.rival))


def _won(end: DuelWon, audience: Audience) -> str:
    name = audience.name(end.winner)
    if end.reason == "all-placed":
        return audience.told(end.winner, words.you_win_all, onlookers.wins_all, cards=DECK)
    if end.loser == audience.listener:
        return words.you_were_stuck(name=name)
    loser = audience.name(end.loser)
    if end.winner == audience.listener:
        return words.you_win_stuck(name=loser)
    return onlookers.wins_stuck(name=name, loser=loser)
