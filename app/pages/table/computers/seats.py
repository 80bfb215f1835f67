"""Additions to the seats of a layout: they can be pressed, and a mark shows who thinks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.visuals import ThinkingVisual

WIDTH, HEIGHT = 38.0, 20.0
"""Of the pill with the three dots."""
INSET = 32.0
"""Its middle, from a panel's left edge: over the player's shape."""

PANELS: Final = ("panel", "name:", "mark:")
"""How the ids begin of what stands for a player; the seat follows."""


def seat_of(target: str) -> int | None:
    """Return the seat that a panel, a name or a mark stands for; None for anything else."""
    for start in PANELS:
        if target.startswith(start) and target[len(start) :].isdigit():
            return int(target[len(start) :])
    return None


def seat_rect(layout: Layout, seat: int) -> Rect | None:
    """Return where a player is shown; None if nothing stands for them."""
    shown = [place.rect for place in layout.places if seat_of(place.id) == seat]
    shown += [
        decoration.rect for decoration in layout.decorations if seat_of(decoration.id) == seat
    ]
    return shown[0] if shown else None


def seat_rects(layout: Layout) -> list[Rect]:
    """Return all that stands for players: their panels, or their names and marks."""
    return [thing.rect for thing in layout.things if seat_of(thing.id) is not None]


def with_seats(layout: Layout, thinking: int | None, named: str, metrics: Metrics) -> Layout:
    """Return the layout with players that can be pressed, and a mark on one who thinks.

    `named` is what that mark is called.
    """
    decorations = [
        replace(decoration, pressable=True) if seat_of(decoration.id) is not None else decoration
        for decoration in layout.decorations
    ]
    rect = None if thinking is None else seat_rect(layout, thinking)
    if rect is not None:
        px = metrics.px
        middle = (rect.x + min(px(INSET), rect.width / 2), rect.y)
        pill = Rect.around(middle, px(WIDTH), px(HEIGHT))
        visual, glow = ThinkingVisual(), ThinkingVisual(bright=True)
        decorations.append(
            Decoration("thinking", pill, visual, Layer.LABEL, 90, named, glow=glow, tipped=False)
        )
    return replace(layout, decorations=tuple(decorations))
