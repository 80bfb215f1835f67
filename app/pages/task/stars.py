"""The stars of a task, as they would be now."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line
from app.style.appearance import Appearance
from app.style.theme import Theme
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.texts import texts

T = texts("Task")

of_three = T("%n of three stars", note="Never 0.")

WHY_SO_MANY: Final = {
    3: T("Three stars: no hint, nothing taken back"),
    2: T("Two stars: something was taken back"),
    1: T("One star: with a hint"),
}

STAR: Final = 30.0
"""How wide a star is on the rail."""

_GAP: Final = 4.0


class Stars(QWidget):
    """Three stars, of which some are full."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._full = 3
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    @property
    def full(self) -> int:
        return self._full

    def tell(self, full: int) -> None:
        """Show so many full stars."""
        self._full = full
        tell_name(self, of_three(n=full))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._metrics.px
        return QSize(math.ceil(px(3 * STAR + 2 * _GAP)), math.ceil(px(STAR)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = self._metrics.px, self._appearance.theme
        for index in range(3):
            middle = QPointF(px(STAR / 2 + (STAR + _GAP) * index), self.height() / 2)
            paint_star(painter, middle, px(STAR), theme, full=index < self._full)


def paint_star(
    painter: QPainter,
    middle: QPointF,
    size: float,
    theme: Theme,
    *,
    full: bool,
    edge: QColor | None = None,
) -> None:
    """Paint a star, `size` across, full or only its edge, which has that colour."""
    outer, inner = size * 0.46, size * 0.2
    corners = []
    for index in range(10):
        angle = math.pi * index / 5 - math.pi / 2
        reach = inner if index % 2 else outer
        corners.append(middle + QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    pen = line(edge or (theme.saffron if full else theme.rail_text_2), size * 0.06)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(theme.saffron if full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
