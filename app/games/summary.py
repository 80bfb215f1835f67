"""What is said of a match from outside."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from app.widgets.continue_plate import SmallFace


class GameSummary(ABC):
    """How a game's matches are shown where they are not played, in the language on screen.

    All of it comes from bystanders' views: it says nothing that anybody may not know.
    """

    @abstractmethod
    def faces(self, view: Mapping[str, Any]) -> tuple[SmallFace, ...]:
        """A match as up to four small cards."""

    @abstractmethod
    def progress(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """How far a match has come, or how it ended, in a few words; `names` are the players'."""

    def turn_before(self, views: Sequence[Mapping[str, Any]]) -> str:
        """What all may know of the turn that ended between the last two of these views.

        Those before them show what the same player did until then.
        One sentence with `{name}` where the player's name belongs, and further on `{seat0}` and so
        on for others'; "" if there is none to tell.
        """
        raise NotImplementedError

    def told_before(self, views: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
        """The same with the others' names."""
        sentence = self.turn_before(views)
        for seat, name in enumerate(names):
            start, place, end = sentence.partition(f"{{seat{seat}}}")
            if place:
                return f"{start}{name}{end}"
        return sentence

    def besides(self, _views: Sequence[Mapping[str, Any]], _names: Sequence[str]) -> str:
        """What came to all in the turn of these views, the last of which is after its end.

        One short sentence beside that of `turn_before`; "" if there is none to tell.
        """
        return ""
