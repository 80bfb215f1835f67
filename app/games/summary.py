"""What is said of a match from outside."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from app.widgets.continue_panel import SmallFace


class GameSummary(ABC):
    """How a game's matches are shown where they are not played, in the language on screen.

    All of it comes from bystanders' views: it says nothing that anybody may not know.
    """

    @abstractmethod
    def faces(self, view: Mapping[str, Any]) -> tuple[SmallFace, ...]:
        """Return a match as up to four small cards."""

    @abstractmethod
    def progress(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Say in a few words how far a match has come, or how it ended.

        `names` are the players'.
        """
