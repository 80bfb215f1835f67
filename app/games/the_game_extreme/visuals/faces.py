"""Cards of Extreme that command something."""

from __future__ import annotations

import math
from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.paint.brushes import rounded, vertical, write
from app.paint.icons import paint_icon
from app.paint.paper import (
    CARD_RATIO,
    SMALL,
    body_of,
    corner_radius,
    paint_numerals,
    paint_paper,
)
from app.style.theme import Theme
from app.style.typography import font

MAY_BREAK = "\u00ad"
"""A soft hyphen: where a long word may go on in a second line."""
LARGE = 1.3
"""From this size of texts on the word stands under its icon."""
BELOW_BAND = 0.045
"""What is free below the band with the command, in widths of a card."""
LEAST = 7
"""Pixels of the smallest word that can be read."""


class CommandFace(NamedTuple):
    """A card of Extreme that commands something."""

    number: int
    command: str
    """Name of the command, which is the name of its icon: "stop", "skull", "silence" ..."""
    word: str
    """The command in the language of the program, with a soft hyphen if it is long; "" where no
    word could be read: the icon then stands alone."""
    at_once: bool
    """True for a command that acts when the card is played, false for one that lasts."""
    text_scale: float = 1.0

    def with_text(self, scale: float) -> Self:
        """See `app.paint.face.Legible`."""
        return self._replace(text_scale=scale)

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        _paint_command(painter, self, width, theme)


def _paint_command(painter: QPainter, face: CommandFace, width: float, theme: Theme) -> None:
    """Paint the number over a band with icon and word; a small card has the icon alone.

    Where texts are large the band is higher, and the word has all of its width, under the icon.
    """
    paper = vertical(body_of(width), theme.card_1, theme.card_2)
    paint_paper(painter, width, paper, theme.card_edge)
    paint_numerals(painter, face.number, width, theme, baseline=0.54, text_scale=face.text_scale)
    color = theme.danger_fill if face.at_once else theme.lasting_fill
    foot = width * CARD_RATIO
    large = face.text_scale >= LARGE and bool(face.word) and width >= SMALL
    high = 0.495 if large else 0.335
    band = QRectF(width * 0.045, foot - width * (BELOW_BAND + high), width * 0.91, width * high)
    rounded(painter, band, corner_radius(width) * 0.7, color)
    if large:
        _paint_large(painter, face, band, width, theme)
    else:
        _paint_beside(painter, face, band, width, theme)
    if width >= SMALL:
        corner = QRectF(width * 0.70, width * 0.07, width * 0.23, width * 0.23)
        paint_icon(painter, "bolt" if face.at_once else "inf", corner, color, 2.2)


def _paint_large(
    painter: QPainter, face: CommandFace, band: QRectF, width: float, theme: Theme
) -> None:
    """Paint icon and word one below the other, the word as large as its band is wide."""
    side = width * 0.22
    top = band.top() + width * 0.035
    icon = QRectF(band.center().x() - side / 2, top, side, side)
    paint_icon(painter, face.command, icon, theme.white, 2.0)
    words = _fitting(
        face.word.replace(MAY_BREAK, ""), width * 0.142 * min(face.text_scale, 1.5), width * 0.8
    )
    measure = QFontMetricsF(words)
    text = face.word.replace(MAY_BREAK, "")
    left = band.center().x() - measure.horizontalAdvance(text) / 2
    middle = (icon.bottom() + band.bottom() - width * 0.02) / 2
    write(painter, QPointF(left, middle + measure.capHeight() / 2), text, words, theme.white)


def _paint_beside(
    painter: QPainter, face: CommandFace, band: QRectF, width: float, theme: Theme
) -> None:
    """Paint the icon, and the word beside it."""
    word = _Word.on_card(face.word, width)
    if word is None:
        side = width * (0.29 if width < SMALL else 0.23)
        left = (width - side) / 2
    else:
        side, left = word.icon, word.icon_left
        _write_word(painter, word, band, theme)
    icon = QRectF(left, band.center().y() - side / 2, side, side)
    paint_icon(painter, face.command, icon, theme.white, 2.0)


class _Word(NamedTuple):
    """The setting of a command's word in the band: lines, font and left edge; side of its icon."""

    lines: list[str]
    font: QFont
    left: float
    icon_left: float
    icon: float

    @classmethod
    def on_card(cls, word: str, width: float) -> _Word | None:
        """Return the word as it fits on a card; None where it could not be read.

        Two short words make two lines, as does a long one that may be broken. Before another one
        gets too small, the icon gives it room.
        """
        if not word or width < SMALL:
            return None
        room, least = width * 0.575, round(width * 0.11)
        parts = word.replace(MAY_BREAK, "- ").split(maxsplit=1)
        word = word.replace(MAY_BREAK, "")
        words = _fitting(word, width * 0.142, room)
        if words.pixelSize() >= least:
            return cls([word], words, width * 0.355, width * 0.09, width * 0.23)
        if len(parts) > 1:
            words = _fitting(max(parts, key=len), width * 0.12, room)
            if words.pixelSize() < LEAST:
                return None
            return cls(parts, words, width * 0.355, width * 0.09, width * 0.23)
        words = _fitting(word, width * 0.142, width * 0.675)
        if words.pixelSize() < LEAST:
            return None
        return cls([word], words, width * 0.26, width * 0.07, width * 0.175)


def _write_word(painter: QPainter, word: _Word, band: QRectF, theme: Theme) -> None:
    pitch = word.font.pixelSize() * 1.15
    y = band.center().y() + QFontMetricsF(word.font).capHeight() / 2
    y -= pitch * (len(word.lines) - 1) / 2
    for index, text in enumerate(word.lines):
        write(painter, QPointF(word.left, y + index * pitch), text, word.font, theme.white)


def _fitting(text: str, pixels: float, room: float) -> QFont:
    """Return the largest font up to that size in which a text fits."""
    wanted = font(pixels, 650)
    long = QFontMetricsF(wanted).horizontalAdvance(text)
    return wanted if long <= room else font(math.floor(pixels * room / long), 650)
