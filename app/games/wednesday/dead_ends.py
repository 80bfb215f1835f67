"""The warning before an act that ends the last round for others to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation


def stranded(situation: Situation) -> str:
    """What the act would lead to, and how it is done all the same."""
    if situation.view["options"]["teams"]:
        text = QCoreApplication.translate(
            "Wednesday", "This ends the last round, and the game with it: your team would not win."
        )
    else:
        text = QCoreApplication.translate(
            "Wednesday", "This ends the last round, and the game with it: you would not win."
        )
    way = QCoreApplication.translate("Wednesday", "Do it again if you still want to.")
    return f"{text} {way}"
