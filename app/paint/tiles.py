"""The pictures on the home page's tiles, one a game, made of our own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, NO_PEN, line, rounded, vertical, write
from app.paint.faces import (
    CARD_RATIO,
    QWIXX_SHAPES,
    CommandFace,
    Face,
    NumberFace,
    QwixxFace,
    corner_radius,
    paint_face,
)
from app.paint.figures import paint_figure
from app.paint.icons import paint_icon
from app.paint.ornaments import DOWN, UP, paint_chevrons, paint_shadow
from app.paint.places import TRICK, paint_cost
from app.paint.shapes import paint_shape
from app.text import MINUS, font
from app.theme import Theme, blend, faint

ART_WIDTH = 222
ART_HEIGHT = 316
"""The size at which the pictures are drawn; they are scaled to fit and centred."""


def paint_tile_art(
    painter: QPainter,
    rect: QRectF,
    game_id: str,
    theme: Theme,
    words: Mapping[str, str] | None = None,
) -> None:
    """The picture of a game over the whole of `rect` (222 x 316 in the design).

    `words` are the command words on Extreme's two cards, "stop" and "silence", in the
    language of the program; without them the English ones. Raises KeyError for an unknown
    game.
    """
    picture = _PICTURES[game_id]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, vertical(rect, *theme.tile(game_id)))
    scale = min(rect.width() / ART_WIDTH, rect.height() / ART_HEIGHT)
    wide, high = rect.width() / scale, rect.height() / scale
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    canvas = _Canvas(painter, theme, wide, high, words or {})
    ground = _GROUNDS.get(game_id)
    if ground is not None:
        ground(canvas)
    painter.save()
    painter.translate((wide - ART_WIDTH) / 2, (high - ART_HEIGHT) / 2)
    picture(canvas)
    painter.restore()
    painter.restore()


class _Canvas:
    """What a picture is drawn with; (0, 0) to (222, 316), the ground to (`wide`, `high`)."""

    def __init__(
        self,
        painter: QPainter,
        theme: Theme,
        wide: float,
        high: float,
        words: Mapping[str, str],
    ) -> None:
        self.painter = painter
        self.theme = theme
        self.wide = wide
        self.high = high
        self.words = words

    def card(
        self,
        x: float,
        y: float,
        width: float,
        face: Face,
        *,
        turn: float = 0.0,
        lift: float = 1.0,
    ) -> None:
        """A card with its shadow, turned by degrees about its middle."""
        body = QRectF(0, 0, width, width * CARD_RATIO)
        self.painter.save()
        self.painter.translate(x + width / 2, y + width * CARD_RATIO / 2)
        # The light comes from above, also on a card that stands on its head.
        upside_down = abs(turn) > 90
        self.painter.rotate(turn - 180 if upside_down else turn)
        shade = body.translated(-body.center())
        paint_shadow(self.painter, shade, corner_radius(width), self.theme, lift=lift)
        self.painter.rotate(180 if upside_down else 0)
        self.painter.translate(shade.topLeft())
        paint_face(self.painter, face, width, self.theme)
        self.painter.restore()

    def icon(
        self, name: str, x: float, y: float, size: float, color: QColor, *, stroke: float
    ) -> None:
        paint_icon(self.painter, name, QRectF(x, y, size, size), color, stroke)


def _the_game(canvas: _Canvas) -> None:
    theme = canvas.theme
    up = blend(theme.brand_ascending, theme.white, 0.3)
    down = blend(theme.brand_descending, theme.white, 0.42)
    paint_chevrons(canvas.painter, QPointF(40, 64), UP, up, scale=1.35)
    paint_chevrons(canvas.painter, QPointF(182, 63), DOWN, down, scale=1.35)
    canvas.card(32, 118, 86, NumberFace(47), turn=-8)
    canvas.card(106, 106, 86, NumberFace(37), turn=6, lift=2.6)
    paint_cost(canvas.painter, QPointF(115, 255), f"{MINUS}10", 104, theme, kind=TRICK)


def _extreme_ground(canvas: _Canvas) -> None:
    wide, high = canvas.wide, canvas.high
    bolt = QPainterPath(QPointF(wide * 0.62, -4))
    for x, y in ((0.2, 0.53), (0.46, 0.53), (0.36, 1.0), (0.86, 0.37), (0.58, 0.37)):
        bolt.lineTo(wide * x, high * y)
    bolt.closeSubpath()
    canvas.painter.fillPath(
        bolt, faint(blend(canvas.theme.danger_fill, canvas.theme.white, 0.35), 0.28)
    )


def _extreme(canvas: _Canvas) -> None:
    theme = canvas.theme
    stop = CommandFace(39, "stop", canvas.words.get("stop", "Stop"), at_once=True)
    silence = CommandFace(14, "silence", canvas.words.get("silence", "Silence"), at_once=False)
    canvas.card(36, 68, 82, stop, turn=-9)
    canvas.card(112, 110, 82, silence, turn=7)
    rose = blend(theme.danger_fill, theme.white, 0.68)
    sky = blend(theme.player_2, theme.white, 0.25)
    canvas.icon("bolt", 138, 36, 46, rose, stroke=1.5)
    canvas.icon("inf", 34, 206, 54, sky, stroke=2.0)


def _face_to_face_ground(canvas: _Canvas) -> None:
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


def _face_to_face(canvas: _Canvas) -> None:
    theme = canvas.theme
    canvas.card(40, 35, 84, NumberFace(41, high=60, tone="silver"), turn=172)
    canvas.card(108, 124, 84, NumberFace(12, high=60, tone="gold"), turn=-8)
    canvas.icon("moon", 160, 32, 34, theme.silver_1, stroke=1.8)
    canvas.icon("sun", 34, 206, 38, blend(theme.gold_1, theme.gold_2, 0.4), stroke=2.0)


_ROWS: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...] = (
    ("red", tuple(range(2, 13)), (0, 1, 4)),
    ("yellow", tuple(range(2, 13)), (2, 3)),
    ("green", tuple(range(12, 1, -1)), (0, 2, 3, 5)),
    ("blue", tuple(range(12, 1, -1)), (1,)),
)
"""Colour, numbers and crossed places of the rows in Qwixx's picture."""


def _qwixx(canvas: _Canvas) -> None:
    painter, theme = canvas.painter, canvas.theme
    end = (canvas.wide + ART_WIDTH) / 2
    for index, (color, numbers, crossed) in enumerate(_ROWS):
        fill = getattr(theme, f"qwixx_{color}")
        ink = getattr(theme, f"qwixx_{color}_number")
        y = 28.0 + index * 35
        rounded(painter, QRectF(14, y, end - 4, 30), 8, fill)
        mark = theme.ink if color == "yellow" else theme.qwixx_cell
        paint_shape(painter, QWIXX_SHAPES[color], QPointF(33, y + 15), 7.5, mark)
        for place, number in enumerate(numbers):
            cell = QRectF(50 + place * 29, y + 3.5, 25, 23)
            if cell.left() > end:
                break
            rounded(painter, cell, 5, theme.qwixx_cell)
            if place not in crossed:
                at = QPointF(cell.center().x(), y + 20)
                write(painter, at, str(number), font(13.5, 700), ink, anchor=0.5)
                continue
            painter.setPen(line(theme.ink, 3))
            left, top = cell.left() + 6, y + 8
            painter.drawLine(QPointF(left, top), QPointF(left + 13, top + 14))
            painter.drawLine(QPointF(left + 13, top), QPointF(left, top + 14))
    canvas.card(36, 178, 72, QwixxFace("green", 8))
    canvas.card(118, 166, 72, QwixxFace("red", 5))


def _wednesday(canvas: _Canvas) -> None:
    painter, theme = canvas.painter, canvas.theme
    middle = QPointF(111, 149)
    painter.setPen(NO_PEN)
    for radius, color in (
        (96, faint(theme.player_5, 0.18)),
        (80, theme.character_disc),
    ):
        painter.setBrush(color)
        painter.drawEllipse(middle, radius, radius)
    for x, y in ((27, 49), (189, 37), (200, 198), (22, 223), (44, 122), (182, 273)):
        painter.drawEllipse(QPointF(x, y), 1.8, 1.8)
    painter.setBrush(NO_BRUSH)
    moon = QRectF(middle.x() - 62, middle.y() - 62, 124, 124)
    paint_figure(painter, "wednesday", moon, theme.wednesday_ink, theme.wednesday_tone)
    dark = theme.tile_wednesday_2
    paint_figure(painter, "eugene", QRectF(14, 220, 64, 64), dark, theme.player_5)
    paint_figure(painter, "thing", QRectF(146, 224, 62, 62), theme.player_5, dark)


_GROUNDS: dict[str, Callable[[_Canvas], None]] = {
    "the-game-extreme": _extreme_ground,
    "face-to-face": _face_to_face_ground,
}

_PICTURES: dict[str, Callable[[_Canvas], None]] = {
    "the-game": _the_game,
    "the-game-extreme": _extreme,
    "face-to-face": _face_to_face,
    "qwixx-cards": _qwixx,
    "wednesday": _wednesday,
}
