"""The points of a game of several rounds: between two of them, and whenever somebody asks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.round_points import RunningMatch
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.session import Session
from app.pages.page import make_back_button
from app.pages.result_frame import ResultFrame
from app.style.appearance import Appearance
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.read_stops import ReadStops

T = texts("ScoresPage")


class PointsTable(ResultFrame):
    """The points as the game itself shows them."""

    def __init__(
        self, appearance: Appearance, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, session.match.game.id, parent)
        running = RunningMatch(session.match, session.players)
        self.points = MODULES[self.game_id].round_points()(appearance, self.area.board, running)
        self.reading = ReadStops(appearance, self.points.readable)

    def tell(self, line: str) -> None:
        """Show in the bar which round it is, and tell how it stands."""
        outcome = self.points.in_words()
        self.set_title(MODULES[self.game_id].title, line, kind=line, outcome=outcome)

    def place_board(self, width: float, height: float) -> float:
        return self.points.place(self.metrics, width, height)


class ScoresPage(PointsTable):
    """The round that the session's match has just finished.

    `next_requested` asks to go on: whoever laid the page over the table takes it off.
    """

    belongs_below = True
    gives_way = True

    next_requested = Signal()

    def __init__(
        self, appearance: Appearance, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, session, parent)
        self._home = RailButton(appearance, "home", self)
        self._home.clicked.connect(self.home_requested)
        # For the mouse alone: one is enough to be heard on the way of the Tab key.
        self.home_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.next = PrimaryButton(appearance, None, self)
        self.next.clicked.connect(self.next_requested)
        self.rail_left.append(self._home)
        self.rail_right.append(self.next)
        self.first_focus = self.next
        self.on_escape = self.back_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.tell(self.points.show_round())
        self._home.set_word(common_texts.home())
        self.next.set_word(commands.NEXT_ROUND.name())

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """Return the button that a key presses (see `app.press_guard`)."""
        goes_on = self.appearance.keys.is_for(event, commands.NEXT_ROUND, commands.MAIN)
        return self.next if goes_on else None

    def key_actions(self) -> KeyActions:
        going_on = self.next_requested.emit
        return {
            commands.NEXT_ROUND: going_on, commands.MAIN: going_on, **super().key_actions(),
        }  # fmt: skip


class PointsPage(PointsTable):
    """The points so far, looked at in the middle of a round; `back_requested` leads back to it."""

    def __init__(
        self, appearance: Appearance, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, session, parent)
        self._back = make_back_button(self)
        self.rail_left.append(self._back)
        self.first_focus = self._back
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.tell(self.points.show_so_far())

    def key_actions(self) -> KeyActions:
        return {commands.CLOSE_POINTS: self.back_requested.emit, **super().key_actions()}
