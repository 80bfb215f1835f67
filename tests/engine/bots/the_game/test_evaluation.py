"""The evaluation is the sum of its features, as a slow and plain reckoning has it."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engine.bots.placements import cards_in
from engine.bots.the_game.bot import TheGameBot, begin
from engine.bots.the_game.evaluation import (
    STAGES,
    StageCosts,
    TheGameEvaluation,
    TurnSetting,
    setting_of,
)
from engine.bots.the_game.features import FAR, SCALE, SCALES, features_at
from engine.bots.the_game.position import burning
from engine.bots.the_game.turns import PlannedTurn, TurnRules
from engine.core.chance import Chance
from tests.engine.bots.the_game.seen import THE_GAME, seen, steps_in_turns
from tests.engine.play import Setup, setups

BOT = TheGameBot()


def some_weights(seed: int) -> dict[str, float]:
    chance = Chance(seed)
    return {name: chance.below(2000) / 100 for name in SCALES}


@given(setups("the-game"), st.integers(0, 1000))
def test_the_sum_of_the_features(setup: Setup, seed: int) -> None:
    weights = some_weights(seed)
    judgement = StageCosts(weights)
    for step in steps_in_turns(setup):
        position = seen(THE_GAME, step.before, step.seat)
        rules = BOT.rules(position, position.draw > 0)
        turn = begin(rules, position)
        setting = setting_of(position)._replace(leave=seed % 16, gentle=seed // 16 & ~seed)
        evaluation = TheGameEvaluation(judgement.costs_by_tops(position), setting, rules)
        full = 98 - position.hand_size * position.seats
        fullness = int(position.draw * STAGES / full + 0.5) / STAGES
        expected = plainly(weights, fullness, setting, turn, rules)
        if turn.hand or setting.unseen:
            assert abs(evaluation(turn) - expected) < 1e-6


def plainly(
    weights: dict[str, float],
    fullness: float,
    setting: TurnSetting,
    turn: PlannedTurn,
    rules: TurnRules,
) -> float:
    features = features_at(weights, fullness)
    weight = features.plain
    tops, held, unseen = turn.tops, cards_in(turn.hand), cards_in(setting.unseen)
    heights = [tops[0], tops[1], 101 - tops[2], 101 - tops[3]]
    worth = 0.0
    for height in heights:
        worth -= weight["progress"] * height / 10 + weight["progress-squared"] * height**2 / 1000
    best = min(heights[:2]) + min(heights[2:])
    worth -= weight["best-progress"] * best / 10
    worth -= weight["overlap"] * max(0, best - 101) / 10
    for one, other in (heights[:2], heights[2:]):
        worth += weight["spread"] * min(30, abs(one - other)) / 10
    for pile, top in enumerate(tops):
        ahead = [
            card for card in cards_in(setting.remaining) if (card > top if pile < 2 else card < top)
        ]
        worth += weight["pairs-ahead"] * joined(ahead) / 10
        if top == setting.tops[pile]:
            if setting.leave >> pile & 1:
                worth += weight["leave"]
            elif setting.gentle >> pile & 1:
                worth += weight["gentle"]
    worth += weight["pairs-held"] * joined(held)
    worth -= (
        sum(
            cheapest(features.held, tops, card) + features.passed_held * passed(tops, card)
            for card in held
        )
        / SCALE
    )
    cost = (
        sum(
            cheapest(features.unseen, tops, card) + features.passed_unseen * passed(tops, card)
            for card in unseen
        )
        / SCALE
    )
    mean = cost / len(unseen) if unseen else 0
    drawn = min(setting.draw, rules.hand_size - len(held))
    worth -= cost + mean * weight["unseen-mean"]
    worth -= drawn * (mean * weight["drawn-mean"] + weight["drawn"])
    return worth - (weight["fire"] * burning(tops).bit_count() if rules.on_fire else 0)


def joined(cards: list[int]) -> int:
    return sum(second - first == 10 for first, second in combinations(cards, 2))


def cheapest(costs: tuple[int, ...], tops: tuple[int, ...], card: int) -> int:
    """What the card costs by the pile with which it costs least."""
    jumps = [card - tops[0], card - tops[1], tops[2] - card, tops[3] - card]
    return min(costs[0 if jump == -10 else jump if jump > 0 else FAR] for jump in jumps)


def passed(tops: tuple[int, ...], card: int) -> int:
    """How many piles have passed the card."""
    return sum(card < top for top in tops[:2]) + sum(card > top for top in tops[2:])
