"""All 98 cards in a row, for who plays alone: which are placed, in hand, or still to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.games.the_game import words
from app.games.the_game.situation import TheGameView
from app.paint.brushes import rounded, write
from app.style.theme import faint
from app.style.typography import SMALLEST, Metrics
from app.style.typography import font as font_of
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import Brush, paints
from engine.games.the_game.piles import CARDS

Whereabouts: TypeAlias = Literal["placed", "held", "hidden"]

HEIGHTS: Final[Mapping[Whereabouts, float]] = {"placed": 0.2, "held": 1.0, "hidden": 0.62}
"""How much of the row's height a card takes."""
WIDTH, HEIGHT, UNDER = 0.62, 24.0, 4.0
"""Of a card, in its share of the row; of the row; and between the row and its figures."""
LEAST = 10.0
"""Height of the row with figures at least, in logical pixels."""
TENS = range(10, 100, 10)


@dataclass(frozen=True, slots=True)
class TrackVisual:
    """The cards from the lowest to the highest; `size` is that of the figures below, or 0."""

    cards: tuple[Whereabouts, ...]
    size: int
    row: float
    """Height of the cards, in logical pixels."""


def whereabouts(view: TheGameView) -> tuple[Whereabouts, ...]:
    """Return where each card is, as far as who sees this view knows."""
    placed = {card for pile in view["piles"].values() for card in pile}
    held = {card for hand in view["hands"] for card in hand}
    return tuple(
        "placed" if card in placed else "held" if card in held else "hidden" for card in CARDS
    )


def track(view: TheGameView, area: Rect, metrics: Metrics) -> Decoration:
    """Lay out the track in the middle of that area."""
    cards = whereabouts(view)
    size = max(SMALLEST, metrics.pixels(13))
    under = metrics.px(UNDER) + 1.2 * size
    if area.height < under + LEAST:
        size, under = 0, 0.0
    row = min(metrics.px(HEIGHT), area.height - under)
    to_come = [card for card, kind in zip(CARDS, cards, strict=True) if kind == "hidden"]
    name = words.track(cards.count("placed"), cards.count("held"), to_come)
    rect = Rect.around(area.middle, area.width, row + under)
    return Decoration(
        "track", rect, TrackVisual(cards, size, row), Layer.WELL, 10, name=name, radius=8
    )


@paints(TrackVisual)
def _track(painter: QPainter, visual: TrackVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    tones: Mapping[Whereabouts, QColor] = {
        "placed": faint(theme.text_2, 0.55), "held": theme.saffron, "hidden": theme.line,
    }  # fmt: skip
    share = rect.width() / len(visual.cards)
    font = font_of(visual.size or SMALLEST, 450, tabular=True)
    foot = rect.top() + visual.row
    for index, (number, kind) in enumerate(zip(CARDS, visual.cards, strict=True)):
        x, height = rect.left() + (index + 0.5) * share, visual.row * HEIGHTS[kind]
        card = QRectF(x - WIDTH * share / 2, foot - height, WIDTH * share, height)
        rounded(painter, card, min(card.width(), height) / 3, tones[kind])
        if visual.size and number in TENS:
            at = QPointF(x, rect.bottom() - 0.25 * visual.size)
            write(painter, at, str(number), font, theme.text_2, anchor=0.5)
