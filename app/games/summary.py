"""Matches in brief, seen from outside."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from app.widgets.continue_panel import SmallFace

ViewT = TypeVar("ViewT")


class GameSummary(ABC, Generic[ViewT]):
    """A game's matches where they are not played, in the language on screen.

    All of it comes from bystanders' views: it says nothing that anybody may not know.
    """

    @abstractmethod
    def faces(self, view: ViewT) -> tuple[SmallFace, ...]:
        """Return a match as up to four small cards."""

    @abstractmethod
    def progress(self, view: ViewT, names: Sequence[str]) -> str:
        """Say in a few words how far a match has come, or how it ended.

        `names` are the players'.
        """


AnySummary: TypeAlias = GameSummary[Any]
"""The summary of some game: which view it reads is left open."""
