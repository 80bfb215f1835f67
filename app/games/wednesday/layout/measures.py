"""The measures of the table of Wednesday: the design, drawn at 1280 x 800, in this window."""

from __future__ import annotations

from typing import NamedTuple

from app.games.contract import Frame
from app.games.wednesday.visuals.marks import STROKE_GAP
from app.games.wednesday.visuals.painting import RING_HEIGHT, RING_WIDTH
from app.paint.faces import CARD_RATIO
from app.table.layout import Rect

RAISED = 0.19
"""How much higher a card of the hand stands that can be used now, in its width."""
PLAYED, CHARACTER, BURNT, CHARACTERS = 1.05, 1.66, 0.85, 0.66
"""Widths of the cards in the middle, in its unit."""
OPEN_X, BURNT_X = -4.06, 3.56
"""Middles of the open character and of the burnt pile, from that of the table, in U."""


class WednesdayMeasures(NamedTuple):
    """The places of the table's parts in a window."""

    frame: Frame
    unit: float
    """U: the width of a card of the hand."""
    m: float
    """The unit of the middle: U, or smaller where the window is low."""
    middle: Rect
    """Between the panels and the line."""
    line: Rect
    """The line under the played pile."""

    def px(self, size: float) -> float:
        """Return a length of the design in this window."""
        return self.frame.metrics.px(size)

    @property
    def centre(self) -> tuple[float, float]:
        return self.middle.middle

    @property
    def ring(self) -> Rect:
        """The ring of arrows."""
        return Rect.around(self.centre, RING_WIDTH * self.m, RING_HEIGHT * self.m)

    def foot(self, left: float, right: float) -> float:
        """Return how far down something may reach that stands there beside the ring.

        That is the foot of the line, or where the line is so long, a little over it.
        """
        gap = self.px(8)
        free = right < self.line.x - gap or left > self.line.right + gap
        return self.line.bottom if free else self.line.y - self.px(4)

    @property
    def hand_foot(self) -> float:
        """Where raised cards of the hand have their lower edge."""
        return self.frame.rail_top - self.px(3)


def unit_of(width: float, height: float) -> float:
    """Return the width of a card, in whole logical pixels."""
    return float(max(36, round(0.9 * min(0.103 * width, 0.165 * height))))


def card_at(x: float, y: float, width: float) -> Rect:
    """Return a card about that middle, on whole pixels."""
    width = round(width)
    height = width * CARD_RATIO
    return Rect(round(x - width / 2), round(y - height / 2), width, height)


def measures_of(frame: Frame, panels_bottom: float, line_width: float) -> WednesdayMeasures:
    """Return the measures of a window whose panels end there, with a line of that width."""
    px = frame.metrics.px
    unit = unit_of(frame.width, frame.height)
    stroke = frame.rail_top - px(3) - (CARD_RATIO + STROKE_GAP) * unit
    high = frame.metrics.pixels(15) + px(17)
    spare = max(0.0, stroke - panels_bottom - high - RING_HEIGHT * unit)
    # At 1280 x 800: 20 above the ring and below it, 28 under the line.
    gap = min(px(20), max(px(5), spare / 3.4))
    under = min(px(28), max(px(6), spare / 2.4))
    wide = round(min(line_width, frame.width - 2 * px(26)))
    line = Rect(round((frame.width - wide) / 2), round(stroke - under - high), wide, high)
    top = panels_bottom + gap
    middle = Rect(0, top, frame.width, max(line.y - gap - top, 40.0))
    m = min(unit, middle.height / RING_HEIGHT)
    return WednesdayMeasures(frame, unit, m, middle, line)
