"""The points of a game of several rounds, shown between them and at any time."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from app.games.result_head import ResultHead
from app.match.players import PlayerInfo
from app.style.appearance import Appearance
from app.style.typography import Metrics
from engine.core.match import Match


class RunningMatch(NamedTuple):
    """A match that goes on, and who plays it."""

    match: Match
    players: Sequence[PlayerInfo]


class RoundPoints(ABC):
    """The end of the last finished round, and the points so far, as all may know them.

    It is no widget: what it is made of stands on `board`, which scrolls.
    """

    def __init__(self, appearance: Appearance, board: QWidget, running: RunningMatch) -> None:
        self.running = running
        self.head = ResultHead(appearance, board)

    @property
    def names(self) -> list[str]:
        """The players' names, in the language on screen where nobody has given them one."""
        return [player.name for player in self.running.players]

    @property
    def readable(self) -> Sequence[QWidget]:
        """What is painted and can be read part by part, in order."""
        return self.head.readable

    @abstractmethod
    def in_words(self) -> str:
        """Return all that is shown, with the points of all, for who hears it in one go."""

    @abstractmethod
    def show_round(self) -> str:
        """Say how the round has just ended; returns which one it was, for the bar."""

    @abstractmethod
    def show_so_far(self) -> str:
        """Say who leads, in the middle of a round; returns which one it is, for the bar."""

    @abstractmethod
    def place(self, metrics: Metrics, width: float, height: float) -> float:
        """Place everything on a board so wide and, if it suffices, so high; the foot of it all."""
