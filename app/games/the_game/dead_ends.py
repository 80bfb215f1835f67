"""The warning before an act with which the game is lost, though not with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app import common_texts
from app.games.numbers import texts as numbers
from app.games.numbers.offers import END
from app.games.the_game.situation import TheGameSituation
from app.texts import Text, texts
from engine.core.game import DeadEnd

T = texts("TheGame")

_AFTER: Final[Mapping[str, Text]] = {
    "none-placeable": T(
        "After this card you could place none of your other cards, and you need to place "
        "{minimum}: the game would be lost.",
    ),
    "minimum-out-of-reach": T(
        "After this card you could not place the {minimum} cards that you need: "
        "the game would be lost.",
    ),
    "fire-left": T(
        "After this card you could not put out the fire on {card}: the game would be lost.",
    ),
    "not-all-covered": T(
        "After this card you could not cover all the cards that you have to cover "
        "({cards}): the game would be lost.",
    ),
    "no-end": T(
        "After this card you could no longer bring your turn to an end: the game would be lost.",
    ),
    "nothing-next": T(
        "After this card, however you finish your turn, no card could be placed in the next one: "
        "the game would be lost.",
    ),
    "hardly-won": T(
        "After this card, however you finish your turn, the game could hardly be won.",
    ),
    "left-over": T(
        "After this card you could no longer place {cards}: the game would be lost.",
    ),
    "win-let-go": T(
        "After this card not all the other cards could be placed any more: the game would be lost.",
    ),
}
"""Why a card loses, by the engine's codes."""

_NOW: Final = T(
    "If you end your turn now, no card can be placed in the next one, and the game will be lost.",
)
_NOW_LEFT_OVER: Final = T(
    "If you end your turn now, not all the cards can be placed any more, and the game will be "
    "lost.",
)


def dead_end_text(situation: TheGameSituation, action: str) -> str:
    """Say what the action would lead to, and how it is done all the same."""
    end = situation.dead_end(action)
    return "" if end is None else with_a_way(sentence(end, action), action)


def sentence(end: DeadEnd, action: str) -> str:
    """Say why the game would be lost, by a card or by the end of the turn."""
    now = _NOW if end.code == "nothing-next" else _NOW_LEFT_OVER
    return filled(now if action == END else _AFTER[end.code], end)


def with_a_way(sentence: str, action: str) -> str:
    """Add to the sentence how the action is done all the same."""
    again = common_texts.press_again if action == END else numbers.place_it_again
    return f"{sentence} {again()}"


def filled(text: Text, end: DeadEnd) -> str:
    """Return a sentence with its numbers."""
    args = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in end.args.items()
    }
    return text.filled(args)
