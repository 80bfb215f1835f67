"""The warning before an act with which the game is lost, though not with another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.contract import Situation
from app.games.the_game.offers import END
from engine.games.the_game.piles import PILES


def stranded(situation: Situation, action: str) -> str:
    """What the act would lead to, and how it is done all the same."""
    if action == END:
        return f"{nobody_could()} {press_again()}"
    return f"{_cause(situation, action)} {all_the_same()}"


def _cause(situation: Situation, action: str) -> str:
    pile = action.split()[2]
    within, fires = reach(situation, action), due_fires(situation.view, pile)
    minimum = minimum_after(situation)
    left = [top for top, burning in fires.items() if burning not in within]
    if minimum and not within:
        return too_few(minimum)
    if left:
        return fire_left(left[0])
    if minimum:
        return out_of_reach(minimum)
    return not_all(list(fires)) if len(fires) > 1 else next_turn_stuck()


def reach(situation: Situation, action: str) -> set[str]:
    """The piles on which another card could be laid after that one."""
    after = [text.split() for text in situation.legal_after(action)]
    return {words[2] for words in after if words[0] == "place"}


def minimum_after(situation: Situation) -> int:
    """How many cards the turn takes, if it takes more than one more; otherwise 0."""
    refusal = situation.why(END)
    if refusal is None or refusal.code != "minimum":
        return 0
    minimum, placed = refusal.args["minimum"], refusal.args["placed"]
    assert isinstance(minimum, int)
    assert isinstance(placed, int)
    return minimum if minimum - placed > 1 else 0


def due_fires(view: Mapping[str, Any], pile: str = "") -> dict[int, str]:
    """The fires that must be out by the end of this turn, and their piles; not on that pile."""
    tops = {view["piles"][other][-1]: other for other in PILES if other != pile}
    number = view["turn"]["number"]
    return {
        top: other for top, other in tops.items() if view["fires"].get(str(top), number) < number
    }


def too_few(minimum: int) -> str:
    """No card fits any more, though the turn takes more of them."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card none of your other cards would fit, and you need to place "
        "{minimum}: the game would be lost.",
    )
    return text.format(minimum=minimum)


def out_of_reach(minimum: int) -> str:
    """Cards fit, but not as many as the turn takes."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card you could not place the {minimum} cards that you need: "
        "the game would be lost.",
    )
    return text.format(minimum=minimum)


def not_all(cards: Sequence[int]) -> str:
    """Each of these could be covered, but not all of them."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card you could not cover all the cards that you have to cover "
        "({cards}): the game would be lost.",
    )
    return text.format(cards=", ".join(map(str, cards)))


def fire_left(card: int) -> str:
    """No card fits any more, though a fire is due."""
    text = QCoreApplication.translate(
        "TheGame",
        "After this card you could not put out the fire on {card}: the game would be lost.",
    )
    return text.format(card=card)


def next_turn_stuck() -> str:
    """The turn can end, but as all cards are known by counting, the next one can not begin."""
    return QCoreApplication.translate(
        "TheGame",
        "After this card, however you finish your turn, no card could be placed in the next one: "
        "the game would be lost.",
    )


def all_the_same() -> str:
    """How a card is laid against the warning."""
    return QCoreApplication.translate("TheGame", "Place it again if you still want to.")


def nobody_could() -> str:
    """The turn ends, and whoever is next can place nothing."""
    return QCoreApplication.translate(
        "TheGame",
        "If you end your turn now, no card can be placed in the next one, and the game will be "
        "lost.",
    )


def press_again() -> str:
    """How a button is used against the warning."""
    return QCoreApplication.translate("TheGame", "Press again if you still want to.")
