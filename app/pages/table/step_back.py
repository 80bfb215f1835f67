"""One step back, with Esc: what others do is ended before the table is left.

Esc takes away what lies over the table or was chosen last, else it ends what is shown of others, or
asks for another press while they only think; only then it leaves. Where nobody plays but computers
it asks at every moment. What a button has asked for is taken back, too, by going elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.pages.table.computers.pacing import Pacing
from app.press_guard import AGAIN
from app.table.view.gestures import Mode
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")

press_again = T(
    "Press again to leave the table.",
    note="Said to who pressed the key for it while computers think.",
)

TWICE: Final = 2500.0
"""Who presses again within so many milliseconds wants to leave, though others play on."""


class StepBack(QObject):
    """Takes away what lies over a page's table, or was chosen last, before the table is left.

    What has just gone by itself is not there for the press that was meant for it: that does
    nothing.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._clock = page.view.scene.clock
        self._stood = False
        """What others did was being told when this was asked last."""
        self._gone = self._ended = self._asked = -TWICE
        """When that was over, when somebody ended it here, and was asked to press again."""
        self._read = -TWICE
        """When what stood large was over."""
        page.stage.ended.connect(self._note_read)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._take_back_question)

    def follow(self) -> None:
        """Note whether what others did is being told."""
        stands = self._told
        if self._stood and not stands:
            self._gone = self._clock.now()
        self._stood = stands

    def has_stage(self) -> bool:
        """Tell whether what others did stands large, or did a moment ago."""
        return self._page.stage.playing or self._clock.now() - self._read < AGAIN

    def _take_back_question(self) -> None:
        self._page.player_actions.forget_question()

    def _note_read(self) -> None:
        self._read = self._clock.now()

    def take(self) -> bool:
        """Go one step back on the table; return whether there was anything to do or to wait for."""
        page = self._page
        if page.view.gestures.mode is not Mode.IDLE:
            return False
        if page.tips is not None and page.tips.shown:
            page.tips.close()
            return True
        if (since := self._clock.now() - self._asked) < TWICE:
            return since < AGAIN
        asked = page.player_actions.forget_question()
        if asked or page.hint.sought or page.view.message.text or page.replay:
            page.presses.clear_table()
            return True
        let_go = page.player_actions.let_go_of_choice() or self._close_moves()
        return let_go or self._ask_onlooker() or self._end_telling() or self._ask()

    @property
    def _told(self) -> bool:
        """Tell whether what others did is shown or stands to be read."""
        page = self._page
        by_computer = page.turn is not None and page.turn.shows_computer
        return bool(page.replay or page.replay.words) or page.stage.playing or by_computer

    def _close_moves(self) -> bool:
        """Close the last moves; return whether they were open."""
        was_open = self._page.moves.open
        if was_open:
            self._page.moves.toggle()
        return was_open

    def _ask_onlooker(self) -> bool:
        """Ask who only looks on for another press, whatever the computers are about just then."""
        page = self._page
        if page.turn is None or not page.turn.watched:
            return False
        page.stage.skip()
        return self._ask_again()

    def _ask(self) -> bool:
        """Ask for another press while computers think; return whether it is needed."""
        page, now = self._page, self._clock.now()
        thinks = page.turn is not None and page.turn.state in (Pacing.THINKING, Pacing.READY)
        if not thinks or now - self._ended < TWICE:
            return False
        return self._ask_again()

    def _ask_again(self) -> bool:
        """Ask for another press."""
        page = self._page
        self._asked = self._clock.now()
        page.view.show_message(page.rail.rect_of_status, press_again, private=False)
        return True

    def _end_telling(self) -> bool:
        """End what others did; return whether it stood until now, or a moment ago."""
        page, now = self._page, self._clock.now()
        if now - self._ended < TWICE:
            return now - self._ended < AGAIN
        self.follow()
        if not self._stood:
            return now - self._gone < AGAIN
        self._ended = now
        page.stage.skip()
        page.replay.step()
        if page.turn is not None:
            page.turn.end_telling()
        return True
