"""The words of a replay on the rail: whose turn it is at a moment, and what led to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.paint.brushes import elided, write
from app.paint.shapes import paint_player
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics, initial
from app.table.painters import fitted

_SHAPE, _APART = 40.0, 10.0
_LEAST, _HIGH = 250.0, 64.0
"""The room that it asks for, whatever it says; it takes all that is free beside it."""
_MOST_LINES: Final = 2
_BELOW: Final = 5.0
"""Between the turn and what led to the moment."""


class MomentStatus(QWidget):
    """A player's shape, the turn, and what led to the moment in one line or two.

    Its accessible name tells all of it, for which there may be no room.
    """

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._player: PlayerInfo | None = None
        self._turn = self._caption = self._spoken = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    @property
    def lines(self) -> tuple[str, str]:
        """What it says: the turn, and what led to the moment."""
        return self._turn, self._caption

    @property
    def told(self) -> tuple[str, str]:
        """What it says to screen readers, for which all of it has room."""
        return self._turn, self._spoken

    def tell(self, player: PlayerInfo, turn: str, caption: str, spoken: str) -> None:
        """Say the turn and a caption, the latter at more length to screen readers."""
        self._player, self._turn, self._caption, self._spoken = player, turn, caption, spoken
        self.setAccessibleName(f"{turn}. {spoken}")
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._metrics.px
        return QSize(round(px(_LEAST)), round(px(_HIGH)))

    def fit(self, beside: Sequence[QWidget]) -> None:
        """Take the room up to what stands to the right."""
        parent = self.parentWidget()
        assert parent is not None
        shown = [widget.x() for widget in beside if widget.isVisibleTo(parent)]
        right = min(shown, default=parent.width()) - round(self._metrics.px(6))
        self.resize(max(0, right - self.x()), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._player is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        side, middle = px(_SHAPE), self.height() / 2
        place = QRectF(0, middle - side / 2, side, side)
        name = initial(self._player.name)
        paint_player(painter, place, self._player.colour, name, theme)
        x = px(_SHAPE + _APART)
        room = self.width() - x
        turn_font = fitted(self._turn, self._metrics.font("status"), room)
        cap = QFontMetricsF(turn_font).capHeight()
        font = self._metrics.font("caption")
        font.setPixelSize(min(font.pixelSize(), turn_font.pixelSize()))
        while True:
            lines, step = self._broken(font, room), _step(font)
            foot = QFontMetricsF(font).descent() if lines else 0.0
            high = cap + px(_BELOW) + step * len(lines) + foot
            if high <= self.height() - 2 or font.pixelSize() <= SMALLEST:
                break
            font.setPixelSize(font.pixelSize() - 1)
        y = middle - high / 2 + cap
        turn = elided(self._turn, turn_font, room)
        write(painter, QPointF(x, y), turn, turn_font, theme.rail_text)
        y += px(_BELOW)
        for text in lines:
            y += step
            write(painter, QPointF(x, y), text, font, theme.rail_text_2)

    def _broken(self, font: QFont, room: float) -> list[str]:
        """Return the caption in as many lines as there may be; the last is cut if it must be."""
        lines = wrap(self._caption, font, room)
        if len(lines) > _MOST_LINES:
            # Evened lines are short: the first one takes all that has room.
            words, measure = self._caption.split(), QFontMetricsF(font)
            count = 1
            while measure.horizontalAdvance(" ".join(words[: count + 1])) <= room:
                count += 1
            lines = [" ".join(words[:count]), " ".join(words[count:])]
        return [elided(text, font, room) for text in lines]


def _step(font: QFont) -> float:
    """Return how far apart lines stand."""
    return 1.25 * font.pixelSize()
