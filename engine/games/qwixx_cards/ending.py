"""The end of a match, and its result."""

from engine.games.qwixx_cards.printed import PENALTIES_TO_END, ROWS_TO_END
from engine.games.qwixx_cards.sheets import Sheet, closed_rows, score
from engine.games.qwixx_cards.state import EndReason, QwixxOver


def outcome(sheets: tuple[Sheet, ...]) -> QwixxOver | None:
    """Return how the match has ended, or None while it goes on.

    Two rows closed or four penalties on any sheet end it. The highest total wins; equal ones share
    the win (Q5).
    """
    if any(len(closed_rows(sheet)) >= ROWS_TO_END for sheet in sheets):
        return _result("two-rows", sheets)
    if any(sheet.penalties >= PENALTIES_TO_END for sheet in sheets):
        return _result("four-penalties", sheets)
    return None


def _result(reason: EndReason, sheets: tuple[Sheet, ...]) -> QwixxOver:
    scores = tuple(map(score, sheets))
    best = max(scores)
    return QwixxOver(reason, scores, tuple(seat for seat, own in enumerate(scores) if own == best))
