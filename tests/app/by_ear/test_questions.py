"""Questions with keys: each has an answer, at the table, and where a match is looked at again."""

from __future__ import annotations

import re

import pytest

from tests.app.by_ear.chair import Chair
from tests.app.by_ear.talk import ask, open_row, seek, sit_down


def test_before_the_first_card_the_answers_are_named(chair: Chair) -> None:
    chair.seat(sit_down("1", deal=58))
    duty = chair.seat(ask("o"))
    assert duty.startswith("How good a start can you make? Tell the team, Player 1.")
    assert duty.endswith(" Buttons: Great, Good, Rather not. Ctrl+Enter: Say nothing.")
    chair.seat(seek("Great button"))
    heard = chair.press("Enter")
    while not any("Who starts?" in each for each in heard):
        heard = chair.listen()
    duty = chair.seat(ask("o"))
    assert duty.endswith(" To choose from: Robot 2. Ctrl+Enter: I start.")


@pytest.mark.parametrize("page", ["Replay", "Review"])
def test_a_match_that_is_looked_at_again_answers(regular_chair: Chair, page: str) -> None:
    chair = regular_chair
    chair.seat(open_row("Extreme", page))
    chair.press("Right")
    assert re.match(r"Turn 2 of \d+: \w+\. ", chair.seat(ask("o")))
    assert chair.seat(ask("c")).count("ascending pile, top") == 2
    assert re.match(r"\d+ of 98 cards to go", chair.seat(ask("v")))
    assert "cards in hand" in chair.seat(ask("a"))
    hand = chair.seat(ask("k"))
    assert len(re.findall(r"\d+", hand)) >= 5
    assert chair.seat(ask("r")) == hand
