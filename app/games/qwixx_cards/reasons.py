"""Sentences for what is refused in Qwixx."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from app import common_texts
from app.games.out_of_turn import out_of_turn
from app.games.qwixx_cards.sheets import crossed_in
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.words import (
    colour_name,
    coloured,
    in_row,
    listed,
    sentence,
    the_coloured,
    the_numbers,
    the_skipped,
)
from app.texts import texts
from engine.core.refusal import Refusal

T = texts("QwixxCards")

NOTHING_CHOSEN: Final = Refusal("nothing-chosen")
"""Of the table's own: no card is chosen that could be played."""
OF_LETTER: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "j": "joker"}
"""The colours by the first letter of a card's text."""


def refusal_sentence(refusal: Refusal, situation: QwixxSituation) -> str:
    """Say why something is refused, as one sentence for the person at the screen."""
    args = cast(Mapping[str, Any], refusal.args)
    match refusal.code:
        case "nothing-chosen":
            text = T("First choose the cards to play: one, or up to three of one colour.")()
        case "wrong-part":
            text = _wrong_part(args["part"])
        case "slot-empty":
            text = T("There is no card there.")()
        case "not-on-top" | "one-number":
            line = T("Only {number} counts now: it is the number for all.")
            text = line(number=args["top"])
        case "already-decided":
            text = T("You have already decided that.")()
        case "row-closed" | "not-further-right" | "too-few-crosses" | "too-many-skipped":
            text = _of_row(refusal.code, args, situation)
        case "not-in-hand" | "too-many-cards" | "different-colours" | "other-colour":
            text = _of_cards(refusal.code, args)
        case "other-row" | "not-shown":
            text = _of_play(refusal.code, args)
        case "not-your-turn":
            text = out_of_turn(args.get("to_act"), situation.players)
        case "match-over":
            text = common_texts.game_is_over()
        case _:
            text = common_texts.not_now()
    return text


def _wrong_part(part: str) -> str:
    match part:
        case "take":
            return T("First take cards from the display, until you have five.")()
        case "number":
            return T("First the number for all: cross it in one row, or skip.")()
        case "play":
            return T("Now play from your hand: one card, or up to three of one colour.")()
    return T("Your cards are face up: now cross their numbers, or nothing.")()


def _of_row(code: str, args: Mapping[str, Any], situation: QwixxSituation) -> str:
    row = args["row"]
    if code == "row-closed":
        return T("You have closed this row: you cannot cross anything more {in_row}.")(
            in_row=in_row(row)
        )
    if code == "too-many-skipped":
        return T("You may skip only one number between these crosses, not {numbers}.")(
            numbers=the_skipped(args["numbers"])
        )
    number = coloured(row, [args["number"]])
    if code == "too-few-crosses":
        return sentence(
            T("{number} needs {needed} crosses before it in its row: there are %n.")(
                n=args["crosses"], number=number, needed=args["needed"]
            )
        )
    seat = situation.seat
    if seat is not None and args["number"] in crossed_in(situation.view["sheets"][seat], row):
        return sentence(T("{number} is already crossed.")(number=number))
    return sentence(
        T("{number} is gone: you cross from left to right, and {last} is already crossed.")(
            number=number, last=args["last"]
        )
    )


def _of_cards(code: str, args: Mapping[str, Any]) -> str:
    match code:
        case "not-in-hand":
            return sentence(common_texts.not_in_hand(card=card_words(args["card"])))
        case "too-many-cards":
            return T("You can play no more than {most} cards at a time.")(most=args["most"])
        case "different-colours":
            return T("Only cards of one colour can be played together, not {colours}.")(
                colours=listed([colour_name(each) for each in args["colours"]])
            )
    text = T("{card} cannot be crossed {in_row}.")(
        card=card_words(args["card"]), in_row=in_row(args["colour"])
    )
    return sentence(text)


def _of_play(code: str, args: Mapping[str, Any]) -> str:
    if code == "other-row":
        return T("With these cards you can cross only {in_row}.")(in_row=in_row(args["colour"]))
    return T("None of your chosen cards shows {number}: they show {numbers}.", plural=True)(
        n=len(args["numbers"]), number=args["number"], numbers=the_numbers(args["numbers"])
    )


def card_words(card: str) -> str:
    """Name a card by its text."""
    return coloured(OF_LETTER[card[0]], [int(card[1:])])


def cards_words(cards: Sequence[str]) -> str:
    """Name cards by their texts, with articles: those of one colour together, and jokers too."""
    kinds = dict[str, list[int]]()
    for card in cards:
        kinds.setdefault(OF_LETTER[card[0]], []).append(int(card[1:]))
    named = []
    for colour, numbers in kinds.items():
        together = len(kinds) == 1 or colour == "joker"
        groups = [numbers] if together else [[number] for number in numbers]
        named += [the_coloured(colour, group) for group in groups]
    return listed(named)
