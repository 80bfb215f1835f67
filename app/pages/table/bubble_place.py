"""The place of a coach's bubble on a table: beside a thing, or free where nothing is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from app.style.typography import Metrics
from app.table.layout import Layout, Rect
from app.table.view.bubble import EDGE, KEPT, SHAPES, WIDEST, Body, Seen, best_spot
from app.table.view.message import seen_on_table
from app.widgets.coach_bubble import CoachBubble

_SHAPES: Final = SHAPES[:4]
"""A bubble with a heading is never as narrow as a reason's may be."""


def place_bubble(
    bubble: CoachBubble,
    layout: Layout,
    page: QSize,
    table: Rect,
    metrics: Metrics,
    *,
    about: Rect | None,
    kept: Sequence[Rect],
) -> None:
    """Let a bubble stand on the `table` of a page, in the shape in which it covers least.

    The table is what lies between bar and rail. The bubble points at what it is `about`, and leaves
    free, as far as may be, what is `kept`.
    """
    inside = table.grown(-metrics.px(EDGE))
    widest = metrics.px(WIDEST) * metrics.text_scale
    widths = [min(widest * share, inside.width) for share in _SHAPES]
    bodies = [Body((), *bubble.body(width, metrics)) for width in widths]
    seen = seen_on_table(layout, table.bottom, page)
    seen += [Seen(rect, KEPT) for rect in kept]
    spot = best_spot(bodies, about or Rect(*table.middle, 0, 0), inside, metrics, seen)
    bubble.body(widths[bodies.index(spot.body)], metrics)
    tip = None if about is None or spot.tip is None else QPointF(*spot.tip)
    bubble.stand(QRectF(*spot.rect), tip)
