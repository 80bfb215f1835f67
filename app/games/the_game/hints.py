"""The hints of The Game and Extreme: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.games.contract import MAIN, Advice, Situation
from app.games.hinting import Args, Why, sentences, worth_saying
from app.games.the_game import words

if TYPE_CHECKING:
    from app.thinker import Hint, Reason

FEW = 3
"""So many steps at most are called few."""

ALONE: Final = ("last-card", "all-can-go", "lost", "only", "no-other-way")
"""Reasons beside which no other is said, and which are said beside no other."""

OF_OTHERS: Final = (
    "trick-next",
    "tricks-next",
    "trick-later",
    "spares",
    "room",
    "needed",
    "still-due",
)
"""Reasons that do not say what the card itself costs, so that this is put before them."""

TWICE: Final[Mapping[str, str]] = {
    **dict.fromkeys(OF_OTHERS, "smallest-jump"),
    "skull-then": "trick-next",
}
"""What would be told again after a reason."""


def advice(hint: Hint, situation: Situation, more: Mapping[str, Why] | None = None) -> Advice:
    """The hint in words, and what it lights; `more` has words for other reasons."""
    verb, *rest = hint.action.split()
    whys = {**WHY, **(more or {})}
    told = worth_telling(hint.reasons, ALONE)
    if verb != "place":
        reasons = [whys[code](situation, args) for code, args in told]
        what = QCoreApplication.translate("TheGame", "End your turn", "a hint")
        return Advice(sentences(what, reasons), (MAIN,), MAIN)
    card, pile = rest
    reasons = [whys[code](situation, _told_apart(args, card, pile)) for code, args in told]
    if told[0].code in OF_OTHERS:
        step = abs(int(card) - situation.view["piles"][pile][-1])
        reasons = [with_step(step, reasons[0]), *reasons[1:]]
    text = QCoreApplication.translate("TheGame", "Place {card} {on_pile}", "a hint")
    what = text.format(card=card, on_pile=words.on_pile(pile))
    return Advice(sentences(what, reasons), (card, pile), pile)


def _told_apart(args: Args, card: str, pile: str) -> Args:
    """The reason's arguments; where the advised card is meant on another pile, it says on which."""
    if str(args.get("card")) != card or args.get("pile", pile) == pile:
        return args
    text = QCoreApplication.translate(
        "TheGame", "{card} {on_pile}", "a card after its article, if it takes one"
    )
    return {**args, "card": text.format(card=card, on_pile=words.on_pile(args["pile"]))}


def worth_telling(reasons: Sequence[Reason], alone: Collection[str]) -> list[Reason]:
    """What is said of the reasons; that cards are needed only where there is no better one."""
    return worth_saying(reasons, alone, ("needed", TWICE.get(reasons[0].code, "")))


def with_step(step: int, reason: str) -> str:
    """A reason that says nothing of the card itself, after what the card costs."""
    text = QCoreApplication.translate("TheGame", "{step}, and {reason}", "a hint")
    it_takes = QCoreApplication.translate("TheGame", "it is %n step(s) away", None, step)
    return text.format(step=it_takes, reason=reason)


def _only(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("TheGame", "you have no other move")


def _last_card(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("TheGame", "it is the very last card, and you win")


def _all_can_go(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "from here all {left} remaining cards can be placed"
    )
    return text.format(left=args["left"])


def _lost(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "TheGame",
        "the game can no longer be won, but this way you place as many cards as possible",
    )


def _covers_fire(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "it puts out the fire on {fire}, and you have to do that before this turn ends"
    )
    return text.format(fire=args["fire"])


def _trick(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "the backwards trick takes the pile from {top} back to {card}"
    )
    return text.format(top=args["top"], card=args["card"])


def _trick_next(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("TheGame", "then {then} takes the pile back by 10")
    return text.format(then=args["then"])


def _leaves_alone(situation: Situation, args: Args) -> str:
    match args["pile"]:
        case "up1":
            text = QCoreApplication.translate(
                "TheGame", "this keeps off the first ascending pile, as {name} asks"
            )
        case "up2":
            text = QCoreApplication.translate(
                "TheGame", "this keeps off the second ascending pile, as {name} asks"
            )
        case "down1":
            text = QCoreApplication.translate(
                "TheGame", "this keeps off the first descending pile, as {name} asks"
            )
        case _:
            text = QCoreApplication.translate(
                "TheGame", "this keeps off the second descending pile, as {name} asks"
            )
    return text.format(name=situation.players[args["seat"]].name)


def _despite(situation: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "it is worth it, though {name} asks you to keep off this pile"
    )
    return text.format(name=situation.players[args["seat"]].name)


def _keeps_pair(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("TheGame", "you keep {low} and {high} for a backwards trick")
    low, high = args["cards"]
    return text.format(low=low, high=high)


def _smallest_jump(_: Situation, args: Args) -> str:
    jump = args["jump"]
    if jump <= FEW:
        return QCoreApplication.translate("TheGame", "it is only %n step(s) away", None, jump)
    return QCoreApplication.translate(
        "TheGame", "it is %n step(s) away, and no card is closer", None, jump
    )


def _spares(_: Situation, args: Args) -> str:
    match args["pile"]:
        case "up1":
            text = QCoreApplication.translate(
                "TheGame", "the first ascending pile, which has more room, stays at {top}"
            )
        case "up2":
            text = QCoreApplication.translate(
                "TheGame", "the second ascending pile, which has more room, stays at {top}"
            )
        case "down1":
            text = QCoreApplication.translate(
                "TheGame", "the first descending pile, which has more room, stays at {top}"
            )
        case _:
            text = QCoreApplication.translate(
                "TheGame", "the second descending pile, which has more room, stays at {top}"
            )
    return text.format(top=args["top"])


def _tricks_next(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "then {then} and {last} take the pile back by 10 each"
    )
    return text.format(then=args["then"], last=args["last"])


def _trick_later(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "{after} follows there, and then {then} takes the pile back by 10"
    )
    return text.format(after=args["after"], then=args["then"])


def _no_other_way(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "TheGame", "after anything else you could not finish your turn"
    )


def _trials(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "TheGame",
        "of all that you could do, this came out best in %n trial deal(s) of the hidden cards",
        None,
        args["deals"],
    )


def _fewer_steps(_: Situation, args: Args) -> str:
    steps = args["steps"]
    if steps < 0:
        text = QCoreApplication.translate(
            "TheGame",
            "in the rest of your turn the piles go back by %n step(s) in all; with {card} first "
            "they would move on by {others}",
            None,
            -steps,
        )
    else:
        text = QCoreApplication.translate(
            "TheGame",
            "in the rest of your turn the piles move on by %n step(s) in all; with {card} first "
            "it would be {others}",
            None,
            steps,
        )
    return text.format(card=args["card"], others=args["others"])


def _gets_rid(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame",
        "if you keep {card}, it will be %n step(s) away after this turn",
        None,
        args["jump"],
    )
    return text.format(card=args["card"])


def _room(_: Situation, args: Args) -> str:
    match args["pile"]:
        case "up1":
            text = QCoreApplication.translate(
                "TheGame",
                "the first ascending pile will only be at {top} when your turn ends",
            )
        case "up2":
            text = QCoreApplication.translate(
                "TheGame",
                "the second ascending pile will only be at {top} when your turn ends",
            )
        case "down1":
            text = QCoreApplication.translate(
                "TheGame",
                "the first descending pile will only be at {top} when your turn ends",
            )
        case _:
            text = QCoreApplication.translate(
                "TheGame",
                "the second descending pile will only be at {top} when your turn ends",
            )
    return text.format(top=args["top"])


def _fire_left(situation: Situation, args: Args) -> str:
    if len(situation.players) == 1:
        text = QCoreApplication.translate(
            "TheGame", "the fire on {fire} will have to be out by the end of your next turn"
        )
        return text.format(fire=args["fire"])
    text = QCoreApplication.translate(
        "TheGame", "you leave the fire on {fire} to {name}, who will have to put it out"
    )
    return text.format(fire=args["fire"], name=situation.players[args["seat"]].name)


def _but(jump: int, card: object, but: str) -> str:
    """What the card that everybody sees would take, and why it is not that one."""
    text = QCoreApplication.translate("TheGame", "{card} is %n step(s) away, but {but}", None, jump)
    return text.format(card=card, but=but)


def _cheaper_after(_: Situation, args: Args) -> str:
    if args["jump"] < 0:
        text = QCoreApplication.translate(
            "TheGame", "the backwards trick with {card} follows later in your turn"
        )
        return text.format(card=args["card"])
    but = QCoreApplication.translate("TheGame", "it follows later in your turn")
    return _but(args["jump"], args["card"], but)


def _cheaper_asked(situation: Situation, args: Args) -> str:
    but = QCoreApplication.translate("TheGame", "{name} asks you to keep off that pile")
    name = situation.players[args["seat"]].name
    return _but(args["jump"], args["card"], but.format(name=name))


def _cheaper_pair(_: Situation, args: Args) -> str:
    but = QCoreApplication.translate("TheGame", "keep it for a backwards trick with {other}")
    return _but(args["jump"], args["card"], but.format(other=args["other"]))


def _cheaper_dear(_: Situation, args: Args) -> str:
    if args["steps"] >= 0:
        but = QCoreApplication.translate(
            "TheGame",
            "with it first the piles would move on by {others} in the rest of your turn, "
            "not {steps}",
        )
    else:
        but = QCoreApplication.translate(
            "TheGame",
            "with it first the piles would not go back by {back} in the rest of your turn",
        )
    steps = args["steps"]
    return _but(
        args["jump"],
        args["card"],
        but.format(others=args["others"], steps=steps, back=-steps),
    )


def _cheaper_waits(_: Situation, args: Args) -> str:
    but = QCoreApplication.translate("TheGame", "it can wait: your next turn needs cards too")
    return _but(args["jump"], args["card"], but)


def _cheaper_kept(_: Situation, args: Args) -> str:
    but = QCoreApplication.translate(
        "TheGame", "{instead}, if you keep it, will then be {later} steps away"
    )
    text = but.format(instead=args["instead"], later=args["later"])
    return _but(args["jump"], args["card"], text)


def _cheap(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "TheGame", "you have placed enough, but this costs next to nothing"
    )


def _needed(_: Situation, args: Args) -> str:
    left = args["minimum"] - args["placed"]
    return QCoreApplication.translate("TheGame", "you still need to place %n card(s)", None, left)


def _still_due(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "your turn cannot end before the fire on {fire} is out"
    )
    return text.format(fire=args["fire"])


def _further(situation: Situation, _args: Args) -> str:
    if len(situation.players) == 1:
        return QCoreApplication.translate(
            "TheGame", "you have placed enough, but play it before other cards cover the pile"
        )
    return QCoreApplication.translate(
        "TheGame", "you have placed enough, but play it before the others cover the pile"
    )


def _minimum_lies(_: Situation, args: Args) -> str:
    return QCoreApplication.translate(
        "TheGame", "you placed %n card(s), enough for this turn", None, args["placed"]
    )


def _nothing_fits(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate("TheGame", "none of your cards fits on any pile")


def _trick_waits(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "the backwards trick with {card} can wait for your next turn"
    )
    return text.format(card=args["card"])


def _waits(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame",
        "keep {card}, only %n step(s) away, for your next turn",
        None,
        args["jump"],
    )
    return text.format(card=args["card"])


def _dear(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGame", "even the nearest card, {card}, is %n step(s) away", None, args["jump"]
    )
    return text.format(card=args["card"])


WHY: Final[Mapping[str, Why]] = {
    "only": _only,
    "last-card": _last_card,
    "all-can-go": _all_can_go,
    "lost": _lost,
    "covers-fire": _covers_fire,
    "trick": _trick,
    "trick-next": _trick_next,
    "tricks-next": _tricks_next,
    "trick-later": _trick_later,
    "leaves-alone": _leaves_alone,
    "despite": _despite,
    "keeps-pair": _keeps_pair,
    "smallest-jump": _smallest_jump,
    "spares": _spares,
    "room": _room,
    "gets-rid": _gets_rid,
    "fewer-steps": _fewer_steps,
    "no-other-way": _no_other_way,
    "trials": _trials,
    "fire-left": _fire_left,
    "cheaper-after": _cheaper_after,
    "cheaper-asked": _cheaper_asked,
    "cheaper-pair": _cheaper_pair,
    "cheaper-dear": _cheaper_dear,
    "cheaper-waits": _cheaper_waits,
    "cheaper-kept": _cheaper_kept,
    "cheap": _cheap,
    "needed": _needed,
    "still-due": _still_due,
    "further": _further,
    "minimum-lies": _minimum_lies,
    "nothing-fits": _nothing_fits,
    "trick-waits": _trick_waits,
    "waits": _waits,
    "dear": _dear,
}
"""By the codes of `engine.bots.the_game.hints`."""
