"""What stands between bar and rail of the result page, and which module answers for which game."""

from abc import ABC, abstractmethod

from PySide6.QtWidgets import QWidget

from app.look import Look
from app.pages.result_head import ResultHead
from app.session import Session
from app.text import Metrics


class ResultBody(ABC):
    """The result of a game: the head of every result, and under it what the game shows.

    It is no widget: what it is made of stands on `board`, which scrolls.
    """

    measured = False
    """Whether a measure belongs to the head."""

    def __init__(self, look: Look, board: QWidget, session: Session) -> None:
        self.look = look
        self.session = session
        self.final = session.match.state()
        self.time_ms = session.elapsed_ms
        self.head = ResultHead(look, board, measured=self.measured)

    @property
    def names(self) -> list[str]:
        """The players' names, in the language on screen where nobody has given them one."""
        return [player.name for player in self.session.players]

    def retranslate(self) -> None:
        """Set every text again."""
        self.head.show_practice(is_practice=self.session.match.practice)
        self.show()

    @abstractmethod
    def show(self) -> None:
        """Say what the match has come to, in the language on screen."""

    @abstractmethod
    def place(self, metrics: Metrics, width: float, height: float) -> float:
        """Place everything on a board so wide and, if it suffices, so high; the foot of it all."""


def result_body(game_id: str) -> type[ResultBody]:
    """What shows the results of that game. Raises KeyError."""
    # Imported here: the others are not needed.
    match game_id:
        case "the-game" | "the-game-extreme":
            from app.pages.result_team import TeamResult

            return TeamResult
        case "face-to-face":
            from app.pages.result_duel import DuelResult

            return DuelResult
        case "qwixx-cards":
            from app.pages.result_sheets import SheetsResult

            return SheetsResult
        case "wednesday":
            from app.pages.result_rounds import RoundsResult

            return RoundsResult
    raise KeyError(game_id)
