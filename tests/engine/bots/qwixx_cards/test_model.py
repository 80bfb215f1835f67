"""The bot's model of the game is the engine's, over random and over keen play."""

from hypothesis import given, settings

from engine.bots.qwixx_cards.hands import hand_of
from engine.bots.qwixx_cards.model import Model
from engine.games.qwixx_cards.actions import Mark, PlayCards, Skip, Take
from engine.games.qwixx_cards.sheets import score
from engine.games.qwixx_cards.state import QwixxState
from tests.amounts import some
from tests.engine.games.qwixx_cards.keen import keen_steps
from tests.engine.play import Setup, Step, random_steps, setups

MATCHES = setups("qwixx-cards")


@settings(max_examples=some(30))
@given(MATCHES)
def test_the_model_goes_on_as_the_engine_does(setup: Setup) -> None:
    for steps in (random_steps(setup), keen_steps(setup)):
        model: Model | None = None
        for step in steps:
            model = model or Model(step.before)
            follow(model, step)
            if is_settled(step.after):
                assert_equal(model, step.after)
                assert_equal(Model(step.after), step.after)


def follow(model: Model, step: Step) -> None:
    """Does in the model what was done; in part 2 once all have decided."""
    before: QwixxState = step.before
    match step.action:
        case Take(slot):
            model.take(slot)
        case PlayCards(colour, cards):
            model.play(colour, cards)
        case Mark() | Skip() as action if before.part == "mark":
            model.mark(action.crosses if isinstance(action, Mark) else 0)
        case action if is_settled(step.after):
            model.decide(
                [
                    each.row if isinstance(each, Mark) else None
                    for each in (
                        action if seat == step.seat else decided
                        for seat, decided in enumerate(before.decisions)
                    )
                ]
            )


def is_settled(state: QwixxState) -> bool:
    """Whether nobody's decision is kept back."""
    return not any(state.decisions)


def assert_equal(model: Model, state: QwixxState) -> None:
    """The model is in this state."""
    assert model.rows == [[*sheet.rows] for sheet in state.sheets]
    assert model.penalties == [sheet.penalties for sheet in state.sheets]
    assert model.scores() == [*map(score, state.sheets)]
    assert model.hands == [*map(hand_of, state.hands)]
    assert model.display == [*state.display]
    assert model.draw[::-1] == [*state.draw]
    assert model.discard == [*state.discard]
    assert model.seat == state.seat
    assert model.chance.state == state.seed_state
    assert model.over == (state.over is not None)
    if not model.over:
        assert model.part == state.part
        assert model.crossed == state.crossed
        if state.played is not None:
            assert model.played == (state.played.colour, state.played.cards)
            assert model.shown == state.played.shown
