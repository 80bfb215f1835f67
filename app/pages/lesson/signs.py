"""The signs beside what one knows at the end of a lesson, as one has seen them on the table.

A sign is the name of an icon, or cards as the rules write them, `fire:33` or `red:5 red:8`; with a
`!` the card lies on a pile. Some icons are painted as the table has them: on a pill, in a disc.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.paint.brushes import line, rounded, write
from app.paint.controls import paint_pill, paint_status_mark
from app.paint.faces import CARD_RATIO, corner_radius, paint_face
from app.paint.icons import paint_icon
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.paint.shadows import paint_shadow
from app.paint.shapes import paint_player
from app.style.theme import Theme
from app.style.typography import font
from app.widgets.card_pictures import TextFaces

WIDE: Final = 68 / 46
"""How wide a sign is, against its height."""
TICK: Final = "check"

_AT_ONCE, _LASTING = ("bolt", "skull", "three"), ("inf", "silence", "no-trick", "one-pile")
_STEP: Final = 0.62
"""From card to card, in the width of one, where they have room."""


def paint_sign(painter: QPainter, sign: str, box: QRectF, theme: Theme, faces: TextFaces) -> None:
    """Paint a sign in the middle of a box."""
    if ":" in sign:
        _paint_cards(painter, sign.split(" "), box, theme, faces)
    elif sign in _PAINTERS:
        _PAINTERS[sign](painter, box, theme)
    else:
        _paint_disc(painter, sign, box, theme)


def _paint_cards(
    painter: QPainter, cards: list[str], box: QRectF, theme: Theme, faces: TextFaces
) -> None:
    width = box.height() / CARD_RATIO
    step = width * _STEP
    if len(cards) > 1:
        step = min(step, (box.width() - width) / (len(cards) - 1))
    left = box.center().x() - (width + step * (len(cards) - 1)) / 2
    for index, text in enumerate(cards):
        kind, *words = text.rstrip("!").split(":")
        painter.save()
        painter.translate(left + index * step, box.top())
        body = QRectF(0, 0, width, box.height())
        paint_shadow(painter, body, corner_radius(width), theme, lift=0.5)
        paint_face(painter, faces[kind](words, text.endswith("!")), width, theme)
        painter.restore()


def _paint_disc(painter: QPainter, icon: str, box: QRectF, theme: Theme) -> None:
    high = box.height()
    disc = QRectF(0, 0, high, high)
    disc.moveCenter(box.center())
    rounded(painter, disc, high / 2, theme.panel_2, line(theme.line, high * 0.035))
    inner = QRectF(0, 0, high * 0.56, high * 0.56)
    inner.moveCenter(box.center())
    paint_icon(painter, icon, inner, theme.good if icon == TICK else theme.text)


def _paint_ways(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the chevrons of an ascending and of a descending pile."""
    scale = box.height() / 46
    for side, way, colour in ((-1, UP, theme.ascending), (1, DOWN, theme.descending)):
        middle = box.center() + QPointF(side * 17 * scale, side * 3 * scale)
        paint_chevrons(painter, middle, way, colour, scale=0.82 * scale)


def _paint_two(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the marks of two cards that are placed, as the rail has them."""
    scale = box.height() / 46
    for side in (-1, 1):
        mark = QRectF(0, 0, 26 * scale, 36 * scale)
        mark.moveCenter(box.center() + QPointF(side * 15 * scale, 0))
        paint_status_mark(painter, mark, True, theme, scale=scale)


def _pill(box: QRectF) -> QRectF:
    high = box.height() * 0.7
    return QRectF(box.left(), box.center().y() - high / 2, box.width(), high)


def _paint_trick(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint what the backwards trick brings, as it stands under a pile."""
    pill = _pill(box)
    high = pill.height()
    paint_pill(painter, pill, theme.good_fill, edge=theme.white, width=high * 0.06)
    words, side, gap = font(high * 0.56, 750), high * 0.56, high * 0.1
    long = side + gap + QFontMetricsF(words).horizontalAdvance("10")
    icon = QRectF(pill.center().x() - long / 2, pill.center().y() - side / 2, side, side)
    paint_icon(painter, "trick", icon, theme.white, 2.4)
    at = QPointF(icon.right() + gap, pill.center().y() + high * 0.2)
    write(painter, at, "10", words, theme.white)


def _signal(icon: str) -> Callable[[QPainter, QRectF, Theme], None]:
    """Return what paints a player's signal."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        pill = _pill(box)
        high = pill.height()
        paint_pill(painter, pill, theme.panel_2, edge=theme.text_2, width=high * 0.05)
        shape = QRectF(0, 0, high * 0.78, high * 0.78)
        shape.moveCenter(QPointF(pill.left() + high * 0.58, pill.center().y()))
        paint_player(painter, shape, 1, "", theme)
        side = high * 0.56
        mark = QRectF(pill.right() - high * 0.92, pill.center().y() - side / 2, side, side)
        paint_icon(painter, icon, mark, theme.text, 2.0)

    return paint


def _badge(icon: str, fill: str) -> Callable[[QPainter, QRectF, Theme], None]:
    """Return what paints the sign of a duty, as it stands on a card."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        high = box.height() * 0.8
        ground = QRectF(0, 0, high * 1.15, high)
        ground.moveCenter(box.center())
        rounded(painter, ground, high * 0.24, getattr(theme, fill))
        inner = QRectF(0, 0, high * 0.62, high * 0.62)
        inner.moveCenter(box.center())
        paint_icon(painter, icon, inner, theme.white, 2.2)

    return paint


def _paint_row(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the beginning of a row of Qwixx: two crossed numbers, and one that is open."""
    bar = _pill(box)
    high = bar.height()
    rounded(painter, bar, high * 0.22, theme.qwixx_red)
    side = (bar.width() - high * 0.4) / 3
    for index, number in enumerate(("", "", "5")):
        cell = QRectF(bar.left() + high * 0.2 + index * side, bar.top() + high * 0.16, 0, 0)
        cell.setSize(QRectF(0, 0, side - high * 0.08, high * 0.68).size())
        rounded(painter, cell, high * 0.14, theme.qwixx_cell)
        if number:
            at = cell.center() + QPointF(0, high * 0.18)
            write(painter, at, number, font(high * 0.5, 700), theme.qwixx_red_number, anchor=0.5)
        else:
            painter.setPen(line(theme.ink, high * 0.09))
            inner = cell.adjusted(high * 0.1, high * 0.1, -high * 0.1, -high * 0.1)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())


_PAINTERS: Final[dict[str, Callable[[QPainter, QRectF, Theme], None]]] = {
    "ways": _paint_ways,
    "two": _paint_two,
    "trick": _paint_trick,
    "row": _paint_row,
    "signal": _signal("hand"),
    "leave": _signal("leave"),
    "gentle": _signal("gentle"),
    "flame": _badge("flame", "fire_fill"),
    **{icon: _badge(icon, "danger_fill") for icon in _AT_ONCE},
    **{icon: _badge(icon, "lasting_fill") for icon in _LASTING},
}
PAINTED: Final = frozenset(_PAINTERS)
"""The signs that are no icons, or are painted as the table has them."""
