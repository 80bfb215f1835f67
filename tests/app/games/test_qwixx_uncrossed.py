"""The reasons told for chosen cards that get no cross, beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from app.games.qwixx_cards.choice import Chosen, crossable, marks
from app.games.qwixx_cards.uncrossed import why_uncrossed
from engine.games.qwixx_cards.printed import COLOURS, ROW_OF, ROWS
from tests.amounts import some
from tests.app.games.qwixx_situations import situation_of
from tests.engine.games.qwixx_cards.positions import position

_NO_DIGITS = str.maketrans("", "", "0123456789")


@pytest.fixture(autouse=True)
def program(qapp: object) -> None:
    """Texts need the program."""


def told(row: str, crossed: Sequence[int], chosen: str, numbers: Sequence[int]) -> list[str]:
    match = position(
        " ".join(f"{row[0]}{each}" for each in chosen.split()), sheets=[{row: crossed}]
    )
    cards = tuple(f"{row[0]}{each}" for each in chosen.split())
    return why_uncrossed(situation_of(match), Chosen(cards, row if numbers else "", (*numbers,)))


def test_a_number_that_is_gone_is_not_said_to_skip_too_many() -> None:
    gone = ["11 is left of 10, which is crossed"]
    assert told("green", [10], "11", []) == gone
    assert told("green", [10], "7 11", [7]) == gone


def test_a_last_number_without_its_crosses_is_not_said_to_skip_too_many() -> None:
    needs = ["12 needs 5 crosses before it"]
    assert told("yellow", [2], "6 12", [6]) == needs
    # With the 9 there would be five.
    skips = ["only one number may be skipped between new crosses"]
    assert told("yellow", [2, 3, 4, 5], "9 12", [9]) == skips
    assert told("yellow", [2, 3, 4], "9 12", [9]) == needs


def test_each_reason_is_that_of_the_number_itself() -> None:
    random, seen = Random(5), set[str]()
    for _ in range(some(150)):
        row = random.choice(COLOURS)
        line = ROWS[ROW_OF[row]]
        places = sorted(random.sample(range(10), random.randrange(7)))
        crossed = [line[place] for place in places]
        shown = [line[place] for place in sorted(random.sample(range(11), random.randint(1, 3)))]
        cards = tuple(f"{row[0]}{number}" for number in sorted(shown))
        situation = situation_of(position(" ".join(cards), sheets=[{row: crossed}]))
        possible = marks(situation, Chosen(cards), row)
        for numbers in [(), *map(tuple, possible)]:
            across = tuple(sorted(numbers, key=line.index))
            chosen = Chosen(cards, row if across else "", across)
            open_still = {number for _, number in crossable(situation, chosen)}
            expected = [
                _reason(line, crossed, across, number)
                for number in shown
                if number not in across and number not in open_still
            ]
            assert why_uncrossed(situation, chosen) == [*dict.fromkeys(expected)]
            seen |= {each.translate(_NO_DIGITS) for each in expected}
    assert len(seen) == 4


def _reason(line: Sequence[int], crossed: Sequence[int], across: Sequence[int], number: int) -> str:
    """What the rules say against a number: its place, the five crosses, then what is skipped."""
    if number in crossed:
        return f"{number} is already crossed"
    if crossed and line.index(number) < line.index(crossed[-1]):
        return f"{number} is left of {crossed[-1]}, which is crossed"
    if number == line[-1] and len(crossed) + len(across) < 5:
        return f"{number} needs 5 crosses before it"
    places = sorted(map(line.index, (*across, number)))
    assert places[-1] - places[0] + 1 - len(places) > 1
    return "only one number may be skipped between new crosses"
