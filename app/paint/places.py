"""The places of a table: trays of open piles, face-down piles, cost pills."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.paint.brushes import grown, line, rounded, write
from app.paint.faces import BackFace, corner_radius, paint_face
from app.paint.icons import paint_icon
from app.paint.ornaments import UP, paint_chevrons, paint_count_disc, paint_dashed
from app.paint.shadows import paint_shadow
from app.style.theme import Theme, blend
from app.style.typography import font, number

STEP = "step"
LEAP = "leap"
"""A step that skips numbers: its sign stands before how many."""
TRICK = "trick"
GIFT = "gift"

_ICONS = {LEAP: 27.0, TRICK: 24.0, GIFT: 24.0}
"""How large the icon is in a pill with a cost, for cards 132 wide."""
_APART = 7.0
"""From the icon to the text, likewise."""

WARMEST = 0.6
"""How near to the colour of fire a pill comes on which dark words can still be read."""

CHEVRONS_WIDE, CHEVRONS_HIGH = 26.0, 38.0
CHEVRONS, SMALLEST_CHEVRONS = 0.54, 0.32
"""The chevrons of a tray: their size at scale 1, their scale there, and the one that they keep in
small trays."""
CHEVRONS_RISE = 18.0
"""Their middle over the card; it is lower than that of the numbers, as signals hang over them."""


MOST_IN_A_HEAD: Final = 1.6
"""The largest factor on the numbers in a tray's head: there is no room for larger ones."""


def tray_rect(card: QRectF) -> QRectF:
    """Return the tray round a card's place: 1.18 by 1.82 card widths."""
    unit = card.width()
    side, head = unit * 12 / 132, unit * 44 / 132
    return card.adjusted(-side, -head, side, side)


def paint_tray(
    painter: QPainter,
    card: QRectF,
    theme: Theme,
    *,
    direction: int,
    low: int = 1,
    high: int = 100,
    text_scale: float = 1.0,
) -> None:
    """Paint the tray of an open pile; `card` is where the pile's top card lies.

    An ascending pile (UP) runs from `low` to `high` - 1, a descending one (DOWN) from `high` down
    to `low` + 1; both are the start numbers.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = card.width()
    scale = unit / 132
    tray = tray_rect(card)
    radius = 18 * scale
    rounded(painter, tray, radius, theme.well, line(theme.well_line, max(1.0, 1.5 * scale)))
    color = theme.ascending if direction == UP else theme.descending
    first, last = (low, high - 1) if direction == UP else (high, low + 1)
    words = font(max(12.0, 17 * scale * min(text_scale, MOST_IN_A_HEAD)), 700)
    room, size = QFontMetricsF(words), chevrons_scale(unit)
    side, half = 2 * scale, CHEVRONS_WIDE / 2 * size + 3
    middle = card.top() - 22 * scale
    baseline = middle + room.capHeight() / 2
    write(painter, QPointF(card.left() + side, baseline), str(first), words, color)
    # In the middle, but never into the longer number of a small tray.
    free_from = card.left() + side + room.horizontalAdvance(str(first)) + half
    free_to = card.right() - side - room.horizontalAdvance(str(last)) - half
    if free_from <= free_to:
        write(painter, QPointF(card.right() - side, baseline), str(last), words, color, anchor=1.0)
        x = min(max(card.center().x(), free_from), free_to)
    else:
        # The smallest have no room for the last number: where it begins and the way it runs.
        x = card.right() - side - half + 3
    middle = card.top() - CHEVRONS_RISE * scale
    paint_chevrons(painter, QPointF(x, middle), direction, color, scale=size)
    painter.restore()


def chevrons_scale(unit: float) -> float:
    """Return the scale of the chevrons of a tray for cards `unit` wide."""
    return max(CHEVRONS * unit / 132, SMALLEST_CHEVRONS)


def chevrons_reach(unit: float) -> float:
    """Return how far the chevrons reach over the card."""
    return CHEVRONS_RISE * unit / 132 + chevrons_scale(unit) * CHEVRONS_HIGH / 2


def layers_of(count: int) -> int:
    """Return the layers to show for a face-down pile: 4 for more than 12 cards, 1 for the last."""
    if count > 12:
        return 4
    if count > 6:
        return 3
    return min(count, 2)


def paint_closed_pile(
    painter: QPainter, card: QRectF, layers: int, theme: Theme, deck: str = "house"
) -> None:
    """Paint a face-down pile whose top card lies there; without layers it is a dashed well."""
    width = card.width()
    scale, radius = width / 132, corner_radius(width)
    if not layers:
        rounded(painter, card, radius, theme.well)
        dash = (7 * scale, 6 * scale)
        paint_dashed(painter, card, radius, theme.text_2, width=max(1.0, 2 * scale), dash=dash)
        return
    lowest = (layers - 1) * max(1.0, width * 0.017)
    paint_shadow(painter, card.translated(lowest, lowest), radius, theme, lift=0.8, scale=scale)
    for depth in range(layers - 1, -1, -1):
        painter.save()
        step = depth * max(1.0, width * 0.017)
        painter.translate(card.left() + step, card.top() + step)
        paint_face(painter, BackFace(deck, rosette=False), width, theme)
        painter.restore()


def paint_draw_pile(
    painter: QPainter, card: QRectF, count: int, theme: Theme, deck: str = "house"
) -> None:
    """Paint a face-down pile with the count of its cards, even if there are none."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_closed_pile(painter, card, layers_of(count), theme, deck)
    paint_count_disc(painter, card.center(), card.width() * 0.235, number(count), theme)
    painter.restore()


def cost_size(text: str, width: float, kind: str = STEP) -> tuple[float, float]:
    """Return width and height of a cost pill for cards of that width."""
    scale = width / 132
    long = QFontMetricsF(_cost_font(text, width)).horizontalAdvance(text)
    icon = _ICONS.get(kind, 0.0)
    return long + (icon + _APART if icon else 0.0) * scale + 36 * scale, 42 * scale


def paint_cost(
    painter: QPainter,
    center: QPointF,
    text: str,
    width: float,
    theme: Theme,
    *,
    kind: str = STEP,
    warmth: float = 0.0,
) -> None:
    """Paint the cost of a move at the bottom of the pile.

    STEP and LEAP are saffron, TRICK is green, GIFT cream. A step is the redder the
    warmer it is, 0 to 1.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = width / 132
    long, high = cost_size(text, width, kind)
    rect = QRectF(center.x() - long / 2, center.y() - high / 2, long, high)
    fill, color, edge, icon, tint = _cost_visual(theme, kind, warmth)
    edge_width = 2.5 * scale
    rounded(painter, grown(rect, -edge_width / 2), high, fill, line(edge, edge_width))
    x = rect.left() + 18 * scale
    if icon:
        side = _ICONS[kind] * scale
        box = QRectF(x, center.y() - side / 2, side, side)
        paint_icon(painter, icon, box, tint, 2.6)
        x += side + _APART * scale
    words = _cost_font(text, width)
    baseline = center.y() + QFontMetricsF(words).capHeight() / 2
    write(painter, QPointF(x, baseline), text, words, color)
    painter.restore()


def _cost_font(text: str, width: float) -> QFont:
    """Return the font of a cost; words are smaller, so that they fit between two piles."""
    size, room = width * 0.205, width * 1.42 - 36 * width / 132
    long = QFontMetricsF(font(size, 800)).horizontalAdvance(text)
    return font(max(12.0, size * min(1.0, room / long)) if long else size, 800)


def _cost_visual(
    theme: Theme, kind: str, warmth: float
) -> tuple[QColor, QColor, QColor, str, QColor]:
    if kind == TRICK:
        return theme.good_fill, theme.white, theme.card_1, "trick", theme.white
    if kind == GIFT:
        return theme.cream, theme.ink, theme.lit, "gift", theme.cream_accent
    sign = "leap" if kind == LEAP else ""
    if warmth >= 1:
        return theme.fire_fill, theme.white, theme.card_1, sign, theme.white
    fill = blend(theme.saffron, theme.fire_fill, WARMEST * warmth)
    return fill, theme.saffron_ink, theme.card_1, sign, theme.saffron_ink
