"""Part 3 of a turn, second half: the active player crosses numbers that the cards show.

None, some or all may be crossed, in the row of the colour that was played. Between the first and
the last number crossed in this action at most one is skipped, whatever was crossed in the row
before (Q7). The others cross nothing. The cards go to the discard pile, and the turn to the next
player.
"""

from typing import cast

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards import refusals
from engine.games.qwixx_cards.actions import SKIP, Decision, Mark, PlayCards, Skip, mark_of
from engine.games.qwixx_cards.ending import outcome
from engine.games.qwixx_cards.part import Part
from engine.games.qwixx_cards.rows import choices, crossing, near
from engine.games.qwixx_cards.sheets import Sheet, crossed_sheet
from engine.games.qwixx_cards.state import QwixxState


class MarkPart(Part[Decision]):
    """The second half of part 3, ``mark``."""

    actions = (Mark, Skip)

    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        """Return the choices among the numbers shown, then ``skip``.

        The choices are ordered by the place of their first number in the row.
        """
        play = _played(state)
        row = play.colour
        crosses = state.sheets[seat].rows[row]
        marks = [
            mark_of(row, more) for more in choices(play.shown) if not crossing(crosses, more)[1]
        ]
        return [*marks, SKIP]

    def why(self, state: QwixxState, seat: int, action: Decision) -> Refusal | None:
        if isinstance(action, Skip):
            return None
        play = _played(state)
        if action.row != play.colour:
            return refusals.other_row(action, play)
        if action.crosses & ~play.shown:
            return refusals.not_shown(action, play)
        # A number that the row itself refuses is told first: skipping fewer would not help it.
        before, refused = crossing(state.sheets[seat].rows[action.row], action.crosses)
        if refused:
            return refusals.not_next(action.row, before, refused)
        return None if near(action.crosses) else refusals.too_many_skipped(action)

    def after(self, state: QwixxState, seat: int, action: Decision) -> QwixxState:
        """Return the state in the next player's turn.

        If the action ends the match, everything else stays as it is.
        """
        sheet = _marked(state, seat, action)
        sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
        ending = outcome(sheets)
        if ending is not None:
            crossed_any = state.crossed or isinstance(action, Mark)
            return state._replace(sheets=sheets, crossed=crossed_any, over=ending)
        return state._replace(
            sheets=sheets,
            discard=(*state.discard, *_played(state).cards),
            seat=(seat + 1) % len(sheets),
            number=state.number + 1,
            part="take",
            crossed=False,
            played=None,
        )


def _marked(state: QwixxState, seat: int, action: Decision) -> Sheet:
    """Return the sheet with these crosses, or with a penalty if parts 2 and 3 had none."""
    sheet = state.sheets[seat]
    if isinstance(action, Mark):
        return crossed_sheet(sheet, action.row, action.crosses)
    return sheet if state.crossed else sheet._replace(penalties=sheet.penalties + 1)


def _played(state: QwixxState) -> PlayCards:
    """Return the cards that were played, which there always are in this part."""
    return cast(PlayCards, state.played)
