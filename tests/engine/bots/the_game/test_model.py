"""The bot's model of the game is the engine's, over random play."""

from typing import Any

from hypothesis import given, settings

from engine.bots.placements import cards_in
from engine.bots.the_game.bot import TheGameBot, begin
from engine.bots.the_game.planning import TurnEffort, any_plan, best_plans, longest
from engine.bots.the_game.position import tops_now
from engine.bots.the_game.turns import Breadth
from engine.core.placing import END, Place
from engine.games.the_game.actions import PLACES
from engine.games.the_game.state import TheGameState
from tests.amounts import some
from tests.engine.bots.the_game.seen import THE_GAME, seen, steps_in_turns
from tests.engine.play import Setup, setups

BOT = TheGameBot()


@given(setups("the-game"))
def test_a_position_is_what_the_seat_may_know(setup: Setup) -> None:
    for step in steps_in_turns(setup):
        state: TheGameState = step.before
        for seat, hand in enumerate(state.hands):
            position = seen(THE_GAME, state, seat)
            placed = [place.card for place in state.placed]
            begun = sorted([*hand, *placed]) if seat == state.seat else list(hand)
            assert cards_in(position.hand) == begun
            hidden = {
                *state.draw,
                *(c for s, cards in enumerate(state.hands) if s != seat for c in cards),
            }
            assert set(cards_in(position.unseen)) == hidden
            assert tops_now(position) == tuple(pile[-1] for pile in state.piles)
            assert position.placed == tuple((place.card, place.pile) for place in state.placed)
            assert position.draw == len(state.draw)
            assert position.turn == state.seat


@given(setups("the-game"))
def test_the_turns_of_the_model_are_those_of_the_rules(setup: Setup) -> None:
    for step in steps_in_turns(setup):
        state: TheGameState = step.before
        position = seen(THE_GAME, state, state.seat)
        rules = BOT.rules(position, position.draw > 0)
        turn = begin(rules, position)
        legal = THE_GAME.legal(state, state.seat)
        placements = {(place.card, place.pile) for place in legal if isinstance(place, Place)}
        assert set(rules.placements(turn)) == placements
        assert rules.may_end(turn) == (END in legal)
        assert cards_in(turn.hand) == list(state.hands[state.seat])
        if isinstance(step.action, Place):
            after = rules.place(turn, step.action.card, step.action.pile)
            assert after == begin(
                rules,
                position._replace(placed=(*position.placed, (step.action.card, step.action.pile))),
            )


@settings(max_examples=some(30))
@given(setups("the-game"))
def test_plans_are_legal_to_their_ends(setup: Setup) -> None:
    effort = TurnEffort(Breadth(6, 8), width=4, required_width=20, voluntary=2)
    for step in steps_in_turns(setup):
        state: TheGameState = step.before
        position = seen(THE_GAME, state, state.seat)
        rules = BOT.rules(position, position.draw > 0)
        begun = begin(rules, position)
        plans = best_plans(rules, begun, lambda turn: -float(turn.laid), effort, 5)
        for plan in plans:
            assert played(state, plan.placements).over is None or not cards_in(plan.turn.hand)
        after = played(state, longest(rules, begun).placements)
        assert not [action for action in THE_GAME.legal(after, state.seat) if action is not END]
        some = any_plan(rules, begun)
        assert (some is not None) == ends(state)
        if some is not None:
            assert END in THE_GAME.legal(played(state, some.placements), state.seat)


def played(state: Any, placements: tuple[tuple[int, int], ...]) -> Any:
    """The state after these placements; raises Refused."""
    for card, pile in placements:
        state = THE_GAME.apply(state, state.seat, PLACES[card][pile])
    return state


def ends(state: Any) -> bool:
    """Whether some way leads to an end of the turn, or of the match with all cards placed."""
    legal = THE_GAME.legal(state, state.seat)
    if END in legal or (state.over is not None and state.over.won):
        return True
    return any(ends(THE_GAME.apply(state, state.seat, action)) for action in legal)
