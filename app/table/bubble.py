"""Where a reason stands: a cream bubble beside what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF

from app.paint.wrapping import wrap
from app.table.looks import BubbleLook
from app.table.painters import BUBBLE_TIP
from app.table.pose import Layer, Rect, Sign
from app.text import Metrics

STANDS = 4000
"""How long a reason stands, in milliseconds, if no gesture comes before."""
WIDEST = 380.0
SIDE, HEAD = 16.0, 10.0


def make_bubble(
    text: str, about: Rect, window: Rect, metrics: Metrics, clear: Sequence[Rect] = ()
) -> Sign:
    """The bubble that says `text` about the thing at `about`, wholly inside `window`.

    It stands below the thing where there is room, and above it otherwise; its pointer touches it.
    Where it can choose, it covers as little as may be of what is to be kept clear.
    """
    px = metrics.px
    edge = px(12)
    font = metrics.font("body")
    measure = QFontMetricsF(font)
    room = min(px(WIDEST) * metrics.text_scale, window.width - 2 * edge - 2 * px(SIDE))
    lines = wrap(text, font, room)
    width = max(measure.horizontalAdvance(line) for line in lines) + 2 * px(SIDE)
    height = measure.lineSpacing() * len(lines) + 2 * px(HEAD)
    x, _ = about.middle
    below = about.bottom + px(BUBBLE_TIP + 3)
    above = max(window.y + edge, about.y - px(BUBBLE_TIP + 3) - height)
    tops = [below, above] if below + height + edge <= window.bottom else [above]
    tip = px(SIDE + BUBBLE_TIP)
    lefts = [x - width / 2, x - tip, x - width + tip]
    spots = [
        Rect(min(max(left, window.x + edge), window.right - edge - width), top, width, height)
        for top in tops
        for left in lefts
    ]
    rect = min(spots, key=lambda spot: sum(map(spot.overlap, clear)))
    look = BubbleLook(tuple(lines), x - rect.x, rect.y == below)
    return Sign("bubble", rect, look, Layer.BUBBLE)
