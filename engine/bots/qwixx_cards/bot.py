"""The computer player of Qwixx, the card game."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.bots.bot import HINT_SEED, BotHint, Level
from engine.bots.deciding import WeighedReason
from engine.bots.qwixx_cards.beginner import Beginner
from engine.bots.qwixx_cards.greedy import GreedyQwixx
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.policy import SCALES, Policy
from engine.bots.qwixx_cards.reading import read_view
from engine.bots.qwixx_cards.reasons import MOST, weighed_reasons
from engine.bots.qwixx_cards.search import PlayoutEffort, PlayoutSearch
from engine.bots.weights import WeightedBot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games.qwixx_cards.actions import parse
from engine.games.qwixx_cards.state import QwixxState

HARD = PlayoutEffort(width=5, margin=6.0, playouts=30, rounds=1)
HINT = HARD._replace(width=6, playouts=240)

KEY = "any"
"""The key of the weights: one set serves all tables, with and without jokers."""


class QwixxBot(WeightedBot):
    """The computer player of Qwixx, with all its options."""

    greedy = GreedyQwixx()
    package = "engine.bots.qwixx_cards"

    def weights_key(self, seats: int, options: Options) -> str:
        return KEY

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return str(self._choice(read_view(view, seat), seat, legal, level, chance))

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        action, weighed = self.advice(view, seat, legal)
        return BotHint(str(action), tuple(each.reason for each in weighed[:MOST]))

    def weighed(self, view: Document, seat: int, legal: Sequence[str]) -> Sequence[WeighedReason]:
        """Return all reasons for what is advised; the first one decides."""
        return self.advice(view, seat, legal)[1]

    def advice(
        self, view: Document, seat: int, legal: Sequence[str]
    ) -> tuple[Action, Sequence[WeighedReason]]:
        """Return what is advised, and all reasons for it."""
        state = read_view(view, seat)
        possible = self._possible(state, seat, legal)
        trials = PlayoutSearch(self.policy, HINT).trials(state, seat, possible, Chance(HINT_SEED))
        weighed = weighed_reasons(self.policy, state, seat, possible, trials)
        return next(iter(trials)), weighed

    @cached_property
    def policy(self) -> Policy:
        """Return the policy that all but the beginner play by."""
        return Policy(self.weights(KEY))

    def _choice(
        self, state: QwixxState, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> Action:
        """Return the action that the seat does in a state that gives its view."""
        if level == "easy":
            return Beginner(state, seat).choice(map(parse, legal))
        possible = self._possible(state, seat, legal)
        if level == "hard":
            return PlayoutSearch(self.policy, HARD).best(state, seat, possible, chance)
        return max(possible, key=possible.__getitem__)

    def _possible(
        self, state: QwixxState, seat: int, legal: Sequence[str]
    ) -> Mapping[Action, float]:
        """Return what each of the legal actions is worth by one ply."""
        possible = {
            action: value
            for action, value in worth(self.policy, state, seat).items()
            if str(action) in legal
        }
        if not possible:
            raise BadDocument("turn", "none of the legal actions is possible in this view")
        return possible
