"""The decisions of The Game and of Extreme: whole turns, played out to the end of the match."""

from collections.abc import Sequence
from functools import cached_property

from engine.bots.bot import HINT_SEED
from engine.bots.extreme.turns import STOPPED
from engine.bots.placements import Placement
from engine.bots.the_game.bot import AT_THE_END, IN_GENERAL, TheGameBot, begin
from engine.bots.the_game.deals import deal_unseen
from engine.bots.the_game.evaluation import setting_of
from engine.bots.the_game.planning import any_plan, best_plans
from engine.bots.the_game.playouts import TheGamePlayouts
from engine.bots.the_game.position import read_position
from engine.bots.the_game.starting import is_open
from engine.bots.the_game.turns import PlannedTurn
from engine.core.chance import Chance
from engine.core.placing import Place
from engine.games.the_game.actions import PLACES
from engine.review.trials import (
    PLAYED,
    Asked,
    ReviewHint,
    TrialEnd,
    Trials,
    TrialSource,
    Way,
)

CANDIDATES = 3
"""The best ends of a turn, among which alternatives are."""


class TheGameTrials(Trials):
    """A turn, and the ways to end it."""

    def __init__(self, bot: TheGameBot, asked: Asked, played: Way) -> None:
        position = read_position(bot.game, asked.view, asked.seat)
        self._bot = bot
        self._position = position
        self._asked = asked
        self._rules = bot.both_rules(position)
        self._now = self._rules.at(position.draw)
        self._begun = begin(self._now, position)
        actions = map(bot.game.parse, played)
        places = [(each.card, each.pile) for each in actions if isinstance(each, Place)]
        self.ways = [played]
        self._turns = [self._after(places)]

    @property
    def forced(self) -> bool:
        """Tell whether there is nothing to choose: the turn cannot end."""
        return any_plan(self._now, self._begun) is None

    def end(self, way: int, chance: Chance) -> TrialEnd:
        ended = self._playouts.end(self._turns[way], deal_unseen(self._position, chance))
        return TrialEnd(float(ended.won), ended.left)

    def better(self) -> int:
        return self._index(
            self._bot.rest(self._asked.view, self._asked.seat, "hard", Chance(HINT_SEED))
        )

    def alternatives(self) -> Sequence[int]:
        costs = self._bot.stage_costs(self._position).costs_by_tops(self._position)
        evaluation = self._bot.evaluation(costs, setting_of(self._position), self._now)
        effort = IN_GENERAL if self._position.draw else AT_THE_END
        plans = best_plans(self._now, self._begun, evaluation, effort, CANDIDATES)
        return [self._index(plan.placements) for plan in plans]

    def hint(self) -> ReviewHint:
        rules, advice = self._bot.advice(*self._asked)
        way = self._index(advice.rest)
        if way != PLAYED:  # The reasons are about the order that the hint has.
            self.ways[way] = self._texts(advice.rest, self._turns[way])
        return ReviewHint(way, self._bot.reasons(rules, advice))

    @cached_property
    def _playouts(self) -> TheGamePlayouts:
        stage_costs = self._bot.stage_costs(self._position)
        return TheGamePlayouts(self._rules, stage_costs, self._bot.evaluation, self._position)

    def _after(self, places: Sequence[Placement]) -> PlannedTurn:
        turn = self._begun
        for card, pile in places:
            turn = self._now.place(turn, card, pile)
        return turn

    def _index(self, places: Sequence[Placement]) -> int:
        """Return the index of the way with these cards; those of one end are the same way."""
        turn = self._after(places)
        if turn not in self._turns:
            self.ways.append(self._texts(places, turn))
            self._turns.append(turn)
        return self._turns.index(turn)

    def _texts(self, places: Sequence[Placement], turn: PlannedTurn) -> Way:
        """Return the texts of the actions that lead to this end."""
        cards = [str(PLACES[card][pile]) for card, pile in places]
        return (*cards, "end") if self._goes_on(turn) else tuple(cards)

    def _goes_on(self, turn: PlannedTurn) -> bool:
        """Tell whether the seat must say that its turn ends."""
        stopped = turn.bound & STOPPED
        return self._now.may_end(turn) and not stopped and bool(turn.hand or self._position.draw)


class TheGameSource(TrialSource):
    """The decisions of The Game, or of Extreme."""

    whole_turns = True

    def __init__(self, bot: TheGameBot) -> None:
        self._bot = bot

    def trials(self, asked: Asked, played: Way) -> Trials | None:
        if is_open(asked.view):
            return None
        trials = TheGameTrials(self._bot, asked, played)
        return None if trials.forced else trials
