"""The pictures of Face to Face: on its tile, and on the table of the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.paint.brushes import line, rounded, vertical, write
from app.paint.faces import BackFace, NumberFace
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.paint.tiles import TileCanvas, TilePicture
from app.style.theme import Theme, blend, faint
from app.style.typography import font
from app.widgets.table_picture import TablePicture, paint_small_back

if TYPE_CHECKING:
    from app.paint.face import Face
    from app.widgets.card_pictures import TextFaces


def _paint_ground(canvas: TileCanvas) -> None:
    wide, high = canvas.wide, canvas.high
    sky = QPainterPath(QPointF(0, 0))
    for x, y in ((wide, 0.0), (wide, high * 0.32), (0.0, high * 0.70)):
        sky.lineTo(x, y)
    sky.closeSubpath()
    theme = canvas.theme
    head, foot = theme.back("silver")
    silver = blend(head, theme.silver_2, 0.35), blend(head, foot, 0.12)
    canvas.painter.fillPath(sky, vertical(QRectF(0, 0, wide, high * 0.7), *silver))
    canvas.painter.setPen(line(faint(theme.cream, 0.7), 2))
    canvas.painter.drawLine(QPointF(0, high * 0.70), QPointF(wide, high * 0.32))


def _paint_tile(canvas: TileCanvas) -> None:
    theme = canvas.theme
    canvas.card(40, 35, 84, NumberFace(41, high=60, tone="silver"), turn=172)
    canvas.card(108, 124, 84, NumberFace(12, high=60, tone="gold"), turn=-8)
    canvas.icon("moon", 160, 32, 34, theme.silver_1, stroke=1.8)
    canvas.icon("sun", 34, 206, 38, blend(theme.gold_1, theme.gold_2, 0.4), stroke=2.0)


def _paint_strip(canvas: TileCanvas) -> None:
    theme, high = canvas.theme, canvas.high
    canvas.card(50, high * 0.13, 60, NumberFace(41, high=60, tone="silver"), turn=-8)
    canvas.card(115, high * 0.24, 60, NumberFace(12, high=60, tone="gold"), turn=7, lift=2.0)
    canvas.icon("moon", 10, high * 0.1, 22, theme.silver_1, stroke=1.8)
    canvas.icon("sun", 188, high * 0.68, 25, blend(theme.gold_1, theme.gold_2, 0.4), stroke=2.0)


def _paint_emblem(canvas: TileCanvas) -> None:
    theme = canvas.theme
    canvas.icon("moon", 5, 4, 19, theme.silver_1, stroke=2.4)
    canvas.icon("sun", 22, 22, 20, blend(theme.gold_1, theme.gold_2, 0.4), stroke=2.4)


def _paint_on_table(painter: QPainter, theme: Theme) -> None:
    """Paint silver on the far side, gold on the near one, a line between them."""
    for deck, y, edge in (("silver", -36, theme.silver_edge), ("gold", 36, theme.gold_edge)):
        paint_small_back(painter, BackFace(deck), QPointF(-94, y), 42, theme)
        for place, ascending in enumerate((True, False)):
            well = QRectF(-54 + 88 * place, y - 29, 80, 58)
            rounded(painter, well, 7, theme.well, line(edge, 1.5))
            color = theme.ascending if ascending else theme.descending
            start = "1" if ascending else "60"
            at = QPointF(well.left() + 28, y + 6)
            write(painter, at, start, font(17, 750), color, anchor=0.5)
            way = UP if ascending else DOWN
            paint_chevrons(painter, QPointF(well.left() + 58, y), way, color, scale=0.6)
    painter.setPen(line(faint(theme.text_2, 0.6), 1.2, (4, 4)))
    painter.drawLine(QPointF(-115, 0), QPointF(114, 0))


TILE = TilePicture(("#C79A3A", "#8A6216"), _paint_tile, _paint_ground, _paint_strip, _paint_emblem)
ON_TABLE = TablePicture(_paint_on_table, reach=116)


def _text_face(tone: str) -> Callable[[Sequence[str], bool], Face]:
    return lambda words, _: NumberFace(int(words[0]), high=60, tone=tone)


TEXT_FACES: TextFaces = {tone: _text_face(tone) for tone in ("gold", "silver")}
"""`gold:27` and `silver:45`."""
