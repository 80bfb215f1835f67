"""The warning before an act with which Extreme is lost, though not with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.numbers.offers import END
from app.games.the_game import dead_ends as base
from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme import words
from app.games.the_game_extreme.orders import command_of
from app.texts import Text, texts

T = texts("TheGameExtreme")

_AFTER: Final[Mapping[str, Text]] = {
    "skull-left": T(
        "After this card you could not cover the skull on {card}: the game would be lost.",
    ),
    "none-for-three": T(
        "After this card you could place none of your other cards, and this turn needs exactly "
        "{exactly}: the game would be lost.",
    ),
    "three-out-of-reach": T(
        "After this card you could not place exactly {exactly} this turn: the game would be lost.",
    ),
    "short-of-cards": T(
        "After this card you will draw just one when your turn ends, and hold fewer than the "
        "{minimum} that your next turn needs: unless you draw a Stop, the game will be lost.",
    ),
}
"""Why a card loses, by the engine's codes, where The Game has no words for it."""

_NOW: Final[Mapping[str, Text]] = {
    "short-of-cards": T(
        "If you end your turn now, you draw just one card, and will hold fewer than the {minimum} "
        "that your next turn needs: unless you draw a Stop, the game will be lost.",
    ),
}
"""Why the end of the turn loses, likewise."""


_in_the_way: Final = T(
    "In the way: {cards}.",
    note="After the reason why a card loses: the cards whose commands forbid others.",
)


def dead_end_text(situation: TheGameSituation, action: str) -> str:
    """Say what the action would lead to, by which commands, and how it is done all the same."""
    end = situation.dead_end(action)
    if end is None:
        return ""
    sentences = _NOW if action == END else _AFTER
    if end.code in sentences:
        said = base.filled(sentences[end.code], end)
    else:
        said = base.sentence(end, action)
    barred = end.args.get("barred")
    if isinstance(barred, list):
        carriers = [(card, command_of(situation.view, card)) for card in barred]
        named = [words.card_with_command(card, command) for card, command in carriers if command]
        said = f"{said} {_in_the_way(cards=words.listed(named))}"
    return base.with_a_way(said, action)
