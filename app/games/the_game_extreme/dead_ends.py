"""The warning before a card after which a turn of Extreme cannot come to its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.the_game import dead_ends as base
from app.games.the_game.offers import END
from app.games.the_game_extreme.orders import command_of, owed
from engine.games.the_game.extreme import EXACTLY


def stranded(situation: Situation, action: str) -> str:
    """What laying the card would lead to, and how it is laid all the same."""
    if action == END or base.fits_after(situation, action):
        return base.stranded(situation, action)
    view = situation.view
    _, text, pile = action.split()
    card, due, covered = int(text), owed(view), view["piles"][pile][-1]
    command = command_of(view, card)
    skulls = [skull for skull in due.skulls if skull != covered]
    skulls += [card] if command == "skull" else []
    if skulls:
        cause = skull_left(skulls[0])
    elif (due.threes or command == "three") and due.placed + 1 < EXACTLY:
        cause = too_few()
    else:
        return base.stranded(situation, action)
    return f"{cause} {base.all_the_same()}"


def skull_left(card: int) -> str:
    """No card fits any more, though a skull is not covered."""
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "After this card you could not cover the skull on {card}: the game would be lost.",
    )
    return text.format(card=card)


def too_few() -> str:
    """No card fits any more, though the turn takes exactly three."""
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "After this card none of your other cards would fit, and this turn needs exactly "
        "{exactly}: the game would be lost.",
    )
    return text.format(exactly=EXACTLY)
