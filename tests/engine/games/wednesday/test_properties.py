"""What holds in every match of Wednesday."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.match import Match
from engine.games.wednesday.actions import ACTIONS, PASS, Combine, PlayOutcast, Shed
from engine.games.wednesday.cards import CHARACTERS, COPIES, HAND_SIZES, OUTCASTS
from engine.games.wednesday.rounds import holders
from engine.games.wednesday.state import WednesdayState
from tests.engine.games.wednesday.positions import WEDNESDAY, legal, position
from tests.engine.play import Setup, Step, random_state, random_steps, setups, states_of

MATCHES = setups("wednesday")


@given(MATCHES)
def test_no_card_is_lost_or_doubled(setup: Setup) -> None:
    for state in states_of(setup):
        held = [number for hand in state.hands for number in hand]
        assert sorted((*held, *state.played, *state.burnt)) == list(OUTCASTS)
        opened = [] if state.open is None else [state.open]
        assert sorted((*state.characters, *state.aside, *opened)) == sorted(CHARACTERS)
        assert all(list(hand) == sorted(hand) for hand in state.hands)


@given(MATCHES, st.floats(0, 1))
def test_legal_and_why_agree_for_every_action(setup: Setup, point: float) -> None:
    state = random_state(setup, point)
    for seat in range(setup.seats):
        actions = WEDNESDAY.legal(state, seat)
        assert set(actions) == {
            action for action in ACTIONS.values() if WEDNESDAY.why(state, seat, action) is None
        }


@given(MATCHES)
def test_the_order_of_the_burnt_pile_never_changes(setup: Setup) -> None:
    """Within a round cards come on top, and at most one goes, from anywhere."""
    for before, _, _, after in random_steps(setup):
        if after.round != before.round:
            continue
        old, new = before.burnt, after.burnt
        without_one = [old[:at] + old[at + 1 :] for at in range(len(old))]
        assert any(new[: len(rest)] == rest for rest in (old, *without_one))


@given(MATCHES)
def test_turns_go_round_in_the_direction_of_play(setup: Setup) -> None:
    """After a pass that was not the last one, and after a turn that did not end the round."""
    for before, seat, _, after in random_steps(setup):
        if after.turn.step != "play" or after.over or after.round != before.round:
            continue
        if before.turn.step == "block" or after.characters != before.characters:
            continue
        if after.stalls != before.stalls or after.open != before.open:
            continue
        step = -1 if after.open == "yoko" else 1
        seats = [(seat + step * n) % setup.seats for n in range(1, setup.seats + 1)]
        assert after.turn.seat == next(s for s in seats if after.hands[s])


@given(MATCHES)
def test_rounds_are_scored_by_the_hands_at_their_end(setup: Setup) -> None:
    """As far as the last action does not change hands on its way: so all hands but the actor's."""
    for before, _, action, after in random_steps(setup):
        assert before.scores == after.scores[: len(before.scores)]
        assert len(after.scores) == (5 if after.over else after.round - 1)
        if len(after.scores) > len(before.scores) and action is PASS and before.open != "eugene":
            assert after.scores[-1] == tuple(map(sum, before.hands))
    (*_, last) = states_of(setup)
    assert last.scores[-1] == tuple(map(sum, last.hands))
    assert last.over.totals == tuple(map(sum, zip(*last.scores, strict=True)))


@given(MATCHES)
def test_each_round_begins_with_a_deal(setup: Setup) -> None:
    dealt = [state for state in states_of(setup) if state.turn.step == "open"]
    assert [state.round for state in dealt] == [1, 2, 3, 4, 5]
    for state in dealt:
        assert {len(hand) for hand in state.hands} == {HAND_SIZES[setup.seats]}
        assert state.aside == state.played == ()


# The end: the argument stands in engine.games.wednesday.rounds; these are its steps.

MOST_LOSSES = 117
MOST_TABLES = 136
MOST_ACTIONS = 11_662
PASSES_FOR_A_REPEAT = 6


def reluctant_steps(setup: Setup, tenths: int) -> Iterator[Step]:
    """A whole match at random, in which of ten times so many are passes where that is legal."""
    state: WednesdayState = WEDNESDAY.deal(setup.seats, setup.options, setup.seed)
    chance = Chance(setup.seed)
    while state.over is None:
        seat = state.turn.seat
        actions = WEDNESDAY.legal(state, seat)
        action = actions[chance.below(len(actions))]
        if actions[-1] is PASS and chance.below(10) < tenths:
            action = PASS
        after = WEDNESDAY.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after


def ends_table(step: Step) -> bool:
    """Whether this was the last of the passes of all."""
    return step.action is PASS and step.before.turn.passes + 1 == holders(step.before)


def is_saved(step: Step) -> bool:
    """Whether a 13 saves the round in this step."""
    before, after = step.before, step.after
    return (
        ends_table(step)
        and before.round == after.round
        and before.characters[:1] == ("wednesday",)
        and "wednesday" in after.characters
    )


def repeated_saves(steps: list[Step]) -> int:
    """How often a 13 saves the round with no card played since it has done so before."""
    repeats, has_saved = 0, False
    for step in steps:
        if isinstance(step.action, PlayOutcast):
            has_saved = False
        elif is_saved(step):
            repeats += has_saved
            has_saved = True
    return repeats


def held(state: Any) -> int:
    return sum(map(len, state.hands))


@given(MATCHES, st.integers(0, 9))
def test_a_round_is_bounded(setup: Setup, tenths: int) -> None:
    for _, group in groupby(reluctant_steps(setup, tenths), key=lambda step: step.before.round):
        steps = list(group)
        check_tables(steps)
        losses = [
            step
            for step in steps
            if isinstance(step.action, Combine | Shed)
            or (isinstance(step.action, PlayOutcast) and step.action.number not in (7, 8))
        ]
        assert len(losses) <= MOST_LOSSES
        repeats = repeated_saves(steps)
        assert sum(map(ends_table, steps)) <= MOST_TABLES + repeats
        assert len(steps) <= MOST_ACTIONS + PASSES_FOR_A_REPEAT * repeats
        for step in steps[:-1]:
            if step.action is PASS:
                gained = held(step.after) - held(step.before)
                assert gained <= (1 if step.before.open == "eugene" else 0)
            else:
                assert held(step.after) <= held(step.before) + (step.before.turn.step in GIVING)


GIVING = ("pick", "donate")
"""What gives back the card that a 7 or an 8 took out of the hand."""


def check_tables(steps: list[Step]) -> None:
    """On one table no outcast is played twice, and Eugene is open on one table only."""
    on_table: Counter[int] = Counter()
    tables_of_eugene = 0
    for step in steps:
        if isinstance(step.action, PlayOutcast):
            on_table[step.action.number] += 1 + step.action.pair
        if ends_table(step):
            assert all(on_table[number] <= COPIES[number] for number in on_table)
            on_table.clear()
            tables_of_eugene += step.before.open == "eugene"
    assert tables_of_eugene <= 1


@pytest.mark.parametrize("seed", range(20))
def test_nobody_can_play_and_a_13_saves_again_and_again(seed: int) -> None:
    """Only blocked cards in hand, all keep passing: the end comes once she is alone."""
    match: Match = position(
        [5, 5],
        [5],
        last_number=13,
        characters=["wednesday"],
        aside=["thing", "tyler", "yoko", "bianca", "ajax", "eugene"],
        blocked=5,
        seed_state=seed,
    )
    passes = 0
    while match.state()["round"] == 1:
        assert legal(match) == ["shed", "pass"]
        match.do(match.to_act[0], "pass")
        passes += 1
    assert match.state()["scores"] == [[10, 5]]
    assert passes % 2 == 0
    assert passes < 100
