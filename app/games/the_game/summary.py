"""What a saved match of The Game shows of itself: the tops of its piles, what is left."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

CARDS = 98


class Top(NamedTuple):
    """The top of a pile: the number on it, and whether it ascends."""

    number: int
    ascending: bool


def tops(view: Mapping[str, Any]) -> tuple[Top, ...]:
    """The tops of the four piles, ascending ones first."""
    return tuple(Top(pile[-1], name.startswith("up")) for name, pile in view["piles"].items())


def cards_left(view: Mapping[str, Any]) -> int:
    """How many of the cards do not lie on a pile yet."""
    return CARDS - sum(len(pile) - 1 for pile in view["piles"].values())


def progress(view: Mapping[str, Any]) -> str:
    """How far the match has come, or how it ended, in a few words."""
    left = cards_left(view)
    if view["over"] is None:
        return QCoreApplication.translate("TheGameSummary", "%n card(s) left", None, left)
    if view["over"]["won"]:
        return QCoreApplication.translate("TheGameSummary", "won: all cards placed")
    return QCoreApplication.translate("TheGameSummary", "over, with %n card(s) left", None, left)


def turn_before(before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[int, int]:
    """How many cards the turn that ended between two views placed, and how many it drew."""
    return len(before["turn"]["placed"]), len(before["draw"]) - len(after["draw"])
