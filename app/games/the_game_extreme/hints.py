"""The reasons of Extreme's hints that have to do with commands, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.hinting import Args, Why, why
from app.games.numbers.hints import not_nearest
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.the_game_extreme.command_words import command_word
from app.texts import texts
from engine.games.the_game.extreme import EXACTLY

T = texts("TheGameExtreme")


def _stop(_: TheGameSituation, args: Args) -> str:
    placed = args["placed"] + 1
    if placed >= args["minimum"]:
        return T("the card’s Stop ends your turn at once")()
    return T("the card’s Stop ends your turn at once, with %n card(s) instead of {minimum}")(
        n=placed, minimum=args["minimum"]
    )


def _three_needs(_: TheGameSituation, args: Args) -> str:
    return T("this turn needs exactly {exactly} cards, and you have placed %n")(
        n=args["placed"], exactly=EXACTLY
    )


def _ends_command(_: TheGameSituation, args: Args) -> str:
    return T("this covers {covered}, so its “{command}” is no longer in force")(
        covered=args["covered"], command=command_word(args["command"])
    )


def _no_cover(_: TheGameSituation, args: Args) -> str:
    if args["jump"] < 0:
        return T("none of your cards could then cover the skull on {card}")(card=args["card"])
    but = T("none of your cards could then cover its skull")()
    return not_nearest(args["card"], but)


def _three_lie(_: TheGameSituation, _args: Args) -> str:
    return T("this turn needs exactly {exactly} cards, and you have placed them")(exactly=EXACTLY)


WHY: Final[Mapping[str, Why[TheGameView]]] = {
    "stop": _stop,
    "covers-skull": why(
        T("it covers the skull on {skull}, and you have to do that before this turn ends")
    ),
    "skull-due": why(T("your turn cannot end before the skull on {skull} is covered")),
    "skull-then": why(T("you can cover the card’s skull with {then}")),
    "keeps-cover": why(T("you keep {card}, which can cover the skull on {skull} later")),
    "three-needs": _three_needs,
    "ends-command": _ends_command,
    "one-pile": why(T("this turn none of your cards fits on another pile")),
    "three-lie": _three_lie,
    "no-cover": _no_cover,
    "none-allowed": why(T("some cards would fit, but the commands forbid them")),
}
"""By the codes of `engine.bots.extreme.hints`, besides those of The Game."""
