"""What the computer player of Qwixx reads in a view."""

import pytest
from hypothesis import given, settings

from engine.bots.qwixx_cards.reading import read_view
from engine.core.errors import BadDocument
from engine.games.qwixx_cards.state import QwixxState
from tests.amounts import some
from tests.engine.games.qwixx_cards.keen import keen_states
from tests.engine.games.qwixx_cards.positions import QWIXX, position
from tests.engine.play import Setup, setups


@settings(max_examples=some(6))
@given(setups("qwixx-cards"))
def test_a_state_with_the_same_view(setup: Setup) -> None:
    for state in keen_states(setup):
        for seat in QWIXX.to_act(state):
            view = QWIXX.view(state, seat)
            read: QwixxState = read_view(view, seat)
            view["turn"].pop("decided", None)
            again = QWIXX.view(read, seat)
            again["turn"].pop("decided", None)
            assert again == view


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("hands", [["r3", "x9"], ["?2"]], "hands[0]"),
        ("hands", [["r3"], ["b4"]], "hands[1]"),
        ("hands", [["r3"], 4], "hands[1]"),
        ("display", ["?2", "?2", "?2", "?13"], "display"),
        ("draw", ["?7", None], "draw"),
        ("discard", ["r9"], "draw"),
        ("options", None, "options"),
        ("turn", [], "turn"),
        ("sheets", [], "sheets"),
        ("to_act", [5], "to_act"),
    ],
)
def test_a_view_that_is_none(field: str, value: object, where: str) -> None:
    match = position("r3 y2 y4 g3 b5", part="number")
    view = match.view(0)
    assert read_view(view, 0)
    with pytest.raises(BadDocument) as error:
        read_view({**view, field: value}, 0)
    assert error.value.where == where


def test_a_seat_that_is_not_to_act() -> None:
    match = position("r3 y2 y4 g3 b5", seats=3)
    for seat in (1, 2, 3, -1):
        with pytest.raises(BadDocument):
            read_view(match.view(min(max(seat, 0), 2)), seat)
