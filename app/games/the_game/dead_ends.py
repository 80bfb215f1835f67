"""The warning before an act with which the game is lost, though not with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.the_game.offers import END
from engine.games.the_game.piles import PILES


def stranded(situation: Situation, action: str) -> str:
    """What the act would lead to, and how it is done all the same."""
    if action == END:
        return f"{nobody_could()} {press_again()}"
    _, _, pile = action.split()
    fires, minimum = due_fires(situation.view, pile), minimum_after(situation)
    if fits_after(situation, action):
        cause = no_way_out()
    elif minimum:
        cause = too_few(minimum)
    elif fires:
        cause = fire_left(fires[0])
    else:
        cause = no_way_out()
    return f"{cause} {all_the_same()}"


def fits_after(situation: Situation, action: str) -> bool:
    """Whether another card could be laid after that one."""
    return any(text.startswith("place") for text in situation.legal_after(action))


def minimum_after(situation: Situation) -> int:
    """How many cards the turn takes, if it takes more than one more; otherwise 0."""
    refusal = situation.why(END)
    if refusal is None or refusal.code != "minimum":
        return 0
    minimum, placed = refusal.args["minimum"], refusal.args["placed"]
    assert isinstance(minimum, int)
    assert isinstance(placed, int)
    return minimum if minimum - placed > 1 else 0


def due_fires(view: Mapping[str, Any], pile: str) -> list[int]:
    """The fires that must be out by the end of this turn, apart from one on that pile."""
    tops = [view["piles"][other][-1] for other in PILES if other != pile]
    number = view["turn"]["number"]
    return [top for top in tops if view["fires"].get(str(top), number) < number]


def too_few(minimum: int) -> str:
    """No card fits any more, though the turn takes more of them."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card none of your other cards would fit, and you need to place "
        "{minimum}: the game would be lost.",
    )
    return text.format(minimum=minimum)


def fire_left(card: int) -> str:
    """No card fits any more, though a fire is due."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card you could not put out the fire on {card}: the game would be lost.",
    )
    return text.format(card=card)


def no_way_out() -> str:
    """Cards may fit, but there is no way to the end of the turn."""
    return QCoreApplication.translate(
        "TheGame",
        "After this card you could not finish your turn: the game would be lost.",
    )


def all_the_same() -> str:
    """How a card is laid against the warning."""
    return QCoreApplication.translate("TheGame", "Place it again if you still want to.")


def nobody_could() -> str:
    """The turn ends, and no card fits any more."""
    return QCoreApplication.translate(
        "TheGame",
        "If you end your turn now, no card fits any more, and the game is lost.",
    )


def press_again() -> str:
    """How a button is used against the warning."""
    return QCoreApplication.translate("TheGame", "Press again if you still want to.")
