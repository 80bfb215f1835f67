"""Search by playouts: the cards that the seat does not see are dealt again and again.

Each deal is played out once for every action, with the same chance; see Matthew L. Ginsberg, "GIB:
Imperfect Information in a Computationally Challenging Game", Journal of Artificial Intelligence
Research 14, 2001. The result is combined with what the one-ply evaluation says.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.bots.wednesday.dealing import dealt
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.moves import different
from engine.bots.wednesday.position import WednesdayPosition
from engine.core.action import Action
from engine.core.chance import Chance


class SearchEffort(NamedTuple):
    """The effort of a search: how many playouts."""

    parts: Sequence[tuple[int, int]]
    """For each part: how many actions are still played out, and for how many deals."""


JUDGED = 0.3
"""The weight of the one-ply evaluation beside the mean of the playouts."""


def best_by_playouts(
    position: WednesdayPosition,
    judge: Judge,
    actions: Sequence[Action],
    effort: SearchEffort,
    chance: Chance,
) -> Action:
    """Return the best action; in each part only those are played out that look best so far."""
    return next(iter(costs_by_playouts(position, judge, actions, effort, chance)))


def costs_by_playouts(
    position: WednesdayPosition,
    judge: Judge,
    actions: Sequence[Action],
    effort: SearchEffort,
    chance: Chance,
) -> Mapping[Action, float]:
    """Return the costs of the actions played out, each from the last part that it came to.

    The best one comes first; of actions that are alike only one is there.
    """
    judged = {action: judge.cost(action) for action in different(position.known, actions)}
    totals = dict.fromkeys(judged, 0.0)
    costs: dict[Action, float] = {}
    left = sorted(judged, key=judged.__getitem__)
    all_deals = 0
    for most, deals in effort.parts:
        left = left[:most]
        for _ in range(deals):
            whole = dealt(position, chance)
            whole.begin(judge.stakes, floating=not position.sees_characters)
            state = chance.next()
            for action in left:
                trial = whole.copy()
                trial.chance = Chance(state)
                trial.do(action)
                totals[action] += trial.finish(position.seat, judge.evaluation)
        all_deals += deals
        costs |= {action: totals[action] / all_deals + JUDGED * judged[action] for action in left}
        left = sorted(left, key=costs.__getitem__)
    return {left[0]: costs[left[0]], **costs}
