"""The crosses on a sheet, each drawn before all eyes, and its foot with the boxes of penalties."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from app.games.qwixx_cards.layout.measures import QwixxMeasures
from app.games.qwixx_cards.layout.sheet import (
    cell_rect,
    foot_visual,
    lock_rect,
    row_rect,
    sheet_id,
    sizes_of,
)
from app.games.qwixx_cards.sheets import own_seat, own_sheet
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.foot_painting import foot_places
from app.games.qwixx_cards.visuals.visuals import (
    CrossVisual,
    FootVisual,
    PenaltyBoxVisual,
    TotalVisual,
)
from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Rect
from engine.games.qwixx_cards.documents import SheetDocument
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS, ROWS

FRAMES = 10
"""Pictures that show a cross while it is drawn."""
PEN, THINNEST = 3.2, 1.3
"""Width of the strokes: the number below stays to be read."""
SHARE = 0.78
"""Of a number's height, that its cross takes."""
PENALTY_SHARE = 17 / 30
"""Of the box of a penalty, that its cross takes."""
PENALTY_CORNER = 7 / 30
"""Radius of the corners of that box, in sides."""


def lay_crosses(situation: QwixxSituation, measures: QwixxMeasures) -> Iterator[Decoration]:
    """Lay out the foot and all crosses of the own sheet."""
    sheet, sizes = own_sheet(situation), sizes_of(measures)
    foot = foot_visual(sheet, sizes)
    return crosses_on(own_seat(situation), sheet, foot, measures.sheet, measures.frame.metrics)


def crosses_on(
    seat: int, sheet: SheetDocument, foot: FootVisual, paper: Rect, metrics: Metrics
) -> Iterator[Decoration]:
    """Lay out the foot of a sheet and all crosses: in the rows, of the locks, and in its boxes."""
    band, total, size, boxes = foot_places(foot, paper, metrics)
    yield Decoration(f"foot:{seat}", band, foot, Layer.WELL, 1)
    yield Decoration(f"total:{seat}", total, TotalVisual(foot.total, size), Layer.LABEL)
    sizes = foot.sizes
    pen = max(THINNEST, PEN * sizes.k)
    for row, colour in enumerate(COLOURS):
        band = row_rect(paper, row, sizes)
        for number in sheet[colour]:
            place = ROWS[row].index(number)
            cell = cell_rect(band, place, sizes)
            side = min(cell.width, cell.height) * SHARE
            seed = row * len(NUMBERS) + place
            cross = CrossVisual(seed, pen, number=str(number), pixels=sizes.number, row=row)
            yield _cross(seat, f"{colour}:{number}", cell, side, cross)
        if colour in sheet["locked"]:
            lock = lock_rect(band, sizes)
            yield _cross(seat, f"{colour}:lock", lock, 26 * sizes.k, CrossVisual(211 + row, pen))
    for index, box in enumerate(boxes):
        corner = box.width * PENALTY_CORNER
        box_visual = PenaltyBoxVisual(sizes.k, corner)
        yield Decoration(penalty_id(index), box, box_visual, Layer.LABEL, radius=corner)
    for index, box in enumerate(boxes[: sheet["penalties"]]):
        cross = CrossVisual(101 + index, pen)
        yield _cross(seat, f"penalty:{index}", box, box.width * PENALTY_SHARE, cross)


def penalty_id(index: int) -> str:
    """Return the id of a box of a penalty on the own sheet, from 0."""
    return f"penalty:{index}"


def _cross(seat: int, mark: str, room: Rect, side: float, visual: CrossVisual) -> Decoration:
    rect = Rect.around(room.middle, side, side)
    id_, on = f"cross:{seat}:{mark}", sheet_id(seat)
    return Decoration(id_, rect, visual, Layer.WELL, 3, drawn=_strokes(visual), on=on)


@lru_cache(maxsize=256)
def _strokes(visual: CrossVisual) -> tuple[CrossVisual, ...]:
    """Return the pictures of a cross while it is drawn: every layout has them anew."""
    return tuple(replace(visual, share=step / FRAMES) for step in range(FRAMES))
