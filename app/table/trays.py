"""Trays of open piles, from where the cards on them lie."""

from app.paint.faces import Face
from app.table.layout import CardSpec, Layer, PlaceSpec, Rect
from app.table.painters import FOOT, HEAD, SIDE
from app.table.visuals import TrayVisual


def tray_rect(card: Rect) -> Rect:
    """Return the tray round a card: a header over it, and a margin on the other sides."""
    unit = card.width
    return Rect(
        card.x - SIDE * unit,
        card.y - HEAD * unit,
        unit * (1 + 2 * SIDE),
        card.height + unit * (HEAD + FOOT),
    )


def pile_at_rest(
    id_: str, card: Rect, face: Face, visual: TrayVisual
) -> tuple[PlaceSpec, CardSpec]:
    """Return a tray and the card on top of its pile, with no name and for no hand."""
    tray = PlaceSpec(id_, tray_rect(card), card, "", visual)
    return tray, CardSpec(f"top:{id_}", face, card, Layer.PILE, place=id_)
