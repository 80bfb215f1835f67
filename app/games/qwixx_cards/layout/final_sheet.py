"""A sheet at the end of a match: the one of the table, as small as it must be, with its name."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.qwixx_cards.layout.crosses import crosses_on
from app.games.qwixx_cards.layout.measures import SHEET_WIDTH
from app.games.qwixx_cards.layout.sheet import (
    CELL_WIDTH,
    FOOT_BELOW,
    FOOT_TOP,
    LOCK,
    LOCK_LEFT,
    ROW_HEIGHT,
    ROW_LEFT,
    ROW_PITCH,
    foot_rect,
    row_rect,
    row_visual,
)
from app.games.qwixx_cards.visuals import painting  # noqa: F401  (registers the painters)
from app.games.qwixx_cards.visuals.foot_painting import foot_of
from app.games.qwixx_cards.visuals.visuals import FootVisual, PaperVisual, SheetSizes
from app.games.result_names import name_visual
from app.match.players import PlayerInfo
from app.paint.names import PITCH
from app.style.typography import Metrics, font, number
from app.table.layout import Decoration, Layer, Layout, Rect
from engine.games.qwixx_cards.documents import SheetDocument
from engine.games.qwixx_cards.printed import COLOURS, PENALTIES_TO_END, PENALTY

READABLE: Final = 9.5
"""Numbers under this height are left away: crosses and points tell all."""
ROW_SHARE: Final = 0.092
"""Height of a row at most, in widths of the paper."""
MARGINS: Final = (4.0, 3.0, 4.0, 7.0)
"""Free round the paper for its shadow, in measures of a page 1280 wide."""
TOTAL: Final = 1.5
"""How large the total is against the other words of the foot."""
LEAST_ACROSS: Final = 0.5
"""Scale across the paper at least: what stands on it keeps away from its edges."""
BOX_SHARE: Final = 0.08
"""Side of the box of a penalty at most, in widths of the paper."""


def final_height(width: float, wanted: float, metrics: Metrics) -> int:
    """Return a height up to `wanted`, not higher than looks well, nor too low to be read."""
    _, top, _, foot = map(metrics.px, MARGINS)
    fixed = _head(metrics) + _foot(metrics) + top + foot
    least = _points_high(metrics) / ROW_HEIGHT
    best = max(least, width * ROW_SHARE / ROW_PITCH)
    below = FOOT_TOP + FOOT_BELOW
    return max(math.ceil(fixed + below * least), math.floor(min(wanted, fixed + below * best)))


def lay_final_sheet(
    sheet: SheetDocument,
    player: PlayerInfo,
    total: int,
    size: tuple[float, float],
    metrics: Metrics,
    *,
    won: bool,
) -> Layout:
    """Lay out a player's sheet on a widget of that size."""
    left, top, right, foot = map(metrics.px, MARGINS)
    paper = Rect(left, top, size[0] - left - right, size[1] - top - foot)
    sizes = _sizes(paper, metrics)
    minus = number(-PENALTY * sheet["penalties"])
    labels = (_penalties_word(paper, sizes, metrics), minus, "", "")
    foot_of_sheet = FootVisual(sizes, labels, number(total))
    head = Rect(paper.x + metrics.px(10), paper.y, paper.width - metrics.px(20), sizes.head)
    name = name_visual(player, metrics, head.width, metrics.px(34), 16)
    decorations = [
        Decoration("paper", paper, PaperVisual(sizes.k, won=won), Layer.WELL, 0),
        Decoration("name", head, replace(name, won=won, on_paper=True)),
    ]
    for row in range(len(COLOURS)):
        crossed = replace(row_visual(sheet, row, sizes), over=True)
        decorations.append(
            Decoration(f"row:{row}", row_rect(paper, row, sizes), crossed, Layer.WELL, 1)
        )
    return Layout(
        *size, 0, decorations=(*decorations, *crosses_on(0, sheet, foot_of_sheet, paper, metrics))
    )


def _sizes(paper: Rect, metrics: Metrics) -> SheetSizes:
    """Return how large everything is on a paper of that size."""
    head, foot = _head(metrics), _foot(metrics)
    h = max(paper.width / SHEET_WIDTH, metrics.px(LEAST_ACROSS))
    v = (paper.height - head - foot) / (FOOT_TOP + FOOT_BELOW)
    points = _points(metrics)
    room = QFontMetricsF(font(points, 750, tabular=True)).horizontalAdvance("00") + metrics.px(8)
    row = (paper.width - 2 * ROW_LEFT * h - 14 * h - room) / (LOCK_LEFT + LOCK)
    k = min(1.4 * row, v)
    figures = round(CELL_WIDTH * row * 0.56)
    if figures < READABLE:
        figures = 0
    shape = min((18 if figures else 20) * row, 12 * v)
    lock = min(LOCK * k, LOCK * row + metrics.px(4))  # It stays clear of the points.
    box = min(metrics.px(17), paper.width * BOX_SHARE)
    return SheetSizes(h, v, k, row, figures, points, shape, lock, foot, box, head, TOTAL)


def _penalties_word(paper: Rect, sizes: SheetSizes, metrics: Metrics) -> str:
    """Return the word for penalties; "" where it has no room beside the largest numbers."""
    word, most = common_texts.penalties(), number(-PENALTY * PENALTIES_TO_END)
    band = QRectF(*foot_rect(paper, sizes))
    foot = foot_of(FootVisual(sizes, (word, most, "", ""), most), band, metrics)
    return word if foot.end <= foot.last else ""


def _points(metrics: Metrics) -> int:
    return metrics.pixels(15)


def _points_high(metrics: Metrics) -> float:
    return max(metrics.px(19), QFontMetricsF(font(_points(metrics), 750)).height() + 2)


def _head(metrics: Metrics) -> float:
    return max(metrics.px(44), metrics.pixels(16) * 0.84 * 2 * PITCH + metrics.px(4))


def _foot(metrics: Metrics) -> float:
    return 2.0 * _points(metrics)
