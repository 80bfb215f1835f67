"""Why nothing can be taken back, in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.players import PlayerInfo
from engine.core.refusal import Refusal

_SETTLED: Final = {
    "drawn": str(QT_TRANSLATE_NOOP("Undo", "Too late: a new card has been seen.")),
    "colour": str(QT_TRANSLATE_NOOP("Undo", "Too late: the card’s colour has been seen.")),
    "chance": str(QT_TRANSLATE_NOOP("Undo", "Too late: cards have been shuffled.")),
    "seen": str(QT_TRANSLATE_NOOP("Undo", "Too late: the pile has been looked through.")),
    "shown": str(QT_TRANSLATE_NOOP("Undo", "Too late: a hidden card has been turned up.")),
    "dealt": str(QT_TRANSLATE_NOOP("Undo", "Too late: the round is over.")),
}
"""By what came of the last action, which need not be the reader's."""


def why_not_undone(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """The reason as a whole sentence; `players` are those at the table."""
    match refusal.code, refusal.args:
        case "undo-settled", {"cause": str(cause)}:
            words = _SETTLED[cause]
            return QCoreApplication.translate("Undo", words)
        case "undo-not-yours", {"acted": int(seat), "signal": True}:
            text = QCoreApplication.translate("Undo", "Too late: {name} has given a signal.")
            return text.format(name=players[seat].name)
        case "undo-not-yours", {"acted": int(seat)}:
            text = QCoreApplication.translate("Undo", "Too late: {name} has already made a move.")
            return text.format(name=players[seat].name)
        case "undo-over", {"practice": True}:
            return QCoreApplication.translate(
                "Undo",
                "The game is over. Its result lets you play on from before your last move.",
            )
        case "undo-over", _:
            return QCoreApplication.translate("Undo", "The game is over and stays as it ended.")
        case _:
            return QCoreApplication.translate("Undo", "There is nothing to take back.")
