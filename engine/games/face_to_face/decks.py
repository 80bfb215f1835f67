"""Of whose deck the cards on the piles are, as far as the piles tell.

Each number lies there up to twice, once of each deck, and a card given to the rival lies among the
rival's. A card that goes on in its pile's direction was laid there by the pile's owner. One that
goes back was given by the rival, unless it goes back by exactly 10: then the owner may have used
the backwards trick as well.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import TypeAlias

from engine.core.errors import BadDocument
from engine.core.piles import fits
from engine.games.face_to_face.piles import ASCENDING, CARDS, SEATS, improves, in_row
from engine.games.face_to_face.state import State

Decks: TypeAlias = tuple[int, ...]
"""The seats of whose decks a card may be."""


def possible_decks(pile: int, below: int, card: int) -> Decks:
    """The seats that may have laid a card on another, on this pile of the row; perhaps none."""
    keeper, ascending = pile // 2, ASCENDING[pile]
    laid = (keeper,) if fits(ascending, below, card) else ()
    given = (1 - keeper,) if improves(ascending, below, card) else ()
    return laid + given


def check_decks(state: State) -> None:
    """Raises BadDocument when cards cannot be told apart so that each deck has each number once."""
    lying: dict[int, list[Decks]] = {card: [] for card in CARDS}
    for card, decks in _lying(state):
        lying[card].append(decks)
    for card in CARDS:
        decks = tuple(s for s in SEATS if card not in (*state.hands[s], *state.draw[s]))
        if not any(
            all(deck in possible for deck, possible in zip(order, lying[card], strict=True))
            for order in permutations(decks)
        ):
            raise BadDocument(
                "piles", f"{card} does not lie there as it would from decks {list(decks)}"
            )


def _lying(state: State) -> Iterator[tuple[int, Decks]]:
    """All cards on the piles; those placed in this turn are of the deck of the seat on turn."""
    for pile, cards in enumerate(state.piles):
        before = len(cards) - sum(in_row(state.seat, place.pile) == pile for place in state.placed)
        for at in range(1, len(cards)):
            decks = possible_decks(pile, cards[at - 1], cards[at])
            yield cards[at], decks if at < before else (state.seat,)
