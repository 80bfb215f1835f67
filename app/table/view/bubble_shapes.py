"""The shapes that the words of a bubble can have: in lines, and many of them in columns."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.paint.wrapping import wrap
from app.style.typography import Metrics
from app.table.visuals import PARAGRAPH_GAP

WIDEST: Final = 380.0
SIDE, HEAD = 16.0, 10.0
SHAPES: Final = (1.0, 1.5, 0.75, 0.55, 0.36)
"""The widths that lines may take, as shares of the usual one, the dearest last."""
LONG: Final = 220
"""Words of more letters are long: they take broad lines, in columns where there are many."""
MEASURES: Final = (50.0, 58.0, 44.0, 38.0)
"""So many letters a line of long words may have."""
NARROWEST, BROADEST = 35.0, 60.0
"""And so many where the columns take all of the room."""
MOST_COLUMNS: Final = 4
BETWEEN: Final = 24.0
"""What stays free between two columns."""
LOW, LOW_OF_LARGE = 0.36, 0.42
"""Long words are no higher than this share of the table, if they can be, and large ones than so
much at most."""


class Body(NamedTuple):
    """The shape of a bubble: the words in lines, and the size of what stands round them."""

    columns: tuple[tuple[str, ...], ...]
    """The lines, "" for the gap between two paragraphs."""
    width: float
    height: float
    size: int = 0
    """The height of the letters, in pixels."""
    pitch: float = 0.0
    """How far it is from one column to the next."""


def usual_bodies(text: str, inside_width: float, metrics: Metrics) -> list[Body]:
    """Return the shapes that few words can have, the usual one first."""
    px = metrics.px
    bodies: list[Body] = []
    for share in SHAPES:
        room = min(px(WIDEST) * metrics.text_scale * share, inside_width - 2 * px(SIDE))
        body = _body([_with_gaps(_paragraphs(text, room, metrics))], metrics)
        if body not in bodies:
            bodies.append(body)
    return bodies


def broad_bodies(text: str, inside_width: float, high: float, metrics: Metrics) -> list[Body]:
    """Return the shapes that many words can have on a table so high, the best one first.

    They are low and broad. Where that is not enough, a paragraph goes on in the next column, and
    then the letters are smaller, but as large as can be.
    """
    lowest: list[Body] = []
    for written in (metrics, *metrics.with_smaller_texts()):
        most = high * min(LOW * written.text_scale, LOW_OF_LARGE)
        for whole in (True, False):
            bodies = [*_broad(text, inside_width, written, whole=whole)]
            if low := [body for body in bodies if body.height <= most]:
                return low
            lowest = [min([*lowest, *bodies], key=lambda body: body.height)]
    return lowest


def _broad(text: str, inside_width: float, metrics: Metrics, *, whole: bool) -> Iterator[Body]:
    """Yield shapes in which each line has about as many letters as one reads with ease."""
    px, measure = metrics.px, QFontMetricsF(metrics.font("body"))
    letter = measure.horizontalAdvance(text.replace("\n", " ")) / len(text)
    widest = inside_width - 2 * px(SIDE)
    for count in range(1, 1 + MOST_COLUMNS):
        most = (widest - (count - 1) * px(BETWEEN)) / count
        filling = min(max(most / letter, NARROWEST), BROADEST)
        for letters in (*MEASURES, filling):
            room = min(letters * letter, widest)
            columns = _columns(_paragraphs(text, room, metrics), count, whole=whole)
            body = _body(columns, metrics)
            if body.width <= inside_width and len(columns) == count:
                yield body


def _paragraphs(text: str, room: float, metrics: Metrics) -> list[list[str]]:
    """Return the lines of each paragraph."""
    return [wrap(each, metrics.font("body"), room) for each in text.split("\n")]


def _with_gaps(paragraphs: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return all lines, with a gap between two paragraphs."""
    return (*chain.from_iterable(("", *lines) for lines in paragraphs),)[1:]


def _columns(
    paragraphs: Sequence[Sequence[str]], count: int, *, whole: bool
) -> list[tuple[str, ...]]:
    """Return the lines in no more than so many columns, as low as can be.

    Paragraphs stay `whole`, or go on in the next column.
    """
    lines = sum(map(len, paragraphs))
    if not whole:
        return [*map(_with_gaps, _filled(paragraphs, math.ceil(lines / count), whole=False))]
    tallest = max(map(len, paragraphs))
    tried = (
        _filled(paragraphs, most, whole=True)
        for most in range(max(tallest, math.ceil(lines / count)), lines + 1)
    )
    return [*map(_with_gaps, next(columns for columns in tried if len(columns) <= count))]


def _filled(
    paragraphs: Sequence[Sequence[str]], most: int, *, whole: bool
) -> list[list[Sequence[str]]]:
    """Fill columns of so many lines with paragraphs that are no longer, if they stay `whole`."""
    columns: list[list[Sequence[str]]] = [[]]
    room = most
    for paragraph in paragraphs:
        rest = paragraph
        while rest:
            if not room or (whole and len(rest) > room):
                columns.append([])
                room = most
            columns[-1].append(rest[:room])
            rest, room = rest[room:], max(0, room - len(rest))
    return columns


def _body(columns: Sequence[tuple[str, ...]], metrics: Metrics) -> Body:
    font, px = metrics.font("body"), metrics.px
    measure = QFontMetricsF(font)
    wide = max(map(measure.horizontalAdvance, chain.from_iterable(columns)))
    high = max(sum(1 if line else PARAGRAPH_GAP for line in column) for column in columns)
    pitch = wide + px(BETWEEN)
    return Body(
        tuple(columns),
        (len(columns) - 1) * pitch + wide + 2 * px(SIDE),
        measure.lineSpacing() * high + 2 * px(HEAD),
        font.pixelSize(),
        pitch,
    )
