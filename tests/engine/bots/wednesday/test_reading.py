"""Views are read into positions, and nonsense is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.wednesday.reading import read_position
from engine.core.errors import BadDocument
from engine.core.jsontext import Json
from engine.games.wednesday.rules import Wednesday
from tests.amounts import some
from tests.engine.bots.wednesday.rounds import round_of
from tests.engine.play import Setup, random_state, random_steps, setups

WEDNESDAY = Wednesday()


@settings(max_examples=some(25))
@given(setups("wednesday"))
def test_the_moves_of_a_position_are_the_legal_actions(setup: Setup) -> None:
    for step in random_steps(setup):
        position = read_position(WEDNESDAY.view(step.before, step.seat), step.seat)
        assert list(position.moves()) == WEDNESDAY.legal(step.before, step.seat)
        assert position.hand == round_of(step.before).hands[step.seat]
        assert position.sizes == [len(hand) for hand in step.before.hands]
        assert len(position.unseen) == 42 - len(
            [*position.known.played, *position.known.burnt]
        ) - sum(hand.bit_count() for hand in position.known.hands)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values within a document."""
    found = [path] if path else []
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in keys:
        found += _places(value[key], (*path, key))
    return found


def _changed(document: Any, path: tuple[Any, ...], value: Json) -> Any:
    """A copy of the document with another value in one place."""
    if not path:
        return value
    copy = dict(document) if isinstance(document, dict) else list(document)
    copy[path[0]] = _changed(document[path[0]], path[1:], value)
    return copy


NONSENSE: st.SearchStrategy[Json] = st.sampled_from(
    [None, True, -1, 0, 1, 4, 7, 13, 14, 99, 0.5, "enid", "give", [], [None], [1, 2], {}]
)


@settings(max_examples=some(150))
@given(setups("wednesday"), st.floats(0, 1), st.integers(0), NONSENSE)
def test_a_view_with_nonsense_in_one_place_is_read_or_refused(
    setup: Setup, point: float, place: int, value: Json
) -> None:
    state = random_state(setup, point)
    seat = state.turn.seat
    view = WEDNESDAY.view(state, seat)
    places = _places(view)
    try:
        position = read_position(_changed(view, places[place % len(places)], value), seat)
    except BadDocument:
        return
    position.moves()


@pytest.mark.parametrize("view", [None, [], {}, 3, "view"])
def test_what_is_no_view_is_refused(view: Any) -> None:
    with pytest.raises(BadDocument):
        read_position(view, 0)


def test_who_is_not_to_act_has_no_position() -> None:
    state = WEDNESDAY.deal(3, {"youngest": 0, "expert": False, "teams": 0}, 7)
    other = (state.turn.seat + 1) % 3
    with pytest.raises(BadDocument, match="to_act"):
        read_position(WEDNESDAY.view(state, other), other)
