"""The own sheet: where its rows, numbers and locks lie, and which of them mean something now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app import common_texts
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import chosen_cells, cost_of, offered_cells
from app.games.qwixx_cards.deciding import shown_owner
from app.games.qwixx_cards.layout.measures import QwixxMeasures
from app.games.qwixx_cards.sheets import (
    Cell,
    closes_row,
    crossed_in,
    is_watched,
    own_seat,
    own_sheet,
    places_of,
    row_points,
    sheet_points,
    skipped_by,
)
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.visuals import (
    CellState,
    CellVisual,
    FootVisual,
    PaperVisual,
    RowVisual,
    SheetSizes,
)
from app.table.layout import Decoration, Layer, PlaceSpec, Rect
from engine.games.qwixx_cards.documents import SheetDocument
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST, ROW_OF, ROWS

ROW_LEFT, ROW_TOP, ROW_PITCH, ROW_HEIGHT = 12.0, 14.0, 64.0, 56.0
CELL_LEFT, CELL_PITCH, CELL_WIDTH, CELL_HEIGHT = 68.0, 62.5, 54.0, 44.0
"""Of a row, from its left edge."""
TALLEST: Final = 1.2
"""A number's place at most, in its widths."""
LOCK_LEFT, LOCK = 760.0, 40.0
FOOT_TOP, FOOT_BELOW = 270.0, 8.0
"""Where the foot begins below the head of the paper, and what is left free below it."""
LIGHT: Final = 99.0
"""Width of the card whose light would be as strong as that round a number."""


def cell_id(colour: str, number: int) -> str:
    """Return the id of the place of a number."""
    return f"cell:{colour}:{number}"


def row_id(colour: str) -> str:
    """Return the id of a row."""
    return f"row:{colour}"


def lock_id(colour: str) -> str:
    """Return the id of the place of a row's lock."""
    return f"lock:{colour}"


def sheet_id(seat: int) -> str:
    """Return the id of the large sheet, when it is that seat's."""
    return f"sheet:{seat}"


def cell_of(target: str) -> Cell | None:
    """Return the number that a place is for; None if it is no number."""
    kind, _, rest = target.partition(":")
    colour, _, number = rest.partition(":")
    return (colour, int(number)) if kind == "cell" else None


def lock_of(target: str) -> str | None:
    """Return the row whose lock a place is; None if it is no lock."""
    kind, _, colour = target.partition(":")
    return colour if kind == "lock" else None


def lay_sheet(
    situation: QwixxSituation, measures: QwixxMeasures
) -> tuple[tuple[PlaceSpec, ...], tuple[Decoration, ...]]:
    """Lay out the own sheet: numbers and locks as places, paper and rows as decorations."""
    paper = measures.sheet
    sizes = sizes_of(measures)
    sheet = own_sheet(situation)
    offered, chosen = offered_cells(situation), chosen_cells(situation)
    part = situation.view["turn"]["part"]
    # What all have decided is turned up together, and what is played lies open.
    own = part == "play" or (part == "number" and bool(chosen))
    places: list[PlaceSpec] = []
    decorations = [_paper(situation, paper, sizes)]
    for row, colour in enumerate(COLOURS):
        band = row_rect(paper, row, sizes)
        going = _going(situation, colour, offered, chosen)
        framed = any(each == colour for each, _ in chosen)
        visual = replace(row_visual(sheet, row, sizes), framed=framed, going=going)
        reach = band.grown((ROW_PITCH - ROW_HEIGHT) / 2 * sizes.v)
        name = _row_name(sheet, colour)
        decorations.append(
            Decoration(row_id(colour), band, visual, Layer.WELL, 1, name, tipped=False)
        )
        for place, number in enumerate(ROWS[row]):
            cell = (colour, number)
            state: CellState = "bare"
            if cell in chosen:
                state = "chosen"
            elif cell in offered:
                state = "offered"
            rect = cell_rect(band, place, sizes)
            spec = _cell(situation, cell, place, rect, CellVisual(state, sizes.k))
            places.append(replace(spec, reach=reach, own=own))
        closes = closes_row(colour, [number for each, number in chosen if each == colour])
        places.append(_lock(colour, band, sizes, chosen=closes))
    return tuple(places), tuple(decorations)


def row_rect(paper: Rect, row: int, sizes: SheetSizes) -> Rect:
    """Return the band of a row."""
    return Rect(
        round(paper.x + ROW_LEFT * sizes.h),
        round(paper.y + sizes.head + (ROW_TOP + row * ROW_PITCH) * sizes.v),
        round(paper.width - 2 * ROW_LEFT * sizes.h),
        round(ROW_HEIGHT * sizes.v),
    )


def cell_rect(band: Rect, place: int, sizes: SheetSizes) -> Rect:
    """Return the place of a number in the band of its row."""
    left = round(band.x + (CELL_LEFT + place * CELL_PITCH) * sizes.row)
    height = round(min(CELL_HEIGHT * sizes.v, CELL_WIDTH * TALLEST * sizes.row))
    top = round(band.y + (band.height - height) / 2)
    return Rect(left, top, round(CELL_WIDTH * sizes.row), height)


def lock_rect(band: Rect, sizes: SheetSizes) -> Rect:
    """Return the place of the lock in the band of its row."""
    middle = (band.x + (LOCK_LEFT + LOCK / 2) * sizes.row, band.middle[1])
    return Rect.around(middle, sizes.lock, sizes.lock)


def foot_rect(paper: Rect, sizes: SheetSizes) -> Rect:
    """Return the band below the rows."""
    top = paper.bottom - FOOT_BELOW * sizes.v - sizes.foot
    return Rect(paper.x, top, paper.width, sizes.foot)


def sizes_of(measures: QwixxMeasures) -> SheetSizes:
    """Return how large the own sheet is."""
    h, v, k = measures.h, measures.v, measures.k
    foot = measures.sheet.height - (FOOT_TOP + FOOT_BELOW) * v
    larger = k * measures.frame.metrics.text_scale
    number = min(24 * larger, CELL_WIDTH * h * 0.68, CELL_HEIGHT * v * 0.8)
    points = min(23 * larger, 30 * h)  # Two figures stay clear of the lock.
    return SheetSizes(
        h, v, k, h, max(12, round(number)), max(12, round(points)), 12 * k, LOCK * k, foot,
        box=30 * k,
    )  # fmt: skip


def foot_visual(sheet: SheetDocument, sizes: SheetSizes) -> FootVisual:
    """Return the foot of a sheet, with what is printed and counted there."""
    labels = (common_texts.penalties(), words.penalty_each(), words.crosses(), words.worth())
    return FootVisual(sizes, labels, words.points(sheet_points(sheet)))


def _paper(situation: QwixxSituation, paper: Rect, sizes: SheetSizes) -> Decoration:
    sheet = own_sheet(situation)
    owner = situation.players[own_seat(situation)].name if is_watched(situation) else None
    name = words.sheet_name(owner, sheet["penalties"], sheet_points(sheet))
    shown = shown_owner(situation)
    visual = PaperVisual(sizes.k, None if shown is None else situation.players[shown].colour)
    return Decoration(
        sheet_id(own_seat(situation)), paper, visual, Layer.WELL, 0, name, tipped=False
    )


def row_visual(sheet: SheetDocument, row: int, sizes: SheetSizes) -> RowVisual:
    """Return a row with its crosses and points."""
    colour = COLOURS[row]
    return RowVisual(
        sizes,
        row,
        places_of(row, sheet[colour]),
        colour in sheet["locked"],
        row_points(sheet, colour),
    )


def _going(
    situation: QwixxSituation, colour: str, offered: Sequence[Cell], chosen: Sequence[Cell]
) -> frozenset[int]:
    """Return the places that the chosen crosses would skip; without a cross nothing is lost."""
    row, sheet = ROW_OF[colour], own_sheet(situation)
    crosses = [number for each, number in chosen if each == colour]
    lit = [number for each, number in offered if each == colour]
    if not crosses:
        return frozenset()
    last = max(crosses, key=ROWS[row].index)
    skipped = [n for n in skipped_by(sheet, colour, last) if n not in crosses and n not in lit]
    return places_of(row, skipped)


def _row_name(sheet: SheetDocument, colour: str) -> str:
    row = ROWS[ROW_OF[colour]]
    crossed = crossed_in(sheet, colour)
    free = row[row.index(crossed[-1]) + 1 :] if crossed else row
    closed = colour in sheet["locked"]
    worth = row_points(sheet, colour)
    return words.row_name(colour, crossed, free, closed=closed, worth_now=worth)


def _cell(
    situation: QwixxSituation, cell: Cell, place: int, rect: Rect, visual: CellVisual
) -> PlaceSpec:
    colour, number = cell
    name = ""
    if visual.state != "bare":
        chosen = visual.state == "chosen"
        name = words.cell_name(colour, number, cost_of(situation, *cell), chosen=chosen)
    if visual.state == "chosen":
        visual = CellVisual("chosen", visual.k, ROW_OF[colour], place)
    return PlaceSpec(
        cell_id(colour, number),
        rect,
        Rect.around(rect.middle, LIGHT * visual.k, LIGHT * visual.k),
        name,
        visual,
        order=2,
        radius=9 * visual.k,
        veiled=False,
        calm=CellVisual("bare", visual.k) if visual.state == "offered" else None,
        hinted=CellVisual("offered", visual.k) if visual.state == "bare" else None,
        tip=words.sentence(name),
    )


def _lock(colour: str, band: Rect, sizes: SheetSizes, *, chosen: bool) -> PlaceSpec:
    """Lay out the lock; it is crossed together with the last number, and shown so before."""
    rect = lock_rect(band, sizes)
    visual = CellVisual("bare", sizes.k)
    if chosen:
        visual = CellVisual("chosen", sizes.k, ROW_OF[colour], len(ROWS[0]))
    return PlaceSpec(lock_id(colour), rect, rect, "", visual, order=2, takes_cards=False)


def lock_explained(situation: QwixxSituation, colour: str) -> str:
    """Say what a lock is for."""
    last = ROWS[ROW_OF[colour]][-1]
    closed = colour in own_sheet(situation)["locked"]
    return words.lock_explained(colour, last, CROSSES_BEFORE_LAST, closed=closed)
