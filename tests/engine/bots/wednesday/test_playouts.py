"""Play-outs: the model of a round, with Wednesday in all her places at once."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.wednesday import playouts
from engine.bots.wednesday.evaluation import WednesdayEvaluation
from engine.bots.wednesday.features import SCALES
from engine.bots.wednesday.playouts import Playout
from engine.core.chance import MAX_SEED, Chance
from engine.games.wednesday.cards import Character
from engine.games.wednesday.rules import Wednesday
from engine.games.wednesday.wednesdays_place import without_wednesday
from tests.amounts import some
from tests.engine.bots.wednesday.rounds import round_of, told
from tests.engine.play import Setup, random_steps, setups

WEDNESDAY = Wednesday()
EVALUATION = WednesdayEvaluation({name: 0.1 * place for place, name in enumerate(SCALES)})


class Saved(Exception):
    """A 13 saves the round."""


class Unsaved(Playout):
    """A playout that is over where a 13 saves the round."""

    def _reveal(self, saved: bool) -> None:
        if saved:
            raise Saved
        super()._reveal(saved)


class StepByStep(Playout):
    """A playout that does nothing in one go."""

    def _played_on(self, seat: int) -> bool:
        return False


@settings(max_examples=some(40))
@given(setups("wednesday"))
def test_many_turns_in_one_go_are_the_same_as_one_by_one(setup: Setup) -> None:
    state = WEDNESDAY.deal(setup.seats, setup.options, setup.seed)
    ended = []
    for kind in (Playout, StepByStep):
        whole = kind.of(round_of(state))
        whole.begin([1.0, *[-0.1] * (setup.seats - 1)], floating=True)
        cost = whole.finish(0, EVALUATION)
        ended.append((cost, whole.hands, whole.burnt, whole.characters, whole.chance.state))
    assert ended[0] == ended[1]


@settings(max_examples=some(20))
@given(setups("wednesday"))
def test_with_wednesday_in_her_place_a_playout_is_the_model(setup: Setup) -> None:
    for step in random_steps(setup):
        model = round_of(step.before)
        whole = Playout.of(model)
        whole.begin([1.0] * setup.seats, floating=False)
        whole.chance = Chance(step.before.seed_state)
        copy = whole.copy()
        for each in (model, whole):
            each.do(step.action)
        assert told(whole) == told(model)
        assert (copy.cost, copy.weight, copy.floating) == (0.0, 1.0, False)


@settings(max_examples=some(40))
@given(st.integers(2, 6), st.integers(0, MAX_SEED))
def test_wednesday_in_all_places_costs_the_mean_over_her_places(seats: int, seed: int) -> None:
    """Where no 13 saves a round; then the draws of chance are not the same."""
    state = WEDNESDAY.deal(seats, {"youngest": 0, "expert": False, "teams": 0}, seed)
    others = without_wednesday(state.characters)
    stakes = [1.0, *[-0.5 / (seats - 1)] * (seats - 1)]
    costs = []
    with pytest.MonkeyPatch.context() as patched, suppress(Saved):
        patched.setattr(playouts, "LEAST_WEIGHT", 0.0)
        for place in range(len(others) + 1):
            characters: tuple[Character, ...] = (*others[:place], "wednesday", *others[place:])
            whole = Unsaved.of(round_of(state._replace(characters=characters)))
            whole.begin(stakes, floating=False)
            costs.append(whole.finish(0, EVALUATION))
        whole = Unsaved.of(round_of(state))
        whole.begin(stakes, floating=True)
        assert whole.finish(0, EVALUATION) == pytest.approx(sum(costs) / len(costs))
