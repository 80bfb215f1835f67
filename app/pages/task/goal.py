"""The goal of a task: above the piles where there is room, in a bubble otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.pages.table.bubble_place import place_bubble
from app.table.layout import Decoration, Layout, Rect
from app.widgets.coach_bubble import CoachBubble
from app.widgets.label import Label

if TYPE_CHECKING:
    from app.pages.task.page import TaskPage

_LARGE, _WHOLE = 0.3, 0.8
"""Shares of the table's height."""
_HEADING, _LINE, _GAP = 30.0, 16.0, 6.0


class GoalPanel(QObject):
    """Says on the page of a task what is to be reached."""

    def __init__(self, page: TaskPage) -> None:
        super().__init__(page)
        self._page = page
        self.heading = Label(page.appearance, (_HEADING, 700), page)
        self.line = Label(page.appearance, (_LINE, 450), page, tone="text_2")
        self.bubble = CoachBubble(page.appearance, page)
        for label in (self.heading, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def idea(self) -> str:
        """Return what else counts."""
        return self._page.module.tasks().idea(self._page.run.task)

    def place(self, layout: Layout) -> None:
        """Stand where this layout leaves room."""
        page, px = self._page, self._page.metrics.px
        self.heading.setText(page.goal_text)
        self.line.setText(self.idea)
        high = self.heading.sizeHint().height() + self.line.sizeHint().height() + px(_GAP)
        bar = page.bar_height
        wide = max(self.heading.sizeHint().width(), self.line.sizeHint().width())
        top = min(thing.rect.y for thing in layout.things if thing.rect.y >= bar)
        above = top - bar >= high + px(16) and wide <= page.width() - px(60)
        self.heading.setVisible(above)
        self.line.setVisible(above)
        if above:
            self.bubble.hide()
            y = round(bar + (top - bar - high) / 2)
            self.heading.setGeometry(0, y, page.width(), self.heading.sizeHint().height())
            y += self.heading.height() + round(px(_GAP))
            self.line.setGeometry(0, y, page.width(), self.line.sizeHint().height())
        elif page.task_session.can_go_back:
            self.bubble.hide()  # From then on it stands on the rail.
        else:
            self._place_bubble(layout)

    def _place_bubble(self, layout: Layout) -> None:
        page = self._page
        self.bubble.say(page.goal_text, self.idea)
        bar, rail_top = page.bar_height, page.height() - page.rail_height
        table = Rect(0, bar, page.width(), rail_top - bar)
        kept = [place.rect for place in layout.places]
        kept += [each.rect for each in layout.decorations if _is_sheet(each, table)]
        place_bubble(self.bubble, layout, page.size(), table, page.metrics, about=None, kept=kept)


def _is_sheet(decoration: Decoration, table: Rect) -> bool:
    """Tell whether something large has words of its own and is not the table itself."""
    share = decoration.rect.height / table.height
    return bool(decoration.name) and _LARGE < share < _WHOLE
