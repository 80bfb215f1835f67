"""Why a number gets no cross, in few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    Chosen,
    crossable,
    mark_text,
    play_text,
    rows_open_to,
)
from app.games.qwixx_cards.deciding import top_number
from app.games.qwixx_cards.sheets import closes_row, crossed_in, own_sheet
from app.games.qwixx_cards.situation import QwixxSituation
from app.texts import texts
from engine.core.refusal import Refusal
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST

T = texts("QwixxCards")


def why_uncrossed(situation: QwixxSituation, chosen: Chosen) -> list[str]:
    """Return reasons why numbers of the chosen cards are not crossed, each once.

    What somebody left on purpose, or can still cross, needs none.
    """
    open_still = {number for _, number in crossable(situation, chosen)}
    free = open_still | chosen.left | set(chosen.numbers)
    missing = [number for number in chosen.shown if number not in free]
    rows = [*rows_open_to(situation, chosen)] if missing else []
    row = rows[0] if len(rows) == 1 else chosen.row
    if missing and not row:
        return [words.fits_no_row()]
    refusals = (_why(situation, chosen, row, number) for number in missing)
    return [*dict.fromkeys(_clause(situation, each) for each in refusals if each is not None)]


def _why(situation: QwixxSituation, chosen: Chosen, row: str, number: int) -> Refusal | None:
    mark = mark_text(row, (*chosen.numbers, number))
    if situation.view["turn"]["part"] == "mark":
        return situation.why(mark)
    return situation.why_after(play_text(chosen, row), mark)


def _clause(situation: QwixxSituation, refusal: Refusal) -> str:
    args = cast(Mapping[str, Any], refusal.args)
    match refusal.code:
        case "not-further-right":
            number = args["number"]
            if number in crossed_in(own_sheet(situation), args["row"]):
                return T("{number} is already crossed", "why it gets no cross")(number=number)
            return T("{number} is left of {last}, which is crossed", "why it gets no cross")(
                number=number, last=args["last"]
            )
        case "too-few-crosses":
            return T("{number} needs {needed} crosses before it", "why it gets no cross")(
                number=args["number"], needed=args["needed"]
            )
        case "too-many-skipped":
            text = T("only one number may be skipped between new crosses", "why one gets no cross")
            return text()
    return words.row_is_closed()


def why_nowhere(situation: QwixxSituation) -> str:
    """Say why the number for all fits none of the own rows."""
    number, sheet = top_number(situation.view), own_sheet(situation)
    last = [row for row in COLOURS if number is not None and closes_row(row, (number,))]
    if any(number not in crossed_in(sheet, row) for row in last):
        return T("It needs {needed} crosses before it in its row", "why it fits nowhere")(
            needed=CROSSES_BEFORE_LAST
        )
    return T("Every row is already crossed further right", "why it fits nowhere")()
