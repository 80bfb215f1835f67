"""The best action by play-outs: the cards that the seat does not see are dealt again and again.

Each deal is played out once for every action, with the same chance; see Matthew L. Ginsberg, "GIB:
Imperfect Information in a Computationally Challenging Game", Journal of Artificial Intelligence
Research 14, 2001. What comes of it is taken together with what the one-ply evaluation says.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.wednesday.dealing import dealt
from engine.bots.wednesday.evaluation import Evaluation
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.position import Position
from engine.bots.wednesday.stakes import stakes
from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.wednesday.actions import Block, Pick


class Effort(NamedTuple):
    """How hard to search, in play-outs."""

    actions: int
    """So many actions that the one-ply evaluation likes best are played out."""
    rounds: Sequence[tuple[int, int]]
    """In each part: how many deals, and how many of the actions go on to the next."""


class Choice(NamedTuple):
    """An action and what it is likely to cost."""

    action: Action
    cost: float


JUDGED = 0.2
"""What the one-ply evaluation counts beside the mean of the play-outs."""


def searched(
    position: Position,
    evaluation: Evaluation,
    actions: Sequence[Action],
    effort: Effort,
    chance: Chance,
) -> list[Choice]:
    """The actions that were played out to the last, the best first."""
    at_stake = stakes(position)
    judge = Judge(evaluation, position.known, position.sizes, at_stake)
    judged = {action: judge.cost(action) for action in different(position, actions)}
    left = sorted(judged, key=judged.__getitem__)[: effort.actions]
    totals = dict.fromkeys(left, 0.0)
    deals = 0
    costs = judged
    for more, kept in effort.rounds:
        for _ in range(more):
            whole = dealt(position, chance)
            whole.begin(at_stake, floating=not position.sees_characters)
            state = chance.next()
            for action in left:
                trial = whole.copy()
                trial.chance = Chance(state)
                trial.do(action)
                totals[action] += trial.finish(position.seat, evaluation)
        deals += more
        costs = {action: totals[action] / deals + JUDGED * judged[action] for action in left}
        left = sorted(left, key=costs.__getitem__)[:kept]
    return [Choice(action, costs[action]) for action in left]


def different(position: Position, actions: Sequence[Action]) -> list[Action]:
    """The actions; of cards of one number in the burnt pile only the topmost."""
    if position.known.step not in ("pick", "block"):
        return list(actions)
    found: dict[int, Action] = {}
    for action in actions:
        match action:
            case Pick(place) | Block(place):
                found.setdefault(position.burnt_card(place), action)
    return list(found.values())
