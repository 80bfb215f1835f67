"""Reasons of hints where cards are placed on piles, in the language on screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app.games.contract import AnySituation
from app.games.hinting import Args, Why, why, worth_saying
from app.texts import texts
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.match.bot_client import Reason

T = texts("Numbers")

FEW = 3
"""Of steps to the third next number at most it is said that they skip only few."""

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


def worth_telling(reasons: Sequence[Reason], alone: Collection[str]) -> list[Reason]:
    """Return what is said of the reasons.

    That cards are needed is said only where there is no better one.
    """
    first = reasons[0].code if reasons else ""
    return worth_saying(reasons, alone, ("needed", TWICE.get(first, "")))


def cost(jump: int) -> str:
    """Say what a step costs by which the pile comes on so far: how many numbers it skips.

    It is below 0 for the backwards trick.
    """
    if jump < 0:
        return T("that takes the pile ten back")()
    if jump == 1:
        return T("that leaves no gap")()
    return T("that skips %n number(s)")(n=jump - 1)


def with_cost(jump: int, reason: str) -> str:
    """Return a reason that says nothing of the card itself, after what the card costs."""
    return T("{cost}, and {reason}", "a hint")(cost=cost(jump), reason=reason)


def not_nearest(card: object, but: str) -> str:
    """Say that another card would cost less, and why it is not that one."""
    return T("{card} would cost less, but {but}")(card=card, but=but)


def _keeps_pair(_: AnySituation, args: Args) -> str:
    text = T("you keep {low} and {high} for a backwards trick")
    low, high = args["cards"]
    return text(low=low, high=high)


def _smallest_jump(_: AnySituation, args: Args) -> str:
    jump = args["jump"]
    if jump == 1:
        return cost(jump)
    if jump <= FEW:
        return T("that skips only %n number(s)")(n=jump - 1)
    return T("none of your other cards costs less")()


def _cheaper_after(_: AnySituation, args: Args) -> str:
    if args["jump"] < 0:
        return T("the backwards trick with {card} follows later in your turn")(card=args["card"])
    but = T("it follows later in your turn")()
    return not_nearest(args["card"], but)


def _cheaper_pair(_: AnySituation, args: Args) -> str:
    but = T("keep it for a backwards trick with {other}")
    return not_nearest(args["card"], but(other=args["other"]))


def _cheaper_waits(_: AnySituation, args: Args) -> str:
    but = T("keep it: your next turn needs cards too")()
    return not_nearest(args["card"], but)


def _trick_waits(situation: AnySituation, args: Args) -> str:
    if len(situation.players) == 1:
        return T("the backwards trick with {card} can wait for your next turn")(card=args["card"])
    return T(
        "keep {card} for the backwards trick in your next turn, if nobody changes the pile before"
    )(card=args["card"])


def _dear(_: AnySituation, args: Args) -> str:
    return T("even your closest card skips %n number(s)")(n=args["jump"] - 1)


def _needed(_: AnySituation, args: Args) -> str:
    left = args["minimum"] - args["placed"]
    return T("you still need to place %n card(s)")(n=left)


WHY: Final[Mapping[str, Why[Document]]] = {
    "only": why(T("you have no other move")),
    "trick-next": why(T("then {then} does the backwards trick there")),
    "keeps-pair": _keeps_pair,
    "smallest-jump": _smallest_jump,
    "no-other-way": why(T("after anything else you could not finish your turn")),
    "trials": why(T("tried with the hidden cards shuffled again and again, this came out best")),
    "cheaper-after": _cheaper_after,
    "cheaper-pair": _cheaper_pair,
    "cheaper-waits": _cheaper_waits,
    "needed": _needed,
    "minimum-lies": why(T("you placed %n card(s), enough for this turn"), n="placed"),
    "nothing-fits": why(T("none of your cards fits on any pile")),
    "trick-waits": _trick_waits,
    "waits": why(T("{card} is so close that it can wait for your next turn")),
    "dear": _dear,
}
"""By the engine's codes."""
