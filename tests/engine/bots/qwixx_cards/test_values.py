"""What the computer player of Qwixx holds rows and hands to be worth."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.bots.qwixx_cards.hands import (
    JOKER_PLACES,
    hand_of,
    places_shown,
    played,
    plays,
    shown,
    size,
    with_card,
    without,
    without_card,
)
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.policy import Outlook, SeatStanding
from engine.bots.qwixx_cards.row_values import LONGEST, POINTS, ROWS, Sets, row_values
from engine.games.qwixx_cards.actions import PlayCards
from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER, NUMBER_OF, deck
from engine.games.qwixx_cards.printed import COLOURS
from engine.games.qwixx_cards.rows import CROSS, LAST, choices, crossing
from tests.engine.games.qwixx_cards.positions import position

VALUES = row_values()
TIMES = st.integers(0, LONGEST)
ALL_ROWS = st.integers(0, ROWS - 1)
HANDS = st.sets(st.sampled_from(deck(True)), max_size=5)


def test_at_the_end_a_row_is_worth_its_points() -> None:
    assert VALUES[0] == POINTS


@given(ALL_ROWS)
def test_time_never_makes_a_row_worth_less(row: int) -> None:
    assert all(early <= late for early, late in pairwise(values[row] for values in VALUES))


@given(TIMES)
def test_a_closed_row_is_worth_its_points(time: int) -> None:
    assert VALUES[time][LAST | 31] == POINTS[LAST | 31]


@given(TIMES.filter(bool))
def test_numbers_that_are_gone_make_a_row_worth_less(time: int) -> None:
    assert VALUES[time][1] > VALUES[time][2] > VALUES[time][1 << 5]


@given(TIMES, ALL_ROWS, ALL_ROWS.filter(lambda places: places.bit_count() <= 5))
def test_the_best_set_is_the_best(time: int, row: int, places: int) -> None:
    gain, crosses = Sets(VALUES[time])[row * ROWS + places]
    gains = [0.0]
    for more in choices(places):
        after, refused = crossing(row, more)
        if not refused:
            gains.append(VALUES[time][after] - VALUES[time][row])
    assert gain == max(gains)
    assert VALUES[time][row | crosses] - VALUES[time][row] == gain


def test_sets_are_not_remembered_for_ever() -> None:
    sets = Sets(VALUES[9])
    for key in range(2 * Sets.LIMIT):
        assert sets[key] == Sets(VALUES[9])[key]
        assert len(sets) <= Sets.LIMIT


@given(HANDS)
def test_hands_by_colours(cards: set[int]) -> None:
    hand = hand_of(cards)
    assert size(hand) == len(cards)
    for row in range(len(COLOURS)):
        numbers = {NUMBER_OF[card] for card in cards if COLOUR_OF[card] in (row, JOKER)}
        assert shown(hand, row) == sum(CROSS[row][number] for number in numbers)
        assert JOKER_PLACES[row][JOKER_PLACES[row][hand[JOKER]]] == hand[JOKER]
    assert places_shown(hand) == tuple(shown(hand, row) for row in range(len(COLOURS)))
    for card in cards:
        assert with_card(without_card(hand, card), card) == hand
        assert without_card(hand, card) == hand_of(cards - {card})


@given(HANDS)
def test_what_is_played_leaves_the_hand(cards: set[int]) -> None:
    hand = hand_of(cards)
    for row in range(len(COLOURS)):
        for places in plays(shown(hand, row)):
            gone = played(hand, row, places)
            assert without(hand, row, places) == hand_of(cards - {*gone})
            assert PlayCards(row, gone).shown == places


@given(HANDS, st.tuples(*[ALL_ROWS] * 4), TIMES)
def test_what_changes_is_as_if_seen_anew(cards: set[int], rows: tuple[int, ...], time: int) -> None:
    policy = QWIXX_CARDS.policy
    hand = hand_of(cards)
    standing = SeatStanding(rows, hand, crossed=True, penalties=0, lead=0, time=time)
    outlook = Outlook(policy, standing)
    for row in range(len(COLOURS)):
        for places in choices(shown(hand, row)):
            after = [*rows]
            after[row] |= places
            anew = Outlook(policy, standing._replace(rows=after, hand=without(hand, row, places)))
            assert abs(outlook.changed(row, places, places) - anew.value) < 1e-9


def test_jokers_alone_can_be_played_for_nothing() -> None:
    gone = {"red": [11], "yellow": [11], "green": [3], "blue": [3]}
    match = position("j3 j4 j5 j6 j7", jokers=True, sheets=[gone])
    assert {str(action) for action in worth(QWIXX_CARDS.policy, match.states[-1], 0)} == {
        str(action) for action in match.legal(0)
    }


def test_other_cards_are_played_before_a_joker_is_wasted() -> None:
    gone = {"red": [11], "yellow": [11], "green": [3], "blue": [3]}
    match = position("r3 j4 j5 j6 j7", jokers=True, sheets=[gone])
    assert [*map(str, worth(QWIXX_CARDS.policy, match.states[-1], 0))] == ["play red r3"]
