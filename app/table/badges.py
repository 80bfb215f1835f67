"""Badges that name a duty on a card, such as the deadline of a fire."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.paint.wrapping import wrap
from app.style.typography import Metrics, font
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.visuals import BadgeVisual

WITHIN = 1.44
"""Width of a pill, of the card that it is on."""


class Badge(NamedTuple):
    """A demand of a card."""

    icon: str
    text: str
    fill: Literal["fire_fill", "danger_fill", "lasting_fill"]


def badge_decoration(
    place_id: str, card: Rect, badge: Badge, metrics: Metrics, upon: str = ""
) -> Decoration:
    """Return the pill at the foot of the card `upon`; what is too long takes a second line.

    It gives way while a card is lifted, for then the cost stands there.
    """
    size = min(metrics.pixels(15), max(12, round(card.width * 0.13)))
    icon = badge.icon
    lines = _lines(badge.text, size, card.width, icon)
    while len(lines) > 2 and (size > 12 or icon):
        # Smaller words first; the icon goes last, for the ring says the same.
        size, icon = (size - 1, icon) if size > 12 else (size, "")
        lines = _lines(badge.text, size, card.width, icon)
    scale = size / 15
    measure = QFontMetricsF(font(size, 650))
    text = max(measure.horizontalAdvance(line) for line in lines)
    width = text + _sides(icon) * scale
    height = measure.lineSpacing() * len(lines) + 14 * scale
    top = card.bottom - 4 * scale
    rect = Rect(card.middle[0] - width / 2, top, width, height)
    visual = BadgeVisual(icon, lines, badge.fill, size)
    return Decoration(
        f"duty:{place_id}", rect, visual, Layer.LABEL, 50, only_at_rest=True, upon=upon
    )


def has_room(card: Rect, badge: Badge, metrics: Metrics) -> bool:
    """Tell whether the pill can say it in two lines, no wider than a pile."""
    pill = badge_decoration("", card, badge, metrics)
    assert isinstance(pill.visual, BadgeVisual)
    return len(pill.visual.lines) <= 2 and pill.rect.width <= WITHIN * card.width + 1


def _sides(icon: str) -> float:
    """Return what stands beside the words, at a size of 15."""
    return 51.0 if icon else 26.0


def _lines(text: str, size: int, card_width: float, icon: str) -> tuple[str, ...]:
    room = WITHIN * card_width - _sides(icon) * size / 15
    return tuple(wrap(text, font(size, 650), room))


def badges_on(layout: Layout) -> list[Rect]:
    """Return where badges stand on a table."""
    return [each.rect for each in layout.decorations if isinstance(each.visual, BadgeVisual)]


def with_badges(rect: Rect, layout: Layout) -> Rect:
    """Return where a thing lies together with the badges on it, which say what it asks for."""
    for badge in badges_on(layout):
        if badge.overlap(rect):
            rect = rect.united(badge)
    return rect
