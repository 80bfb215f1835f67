"""What holds in every match of Extreme."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.placing import END, Place
from engine.core.refusal import Refused
from engine.games.the_game.actions import PLACES
from engine.games.the_game.piles import CARDS, PILES
from engine.games.the_game.turns import hand_size
from tests.engine.games.the_game.positions import EXTREME
from tests.engine.play import Setup, random_state, random_steps, setups, states_of

MATCHES = setups("the-game-extreme")


def documents(setup: Setup) -> Iterator[Any]:
    """Every state of a match at random, as its document."""
    return map(EXTREME.document, states_of(setup))


def shown(state: Any) -> set[str]:
    """The commands on top of the piles."""
    tops = [str(pile[-1]) for pile in state["piles"].values()]
    return {state["commands"][top] for top in tops if top in state["commands"]}


def placed(state: Any) -> list[str | None]:
    """The command, or None, of every card of the turn."""
    return [state["commands"].get(str(card)) for card, _ in state["turn"]["placed"]]


@given(MATCHES)
def test_no_card_is_lost_or_doubled(setup: Setup) -> None:
    for state in states_of(setup):
        lying = [card for pile in state.piles for card in pile[1:]]
        held = [card for hand in state.hands for card in hand]
        assert sorted((*lying, *held, *state.draw)) == list(CARDS)


@given(MATCHES)
def test_a_match_has_195_actions_at_most(setup: Setup) -> None:
    """98 placements, and an end for each but the last: every turn has one, since no turn ends
    before a card is placed in it, and none follows the 98th card."""
    steps = list(random_steps(setup))
    ends = [step for step in steps if step.action is END]
    placements = [step for step in steps if isinstance(step.action, Place)]
    assert len(ends) < len(placements) <= len(CARDS)
    assert all(step.before.placed for step in ends)


@given(MATCHES)
def test_four_cards_carry_each_command_all_through_the_match(setup: Setup) -> None:
    first, *others = documents(setup)
    count = Counter(first["commands"].values())
    assert len(count) == 7
    assert set(count.values()) == {4}
    assert all(state["commands"] == first["commands"] for state in others)


@given(MATCHES, st.floats(0, 1))
def test_legal_and_why_agree_for_every_card_and_pile(setup: Setup, point: float) -> None:
    state = random_state(setup, point)
    for seat in range(setup.seats):
        legal = EXTREME.legal(state, seat)
        for card in CARDS:
            for pile in range(len(PILES)):
                place = PLACES[card][pile]
                assert (EXTREME.why(state, seat, place) is None) == (place in legal)
        assert (EXTREME.why(state, seat, END) is None) == (END in legal)


@given(MATCHES)
def test_no_turn_ends_with_a_skull_on_top_or_without_its_three(setup: Setup) -> None:
    for step in random_steps(setup):
        before, after = EXTREME.document(step.before), EXTREME.document(step.after)
        if before["turn"]["number"] == after["turn"]["number"]:
            continue
        assert "skull" not in shown(after)
        commands = placed(before)
        if isinstance(step.action, Place):
            commands.append(before["commands"].get(str(step.action.card)))
            assert commands[-1] == "stop"
        if "three" in commands:
            assert len(commands) == 3


@given(MATCHES)
def test_a_stop_lies_in_no_turn_that_goes_on(setup: Setup) -> None:
    for state in documents(setup):
        assert "stop" not in placed(state) or state["over"] == {
            "won": True,
            "remaining": 0,
            "reason": "all-placed",
        }
        if "three" in placed(state):
            assert len(placed(state)) <= 3


@given(MATCHES)
def test_tricks_are_placed_only_while_no_command_forbids_them(setup: Setup) -> None:
    for step in random_steps(setup):
        if isinstance(step.action, Place):
            before: Any = EXTREME.document(step.before)
            pile = PILES[step.action.pile]
            top = before["piles"][pile][-1]
            goes_on = step.action.card > top if pile.startswith("up") else step.action.card < top
            assert goes_on or "no-trick" not in shown(before)


@given(MATCHES)
def test_a_pile_is_locked_only_under_one_pile_and_takes_all_cards(setup: Setup) -> None:
    for step in random_steps(setup):
        before, after = EXTREME.document(step.before), EXTREME.document(step.after)
        if isinstance(step.action, Place):
            pile = PILES[step.action.pile]
            assert before["turn"]["locked"] in (None, pile)
            binds = {"one-pile"} <= shown(before) & shown(after)
            if after["turn"]["number"] == before["turn"]["number"]:
                assert after["turn"]["locked"] == (pile if binds else None)


@given(MATCHES)
def test_draw_one_draws_one_and_otherwise_hands_are_filled(setup: Setup) -> None:
    size = hand_size(setup.seats, bool(setup.options["fewer_cards"]))
    for before, seat, _, after in random_steps(setup):
        drawn = before.draw[: len(before.draw) - len(after.draw)]
        assert before.draw == (*drawn, *after.draw)
        if before.number == after.number:
            assert not drawn
            continue
        assert set(drawn) <= set(after.hands[seat])
        if "draw-one" in shown(EXTREME.document(after)):
            assert len(drawn) == min(1, len(before.draw))
        else:
            assert not after.draw or len(after.hands[seat]) == size
        assert len(after.hands[seat]) <= size


@given(MATCHES)
def test_signals_are_refused_and_cleared_exactly_while_silence_lies(setup: Setup) -> None:
    for before, seat, action, _ in random_steps(setup):
        other = (seat + 1) % setup.seats
        if before.ratings is not None:
            with pytest.raises(Refused, match=r"rate-first|choose-first"):
                EXTREME.signal(before, other, "up1", "leave")
            continue
        if "silence" in shown(EXTREME.document(before)):
            with pytest.raises(Refused, match="silence"):
                EXTREME.signal(before, other, "up1", "leave")
            continue
        signalled = EXTREME.signal(before, other, "up1", "leave")
        after: Any = EXTREME.document(EXTREME.apply(signalled, seat, action))
        turn_begins = after["turn"]["seat"] == other and not after["turn"]["placed"]
        kept = not turn_begins and "silence" not in shown(after)
        assert after["signals"][other] == ({"up1": "leave"} if kept else {})
        assert not any(signals for at, signals in enumerate(after["signals"]) if at != other)


@given(MATCHES)
def test_a_match_is_over_with_a_reason(setup: Setup) -> None:
    *others, last = documents(setup)
    left = len(last["draw"]) + sum(map(len, last["hands"]))
    unfulfilled = "skull" in shown(last) or ("three" in placed(last) and len(placed(last)) != 3)
    assert last["over"] == {
        "won": not left and not unfulfilled,
        "remaining": left,
        "reason": "stuck" if left else "command" if unfulfilled else "all-placed",
    }
    assert not any(state["over"] for state in others)
