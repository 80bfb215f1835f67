"""The evaluation is The Game's less what commands cost, as a plain reckoning has it."""

from hypothesis import given
from hypothesis import strategies as st

from engine.bots.extreme.bot import ExtremeBot
from engine.bots.extreme.evaluation import ExtremeEvaluation
from engine.bots.extreme.features import SCALES
from engine.bots.extreme.skulls import count_covers, shortest_way
from engine.bots.placements import cards_in
from engine.bots.the_game.bot import begin
from engine.bots.the_game.evaluation import (
    STAGES,
    WON,
    StageCosts,
    TheGameEvaluation,
    TurnSetting,
    setting_of,
)
from engine.bots.the_game.features import features_at
from engine.bots.the_game.turns import PlannedTurn
from engine.bots.weights import Weights
from engine.core.chance import Chance
from engine.games.the_game.commands import BITS, NAMES
from engine.games.the_game.state import TheGameState
from tests.engine.bots.the_game.seen import EXTREME, seen, steps_in_turns
from tests.engine.play import Setup, setups

BOT = ExtremeBot()


def some_weights(seed: int) -> dict[str, float]:
    chance = Chance(seed)
    return {name: chance.below(2000) / 100 for name in SCALES}


@given(setups("the-game-extreme"), st.integers(0, 1000))
def test_the_sum_of_the_features(setup: Setup, seed: int) -> None:
    weights = some_weights(seed)
    judgement = StageCosts(weights)
    for step in steps_in_turns(setup):
        state: TheGameState = step.before
        position = seen(EXTREME, state, state.seat)
        rules = BOT.rules(position, position.draw > 0)
        turn, setting = begin(rules, position), setting_of(position)
        costs_by_tops = judgement.costs_by_tops(position)
        full = 98 - position.hand_size * position.seats
        fullness = int(position.draw * STAGES / full + 0.5) / STAGES
        cost = plainly(features_at(weights, fullness).plain, state, setting, turn)
        of_the_game = TheGameEvaluation(costs_by_tops, setting, rules)(turn)
        assert of_the_game != WON
        value = ExtremeEvaluation(costs_by_tops, setting, rules)(turn)
        assert abs(value - (of_the_game - cost)) < 1e-6


def plainly(weight: Weights, state: TheGameState, setting: TurnSetting, turn: PlannedTurn) -> float:
    """What the commands cost, if the turn ends here."""
    layout, draw = state.commands.layout, len(state.draw)
    hand = cards_in(turn.hand)
    left = [*hand, *cards_in(setting.unseen)]
    top = {NAMES[layout[top]] for top in turn.tops if layout[top]}
    held = [NAMES.get(layout[card]) for card in hand]
    cost = sum(weight[f"held-{name}"] for name in held if name)
    cost += sum(weight[f"top-{name}"] for name in top & {"silence", "no-trick", "one-pile"})
    for skull in left:
        if layout[skull] == BITS["skull"]:
            covers = count_covers(skull, turn.tops, bits(left))
            cost += weight["skull-rare"] / covers if covers else weight["skull-dead"]
            if skull in hand:
                cost += weight["skull-way"] * shortest_way(skull, turn.tops, turn.hand) / 10
    size = {1: 8, 2: 7}.get(len(state.hands), 6) - state.variant.fewer_cards
    drawn = min(draw, 1 if "draw-one" in top else size - len(hand))
    if drawn == draw:
        for card in hand:
            is_skull = layout[card] == BITS["skull"]
            alone = is_skull and not count_covers(card, turn.tops, turn.hand)
            if alone or (layout[card] == BITS["three"] and len(hand) < 3):
                cost += weight["held-dead"]
    if "draw-one" in top and draw:
        short = max(0, min(size - len(hand) - 1, draw - 1))
        cost += weight["top-draw-one"] + weight["short"] * short
        cost += weight["short-squared"] * short**2
        if len(hand) + 1 < state.variant.min_cards and draw > 1 and "stop" not in held:
            cost += weight["too-few"]
    return cost


def bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
