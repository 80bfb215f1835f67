"""The examples that the rules as built say must hold; their numbers are in the tests' names."""

import pytest

from engine.core.match import Match
from tests.engine.games.wednesday.positions import (
    WEDNESDAY,
    legal,
    pass_all,
    play,
    position,
    refusal,
)

ONE_OF_EACH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]


@pytest.mark.parametrize(
    ("character", "numbers"),
    [
        (None, [6, 7, 8, 9, 10, 12, 13]),
        ("weems", [5, 6, 7, 8, 9, 10, 12, 13]),
        ("bianca", [1, 2, 3, 4]),
        ("ajax", [7, 8, 9, 10, 12, 13]),
        ("tyler", [7, 9, 13]),
    ],
)
def test_example_1_what_follows_a_5(character: str | None, numbers: list[int]) -> None:
    match = position(ONE_OF_EACH, [1], played=[5], open_=character)
    assert legal(match) == [*(f"play {number}" for number in numbers), "pass"]


def test_example_1_what_follows_a_5_under_enid() -> None:
    match = position([4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 13], [1], played=[5, 5], open_="enid")
    assert legal(match) == ["play 6 6", "play 7 7", "pass"]


@pytest.mark.parametrize(
    ("seats", "cards", "burnt"), [(2, 10, 22), (3, 10, 12), (4, 10, 2), (5, 8, 2), (6, 7, 0)]
)
def test_example_2_the_deal(seats: int, cards: int, burnt: int) -> None:
    state = Match.new(WEDNESDAY, seats, {}, 7).state()
    assert [len(hand) for hand in state["hands"]] == [cards] * seats
    assert len(state["burnt"]) == burnt


def test_example_3_a_7_as_last_card_brings_another() -> None:
    match = position([7], [9], [10], played=[3])
    state = play(match, "play 7")
    assert state["turn"]["step"] == "pick"
    top = state["burnt"][-1]
    assert play(match, "pick 1")["hands"][0] == [top]


def test_example_3_a_4_as_last_card_is_no_swap() -> None:
    match = position([4], [9], [10], played=[3])
    state = play(match, "play 4")
    assert state["hands"] == [[], [9], [10]]
    assert (state["turn"]["seat"], state["turn"]["step"]) == (1, "play")
    play(match, "play 9")
    assert match.state()["scores"] == [[0, 0, 10]]


@pytest.mark.parametrize("open_", [None, "weems"])
def test_example_4_a_13_saves_the_round(open_: str | None) -> None:
    match = position([3, 8], [9, 10], played=[13], open_=open_, characters=["wednesday"], last=1)
    before = match.state()
    state = pass_all(match)
    assert state["round"] == 1
    assert sorted(state["characters"]) == sorted(before["characters"])
    assert state["characters"] != before["characters"]
    assert state["aside"] == ([open_] if open_ else [])
    assert state["open"] is None
    assert state["seed_state"] != before["seed_state"]
    assert (state["turn"]["seat"], state["played"]) == (1, [])
    assert legal(match) == ["play 9", "play 10"]


def test_example_4_wednesday_alone_is_the_next_to_come() -> None:
    others = ["thing", "tyler", "yoko", "enid", "bianca", "ajax", "weems"]
    match = position([3, 8], [9, 10], played=[13], open_="eugene", aside=others, seat=1)
    state = pass_all(match)
    assert state["characters"] == ["wednesday"]
    assert state["turn"]["seat"] == 0
    play(match, legal(match)[0])
    assert match.state()["played"][-1] != 13
    state = pass_all(match)
    assert state["round"] == 2


def test_example_5_a_2_must_be_followed() -> None:
    match = position([2, 9], [5, 6], [5, 7], played=[1])
    assert legal(match) == ["play 2", "play 9", "pass"]
    play(match, "play 2")
    assert legal(match) == ["play 9"]
    assert refusal(match, "pass") == ("play-again", {"numbers": [9]})
    state = play(match, "play 9")
    assert state["played"] == [1, 2, 9]
    assert state["turn"]["seat"] == 1
