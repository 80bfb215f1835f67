"""The goal of a task: in one line or two between the bar and the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontMetricsF

from app.table.layout import Rect
from app.widgets.label import Heading, Label

if TYPE_CHECKING:
    from app.pages.task.page import TaskPage

_ROOMY: Final = 720
"""From this height of a window on the goal stands over what else counts, in its full size."""
_HEADING, _LINE, _GAP = 30.0, 16.0, 2.0
_OVER, _UNDER = 10.0, 4.0
_LOW_HEADING, _LOW_LINE, _LOW_GAP = 21.0, 14.0, 16.0
"""In a lower window both stand side by side, if they have room."""
_LOW_OVER, _LOW_UNDER, _UNDER_TWO = 2.0, 0.0, 6.0
"""What is free over and under them there, and under the second of two lines."""
_SIDE = 30.0


class GoalPanel(QObject):
    """Says on the page of a task what is to be reached."""

    def __init__(self, page: TaskPage) -> None:
        super().__init__(page)
        self._page = page
        self.heading = Heading(page.appearance, (_HEADING, 700, True), page)
        self.line = Label(page.appearance, (_LINE, 450), page, tone="text_2")
        for label in (self.heading, self.line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def idea(self) -> str:
        """Return what else counts."""
        return self._page.module.tasks().idea(self._page.run.task)

    def rects(self) -> Sequence[Rect]:
        """Return where its words stand."""
        labels = [label.geometry() for label in (self.heading, self.line)]
        return [Rect(each.x(), each.y(), each.width(), each.height()) for each in labels]

    def place(self) -> float:
        """Stand under the bar, and return the height that this takes."""
        high = self._place()
        stands = self.heading.geometry().united(self.line.geometry())
        side = round(self._page.metrics.px(_LOW_GAP))
        # In a lower window they stand where the lines of the inlay run.
        low = self._page.height() < _ROOMY
        self._page.view.ground.leave_room(stands.adjusted(-side, 0, side, 0) if low else None)
        return high

    def _place(self) -> float:
        page, metrics = self._page, self._page.metrics
        self.heading.setText(page.goal_text)
        self.line.setText(self.idea)
        roomy = page.height() >= _ROOMY
        room = page.width() - 2 * metrics.px(_SIDE)
        self.heading.fit(metrics.pixels(_HEADING if roomy else _LOW_HEADING), room)
        self.line.fit(metrics.pixels(_LINE if roomy else _LOW_LINE), room)
        if roomy:
            return self._stack(_OVER, _UNDER)
        gap = metrics.px(_LOW_GAP)
        wide = [label.sizeHint().width() for label in (self.heading, self.line)]
        if sum(wide) + gap > room:
            return self._stack(_LOW_OVER, _UNDER_TWO)
        left = (page.width() - sum(wide) - gap) / 2
        top = page.bar_height + metrics.px(_LOW_OVER)
        high = self.heading.place(left, top, wide[0] + 1)
        fonts = [QFontMetricsF(label.font()) for label in (self.heading, self.line)]
        on_line = (high + fonts[0].ascent() - fonts[0].descent()) / 2
        low = self.line.sizeHint().height()
        on_own = (low + fonts[1].ascent() - fonts[1].descent()) / 2
        self.line.place(left + wide[0] + gap, top + on_line - on_own, wide[1] + 1)
        return high + metrics.px(_LOW_OVER + _LOW_UNDER)

    def _stack(self, over: float, under: float) -> float:
        """Let one stand over the other, in the middle; return the height of both."""
        page, px = self._page, self._page.metrics.px
        top = y = page.bar_height + px(over)
        for label in (self.heading, self.line):
            wide = label.sizeHint().width()
            y += label.place((page.width() - wide) / 2, y, wide + 1) + px(_GAP)
        return y - top + px(over + under)
