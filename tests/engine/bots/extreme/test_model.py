"""The bot's model of the game is the engine's, over random play."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.extreme.bot import ExtremeBot
from engine.bots.placements import Placement, cards_in
from engine.bots.the_game.bot import begin
from engine.bots.the_game.planning import TurnEffort, any_plan, best_plans, longest
from engine.bots.the_game.turns import Breadth
from engine.core.chance import MAX_SEED, Chance
from engine.core.placing import END, Place
from engine.games.the_game.actions import PLACES
from engine.games.the_game.state import TheGameState
from tests.amounts import some
from tests.engine.bots.the_game.seen import EXTREME, seen, steps_in_turns
from tests.engine.games.the_game.late import Sizes, few, last_three, late
from tests.engine.games.the_game.reference_rules import Document
from tests.engine.play import Setup, Step, setups, steps_from

Left: TypeAlias = Callable[[Document, Chance], Sizes]
BOT = ExtremeBot()


SETUPS = setups("the-game-extreme")
SEEDS = st.integers(0, MAX_SEED)


@given(SETUPS)
def test_the_turns_of_the_model_are_those_of_the_rules(setup: Setup) -> None:
    check_turns(steps_in_turns(setup))


@given(SETUPS, st.sampled_from((few, last_three)), SEEDS)
def test_and_so_are_those_of_late_positions(setup: Setup, left: Left, seed: int) -> None:
    check_turns(late_steps(setup, left, seed))


def late_steps(setup: Setup, left: Left, seed: int) -> Iterator[Step]:
    """A match at random from a late position on."""
    chance = Chance(seed)
    state = EXTREME.load(late(setup, left, chance))
    return steps_from(EXTREME, state, chance)


def check_turns(steps: Iterable[Step]) -> None:
    """In each state the model says what the rules say."""
    for step in steps:
        state: TheGameState = step.before
        position = seen(EXTREME, state, state.seat)
        rules = BOT.rules(position, position.draw > 0)
        turn = begin(rules, position)
        legal = EXTREME.legal(state, state.seat)
        placements = {(place.card, place.pile) for place in legal if isinstance(place, Place)}
        assert set(rules.placements(turn)) == placements
        assert rules.may_end(turn) == (END in legal)
        assert cards_in(turn.hand) == list(state.hands[state.seat])
        if isinstance(step.action, Place):
            check_placing(state, step.action, step.after)


def check_placing(state: TheGameState, place: Place, after: TheGameState) -> None:
    """What the model says of a placement is what the rules made of it."""
    position = seen(EXTREME, state, state.seat)
    rules = BOT.rules(position, position.draw > 0)
    placed = (*position.placed, (place.card, place.pile))
    turn = rules.place(begin(rules, position), place.card, place.pile)
    assert turn == begin(rules, position._replace(placed=placed))
    if after.over is not None and not after.draw and not any(after.hands):
        assert rules.fulfilled(turn) == after.over.won
    elif after.number > state.number:  # a stop
        assert rules.may_end(turn)
        assert not list(rules.placements(turn))
    if after.number > state.number:
        held = len(after.hands[state.seat])
        drawn = min(rules.draws(turn), len(state.draw))
        assert held == turn.hand.bit_count() + drawn


@settings(max_examples=some(30))
@given(SETUPS)
def test_plans_are_legal_to_their_ends(setup: Setup) -> None:
    check_plans(steps_in_turns(setup))


@settings(max_examples=some(60))
@given(SETUPS, st.sampled_from((few, last_three)), SEEDS)
def test_and_so_are_those_in_late_positions(setup: Setup, left: Left, seed: int) -> None:
    check_plans(late_steps(setup, left, seed))


def check_plans(steps: Iterable[Step]) -> None:
    effort = TurnEffort(Breadth(6, 8), width=4, required_width=20, voluntary=2)
    for step in steps:
        state: TheGameState = step.before
        position = seen(EXTREME, state, state.seat)
        rules = BOT.rules(position, position.draw > 0)
        begun = begin(rules, position)
        for plan in best_plans(rules, begun, lambda turn: -float(turn.laid), effort, 5):
            assert has_ended(played(state, plan.placements), state.number)
        after = played(state, longest(rules, begun).placements)
        if after.number == state.number:
            assert not [action for action in EXTREME.legal(after, state.seat) if action is not END]
        some = any_plan(rules, begun)
        assert (some is not None) == ends(state, state.number)
        if some is not None:
            assert has_ended(played(state, some.placements), state.number)


def played(state: Any, placements: tuple[Placement, ...]) -> Any:
    """The state after these placements; raises Refused."""
    for card, pile in placements:
        state = EXTREME.apply(state, state.seat, PLACES[card][pile])
    return state


def has_ended(state: TheGameState, number: int) -> bool:
    """Whether the turn of this number is over, or may be, or the match is won."""
    if state.over is not None and state.over.won:
        return True
    return state.number > number or END in EXTREME.legal(state, state.seat)


def ends(state: TheGameState, number: int) -> bool:
    """Whether some way leads to an end of the turn, or of the match with all cards placed."""
    if has_ended(state, number):
        return True
    legal = EXTREME.legal(state, state.seat)
    return any(ends(EXTREME.apply(state, state.seat, action), number) for action in legal)
