"""Placing cards on piles, in several games: the actions, each made only once, and documents."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.core.action import Action
from engine.core.errors import BadDocument
from engine.core.reading import expect, quoted, read_each, read_integer, read_integers, read_list


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


Places: TypeAlias = tuple[tuple[Place, ...], ...]
"""By card and pile; rows for numbers that are no card's only fill up the table."""


class Placements(NamedTuple):
    """All actions of one game."""

    places: Places
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


def read_pile(
    value: object, where: str, start: int, cards: range, fits: Callable[[int, int], object]
) -> tuple[int, ...]:
    """Read a pile, its start number first: ``fits(below, card)`` of each card on the one below it.

    Raises BadDocument.
    """
    first, *rest = read_list(value, where) or [None]
    expect(first, f"{where}[0]", start)
    pile = (start, *read_integers(rest, where, cards[0], cards[-1]))
    for below, card in pairwise(pile):
        if not fits(below, card):
            raise BadDocument(where, f"{card} cannot lie on {below}")
    return pile


def read_placed(value: object, cards: range, places: Places) -> tuple[Place, ...]:
    """Read the placements of a turn, in order. Raises BadDocument."""
    return read_each(
        value, "turn.placed", lambda entry, where: _read_place(entry, where, cards, places)
    )


def _read_place(value: object, where: str, cards: range, places: Places) -> Place:
    card, name = read_list(value, where, 2)
    for place in places[read_integer(card, where, cards[0], cards[-1])]:
        if place.name == name:
            return place
    raise BadDocument(where, f"a pile expected, not {quoted(name)}")
