"""Players that know little or nothing: what the bots are measured against.

None of them uses chance but `Random`. A greedy player takes what is best at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.jsontext import Document


class Baseline(ABC):
    """Chooses among legal actions, given as texts, by the view of the seat."""

    @abstractmethod
    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        """One of the legal actions."""


class Random(Baseline):
    """Any action, all equally likely."""

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        return legal[chance.below(len(legal))]
