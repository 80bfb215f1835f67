"""What everybody is told of the actions of Qwixx."""

import copy
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED, Chance
from engine.core.happening import Happening
from engine.core.match import Match
from engine.games.qwixx_cards.happenings import (
    ColourPlayed,
    DecisionMade,
    DecisionsTurnedUp,
    DiscardPileShuffled,
    DisplayCardTaken,
    DisplayRefilled,
    NothingCrossed,
    NumberCalled,
    NumbersCrossed,
    PenaltyTaken,
    PlayedCardsDiscarded,
    RowClosed,
    ScoresCounted,
    TurnCameTo,
)
from tests.amounts import some
from tests.engine.games.happenings import (
    check_log,
    check_nothing_hidden,
    random_story,
    viewers,
)
from tests.engine.games.qwixx_cards.following import follow, heard
from tests.engine.games.qwixx_cards.keen import keen_steps
from tests.engine.games.qwixx_cards.positions import QWIXX, Sheets, closed, five, play, position
from tests.engine.games.qwixx_cards.unknown import reshuffled
from tests.engine.play import Setup, Step, random_steps, setups

MATCHES = setups("qwixx-cards")

CARD = re.compile(r"'([rygbj]\d+)'")
"""A card whose colour is known, as it is written in views and happenings."""


def told(match: Match, *actions: str, viewer: int | None = None) -> list[Happening]:
    """What a viewer, by default a bystander, is told of these actions of the first to act."""
    happenings: list[Happening] = []
    for action in actions:
        play(match, action)
        happenings += match.happened(viewer)
    return happenings


def same_for_all(match: Match, *actions: str) -> list[Happening]:
    """What everybody is told of them, and everybody the same."""
    happenings: list[Happening] = []
    for action in actions:
        play(match, action)
        first, *others = (match.happened(viewer) for viewer in viewers(match.seats))
        assert all(each == first for each in others)
        happenings += first
    return happenings


def decided(seat: int, number: int, *, fits: bool = True) -> DecisionMade:
    """As the others are told of it."""
    return DecisionMade(seat, number, None, changed=False, fits=fits)


def test_example_1_a_number_to_the_left_of_red_7_fits_no_row_that_is_full() -> None:
    """With 7 crossed in red a 6 does not fit there; nor in rows that have come as far."""
    full: dict[str, Any] = {"red": [5, 7], "yellow": [7], "green": [5], "blue": [5]}
    match = position(part="number", draw="y6", sheets=[full])
    assert told(match, "skip") == [decided(0, 6, fits=False)]
    assert told(match, "mark red 6") == [decided(1, 6), DecisionsTurnedUp(6, ("skip", "red"), (0,))]


def test_example_3_red_4_5_7_on_an_empty_row() -> None:
    match = position("r4 r5 r7")
    assert same_for_all(match, "play red r4 r5 r7", "mark red 4 5 7") == [
        ColourPlayed(0, "red", ("r4", "r5", "r7")),
        NumbersCrossed(0, "red", (4, 5, 7)),
        PlayedCardsDiscarded(0, ("r4", "r5", "r7")),
        TurnCameTo(1, 2),
    ]


def test_example_4_blue_12_11_9_are_crossed_from_left_to_right() -> None:
    match = position("b9 b11 b12")
    play(match, "play blue b9 b11 b12")
    assert same_for_all(match, "mark blue 12 11 9")[0] == NumbersCrossed(0, "blue", (12, 11, 9))


def test_example_5_three_cards_are_taken() -> None:
    """Only the seat itself is told their colours; all the numbers are seen by everybody."""

    def match() -> Match:
        return position("r4 r5", part="take", display="y2 g3 b12 r6", draw="g7 b8 r9 b10")

    def as_told(*cards: str | None) -> list[Happening]:
        return [
            DisplayCardTaken(0, 2, 3, cards[0]),
            DisplayCardTaken(0, 4, 6, cards[1]),
            DisplayCardTaken(0, 1, 2, cards[2]),
            DisplayRefilled((1, 2, 4), (7, 8, 9)),
            NumberCalled(10),
        ]

    takes = "take 2", "take 4", "take 1"
    assert told(match(), *takes, viewer=0) == as_told("g3", "r6", "y2")
    for viewer in (1, None):
        assert told(match(), *takes, viewer=viewer) == as_told(None, None, None)


def test_example_6_five_crosses_then_the_rightmost() -> None:
    match = position(part="number", draw="g12", sheets=[five("red")])
    assert told(match, "mark red 12", "skip") == [
        decided(0, 12),
        decided(1, 12),
        DecisionsTurnedUp(12, ("red", "skip"), ()),
        RowClosed(0, "red", 1),
    ]
    nearly = {**closed("red"), **five("yellow")}
    match = position(part="mark", played=("yellow", "y12"), sheets=[nearly])
    assert same_for_all(match, "mark yellow 12") == [
        NumbersCrossed(0, "yellow", (12,)),
        RowClosed(0, "yellow", 2),
        ScoresCounted("two-rows", (56, 0), (0,)),
    ]


def test_q1_red_11_and_12_close_a_row_of_four() -> None:
    match = position("r11 r12", sheets=[{"red": [2, 3, 4, 5]}])
    assert same_for_all(match, "play red r11 r12", "mark red 11 12")[1:3] == [
        NumbersCrossed(0, "red", (11, 12)),
        RowClosed(0, "red", 1),
    ]


def test_q2_what_is_decided_is_told_to_the_seat_alone_until_all_have() -> None:
    match = position(part="number", draw="g8", seats=3)

    def check(seat: int, action: str, own: DecisionMade, *after: Happening) -> None:
        match.do(seat, action)
        for viewer in viewers(match.seats):
            first = own if viewer == seat else replace(own, decision=None)
            assert match.happened(viewer) == (first, *after)

    check(1, "mark red 8", DecisionMade(1, 8, "red", changed=False, fits=True))
    check(1, "skip", DecisionMade(1, 8, "skip", changed=True, fits=True))
    check(0, "mark blue 8", DecisionMade(0, 8, "blue", changed=False, fits=True))
    turned_up = DecisionsTurnedUp(8, ("blue", "skip", "green"), ())
    check(2, "mark green 8", DecisionMade(2, 8, "green", changed=False, fits=True), turned_up)


def test_q2_a_match_that_ends_in_part_2_ends_for_all_at_once() -> None:
    nearly = {**closed("red"), **five("green")}
    match = position(
        part="number", draw="g2", sheets=[{"penalties": 3}, nearly, {**nearly, "penalties": 1}]
    )
    assert told(match, "skip", "mark green 2", "mark green 2")[3:] == [
        DecisionsTurnedUp(2, ("skip", "green", "green"), ()),
        RowClosed(1, "green", 2),
        RowClosed(2, "green", 2),
        ScoresCounted("two-rows", (-15, 56, 51), (1,)),
    ]


@pytest.mark.parametrize(
    ("draw", "kinds"),
    [
        ("", [DiscardPileShuffled, DisplayRefilled]),
        ("y3", [DisplayRefilled, DiscardPileShuffled, DisplayRefilled]),
        ("y3 b9", [DisplayRefilled, DiscardPileShuffled]),
    ],
)
def test_q3_the_discard_pile_is_shuffled_when_the_next_card_is_needed(
    draw: str, kinds: list[type[Happening]]
) -> None:
    """For the first place, for the second, or for part 2."""
    match = position(
        "r4 y8 g5", part="take", display="r2 b3 y2 g4", draw=draw, rest_in="discard", sheets=[{}]
    )
    shuffled = len(match.state()["discard"])
    happenings = told(match, "take 4", "take 1")[2:]
    assert [type(each) for each in happenings] == [*kinds, NumberCalled]
    assert DiscardPileShuffled(shuffled) in happenings
    refilled = [each for each in happenings if isinstance(each, DisplayRefilled)]
    assert [slot for each in refilled for slot in each.slots] == [1, 4]
    display = match.state()["display"]
    assert all(
        display[slot - 1].endswith(f"{number}")
        for each in refilled
        for slot, number in zip(each.slots, each.numbers, strict=True)
    )


def test_q4_jokers_are_told_with_their_colour() -> None:
    match = position("r3 j4 j9", sheets=[{"red": [2]}], jokers=True)
    assert same_for_all(match, "play blue j4 j9", "mark blue 9") == [
        ColourPlayed(0, "blue", ("j4", "j9")),
        NumbersCrossed(0, "blue", (9,)),
        PlayedCardsDiscarded(0, ("j4", "j9")),
        TurnCameTo(1, 2),
    ]


def test_q5_equal_totals_share_the_win() -> None:
    sheets: Sheets = [{"penalties": 3, "red": [2, 3]}, {"red": [2]}, {"blue": [9]}]
    match = position(part="mark", played=("yellow", "y5"), sheets=sheets)
    assert same_for_all(match, "skip") == [
        NothingCrossed(0),
        PenaltyTaken(0, 4),
        ScoresCounted("four-penalties", (-17, 1, 1), (1, 2)),
    ]


def test_q6_a_display_that_is_empty_is_refilled_before_the_fifth_card() -> None:
    state = copy.deepcopy(
        dict(position(part="take", display="g4 r2 g5 r9", draw="y2 y3 y4 y5 y6 y7").state())
    )
    state["discard"], state["hands"][0] = state["hands"][0], []
    match = Match.from_state(QWIXX, state)
    play(match, "take 1", "take 3", "take 4")
    assert told(match, "take 2", "take 4") == [
        DisplayCardTaken(0, 2, 2, None),
        DisplayRefilled((1, 2, 3, 4), (2, 3, 4, 5)),
        DisplayCardTaken(0, 4, 5, None),
        DisplayRefilled((4,), (6,)),
        NumberCalled(7),
    ]


def test_nothing_crossed_in_the_whole_turn_is_a_penalty() -> None:
    match = position("b8", part="mark", played=("red", "r4"), sheets=[{"penalties": 2}])
    assert same_for_all(match, "skip") == [
        NothingCrossed(0),
        PenaltyTaken(0, 3),
        PlayedCardsDiscarded(0, ("r4",)),
        TurnCameTo(1, 2),
    ]


def test_nothing_crossed_in_part_3_alone_is_none() -> None:
    match = position(part="number", draw="g8")
    play(match, "mark red 8", "skip", "play blue b10")
    assert same_for_all(match, "skip")[:2] == [NothingCrossed(0), PlayedCardsDiscarded(0, ("b10",))]


def steps_told(setup: Setup, chance: Chance) -> Iterator[tuple[Step, int | None]]:
    """Steps of a match at random and of one of keen players, who close rows, each to a viewer."""
    looking = viewers(setup.seats)
    for step in (*random_steps(setup), *keen_steps(setup)):
        yield step, looking[chance.below(len(looking))]


@settings(max_examples=some(100, share=10))
@given(MATCHES)
def test_the_log_is_what_was_told_at_the_time(setup: Setup) -> None:
    check_log(random_story(setup))


@settings(max_examples=some(100, share=10))
@given(MATCHES, st.integers(0, MAX_SEED))
def test_what_is_told_suffices_to_know_the_view_and_nothing_more(setup: Setup, seed: int) -> None:
    """From the view before and what is told, the view after; a card told is one that is seen."""
    for step, viewer in steps_told(setup, Chance(seed)):
        happenings = QWIXX.happened(*step, viewer)
        old, new = QWIXX.view(step.before, viewer), QWIXX.view(step.after, viewer)
        assert follow(old, happenings) == heard(new)
        named = CARD.findall(repr(happenings))
        assert {*named} <= {*CARD.findall(repr(old)), *CARD.findall(repr(new))}


@settings(max_examples=some(100, share=10))
@given(MATCHES, st.integers(0, MAX_SEED))
def test_what_is_hidden_makes_no_difference(setup: Setup, seed: int) -> None:
    """Other cards of the same numbers, further down too, and what others decide.

    Tried on every third step: much is dealt anew each time.
    """
    chance = Chance(seed)
    alike = 0
    for step, viewer in islice(steps_told(setup, chance), seed % 3, None, 3):
        before, seat, action, _ = step
        others = [
            (reshuffled(before, viewer, chance, numbers_stay=stay), action)
            for stay in (True, False)
        ]
        if before.part == "number":
            others += ((before, decision) for decision in QWIXX.legal(before, seat))
        alike += check_nothing_hidden(QWIXX, step, others, viewer)
    assert alike
