"""Of whose deck the cards on the piles are, as far as the piles tell.

Each number lies there up to twice, once of each deck, and a card given to the rival lies among the
rival's. A card that goes on in its pile's direction was laid there by the pile's owner. One that
goes back was given by the rival, unless it goes back by exactly 10: then the owner may have used
the backwards trick as well. What lies in hands and draw piles, and who placed what in this turn,
decides some of those cases; others stay open.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from engine.core.errors import BadDocument
from engine.core.piles import fits
from engine.games.face_to_face.piles import ASCENDING, CARDS, SEATS, improves, in_row
from engine.games.face_to_face.state import State

Gifts: TypeAlias = tuple[int, int]
"""How many cards each seat has given to its rival."""


class Lying(NamedTuple):
    """A card on a pile: its number, whose pile it is, and of which seats' decks it may be."""

    card: int
    keeper: int
    decks: tuple[int, ...]


def possible_decks(pile: int, below: int, card: int) -> tuple[int, ...]:
    """The seats that may have laid a card on another, on this pile of the row; perhaps none."""
    keeper, ascending = pile // 2, ASCENDING[pile]
    laid = (keeper,) if fits(ascending, below, card) else ()
    given = (1 - keeper,) if improves(ascending, below, card) else ()
    return laid + given


def possible_gifts(state: State) -> set[Gifts]:
    """All that the seats may have given each other in the match so far.

    Raises BadDocument when the cards cannot be told apart so that each is there once.
    """
    lying: dict[int, list[Lying]] = {card: [] for card in CARDS}
    for entry in _lying(state):
        lying[entry.card].append(entry)
    held = [{*state.hands[seat], *state.draw[seat]} for seat in SEATS]
    sums = {(0, 0)}
    for card, entries in lying.items():
        decks = [seat for seat in SEATS if card not in held[seat]]
        ways = {
            _gifts(entries, order)
            for order in permutations(decks)
            if all(deck in entry.decks for entry, deck in zip(entries, order, strict=True))
        }
        if not ways:
            raise BadDocument("piles", f"{card} does not lie there as it would from decks {decks}")
        sums = {(a + c, b + d) for a, b in sums for c, d in ways}
    return sums


def _lying(state: State) -> Iterator[Lying]:
    """All cards on the piles; those placed in this turn are of the deck of the seat on turn."""
    for pile, cards in enumerate(state.piles):
        before = len(cards) - sum(in_row(state.seat, place.pile) == pile for place in state.placed)
        for at in range(1, len(cards)):
            decks = possible_decks(pile, cards[at - 1], cards[at])
            yield Lying(cards[at], pile // 2, decks if at < before else (state.seat,))


def _gifts(entries: Sequence[Lying], decks: Sequence[int]) -> Gifts:
    """How many of these cards each seat has given, if they are of these decks."""
    given = [deck for entry, deck in zip(entries, decks, strict=True) if deck != entry.keeper]
    return given.count(0), given.count(1)
