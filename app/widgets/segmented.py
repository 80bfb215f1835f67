"""One choice out of a few, side by side; what has no room in one row goes on in the next."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.paint.brushes import line
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics, font
from app.system.screen_reader import tell_name
from app.widgets.control import EDGE_WIDTH, Control, one_stop, step_in

OUTLINE = 1.5


class SegmentOption(NamedTuple):
    """The value and the word of a segment."""

    value: object
    word: str


class _Segment(Control):
    def __init__(self, appearance: Appearance, owner: "Segmented", index: int) -> None:
        super().__init__(appearance, owner)
        self._owner = owner
        self.index = index
        self.setCheckable(True)
        self.setAutoExclusive(True)  # A screen reader calls it a radio button.

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        measure = QFontMetricsF(self.metrics.font("strong"))
        width = measure.horizontalAdvance(self.accessibleName()) + 2 * px(15)
        return QSizeF(math.ceil(width), max(px(42), measure.height() + px(14), 40.0))

    def ring_radius(self) -> float:
        return self.metrics.px(12)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        if self.isChecked() or self.hovered:
            painter.save()
            # What is only pointed at has no colour of its own to be told by: its edge stays.
            inside = 0.0 if self.isChecked() else self.metrics.px(OUTLINE)
            painter.setClipPath(self._owner.outline_for(self, inside))
            painter.fillRect(body, theme.lit if self.isChecked() else theme.panel_2)
            painter.restore()
        if theme.high_contrast and self.index:
            painter.setPen(line(theme.line, self.metrics.px(EDGE_WIDTH)))
            painter.drawLine(body.topLeft(), body.bottomLeft())
        painter.setFont(self._owner.font_in(self, body.width()))
        painter.setPen(theme.saffron_ink if self.isChecked() else theme.text)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.accessibleName())

    def fitted_size(self, width: float) -> int:
        """Return the size of the word, which is smaller where a long name would not fit."""
        size, room = self.metrics.font("strong").pixelSize(), width - self.metrics.px(12)
        while size > SMALLEST:
            if QFontMetricsF(font(size, 650)).horizontalAdvance(self.accessibleName()) <= room:
                break
            size -= 1
        return size

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        self._owner.step(self, step)


class Segmented(QWidget):
    """A row of segments of which one is chosen; arrow keys go from one to the next.

    Where they have no room in one row they go on in the next or, without `wraps`, get narrower.

    `chosen` carries the value of the segment that the person has picked.
    """

    accessible_kind = "group"

    chosen = Signal(object)

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, wraps: bool = True
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._wraps = wraps
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._choices: list[SegmentOption] = []
        self._segments: list[_Segment] = []
        # A group of their own: buttons that are exclusive by themselves find those of inner
        # widgets too.
        self._group = QButtonGroup(self)
        self._rows: list[QRectF] = []
        appearance.changed.connect(self.update)

    @property
    def value(self) -> object:
        """The value chosen at the moment; None while there are no choices."""
        for segment, choice in zip(self._segments, self._choices, strict=True):
            if segment.isChecked():
                return choice.value
        return None

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return self._segments

    @property
    def choices(self) -> tuple[SegmentOption, ...]:
        return tuple(self._choices)

    def set_choices(self, choices: Sequence[SegmentOption], value: object) -> None:
        """Show these segments, `value` chosen. Segments that stay keep the focus."""
        while len(self._segments) > len(choices):
            gone = self._segments.pop()
            gone.hide()
            self._group.removeButton(gone)
            gone.deleteLater()
        while len(self._segments) < len(choices):
            segment = _Segment(self._appearance, self, len(self._segments))
            segment.clicked.connect(lambda _=False, index=segment.index: self._pick(index))
            segment.set_metrics(self._metrics)
            self._group.addButton(segment)
            segment.show()
            self._segments.append(segment)
        self._choices = list(choices)
        for segment, choice in zip(self._segments, self._choices, strict=True):
            tell_name(segment, choice.word)
            segment.setChecked(choice.value == value)
            segment.update()
        one_stop(self._segments)

    def set_value(self, value: object) -> None:
        """Choose the segment of `value`, without a signal."""
        self.set_choices(self._choices, value)

    def press(self, value: object) -> None:
        """Press the segment of `value`, as a click on it would."""
        index = next(i for i, choice in enumerate(self._choices) if choice.value == value)
        self._segments[index].click()

    def step(self, segment: Control, step: int) -> None:
        """Go from one segment to a neighbour, round the ends, and choose it."""
        step_in(self._segments, segment, step)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        for segment in self._segments:
            segment.set_metrics(metrics)

    @property
    def margin(self) -> int:
        """Room round the segments for the focus ring."""
        return self._segments[0].margin if self._segments else 0

    def wanted_width(self) -> float:
        """Return the width in which all segments stand in one row."""
        return sum(segment.body_size().width() for segment in self._segments)

    @property
    def height_in_row(self) -> float:
        """The height of one row of segments."""
        return max(segment.body_size().height() for segment in self._segments)

    def place(self, x: float, y: float, width: float) -> float:
        """Put the segments there, in as many rows as `width` asks for; return the height."""
        margin = self.margin
        squeezed = 1.0 if self._wraps else min(1.0, width / self.wanted_width())
        wides = [min(each.body_size().width() * squeezed, width) for each in self._segments]
        self._rows = []
        segments, top, row = iter(self._segments), float(margin), QRectF()
        for wide_in_row in _balanced(wides, width):
            left, row = float(margin), QRectF()
            for wide, segment in zip(wide_in_row, segments, strict=False):
                segment.place(left, top, wide, segment.body_size().height())
                row = row.united(QRectF(segment.body_in_parent()))
                left += wide
            self._rows.append(row)
            top = row.bottom() + self._metrics.px(7)
        height = row.bottom() - margin
        self._segments[0].place_holder(self, x, y, width, height)
        self.update()
        return height

    def font_in(self, segment: _Segment, width: float) -> QFont:
        """Return the font of a segment so wide; all that share one row have the same."""
        alike = [segment.fitted_size(width)]
        if not self._wraps:
            bodies = ((each, each.body().width()) for each in self._segments)
            alike += [each.fitted_size(wide) for each, wide in bodies]
        return font(min(alike), 650)

    def outline_for(self, segment: QWidget, inside: float = 0.0) -> QPainterPath:
        """Return the outline of the row of `segment`, or so far inside it, where the segment is."""
        centre = segment.geometry().center().toPointF()
        row = next((row for row in self._rows if row.contains(centre)), QRectF(self.rect()))
        path = QPainterPath()
        radius = self._metrics.px(12) - inside
        row = row.adjusted(inside, inside, -inside, -inside)
        path.addRoundedRect(row.translated(-segment.pos().toPointF()), radius, radius)
        return path

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.line, self._metrics.px(OUTLINE)))
        painter.setBrush(self._appearance.theme.panel)
        radius = self._metrics.px(12)
        for row in self._rows:
            painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _pick(self, index: int) -> None:
        one_stop(self._segments)
        self.update()
        self.chosen.emit(self._choices[index].value)


def _balanced(wides: Sequence[float], width: float) -> list[list[float]]:
    """Return the widths row by row: in as few rows as `width` allows, and those about as long."""
    rows = _rows_in(wides, width)
    ends = range(1, len(wides) + 1)
    for limit in sorted(sum(wides[start:end]) for end in ends for start in range(end)):
        even = _rows_in(wides, limit)
        if limit >= max(wides) and len(even) == len(rows):
            return even
    return rows


def _rows_in(wides: Sequence[float], width: float) -> list[list[float]]:
    """Return the widths row by row, as many in each as have room in `width`."""
    rows: list[list[float]] = [[]]
    for wide in wides:
        if rows[-1] and sum(rows[-1]) + wide > width + 0.5:
            rows.append([])
        rows[-1].append(wide)
    return rows
