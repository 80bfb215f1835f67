"""The hints of Face to Face: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.games.contract import MAIN, Advice, Situation
from app.games.face_to_face import words
from app.games.face_to_face.decks import pile_of
from app.games.face_to_face.gift import is_gift
from app.games.face_to_face.layout import card_id
from app.games.face_to_face.sitting import near_seat
from app.games.hinting import Args, Why, sentences
from app.games.the_game.hints import FEW, OF_OTHERS, with_step, worth_telling
from app.games.the_game.hints import WHY as THE_GAME

if TYPE_CHECKING:
    from app.thinker import Hint

ALONE: Final = ("last-card", "lost", "only")
"""Reasons beside which no other is said, and which are said beside no other."""


def advice(hint: Hint, situation: Situation) -> Advice:
    """The hint in words, and what it lights."""
    verb, *rest = hint.action.split()
    told = worth_telling(hint.reasons, ALONE)
    reasons = [WHY[code](situation, args) for code, args in told]
    if verb != "place":
        what = QCoreApplication.translate("FaceToFace", "End your turn", "a hint")
        return Advice(sentences(what, reasons), (MAIN,), MAIN)
    card, pile = rest
    owner, way = pile_of(pile, near_seat(situation))
    top = situation.view["piles"][owner][way][-1]
    if told[0].code in OF_OTHERS and not is_gift(pile):
        reasons = [with_step(abs(int(card) - top), reasons[0]), *reasons[1:]]
    if is_gift(pile):
        text = QCoreApplication.translate(
            "FaceToFace", "Place {card} as a gift {on_pile}", "a hint"
        )
    else:
        text = QCoreApplication.translate("FaceToFace", "Place {card} {on_pile}", "a hint")
    what = text.format(card=card, on_pile=words.on_pile(pile))
    return Advice(sentences(what, reasons), (card_id(near_seat(situation), int(card)), pile), pile)


def _last_card(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("FaceToFace", "it is your last card, and you win")


def _lost(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "FaceToFace",
        "the game can no longer be won, but this way you place as many cards as you can",
    )


def _trick(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "FaceToFace", "the backwards trick takes your pile from {top} back to {card}"
    )
    return text.format(top=args["top"], card=args["card"])


def _skips_none(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "FaceToFace", "it skips none of the cards that you still have to place"
    )


def _smallest_jump(situation: Situation, args: Args) -> str:
    jump = args["jump"]
    if jump <= FEW:
        return THE_GAME["smallest-jump"](situation, args)
    return QCoreApplication.translate(
        "FaceToFace", "it is %n step(s) away, and no card is closer on your piles", None, jump
    )


def _skips(_: Situation, args: Args) -> str:
    first, *others = args["cards"]
    if not others:
        text = QCoreApplication.translate(
            "FaceToFace", "it skips only {card} of the cards that you still have to place"
        )
        return text.format(card=first)
    text = QCoreApplication.translate(
        "FaceToFace", "it skips only {card} and {other} of the cards that you still have to place"
    )
    return text.format(card=first, other=others[0])


def _passed(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("FaceToFace", "your own piles are already past {card}")
    return text.format(card=args["card"])


def _fills_hand(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "FaceToFace",
        "thanks to your gift you will draw {drawn} instead of {without}",
    )
    return text.format(drawn=args["drawn"], without=args["without"])


def _nothing_else(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("FaceToFace", "none of your cards fits on your own piles")


def _helps_least(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("FaceToFace", "no other gift helps your opponent less")


def _own_stay(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "FaceToFace",
        "your own piles stay as they are, and your opponent’s moves back by %n step(s)",
        None,
        args["jump"],
    )


def _further(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "FaceToFace", "you have placed enough, but the first to get rid of all their cards wins"
    )


def _dear_gift(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "FaceToFace",
        "even the smallest gift, {card}, would take your opponent’s pile back by %n step(s)",
        None,
        args["jump"],
    )
    return text.format(card=args["card"])


def _keeps_hand(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("FaceToFace", "your next turn needs cards too")


WHY: Final[Mapping[str, Why]] = {
    "only": THE_GAME["only"],
    "last-card": _last_card,
    "lost": _lost,
    "trick": _trick,
    "trick-next": THE_GAME["trick-next"],
    "keeps-pair": THE_GAME["keeps-pair"],
    "skips-none": _skips_none,
    "smallest-jump": _smallest_jump,
    "skips": _skips,
    "passed": _passed,
    "fills-hand": _fills_hand,
    "nothing-else": _nothing_else,
    "helps-least": _helps_least,
    "own-stay": _own_stay,
    "needed": THE_GAME["needed"],
    "further": _further,
    "minimum-lies": THE_GAME["minimum-lies"],
    "nothing-fits": THE_GAME["nothing-fits"],
    "trick-waits": THE_GAME["trick-waits"],
    "waits": THE_GAME["waits"],
    "dear": THE_GAME["dear"],
    "dear-gift": _dear_gift,
    "keeps-hand": _keeps_hand,
    **{
        code: THE_GAME[code]
        for code in ("no-other-way", "trials", "cheaper-after", "cheaper-pair", "cheaper-waits")
    },
}
"""By the codes of `engine.bots.face_to_face.hints`."""
