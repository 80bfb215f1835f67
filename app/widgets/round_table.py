"""The table that the seats of the set-up stand round."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.paint.brushes import grown, line
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics
from app.widgets.table_picture import TablePicture

Way = Literal["", "foot", "head"]
"""Where an arrow shows the way of play; "" for none."""


class RoundTable(QWidget):
    """An oval of wood with a picture of the game on it and an arrow that shows the way of play."""

    def __init__(
        self,
        appearance: Appearance,
        picture: TablePicture,
        way: Way = "foot",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._way = way
        self._appearance = appearance
        self._picture = picture
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._picture_shown = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, centre: QPointF, across: float, down: float) -> None:
        """Put the oval there, `across` and `down` from its middle; its shadow needs more."""
        rect = QRectF(centre.x() - across, centre.y() - down, 2 * across, 2 * down)
        px = self._metrics.px
        self.setGeometry(rect.adjusted(-px(14), -px(4), px(14), px(26)).toAlignedRect())

    def show_picture(self, shown: bool) -> None:
        """Show the picture, or let it give way where names need the room.

        The arrow then stands at the head.
        """
        self._picture_shown = shown
        self.update()

    def oval(self) -> QRectF:
        """Return the oval inside the widget."""
        px = self._metrics.px
        return QRectF(self.rect()).adjusted(px(14), px(4), -px(14), -px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        px = self._metrics.px
        oval = self.oval()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(theme.shadow, 0.12))
        for step in range(4):
            painter.drawEllipse(grown(oval, px(step * 2)).translated(0, px(6 + step * 2)))
        wood = QRadialGradient(
            QPointF(oval.center().x(), oval.top() + oval.height() * 0.4), oval.width() * 0.7
        )
        wood.setColorAt(0, theme.wood_1)
        wood.setColorAt(1, theme.wood_2)
        painter.setBrush(wood)
        painter.setPen(line(theme.wood_edge, px(2)))
        painter.drawEllipse(oval)
        painter.setBrush(theme.table_2)
        painter.setPen(line(theme.line, px(1.5)))
        painter.drawEllipse(oval.adjusted(px(22), px(19), -px(22), -px(19)))
        if self._picture_shown:
            scale = self._picture_scale(oval.width() / 2, oval.height() / 2)
            painter.save()
            painter.translate(oval.center())
            painter.scale(scale, scale)
            self._picture.paint(painter, theme)
            painter.restore()
        if self._way:
            self._paint_arrow(painter, oval)

    def picture_reach(self, across: float, down: float) -> float:
        """Return how far the picture reaches from the middle on an oval of that size."""
        return self._picture.reach * self._picture_scale(across, down)

    def _picture_scale(self, across: float, down: float) -> float:
        px = self._metrics.px
        return min(px(1), (2 * down - px(38)) / 190, 2 * across / 480)

    def _paint_arrow(self, painter: QPainter, oval: QRectF) -> None:
        """Paint the way of play, clockwise: at the foot to the left, at the head to the right."""
        theme = self._appearance.theme
        across, down = oval.width() / 2, oval.height() / 2
        centre = oval.center()

        def on_oval(x: float, y: float) -> QPointF:
            return QPointF(centre.x() + across * x, centre.y() + down * y)

        length = self._metrics.px(11)
        if self._way == "foot" and self._picture_shown:
            path, tip = QPainterPath(on_oval(-0.353, 0.66)), on_oval(-0.647, 0.42)
            path.quadTo(on_oval(-0.52, 0.6), tip)
            barbs = QPointF(length * 0.95, -length * 0.1), QPointF(length * 0.25, length * 0.95)
        else:
            path, tip = QPainterPath(on_oval(-0.2, -0.64)), on_oval(0.2, -0.64)
            path.quadTo(on_oval(0, -0.72), tip)
            barbs = QPointF(-length * 0.95, -length * 0.5), QPointF(-length * 0.8, length * 0.6)
        path.moveTo(tip + barbs[0])
        path.lineTo(tip)
        path.lineTo(tip + barbs[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(theme.text_2, self._metrics.px(2.5)))
        painter.drawPath(path)
