"""What decides a choice, found by taking it out of the value of every way to go on.

A reason stands for a part of that value, its gain. Take the gain away from all ways: where another
next step is then the best one, or as good as the chosen one, which was better, the reason decides.
The further ahead the other one is, the more the reason decides.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from engine.bots.deciding import AS_GOOD, ChosenWay
from engine.bots.placements import Placement
from engine.bots.the_game.planning import Evaluate, Plan, TurnEffort, any_plan, best_plans
from engine.bots.the_game.position import Tops
from engine.bots.the_game.turns import EVERYTHING, PILE_INDICES, Breadth, PlannedTurn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, HIGHEST_CARD, LOWEST_CARD

EFFORT = TurnEffort(Breadth(nearest=6, leap=8), width=6, required_width=40, voluntary=2)

SAME_STEP = 8
"""Ways tried with another next step, to find one without the chosen step."""

Gain: TypeAlias = Callable[[Plan], float]
"""What a way to go on owes to something."""


class TurnJudges(NamedTuple):
    """The evaluations of the end of a turn."""

    all: Evaluate
    silent: Evaluate
    """The value if nobody had signalled."""
    asked: float
    """The worth of leaving a pile alone that somebody signals to leave alone."""
    gentle: float
    """The worth of leaving a pile alone on which somebody signals for small jumps."""
    under: Callable[[TurnRules], Evaluate]
    """Makes the judge ``all`` for other rules."""


class TheGameWays(ChosenWay[Plan]):
    """The best ways to go on in a turn: the chosen one, and those with other next steps."""

    def __init__(
        self, rules: TurnRules, begun: PlannedTurn, judges: TurnJudges, rest: Sequence[Placement]
    ) -> None:
        self._rules = rules
        self._judges = judges
        self.begun = begun
        end = begun
        for card, pile in rest:
            end = rules.place(end, card, pile)
        self.chosen = Plan(judges.all(end), end, tuple(rest))
        self.others = _others(rules, begun, judges.all, self.chosen.placements[:1])

    @property
    def alone(self) -> bool:
        """Tell whether no other next step leads to an end of the turn."""
        rules, begun = self._rules, self.begun
        if self.others or rules.may_end(begun):
            return False
        others = {*rules.placements(begun, EVERYTHING)} - {*self.chosen.placements[:1]}
        return not any(any_plan(rules, rules.place(begun, *step)) for step in others)

    @property
    def in_every(self) -> bool:
        """Tell whether the chosen step is made in every turn that comes to an end, now or later."""
        step = self.chosen.placements[:1]
        if self.others or not step:
            return False
        return any_plan(self._rules, self.begun, without=step[0]) is None

    def with_step(self, step: Placement) -> Plan | None:
        """Return the best way with this next step, or None."""
        return next((way for way in self.others if way.placements[:1] == (step,)), None)

    def decides_under(self, rules: TurnRules, begun: PlannedTurn) -> float:
        """Return by how much another step is the best under other rules or after this beginning."""
        judge, step = self._judges.under(rules), self.chosen.placements[:1]
        lead = max((way.value for way in _others(rules, begun, judge, step)), default=-inf)
        if not step:
            return lead - judge(begun) if rules.may_end(begun) else inf
        if step[0] not in rules.placements(begun, EVERYTHING):
            return inf
        after = rules.place(begun, *step[0])
        best = best_plans(rules, after, judge, EFFORT, 1)
        return lead - best[0].value if best else inf

    def decides_as_due(self, pile: int) -> float:
        """Return by how much another step is the best if the pile need not be covered this turn."""
        return self.decides_under(
            self._rules, self.begun._replace(due=self.begun.due & ~(1 << pile))
        )

    def steps(self, way: Plan) -> float:
        """Return what a way owes to how far the piles come on."""
        judge = self._judges.silent
        return judge(way.turn) - judge(way.turn._replace(tops=self.begun.tops))

    def hand(self, way: Plan) -> float:
        """Return what a way owes to the cards that leave the hand, and to those that stay."""
        judge = self._judges.silent
        return judge(way.turn) - judge(way.turn._replace(hand=self.begun.hand))

    def tricks(self, way: Plan) -> float:
        """Return what a way owes to its tricks, against going 10 on instead of 10 back."""
        tops = list(self.begun.tops)
        back = [0] * len(tops)
        for card, pile in way.placements:
            back[pile] += abs(card - tops[pile]) == TRICK and goes_back(pile, tops[pile], card)
            tops[pile] = card
        if not any(back):
            return 0.0
        judge = self._judges.silent
        further = (
            _further(pile, top, 2 * TRICK * count)
            for pile, (top, count) in enumerate(zip(way.turn.tops, back, strict=True))
        )
        up1, up2, down1, down2 = further
        return judge(way.turn) - judge(way.turn._replace(tops=(up1, up2, down1, down2)))

    def asked(self, pile: int) -> Gain:
        """Return the gain of leaving the pile as it is, for the seat that signals so."""
        return self._left_alone(pile, self._judges.asked)

    def gentle(self, pile: int) -> Gain:
        """Return the gain of leaving the pile as it is, for the seat that wants small jumps."""
        return self._left_alone(pile, self._judges.gentle)

    def _left_alone(self, pile: int, worth: float) -> Gain:
        top = self.begun.tops[pile]
        return lambda way: worth if way.turn.tops[pile] == top else 0.0

    def owed_beyond(self, rules: TurnRules) -> Gain:
        """Return the gain of what these simpler rules lack."""
        judge, simpler = self._judges.all, self._judges.under(rules)
        return lambda way: judge(way.turn) - simpler(way.turn)


def _others(
    rules: TurnRules, begun: PlannedTurn, judge: Evaluate, step: Sequence[Placement]
) -> list[Plan]:
    """Return the best way for each next step but this one, which it does not make later either."""
    found = []
    if step and rules.may_end(begun):
        found.append(Plan(judge(begun), begun, ()))
    same = {each for chosen in step for each in _alike(rules, begun, judge, chosen)}
    for placement in rules.placements(begun, EVERYTHING):
        if placement in same:
            continue
        after = rules.place(begun, *placement)
        for value, turn, placements in best_plans(rules, after, judge, EFFORT, SAME_STEP):
            if same.isdisjoint(placements):
                found.append(Plan(value, turn, (placement, *placements)))
                break
    return found


def _alike(
    rules: TurnRules, begun: PlannedTurn, judge: Evaluate, step: Placement
) -> list[Placement]:
    """Return the step, and the same on the other pile of its kind if that makes no difference."""
    card, pile = step
    other = pile ^ 1
    if begun.tops[other] != begun.tops[pile]:
        return [step]
    ends = [judge(rules.place(begun, card, at)) for at in (pile, other)]
    return [step, (card, other)] if abs(ends[0] - ends[1]) < AS_GOOD else [step]


def goes_back(pile: int, top: int, card: int) -> bool:
    """Tell whether the card is below an ascending pile's top, or above a descending one's."""
    return card < top if ASCENDING[pile] else card > top


def _further(pile: int, top: int, steps: int) -> int:
    if not steps:
        return top
    if ASCENDING[pile]:
        return min(HIGHEST_CARD, top + steps)
    return max(LOWEST_CARD, top - steps)


def cheapest_first(rules: TurnRules, begun: PlannedTurn, plan: Plan) -> Plan:
    """Return the plan with the smallest jumps first, as far as each pile's order allows."""
    left = [[step for step in plan.placements if step[1] == pile] for pile in range(4)]
    turn, order = begun, list[Placement]()
    while any(left):
        heads = [pile[0] for pile in left if pile]
        allowed = {*rules.placements(turn, EVERYTHING)}
        legal = [step for step in heads if step in allowed]
        if not legal:
            return plan
        step = min(legal, key=lambda step: (jump(turn.tops, step), step))
        left[step[1]].pop(0)
        turn = rules.place(turn, *step)
        order.append(step)
    return plan._replace(placements=tuple(order)) if turn == plan.turn else plan


def jump(tops: Tops, step: Placement) -> int:
    """Return by how much the pile comes on; less than 0 for a trick."""
    card, pile = step
    return card - tops[pile] if ASCENDING[pile] else tops[pile] - card


def total_steps(turn: PlannedTurn, placements: Sequence[Placement]) -> int:
    """Return by how much the piles come on in all; tricks count as less than 0."""
    tops = list(turn.tops)
    total = 0
    for card, pile in placements:
        total += card - tops[pile] if ASCENDING[pile] else tops[pile] - card
        tops[pile] = card
    return total


def later_jump(begun: PlannedTurn, way: Plan, step: Placement) -> int:
    """Return the least jump of the step's card after a way that keeps it.

    It is 0 unless the jump is more than now, and where no pile takes the card any more.
    """
    least = min(_jumps(way.turn.tops, step[0]), default=0)
    return least if least > max(0, jump(begun.tops, step)) else 0


def is_passed(tops: Tops, card: int) -> bool:
    """Tell whether no pile takes the card any more."""
    return not _jumps(tops, card)


def _jumps(tops: Tops, card: int) -> list[int]:
    """Return by how much the piles that take the card would come on."""
    jumps = [jump(tops, (card, pile)) for pile in PILE_INDICES]
    return [by for by in jumps if by > 0 or by == -TRICK]
