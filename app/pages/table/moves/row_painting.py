"""How a row of the last moves is painted: once for a size and a theme, and kept as a pixmap."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from app.paint.brushes import line, rounded
from app.paint.face import Face
from app.paint.paper import CARD_RATIO
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.paint.pixmaps import PixmapCache
from app.paint.shapes import paint_player
from app.style.theme import Theme, faint
from app.style.typography import Metrics, font

LEADING: Final = 1.24
_LEAST, _SHAPE, _CARD, _GAP, _PAD, _HEAD = 29.0, 23.0, 17.0, 9.0, 2.5, 24.0
_TEXT, _SMALL = 14.5, 13.0
_MOST: Final = 64
"""How many rows are kept: more than can be seen at once."""


class PaintedRow(NamedTuple):
    """All that a row looks like."""

    words: str
    faces: tuple[Face, ...]
    colour: int | None
    """Of the shape of who did it; None for no shape."""
    initial: str
    over: str
    """What stands over it; "" for nothing."""
    lit: bool
    """It is chosen, or the pointer is on it."""
    focused: bool


class RowPixmaps:
    """Rows that were painted, the last ones: a list that scrolls shows most of them again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._cards = PixmapCache(2 << 20)

    def get(
        self, row: PaintedRow, size: QSize, dpr: float, theme: Theme, metrics: Metrics
    ) -> QPixmap:
        """Return a row of that size, on the ground of a panel."""
        kinds = tuple(map(type, row.faces))  # Two tuples can be alike and show another card.
        key = (row, kinds, size.width(), size.height(), dpr, theme.name, metrics)
        pixmap = self._kept.pop(key, None) or self._render(row, size, dpr, theme, metrics)
        self._kept[key] = pixmap
        if len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        return pixmap

    def _render(
        self, row: PaintedRow, size: QSize, dpr: float, theme: Theme, metrics: Metrics
    ) -> QPixmap:
        pixmap = QPixmap(size * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(theme.panel)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, size.width(), size.height())
        if row.over:
            head = QRectF(0, 0, rect.width(), metrics.px(_HEAD))
            _paint_head(painter, head, row.over, theme, metrics)
            rect.setTop(head.bottom())
        if row.lit:
            rounded(painter, rect.adjusted(0, 1, 0, -1), 8, faint(theme.text_2, 0.16))
        self._paint_row(painter, rect, row, theme, metrics)
        if row.focused:
            ring = line(theme.focus, metrics.px(3.5))
            rounded(painter, rect.adjusted(1, 2, -1, -2), 8, None, ring)
        painter.end()
        return pixmap

    def _paint_row(
        self, painter: QPainter, rect: QRectF, row: PaintedRow, theme: Theme, metrics: Metrics
    ) -> None:
        px = metrics.px
        side, middle = px(_SHAPE), rect.center().y()
        if row.colour is not None:
            shape = QRectF(rect.left() + px(4), middle - side / 2, side, side)
            paint_player(painter, shape, row.colour, row.initial, theme)
        room, used = rect.width() - _beside(len(row.faces), metrics), words_font(metrics)
        height = paragraph_height(row.words, used, room, leading=LEADING)
        words = QRectF(rect.left() + px(4) + side + px(_GAP), middle - height / 2, room, height)
        paint_paragraph(painter, words, row.words, used, theme.text, leading=LEADING)
        left = rect.right() - px(4) - len(row.faces) * px(_CARD + 4)
        for face in row.faces:
            card = self._cards.card(face, px(_CARD), painter.device().devicePixelRatioF(), theme, 0)
            top = middle - px(_CARD) * CARD_RATIO / 2
            corner = QPointF(round(left + px(4)) - card.margin, round(top) - card.margin)
            painter.drawPixmap(corner, card.pixmap)
            left += px(_CARD + 4)


def row_height(words: str, cards: int, over: str, width: float, metrics: Metrics) -> int:
    """Return how high a row is with these words beside so many cards."""
    px, room = metrics.px, width - _beside(cards, metrics)
    text = paragraph_height(words, words_font(metrics), room, leading=LEADING)
    return round(max(px(_LEAST), text + 2 * px(_PAD)) + (px(_HEAD) if over else 0))


def words_font(metrics: Metrics) -> QFont:
    """Return the font of what the rows say."""
    return font(metrics.pixels(_TEXT), 450)


def _beside(cards: int, metrics: Metrics) -> float:
    """Return the room that shape and cards take beside the words."""
    px = metrics.px
    wide = cards * px(_CARD + 4)
    return px(_SHAPE + _GAP) + wide + (px(_GAP) if cards else 0) + px(8)


def _paint_head(painter: QPainter, rect: QRectF, said: str, theme: Theme, metrics: Metrics) -> None:
    """Paint the line that says what began there."""
    used = font(metrics.pixels(_SMALL), 600)
    width = QFontMetricsF(used).horizontalAdvance(said)
    painter.setFont(used)
    painter.setPen(theme.text)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, said)
    painter.setPen(line(theme.lit, 1.5))
    free, middle = (rect.width() - width) / 2 - metrics.px(9), rect.center().y()
    if free > 0:
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + free, middle))
        painter.drawLine(QPointF(rect.right() - free, middle), QPointF(rect.right(), middle))
