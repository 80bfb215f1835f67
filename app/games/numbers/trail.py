"""The trail: beside each pile the cards that others placed on it since one's own last act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.paint.brushes import write
from app.paint.icons import paint_icon
from app.paint.shapes import paint_player
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import Brush, baseline, paints

SIZE, WEIGHT = 15, 650
"""Of the numbers, at 1280 x 800."""
MARK, GAP, PITCH = 1.2, 0.35, 1.4
"""The side of a mark, what parts it from the number, and from row to row, by the size."""


class Trace(NamedTuple):
    """A card that somebody placed on a pile."""

    card_id: str
    number: int
    trick: bool
    colour: int = -1
    """Whose it was: the player's colour and shape; -1: no shape."""
    icon: str = ""
    """What stands in place of a shape."""
    key: str = ""
    """What tells it apart where a number may come twice."""


@dataclass(frozen=True, slots=True)
class TraceVisual:
    """One row of a trail: whose card, unless that stands above, and its number."""

    text: str
    size: int
    """Height of the number in pixels."""
    trick: bool = False
    colour: int = -1
    icon: str = ""


def lay_trail(
    pile: str,
    traces: Sequence[Trace],
    room: Rect,
    anchor: Literal[0, 1],
    metrics: Metrics,
    *,
    only_at_rest: bool = False,
) -> Iterator[Decoration]:
    """Yield the rows of a trail from the head of `room` on, at its left (0) or right (1) edge.

    They are smaller where all would not have room. If that is not enough, the newest are shown,
    under the number of the others.
    """
    size = _fitting(room, len(traces), metrics)
    most = max(2, int(room.height / (size * PITCH)))
    left_out = len(traces) - most + 1 if len(traces) > most else 0
    shown = traces[left_out:]
    width = _width(size)
    x = room.x + (room.width - width) * anchor
    rows = [Rect(x, room.y + row * size * PITCH, width, size * PITCH) for row in range(most)]
    if left_out:
        more = TraceVisual(f"+{left_out}", size)
        id_ = f"trail:{pile}:more"
        yield Decoration(id_, rows.pop(0), more, Layer.LABEL, only_at_rest=only_at_rest)
    before: tuple[int, str] | None = None
    for trace, row in zip(shown, rows, strict=False):
        whose = trace.colour, trace.icon
        colour, icon = whose if whose != before else (-1, "")
        before = whose
        visual = TraceVisual(str(trace.number), size, trace.trick, colour, icon)
        yield Decoration(
            f"trail:{pile}:{trace.key or trace.number}",
            row,
            visual,
            Layer.LABEL,
            only_at_rest=only_at_rest,
            upon=trace.card_id,
        )


def _fitting(room: Rect, count: int, metrics: Metrics) -> int:
    """Return the height of the numbers with which so many rows fit, or the smallest one."""
    size = metrics.pixels(SIZE)
    while size > SMALLEST and (_width(size) > room.width or size * PITCH * count > room.height):
        size -= 1
    return size


def _width(size: int) -> float:
    """Return the width of a row."""
    return size * (MARK + GAP) + QFontMetricsF(font(size, WEIGHT)).horizontalAdvance("00")


@paints(TraceVisual)
def _paint_trace(painter: QPainter, visual: TraceVisual, rect: QRectF, brush: Brush) -> None:
    theme, written = brush.theme, font(visual.size, WEIGHT)
    side = visual.size * MARK
    mark = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    if visual.icon:
        paint_icon(painter, visual.icon, mark, theme.text, 2.0)
    elif visual.colour >= 0:
        paint_player(painter, mark, visual.colour, "", theme)
    at = QPointF(mark.right() + visual.size * GAP, baseline(rect, written))
    write(painter, at, visual.text, written, theme.good if visual.trick else theme.text)
