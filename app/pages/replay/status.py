"""The words of a replay on the rail: whose turn it is at a moment, and what led to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.paint.shapes import paint_player
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial
from app.table.rail_status import RailStatus

_SHAPE, _APART = 40.0, 10.0


class MomentStatus(QWidget):
    """A player's shape and two lines; its accessible name tells more than the second line may."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._player: PlayerInfo | None = None
        self._lines = RailStatus(appearance, self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    @property
    def lines(self) -> tuple[str, str]:
        return self._lines.lines

    def tell(self, player: PlayerInfo, first: str, second: str, spoken: str) -> None:
        """Say these two lines, the second one at more length to screen readers."""
        self._player = player
        self._lines.tell(first, second, 0, 0)
        self.setAccessibleName(f"{first}. {spoken}")
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._lines.set_metrics(metrics)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        lines, side = self._lines.sizeHint(), round(self._metrics.px(_SHAPE))
        return QSize(lines.width() + self._text_x(), max(lines.height(), side))

    def fit(self, beside: Sequence[QWidget]) -> None:
        """Take the room up to what stands to the right, and no more than is wanted."""
        parent = self.parentWidget()
        assert parent is not None
        shown = [widget.x() for widget in beside if widget.isVisibleTo(parent)]
        right = min(shown, default=parent.width()) - round(self._metrics.px(10))
        width = max(0, min(self.sizeHint().width(), right - self.x()))
        self.resize(width, self.height())
        self._lines.setGeometry(self._text_x(), 0, max(0, width - self._text_x()), self.height())

    def _text_x(self) -> int:
        return round(self._metrics.px(_SHAPE + _APART))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._player is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._metrics.px(_SHAPE)
        place = QRectF(0, (self.height() - side) / 2, side, side)
        name = initial(self._player.name)
        paint_player(painter, place, self._player.colour, name, self._appearance.theme)
