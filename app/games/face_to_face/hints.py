"""The hints of Face to Face: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games.contract import MAIN, Advice
from app.games.face_to_face import words
from app.games.face_to_face.layout.decks import pile_of
from app.games.face_to_face.layout.gift import is_gift
from app.games.face_to_face.layout.layout import card_id
from app.games.face_to_face.layout.sitting import near_seat
from app.games.face_to_face.situation import FaceToFaceSituation, FaceToFaceView
from app.games.hinting import Args, Why, why
from app.games.numbers.hints import FEW, OF_OTHERS, with_cost, worth_telling
from app.games.numbers.hints import WHY as OF_NUMBERS
from app.texts import texts
from engine.core.placing import Place
from engine.games.face_to_face.actions import ACTIONS

if TYPE_CHECKING:
    from app.match.bot_client import Hint

T = texts("FaceToFace")

ALONE: Final = ("last-card", "lost", "only")
"""Reasons beside which no other is said, and which are said beside no other."""


def advice(hint: Hint, situation: FaceToFaceSituation) -> Advice:
    """Return the hint in words, and what it lights."""
    action = ACTIONS[hint.action]
    told = worth_telling(hint.reasons, ALONE)
    reasons = [WHY[code](situation, args) for code, args in told]
    if not isinstance(action, Place):
        what = common_texts.hint_end_turn()
        return Advice(what, reasons, (MAIN,), MAIN)
    card, pile = action.card, action.name
    owner, way = pile_of(pile, near_seat(situation))
    top = situation.view["piles"][owner][way][-1]
    if told and told[0].code in OF_OTHERS and not is_gift(pile):
        jump = card - top if way == "up" else top - card
        reasons = [with_cost(jump, reasons[0]), *reasons[1:]]
    if is_gift(pile):
        text = T("Place {card} as a gift {on_pile}", "a hint")
    else:
        text = common_texts.hint_place
    what = text(card=card, on_pile=words.on_pile(pile))
    return Advice(what, reasons, (card_id(near_seat(situation), card), pile), pile)


def _smallest_jump(situation: FaceToFaceSituation, args: Args) -> str:
    jump = args["jump"]
    if jump <= FEW:
        return OF_NUMBERS["smallest-jump"](situation, args)
    if sum(" own." in action for action in situation.legal) == 1:
        return T("that skips %n number(s), but no other card fits on your own piles")(n=jump - 1)
    return T("that skips %n number(s), the fewest on your own piles")(n=jump - 1)


def _skips(_: FaceToFaceSituation, args: Args) -> str:
    first, *others = args["cards"]
    if not others:
        return T("it skips only {card} of the cards that you still have to place")(card=first)
    return T("it skips only {card} and {other} of the cards that you still have to place")(
        card=first, other=others[0]
    )


WHY: Final[Mapping[str, Why[FaceToFaceView]]] = {
    **OF_NUMBERS,
    "last-card": why(T("it is your last card, and you win")),
    "lost": why(
        T("the game can no longer be won, but this way you place as many cards as you can")
    ),
    "trick": why(T("the backwards trick takes your pile from {top} back to {card}")),
    "skips-none": why(T("it skips none of the cards that you still have to place")),
    "smallest-jump": _smallest_jump,
    "skips": _skips,
    "passed": why(T("your own piles are already past {card}")),
    "fills-hand": why(T("thanks to your gift you will draw {drawn} cards instead of {without}")),
    "nothing-else": why(T("none of your cards fits on your own piles")),
    "helps-least": why(T("no other gift helps your opponent less")),
    "own-stay": why(
        T("your own piles stay as they are, and your opponent’s moves back by %n number(s)"),
        n="jump",
    ),
    "further": why(T("you have placed enough, but the first to get rid of all their cards wins")),
    "dear-gift": why(
        T("even the smallest gift, {card}, would take your opponent’s pile back by %n number(s)"),
        n="jump",
    ),
    "keeps-hand": why(T("your next turn needs cards too")),
}
"""By the codes of `engine.bots.face_to_face.hints`."""
