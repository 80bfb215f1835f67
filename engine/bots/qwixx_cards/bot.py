"""The computer player of Qwixx, the card game."""

from collections.abc import Mapping, Sequence

from engine.bots.bot import Hint, Level
from engine.bots.qwixx_cards.beginner import Beginner
from engine.bots.qwixx_cards.facts import Facts
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.policy import SCALES, Policy
from engine.bots.qwixx_cards.reading import read_view
from engine.bots.qwixx_cards.reasons import reasons
from engine.bots.qwixx_cards.search import Effort, Search
from engine.bots.weights import WeightedBot, Weights
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games.qwixx_cards.actions import parse
from engine.games.qwixx_cards.state import State

HARD = Effort(width=5, margin=6.0, playouts=30, rounds=1)

MANY = 4
"""From so many seats on the weights are the same."""


class QwixxBot(WeightedBot):
    """Plays Qwixx with all its options.

    The same weights do for matches with and without jokers.
    """

    package = "engine.bots.qwixx_cards"

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        super().__init__(other)
        self._policies: dict[str, Policy] = {}

    def weights_key(self, seats: int, options: Options) -> str:
        return str(seats) if seats < MANY else "many"

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return str(self._choice(read_view(view, seat), seat, legal, level, chance))

    def hint(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> Hint:
        state = read_view(view, seat)
        action = self._choice(state, seat, legal, "hard", chance)
        facts = Facts(self.policy(len(state.sheets)), state, seat)
        return Hint(str(action), reasons(facts, action))

    def policy(self, seats: int) -> Policy:
        """The one that plays at a table of so many seats."""
        key = self.weights_key(seats, {})
        if key not in self._policies:
            self._policies[key] = Policy(self.weights(key))
        return self._policies[key]

    def _choice(
        self, state: State, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> Action:
        """The action that the seat does in a state that gives its view."""
        if level == "easy":
            return Beginner(state, seat).choice(map(parse, legal))
        policy = self.policy(len(state.sheets))
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
