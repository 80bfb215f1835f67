"""What holds in every match of The Game."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.core.placing import END
from engine.games.the_game.actions import PLACES
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import CARDS, PILES
from engine.games.the_game.turns import hand_size
from tests.engine.games.the_game import reference_rules
from tests.engine.games.the_game.positions import THE_GAME
from tests.engine.play import Setup, random_state, random_steps, setups, states_of

MATCHES = setups("the-game")


@given(MATCHES)
def test_no_card_is_lost_or_doubled(setup: Setup) -> None:
    for state in states_of(setup):
        lying = [card for pile in state.piles for card in pile[1:]]
        held = [card for hand in state.hands for card in hand]
        assert sorted((*lying, *held, *state.draw)) == list(CARDS)


@given(MATCHES, st.floats(0, 1))
def test_legal_and_why_agree_for_every_card_and_pile(setup: Setup, point: float) -> None:
    state = random_state(setup, point)
    for seat in range(setup.seats):
        legal = THE_GAME.legal(state, seat)
        for card in CARDS:
            for pile in range(len(PILES)):
                place = PLACES[card][pile]
                assert (THE_GAME.why(state, seat, place) is None) == (place in legal)
        assert (THE_GAME.why(state, seat, END) is None) == (END in legal)


@given(MATCHES)
def test_the_rules_told_plainly_allow_the_same(setup: Setup) -> None:
    for state in states_of(setup):
        legal = {
            seat: [str(action) for action in THE_GAME.legal(state, seat)]
            for seat in THE_GAME.to_act(state)
        }
        assert legal == reference_rules.legal(dict(THE_GAME.document(state)))


@given(MATCHES)
def test_hands_are_full_at_the_start_of_a_turn_while_cards_last(setup: Setup) -> None:
    size = hand_size(setup.seats, bool(setup.options["fewer_cards"]))
    for state in states_of(setup):
        for seat, hand in enumerate(state.hands):
            begun_with = len(hand) + (len(state.placed) if seat == state.seat else 0)
            assert begun_with == size if state.draw else begun_with <= size


@given(MATCHES)
def test_an_end_draws_in_order_and_a_placement_never_draws(setup: Setup) -> None:
    for before, seat, action, after in random_steps(setup):
        drawn = before.draw[: len(before.draw) - len(after.draw)]
        assert before.draw == (*drawn, *after.draw)
        if action is END:
            assert set(after.hands[seat]) == {*before.hands[seat], *drawn}
            assert after.number == before.number + 1
        else:
            assert not drawn
            assert after.number == before.number


@given(MATCHES)
def test_fires_are_those_on_top(setup: Setup) -> None:
    for state in states_of(setup):
        document: Any = THE_GAME.document(state)
        tops = {pile[-1] for pile in document["piles"].values()}
        burning = FIRE_CARDS & tops if setup.options["on_fire"] else set()
        assert {int(card) for card in document["fires"]} == burning


@given(MATCHES)
def test_a_match_is_won_with_no_card_left_and_lost_with_some(setup: Setup) -> None:
    *_, last = states_of(setup)
    left = len(last.draw) + sum(map(len, last.hands))
    assert last.over == (left == 0, left, "stuck" if left else "all-placed")
    assert not any(state.over for state in states_of(setup)[:-1])
