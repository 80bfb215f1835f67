"""What each game gives to a review: a decision that can be tried in deals of what is hidden."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.bots.bot import HintReason
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.core.match import Match

Way: TypeAlias = tuple[str, ...]
"""What can be done in one decision: the texts of an action, or of those of a whole turn."""

PLAYED = 0
"""The index of the way that was played."""


class TrialEnd(NamedTuple):
    """The end of a match that was played out from a decision on."""

    share: float
    """The seat's share of the win."""
    points: float
    """The seat's points, or the cards that its team has left."""


class ReviewHint(NamedTuple):
    """What a hint advises in a decision: the index of the way, and the reasons for it."""

    way: int
    reasons: tuple[HintReason, ...]


class Asked(NamedTuple):
    """What a seat was asked to decide: all that may be known of it."""

    view: Document
    seat: int
    legal: Sequence[str]
    """The actions that it could begin with."""


class Trials(ABC):
    """A decision of a seat, with the ways that it can be tried.

    All follows from the seat's view and from what was played. ``ways[PLAYED]`` was played; others
    are added once they are asked for, and keep their indices.
    """

    ways: list[Way]

    @abstractmethod
    def end(self, way: int, chance: Chance) -> TrialEnd:
        """Deal what the seat does not see, and play the match out after one of the ways.

        The same state of chance gives the same deal for all ways.
        """

    @abstractmethod
    def better(self) -> int:
        """Return the index of the way that a hard computer takes."""

    @abstractmethod
    def alternatives(self) -> Sequence[int]:
        """Return the indices of other ways that look good."""

    @abstractmethod
    def hint(self) -> ReviewHint:
        """Return what a hint advises."""


class TrialSource(ABC):
    """What a game gives to a review."""

    whole_turns: bool
    """Whether a decision is a whole turn, in which nothing new is seen, or else one action."""

    times = 1
    """How many times as many deals are tried as in other games, as they are played out sooner."""

    @abstractmethod
    def trials(self, asked: Asked, played: Way) -> Trials | None:
        """Return what was decided, None if there was no choice."""

    def result(self, match: Match, seat: int) -> float:
        """Return the share of the win that a seat has at the end, counted as in a trial."""
        return match.game.scoring.outcome(match.state()).wins[seat]
