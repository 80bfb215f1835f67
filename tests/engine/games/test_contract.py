"""What holds of every game, whatever its rules: each is played at random, over all options."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import read_json, write_json
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games import GAMES
from tests.amounts import some
from tests.engine.games.by_game import BY_HAND, RESHUFFLED
from tests.engine.play import (
    Setup,
    random_match,
    random_state,
    random_steps,
    setups,
    states_of,
    steps_from,
)

POINTS = st.floats(0, 1)


def with_matches_of_every_game(
    *more: st.SearchStrategy[Any],
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Runs a test for each game by itself, with matches to be dealt and what else it takes."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @given(data=st.data())
        @settings(max_examples=some(25))
        def run(game: str, data: st.DataObject) -> None:
            test(data.draw(setups(game)), *map(data.draw, more))

        return cast(Callable[..., None], pytest.mark.every_game("game")(run))

    return decorate


@pytest.mark.every_game("game")
def test_a_game_tells_its_id_and_table(game: str) -> None:
    rules: Game[Any] = GAMES[game]
    assert rules.id == game
    assert rules.rules_version >= 1
    assert 1 <= rules.min_seats <= rules.max_seats
    for option in rules.options.values():
        for seats in range(rules.min_seats, rules.max_seats + 1):
            assert option.choices_at(seats)[0] == option.default


def test_what_a_seat_cannot_know_is_told_for_every_game() -> None:
    assert set(RESHUFFLED) == set(GAMES)


def test_what_is_set_up_by_hand_is_told_for_every_game() -> None:
    assert set(BY_HAND) == set(GAMES)


@with_matches_of_every_game()
def test_a_match_ends_and_until_then_somebody_can_act(setup: Setup) -> None:
    game = GAMES[setup.game]
    for state in states_of(setup):  # which ends, or fails
        to_act = game.to_act(state)
        assert len(set(to_act)) == len(to_act)
        waits_for = game.waits_for(state)
        assert to_act[: len(waits_for)] == waits_for
        assert bool(waits_for) == bool(to_act)
        assert bool(to_act) == (game.over(state) is None)
        for seat in range(-1, setup.seats + 1):
            assert bool(game.legal(state, seat)) == (seat in to_act)


@with_matches_of_every_game()
def test_the_same_deal_and_actions_give_the_same_match(setup: Setup) -> None:
    assert list(random_steps(setup)) == list(random_steps(setup))


@with_matches_of_every_game()
def test_legal_actions_are_distinct_and_their_texts_round_trip(setup: Setup) -> None:
    game = GAMES[setup.game]
    for state in states_of(setup):
        for seat in game.to_act(state):
            actions = game.legal(state, seat)
            texts = [str(action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [game.parse(text) for text in texts] == actions


@with_matches_of_every_game(POINTS)
def test_legal_and_why_and_apply_agree(setup: Setup, point: float) -> None:
    """Of all actions that were ever legal in the match, over all seats."""
    game = GAMES[setup.game]
    states = states_of(setup)
    known: set[Action] = {
        action
        for state in states
        for seat in game.to_act(state)
        for action in game.legal(state, seat)
    }
    state = random_state(setup, point)
    for seat in range(-1, setup.seats + 1):
        legal = game.legal(state, seat)
        for action in known:
            refusal = game.why(state, seat, action)
            assert (refusal is None) == (action in legal)
            if refusal is None:
                game.apply(state, seat, action)
            else:
                with pytest.raises(Refused) as error:
                    game.apply(state, seat, action)
                assert error.value.refusal == refusal
                json.dumps(refusal.args)


@with_matches_of_every_game(POINTS)
def test_no_seat_acts_out_of_turn(setup: Setup, point: float) -> None:
    game = GAMES[setup.game]
    state = random_state(setup, point)
    for actor in game.to_act(state):
        for action in game.legal(state, actor):
            for seat in range(setup.seats):
                if seat not in game.to_act(state):
                    refusal = game.why(state, seat, action)
                    assert refusal is not None
                    assert refusal.code == "not-your-turn"


@with_matches_of_every_game()
def test_states_round_trip_through_json(setup: Setup) -> None:
    game = GAMES[setup.game]
    for state in states_of(setup):
        document = read_json(write_json(game.document(state)))
        assert document == game.document(state)
        assert game.load(document) == state
        del document["seed_state"]
        game.load(document)


@with_matches_of_every_game()
def test_states_have_the_common_fields(setup: Setup) -> None:
    game = GAMES[setup.game]
    for state in states_of(setup):
        document = game.document(state)
        assert document["game"] == game.id
        assert document["rules_version"] == game.rules_version
        assert document["seats"] == setup.seats
        assert document["options"] == setup.options
        assert document["to_act"] == list(game.to_act(state))
        assert document["over"] == game.over(state)
        assert isinstance(document["seed_state"], int)


@with_matches_of_every_game(POINTS, st.integers(0, 2**63))
def test_a_view_is_the_same_whatever_the_unknown_is(setup: Setup, point: float, seed: int) -> None:
    game = GAMES[setup.game]
    state = random_state(setup, point)
    for seat in (None, *range(setup.seats)):
        other = RESHUFFLED[setup.game](state, seat, Chance(seed))
        assert game.view(other, seat) == game.view(state, seat)


@with_matches_of_every_game(POINTS)
def test_views_have_the_shape_of_the_state_and_tell_nothing_else(
    setup: Setup, point: float
) -> None:
    game = GAMES[setup.game]
    state = random_state(setup, point)
    document = game.document(state)
    for seat in (None, *range(setup.seats)):
        view = read_json(write_json(game.view(state, seat)))
        assert set(view) == set(document) - {"seed_state"}
        for name, value in view.items():
            assert _agrees(value, document[name]), name


def _agrees(seen: Any, true: Any) -> bool:
    """Whether what is seen is the truth, or hides it without giving away more than its place."""
    if isinstance(true, Mapping):
        return set(seen) <= set(true) and all(_agrees(seen[name], true[name]) for name in seen)
    if isinstance(true, list):
        return len(seen) == len(true) and (
            all(map(_agrees, seen, true)) or Counter(map(str, seen)) == Counter(map(_number, true))
        )
    return seen is None or seen == true or seen == _number(true)


def _number(card: Any) -> str:
    """What shows of a card that is known by its number only."""
    return f"?{str(card)[1:]}"


@with_matches_of_every_game()
def test_undo_to_the_deal_restores_every_state(setup: Setup) -> None:
    match = random_match(setup)
    states, moves = list(match.states), list(match.moves)
    while moves:
        match.undo(None, "free")
        del states[-1], moves[-1]
        assert match.states == states
        assert match.moves == moves
        assert match.state() == match.game.document(states[-1])


@with_matches_of_every_game(st.integers(0, 30), st.data())
def test_at_the_table_undo_only_goes_back_over_ones_own_actions(
    setup: Setup, actions: int, data: st.DataObject
) -> None:
    match = random_match(setup, actions)
    seat = data.draw(st.integers(0, setup.seats - 1))
    taken_back = 0
    while match.can_undo(seat, "table") and match.over is None:
        move = match.moves[-1]
        assert move.seat == seat
        hand = match.view(seat)["hands"][seat]
        match.undo(seat, "table")
        assert seat in match.to_act
        assert set(hand) <= set(match.view(seat)["hands"][seat]), "a card seen was given back"
        taken_back += 1
    assert not match.practice
    if taken_back:
        assert Match.replay(match.document(), GAMES).states == match.states


@with_matches_of_every_game(st.integers(0, 100))
def test_journals_round_trip(setup: Setup, actions: int) -> None:
    match = random_match(setup, actions)
    again = Match.replay(match.document(), GAMES)
    assert again.states == match.states
    assert again.document() == match.document()


@with_matches_of_every_game(POINTS)
def test_a_match_goes_on_from_any_state(setup: Setup, point: float) -> None:
    game = GAMES[setup.game]
    state = random_state(setup, point)
    match = Match.from_state(game, game.document(state))
    assume(match.to_act)
    for seat in match.to_act:
        match.do(seat, match.legal(seat)[0])
        break
    assert Match.replay(match.document(), GAMES).states == match.states


@with_matches_of_every_game(POINTS, st.integers(0, 2**63))
def test_a_state_set_up_by_hand_can_be_played_to_an_end(
    setup: Setup, point: float, seed: int
) -> None:
    """The past is not judged: cards may lie where play would not have left them."""
    game, chance = GAMES[setup.game], Chance(seed)
    state = random_state(setup, point)
    assume(game.to_act(state))
    document = read_json(write_json(game.document(state)))
    BY_HAND[setup.game](document, chance)
    try:
        state = game.load(document)
    except BadDocument as error:
        if error.where != "over":
            raise
        reject()  # a hand so small that its match has ended
    assert game.document(state) == document
    for step in steps_from(game, state, chance):  # which end, or fail
        assert game.load(game.document(step.after)) == step.after


@with_matches_of_every_game(st.text(max_size=20))
def test_what_is_no_text_of_an_action_is_refused(setup: Setup, text: str) -> None:
    game = GAMES[setup.game]
    refused = text
    with suppress(Refused):
        refused = str(game.parse(text))
    assert refused == text
    with pytest.raises(Refused, match="unknown-action"):
        game.parse(f"{text}?")


@with_matches_of_every_game(
    POINTS, st.integers(-1, 6), st.text(max_size=8), st.none() | st.text(max_size=8)
)
def test_what_is_no_signal_is_refused(
    setup: Setup, point: float, seat: int, pile: str, signal: str | None
) -> None:
    game = GAMES[setup.game]
    state = random_state(setup, point)
    with pytest.raises(Refused):
        game.signal(state, seat, pile, signal)
