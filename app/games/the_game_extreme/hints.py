"""The reasons of Extreme's hints that have to do with commands, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.hinting import Args, Why
from app.games.the_game_extreme import words
from engine.games.the_game.extreme import EXACTLY


def _stop(_: Situation, args: Args) -> str:
    placed = args["placed"] + 1
    if placed >= args["minimum"]:
        return QCoreApplication.translate("TheGameExtreme", "its Stop ends your turn at once")
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "its Stop ends your turn at once, with %n card(s) instead of {minimum}",
        None,
        placed,
    )
    return text.format(minimum=args["minimum"])


def _covers_skull(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "it covers the skull on {skull}, and you have to do that before this turn ends",
    )
    return text.format(skull=args["skull"])


def _skull_due(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGameExtreme", "your turn cannot end before the skull on {skull} is covered"
    )
    return text.format(skull=args["skull"])


def _skull_then(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate("TheGameExtreme", "you can cover its skull with {then}")
    return text.format(then=args["then"])


def _three_needs(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "this turn needs exactly {exactly} cards, and you have placed %n",
        None,
        args["placed"],
    )
    return text.format(exactly=EXACTLY)


def _ends_command(_: Situation, args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGameExtreme", "this covers {covered}, so its “{command}” is no longer in force"
    )
    return text.format(covered=args["covered"], command=words.command_word(args["command"]))


def _one_pile(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "TheGameExtreme", "this turn none of your cards fits on another pile"
    )


def _three_lie(_: Situation, _args: Args) -> str:
    text = QCoreApplication.translate(
        "TheGameExtreme", "this turn needs exactly {exactly} cards, and you have placed them"
    )
    return text.format(exactly=EXACTLY)


def _none_allowed(_: Situation, _args: Args) -> str:
    return QCoreApplication.translate(
        "TheGameExtreme", "some cards would fit, but the commands forbid them"
    )


WHY: Final[Mapping[str, Why]] = {
    "stop": _stop,
    "covers-skull": _covers_skull,
    "skull-due": _skull_due,
    "skull-then": _skull_then,
    "three-needs": _three_needs,
    "ends-command": _ends_command,
    "one-pile": _one_pile,
    "three-lie": _three_lie,
    "none-allowed": _none_allowed,
}
"""By the codes of `engine.bots.extreme.hints`, besides those of The Game."""
