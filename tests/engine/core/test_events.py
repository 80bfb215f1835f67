"""Events and headers as JSON."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import Damaged
from engine.core.events import KINDS, MAX_MS, Done, Event, Seated, Signalled, Undone, read_event
from engine.core.header import MAX_NAME, Header, Player, read_header
from engine.core.jsontext import read_json, write_json

MS = st.none() | st.integers(0, MAX_MS)
EVENTS = st.one_of(
    st.builds(Done, st.integers(), st.text(), MS),
    st.builds(Undone, st.integers(), MS),
    st.builds(Signalled, st.integers(), st.text(), st.none() | st.text(), MS),
    st.builds(Seated, st.integers(), st.sampled_from(KINDS), MS),
)
HEADER = Header(
    game="the-game",
    rules_version=1,
    seats=2,
    options={"first": 0},
    seed=7,
    state=None,
    players=(Player("Άννα"), Player("Λουκάς", "hard")),
    started="2025-01-02T03:04:05+02:00",
)


@given(EVENTS)
def test_event_round_trip(event: Event) -> None:
    assert read_event(read_json(write_json(event.json()))) == event


def test_events_are_written_as_agreed() -> None:
    assert Done(0, "place 37 up1").json() == {"seat": 0, "do": "place 37 up1"}
    assert Undone().json() == {"undo": 1}
    assert Signalled(1, "up1", "leave").json() == {"seat": 1, "pile": "up1", "signal": "leave"}
    assert Seated(1, "normal", 9).json() == {"seat": 1, "kind": "normal", "ms": 9}


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"undo": True},
        {"undo": 1, "seat": 0},
        {"seat": 0},
        {"seat": True, "do": "end"},
        {"seat": 0, "do": 1},
        {"seat": 0, "do": "end", "more": 1},
        {"do": "end"},
        {"seat": 0, "pile": "up1"},
        {"seat": 0, "pile": "up1", "signal": 1},
        {"seat": 0, "kind": "superb"},
        {"seat": 0, "do": "end", "ms": -1},
        {"seat": 0, "do": "end", "ms": 1.5},
        {"seat": 0, "do": "end", "ms": True},
        {"seat": 0, "do": "end", "ms": MAX_MS + 1},
    ],
)
def test_refuses_what_is_no_event(value: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_event(value)


def test_header_round_trip() -> None:
    assert read_header(read_json(write_json(HEADER.json()))) == HEADER


CHANGES: list[dict[str, Any]] = [
    {"format": "other"},
    {"version": 2},
    {"version": True},
    {"version": "1"},
    {"game": 1},
    {"rules_version": True},
    {"seats": "2"},
    {"options": []},
    {"seed": True},
    {"seed": None},
    {"players": {}},
    {"players": [{"name": "Άννα"}]},
    {"players": [{"name": "Άννα", "kind": "superb"}]},
    {"players": [{"name": "Άννα", "kind": "human", "more": 1}]},
    {"players": [{"name": "x" * (MAX_NAME + 1), "kind": "human"}]},
    {"players": [{"name": "\ud800", "kind": "human"}]},
    {"started": 0},
    {"started": "2" * 1000},
    {"started": "\ud800"},
    {"more": 1},
    {"state": {}},
]


@pytest.mark.parametrize("change", CHANGES)
def test_refuses_a_header_with(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, Damaged), match=r"\w"):
        read_header({**HEADER.json(), **change})


@pytest.mark.parametrize("field", list(HEADER.json()))
def test_refuses_a_header_without(field: str) -> None:
    with pytest.raises((ValueError, Damaged), match=r"\w"):
        read_header({name: value for name, value in HEADER.json().items() if name != field})


def test_refuses_players_that_no_file_can_hold() -> None:
    with pytest.raises(ValueError, match="name"):
        Player("\udfff")
    with pytest.raises(ValueError, match="kind"):
        Player("Άννα", "superb")  # type: ignore[arg-type]
