"""The own sheet: where its rows, numbers and locks lie, and which of them mean something now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from app import common_texts
from app.games.contract import Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    Chosen,
    chosen_of,
    crossable,
    is_shared,
    mark_text,
    may_decide,
    playable,
)
from app.games.qwixx_cards.looks import CellLook, CellState, PaperLook, RowLook, SheetSizes
from app.games.qwixx_cards.measures import Measures
from app.table.layout import Layer, PlaceSpec, Rect, Sign
from engine.games.qwixx_cards.printed import (
    COLOURS,
    CROSSES_BEFORE_LAST,
    PENALTY,
    ROW_OF,
    ROWS,
    SCORES,
)

ROW_LEFT, ROW_TOP, ROW_PITCH, ROW_HEIGHT = 12.0, 14.0, 64.0, 56.0
CELL_LEFT, CELL_PITCH, CELL_WIDTH, CELL_HEIGHT = 68.0, 62.5, 54.0, 44.0
"""Of a row, from its left edge."""
LOCK_LEFT, LOCK = 763.5, 40.0
FOOT_TOP, FOOT_BELOW = 270.0, 8.0
"""Where the foot begins below the head of the paper, and what is left free below it."""
LIGHT: Final = 99.0
"""Width of the card whose light would be as strong as that round a number."""

Cell = tuple[str, int]
"""A number of the own sheet: its row and itself."""


def cell_id(colour: str, number: int) -> str:
    """Id of the place of a number."""
    return f"cell:{colour}:{number}"


def sheet_id(seat: int) -> str:
    """Id of the large sheet, when it is that seat's."""
    return f"sheet:{seat}"


def cell_of(target: str) -> Cell | None:
    """The number that a place is for; None if it is no number."""
    kind, _, rest = target.partition(":")
    colour, _, number = rest.partition(":")
    return (colour, int(number)) if kind == "cell" else None


def lock_of(target: str) -> str | None:
    """The row whose lock a place is; None if it is no lock."""
    kind, _, colour = target.partition(":")
    return colour if kind == "lock" else None


def own_seat(situation: Situation) -> int:
    """Whose sheet is the large one."""
    return situation.seat or 0


def is_watched(situation: Situation) -> bool:
    """Whether the large sheet is a computer's: nobody at the screen plays."""
    return situation.players[own_seat(situation)].kind != "human"


def shown_owner(situation: Situation) -> int | None:
    """Who decides on the number for all just now, where others at this screen may be asked, too."""
    asked = situation.view["turn"]["part"] == "number" and situation.view["over"] is None
    asked = asked and situation.stage in ("playing", "deciding")
    return situation.seat if asked and is_shared(situation) else None


def passed_over(situation: Situation, seat: int) -> bool:
    """Whether a seat need not decide in part 2: the number fits none of its rows."""
    view = situation.view
    number = view["turn"]["part"] == "number" and view["over"] is None
    return number and seat not in view["to_act"]


def own_sheet(situation: Situation) -> Mapping[str, Any]:
    """The large sheet."""
    sheet: Mapping[str, Any] = situation.view["sheets"][own_seat(situation)]
    return sheet


def skipped_by(
    sheet: Mapping[str, Any], colour: str, number: int, also: Sequence[int] = ()
) -> list[int]:
    """The numbers between the last cross in the row, or one `also` chosen, and this one."""
    row = ROWS[ROW_OF[colour]]
    end = row.index(number)
    before = [row.index(each) for each in (*sheet[colour], *also)]
    begin = max((place + 1 for place in before if place < end), default=0)
    return list(row[begin:end])


def closes_row(colour: str, numbers: Sequence[int]) -> bool:
    """Whether crossing these closes the row: its last number is crossed with the lock."""
    return bool(colour) and ROWS[ROW_OF[colour]][-1] in numbers


def row_points(sheet: Mapping[str, Any], colour: str) -> int:
    """What the row is worth, its lock included."""
    return SCORES[len(sheet[colour]) + (colour in sheet["locked"])]


def sheet_points(sheet: Mapping[str, Any]) -> int:
    """What the whole sheet is worth."""
    rows = sum(row_points(sheet, colour) for colour in COLOURS)
    return rows - PENALTY * int(sheet["penalties"])


def decided_row(situation: Situation) -> str | None:
    """The row in which the person at the screen crosses the number for all; None: in none."""
    decided = situation.view["turn"].get("decided", {})
    row: str | None = decided.get(str(situation.seat))
    return row


def has_decided(situation: Situation) -> bool:
    """Whether the person at the screen has decided in part 2 and knows it."""
    return str(situation.seat) in situation.view["turn"].get("decided", {})


def offered_cells(situation: Situation) -> list[Cell]:
    """The numbers that pressing would cross, or choose to cross."""
    part = situation.view["turn"]["part"]
    if situation.stage not in ("playing", "deciding"):
        return []
    if part == "number":
        top = top_number(situation.view) or 0
        rows = (each for each in COLOURS if may_decide(situation, mark_text(each, (top,))))
        return [(row, top) for row in rows]
    if part in ("play", "mark"):
        chosen = chosen_of(situation)
        return list(dict.fromkeys([*crossable(situation, chosen), *playable(situation, chosen)]))
    return []


def chosen_cells(situation: Situation) -> list[Cell]:
    """The numbers that are chosen to be crossed, or decided in part 2."""
    turn = situation.view["turn"]
    if turn["part"] == "number":
        row = decided_row(situation)
        top = top_number(situation.view)
        return [(row, top)] if row is not None and top is not None else []
    own = situation.stage == "playing" and turn["part"] in ("play", "mark")
    chosen = chosen_of(situation) if own else Chosen()
    return [(chosen.row, number) for number in chosen.numbers]


def top_number(view: Mapping[str, Any]) -> int | None:
    """The number on top of the draw pile; None if there is none."""
    draw = view["draw"]
    return int(draw[0][1:]) if draw else None


def lay_sheet(
    situation: Situation, measures: Measures
) -> tuple[tuple[PlaceSpec, ...], tuple[Sign, ...]]:
    """The own sheet: numbers and locks as places, paper and rows as signs."""
    paper = measures.sheet
    sizes = sizes_of(measures)
    sheet = own_sheet(situation)
    offered, chosen = offered_cells(situation), chosen_cells(situation)
    places: list[PlaceSpec] = []
    signs = [_paper(situation, paper, sizes)]
    for row, colour in enumerate(COLOURS):
        band = row_rect(paper, row, sizes)
        going = _going(sheet, colour, offered, chosen)
        framed = any(each == colour for each, _ in chosen)
        look = replace(row_look(sheet, row, sizes), framed=framed, going=going)
        reach = band.grown((ROW_PITCH - ROW_HEIGHT) / 2 * sizes.v)
        name = _row_name(sheet, colour)
        signs.append(Sign(f"row:{colour}", band, look, Layer.WELL, 1, name, tipped=False))
        for place, number in enumerate(ROWS[row]):
            cell = (colour, number)
            state: CellState = "bare"
            if cell in chosen:
                state = "chosen"
            elif cell in offered:
                state = "offered"
            rect = cell_rect(band, place, sizes)
            also = [each for at, each in chosen if at == colour]
            skipped = skipped_by(sheet, colour, number, also)
            spec = _cell(cell, place, rect, CellLook(state, sizes.k), skipped)
            places.append(replace(spec, reach=reach))
        closes = closes_row(colour, [number for each, number in chosen if each == colour])
        places.append(_lock(colour, band, sizes, chosen=closes))
    return tuple(places), tuple(signs)


def row_rect(paper: Rect, row: int, sizes: SheetSizes) -> Rect:
    """The band of a row."""
    return Rect(
        round(paper.x + ROW_LEFT * sizes.h),
        round(paper.y + sizes.head + (ROW_TOP + row * ROW_PITCH) * sizes.v),
        round(paper.width - 2 * ROW_LEFT * sizes.h),
        round(ROW_HEIGHT * sizes.v),
    )


def cell_rect(band: Rect, place: int, sizes: SheetSizes) -> Rect:
    """The place of a number in the band of its row."""
    left = round(band.x + (CELL_LEFT + place * CELL_PITCH) * sizes.row)
    height = round(CELL_HEIGHT * sizes.v)
    top = round(band.y + (band.height - height) / 2)
    return Rect(left, top, round(CELL_WIDTH * sizes.row), height)


def lock_rect(band: Rect, sizes: SheetSizes) -> Rect:
    """The place of the lock in the band of its row."""
    middle = (band.x + (LOCK_LEFT + LOCK / 2) * sizes.row, band.middle[1])
    return Rect.around(middle, sizes.lock, sizes.lock)


def foot_rect(paper: Rect, sizes: SheetSizes) -> Rect:
    """The band below the rows."""
    top = paper.bottom - FOOT_BELOW * sizes.v - sizes.foot
    return Rect(paper.x, top, paper.width, sizes.foot)


def sizes_of(measures: Measures) -> SheetSizes:
    """How large the own sheet is."""
    h, v, k = measures.h, measures.v, measures.k
    foot = measures.sheet.height - (FOOT_TOP + FOOT_BELOW) * v
    number, points = max(12, round(24 * k)), max(12, round(23 * k))
    return SheetSizes(h, v, k, h, number, points, 12 * k, LOCK * k, foot, box=30 * k)


def paper_look(sheet: Mapping[str, Any], sizes: SheetSizes) -> PaperLook:
    """The paper of a sheet, with what is printed and counted on it."""
    labels = (common_texts.penalties(), words.penalty_each(), words.crosses(), words.worth())
    return PaperLook(sizes, labels, words.points(sheet_points(sheet)))


def _paper(situation: Situation, paper: Rect, sizes: SheetSizes) -> Sign:
    sheet = own_sheet(situation)
    owner = situation.players[own_seat(situation)].name if is_watched(situation) else None
    name = words.sheet_name(owner, sheet["penalties"], sheet_points(sheet))
    look = paper_look(sheet, sizes)
    shown = shown_owner(situation)
    if shown is not None:
        look = replace(look, owner=situation.players[shown].colour)
    return Sign(sheet_id(own_seat(situation)), paper, look, Layer.WELL, 0, name, tipped=False)


def places_of(row: int, numbers: Sequence[int]) -> frozenset[int]:
    """The places of some numbers in their row, from the left."""
    return frozenset(ROWS[row].index(number) for number in numbers)


def row_look(sheet: Mapping[str, Any], row: int, sizes: SheetSizes) -> RowLook:
    """A row with its crosses and points."""
    colour = COLOURS[row]
    return RowLook(
        sizes,
        row,
        places_of(row, sheet[colour]),
        colour in sheet["locked"],
        row_points(sheet, colour),
    )


def _going(
    sheet: Mapping[str, Any], colour: str, offered: Sequence[Cell], chosen: Sequence[Cell]
) -> frozenset[int]:
    """The places that what is chosen would skip; or, if that is one number only, what is lit."""
    row = ROW_OF[colour]
    crosses = [number for each, number in chosen if each == colour]
    lit = [number for each, number in offered if each == colour]
    if not crosses and len(lit) == 1:
        crosses = lit
    if not crosses:
        return frozenset()
    last = max(crosses, key=ROWS[row].index)
    skipped = [n for n in skipped_by(sheet, colour, last) if n not in crosses and n not in lit]
    return places_of(row, skipped)


def _row_name(sheet: Mapping[str, Any], colour: str) -> str:
    row = ROWS[ROW_OF[colour]]
    crossed = sheet[colour]
    free = row[row.index(crossed[-1]) + 1 :] if crossed else row
    closed = colour in sheet["locked"]
    worth = row_points(sheet, colour)
    return words.row_name(colour, crossed, free, closed=closed, worth_now=worth)


def _cell(cell: Cell, place: int, rect: Rect, look: CellLook, skipped: Sequence[int]) -> PlaceSpec:
    colour, number = cell
    name = ""
    if look.state != "bare":
        closes = closes_row(colour, (number,))
        chosen = look.state == "chosen"
        name = words.cell_name(colour, number, skipped, chosen=chosen, closes=closes)
    if look.state == "chosen":
        look = CellLook("chosen", look.k, ROW_OF[colour], place)
    return PlaceSpec(
        cell_id(colour, number),
        rect,
        Rect.around(rect.middle, LIGHT * look.k, LIGHT * look.k),
        name,
        look,
        order=2,
        radius=9 * look.k,
        veiled=False,
        calm=CellLook("bare", look.k) if look.state == "offered" else None,
        hinted=CellLook("offered", look.k) if look.state == "bare" else None,
        tip=words.sentence(name),
    )


def _lock(colour: str, band: Rect, sizes: SheetSizes, *, chosen: bool) -> PlaceSpec:
    """The lock; it is crossed together with the last number, and shown so before."""
    rect = lock_rect(band, sizes)
    look = CellLook("bare", sizes.k)
    if chosen:
        look = CellLook("chosen", sizes.k, ROW_OF[colour], len(ROWS[0]))
    return PlaceSpec(f"lock:{colour}", rect, rect, "", look, order=2, takes_cards=False)


def lock_explained(situation: Situation, colour: str) -> str:
    """What a lock is for."""
    last = ROWS[ROW_OF[colour]][-1]
    closed = colour in own_sheet(situation)["locked"]
    return words.lock_explained(colour, last, CROSSES_BEFORE_LAST, closed=closed)
