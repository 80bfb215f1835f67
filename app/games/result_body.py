"""The body of the result page, between bar and rail."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from PySide6.QtWidgets import QWidget

from app.games.result_head import ResultHead
from app.match.players import PlayerInfo
from app.style.appearance import Appearance
from app.style.typography import Metrics
from engine.core.match import Match


class PlayedMatch(NamedTuple):
    """A match that is over, and who played it."""

    match: Match
    players: Sequence[PlayerInfo]
    people: Sequence[int]
    """The seats that people have."""
    time_ms: int
    practice: bool
    """It does not count."""


FinalT = TypeVar("FinalT")


class ResultBody(ABC, Generic[FinalT]):
    """The result of a game: the head of every result, and under it what the game shows.

    It is no widget: what it is made of stands on `board`, which scrolls.
    """

    measured = False
    """Whether a measure belongs to the head."""

    def __init__(self, appearance: Appearance, board: QWidget, played: PlayedMatch) -> None:
        self.appearance = appearance
        self.played = played
        self.final = cast(FinalT, played.match.state())
        """The last state of the match, as the game writes it."""
        self.head = ResultHead(appearance, board, measured=self.measured)

    @property
    def names(self) -> list[str]:
        """The players' names, in the language on screen where nobody has given them one."""
        return [player.name for player in self.played.players]

    @property
    def readable(self) -> Sequence[QWidget]:
        """What is painted and can be read part by part, in order."""
        return self.head.readable

    def retranslate(self) -> None:
        """Set every text again."""
        self.head.show_practice(is_practice=self.played.practice)
        self.show()

    @abstractmethod
    def show(self) -> None:
        """Say what the match has come to, in the language on screen."""

    @abstractmethod
    def place(self, metrics: Metrics, width: float, height: float) -> float:
        """Place everything on a board so wide and, if it suffices, so high; the foot of it all."""


AnyResult: TypeAlias = ResultBody[Any]
"""The result of some game: which state it reads is left open."""
