"""The measures of the table of Qwixx: the design, drawn at 1280 x 800, in this window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Frame
from app.games.qwixx_cards.visuals.visuals import Align, BlockVisual, StepState, StepsVisual
from app.paint.faces import CARD_RATIO
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Decoration, Layer, Rect
from engine.games.qwixx_cards.printed import FULL_HAND

HEIGHT: Final = 652.0
"""Of the design between bar and rail."""
LEFT, RIGHT, COLUMN_RIGHT = 40.0, 1240.0, 306.0
"""The table's edges, and where the column of piles and display ends."""
PANELS_TOP, PANEL_HEIGHT = 12.0, 112.0
SHEET_TOP, SHEET_LEFT, SHEET_WIDTH, SHEET_HEIGHT = 140.0, 354.0, 890.0, 326.0
"""Heights count from the bar."""
CHOSEN_APART: Final = 14.0
"""Between chosen cards and the others, besides the gap."""
HAND_CARD, HAND_GAP, HAND_SHOWS, RAISED = 108.0, 14.0, 130.0, 0.28
"""A card of the hand, how much of it stands above the rail, how far a chosen one rises."""
ASKED_HEIGHT: Final = 48.0
"""Of the tab on the sheet that says who decides."""


class QwixxMeasures(NamedTuple):
    """The size of the design in a window: across, down, and what keeps its shape."""

    frame: Frame
    h: float
    v: float
    left: float
    """Where the design's left edge lies."""
    spare: float
    """Height that the design leaves free."""

    @property
    def k(self) -> float:
        """Scale of cards, shapes and figures."""
        return min(self.h, self.v)

    def x(self, at: float) -> float:
        """Return a place across in the window."""
        return self.left + at * self.h

    @property
    def panels_top(self) -> float:
        return self.frame.bar + PANELS_TOP * self.v + self.spare * 0.25

    @property
    def sheet(self) -> Rect:
        """The own sheet."""
        top = self.frame.bar + SHEET_TOP * self.v + self.spare * 0.55
        return Rect(
            round(self.x(SHEET_LEFT)),
            round(top),
            round(SHEET_WIDTH * self.h),
            round(SHEET_HEIGHT * self.v),
        )

    @property
    def hand_card(self) -> float:
        """Width of a card of the hand."""
        return float(round(HAND_CARD * self.k))

    @property
    def hand_top(self) -> float:
        """Where the hand stands."""
        return round(self.frame.rail_top - HAND_SHOWS * self.k)

    @property
    def raised_top(self) -> float:
        """Where chosen cards stand."""
        return round(self.hand_top - RAISED * self.hand_card)

    def hand_left(self, cards: int) -> float:
        """Return where a hand of so many cards begins."""
        return round(self.frame.width / 2 - self.hand_width(cards) / 2)

    def hand_width(self, cards: int) -> float:
        """Return the width of a hand of so many cards."""
        return cards * self.hand_card + max(0, cards - 1) * self.hand_gap

    @property
    def widest_hand(self) -> float:
        """Width of a full hand in which every other card is chosen."""
        return self.hand_width(FULL_HAND) + (FULL_HAND - 1) * CHOSEN_APART * self.k

    @property
    def hand_gap(self) -> float:
        return float(round(HAND_GAP * self.k))


def measures_of(frame: Frame) -> QwixxMeasures:
    """Return the measures of a window."""
    down = (frame.rail_top - frame.bar) / HEIGHT
    across = frame.width / 1280
    v = min(down, across * 1.3)
    h = min(across, down * 1.3)
    spare = frame.rail_top - frame.bar - HEIGHT * v
    return QwixxMeasures(frame, h, v, (frame.width - 1280 * h) / 2, spare)


def card_rect(x: float, y: float, width: float) -> Rect:
    """Return where a card of that width lies."""
    return Rect(round(x), round(y), width, width * CARD_RATIO)


def line_height(metrics: Metrics, size: float) -> float:
    """Return the height of a strong line of words."""
    return QFontMetricsF(metrics.sized(size, 650)).lineSpacing()


def block(
    id_: str, text: str | Sequence[str], room: Rect, metrics: Metrics, size: float, *,
    align: Align = "left", strong: bool = False, accent: str = "",
) -> Decoration:  # fmt: skip
    """Lay out sentences from the head of `room` down, in the largest size up to `size` that fits.

    Where they do not fit even in the smallest size, they run on as one paragraph. `accent` is one
    more word at the end of the last line.
    """
    paragraphs = [text] if isinstance(text, str) else [*text]
    weight = 650 if strong else 450
    pixels = metrics.pixels(size)
    while True:
        written = font(pixels, weight)
        measure = QFontMetricsF(written)
        free = room.width - measure.horizontalAdvance(f" {accent}" if accent else "")
        lines = [line for each in paragraphs for line in wrap(each, written, free)]
        wide = max((measure.horizontalAdvance(line) for line in lines), default=0.0)
        fits = measure.lineSpacing() * len(lines) <= room.height + 0.5 and wide <= free
        if fits or pixels <= SMALLEST:
            break
        pixels -= 1
    if not fits:
        lines = wrap(" ".join(paragraphs), written, free)
    visual = BlockVisual(
        tuple(lines), pixels, align, "text" if strong else "text_2", weight, accent
    )
    height = measure.lineSpacing() * len(lines)
    rect = Rect(room.x, room.y, room.width, height)
    return Decoration(id_, rect, visual, Layer.LABEL)


def steps_block(
    head: str, steps: Sequence[tuple[str, StepState]], room: Rect, metrics: Metrics
) -> Decoration:
    """Lay out whose turn it is and its steps, one under the other, in the middle of `room`."""
    count = len(steps) + 1
    pixels = metrics.pixels(15)
    while True:
        measure = QFontMetricsF(font(pixels, 650))
        wide = max(measure.horizontalAdvance(f"{i}  {word} ✓") for i, (word, _) in enumerate(steps))
        fits = wide + pixels <= room.width and measure.lineSpacing() * count <= room.height
        if fits or pixels <= SMALLEST:
            break
        pixels -= 1
    pitch = min(measure.lineSpacing() * 1.35, room.height / count)
    height = pitch * count
    top = room.y + (room.height - height) / 2
    visual = StepsVisual(head, tuple(steps), pixels, pitch)
    return Decoration("steps", Rect(room.x, top, room.width, height), visual, Layer.LABEL)
