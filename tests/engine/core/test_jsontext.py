"""Strict JSON."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.jsontext import MAX_DEPTH, BadJson, read_json, write_ascii_json, write_json

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(VALUES)
def test_round_trip(value: object) -> None:
    assert read_json(write_json(value)) == value  # type: ignore[arg-type]
    assert read_json(write_ascii_json(value)) == value  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nul",
        "[1] 2",
        "NaN",
        "[Infinity]",
        "-Infinity",
        "1e999",
        '{"a":1,"a":2}',
        "9" * 5_000,
        "[" * 100_000,
        '{"a":' * 100_000,
        "\ufeff1",
    ],
)
def test_refuses(text: str) -> None:
    with pytest.raises(BadJson):
        read_json(text)


def test_depth_is_bounded_exactly() -> None:
    deepest = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert read_json(deepest) == json.loads(deepest)
    with pytest.raises(BadJson, match="nested"):
        read_json(f"[{deepest}]")
    with pytest.raises(BadJson, match="nested"):
        read_json(f'{{"a":{deepest}}}')


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadJson):
        read_json(text)


def test_greek_stays_readable_and_surrogates_can_be_written() -> None:
    assert write_json(["Λουκάς"]) == '["Λουκάς"]'
    assert write_ascii_json(["\ud800"]) == '["\\ud800"]'
