"""Facts about the sheets of Qwixx, and the effect of a cross on them."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.turns import news
from engine.games.qwixx_cards.documents import SheetDocument
from engine.games.qwixx_cards.happenings import DecisionsTurnedUp, NumbersCrossed, PenaltyTaken
from engine.games.qwixx_cards.printed import (
    COLOURS,
    PENALTIES_TO_END,
    PENALTY,
    ROW_OF,
    ROWS,
    SCORES,
)

Cell = tuple[str, int]
"""A number of the own sheet: its row and itself."""


def own_seat(situation: QwixxSituation) -> int:
    """Return whose sheet is the large one."""
    return situation.seat or 0


def own_sheet(situation: QwixxSituation) -> SheetDocument:
    """Return the large sheet."""
    return situation.view["sheets"][own_seat(situation)]


def is_watched(situation: QwixxSituation) -> bool:
    """Tell whether the large sheet is a computer's, so that nobody at the screen plays."""
    return situation.players[own_seat(situation)].kind != "human"


def crossed_in(sheet: SheetDocument, colour: str) -> list[int]:
    """Return the numbers crossed in the row of that colour, from left to right."""
    return sheet[COLOURS[ROW_OF[colour]]]


def passed_by(sheet: SheetDocument, colour: str, number: int) -> int | None:
    """Return the last number crossed in the row, unless this one lies to the right of it."""
    line, crossed = ROWS[ROW_OF[colour]].index, crossed_in(sheet, colour)
    return crossed[-1] if crossed and line(number) <= line(crossed[-1]) else None


def skipped_by(
    sheet: SheetDocument, colour: str, number: int, also: Sequence[int] = ()
) -> list[int]:
    """Return the numbers between the last cross in the row, or one `also` chosen, and this one."""
    row = ROWS[ROW_OF[colour]]
    end = row.index(number)
    before = [row.index(each) for each in (*crossed_in(sheet, colour), *also)]
    begin = max((place + 1 for place in before if place < end), default=0)
    return list(row[begin:end])


def closes_row(colour: str, numbers: Sequence[int]) -> bool:
    """Tell whether crossing these closes the row: its last number is crossed with the lock."""
    return bool(colour) and ROWS[ROW_OF[colour]][-1] in numbers


def row_points(sheet: SheetDocument, colour: str) -> int:
    """Return what the row is worth, its lock included."""
    return SCORES[len(crossed_in(sheet, colour)) + (colour in sheet["locked"])]


def sheet_points(sheet: SheetDocument) -> int:
    """Return what the whole sheet is worth."""
    rows = sum(row_points(sheet, colour) for colour in COLOURS)
    return rows - PENALTY * sheet["penalties"]


def places_of(row: int, numbers: Sequence[int]) -> frozenset[int]:
    """Return the places of some numbers in their row, from the left."""
    return frozenset(ROWS[row].index(number) for number in numbers)


def ends_by_penalty(situation: QwixxSituation) -> bool:
    """Tell whether the next penalty is the last one."""
    return own_sheet(situation)["penalties"] + 1 >= PENALTIES_TO_END


def fresh_crosses(situation: QwixxSituation) -> frozenset[tuple[int, str, int]]:
    """Return the crosses made since the viewer acted last, by seat, colour and number.

    To who looks on, those of the last move. What all had decided is turned up with the last
    decision, be it the viewer's own.
    """
    crosses: set[tuple[int, str, int]] = set()
    for each, own in news(situation):
        match each:
            case NumbersCrossed(seat, colour, numbers) if not own:
                crosses |= {(seat, colour, number) for number in numbers}
            case DecisionsTurnedUp(number, decisions):
                crosses |= {
                    (seat, colour, number)
                    for seat, colour in enumerate(decisions)
                    if colour != "skip"
                }
    return frozenset(crosses)


def fresh_penalties(situation: QwixxSituation) -> frozenset[int]:
    """Return who has taken a penalty since the viewer acted last; to who looks on, just now."""
    return frozenset(
        each.seat for each, own in news(situation) if isinstance(each, PenaltyTaken) and not own
    )
