"""The strongest play: the best ends of a turn by the evaluation, told apart by dealing the rest.

Towards the end each deal is searched to the last card (``endgame``). Before that, hard looks one
turn further where the game's bot finds that this tells it more than the evaluation does.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from engine.bots.the_game.deals import Deal, deal_unseen
from engine.bots.the_game.endgame import EndgameSearch, Rules
from engine.bots.the_game.evaluation import WON, CostsByTops, TheGameEvaluation, TurnSetting
from engine.bots.the_game.known import is_all_known, winning_way
from engine.bots.the_game.planning import Plan, TurnEffort, best_plans
from engine.bots.the_game.position import TheGamePosition
from engine.bots.the_game.turns import Breadth, PlannedTurn
from engine.core.chance import Chance
from engine.games.the_game.turns import next_seat

END_DRAW = 8
"""With at most so many cards to draw, deals are searched to the end."""

END_LEFT = 60
"""With at most so many cards not placed, deals are searched to the end."""

END_CANDIDATES = 8
END_DEALS = 16
"""Deals for a decision towards the end."""

END_LIMIT = 150
"""Beginnings that one search looks at."""

VALUE_PART = 0.002
"""The weight of a point of the evaluation, beside the share of deals that are won."""

AHEAD_CANDIDATES = 6
AHEAD_FIRST = 8
"""Deals after which plans that are clearly behind are dropped, at the earliest."""

AHEAD_EVERY = 4
CLEARLY = 2.5
"""How many standard errors make a difference clear."""

AHEAD_EFFORT = TurnEffort(Breadth(nearest=3, leap=8), width=2, required_width=20, voluntary=1)
AHEAD_DRAINED = AHEAD_EFFORT._replace(voluntary=2)

SURE = 40.0
"""The value of a position that is certainly won."""

LOST = -60.0
"""The value of a lost position, relative to the best end of this turn."""


class Deals(NamedTuple):
    """The numbers of deals of what is hidden."""

    end: int
    """The number towards the end."""
    ahead: int
    """The number for looking one turn further; 0 for not doing so."""


class PlanningTask(NamedTuple):
    """The task of planning a turn: what the seat on turn goes by."""

    position: TheGamePosition
    rules: Rules
    costs_by_tops: CostsByTops
    evaluation: type[TheGameEvaluation]
    deals: Deals


def best_plan(
    task: PlanningTask, plans: Sequence[Plan], begun: PlannedTurn, chance: Chance
) -> Plan:
    """Return the best of the plans for this turn, which has begun like this, or a better one."""
    position = task.position
    if is_all_known(position):
        return _surest(task, plans, begun)
    if len(plans) == 1 or plans[0].value >= WON:
        return plans[0]
    if _near_the_end(position):
        return _most_promising(task, plans[:END_CANDIDATES], chance)
    if task.deals.ahead:
        return _best_ahead(task, plans[:AHEAD_CANDIDATES], chance)
    return plans[0]


def deals_of(position: TheGamePosition, ahead: int) -> int:
    """Return for how many deals plans are tried; ``ahead`` is for looking one turn further."""
    if is_all_known(position):
        return 0
    return END_DEALS if _near_the_end(position) else ahead


def _near_the_end(position: TheGamePosition) -> bool:
    """Tell whether deals are searched to the last card."""
    return position.draw <= END_DRAW and position.draw + sum(position.sizes) <= END_LEFT


def _surest(task: PlanningTask, plans: Sequence[Plan], begun: PlannedTurn) -> Plan:
    """Return a plan that wins, if one is found, or else the best plan."""
    way = winning_way(task.rules, task.position, begun)
    if way is None:
        return plans[0]
    turn = begun
    for card, pile in way:
        turn = task.rules.drained.place(turn, card, pile)
    return Plan(WON, turn, way)


def _most_promising(task: PlanningTask, plans: Sequence[Plan], chance: Chance) -> Plan:
    """Return the plan after which most deals are won."""
    position = task.position
    scores = [VALUE_PART * task.deals.end * plan.value for plan in plans]
    for _ in range(task.deals.end):
        deal = deal_unseen(position, chance)
        for index, plan in enumerate(plans):
            search = EndgameSearch(task.rules, deal.draw, END_LIMIT)
            scores[index] += search.promise(plan.turn, deal.hands, position.seat)
    return plans[scores.index(max(scores))]


def _best_ahead(task: PlanningTask, plans: Sequence[Plan], chance: Chance) -> Plan:
    """Return the plan after which the next turn ends best, on average over deals."""
    position = task.position
    values: list[list[float]] = [[] for _ in plans]
    racing = list(range(len(plans)))
    for dealt in range(1, task.deals.ahead + 1):
        deal = deal_unseen(position, chance)
        for index in racing:
            values[index].append(_value_ahead(task, plans[index], deal, plans[0].value))
        if dealt >= AHEAD_FIRST and dealt % AHEAD_EVERY == 0:
            leader = max(racing, key=lambda index: sum(values[index]))
            racing = [
                index
                for index in racing
                if index == leader or not _clearly_less(values[index], values[leader])
            ]
            if len(racing) == 1:
                break
    return plans[max(racing, key=lambda index: sum(values[index]))]


def _value_ahead(task: PlanningTask, plan: Plan, deal: Deal, value: float) -> float:
    """Return the value of the best end of the next turn in this deal."""
    position, rules = task.position, task.rules
    drawn = deal.draw[: rules.at(position.draw).draws(plan.turn)]
    hands = list(deal.hands)
    hands[position.seat] = plan.turn.hand | sum(1 << card for card in drawn)
    seat = next_seat(hands, position.seat)
    hand, draw = hands[seat], position.draw - len(drawn)
    begun = rules.at(draw).begin(plan.turn.tops, hand)
    if not draw and EndgameSearch(rules, (), END_LIMIT).way(begun, tuple(hands), seat) is not None:
        return SURE
    remaining = position.unseen | plan.turn.hand
    setting = TurnSetting(remaining & ~hand, remaining, draw, begun.tops, 0, 0)
    evaluation = task.evaluation(task.costs_by_tops, setting, rules.at(draw))
    effort = AHEAD_EFFORT if draw else AHEAD_DRAINED
    best = best_plans(rules.at(draw), begun, evaluation, effort, 1)
    return min(best[0].value, SURE) if best else value + LOST


def _clearly_less(values: Sequence[float], others: Sequence[float]) -> bool:
    """Tell whether values are less than others on average, beyond chance; they are paired."""
    differences = [other - value for value, other in zip(values, others, strict=True)]
    mean = sum(differences) / len(differences)
    squares = sum((difference - mean) ** 2 for difference in differences)
    return mean > CLEARLY * sqrt(squares) / len(differences)
