"""Evaluation of the position in which a turn ends: a sum of weighted features.

Almost all of the work is the cost of the cards, each by the best of four piles. It is done for all
cards at once (``packing``), and kept for every four tops that turn up.
"""

from typing import NamedTuple

from engine.bots.placements import Cards
from engine.bots.the_game.features import SCALE, Features, features_at, passed_row, row
from engine.bots.the_game.packing import WIDTH, Packed, smaller, spread, total
from engine.bots.the_game.position import PileSet, TheGamePosition, Tops, burning
from engine.bots.the_game.turns import PlannedTurn, TurnRules
from engine.bots.weights import Weights
from engine.core.piles import TRICK

STAGES = 8
"""The number of equal steps at which weights are taken, from an empty draw pile to a full one."""

WON = 10_000.0
"""The value of having no card left; more than any position's."""

MAX_SPREAD = 30


class TurnSetting(NamedTuple):
    """The setting of a turn: what stays the same while its possible ends are compared."""

    unseen: Cards
    remaining: Cards
    """The hand and the unseen cards, as the turn begins."""
    draw: int
    tops: Tops
    """The tops when the others signalled."""
    leave: PileSet
    gentle: PileSet


def setting_of(position: TheGamePosition) -> TurnSetting:
    """Return the setting as the seat sees it."""
    leave = gentle = 0
    for heard in position.heard:
        leave |= heard.leave
        gentle |= heard.gentle
    return TurnSetting(
        position.unseen,
        position.unseen | position.hand,
        position.draw,
        position.tops,
        leave,
        gentle & ~leave,
    )


class Costs:
    """The costs of cards at one stage, by the piles; they are kept from match to match."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self._rows: dict[tuple[bool, int], tuple[Packed, Packed]] = {}

    def pair(self, ascending: bool, first: int, second: int) -> tuple[Packed, Packed]:
        """Return, for two piles of a kind, the costs by the nearer and those of passed cards."""
        nearest_first, passed_first = self._row(ascending, first)
        nearest_second, passed_second = self._row(ascending, second)
        return smaller(nearest_first, nearest_second), passed_first + passed_second

    def _row(self, ascending: bool, top: int) -> tuple[Packed, Packed]:
        found = self._rows.get((ascending, top))
        if found is None:
            found = row(self.features, ascending, top), passed_row(self.features, ascending, top)
            self._rows[ascending, top] = found
        return found


class CostsByTops:
    """The costs of cards at one stage, for all tops that turn up in one decision."""

    def __init__(self, costs: Costs) -> None:
        self.features = costs.features
        self._costs = costs
        self._pairs: dict[tuple[bool, int, int], tuple[Packed, Packed]] = {}
        self._costs_at: dict[Tops, tuple[Packed, float]] = {}
        self._lanes: dict[Cards, Packed] = {}

    @property
    def kept(self) -> int:
        """Return for how many tops the costs are kept."""
        return len(self._costs_at)

    def at(self, tops: Tops) -> tuple[Packed, float]:
        """Return the cost of each card, held and unseen, and what the tops alone are worth."""
        found = self._costs_at.get(tops)
        if found is None:
            up1, up2, down1, down2 = tops
            rising, passed_rising = self._pair(True, up1, up2)
            falling, passed_falling = self._pair(False, down1, down2)
            costs = smaller(rising, falling) + passed_rising + passed_falling
            found = self._costs_at[tops] = costs, self._worth(tops)
        return found

    def lanes(self, cards: Cards) -> Packed:
        """Return the places of these cards in ``at``, as held ones."""
        found = self._lanes.get(cards)
        if found is None:
            found = self._lanes[cards] = spread(cards)
        return found

    def _pair(self, ascending: bool, first: int, second: int) -> tuple[Packed, Packed]:
        key = (ascending, first, second)
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = self._costs.pair(*key)
        return found

    def _worth(self, tops: Tops) -> float:
        weight = self.features.plain
        up1, up2, down1, down2 = tops
        low1, low2 = 101 - down1, 101 - down2
        best = min(up1, up2) + min(low1, low2)
        apart = min(abs(up1 - up2), MAX_SPREAD) + min(abs(down1 - down2), MAX_SPREAD)
        squares = up1 * up1 + up2 * up2 + low1 * low1 + low2 * low2
        return (
            -weight["progress"] * (up1 + up2 + low1 + low2) / 10
            - weight["progress-squared"] * squares / 1000
            - weight["best-progress"] * best / 10
            + weight["spread"] * apart / 10
            - weight["overlap"] * max(0, best - 101) / 10
        )


class TheGameEvaluation:
    """The evaluation of the ends of turns in one setting."""

    def __init__(self, costs_by_tops: CostsByTops, setting: TurnSetting, rules: TurnRules) -> None:
        weight = costs_by_tops.features.plain
        self._costs_by_tops = costs_by_tops
        self._setting = setting
        self._rules = rules
        self._unseen = costs_by_tops.lanes(setting.unseen) << WIDTH
        self._unseen_count = setting.unseen.bit_count()
        self._drawn_mean = weight["drawn-mean"]
        self._drawn = weight["drawn"]
        self._pairs_held = weight["pairs-held"]
        self._at_tops: dict[Tops, tuple[Packed, float, float]] = {}
        self._pairs_ahead: dict[tuple[bool, int], int] = {}

    def __call__(self, turn: PlannedTurn) -> float:
        """Return how good it is that the turn ends here; more is better."""
        tops, hand = turn.tops, turn.hand
        found = self._at_tops.get(tops)
        if found is None:
            found = self._at_tops[tops] = self._judge_tops(tops)
        costs, worth, drawn_cost = found
        drawn = min(self._rules.draws(turn), self._setting.draw)
        if not hand and self._unseen_count == 0:
            return WON
        return (
            worth
            - total(costs & self._costs_by_tops.lanes(hand)) / SCALE
            - drawn_cost * drawn
            + self._pairs_held * (hand & hand >> TRICK).bit_count()
        )

    def _judge_tops(self, tops: Tops) -> tuple[Packed, float, float]:
        """Return the costs of cards, the worth all hands share, and the cost of each drawn card."""
        weight = self._costs_by_tops.features.plain
        costs, worth = self._costs_by_tops.at(tops)
        unseen_cost = total(costs & self._unseen) / SCALE
        mean = unseen_cost / self._unseen_count if self._unseen_count else 0.0
        worth -= unseen_cost + mean * weight["unseen-mean"]
        up1, up2, down1, down2 = tops
        ahead = (
            self._count_pairs(True, up1)
            + self._count_pairs(True, up2)
            + self._count_pairs(False, down1)
            + self._count_pairs(False, down2)
        )
        worth += weight["pairs-ahead"] * ahead / 10
        setting = self._setting
        if setting.leave or setting.gentle:
            for pile, top in enumerate(tops):
                if top == setting.tops[pile]:
                    if setting.leave >> pile & 1:
                        worth += weight["leave"]
                    elif setting.gentle >> pile & 1:
                        worth += weight["gentle"]
        if self._rules.on_fire:
            worth -= weight["fire"] * burning(tops).bit_count()
        return costs, worth, mean * self._drawn_mean + self._drawn

    def _count_pairs(self, ascending: bool, top: int) -> int:
        """Return how many pairs that a trick joins are still ahead of the pile."""
        found = self._pairs_ahead.get((ascending, top))
        if found is None:
            remaining = self._setting.remaining
            ahead = remaining >> top + 1 if ascending else remaining & (1 << top) - 1
            found = self._pairs_ahead[ascending, top] = (ahead & ahead >> TRICK).bit_count()
        return found


class StageCosts:
    """The costs of every stage, for one set of weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._stages: dict[int, Costs] = {}

    def stage(self, position: TheGamePosition, draw: int) -> int:
        """Return the stage at which the match is once there are so many cards to draw."""
        full = 98 - position.hand_size * position.seats
        return min(STAGES, int(draw * STAGES / full + 0.5))

    def costs_by_tops(self, position: TheGamePosition) -> CostsByTops:
        """Return the costs at the stage of the match that the position is at."""
        stage = self.stage(position, position.draw)
        costs = self._stages.get(stage)
        if costs is None:
            costs = self._stages[stage] = Costs(features_at(self._weights, stage / STAGES))
        return CostsByTops(costs)
