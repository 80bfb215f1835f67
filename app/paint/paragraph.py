"""Painted text of more than one line, with a line height of its own."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from app.paint.wrapping import unbroken
from app.style.typography import SMALLEST

_LONE: Final = 0.4
"""A word in the last line is lone up to such a share of the width."""
_NARROWEST: Final = 0.6
"""To spare it, a text is made so much narrower at most."""


@lru_cache(maxsize=256)
def paragraph_height(text: str, font: QFont, width: float, *, leading: float) -> float:
    """Return the height of `text` wrapped to `width`; `leading` is line height in font sizes."""
    lines = _laid_out(text, font, width).lineCount()
    return math.ceil(lines * leading * font.pixelSize())


def paint_paragraph(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, *, leading: float
) -> None:
    """Paint `text` wrapped to the width of `rect`, from its top, no short word alone at its end."""
    layout = _laid_out(text, font, width_without_lone_word(text, font, rect.width()))
    pitch = leading * font.pixelSize()
    measure = QFontMetricsF(font)
    lift = (measure.height() - pitch) / 2
    painter.setPen(colour)
    for index in range(layout.lineCount()):
        layout.lineAt(index).draw(painter, QPointF(rect.left(), rect.top() + index * pitch - lift))


@lru_cache(maxsize=256)
def even_width(text: str, font: QFont, width: float) -> float:
    """Return the least width, at most `width`, in which `text` takes no more lines.

    So its lines are about as long as each other, and no word stands alone in the last.
    """
    count = _laid_out(text, font, width).lineCount()
    return least_width(width, lambda tried: _laid_out(text, font, tried).lineCount() <= count)


def least_width(width: float, fits: Callable[[float], bool], *, within: float = 1.0) -> float:
    """Return a width, at most `width`, in which a text still fits; hardly less than that would do.

    The search halves from half of the width upwards, until it is exact `within` so many pixels.
    """
    low = width / 2
    while width - low > within:
        tried = (low + width) / 2
        if fits(tried):
            width = tried
        else:
            low = tried
    return width


@lru_cache(maxsize=256)
def width_without_lone_word(text: str, font: QFont, width: float) -> float:
    """Return the width in which no short word stands alone in the last line of `text`.

    It is at most `width`, and the text takes no more lines in it.
    """
    lines = lines_of(text, font, width)
    if len(lines) < 2 or " " in lines[-1]:
        return width
    measure = QFontMetricsF(font)
    if measure.horizontalAdvance(lines[-1]) > width * _LONE:
        return width
    step = measure.averageCharWidth() / 2
    tried = width - step
    while tried > width * _NARROWEST:
        narrower = lines_of(text, font, tried)
        if len(narrower) > len(lines):
            break
        if " " in narrower[-1]:
            return tried
        tried -= step
    return width


def keeping_words_whole(text: str, font: QFont, width: float) -> QFont:
    """Return the font, made smaller (never under SMALLEST) where a word is wider than `width`."""
    whole = QFont(font)
    while whole.pixelSize() > SMALLEST:
        measure = QFontMetricsF(whole)
        if all(measure.horizontalAdvance(word) <= width for word in text.split()):
            break
        whole.setPixelSize(whole.pixelSize() - 1)
    return whole


@lru_cache(maxsize=256)
def broken_after_colon(heading: str, font: QFont, width: float) -> str:
    """Return a heading of several lines that goes on in a new line after its colon.

    Where that would take one more line, it is left alone.
    """
    begin, _, end = heading.partition(": ")
    before = lines_of(heading, font, width)
    broken = f"{begin}:\n{end}"
    if not end or len(before) < 2 or len(lines_of(broken, font, width)) > len(before):
        return heading
    return broken


def lines_of(text: str, font: QFont, width: float) -> list[str]:
    """Return the lines that `text` takes when it is wrapped to `width`."""
    layout = _laid_out(text, font, width)
    lines = (layout.lineAt(index) for index in range(layout.lineCount()))
    return [text[at.textStart() : at.textStart() + at.textLength()].strip() for at in lines]


@lru_cache(maxsize=64)
def _laid_out(text: str, font: QFont, width: float) -> QTextLayout:
    layout = QTextLayout(_with_numbers(text, font, width).replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, 0))
    layout.endLayout()
    return layout


def _with_numbers(text: str, font: QFont, width: float) -> str:
    """Return a text in which no number begins a line, where all fit in with the word before."""
    whole = unbroken(text)
    if whole == text:
        return text
    measure = QFontMetricsF(font)
    pairs = (each for each in whole.split(" ") if "\u00a0" in each)
    return whole if all(measure.horizontalAdvance(pair) <= width for pair in pairs) else text
