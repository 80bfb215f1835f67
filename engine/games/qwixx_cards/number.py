"""Part 2 of a turn: the number on top of the draw pile counts for everybody.

Each player may cross it in one row of their choice, or not. The card stays where it is. All decide
at the same time (Q2): no cross is made before everybody has decided, and until then all may change
their decisions.
"""

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards import refusals
from engine.games.qwixx_cards.actions import NUMBER_MARKS, SKIP, Decision, Mark, Skip
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.games.qwixx_cards.ending import outcome
from engine.games.qwixx_cards.part import Part
from engine.games.qwixx_cards.rows import CROSS, NEXT
from engine.games.qwixx_cards.sheets import crossed_sheet
from engine.games.qwixx_cards.state import NO_DECISIONS, QwixxState


class NumberPart(Part[Decision]):
    """Part 2, ``number``."""

    actions = (Mark, Skip)

    def to_act(self, state: QwixxState) -> tuple[int, ...]:
        """Return the seats that have not decided, then those that have and could decide otherwise.

        A seat that can only skip, and has, can no longer act. That gives nothing away: sheets and
        number are public.
        """
        deciding, changing = [], []
        for seat, decision in enumerate(state.decisions):
            if decision is None:
                deciding.append(seat)
            elif possible_marks(state, seat):
                changing.append(seat)
        return (*deciding, *changing)

    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        """Return the rows in which the number may be crossed, then ``skip``.

        What the seat has decided already is left out.
        """
        decided = state.decisions[seat]
        return [choice for choice in (*possible_marks(state, seat), SKIP) if choice != decided]

    def why(self, state: QwixxState, seat: int, action: Decision) -> Refusal | None:
        if action == state.decisions[seat]:
            return refusals.already_decided(action)
        if isinstance(action, Skip):
            return None
        top = top_number(state)
        if action.crosses != CROSS[action.row][top]:
            return refusals.not_on_top(action, top)
        crosses = state.sheets[seat].rows[action.row]
        if not NEXT[crosses] & action.crosses:
            return refusals.not_next(action.row, crosses, action.crosses)
        return None

    def after(self, state: QwixxState, seat: int, action: Decision) -> QwixxState:
        decisions = (*state.decisions[:seat], action, *state.decisions[seat + 1 :])
        state = state._replace(decisions=decisions)
        return state if None in decisions else _settled(state)


def top_number(state: QwixxState) -> int:
    """Return the number on top of the draw pile."""
    return NUMBER_OF[state.draw[0]]


def possible_marks(state: QwixxState, seat: int) -> list[Mark]:
    """Return the crosses that a seat could make, in row order."""
    rows = state.sheets[seat].rows
    return [mark for mark in NUMBER_MARKS[top_number(state)] if NEXT[rows[mark.row]] & mark.crosses]


def turns_up(before: QwixxState, after: QwixxState, seat: int) -> bool:
    """Tell whether a decision of the seat was the last one, and showed what others had chosen.

    Of who can only skip, all know the decision.
    """
    if before.part != "number" or after.decisions:
        return False
    others = (other for other in range(len(before.hands)) if other != seat)
    return any(possible_marks(before, other) for other in others)


def _settled(state: QwixxState) -> QwixxState:
    """Make all crosses, and then find out whether they end the match.

    If they do, there is no part 3, and no penalty for an active player who crossed nothing (Q2).
    """
    sheets = tuple(
        crossed_sheet(sheet, decision.row, decision.crosses)
        if isinstance(decision, Mark)
        else sheet
        for sheet, decision in zip(state.sheets, state.decisions, strict=True)
    )
    ending = outcome(sheets)
    return state._replace(
        sheets=sheets,
        part="play" if ending is None else "number",
        decisions=NO_DECISIONS,
        crossed=isinstance(state.decisions[state.seat], Mark),
        over=ending,
    )
