"""The computer player of The Game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.bots.bot import HINT_SEED, BotHint, HintReason, Level
from engine.bots.placements import Placement, first_action
from engine.bots.the_game import easy
from engine.bots.the_game.advice import TheGameAdvice, TurnReason, in_order, together
from engine.bots.the_game.answers import answers
from engine.bots.the_game.deciding import TheGameWays, TurnJudges, cheapest_first
from engine.bots.the_game.easy import EasyEvaluation
from engine.bots.the_game.endgame import Rules
from engine.bots.the_game.evaluation import WON, StageCosts, TheGameEvaluation, setting_of
from engine.bots.the_game.features import SCALES
from engine.bots.the_game.greedy import GreedyTheGame
from engine.bots.the_game.hard import END_DEALS, Deals, PlanningTask, best_plan, deals_of
from engine.bots.the_game.hints import all_reasons, weightiest
from engine.bots.the_game.known import is_hopeless, undoes_loss
from engine.bots.the_game.planning import (
    LOST,
    Evaluate,
    Plan,
    TurnEffort,
    any_plan,
    best_plans,
    longest,
)
from engine.bots.the_game.position import TheGamePosition, read_opening, read_position, tops_now
from engine.bots.the_game.signals import asks, signals_of, without_chatter
from engine.bots.the_game.starting import is_open, start_hint
from engine.bots.the_game.turns import Breadth, PlannedTurn, TurnRules
from engine.bots.weights import WeightedBot, Weights
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games import GAMES
from engine.games.the_game.actions import PLACES
from engine.games.the_game.piles import PILES

IN_GENERAL = TurnEffort(Breadth(nearest=6, leap=8), width=10, required_width=60, voluntary=3)
AT_THE_END = IN_GENERAL._replace(voluntary=8)
"""The effort with an empty draw pile, when a turn may well be all that is left."""

OF_A_HINT = 4
"""For a hint, so many times as many deals are made as for hard."""

REMEMBERED = 8
"""Plans that are kept."""

CANDIDATES = 8
"""Ends of a turn, the best ones, among which hard chooses."""


class _RememberedPlan(NamedTuple):
    """A plan, and what it was made for."""

    asked: tuple[TheGamePosition, Level, int, int]
    """The position, the level, how many times its deals, and the state of chance."""
    plan: Plan


class TheGameBot(WeightedBot):
    """The computer player of The Game, for all seats of the team.

    A game with other turns overrides ``rules``. A turn is planned when it begins, and the plan is
    followed. Where the cards placed so far are not the start of the plan, because somebody else
    placed them, the rest is planned anew from where the plan was left.
    """

    greedy = GreedyTheGame()
    game: ClassVar[Game[Any]] = GAMES["the-game"]
    package = "engine.bots.the_game"
    evaluation: ClassVar[type[TheGameEvaluation]] = TheGameEvaluation
    deals_alone: ClassVar[int] = 32
    """Deals for which hard looks one turn further when it plays alone."""

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        super().__init__(other)
        self._stage_costs: dict[str, StageCosts] = {}
        self._remembered: list[_RememberedPlan] = []
        """The plans of this turn, the latest first: from its start, and from where a plan was
        left."""

    def weights_key(self, seats: int, options: Options) -> str:
        """Return the key of the weights: tuned by seats, with a minimum of 2 or 3, or On Fire."""
        variant = "fire" if options["on_fire"] else options["min_cards"]
        return f"{variant}-{seats}"

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def rules(self, position: TheGamePosition, drawing: bool) -> TurnRules:
        """Return the rules of turns in this match.

        ``drawing`` tells whether the draw pile has cards.
        """
        required = int(position.options["min_cards"]) if drawing else 1
        return TurnRules(required, position.hand_size, position.on_fire)

    def both_rules(self, position: TheGamePosition) -> Rules:
        """Return the rules of turns before and after the draw pile runs out."""
        return Rules(self.rules(position, drawing=True), self.rules(position, drawing=False))

    def reasons(self, rules: TurnRules, advice: TheGameAdvice) -> tuple[HintReason, ...]:
        """Return why what is advised is good."""
        return weightiest(advice, self.found(rules, advice), answers(rules, advice))

    def found(self, rules: TurnRules, advice: TheGameAdvice) -> Iterable[TurnReason]:
        """Return all that can be said for what is advised."""
        return all_reasons(rules, advice)

    def beginner(self, position: TheGamePosition, rules: TurnRules) -> Evaluate:
        """Return the evaluation by which easy judges the ends of turns."""
        return EasyEvaluation(position)

    def deals_ahead(self, position: TheGamePosition) -> int:
        """Return for how many deals hard looks one turn further.

        It does so only alone; in a team that tells it no more.
        """
        return self.deals_alone if position.seats == 1 else 0

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        if is_open(view):
            return start_hint(self.game, view, seat).action
        return first_action(self.rest(view, seat, level, chance), PLACES)

    def rest(self, view: Document, seat: int, level: Level, chance: Chance) -> Sequence[Placement]:
        """Return all that the seat is still to place in its turn, at this level."""
        return self._rest(self._to_act(view, seat), level, 1, chance)[1]

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        if is_open(view):
            return start_hint(self.game, view, seat)
        rules, advice = self.advice(view, seat, legal)
        return BotHint(first_action(advice.rest, PLACES), self.reasons(rules, advice))

    def weighed(self, view: Document, seat: int, legal: Sequence[str]) -> list[TurnReason]:
        """Return all reasons for what is advised, the one that a hint gives first in front."""
        return in_order(self.found(*self.advice(view, seat, legal)))

    def together(self, view: Document, seat: int, legal: Sequence[str]) -> float:
        """Return by how much the reasons that a hint gives decide, taken together."""
        rules, advice = self.advice(view, seat, legal)
        return together(advice.ways, self.found(rules, advice), self.reasons(rules, advice))

    def advice(
        self, view: Document, seat: int, legal: Sequence[str]
    ) -> tuple[TurnRules, TheGameAdvice]:
        """Return the rules of the turn, and what is advised.

        The advice holds all that the reasons for it are found from.
        """
        position = self._to_act(view, seat)
        plan, rest = self._rest(position, "hard", OF_A_HINT, Chance(HINT_SEED))
        both = self.both_rules(position)
        rules = both.at(position.draw)
        begun = begin(rules, position)
        advice = TheGameAdvice(
            position,
            begun,
            rest,
            only=len(legal) == 1,
            wins=plan.value >= WON,
            lost=plan.value == LOST,
            hopeless=plan.value < WON and is_hopeless(both, position, begun),
            undoes_loss=undoes_loss(both, position),
            ways=TheGameWays(rules, begun, self._judges(position, rules), rest),
            trials=OF_A_HINT * deals_of(position, self.deals_ahead(position)),
        )
        return rules, advice

    def _judges(self, position: TheGamePosition, rules: TurnRules) -> TurnJudges:
        """Return the evaluations by which reasons are found to decide."""
        costs_by_tops = self.stage_costs(position).costs_by_tops(position)
        whole = setting_of(position)
        return TurnJudges(
            self.evaluation(costs_by_tops, whole, rules),
            self.evaluation(costs_by_tops, whole._replace(leave=0, gentle=0), rules),
            costs_by_tops.features.plain["leave"],
            costs_by_tops.features.plain["gentle"],
            lambda other: self.evaluation(costs_by_tops, whole, other),
        )

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        if is_open(view):
            read_opening(self.game, view, seat)
            return {}
        position = read_position(self.game, view, seat)
        asking = asks(seat, position.turn, position.seats)
        tops = tops_now(position)
        lying = sum(1 << card for card, _ in position.placed)
        left = (position.unseen | position.hand) & ~lying
        said = signals_of(position.hand, tops, left, asking=asking)
        if level == "easy":
            said = without_chatter(said, position.hand, tops)
        return {
            name: "leave" if said.leave >> pile & 1 else "gentle"
            for pile, name in enumerate(PILES)
            if (said.leave | said.gentle) >> pile & 1
        }

    def _to_act(self, view: Document, seat: int) -> TheGamePosition:
        position = read_position(self.game, view, seat)
        if position.turn != seat:
            raise BadDocument("turn.seat", f"it is not the turn of seat {seat}")
        return position

    def _rest(
        self, position: TheGamePosition, level: Level, times: int, chance: Chance
    ) -> tuple[Plan, Sequence[Placement]]:
        """Return the plan that the turn follows, and what of it is still to be placed."""
        placed = position.placed
        for begun in range(len(placed)):
            start = position._replace(placed=placed[:begun])
            plan = self._plan(start, level, times, chance.state)
            followed = placed[begun:]
            if plan.placements[: len(followed)] == followed:
                return plan, plan.placements[len(followed) :]
        plan = self._plan(position, level, times, chance.state)
        return plan, plan.placements

    def _plan(self, position: TheGamePosition, level: Level, times: int, seed: int) -> Plan:
        """Return what to place from here to the end of the turn."""
        asked = (position, level, times, seed)
        for known in self._remembered:
            if known.asked == asked:
                return known.plan
        plan = self._in_order(position, self._planned(position, level, times, Chance(seed)))
        self._remembered = [_RememberedPlan(asked, plan), *self._remembered[: REMEMBERED - 1]]
        return plan

    def _in_order(self, position: TheGamePosition, plan: Plan) -> Plan:
        """Return the plan with the cheapest cards first."""
        rules = self.rules(position, position.draw > 0)
        return cheapest_first(rules, begin(rules, position), plan)

    def _planned(self, position: TheGamePosition, level: Level, times: int, chance: Chance) -> Plan:
        rules = self.both_rules(position)
        now = rules.at(position.draw)
        begun = begin(now, position)
        costs_by_tops = self.stage_costs(position).costs_by_tops(position)
        if level == "easy":
            plans = best_plans(now, begun, self.beginner(position, now), easy.EFFORT, 1)
        else:
            evaluation = self.evaluation(costs_by_tops, setting_of(position), now)
            effort = IN_GENERAL if position.draw else AT_THE_END
            plans = best_plans(now, begun, evaluation, effort, CANDIDATES)
        if not plans:
            plan = any_plan(now, begun) or longest(now, begun)
            all_placed = not plan.turn.hand and not position.unseen
            if all_placed and now.fulfilled(plan.turn):  # whatever burns (F4)
                return plan._replace(value=WON)
            return plan
        if level == "hard":
            deals = Deals(times * END_DEALS, times * self.deals_ahead(position))
            table = PlanningTask(position, rules, costs_by_tops, self.evaluation, deals)
            return best_plan(table, plans, begun, chance)
        return plans[0]

    def stage_costs(self, position: TheGamePosition) -> StageCosts:
        """Return the costs of cards by the weights for this table."""
        key = self.weights_key(position.seats, position.options)
        costs = self._stage_costs.get(key)
        if costs is None:
            costs = self._stage_costs[key] = StageCosts(self.weights(key))
        return costs


def begin(rules: TurnRules, position: TheGamePosition) -> PlannedTurn:
    """Return the turn after what has been placed in it."""
    turn = rules.begin(position.tops, position.hand)
    for card, pile in position.placed:
        turn = rules.place(turn, card, pile)
    return turn
