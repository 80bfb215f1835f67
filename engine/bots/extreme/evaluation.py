"""Evaluation of the position in which a turn of Extreme ends: The Game's features, and commands.

Each command left on top has a cost, as does each one in the hand by what it asks for; a ``stop``
held is worth something. A skull takes another card that covers it. With a ``draw-one`` the hand
shrinks, until it is too small for a turn.
"""

from typing import NamedTuple

from engine.bots.extreme.features import HELD_NAMES, ON_TOP_NAMES
from engine.bots.extreme.skulls import count_covers, shortest_way
from engine.bots.extreme.turns import ExtremeRules
from engine.bots.placements import Cards, cards_in
from engine.bots.the_game.evaluation import WON, CostsByTops, TheGameEvaluation, TurnSetting
from engine.bots.the_game.position import Tops
from engine.bots.the_game.turns import PlannedTurn
from engine.games.the_game.commands import DRAW_ONE, SKULL, STOP, THREE
from engine.games.the_game.extreme import EXACTLY


class _Carriers(NamedTuple):
    """Cards with the same command, and what each costs in the hand."""

    cards: Cards
    cost: float


class ExtremeEvaluation(TheGameEvaluation):
    """The evaluation of the ends of turns in one setting."""

    def __init__(
        self, costs_by_tops: CostsByTops, setting: TurnSetting, rules: ExtremeRules
    ) -> None:
        super().__init__(costs_by_tops, setting, rules)
        self._weight = costs_by_tops.features.plain
        self._extreme = rules
        self._draw = setting.draw
        self._unseen_cards = setting.unseen
        self._skulls = cards_in(setting.remaining & rules.carriers(SKULL))
        self._threes = rules.carriers(THREE)
        self._dead = self._weight["skull-dead"]
        self._rare = self._weight["skull-rare"]
        self._way = self._weight["skull-way"] / 10
        self._costs_on_top: dict[int, float] = {}
        self._costs_held: dict[Cards, float] = {}
        self._carriers = [
            _Carriers(rules.carriers(bit), self._weight[name]) for name, bit in HELD_NAMES.items()
        ]

    def __call__(self, turn: PlannedTurn) -> float:
        """Return how good it is that the turn ends here; more is better."""
        tops, hand = turn.tops, turn.hand
        value = super().__call__(turn)
        if value == WON:
            return WON
        in_force = self._extreme.in_force(tops)
        on_top = self._costs_on_top.get(in_force)
        if on_top is None:
            on_top = self._costs_on_top[in_force] = self._cost_on_top(in_force)
        held = self._costs_held.get(hand)
        if held is None:
            held = self._costs_held[hand] = self._cost_held(hand)
        value -= on_top + held
        if self._skulls:
            value -= self._cost_of_skulls(tops, hand)
        if in_force & DRAW_ONE and self._draw:
            value -= self._cost_of_drawing_one(hand)
        if self._draw <= self._extreme.hand_size and self._extreme.draws(turn) >= self._draw:
            value -= self._weight["held-dead"] * self._dead_in(turn)
        return value

    def _cost_on_top(self, in_force: int) -> float:
        return sum(self._weight[name] for name, bit in ON_TOP_NAMES.items() if in_force & bit)

    def _cost_held(self, hand: Cards) -> float:
        return sum((hand & cards).bit_count() * cost for cards, cost in self._carriers)

    def _cost_of_skulls(self, tops: Tops, hand: Cards) -> float:
        """Return the cost of the skulls left, each of which must be covered when it is laid."""
        left = hand | self._unseen_cards
        cost = 0.0
        for skull in self._skulls:
            if left >> skull & 1:
                covers = count_covers(skull, tops, left)
                cost += self._rare / covers if covers else self._dead
                if hand >> skull & 1:
                    cost += self._way * shortest_way(skull, tops, hand)
        return cost

    def _dead_in(self, turn: PlannedTurn) -> int:
        """Return how many skulls and threes the hand can never lay if it draws nothing."""
        hand = turn.hand
        dead = 0 if hand.bit_count() >= EXACTLY else (hand & self._threes).bit_count()
        for skull in self._skulls:
            dead += hand >> skull & 1 and not count_covers(skull, turn.tops, hand)
        return dead

    def _cost_of_drawing_one(self, hand: Cards) -> float:
        weight = self._weight
        held = hand.bit_count() + 1
        short = max(0, min(self._extreme.hand_size - held, self._draw - 1))
        cost = weight["top-draw-one"] + weight["short"] * short
        cost += weight["short-squared"] * short * short
        stops = self._extreme.carriers(STOP)
        if held < self._extreme.required and self._draw > 1 and not hand & stops:
            cost += weight["too-few"]
        return cost
