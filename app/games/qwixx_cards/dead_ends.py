"""The warning before an act that ends the game by a penalty, or for others to win."""

from __future__ import annotations

from app.games.contract import Situation
from app.games.qwixx_cards.buttons import ends_by_penalty
from app.games.the_game.dead_ends import press_again
from app.texts import texts
from engine.games.qwixx_cards.actions import Mark, parse

T = texts("QwixxCards")


def dead_end_text(situation: Situation, action: str) -> str:
    """What the act would lead to, and how it is done all the same."""
    if not isinstance(parse(action), Mark) and ends_by_penalty(situation):
        text = T(
            "With nothing crossed in this turn you take your fourth penalty, and the game ends."
        )()
    else:
        text = T("This closes your second row, and the game ends: you would not win.")()
    return f"{text} {press_again()}"
