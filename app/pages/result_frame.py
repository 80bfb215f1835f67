"""The frame of a result: bar and rail, and between them a board that scrolls if it must."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.page import Page
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.widgets.read_stops import ReadStops
from app.widgets.scroll import BAR_WIDTH, ScrollArea


class ResultFrame(Page):
    """Subclasses put their widgets on `area.board` and place them in `place_board`.

    Nothing on the board is pressed: the keys that scroll do so from anywhere else on the page.
    """

    accessible_kind = "group"
    """Readers say the name of a group, and with it the outcome, before what has the keyboard."""

    def __init__(self, appearance: Appearance, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, game_id=game_id, inlay=True)
        self.area = ScrollArea(appearance, self)
        self.reading = ReadStops(appearance, ())
        """Where the keyboard leads on the board."""
        self._outcome = ""
        """What who comes to the page hears of it, and who asks for it there."""

    def set_title(self, title: str, line: str = "", *, kind: str = "", outcome: str = "") -> None:
        self._outcome = outcome
        super().set_title(title, line, kind=kind, outcome=outcome)

    def place_board(self, width: float, height: float) -> float:
        """Place what stands on the board, so wide and, if it suffices, so high; the foot of it."""
        raise NotImplementedError

    def content_stops(self) -> Sequence[QWidget]:
        return self.reading.stops

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect().adjusted(
            round(px(29)), round(px(16)), -round(px(29)), -round(px(24))
        )
        self.area.setGeometry(room.adjusted(0, 0, BAR_WIDTH, 0))
        foot = self.place_board(float(room.width()), float(room.height()))
        self.area.board.resize(room.width(), max(round(foot), room.height()))
        self.reading.follow()

    def key_actions(self) -> KeyActions:
        return {
            commands.SCROLL: self.area.scroll_by,
            commands.ASK_POINTS: self._say_outcome,
            commands.ASK_AGAIN: self._say_outcome,
            **super().key_actions(),
        }

    def _say_outcome(self) -> None:
        announce(self, self._outcome)
