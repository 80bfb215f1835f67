"""The warning before an act that ends the last round for others to win."""

from __future__ import annotations

from app.games.contract import Situation
from app.texts import texts

T = texts("Wednesday")


def dead_end_text(situation: Situation) -> str:
    """What the act would lead to, and how it is done all the same."""
    if situation.view["options"]["teams"]:
        text = T("This ends the last round, and the game with it: your team would not win.")()
    else:
        text = T("This ends the last round, and the game with it: you would not win.")()
    way = T("Do it again if you still want to.")()
    return f"{text} {way}"
