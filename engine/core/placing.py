"""Actions of games in which cards are placed on piles, each value made only once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.core.action import Action


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a card of the hand on the pile of this index: ``place CARD PILE``."""

    card: int
    pile: int
    name: str
    """The pile's name in the action's text."""

    def __str__(self) -> str:
        return f"place {self.card} {self.name}"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn and draw: ``end``."""

    def __str__(self) -> str:
        return "end"


END = EndTurn()


PlacedDocument: TypeAlias = list[list[int | str]]
"""Placements as JSON: a list of card and pile name for each, in order."""


def placed_pairs(placed: PlacedDocument) -> list[tuple[int, str]]:
    """Return the card and the pile's name of each placement."""
    return [
        (card, pile) for card, pile in placed if isinstance(card, int) and isinstance(pile, str)
    ]


class Placements(NamedTuple):
    """All actions of one game."""

    places: tuple[tuple[Place, ...], ...]
    """``places[card][pile]``; rows for numbers that are no card's only fill up the table."""
    by_bits: tuple[tuple[tuple[Place, ...], ...], ...]
    """``by_bits[card][bits]``: the card on each pile whose bit is set, in pile order."""
    actions: dict[str, Action]
    """The actions by their texts."""


def placements(cards: range, piles: Sequence[str]) -> Placements:
    """Make the placements of these cards on the piles of these names, and ``end``."""
    places = tuple(
        tuple(Place(card, pile, name) for pile, name in enumerate(piles))
        for card in range(cards.stop)
    )
    by_bits = tuple(
        tuple(
            tuple(place for place in row if bits & 1 << place.pile)
            for bits in range(1 << len(piles))
        )
        for row in places
    )
    legal_texts = (*(place for card in cards for place in places[card]), END)
    return Placements(places, by_bits, {str(action): action for action in legal_texts})
