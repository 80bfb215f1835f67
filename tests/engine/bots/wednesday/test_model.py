"""The fast model of a round does what the engine does."""

from hypothesis import given, settings

from engine.bots.wednesday.hands import numbers
from engine.core.chance import Chance
from engine.games.wednesday.actions import Combine, Pass, PlayOutcast, Shed
from engine.games.wednesday.rules import Wednesday
from tests.amounts import some
from tests.engine.bots.wednesday.rounds import hands_of, round_of, told
from tests.engine.play import Setup, Step, random_steps, setups

WEDNESDAY = Wednesday()


@settings(max_examples=some(30))
@given(setups("wednesday"))
def test_every_action_does_what_the_engine_does(setup: Setup) -> None:
    for step in random_steps(setup):
        _check_step(step)


def _check_step(step: Step) -> None:
    model = round_of(step.before)
    copy = model.copy()
    model.do(step.action)
    ends = len(step.after.scores) > len(step.before.scores)
    assert model.over == ends
    if ends:
        end = WEDNESDAY.round_end(step.before, step.seat, step.action)
        assert hands_of(model) == end.hands
        assert tuple(map(sum, hands_of(model))) == end.scores[-1]
    else:
        assert told(model) == told(round_of(step.after))
    copy.chance = Chance(step.before.seed_state)
    assert told(copy) == told(round_of(step.before)), "the copy changes too"


@settings(max_examples=some(30))
@given(setups("wednesday"))
def test_what_can_be_done_in_a_turn_is_what_the_engine_allows(setup: Setup) -> None:
    for step in random_steps(setup):
        if step.before.turn.step not in ("play", "again"):
            continue
        model = round_of(step.before)
        legal = WEDNESDAY.legal(step.before, step.seat)
        plays = [action for action in legal if isinstance(action, PlayOutcast)]
        assert numbers(model.singles()) == [play.number for play in plays if not play.pair]
        assert numbers(model.pairs()) == [play.number for play in plays if play.pair]
        if step.before.turn.step == "play":
            for number in (6, 10):
                assert model.can_combine(number) == (Combine(number) in legal)
            assert model.can_shed() == (Shed() in legal)
            assert model.may_pass() == (Pass() in legal)
