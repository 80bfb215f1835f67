"""Sentences for what is refused in Wednesday, or should not be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from app import common_texts
from app.games.out_of_turn import out_of_turn
from app.games.wednesday.seen import asks_pair
from app.games.wednesday.situation import WednesdaySituation
from app.keys import commands
from app.match.players import PlayerInfo
from app.texts import texts
from engine.core.refusal import Refusal

T = texts("Wednesday")


def refusal_in(situation: WednesdaySituation, refusal: Refusal) -> str:
    """Say why something is refused as things stand there."""
    if situation.stage == "ended":
        # Whose turn it is in the next round is not told before that one is dealt.
        return T("The round is over. Go on with “{points}”.")(points=commands.POINTS.name())
    if refusal.code == "not-higher" and asks_pair(situation.view, refusal):
        # The number does not go on the last one, where it would take a pair of it.
        line = T("You cannot play {number}: with Enid it must be a pair higher than {last}.")
        return line.filled(refusal.args)
    return refusal_sentence(refusal, situation.players)


def refusal_sentence(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Say why something is refused, as one sentence for the person at the screen."""
    args = cast(Mapping[str, Any], refusal.args)
    for answer in (_of_order, _of_play, _of_burning, _of_decisions):
        text = answer(refusal.code, args)
        if text:
            return text
    match refusal.code:
        case "no-cards":
            return T("{name} has no card to take.")(name=players[args["player"]].name)
        case "not-your-turn":
            return out_of_turn(args.get("to_act"), players)
        case "match-over":
            return common_texts.game_is_over()
    return common_texts.not_now()


def _of_order(code: str, args: Mapping[str, Any]) -> str:
    """Say that the number does not go on the last one, or is not of the kind asked for."""
    match code:
        case "not-higher":
            line = T("You cannot play {number}: it must be higher than {last}.")
        case "not-equal-or-higher":
            line = T("You cannot play {number}: with Weems it must be {last} or higher.")
        case "very-next":
            line = T("You cannot play {number}: with Ajax the very next number is not allowed.")
        case "not-lower":
            line = T("You cannot play {number}: with Bianca it must be lower than {last}.")
        case "odd-only":
            line = T("You cannot play {number}: with Tyler only odd numbers are played.")
        case "pairs-only":
            line = T("You cannot play a single {number}: with Enid cards are played in pairs.")
        case "one-card":
            line = T("One card per turn: two {number}s can be played together only with Enid.")
        case "blocked":
            line = T("{number} is blocked by Thing until the round ends.")
        case _:
            return ""
    return line.filled(args)


def _of_play(code: str, args: Mapping[str, Any]) -> str:
    """Say that the hand does not hold it, or that something else must be played."""
    match code:
        case "not-in-hand":
            line = T("You have no {number}.")
        case "no-pair":
            line = T("With Enid you need a pair, and you have only one {number}.")
        case "opening-one":
            line = T("You have a 1: open the round with it, not with {number}.")
        case "opening-pass":
            line = T("You open the round, so you cannot pass: play a card.")
        case "play-again":
            line = T("After a 2 you must play again. You can play: {numbers}.")
        case "leader-must-play":
            line = T("You play first, so you must play. You can play: {numbers}.")
        case _:
            return ""
    return line.filled(_listed(args, "numbers"))


def _of_burning(code: str, args: Mapping[str, Any]) -> str:
    """Say why a combination cannot be burnt, or the hand not be discarded."""
    match code:
        case "opening-combination":
            line = T("You cannot open a round with a combination: play a card.")
        case "too-few":
            return T("You need {needed} cards numbered {number} to burn them; you have %n.").filled(
                args, args["held"]
            )
        case "nothing-blocked":
            line = T(
                "Only three 6s, four 10s or a hand that is all blocked can go onto the burnt pile."
            )
        case "not-only-blocked":
            line = T(
                "You can discard your hand only when every card in it is blocked: you also have"
                " {others}."
            )
        case _:
            return ""
    return line.filled(_listed(args, "others"))


def _of_decisions(code: str, args: Mapping[str, Any]) -> str:
    """Say why something is refused that an outcast or a character asks for."""
    match code:
        case "no-such-player":
            line = T("Nobody sits there.")
        case "yourself":
            line = T("Choose another player, not yourself.")
        case "just-taken":
            line = T("This {number} is the card you have just taken: give another one.")
        case "no-such-place":
            return T("The pile has only %n place(s).").filled(args, args["places"])
        case "blocked-place":
            line = T("This {number} is blocked: choose another card.")
        case "decide-first":
            return decide_first(args["step"])
        case "not-now":
            line = T("You do not need to do that now.")
        case _:
            return ""
    return line.filled(args)


def decide_first(step: str) -> str:
    """Say what comes first, before anything else may be done."""
    match step:
        case "swap":
            return T("First take a card from another player.")()
        case "give":
            return T("First give a card back.")()
        case "pick":
            return T("First choose which burnt card to take.")()
        case "donate":
            return T("First choose who takes the top burnt card.")()
        case "block":
            return T("First choose the number for Thing to block.")()
    return T("First put Wednesday among the characters.")()


def _listed(args: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the arguments, with a list of numbers as people write it."""
    listed = {**args}
    if name in listed:
        listed[name] = ", ".join(map(str, listed[name]))
    return listed


def dead_end_text(situation: WednesdaySituation) -> str:
    """Say what the action would lead to, and how it is done all the same."""
    if situation.view["options"]["teams"]:
        text = T("This ends the last round, and the game with it: your team would not win.")()
    else:
        text = T("This ends the last round, and the game with it: you would not win.")()
    way = T("Do it again if you still want to.")()
    return f"{text} {way}"
