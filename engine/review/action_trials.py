"""Trials of games in which a decision is a single action."""

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any

from engine.bots.bot import HINT_SEED, Bot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game
from engine.review.trials import Asked, ReviewHint, Trials, Way


class ActionTrials(Trials):
    """An action, and what else could be done.

    Of actions that come to the same, one alone is tried.
    """

    def __init__(self, game: Game[Any], bot: Bot, asked: Asked, played: Way) -> None:
        self._game = game
        self._bot = bot
        self._asked = asked
        self.ways = [played]
        self._actions = [game.parse(played[0])]

    @property
    def forced(self) -> bool:
        """Tell whether all that could be done comes to the same."""
        return len({*map(self._kind, map(self._game.parse, self._asked.legal))}) == 1

    def better(self) -> int:
        return self._index(self._bot.choose(*self._asked, "hard", Chance(HINT_SEED)))

    def hint(self) -> ReviewHint:
        hint = self._bot.hint(*self._asked)
        return ReviewHint(self._index(hint.action), hint.reasons)

    @abstractmethod
    def _kind(self, action: Action) -> Hashable:
        """Return the same for actions that come to the same."""

    def _index(self, text: str) -> int:
        """Return the index of the way with this action, or with one that comes to the same."""
        action = self._game.parse(text)
        kinds = [*map(self._kind, self._actions)]
        if self._kind(action) not in kinds:
            self.ways.append((text,))
            self._actions.append(action)
            return len(kinds)
        return kinds.index(self._kind(action))
