"""The computer player of Qwixx, the card game."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.bots.bot import HINT_SEED, Hint, Level
from engine.bots.qwixx_cards.beginner import Beginner
from engine.bots.qwixx_cards.facts import Facts
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.policy import SCALES, Policy
from engine.bots.qwixx_cards.reading import read_view
from engine.bots.qwixx_cards.reasons import reasons
from engine.bots.qwixx_cards.search import Effort, Search
from engine.bots.weights import WeightedBot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games.qwixx_cards.actions import parse
from engine.games.qwixx_cards.state import State

HARD = Effort(width=5, margin=6.0, playouts=30, rounds=1)

KEY = "any"
"""One set of weights does for all tables, with and without jokers."""


class QwixxBot(WeightedBot):
    """Plays Qwixx with all its options."""

    package = "engine.bots.qwixx_cards"

    def weights_key(self, seats: int, options: Options) -> str:
        return KEY

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return str(self._choice(read_view(view, seat), seat, legal, level, chance))

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> Hint:
        state = read_view(view, seat)
        action = self._choice(state, seat, legal, "hard", Chance(HINT_SEED))
        facts = Facts(self.policy, state, seat)
        return Hint(str(action), reasons(facts, action))

    @cached_property
    def policy(self) -> Policy:
        """The policy that all but the beginner play by."""
        return Policy(self.weights(KEY))

    def _choice(
        self, state: State, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> Action:
        """The action that the seat does in a state that gives its view."""
        if level == "easy":
            return Beginner(state, seat).choice(map(parse, legal))
        policy = self.policy
        possible = {
            action: value
            for action, value in worth(policy, state, seat).items()
            if str(action) in legal
        }
        if not possible:
            raise BadDocument("turn", "none of the legal actions is possible in this view")
        if level == "hard":
            return Search(policy, HARD).best(state, seat, possible, chance)
        return max(possible, key=possible.__getitem__)
