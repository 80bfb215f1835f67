"""What all may know of cards: which ones bystanders' views show, and which ones a text names.

A card is a word here: its number, or in Qwixx, where every back shows the number, its colour and
number. Wednesday's characters are words, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import product
from typing import Any, Final

from app.games.wednesday import names
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.games.qwixx_cards.printed import COLOURS, FULL_HAND
from engine.games.the_game.extreme import EXACTLY
from engine.games.wednesday.cards import CHARACTERS, NUMBERS
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.happenings import (
    CharacterAppeared,
    CharactersSetAside,
    CombinationShown,
    OutcastPlayed,
    RoundEnded,
)
from engine.games.wednesday.rounds import ROUNDS

QWIXX: Final = "qwixx-cards"

NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "the-game": ("card", "top", "cards", "fires", "skulls"),
    "the-game-extreme": ("card", "top", "cards", "fires", "skulls"),
    "face-to-face": ("card", "top", "cards"),
    QWIXX: ("card", "cards", "decision"),
    "wednesday": ("number", "cards", "hands", "character", "characters"),
}
"""The fields of each game's happenings that name cards, or what else may be hidden."""

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "the-game": ("piles", "hands", "draw"),
    "the-game-extreme": ("piles", "hands", "draw"),
    "face-to-face": ("piles", "hands", "draw"),
    QWIXX: ("hands", "display", "draw", "discard", "turn"),
    "wednesday": ("played", "hands", "burnt", "blocked", "turn", "aside", "open", "characters"),
}
"""The parts of each game's views in which cards lie."""

OF_RULES: Final[Mapping[str, Set[str]]] = {
    "the-game": set(),
    "the-game-extreme": {"2", "3"},
    "face-to-face": set(),
    QWIXX: set(),
    "wednesday": {"wednesday"},
}
"""Words of the rules that are told with whatever happened."""

_LETTERS: Final = {"j": "joker", **{colour[0]: colour for colour in COLOURS}}
_SAID: Final[Mapping[str, str]] = {
    "larissa": "weems",
    **{name: name for name in CHARACTERS},
    **{name.lower(): str(number) for number in NUMBERS if (name := names.outcast_name(number))},
}
"""What Wednesday's cards are called besides their numbers, and their words here."""
_TAKEN_WITH: Final = re.compile(r"with the 4, (?=[^.]* took )")
"""What a card was taken with, which is the rule's; the card itself is named after it."""
_COLOURED: Final = re.compile(rf"({'|'.join(_LETTERS.values())}) (\d+(?:(?:, | and | to )\d+)*)")


def names_in(layout: Layout) -> list[str]:
    """What a screen reader finds on the table."""
    things: list[CardSpec | PlaceSpec | Decoration] = [*layout.cards, *layout.places]
    return [thing.name for thing in (*things, *layout.decorations) if thing.name]


def heard_in(game_id: str, text: str) -> set[str]:
    """The cards that a text names, and whatever else is counted in it."""
    text = _TAKEN_WITH.sub("", text.lower())
    if game_id == QWIXX:
        return {
            f"{colour} {number}"
            for colour, numbers in _COLOURED.findall(text)
            for number in re.findall(r"\d+", numbers)
        }
    words = re.findall(r"[a-z]+|\d+", text)
    return {_SAID.get(word, word) for word in words if word.isdecimal() or word in _SAID}


def told_in(game_id: str, happenings: Iterable[Happening]) -> set[str]:
    """What may be said of this: the cards and counts in it, and those of the rules."""
    told = set[str]()
    for happening in happenings:
        words = [*_words(happening.json())]
        if game_id == QWIXX:
            # A joker takes on the colour that is played.
            numbers = [word.split()[-1] for word in words if word[-1].isdecimal()]
            words += map(" ".join, product({*_LETTERS.values()} & {*words}, numbers))
        told.update(words, _rules_of(happening))
    return told | OF_RULES[game_id]


def counted_in(view: Document) -> set[str]:
    """What all count: how many cards a turn asks for, and on piles how many lie and are drawn.

    Two or three are asked for, or one once nothing is left to draw, and exactly three in a turn
    with a Three. In Face to Face it is always two, and there as many are drawn without a gift, or
    with one up to six in hand, as far as they reach.
    """
    turn = view["turn"]
    if view["game"] == QWIXX:
        return {str(FULL_HAND - len(hand)) for hand in view["hands"]}
    if view["game"] == "wednesday":
        return _asked_in_wednesday(view)
    if "placed" not in turn:
        return set()
    placed, asked = len(turn["placed"]), view["options"].get("min_cards", 2) if view["draw"] else 1
    if any(view.get("commands", {}).get(str(card)) == "three" for card, _ in turn["placed"]):
        asked = EXACTLY
    counted = [placed, asked, asked - placed]
    if view["game"] == "face-to-face":
        left, held = (len(view[part][turn["seat"]]) for part in ("draw", "hands"))
        counted += [6, min(left, 2), min(left, 6 - held)]
    return {*map(str, counted)}


def _asked_in_wednesday(view: Document) -> set[str]:
    """What all know of what a turn asks: what opens the round, or what may follow which card."""
    turn, blocked = view["turn"], view["blocked"]
    by_rule = {"open": "1", "swap": "4", "pick": "7", "donate": "8", "block": "thing"}
    asked, last = [by_rule.get(turn["step"], "")], turn["last_number"]
    if last is not None:
        asked.append(str(last))
        if view["open"] == "ajax":
            asked.append(str(last + 1))  # The very next number, which he forbids.
        special = SPECIALS[view["round"]]
        if view["options"]["expert"] and special.in_spite and special.character == view["open"]:
            asked.append(str(special.outcast))  # It goes in spite of the character.
        if blocked is not None:
            asked.append(str(blocked))
    return {*asked} - {""}


def _rules_of(happening: Happening) -> tuple[str, ...]:
    """Words of the rules that are told with this alone."""
    match happening:
        case CharactersSetAside():
            return ("ajax",)  # He lies open.
        case CharacterAppeared(character="ajax"):
            return "1", "2"  # His rule has an example.
        case RoundEnded():
            return (str(ROUNDS),)
    return ()


def named_in(game_id: str, happenings: Iterable[Happening]) -> set[str]:
    """The cards that are named in what somebody is told."""
    return {word for each in happenings for word in _named(game_id, each.json())}


def laid_open_in(happenings: Sequence[Happening]) -> set[str]:
    """The cards that all have seen with what happened, though no view shows them any more.

    At the end of a round that is all that is in hand or was played.
    """
    ended = any(isinstance(each, RoundEnded) for each in happenings)
    kinds = (CombinationShown, RoundEnded, *([OutcastPlayed] if ended else []))
    return {word for each in happenings if isinstance(each, kinds) for word in _words(each.json())}


def shown_in(game_id: str, view: Document) -> set[str]:
    """The cards that lie open in a view, and what its rules name."""
    return {*_words([view[part] for part in SHOWN[game_id]])} | OF_RULES[game_id]


def _named(game_id: str, told: Document) -> Iterator[str]:
    for name in NAMED[game_id]:
        value = told.get(name)
        if name in ("cards", "characters") and isinstance(value, int):
            continue  # So many of them.
        yield from _words(value)
    for undone in told.get("undone", ()):
        yield from _named(game_id, undone)


def _words(value: Any) -> Iterator[str]:
    """Say a value of a document: its numbers, its words, its cards."""
    match value:
        case bool() | None:
            return
        case int():
            yield str(abs(value))
        case str():
            letter, number = value[:1], value[1:]
            card = letter in _LETTERS and number.isdecimal()
            yield f"{_LETTERS[letter]} {number}" if card else value
        case dict():
            for each in value.values():
                yield from _words(each)
        case list() | tuple():
            for each in value:
                yield from _words(each)
