"""Trays of open piles, from where the cards on them lie."""

from app.table.layout import Rect
from app.table.painters import FOOT, HEAD, SIDE


def tray_rect(card: Rect) -> Rect:
    """Return the tray round a card: a header over it, and a margin on the other sides."""
    unit = card.width
    return Rect(
        card.x - SIDE * unit,
        card.y - HEAD * unit,
        unit * (1 + 2 * SIDE),
        card.height + unit * (HEAD + FOOT),
    )
