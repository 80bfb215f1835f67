"""The warning before an act with which the game is lost, though not with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.games.contract import Situation
from app.games.the_game.offers import END
from engine.core.game import DeadEnd

_AFTER: Final[Mapping[str, object]] = {
    "none-placeable": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card you could place none of your other cards, and you need to place "
        "{minimum}: the game would be lost.",
    ),
    "minimum-out-of-reach": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card you could not place the {minimum} cards that you need: "
        "the game would be lost.",
    ),
    "fire-left": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card you could not put out the fire on {card}: the game would be lost.",
    ),
    "not-all-covered": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card you could not cover all the cards that you have to cover "
        "({cards}): the game would be lost.",
    ),
    "no-end": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card you could no longer bring your turn to an end: the game would be lost.",
    ),
    "nothing-next": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card, however you finish your turn, no card could be placed in the next one: "
        "the game would be lost.",
    ),
    "hardly-won": QT_TRANSLATE_NOOP(
        "TheGame",
        "After this card, however you finish your turn, the game could hardly be won.",
    ),
}
"""Why a card loses, by the engine's codes."""

_NOW: Final = QT_TRANSLATE_NOOP(
    "TheGame",
    "If you end your turn now, no card can be placed in the next one, and the game will be lost.",
)


def stranded(situation: Situation, action: str) -> str:
    """What the act would lead to, and how it is done all the same."""
    end = situation.dead_end(action)
    return "" if end is None else with_a_way(sentence(end, action), action)


def sentence(end: DeadEnd, action: str) -> str:
    """Why the game would be lost, by a card or by the end of the turn."""
    text = str(_NOW if action == END else _AFTER[end.code])
    return filled(QCoreApplication.translate("TheGame", text), end)


def with_a_way(sentence: str, action: str) -> str:
    """How the act is done all the same, too."""
    return f"{sentence} {press_again() if action == END else all_the_same()}"


def filled(text: str, end: DeadEnd) -> str:
    """A sentence with its numbers."""
    args = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in end.args.items()
    }
    return text.format(**args)


def all_the_same() -> str:
    """How a card is laid against the warning."""
    return QCoreApplication.translate("TheGame", "Place it again if you still want to.")


def press_again() -> str:
    """How a button is used against the warning."""
    return QCoreApplication.translate("TheGame", "Press again if you still want to.")
