"""JSON as this program reads and writes it: strict, bounded in depth, one line a value."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Document: TypeAlias = Mapping[str, Any]
"""A JSON object of a shape defined elsewhere, such as the state of a game."""

MAX_DEPTH = 32


class BadJson(ValueError):
    """A text is not JSON, or not JSON that this program accepts."""


def read_json(text: str) -> Any:
    """Read one JSON value.

    Stricter than ``json.loads``: no NaN, no infinity, no key twice in an object, no more than
    ``MAX_DEPTH`` levels. Raises BadJson and nothing else, whatever the text.
    """
    try:
        value = _DECODER.decode(text)
    except BadJson:
        raise
    except RecursionError:
        raise BadJson(f"nested deeper than {MAX_DEPTH}") from None
    except ValueError as error:  # an integer of thousands of digits too
        raise BadJson(str(error)) from None
    if text.count("[") + text.count("{") > MAX_DEPTH:  # otherwise it cannot be nested deeper
        _check_depth(value)
    return value


def write_json(value: Json) -> str:
    """Write one line of JSON without its line end; Greek stays readable."""
    return _ENCODER.encode(value)


def write_ascii_json(value: Json) -> str:
    """Write one line of JSON with every character beyond ASCII escaped."""
    return _ASCII_ENCODER.encode(value)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise BadJson("a number beyond all bounds")
    return number


def _refuse_constant(name: str) -> float:
    raise BadJson(f"{name} is no JSON")


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise BadJson("a key twice in one object")
    return members


def _check_depth(value: Any) -> None:
    level = _containers([value])
    for _ in range(MAX_DEPTH):
        if not level:
            return
        level = _containers(
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        )
    if level:
        raise BadJson(f"nested deeper than {MAX_DEPTH}")


def _containers(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if isinstance(value, dict | list)]


_DECODER = json.JSONDecoder(
    parse_float=_finite,
    parse_constant=_refuse_constant,
    object_pairs_hook=_without_repetition,
)
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
_ASCII_ENCODER = json.JSONEncoder(allow_nan=False, separators=(",", ":"))
