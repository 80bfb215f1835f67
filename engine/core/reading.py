"""Reading of documents from outside: each check names the place and what is wrong.

A state of any game has every card where one card can be, and nothing in it breaks the rules as they
apply now. The past is not judged: neither whether play leads to the state, nor in which turn.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.options import complete_options
from engine.core.refusal import Refused

T = TypeVar("T")
Card = TypeVar("Card", int, str)
Word = TypeVar("Word", bound=str)

MAX_QUOTED = 40

MAX_TURN = 2**53 - 1
"""Turns are numbered from 1 to this: exact in every JSON reader, and beyond what play reaches."""


def read_state_fields(game: Game[Any], document: object, shape: type) -> Mapping[str, Any]:
    """Return the fields of a state of this game and check the first ones.

    ``shape`` is the TypedDict of the state. ``seed_state`` may be left out; it is 0 then. Raises
    BadDocument.
    """
    if isinstance(document, dict):
        document = {"seed_state": 0, **document}
    return read_game_fields(game, document, required_names(shape), optional_names(shape))


def read_game_fields(
    game: Game[Any], document: object, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """Return the fields of a state or view that is one of this game. Raises BadDocument."""
    fields = read_object(document, "", required, optional)
    expect(fields["game"], "game", game.id)
    expect(fields["rules_version"], "rules_version", game.rules_version)
    return fields


def read_options(game: Game[Any], value: object, seats: int) -> Mapping[str, Any]:
    """Return all options of the game, each with a choice that exists for so many seats."""
    fields = read_object(value, "options", tuple(game.options))
    try:
        return complete_options(game.options, fields, seats)
    except Refused as error:
        raise BadDocument("options", str(error.refusal)) from None


def expect_each_once(cards: Sequence[Card], deck: Sequence[Card]) -> None:
    """Require each card of the deck to lie in exactly one place."""
    if len(cards) == len(deck) and {*cards} == {*deck}:  # nearly always, and found faster
        return
    count = Counter(cards)
    double = [card for card in deck if count[card] > 1]
    missing = [card for card in deck if not count[card]]
    if double:
        raise BadDocument("", f"cards more than once: {double}")
    if missing:
        raise BadDocument("", f"cards missing: {missing}")


def expect_end(game: Game[Any], state: Any, fields: Mapping[str, Any]) -> None:
    """Require ``over`` and ``to_act`` to be what the rules say; seats may be in any order."""
    expect(fields["over"], "over", game.over(state))
    to_act = list(game.to_act(state))
    given = fields["to_act"]
    if not isinstance(given, list) or not same(sorted(given, key=repr), sorted(to_act)):
        expect(given, "to_act", to_act)


@cache
def field_names(shape: type) -> Sequence[str]:
    """Return the names of the fields of a TypedDict."""
    return tuple(shape.__annotations__)


@cache
def required_names(shape: type) -> Sequence[str]:
    """Return the names of the fields that a TypedDict always has."""
    optional = optional_names(shape)
    return tuple(name for name in field_names(shape) if name not in optional)


@cache
def optional_names(shape: type) -> Sequence[str]:
    """Return the names of the fields that a TypedDict may lack."""
    names: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
    return tuple(sorted(names))


def read_shape(value: object, where: str, shape: type) -> Mapping[str, Any]:
    """Return an object that has the fields of a TypedDict."""
    return read_object(value, where, required_names(shape), optional_names(shape))


def read_object(
    value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """Return an object that has these fields, and none but these and the optional ones."""
    fields = read_any_object(value, where)
    for name in fields:
        if name not in required and name not in optional:
            raise BadDocument(where, f"no field {quoted(name)} expected")
    for name in required:
        if name not in fields:
            raise BadDocument(where, f"the field {name} is missing")
    return fields


def read_any_object(value: object, where: str) -> Mapping[str, Any]:
    """Return an object, whatever fields it has."""
    if not isinstance(value, dict):
        raise BadDocument(where, f"an object expected, not {quoted(value)}")
    return value


def read_list(value: object, where: str, length: int | None = None) -> list[Any]:
    """Return a list, of this length if one is given."""
    if not isinstance(value, list):
        raise BadDocument(where, f"a list expected, not {quoted(value)}")
    if length is not None and len(value) != length:
        raise BadDocument(where, f"{length} entries expected, not {len(value)}")
    return value


def read_each(
    value: object, where: str, read: Callable[[object, str], T], length: int | None = None
) -> tuple[T, ...]:
    """Return what ``read`` makes of each entry of a list, given the entry and its place."""
    entries = read_list(value, where, length)
    return tuple(read(entry, f"{where}[{index}]") for index, entry in enumerate(entries))


def read_integer(value: object, where: str, lowest: int, highest: int) -> int:
    """Return an integer within these bounds; true and false are not integers."""
    if type(value) is not int or not lowest <= value <= highest:
        raise BadDocument(
            where, f"an integer from {lowest} to {highest} expected, not {quoted(value)}"
        )
    return value


def read_integers(value: object, where: str, lowest: int, highest: int) -> list[int]:
    """Return a list of integers within these bounds."""
    return [
        read_integer(entry, f"{where}[{index}]", lowest, highest)
        for index, entry in enumerate(read_list(value, where))
    ]


def expect_ascending(values: Sequence[int], where: str) -> None:
    """Require each value to be at least as great as the one before."""
    if list(values) != sorted(values):
        raise BadDocument(where, "not in ascending order")


def read_flag(value: object, where: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise BadDocument(where, f"true or false expected, not {quoted(value)}")
    return value


def read_text(value: object, where: str) -> str:
    """Return a text, which may be empty."""
    if not isinstance(value, str):
        raise BadDocument(where, f"a text expected, not {quoted(value)}")
    return value


def read_word(value: object, where: str, words: Sequence[Word]) -> Word:
    """Return one of these words."""
    for word in words:
        if value == word:
            return word
    raise BadDocument(where, f"one of {', '.join(words)} expected, not {quoted(value)}")


def expect(value: object, where: str, expected: object) -> None:
    """Require exactly this JSON value; true is not 1 here."""
    if not same(value, expected):
        raise BadDocument(where, f"{quoted(expected)} expected, not {quoted(value)}")


def same(value: object, expected: object) -> bool:
    """Tell whether two JSON values are the same; true is not 1 here."""
    if type(value) is not type(expected):
        return False
    if isinstance(value, dict) and isinstance(expected, dict):
        return value.keys() == expected.keys() and all(
            same(value[name], expected[name]) for name in expected
        )
    if isinstance(value, list) and isinstance(expected, list):
        return len(value) == len(expected) and all(map(same, value, expected))
    return value == expected


def quoted(value: object) -> str:
    """Return the value as ASCII for a message, cut short."""
    text = ascii(value)
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"
