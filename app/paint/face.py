"""The face of a card, or its back: any value that can paint itself."""

from __future__ import annotations

from typing import Protocol, Self, runtime_checkable

from PySide6.QtGui import QPainter

from app.style.theme import Theme


class Face(Protocol):
    """A card's face or its back, as a value: equal faces are the same picture."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """Paint it with its top left corner at (0, 0), `width` x 1.4 `width`, without a shadow."""

    def __hash__(self) -> int: ...


@runtime_checkable
class Legible(Protocol):
    """A face on which what is small grows with the texts; the card stays as large as it is."""

    def with_text(self, scale: float) -> Self:
        """Return the same face for texts that are so many times as large."""


def legible(face: Face, text_scale: float) -> Face:
    """Return a face as it is for texts of that size."""
    if text_scale == 1.0 or not isinstance(face, Legible):
        return face
    return face.with_text(text_scale)


def paint_face(painter: QPainter, face: Face, width: float, theme: Theme) -> None:
    """Paint a face smoothly, and leave the painter as it was.

    It has no shadow; `PixmapCache` and `paint_shadow` make that.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face.paint(painter, width, theme)
    painter.restore()
