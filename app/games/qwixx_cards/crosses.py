"""The crosses on the own sheet: each a sign of its own, for each is drawn before all eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.games.contract import Situation
from app.games.qwixx_cards.looks import CrossLook
from app.games.qwixx_cards.measures import Measures
from app.games.qwixx_cards.sheet import (
    cell_rect,
    lock_rect,
    own_seat,
    own_sheet,
    paper_look,
    row_rect,
    scale_of,
    sheet_id,
)
from app.games.qwixx_cards.sheet_painting import penalty_boxes
from app.table.layout import Layer, Rect, Sign
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS, ROWS

FRAMES = 10
"""Pictures that show a cross while it is drawn."""
PEN, PENALTY_PEN = 3.2, 3.2
"""Width of the strokes: the number below stays to be read."""
SHARE = 0.78
"""Of a number's height, that its cross takes."""


def lay_crosses(situation: Situation, measures: Measures) -> Iterator[Sign]:
    """All crosses of the own sheet: those in the rows, the locks, the penalties."""
    seat, sheet = own_seat(situation), own_sheet(situation)
    scale = scale_of(measures)
    for row, colour in enumerate(COLOURS):
        band = row_rect(measures.sheet, row, scale)
        for number in sheet[colour]:
            place = ROWS[row].index(number)
            cell = cell_rect(band, place, scale)
            side = min(cell.width, cell.height) * SHARE
            seed = row * len(NUMBERS) + place
            look = CrossLook(seed, PEN * scale.k)
            yield _cross(seat, f"{colour}:{number}", cell, side, look)
        if colour in sheet["locked"]:
            lock = lock_rect(band, scale)
            look = CrossLook(211 + row, PEN * scale.k)
            yield _cross(seat, f"{colour}:lock", lock, 26 * scale.k, look)
    boxes = penalty_boxes(paper_look(sheet, scale), measures.sheet, measures.frame.metrics)
    for index, box in enumerate(boxes[: sheet["penalties"]]):
        look = CrossLook(101 + index, PENALTY_PEN * scale.k)
        yield _cross(seat, f"penalty:{index}", box, 17 * scale.k, look)


def _cross(seat: int, mark: str, room: Rect, side: float, look: CrossLook) -> Sign:
    rect = Rect.around(room.middle, side, side)
    drawn = tuple(replace(look, share=step / FRAMES) for step in range(FRAMES))
    id_, on = f"cross:{seat}:{mark}", sheet_id(seat)
    return Sign(id_, rect, look, Layer.WELL, 3, drawn=drawn, on=on)
