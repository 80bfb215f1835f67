"""Lines of words on the table, as large as their room allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.paint.brushes import elided, write
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import Brush, baseline, paints
from app.table.visuals import Tone


@dataclass(frozen=True, slots=True)
class LinesVisual:
    """Lines from the head of the rectangle on; one that has no room is cut with an ellipsis."""

    lines: tuple[str, ...]
    size: int
    """Height of the words in pixels."""
    tone: Tone = "text_2"
    weight: int = 450
    anchor: float = 0.0
    """0: from the left edge, 0.5: in the middle, 1: up to the right edge."""
    numbers: int = 0
    """The weight of words with a digit, which are in the colour of text; 0: like the others."""


def line_height(size: int) -> float:
    """Return the distance from one line to the next, for words of that size."""
    return QFontMetricsF(font(size)).lineSpacing()


def fit_lines(
    text: str | Sequence[str], width: float, height: float, sizes: Sequence[int], weight: int = 450
) -> tuple[tuple[str, ...], int]:
    """Return the lines of texts in the first of the sizes in which they fit, and that size.

    In the last size they are not kept from standing over the room.
    """
    paragraphs = [text] if isinstance(text, str) else text
    lines: list[str] = []
    for size in sizes:
        written = font(size, weight)
        measure = QFontMetricsF(written)
        lines = [each for paragraph in paragraphs for each in wrap(paragraph, written, width)]
        high = line_height(size) * len(lines)
        if high <= height + 0.5 and max(map(measure.horizontalAdvance, lines)) <= width:
            return tuple(lines), size
    return tuple(lines), sizes[-1]


def has_room(visual: LinesVisual, rect: Rect) -> bool:
    """Tell whether all lines stand whole in that rectangle."""
    measure = QFontMetricsF(font(visual.size, visual.weight))
    wide = max(map(measure.horizontalAdvance, visual.lines))
    return wide <= rect.width and line_height(visual.size) * len(visual.lines) <= rect.height + 0.5


def sizes_from(metrics: Metrics, size: float) -> range:
    """Return heights to try for words as large as fits, from a size of the design down."""
    return range(metrics.pixels(size), SMALLEST - 1, -1)


def lines_decoration(
    id_: str, text: str | Sequence[str], room: Rect, metrics: Metrics, size: float = 14, *,
    tone: Tone = "text_2", weight: int = 450, anchor: float = 0.0, name: str = "",
) -> Decoration:  # fmt: skip
    """Return a text from the head of `room` on."""
    lines, pixels = fit_lines(text, room.width, room.height, sizes_from(metrics, size), weight)
    visual = LinesVisual(lines, pixels, tone, weight, anchor)
    rect = room._replace(height=line_height(pixels) * len(lines))
    return Decoration(id_, rect, visual, Layer.LABEL, name=name)


@paints(LinesVisual)
def paint_lines(painter: QPainter, visual: LinesVisual, rect: QRectF, brush: Brush) -> None:
    """Paint the lines, one under the other."""
    written = font(visual.size, visual.weight)
    pitch = line_height(visual.size)
    color: QColor = getattr(brush.theme, visual.tone)
    x = rect.left() + rect.width() * visual.anchor
    for index, text in enumerate(visual.lines):
        row = QRectF(rect.left(), rect.top() + index * pitch, rect.width(), pitch)
        at = QPointF(x, baseline(row, written))
        if visual.numbers:
            _write_numbers(painter, at, text, visual, brush)
        else:
            shown = elided(text, written, rect.width())
            write(painter, at, shown, written, color, anchor=visual.anchor)


def _write_numbers(
    painter: QPainter, at: QPointF, text: str, visual: LinesVisual, brush: Brush
) -> None:
    """Paint a line from the left edge, its numbers stronger."""
    plain: QColor = getattr(brush.theme, visual.tone)
    for number, letters in groupby(text, str.isdigit):
        run = "".join(letters)
        written = font(visual.size, visual.numbers if number else visual.weight)
        write(painter, at, run, written, brush.theme.text if number else plain)
        at += QPointF(QFontMetricsF(written).horizontalAdvance(run), 0)
