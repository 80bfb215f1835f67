"""The face of a card, or its back: any value that can paint itself."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QPainter

from app.style.theme import Theme


class Face(Protocol):
    """A card's face or its back, as a value: equal faces are the same picture."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """Paint it with its top left corner at (0, 0), `width` x 1.4 `width`, without a shadow."""

    def __hash__(self) -> int: ...


def paint_face(painter: QPainter, face: Face, width: float, theme: Theme) -> None:
    """Paint a face smoothly, and leave the painter as it was.

    It has no shadow; `PixmapCache` and `paint_shadow` make that.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face.paint(painter, width, theme)
    painter.restore()
