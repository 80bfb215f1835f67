"""One step back, with Esc: what others did is ended before the table is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.press_guard import AGAIN
from app.table.view.gestures import Mode

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

TWICE: Final = 2500.0
"""Who presses again within so many milliseconds wants to leave, though others play on."""


class StepBack:
    """Takes away what lies over a page's table, or was chosen last, before the table is left.

    What has just gone by itself is not there for the press that was meant for it: that does
    nothing.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._clock = page.view.scene.clock
        self._stood = False
        """What others did was being told when this was asked last."""
        self._gone = self._ended = -TWICE
        """When that was over, and when somebody ended it here."""
        self._read = -TWICE
        """When what stood large was over."""
        page.stage.ended.connect(self._note_read)

    def follow(self) -> None:
        """Note whether what others did is being told."""
        stands = self._told
        if self._stood and not stands:
            self._gone = self._clock.now()
        self._stood = stands

    def has_stage(self) -> bool:
        """Tell whether what others did stands large, or did a moment ago."""
        return self._page.stage.playing or self._clock.now() - self._read < AGAIN

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
        if page.hint.sought or page.view.message.text or page.replay:
            page.presses.clear_table()
            page.player_actions.forget_question()
            return True
        if page.player_actions.let_go_of_choice():
            return True
        if page.moves.open:
            page.moves.toggle()
            return True
        return self._end_telling()

    @property
    def _told(self) -> bool:
        """Tell whether what others did is shown or stands to be read."""
        page = self._page
        by_computer = page.turn is not None and page.turn.shows_computer
        return bool(page.replay or page.replay.words) or page.stage.playing or by_computer

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
