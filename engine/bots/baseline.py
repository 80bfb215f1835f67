"""Players that know little or nothing: what the bots are measured against.

None of them uses chance except `Random`. A greedy player takes what is best at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.jsontext import Document


class Baseline(ABC):
    """A simple player, which chooses among legal actions by the view of the seat."""

    @abstractmethod
    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        """Return one of the legal actions, given as texts."""


class Random(Baseline):
    """The random player: any action, all equally likely."""

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        return legal[chance.below(len(legal))]
