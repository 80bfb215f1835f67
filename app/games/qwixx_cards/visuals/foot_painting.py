"""The foot of a sheet: its penalties, what crosses are worth, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.games.qwixx_cards.layout.sheet import foot_rect
from app.games.qwixx_cards.visuals.visuals import FootVisual, TotalVisual
from app.paint.brushes import write
from app.style.theme import Theme
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Rect
from app.table.painters import Brush, baseline, paints
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, SCORES

BOX_PITCH = 38 / 30
"""From one box of a penalty to the next, in sides."""
_TOTAL_RIGHT: Final = 26.0
"""What is left free right of the total."""


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


@paints(FootVisual)
def _foot_words(painter: QPainter, visual: FootVisual, band: QRectF, brush: Brush) -> None:
    """Paint the foot's words and what crosses are worth, as large as they are to be."""
    theme, h = brush.theme, visual.sizes.h
    foot = foot_of(visual, band, brush.metrics)
    label, each, head, worth = visual.labels
    pitch = QFontMetricsF(foot.words).lineSpacing() if foot.stacked else 0.0
    for text, written, left, line in (
        (label, foot.words, 24 * h, -0.5),
        (each, foot.small, foot.each, 0.5),
    ):
        at = QPointF(band.left() + left, baseline(band, written) + line * pitch)
        write(painter, at, text, written, theme.cream_text_2)
    if foot.step:
        _paint_worth(painter, foot, band, (head, worth), theme)


@paints(TotalVisual)
def _total(painter: QPainter, visual: TotalVisual, rect: QRectF, brush: Brush) -> None:
    figures = font(visual.size, 750)
    at = QPointF(rect.right(), baseline(rect, figures))
    write(painter, at, visual.text, figures, brush.theme.ink, anchor=1.0)


class FootPlaces(NamedTuple):
    """The places of what lies on a sheet's foot."""

    band: Rect
    total: Rect
    size: int
    """Of the total's letters, in pixels."""
    boxes: Sequence[Rect]
    """Where penalties are crossed."""


@lru_cache(maxsize=16)
def foot_places(visual: FootVisual, paper: Rect, metrics: Metrics) -> FootPlaces:
    """Return where things lie on the foot of a sheet."""
    band = foot_rect(paper, visual.sizes)
    foot = foot_of(visual, _qrect(band), metrics)
    measure = QFontMetricsF(foot.total)
    width, height = measure.horizontalAdvance(visual.total), measure.height()
    right = band.right - _TOTAL_RIGHT * visual.sizes.h
    total = Rect(right - width, band.middle[1] - height / 2, width, height)
    boxes = _boxes(foot, _qrect(band), visual.sizes.box)
    return FootPlaces(band, total, foot.total.pixelSize(), boxes)


def _boxes(foot: Foot, band: QRectF, side: float) -> list[Rect]:
    top = band.center().y() - side / 2
    first = band.left() + foot.boxes
    return [
        Rect(first + index * BOX_PITCH * side, top, side, side) for index in range(PENALTIES_TO_END)
    ]


class Foot(NamedTuple):
    """The setting of the sheet's foot; places count from its left edge."""

    words: QFont
    small: QFont
    total: QFont
    boxes: float
    each: float
    end: float
    """Of what stands left of the table of points."""
    last: float
    """Where that table ends at the right."""
    table: QFont
    both: bool
    """The table has its first line."""
    step: float
    """Width of its columns; 0: there is no room for it."""
    stacked: bool
    """What each penalty costs stands under the word, not behind the boxes."""


def foot_of(visual: FootVisual, band: QRectF, metrics: Metrics) -> Foot:
    """Return the foot with the largest words that fit.

    They are small enough for the table of points if that can be: then its numbers count.
    """
    largest = min(metrics.pixels(15), max(SMALLEST, round(band.height() * 0.5)))
    tried = [
        _foot(visual, band, size, metrics, stacked=stacked)
        for size in range(largest, SMALLEST - 1, -1)
        for stacked in (False, True)
        if not stacked or (visual.labels[-1] and _two_lines_fit(size, band))
    ]
    fitting = [foot for foot in tried if foot.end <= foot.last]
    with_table = [foot for foot in fitting if foot.step]
    if with_table:
        return max(with_table, key=lambda foot: foot.table.pixelSize())
    return (fitting or tried[-1:])[0]


def _two_lines_fit(size: int, band: QRectF) -> bool:
    """Tell whether two lines of words have room."""
    return 2 * QFontMetricsF(font(size, 600)).lineSpacing() <= band.height() + 2


def _foot(visual: FootVisual, band: QRectF, size: int, metrics: Metrics, *, stacked: bool) -> Foot:
    h = visual.sizes.h
    label, each, head, worth = visual.labels
    gap = max(12 * h, metrics.px(5))
    words, small = font(size, 600), font(size if stacked else max(SMALLEST, size - 1), 450)
    cost = QFontMetricsF(small).horizontalAdvance(each)
    total = font(max(SMALLEST, round(size * visual.sizes.total)), 750)
    boxes = each_left = 24 * h
    if label:
        wide = max(QFontMetricsF(words).horizontalAdvance(label), cost if stacked else 0.0)
        boxes = max(boxes + wide + gap, 106 * h)
    apart = gap if stacked else 2 * gap
    end = boxes + PENALTIES_TO_END * BOX_PITCH * visual.sizes.box + gap
    if not stacked:
        each_left, end = end, end + cost + apart
    last = (
        band.width()
        - _TOTAL_RIGHT * h
        - QFontMetricsF(total).horizontalAdvance(visual.total)
        - apart
    )
    table = font(size if stacked else max(SMALLEST, size - 2), 450, tabular=True)
    measure = QFontMetricsF(table)
    both = 2 * measure.lineSpacing() <= band.height() + 2
    heads = [head, worth] if both else [worth]
    wide = max(map(measure.horizontalAdvance, heads))
    column = QFontMetricsF(font(table.pixelSize(), 700, tabular=True)).horizontalAdvance(
        str(SCORES[-1])
    )
    step = min((last - end - wide) / (len(SCORES) - 1), column * 2)
    step = step if worth and step >= column * 1.2 else 0.0
    return Foot(words, small, total, boxes, each_left, end, last, table, both, step, stacked)


def _paint_worth(
    painter: QPainter, foot: Foot, band: QRectF, heads: tuple[str, str], theme: Theme
) -> None:
    """Paint what 1 to 12 crosses are worth, in two lines or at least the second."""
    words, strong = foot.table, font(foot.table.pixelSize(), 700, tabular=True)
    measure = QFontMetricsF(words)
    lines = [(heads[0], range(1, len(SCORES)), words), (heads[1], SCORES[1:], strong)]
    lines = lines if foot.both else lines[1:]
    wide = max(measure.horizontalAdvance(head) for head, _, _ in lines)
    left = band.left() + foot.last - foot.step * (len(SCORES) - 1) - wide
    pitch = measure.lineSpacing()
    top = band.center().y() - pitch * len(lines) / 2
    for index, (head, values, figures) in enumerate(lines):
        row = QRectF(left, top + index * pitch, band.width(), pitch)
        y = baseline(row, words)
        write(painter, QPointF(left, y), head, words, theme.cream_text_2)
        for place, value in enumerate(values, 1):
            at = QPointF(left + wide + place * foot.step, y)
            write(painter, at, str(value), figures, theme.cream_text_2, anchor=1.0)
