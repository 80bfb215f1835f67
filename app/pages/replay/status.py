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
from app.system.screen_reader import tell_name
from app.table.painters import fitted

_SHAPE, _APART = 40.0, 10.0
_LEAST, _HIGH = 250.0, 64.0
"""The room that it asks for, whatever it says; it takes all that is free beside it."""
_MOST_LINES: Final = 2
_LARGE: Final = 0.8
"""Rather than getting smaller than this share of its size, the turn goes on in a second line."""
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
        tell_name(self, f"{turn}. {spoken}")
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self.wished), round(self._metrics.px(_HIGH)))

    @property
    def wished(self) -> float:
        """The width that words of this size wish for."""
        return self._metrics.px(_LEAST) * self._metrics.text_scale

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
        turns, turn_font, font = self._fitting(room)
        lines, step = self._broken(font, room), _step(font)
        cap, pitch = QFontMetricsF(turn_font).capHeight(), _step(turn_font)
        high = self._high(turns, turn_font, font, room)
        y = middle - high / 2 + cap
        for text in turns:
            write(painter, QPointF(x, y), text, turn_font, theme.rail_text)
            y += pitch
        y += px(_BELOW) - pitch
        for text in lines:
            y += step
            write(painter, QPointF(x, y), text, font, theme.rail_text_2)

    def _fitting(self, room: float) -> tuple[list[str], QFont, QFont]:
        """Return the turn in one line, or in two where it would be small, and both fonts."""
        wanted = self._metrics.font("status")
        font = fitted(self._turn, wanted, room)
        whole = QFontMetricsF(font).horizontalAdvance(self._turn) <= room
        if not whole or font.pixelSize() < wanted.pixelSize() * _LARGE:
            head, colon, name = self._turn.partition(": ")
            parts = [part for part in (head + colon.strip(), name) if part]
            for size in range(wanted.pixelSize(), font.pixelSize() - 1, -1):
                larger, caption = QFont(wanted), self._metrics.font("caption")
                larger.setPixelSize(size)
                caption.setPixelSize(min(size - 2, caption.pixelSize()))
                wide = max(map(QFontMetricsF(larger).horizontalAdvance, parts))
                high = self._high(parts, larger, caption, room)
                if caption.pixelSize() >= SMALLEST and wide <= room and high <= self.height() - 2:
                    return parts, larger, caption
        caption = self._metrics.font("caption")
        caption.setPixelSize(min(caption.pixelSize(), font.pixelSize()))
        turn = [elided(self._turn, font, room)]
        while caption.pixelSize() > SMALLEST:
            if self._high(turn, font, caption, room) <= self.height() - 2:
                break
            caption.setPixelSize(caption.pixelSize() - 1)
        return turn, font, caption

    def _high(self, turns: Sequence[str], font: QFont, caption: QFont, room: float) -> float:
        """Return how high all lines are together."""
        lines = self._broken(caption, room)
        foot = QFontMetricsF(caption).descent() if lines else 0.0
        above = QFontMetricsF(font).capHeight() + _step(font) * (len(turns) - 1)
        return above + self._metrics.px(_BELOW) + _step(caption) * len(lines) + foot

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
