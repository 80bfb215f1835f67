"""The warning before a card after which a turn of Extreme cannot come to its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.the_game import dead_ends as base
from app.games.the_game.offers import END
from app.games.the_game_extreme.orders import command_of, owed, tops
from engine.games.the_game.extreme import EXACTLY
from engine.games.the_game.piles import PILES


def stranded(situation: Situation, action: str) -> str:
    """What laying the card would lead to, and how it is laid all the same."""
    if action == END:
        return base.stranded(situation, action)
    view, within = situation.view, base.reach(situation, action)
    _, text, pile = action.split()
    card, due, on = int(text), owed(view), tops(view)
    command = command_of(view, card)
    skulls: dict[int, str] = {
        on[other]: other for other in PILES if other != pile and on[other] in due.skulls
    }
    skulls |= {card: pile} if command == "skull" else {}
    left = [skull for skull, other in skulls.items() if other not in within]
    together = [*skulls, *base.due_fires(view, pile)]
    if left:
        cause = skull_left(left[0])
    elif (due.threes or command == "three") and due.placed + 1 < EXACTLY:
        cause = out_of_reach() if within else too_few()
    elif skulls and len(together) > 1:
        cause = base.not_all(together)
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


def out_of_reach() -> str:
    """Cards fit, but the turn cannot come to exactly three."""
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "After this card you could not place exactly {exactly} this turn: the game would be lost.",
    )
    return text.format(exactly=EXACTLY)
