"""What stands right of the hand: what a cross would skip, before it is made."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.contract import Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import Chosen, chosen_of, crossable, offered_cells
from app.games.qwixx_cards.rail import ends_by_penalty, ends_by_rows
from app.games.qwixx_cards.sheets import Cell, closes_row, own_sheet, skipped_by
from engine.games.qwixx_cards.printed import ROW_OF, ROWS


def beside_hand(situation: Situation) -> list[str]:
    """Sentences for the person who is to cross something now."""
    if situation.stage not in ("playing", "deciding"):
        return []
    turn = situation.view["turn"]
    if turn["part"] == "number":
        return [*_each(situation, offered_cells(situation))]
    if turn["part"] not in ("play", "mark"):
        return []
    chosen = chosen_of(situation)
    said = [*_of_crosses(situation, chosen)] if chosen.numbers else [*_of_cards(situation, chosen)]
    if closes_row(chosen.row, chosen.numbers):
        said.append(words.closes_the_row(chosen.row, chosen.numbers[-1]))
        if ends_by_rows(situation, chosen):
            said.append(words.second_row_ends())
    if not chosen.numbers and not turn["crossed"]:
        said.append(words.penalty_looms(ends=ends_by_penalty(situation)))
    return said


def _each(situation: Situation, cells: list[Cell]) -> Iterator[str]:
    sheet = own_sheet(situation)
    for colour, number in cells:
        yield words.skips_in(colour, number, skipped_by(sheet, colour, number))
        if closes_row(colour, (number,)):
            yield words.closes_the_row(colour, number)


def _of_cards(situation: Situation, chosen: Chosen) -> Iterator[str]:
    """Cards are chosen, but no cross yet."""
    if not chosen.cards:
        return
    cells = crossable(situation, chosen)
    if not cells:
        yield words.none_can_be_crossed(n=len(chosen.shown))
    elif len({colour for colour, _ in cells}) > 1:
        yield words.crossing_chooses_row()
    else:
        yield from _each(situation, cells)


def _of_crosses(situation: Situation, chosen: Chosen) -> Iterator[str]:
    """What is lost before the first cross, and what lies between it and the last that may be."""
    row = ROWS[ROW_OF[chosen.row]]
    crosses = [row.index(number) for number in chosen.numbers]
    more = [row.index(number) for _, number in crossable(situation, chosen)]
    first = min([*crosses, *more])
    lost = skipped_by(own_sheet(situation), chosen.row, row[crosses[0]])
    # What can still be crossed before the first one is not lost.
    lost = [number for number in lost if row.index(number) < first]
    if lost:
        yield words.lost_before(chosen.row, lost)
    last = max([*crosses, *more])
    between = [at for at in range(crosses[0], last) if at not in crosses and at not in more]
    if len(between) == 1:
        yield words.one_between(first=row[crosses[0]], last=row[last], number=row[between[0]])
