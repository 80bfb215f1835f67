"""The table that the seats of the set-up stand round."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.brushes import grown, line, rounded, write
from app.paint.faces import BackFace, paint_face
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.text import Metrics, font
from app.theme import faint


class RoundTable(QWidget):
    """An oval of wood with the piles of The Game on it and an arrow that shows the way of play."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._piles_shown = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, centre: QPointF, across: float, down: float) -> None:
        """Put the oval there, `across` and `down` from its middle; its shadow needs more."""
        rect = QRectF(centre.x() - across, centre.y() - down, 2 * across, 2 * down)
        px = self._metrics.px
        self.setGeometry(rect.adjusted(-px(14), -px(4), px(14), px(26)).toAlignedRect())

    def show_piles(self, shown: bool) -> None:
        """The piles give way where names need the room."""
        self._piles_shown = shown
        self.update()

    def oval(self) -> QRectF:
        """The oval inside the widget."""
        px = self._metrics.px
        return QRectF(self.rect()).adjusted(px(14), px(4), -px(14), -px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
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
        scale = min(px(1), (oval.height() - px(38)) / 190, oval.width() / 480)
        if self._piles_shown:
            self._paint_piles(painter, oval.center(), scale)
        self._paint_arrow(painter, oval)

    def piles_width(self, across: float, down: float) -> float:
        """How far the piles reach from the middle on an oval of that size."""
        px = self._metrics.px
        return 149 * min(px(1), (2 * down - px(38)) / 190, 2 * across / 480)

    def _paint_piles(self, painter: QPainter, centre: QPointF, scale: float) -> None:
        theme = self._look.theme
        for place in range(4):
            ascending = place < 2
            left = centre.x() + (-149 + 60 * place + (58 if place > 1 else 0)) * scale
            well = QRectF(left, centre.y() - 40 * scale, 56 * scale, 80 * scale)
            colour = theme.ascending if ascending else theme.descending
            rounded(painter, well, 7 * scale, theme.well, line(theme.well_line, 1.5 * scale))
            start = "1" if ascending else "100"
            figure = font(max(10, round(17 * scale)), 750)
            at = QPointF(well.center().x(), well.top() + 23 * scale)
            write(painter, at, start, figure, colour, anchor=0.5)
            middle = QPointF(well.center().x(), well.top() + 52 * scale)
            paint_chevrons(painter, middle, UP if ascending else DOWN, colour, scale=0.6 * scale)
        painter.save()
        painter.translate(centre.x() - 23 * scale, centre.y() - 32 * scale)
        paint_face(painter, BackFace(), 46 * scale, theme)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, oval: QRectF) -> None:
        """The way of play: from the seat at the foot clockwise, so to the left."""
        theme = self._look.theme
        across, down = oval.width() / 2, oval.height() / 2
        centre = oval.center()

        def on_oval(x: float, y: float) -> QPointF:
            return QPointF(centre.x() + across * x, centre.y() + down * y)

        path = QPainterPath(on_oval(-0.353, 0.66))
        path.quadTo(on_oval(-0.52, 0.6), on_oval(-0.647, 0.42))
        tip = on_oval(-0.647, 0.42)
        length = self._metrics.px(11)
        path.moveTo(tip + QPointF(length * 0.95, -length * 0.1))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(length * 0.25, length * 0.95))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(theme.text_2, self._metrics.px(2.5)))
        painter.drawPath(path)
