"""The names of players on what a result shows: shape and name, with a laurel for the winner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.match.players import PlayerInfo
from app.paint.names import PITCH, name_lines, write_lines
from app.paint.ornaments import paint_laurel
from app.paint.shapes import paint_player
from app.style.typography import Metrics, font, initial, text_width
from app.table.painters import Brush, paints

WEIGHT = 600


@dataclass(frozen=True, slots=True)
class NameVisual:
    """A player's shape, and beside it the lines of the name, if any."""

    initial: str
    colour: int
    lines: tuple[str, ...]
    size: int
    """Height of the letters in pixels."""
    shape: float
    """Side of the square of the shape."""
    gap: float
    """Between shape and name."""
    won: bool = False
    on_paper: bool = False

    @property
    def width(self) -> float:
        """What shape and name take."""
        widths = (text_width(line, self.size, WEIGHT) for line in self.lines)
        return self.shape + self.gap + max(widths, default=0.0)

    @property
    def height(self) -> float:
        """What the lines take."""
        return len(self.lines) * self.size * PITCH


def name_visual(
    player: PlayerInfo, metrics: Metrics, width: float, shape: float, size: float = 15.0
) -> NameVisual:
    """Return a player's shape and name in so much room; `size` is that of the design."""
    gap = metrics.px(6)
    room = width - shape - gap
    written, lines = name_lines(player.name, metrics, room, size, WEIGHT)
    letter = initial(player.name)
    return NameVisual(letter, player.colour, tuple(lines), written.pixelSize(), shape, gap)


def shape_visual(player: PlayerInfo, shape: float) -> NameVisual:
    """Return a player's shape alone."""
    return NameVisual(initial(player.name), player.colour, (), 1, shape, 0.0)


@paints(NameVisual)
def _name(painter: QPainter, visual: NameVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    side, middle = visual.shape, rect.center().y()
    centre = QPointF(rect.left() + side / 2, middle)
    half = side / 2
    if visual.won:
        # On paper the laurel stands in its darker green.
        green = theme.good_fill if visual.on_paper else theme.good
        paint_laurel(painter, centre, side * 0.37, theme._replace(good=green))
        half = side * 0.31
    shape = QRectF(centre.x() - half, middle - half, 2 * half, 2 * half)
    paint_player(painter, shape, visual.colour, visual.initial, theme)
    ink = theme.ink if visual.on_paper else theme.text
    at = QPointF(rect.left() + side + visual.gap, middle)
    write_lines(painter, at, visual.lines, font(visual.size, WEIGHT), ink)
