"""Playouts: all seats play on to the end of the match, quickly, as normal computers play.

Each looks at its own hand, at the piles and at what the others signal, never at the deal. It looks
at fewer ends of a turn than a bot does, and so loses somewhat more.
"""

from typing import NamedTuple

from engine.bots.placements import Cards
from engine.bots.the_game.deals import Deal
from engine.bots.the_game.endgame import Rules
from engine.bots.the_game.evaluation import (
    CostsByTops,
    StageCosts,
    TheGameEvaluation,
    TurnSetting,
)
from engine.bots.the_game.planning import Plan, TurnEffort, any_plan, best_plans, longest
from engine.bots.the_game.position import TheGamePosition, Tops
from engine.bots.the_game.signals import asks, signals_of
from engine.bots.the_game.turns import Breadth, PlannedTurn
from engine.games.the_game.commands import SILENCE
from engine.games.the_game.turns import next_seat

DRAWING = TurnEffort(Breadth(nearest=2, leap=4), width=2, required_width=8, voluntary=1)
DRAINED = DRAWING._replace(voluntary=3)

KEPT = 20_000
"""Tops whose costs are kept at one stage of the match."""


class TeamEnd(NamedTuple):
    """The end of a match for the team."""

    won: bool
    left: int
    """How many cards were left."""


class TheGamePlayouts:
    """Plays matches on from one position, in deals of what the seat does not see."""

    def __init__(
        self,
        rules: Rules,
        stage_costs: StageCosts,
        evaluation: type[TheGameEvaluation],
        position: TheGamePosition,
    ) -> None:
        self._rules = rules
        self._stage_costs = stage_costs
        self._evaluation = evaluation
        self._position = position
        self._costs: dict[int, CostsByTops] = {}

    def end(self, turn: PlannedTurn, deal: Deal) -> TeamEnd:
        """Return how the match ends if the seat's turn ends like this."""
        seat, draw, drawn = self._position.seat, deal.draw, 0
        hands = list(deal.hands)
        remaining = self._position.unseen | turn.hand
        rules = self._rules.at(len(draw))
        while remaining:
            if not rules.may_end(turn):
                return TeamEnd(False, remaining.bit_count())
            stop = min(drawn + rules.draws(turn), len(draw))
            hands[seat] = turn.hand | sum(1 << card for card in draw[drawn:stop])
            drawn = stop
            seat = next_seat(hands, seat)
            rules = self._rules.at(len(draw) - drawn)
            turn = self._turn(turn.tops, hands, seat, remaining, len(draw) - drawn)
            remaining &= ~hands[seat] | turn.hand
        return TeamEnd(rules.fulfilled(turn), 0)

    def _turn(
        self, tops: Tops, hands: list[Cards], seat: int, remaining: Cards, draw: int
    ) -> PlannedTurn:
        """Return how the turn of a seat ends; it may not end where the match is lost."""
        rules, hand = self._rules.at(draw), hands[seat]
        leave, gentle = self._heard(tops, hands, seat, remaining)
        setting = TurnSetting(remaining & ~hand, remaining, draw, tops, leave, gentle & ~leave)
        evaluation = self._evaluation(self._costs_at(draw), setting, rules)
        begun = rules.begin(tops, hand)
        plans = best_plans(rules, begun, evaluation, DRAWING if draw else DRAINED, 1)
        plan: Plan = plans[0] if plans else any_plan(rules, begun) or longest(rules, begun)
        return plan.turn

    def _heard(self, tops: Tops, hands: list[Cards], seat: int, left: Cards) -> tuple[int, int]:
        """Return the piles for which others signal, with these cards left."""
        leave = gentle = 0
        seats = len(hands)
        if any(self._position.commands[top] == SILENCE for top in tops):
            return 0, 0
        for other in range(seats):
            if other != seat and hands[other]:
                said = signals_of(hands[other], tops, left, asking=asks(other, seat, seats))
                leave |= said.leave
                gentle |= said.gentle
        return leave, gentle

    def _costs_at(self, draw: int) -> CostsByTops:
        """Return the costs of cards with so many cards to draw; they are kept for a while."""
        stage = self._stage_costs.stage(self._position, draw)
        costs = self._costs.get(stage)
        if costs is None or costs.kept > KEPT:
            costs = self._stage_costs.costs_by_tops(self._position._replace(draw=draw))
            self._costs[stage] = costs
        return costs
