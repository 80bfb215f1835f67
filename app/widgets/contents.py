"""A table of contents beside a text."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import rounded
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.control import Control, one_stop, step_in
from app.widgets.scroll import BAR_WIDTH, ScrollArea

_LEADING = 1.3


class _Entry(Control):
    bare = True

    def __init__(self, appearance: Appearance, owner: "Contents", index: int) -> None:
        super().__init__(appearance, owner.board)
        self._owner = owner
        self.index = index
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def ring_radius(self) -> float:
        return self.metrics.px(10)

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(200), self.height_for(self.metrics.px(200)))

    def height_for(self, width: float) -> float:
        px = self.metrics.px
        room = width - px(26)
        font = self.metrics.font("body")
        text = paragraph_height(self.accessibleName(), font, room, leading=_LEADING)
        return max(text + px(14), 40.0)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        if self.isChecked():
            rounded(painter, body, px(10), theme.panel_2)
            mark = QRectF(body.left(), body.top() + px(7), px(4), body.height() - px(14))
            rounded(painter, mark, px(2), theme.lit_outline or theme.lit)
        elif self.hovered:
            rounded(painter, body, px(10), faint(theme.text, 0.08))
        font = self.metrics.font("strong" if self.isChecked() else "body")
        room = body.adjusted(px(16), 0, -px(10), 0)
        height = paragraph_height(self.accessibleName(), font, room.width(), leading=_LEADING)
        room.setTop(body.center().y() - height / 2)
        colour = theme.text if self.isChecked() or self.hovered else theme.text_2
        paint_paragraph(painter, room, self.accessibleName(), font, colour, leading=_LEADING)

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        self._owner.step(self, step)


class Contents(ScrollArea):
    """The headings of a text, one of them marked; `chosen` carries the index of a heading."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._entries: list[_Entry] = []

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return self._entries

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def set_headings(self, headings: Sequence[str]) -> None:
        """Show these headings; entries that stay keep the focus."""
        while len(self._entries) > len(headings):
            gone = self._entries.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._entries) < len(headings):
            entry = _Entry(self._appearance, self, len(self._entries))
            entry.clicked.connect(lambda _=False, index=entry.index: self._pick(index))
            entry.set_metrics(self._metrics)
            entry.show()
            self._entries.append(entry)
        for entry, heading in zip(self._entries, headings, strict=True):
            tell_name(entry, heading)
            entry.update()

    def mark(self, index: int) -> None:
        """Mark the heading that is being read."""
        for entry in self._entries:
            entry.setChecked(entry.index == index)
        one_stop(self._entries)
        if 0 <= index < len(self._entries):
            self.ensureWidgetVisible(self._entries[index], 0, 8)

    def step(self, entry: Control, step: int) -> None:
        """Go to a neighbour of an entry, and to its heading."""
        step_in(self._entries, entry, step)

    def place_entries(self) -> None:
        """Place the entries one below the other in the present width."""
        px = self._metrics.px
        width = self.width() - BAR_WIDTH - px(16)
        y = px(8)
        for entry in self._entries:
            height = entry.height_for(width)
            entry.place(px(8), y, width, height)
            y += height + px(2)
        self.board.resize(round(self.width() - BAR_WIDTH), round(y + px(8)))

    def _pick(self, index: int) -> None:
        self.mark(index)
        self.chosen.emit(index)
