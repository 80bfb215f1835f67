"""The buttons on the rail in Qwixx: each names what it does, and what that costs."""

from __future__ import annotations

from app.games.contract import Ask, Do, RailAction, Refuse, Situation, TurnHand
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    SKIP,
    Chosen,
    actions,
    chosen_of,
    crossable,
    decide,
    is_shared,
    may_decide,
)
from app.games.qwixx_cards.reasons import NOTHING_CHOSEN
from app.games.qwixx_cards.sheet import (
    closes_row,
    decided_row,
    has_decided,
    offered_cells,
    own_sheet,
    top_number,
)
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, ROWS_TO_END


def main_button(situation: Situation) -> RailAction | None:
    """The main button of a turn; None after its end."""
    if situation.stage == "over":
        return None
    part = situation.view["turn"]["part"]
    if part == "take":
        return RailAction(words.take(), Do((SKIP,)), False)
    if part == "number":
        return _keep(situation) if stands(situation) else _skip(situation)
    if situation.stage != "playing":
        return RailAction(words.play(), Do((SKIP,)), False)
    return _play(situation)


def extra_buttons(situation: Situation) -> list[RailAction]:
    """The others: seeing one's hand while all decide, and another answer than the one that stands.

    The other answers, the rows, are lit on the sheet.
    """
    view, buttons = situation.view, list[RailAction]()
    if view["over"] is not None or view["turn"]["part"] != "number":
        return buttons
    known = has_decided(situation)
    if stands(situation) and not (known and decided_row(situation) is None):
        buttons.append(RailAction(words.skip_instead(), decide(situation, SKIP), icon="x"))
    if situation.stage == "deciding":
        buttons.append(RailAction(words.my_hand(), TurnHand(up=True), icon="eye"))
    elif situation.stage == "playing" and is_shared(situation):
        buttons.append(RailAction(words.cover_hand(), TurnHand(up=False), icon="eye-off"))
    return buttons


def stands(situation: Situation) -> bool:
    """Whether who is asked in part 2 has decided, and may still change it."""
    turn = situation.view["turn"]
    asked = turn["part"] == "number" and situation.stage in ("playing", "deciding")
    return asked and situation.seat not in turn["waiting"]


def ends_by_penalty(situation: Situation) -> bool:
    """Whether the next penalty is the last one."""
    return int(own_sheet(situation)["penalties"]) + 1 >= PENALTIES_TO_END


def ends_by_rows(situation: Situation, chosen: Chosen) -> bool:
    """Whether what is chosen closes a row, and no more may be closed."""
    locked = len(own_sheet(situation)["locked"])
    return closes_row(chosen.row, chosen.numbers) and locked + 1 >= ROWS_TO_END


def _keep(situation: Situation) -> RailAction:
    """The decision stands; what it is, its owner alone sees."""
    row, top = decided_row(situation), top_number(situation.view) or 0
    if not has_decided(situation):
        waiting = situation.view["turn"]["waiting"]
        return RailAction(words.keep_it(), Ask(waiting[0]) if waiting else Do(()))
    word = words.keep_skip(number=top) if row is None else words.keep(row, top)
    return RailAction(word, TurnHand(up=False) if is_shared(situation) else Do(()))


def _skip(situation: Situation) -> RailAction:
    asked = situation.stage in ("playing", "deciding") and may_decide(situation, SKIP)
    deed = decide(situation, SKIP) if asked else Do((SKIP,))
    return RailAction(words.skip(), deed, asked, quiet=bool(offered_cells(situation)))


def _play(situation: Situation) -> RailAction:
    """What will be played and crossed; never saffron where it costs a penalty."""
    chosen = chosen_of(situation)
    if not chosen.cards:
        return RailAction(words.play(), Refuse(NOTHING_CHOSEN), False)
    deed = Do(actions(situation, chosen))
    if chosen.numbers:
        ends = ends_by_rows(situation, chosen)
        return RailAction((words.cross_and_end if ends else words.cross)(chosen.numbers), deed)
    penalty = not situation.view["turn"]["crossed"]
    quiet = penalty or bool(crossable(situation, chosen))
    lie_open = situation.view["turn"]["part"] == "mark"
    if penalty:
        numbers = () if lie_open else chosen.shown
        word = words.penalty_for(numbers, ends=ends_by_penalty(situation))
    else:
        word = words.cross_nothing() if lie_open else words.play_without(chosen.shown)
    return RailAction(word, deed, quiet=quiet)
