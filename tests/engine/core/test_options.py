"""Options and their defaults."""

from typing import Any

import pytest

from engine.core.options import Option, complete_options, seat_option
from engine.core.refusal import Refused

OFFERED = {
    "first": seat_option(4),
    "count": Option(2, (2, 3)),
    "fast": Option(False, (False, True)),
    "teams": Option(0, (0, 2), lambda value, seats: value == 0 or seats % 2 == 0),
}


def test_defaults_fill_up_in_the_games_order() -> None:
    complete = complete_options(OFFERED, {"fast": True, "first": 1}, 2)
    assert list(complete.items()) == [("first", 1), ("count", 2), ("fast", True), ("teams", 0)]


def test_choices_depend_on_the_table() -> None:
    assert OFFERED["first"].choices_at(2) == (0, 1)
    assert seat_option(4, by_lot=True).choices_at(2) == ("random", 0, 1)
    assert OFFERED["teams"].choices_at(3) == (0,)
    assert OFFERED["teams"].choices_at(4) == (0, 2)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"speed": 1}, "unknown-option"),
        ({"first": 3}, "bad-option"),
        ({"first": False}, "bad-option"),
        ({"first": None}, "bad-option"),
        ({"count": True}, "bad-option"),
        ({"count": 2.0}, "bad-option"),
        ({"fast": 1}, "bad-option"),
        ({"fast": [True]}, "bad-option"),
        ({"teams": 2}, "bad-option"),
    ],
)
def test_refuses(chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as error:
        complete_options(OFFERED, chosen, 3)
    assert error.value.refusal.code == code
