"""What is wrong with a saved game, in the language on screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.reasons import in_words
from engine.core.errors import Damaged

_DAMAGE: Final = {
    "foreign": str(QT_TRANSLATE_NOOP("MatchesPage", "This is not a Trapoula game.")),
    "torn": str(
        QT_TRANSLATE_NOOP("MatchesPage", "The first line of the file is missing or incomplete.")
    ),
    "too-long": str(QT_TRANSLATE_NOOP("MatchesPage", "The file is too large to be a game.")),
    "newer-program": str(
        QT_TRANSLATE_NOOP("MatchesPage", "Saved by a newer version. Update Trapoula to open it.")
    ),
    "unknown-game": str(
        QT_TRANSLATE_NOOP(
            "MatchesPage", "This version cannot play this game yet. Update Trapoula to open it."
        )
    ),
    "newer-rules": str(
        QT_TRANSLATE_NOOP(
            "MatchesPage",
            "Played with newer rules than this version knows. Update Trapoula to open it.",
        )
    ),
    "older-rules": str(
        QT_TRANSLATE_NOOP(
            "MatchesPage", "Played with older rules, which this version no longer knows."
        )
    ),
    "refused": str(
        QT_TRANSLATE_NOOP(
            "MatchesPage",
            "The file contains a move that the rules do not allow (line {line}); it may"
            " have been edited.",
        )
    ),
}
"""What is wrong with a file, by the code of its damage."""


def damage_text(damaged: Damaged | OSError) -> str:
    """What is wrong with a file, as one or two sentences."""
    if isinstance(damaged, OSError):
        text = QCoreApplication.translate("MatchesPage", "The file cannot be opened ({reason}).")
        return text.format(reason=in_words(damaged))
    known = _DAMAGE.get(damaged.code)
    if known is None:
        text = QCoreApplication.translate("MatchesPage", "The file is damaged (line {line}).")
    else:
        text = QCoreApplication.translate("MatchesPage", known)
    return text.format(line=damaged.line)
