"""What holds in every match of Qwixx, of players at random and of such as close rows."""

from collections import Counter
from itertools import chain, combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.qwixx_cards.actions import SKIP, PlayCards, Skip, Take, mark_of
from engine.games.qwixx_cards.cards import deck
from engine.games.qwixx_cards.printed import COLOURS
from engine.games.qwixx_cards.state import QwixxState
from tests.amounts import some
from tests.engine.games.qwixx_cards.keen import keen_states, keen_steps
from tests.engine.games.qwixx_cards.positions import QWIXX
from tests.engine.play import Setup, Step, random_steps, setups, states_of

MATCHES = setups("qwixx-cards")
FEWER = settings(max_examples=some(40))


def all_steps(setup: Setup) -> list[Step]:
    """Those of a match at random and of one of keen players."""
    return [*random_steps(setup), *keen_steps(setup)]


def all_states(setup: Setup) -> list[QwixxState]:
    """Likewise."""
    return [*states_of(setup), *keen_states(setup)]


@FEWER
@given(MATCHES)
def test_no_card_is_lost_or_doubled(setup: Setup) -> None:
    for state in all_states(setup):
        lying = [*chain.from_iterable(state.hands), *state.display, *state.draw, *state.discard]
        if state.played is not None:
            lying += state.played.cards
        assert Counter(card for card in lying if card is not None) == Counter(
            deck(bool(setup.options["jokers"]))
        )


@FEWER
@given(MATCHES)
def test_q6_hands_display_and_draw_pile_are_as_full_as_the_part_has_them(setup: Setup) -> None:
    for state in all_states(setup):
        for seat, hand in enumerate(state.hands):
            assert list(hand) == sorted(hand)
            if seat != state.seat or state.part == "take":
                assert 2 <= len(hand) <= 4
            else:
                played = state.played.cards if state.played else ()
                assert len(hand) + len(played) == 5
        assert state.part == "take" or None not in state.display
        assert state.draw
        assert (state.played is not None) == (state.part == "mark")
        assert bool(state.decisions) == (state.part == "number" and state.over is None)


@FEWER
@given(MATCHES)
def test_parts_follow_one_another_and_turns_go_clockwise(setup: Setup) -> None:
    following = {"take": "number", "number": "play", "play": "mark", "mark": "take"}
    for before, seat, _, after in all_steps(setup):
        assert seat == before.seat or before.part == "number"
        assert after.part in (before.part, following[before.part])
        ended = before.part == "mark" and after.over is None
        assert after.number == before.number + ended
        assert after.seat == (before.seat + ended) % setup.seats
        if before.part in ("play", "mark") and after.over is None:
            assert after.part == following[before.part]


@FEWER
@given(MATCHES)
def test_cards_move_only_as_the_action_says(setup: Setup) -> None:
    for before, seat, action, after in all_steps(setup):
        others = [hand for owner, hand in enumerate(before.hands) if owner != seat]
        assert [hand for owner, hand in enumerate(after.hands) if owner != seat] == others
        hand, kept = set(before.hands[seat]), set(after.hands[seat])
        if isinstance(action, Take):
            assert kept - hand == {before.display[action.slot]}
        elif isinstance(action, PlayCards):
            assert hand - kept == set(action.cards)
            assert before.draw[0] == after.draw[0]
        else:
            assert hand == kept
            assert before.draw == after.draw
            assert before.display == after.display


@FEWER
@given(MATCHES)
def test_crosses_are_added_to_the_right_and_made_only_when_they_may(setup: Setup) -> None:
    for before, seat, action, after in all_steps(setup):
        settled = before.part == "number" and not after.decisions
        for owner, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
            if not settled and (owner != seat or before.part != "mark"):
                assert new == old
            for was, now in zip(old.rows, new.rows, strict=True):
                added = now & ~was
                assert now == was | added
                assert not added or added & -added > was
                assert not settled or added.bit_count() <= 1
                assert now < 1 << 10 or now.bit_count() >= 6
            gained = [new.rows[row] != old.rows[row] for row in range(4)]
            assert sum(gained) <= 1
            assert new.penalties - old.penalties == (
                before.part == "mark"
                and owner == before.seat
                and not before.crossed
                and isinstance(action, Skip)
            )


@FEWER
@given(MATCHES)
def test_a_match_is_over_with_two_closed_rows_or_four_penalties(setup: Setup) -> None:
    for state in all_states(setup):
        two = any(sum(row >= 1 << 10 for row in sheet.rows) == 2 for sheet in state.sheets)
        four = any(sheet.penalties == 4 for sheet in state.sheets)
        assert not (two and four)
        reason = None if state.over is None else state.over.reason
        assert reason == ("two-rows" if two else "four-penalties" if four else None)


@FEWER
@given(MATCHES)
def test_scores_and_winners(setup: Setup) -> None:
    for last in (states_of(setup)[-1], keen_states(setup)[-1]):
        document: Any = QWIXX.document(last)
        scores = []
        for sheet in document["sheets"]:
            score = -5 * sheet["penalties"]
            for colour in COLOURS:
                crosses = len(sheet[colour]) + (colour in sheet["locked"])
                score += sum(range(crosses + 1))
            scores.append(score)
        assert document["over"]["scores"] == scores
        best = max(scores)
        assert document["over"]["winners"] == [s for s, own in enumerate(scores) if own == best]


@FEWER
@given(MATCHES)
def test_the_length_of_a_match_is_bounded(setup: Setup) -> None:
    """No player has more than 45 turns, and a turn takes so many actions and no more.

    Each turn but a player's last leaves a cross or a penalty on the player's sheet. As long as
    the match goes on there is at most one closed row there, with 11 numbers crossed, three others
    with 10 at most, and three penalties: 44 in all. A turn has one to three takes, a decision of
    each player, to which others are added only by those who change theirs, a play and a mark.
    """
    for state in all_states(setup):
        assert state.number <= 45 * setup.seats
    actions = Counter(step.before.number for step in keen_steps(setup))
    assert max(actions.values()) <= 3 + setup.seats + 2


@settings(max_examples=some(20))
@given(MATCHES, st.floats(0, 1))
def test_legal_and_why_agree_on_all_actions_that_there_are(setup: Setup, point: float) -> None:
    states = keen_states(setup)
    state = states[round(point * (len(states) - 1))]
    for seat in range(setup.seats):
        legal = set(QWIXX.legal(state, seat))
        hand = state.hands[seat]
        plays = [
            PlayCards(colour, cards)
            for colour in range(4)
            for size in range(1, 6)
            for cards in combinations(hand, size)
        ]
        marks = [mark_of(row, crosses) for row in range(4) for crosses in range(1, 1 << 11)]
        takes = [Take(slot) for slot in range(4)]
        allowed = {
            action
            for action in (*takes, *plays, *marks, SKIP)
            if QWIXX.why(state, seat, action) is None
        }
        assert allowed == legal


@FEWER
@given(MATCHES)
def test_keen_matches_round_trip_through_their_documents(setup: Setup) -> None:
    """Those at random do in the tests of every game; these end with closed rows."""
    for state in keen_states(setup):
        assert QWIXX.load(QWIXX.document(state)) == state


@FEWER
@given(MATCHES)
def test_a_shuffle_happens_only_when_cards_are_taken(setup: Setup) -> None:
    for before, _, action, after in all_steps(setup):
        shuffled = before.seed_state != after.seed_state
        assert not shuffled or isinstance(action, Take)
        assert shuffled == (len(after.draw) > len(before.draw))
        if shuffled:
            assert not after.discard


def test_keen_players_come_to_both_ends_in_both_parts() -> None:
    """So that the tests above see them all."""
    ends = set()
    for seed in range(40):
        setup = Setup("qwixx-cards", 2 + seed % 4, {"first": "random", "jokers": False}, seed)
        last = keen_states(setup)[-1]
        assert last.over is not None
        ends.add((last.over.reason, last.part))
    assert ends >= {("two-rows", "number"), ("two-rows", "mark")}
