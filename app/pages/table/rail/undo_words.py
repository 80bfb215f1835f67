"""Reasons why nothing can be taken back, in words."""

from collections.abc import Sequence
from typing import Final

from app.match.players import PlayerInfo
from app.texts import texts
from engine.core.refusal import Refusal

T = texts("Undo")

_SETTLED: Final = {
    "drawn": T("Too late: a new card has been seen."),
    "colour": T("Too late: the card’s colour has been seen."),
    "chance": T("Too late: cards have been shuffled."),
    "seen": T("Too late: the pile has been looked through."),
    "shown": T("Too late: a hidden card has been turned up."),
    "decided": T("Too late: all decisions are turned up."),
    "dealt": T("Too late: the round is over."),
}
"""By what came of the last action, which need not be the reader's."""


_OTHERS: Final = {
    "others-decided": T("Too late: others have already decided."),
    "turn-stays": T("In a deal of the day and in a series, a finished turn stays as it is."),
}
"""By their codes."""

_NOTHING: Final = T("There is nothing to take back.")


def why_not_undone(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Return the reason as a whole sentence; `players` are those at the table."""
    match refusal.code, refusal.args:
        case "undo-settled", {"cause": str(cause)}:
            return _SETTLED[cause]()
        case "undo-not-yours", {"acted": int(seat), "signal": True}:
            return T("Too late: {name} has given a signal.")(name=players[seat].name)
        case "undo-not-yours", {"acted": int(seat)}:
            return T("Too late: {name} has already made a move.")(name=players[seat].name)
        case "undo-over", {"practice": True}:
            return T("The game is over. Its result lets you play on from before your last move.")()
        case "undo-over", _:
            return T("The game is over and stays as it ended.")()
        case code, _:
            return _OTHERS.get(code, _NOTHING)()
