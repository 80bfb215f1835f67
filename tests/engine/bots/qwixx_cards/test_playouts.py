"""Playing on from an action."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.playouts import begin, outcome_of, play_on
from engine.bots.qwixx_cards.search import PlayoutEffort, PlayoutSearch
from engine.core.chance import Chance
from engine.games.qwixx_cards.actions import SKIP, parse
from engine.games.qwixx_cards.state import QwixxState
from tests.amounts import some
from tests.engine.games.qwixx_cards.keen import keen_states
from tests.engine.games.qwixx_cards.positions import QWIXX, closed, five, position
from tests.engine.play import Setup, setups

POLICY = QWIXX_CARDS.policy
NEARLY = {**closed("red"), **five("green")}


def undecided(setup: Setup) -> list[QwixxState]:
    """The states of a match in which it goes on and nobody has decided in part 2."""
    return [s for s in keen_states(setup) if s.over is None and not any(s.decisions)]


@settings(max_examples=some(8))
@given(setups("qwixx-cards"), st.integers(0, 3))
def test_any_action_can_be_played_on_from(setup: Setup, turns: int) -> None:
    for state in undecided(setup)[:: turns + 1]:
        seat = QWIXX.waits_for(state)[-1]
        for action in QWIXX.legal(state, seat):
            model = Model(state)
            begin(model, POLICY, seat, action)
            if not model.over:
                after = (model.seat + turns + 1) % setup.seats
                play_on(model, POLICY, turns)
                assert after == model.seat or model.over
            shares = [outcome_of(model, POLICY, other).share for other in range(setup.seats)]
            assert abs(sum(shares) - 1) < 1e-9


def test_the_others_decide_too() -> None:
    match = position(part="number", draw="y3", sheets=[{}, {"red": [2]}, {"yellow": [2]}], seats=3)
    model = Model(match.states[-1])
    begin(model, POLICY, 0, SKIP)
    assert model.rows == [[0] * 4, [3, 0, 0, 0], [0, 3, 0, 0]]
    assert model.part == "play"
    assert not model.crossed


def test_a_win_that_is_shared() -> None:
    match = position(part="number", draw="b2", sheets=[NEARLY, NEARLY, {"red": [2]}], seats=3)
    model = Model(match.states[-1])
    begin(model, POLICY, 0, parse("mark green 2"))
    assert model.over
    assert [outcome_of(model, POLICY, seat).share for seat in range(3)] == [0.5, 0.5, 0.0]


def test_only_what_may_be_best_is_tried() -> None:
    state = position("r2 r3 r4 y12 g2", part="number", draw="y7").states[-1]
    search = PlayoutSearch(POLICY, PlayoutEffort(width=2, margin=5.0, playouts=8, rounds=1))
    far, near, skip = map(parse, ("mark red 7", "mark yellow 7", "skip"))
    chance = Chance(3)
    assert search.best(state, 0, {far: 1.0, skip: 9.0}, chance) == skip
    assert chance.state == 3
    assert search.best(state, 0, {far: 8.0, near: 8.5, skip: 9.0}, chance) == skip
    assert chance.state != 3
