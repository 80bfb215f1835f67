"""What holds in every match of Face to Face."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core.placing import END, Place
from engine.games.face_to_face.actions import PLACES
from engine.games.face_to_face.piles import CARDS, PILES, RIVALS, SEATS
from tests.engine.games.face_to_face.positions import FACE_TO_FACE
from tests.engine.play import Setup, random_state, random_steps, setups, states_of

MATCHES = setups("face-to-face")


@given(MATCHES)
def test_no_card_is_lost_or_doubled(setup: Setup) -> None:
    for state in states_of(setup):
        lying = [card for pile in state.piles for card in pile[1:]]
        unplaced = [card for cards in (*state.hands, *state.draw) for card in cards]
        assert sorted((*lying, *unplaced)) == sorted((*CARDS, *CARDS))


@given(MATCHES)
def test_every_card_of_each_deck_is_held_drawn_or_placed_by_its_player(setup: Setup) -> None:
    """Of each deck by itself, as the history of the match tells it."""
    placed: tuple[list[int], list[int]] = ([], [])
    for _, seat, action, after in random_steps(setup):
        if isinstance(action, Place):
            placed[seat].append(action.card)
        for owner in SEATS:
            held = (*placed[owner], *after.hands[owner], *after.draw[owner])
            assert sorted(held) == list(CARDS)


@given(MATCHES)
def test_a_match_has_a_bound(setup: Setup) -> None:
    """At most 115 placements and 56 ends.

    A placement takes a card from a hand for good, and the match ends when one player has placed
    58: so the other has placed 57 at most. A turn that is ended has placed two cards or more, and
    none of them was the player's last one: so each player ends 28 turns at most.
    """
    actions = Counter(action is END for _, _, action, _ in random_steps(setup))
    assert actions[False] <= 115
    assert actions[True] <= 56


@given(MATCHES, st.floats(0, 1))
def test_legal_and_why_agree_for_every_card_and_pile(setup: Setup, point: float) -> None:
    state = random_state(setup, point)
    for seat in SEATS:
        legal = FACE_TO_FACE.legal(state, seat)
        for card in CARDS:
            for pile in range(len(PILES)):
                place = PLACES[card][pile]
                assert (FACE_TO_FACE.why(state, seat, place) is None) == (place in legal)
        assert (FACE_TO_FACE.why(state, seat, END) is None) == (END in legal)


@given(MATCHES)
def test_the_turn_passes_with_the_end_and_only_then(setup: Setup) -> None:
    for before, seat, action, after in random_steps(setup):
        assert seat == before.seat
        ended = action is END
        assert after.number == before.number + ended
        assert after.seat == (1 - seat if ended else seat)
        drawn = len(after.draw[seat]) < len(before.draw[seat])
        assert FACE_TO_FACE.settled(before, after, seat) == ("drawn" if drawn else None)
        assert not drawn or ended


@given(MATCHES)
def test_a_turn_gives_the_rival_one_card_at_most_and_keeps_one_at_least(setup: Setup) -> None:
    for before, _, action, _ in random_steps(setup):
        if action is END:
            given_away = [RIVALS[place.pile] for place in before.placed]
            assert sum(given_away) <= 1
            assert not all(given_away)
            assert len(given_away) >= 2


@given(MATCHES)
def test_an_end_draws_from_the_own_pile_in_order_and_a_placement_never_draws(
    setup: Setup,
) -> None:
    for before, seat, action, after in random_steps(setup):
        rival = 1 - seat
        assert (after.hands[rival], after.draw[rival]) == (before.hands[rival], before.draw[rival])
        drawn = before.draw[seat][: len(before.draw[seat]) - len(after.draw[seat])]
        assert before.draw[seat] == (*drawn, *after.draw[seat])
        if action is END:
            gave = any(RIVALS[place.pile] for place in before.placed)
            due = 6 - len(before.hands[seat]) if gave else 2
            assert len(drawn) == min(due, len(before.draw[seat]))
            assert sorted((*before.hands[seat], *drawn)) == list(after.hands[seat])
        else:
            assert not drawn


@given(MATCHES)
def test_no_hand_is_ever_above_six_nor_a_turn_begun_without_two(setup: Setup) -> None:
    for state in states_of(setup):
        assert all(len(hand) <= 6 for hand in state.hands)
        if state.over is None and not state.placed:
            assert len(state.hands[state.seat]) >= 2


@given(MATCHES)
def test_a_match_is_won_with_no_card_left_or_by_a_rival_who_is_stuck(setup: Setup) -> None:
    *before, last = states_of(setup)
    assert not any(state.over for state in before)
    left = [len(last.hands[seat]) + len(last.draw[seat]) for seat in SEATS]
    if left[last.seat] == 0:
        assert last.over == (last.seat, "all-placed")
    else:
        assert last.over == (1 - last.seat, "stuck")
        assert len(last.placed) < 2
    assert left[1 - last.seat] > 0
