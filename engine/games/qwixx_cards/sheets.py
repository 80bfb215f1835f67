"""The sheet of a player: four rows and the penalties."""

from typing import NamedTuple

from engine.games.qwixx_cards.printed import COLOURS, PENALTY, SCORES
from engine.games.qwixx_cards.rows import Crosses, closed, count


class Sheet(NamedTuple):
    """The crosses of each row, in colour order, and how many penalties there are."""

    rows: tuple[Crosses, ...]
    penalties: int


EMPTY_SHEET = Sheet((0,) * len(COLOURS), 0)


def crossed_sheet(sheet: Sheet, row: int, crosses: Crosses) -> Sheet:
    """Return the sheet with these crosses added in one of its rows."""
    rows = sheet.rows
    return Sheet((*rows[:row], rows[row] | crosses, *rows[row + 1 :]), sheet.penalties)


def closed_rows(sheet: Sheet) -> list[int]:
    """Return the rows that are closed for this player."""
    return [row for row, crosses in enumerate(sheet.rows) if closed(crosses)]


def score(sheet: Sheet) -> int:
    """Return the points of the sheet: of each row by its crosses, less those of the penalties."""
    return sum(SCORES[count(crosses)] for crosses in sheet.rows) - PENALTY * sheet.penalties
