"""The contract that every computer player fulfils."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.bots.baseline import Baseline, Random
from engine.core.chance import Chance
from engine.core.jsontext import Document, Json

Level: TypeAlias = Literal["easy", "normal", "hard"]
"""The strength of a computer player."""

HINT_SEED = 0
"""The seed of every hint's chance, so that a position always gets the same hint. It is one number
for all positions, since all decisions of a turn share their chance."""

LEVELS: tuple[Level, ...] = get_args(Level)


class HintReason(NamedTuple):
    """A reason why an action is good: a code, which a program puts into words, and arguments."""

    code: str
    args: Mapping[str, Json]


class BotHint(NamedTuple):
    """An action worth doing, with the reasons for it, the weightiest first; at least one."""

    action: str
    reasons: tuple[HintReason, ...]


class Bot(ABC):
    """A computer player of one game, or of several of a family, for any seat.

    A bot is given what a player has: the seat's own view, and the texts of the actions that are
    legal now. It answers with one of these. The answer follows from the arguments alone: a bot may
    remember what it has worked out, so as not to work it out again, but never what it has seen.

    How hard it thinks is counted in samples, never in time. All decisions of a turn are asked with
    the same state of chance, so that the plan for the whole turn is found again. Every method
    raises BadDocument if the view is none of a match in which the seat is to act; the texts of
    actions are taken to be legal.
    """

    greedy: Baseline = Random()
    """A simple player of the game, to measure the bot against."""

    @abstractmethod
    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        """Return the action, of those in ``legal``, that a player of this level does."""

    @abstractmethod
    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        """Return what to do, and why, for a person who can wait for more samples than hard takes.

        The same view always gets the same hint: whatever chance it uses comes from ``HINT_SEED``.
        """

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        """Return the signals, by pile, that the seat should give now; any seat may be asked."""
        return {}
