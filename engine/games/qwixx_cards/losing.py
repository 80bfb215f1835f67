"""Losing moves: crosses that end the match for others to win, and the way to the fourth penalty.

Only what the seat itself can know is used: its own cards, and the sheets.
"""

from engine.core.action import Action
from engine.games.qwixx_cards.actions import Mark, PlayCards, Skip
from engine.games.qwixx_cards.ending import outcome
from engine.games.qwixx_cards.mark import MarkPart
from engine.games.qwixx_cards.play import PlayPart
from engine.games.qwixx_cards.printed import PENALTIES_TO_END
from engine.games.qwixx_cards.sheets import crossed_sheet
from engine.games.qwixx_cards.state import NO_DECISIONS, QwixxState

MARK, PLAY = MarkPart(), PlayPart()


def loses(state: QwixxState, seat: int, action: Action) -> bool:
    """Tell whether a legal action loses, whatever the seat does afterwards in the turn."""
    match action:
        case PlayCards():
            after = PLAY.after(state, seat, action)
            return all(loses(after, seat, choice) for choice in MARK.legal(after, seat))
        case Mark():
            return _ends_for_others(state, seat, action)
        case Skip() if seat == state.seat and _last_penalty_looms(state):
            after = state._replace(part="play", decisions=NO_DECISIONS)
            return state.part == "mark" or all(
                loses(after, seat, play) for play in PLAY.legal(after, seat)
            )
    return False


def _ends_for_others(state: QwixxState, seat: int, mark: Mark) -> bool:
    """Tell whether the crosses end the match while others have more points.

    The others are taken to cross nothing themselves.
    """
    sheet = crossed_sheet(state.sheets[seat], mark.row, mark.crosses)
    ending = outcome((*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))
    return ending is not None and seat not in ending.winners


def _last_penalty_looms(state: QwixxState) -> bool:
    """Tell whether the seat on turn takes its last penalty unless it crosses something."""
    return not state.crossed and state.sheets[state.seat].penalties + 1 == PENALTIES_TO_END
