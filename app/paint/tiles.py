"""The pictures on the home page's tiles, one a game, made of our own cards."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.paint.brushes import vertical
from app.theme import Theme


def paint_tile_art(
    painter: QPainter,
    rect: QRectF,
    game_id: str,
    theme: Theme,
    words: Mapping[str, str] | None = None,
) -> None:
    """The picture of a game over the whole of `rect` (222 x 316 in the design).

    `words` are the command words on Extreme's two cards, "stop" and "silence", in the
    language of the program. Raises KeyError for an unknown game.
    """
    painter.fillRect(rect, vertical(rect, *theme.tile(game_id)))
