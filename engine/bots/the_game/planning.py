"""Search for the best ends of a turn: all of its required cards, and more where they look good."""

from collections.abc import Callable, Sequence
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from engine.bots.placements import Placement
from engine.bots.the_game.turns import EVERYTHING, Breadth, PlannedTurn, TurnRules

Evaluate: TypeAlias = Callable[[PlannedTurn], float]
"""Returns how good it is that a turn ends like this."""


class Plan(NamedTuple):
    """A turn played to its end, and how good that is."""

    value: float
    turn: PlannedTurn
    placements: tuple[Placement, ...]


class TurnEffort(NamedTuple):
    """The effort of a search: how much of a turn is looked at."""

    breadth: Breadth
    width: int
    """After the required cards, how many of the best beginnings go on."""
    required_width: int
    """The same before all required cards lie, from the second card on."""
    voluntary: int
    """How many cards are tried beyond the required ones, at most."""


ENOUGH = Breadth(nearest=8)
"""All cards of a hand; of two piles with the same top only one."""

LOST = float("-inf")
"""The value of a turn that cannot end."""

LOST_WIDTH = 200
"""How many beginnings are followed once the match is lost."""

_by_value = itemgetter(0)


def best_plans(
    rules: TurnRules, begun: PlannedTurn, evaluate: Evaluate, effort: TurnEffort, count: int
) -> list[Plan]:
    """Return the best ends of a turn that has begun, the best first; none if it cannot end.

    It is a beam search, card by card: of the many beginnings the best go on. Beginnings that come
    to the same cards on the same tops count once.
    """
    ends = [Plan(evaluate(begun), begun, ())] if rules.may_end(begun) else []
    beam = [Plan(0.0, begun, ())]
    most = rules.required + effort.voluntary + begun.due.bit_count()
    for laid in range(begun.laid + 1, max(most, begun.laid + 1) + 1):
        judge = evaluate if laid >= min(rules.required, 2) else _unjudged
        found = _with_one_more(rules, beam, judge, effort.breadth)
        able = [plan for plan in found if rules.may_end(plan.turn)]
        ends += able if judge is evaluate else [_judged(plan, evaluate) for plan in able]
        if laid >= rules.required:
            beam = nlargest(effort.width, able, _by_value)
            if len(able) < len(found):  # a fire is still to be covered
                unable = (plan for plan in found if not rules.may_end(plan.turn))
                beam += nlargest(effort.width, unable, _by_value)
        elif laid > 1:
            beam = nlargest(effort.required_width, found, _by_value)
        else:
            beam = found
        if not beam:
            break
    return nlargest(count, ends, _by_value)


def _with_one_more(
    rules: TurnRules, beam: Sequence[Plan], evaluate: Evaluate, breadth: Breadth
) -> list[Plan]:
    """Extend these beginnings by one more card."""
    seen = set()
    found = []
    for _, turn, placements in beam:
        for card, pile in rules.placements(turn, breadth):
            after = rules.place(turn, card, pile)
            if after not in seen:
                seen.add(after)
                found.append(Plan(evaluate(after), after, (*placements, (card, pile))))
    return found


def _unjudged(_: PlannedTurn) -> float:
    return 0.0


def _judged(plan: Plan, evaluate: Evaluate) -> Plan:
    return plan._replace(value=evaluate(plan.turn))


def longest(rules: TurnRules, begun: PlannedTurn) -> Plan:
    """Return as many cards as can be placed, where the turn cannot end and the match is lost."""
    beam: list[tuple[PlannedTurn, tuple[Placement, ...]]] = [(begun, ())]
    while True:
        further = {}
        for turn, placements in beam:
            for card, pile in rules.placements(turn, ENOUGH):
                further[rules.place(turn, card, pile)] = (*placements, (card, pile))
        if not further:
            best = next((each for each in beam if rules.fulfilled(each[0])), beam[0])
            return Plan(LOST, *best)
        beam = list(further.items())[:LOST_WIDTH]


def any_plan(rules: TurnRules, begun: PlannedTurn, without: Placement | None = None) -> Plan | None:
    """Return some way to an end of the turn, without this placement; None if there is none."""
    if rules.may_end(begun):
        return Plan(0.0, begun, ())
    beam: dict[PlannedTurn, tuple[Placement, ...]] = {begun: ()}
    breadth = EVERYTHING if without else ENOUGH
    for _ in range(rules.most_needed(begun)):
        further = {}
        for turn, placements in beam.items():
            for card, pile in rules.placements(turn, breadth):
                if (card, pile) == without:
                    continue
                after = rules.place(turn, card, pile)
                further[after] = (*placements, (card, pile))
                if rules.may_end(after):
                    return Plan(0.0, after, further[after])
        beam = further
    return None
