"""Reading documents that come from outside: each check names the place and what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.errors import BadDocument

MAX_QUOTED = 40


def read_object(value: object, where: str, required: Sequence[str]) -> Mapping[str, Any]:
    """An object of exactly these fields."""
    if not isinstance(value, dict):
        raise BadDocument(where, f"an object expected, not {quoted(value)}")
    for name in value:
        if name not in required:
            raise BadDocument(where, f"no field {quoted(name)} expected")
    for name in required:
        if name not in value:
            raise BadDocument(where, f"the field {name} is missing")
    return value


def read_list(value: object, where: str, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list):
        raise BadDocument(where, f"a list expected, not {quoted(value)}")
    if length is not None and len(value) != length:
        raise BadDocument(where, f"{length} entries expected, not {len(value)}")
    return value


def read_integer(value: object, where: str, lowest: int, highest: int) -> int:
    """An integer within these bounds; true and false are none."""
    if type(value) is not int or not lowest <= value <= highest:
        raise BadDocument(
            where, f"an integer from {lowest} to {highest} expected, not {quoted(value)}"
        )
    return value


def read_integers(value: object, where: str, lowest: int, highest: int) -> list[int]:
    """A list of integers within these bounds."""
    return [
        read_integer(entry, f"{where}[{index}]", lowest, highest)
        for index, entry in enumerate(read_list(value, where))
    ]


def expect(value: object, where: str, expected: object) -> None:
    """Exactly this JSON value; true is not 1 here."""
    if not _same(value, expected):
        raise BadDocument(where, f"{quoted(expected)} expected, not {quoted(value)}")


def _same(value: object, expected: object) -> bool:
    if type(value) is not type(expected):
        return False
    if isinstance(value, dict) and isinstance(expected, dict):
        return value.keys() == expected.keys() and all(
            _same(value[name], expected[name]) for name in expected
        )
    if isinstance(value, list) and isinstance(expected, list):
        return len(value) == len(expected) and all(map(_same, value, expected))
    return value == expected


def quoted(value: object) -> str:
    """The value for a message, cut short."""
    text = ascii(value)
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"
