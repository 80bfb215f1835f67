"""Why something does not go in Wednesday, as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QCoreApplication

from app.players import PlayerInfo
from engine.core.refusal import Refusal


def refusal_sentence(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Why something is refused, as one sentence for the person at the screen."""
    args = cast(Mapping[str, Any], refusal.args)
    for answer in (_of_order, _of_play, _of_burning, _of_decisions):
        text = answer(refusal.code, args)
        if text:
            return text
    match refusal.code:
        case "no-cards":
            line = QCoreApplication.translate("Wednesday", "{name} has no card to take.")
            return line.format(name=players[args["player"]].name)
        case "not-your-turn":
            return _not_your_turn(args.get("to_act"), players)
        case "match-over":
            return QCoreApplication.translate("Wednesday", "The game is over.")
    return QCoreApplication.translate("Wednesday", "You cannot do that now.")


def _of_order(code: str, args: Mapping[str, Any]) -> str:
    """The number does not go on the last one, or is not of the kind asked for."""
    match code:
        case "not-higher":
            line = QCoreApplication.translate(
                "Wednesday", "You cannot play {number}: it must be higher than {last}."
            )
        case "not-equal-or-higher":
            line = QCoreApplication.translate(
                "Wednesday", "You cannot play {number}: with Weems it must be {last} or higher."
            )
        case "very-next":
            line = QCoreApplication.translate(
                "Wednesday",
                "You cannot play {number}: with Ajax the very next number is not allowed.",
            )
        case "not-lower":
            line = QCoreApplication.translate(
                "Wednesday", "You cannot play {number}: with Bianca it must be lower than {last}."
            )
        case "odd-only":
            line = QCoreApplication.translate(
                "Wednesday", "You cannot play {number}: with Tyler only odd numbers are played."
            )
        case "pairs-only":
            line = QCoreApplication.translate(
                "Wednesday",
                "You cannot play a single {number}: with Enid cards are played in pairs.",
            )
        case "one-card":
            line = QCoreApplication.translate(
                "Wednesday",
                "One card per turn: two {number}s can be played together only with Enid.",
            )
        case "blocked":
            line = QCoreApplication.translate(
                "Wednesday", "{number} is blocked by Thing until the round ends."
            )
        case _:
            return ""
    return line.format(**args)


def _of_play(code: str, args: Mapping[str, Any]) -> str:
    """The hand does not hold it, or something else must be played."""
    match code:
        case "not-in-hand":
            line = QCoreApplication.translate("Wednesday", "You have no {number}.")
        case "no-pair":
            line = QCoreApplication.translate(
                "Wednesday", "With Enid you need a pair, and you have only one {number}."
            )
        case "opening-one":
            line = QCoreApplication.translate(
                "Wednesday", "You have a 1: open the round with it, not with {number}."
            )
        case "opening-pass":
            line = QCoreApplication.translate(
                "Wednesday", "You open the round, so you cannot pass: play a card."
            )
        case "play-again":
            line = QCoreApplication.translate(
                "Wednesday", "After a 2 you must play again. You can play: {numbers}."
            )
        case "leader-must-play":
            line = QCoreApplication.translate(
                "Wednesday", "You lead, so you must play. You can play: {numbers}."
            )
        case _:
            return ""
    return line.format(**_listed(args, "numbers"))


def _of_burning(code: str, args: Mapping[str, Any]) -> str:
    """Combinations, and laying off."""
    match code:
        case "opening-combination":
            line = QCoreApplication.translate(
                "Wednesday", "You cannot open a round with a combination: play a card."
            )
        case "too-few":
            line = QCoreApplication.translate(
                "Wednesday",
                "You need {needed} cards numbered {number} to burn them; you have %n.",
                None,
                args["held"],
            )
        case "nothing-blocked":
            line = QCoreApplication.translate(
                "Wednesday",
                "Only three 6s, four 10s or a hand that is all blocked can go onto the burnt pile.",
            )
        case "not-only-blocked":
            line = QCoreApplication.translate(
                "Wednesday",
                "You can discard your hand only when every card in it is blocked: you also have"
                " {others}.",
            )
        case _:
            return ""
    return line.format(**_listed(args, "others"))


def _of_decisions(code: str, args: Mapping[str, Any]) -> str:
    """What an outcast or a character asks for."""
    match code:
        case "no-such-player":
            line = QCoreApplication.translate("Wednesday", "Nobody sits there.")
        case "yourself":
            line = QCoreApplication.translate("Wednesday", "Choose another player, not yourself.")
        case "just-taken":
            line = QCoreApplication.translate(
                "Wednesday", "This {number} is the card you have just taken: give another one."
            )
        case "no-such-place":
            line = QCoreApplication.translate(
                "Wednesday", "The pile has only %n place(s).", None, args["places"]
            )
        case "blocked-place":
            line = QCoreApplication.translate(
                "Wednesday", "This {number} is blocked: choose another card."
            )
        case "decide-first":
            line = decide_first(args["step"])
        case "not-now":
            line = QCoreApplication.translate("Wednesday", "You do not need to do that now.")
        case _:
            return ""
    return line.format(**args)


def decide_first(step: str) -> str:
    """What comes first, before anything else may be done."""
    match step:
        case "swap":
            return QCoreApplication.translate("Wednesday", "First take a card from another player.")
        case "give":
            return QCoreApplication.translate("Wednesday", "First give a card back.")
        case "pick":
            return QCoreApplication.translate("Wednesday", "First choose which burnt card to take.")
        case "donate":
            return QCoreApplication.translate(
                "Wednesday", "First choose who takes the top burnt card."
            )
        case "block":
            return QCoreApplication.translate(
                "Wednesday", "First choose the number for Thing to block."
            )
    return QCoreApplication.translate("Wednesday", "First put Wednesday among the characters.")


def _listed(args: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The arguments, with a list of numbers as people write it."""
    listed = {**args}
    if name in listed:
        listed[name] = ", ".join(map(str, listed[name]))
    return listed


def _not_your_turn(to_act: object, players: Sequence[PlayerInfo]) -> str:
    if isinstance(to_act, list | tuple) and to_act and isinstance(to_act[0], int):
        line = QCoreApplication.translate("Wednesday", "It is {name}’s turn.")
        return line.format(name=players[to_act[0]].name)
    return QCoreApplication.translate("Wednesday", "It is not your turn.")
