"""The decks that the cards on the piles come from, as far as the piles show it.

Each number lies there up to twice, once from each deck, and a card given to the rival lies among
the rival's. A card that goes on in its pile's direction was laid by the pile's owner. One that goes
back was given by the rival, unless it goes back by exactly 10: then the owner may have used the
backwards trick as well.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import TypeAlias

from engine.core.errors import BadDocument
from engine.core.piles import fits
from engine.games.face_to_face.piles import ASCENDING, CARDS, SEATS, improves, in_row
from engine.games.face_to_face.state import FaceToFaceState

Decks: TypeAlias = tuple[int, ...]
"""The seats of whose decks a card may be."""


def possible_decks(pile: int, below: int, card: int) -> Decks:
    """Return the seats that may have laid a card on another on this pile; perhaps none."""
    keeper, ascending = pile // 2, ASCENDING[pile]
    laid = (keeper,) if fits(ascending, below, card) else ()
    given = (1 - keeper,) if improves(ascending, below, card) else ()
    return laid + given


def check_decks(state: FaceToFaceState) -> None:
    """Raise BadDocument if the cards cannot be assigned so that each deck has each number once."""
    lying: dict[int, list[Decks]] = {card: [] for card in CARDS}
    for card, decks in _lying(state):
        lying[card].append(decks)
    kept = [{*state.hands[seat], *state.draw[seat]} for seat in SEATS]
    for card in CARDS:
        decks = tuple(seat for seat in SEATS if card not in kept[seat])
        if not any(
            all(deck in possible for deck, possible in zip(order, lying[card], strict=True))
            for order in permutations(decks)
        ):
            raise BadDocument(
                "piles", f"{card} does not lie there as it would from decks {list(decks)}"
            )


def _lying(state: FaceToFaceState) -> Iterator[tuple[int, Decks]]:
    """Yield all cards on the piles, each with the seats whose deck it may come from.

    Cards placed in this turn come from the deck of the seat on turn.
    """
    for pile, cards in enumerate(state.piles):
        before = len(cards) - sum(in_row(state.seat, place.pile) == pile for place in state.placed)
        for at in range(1, len(cards)):
            decks = possible_decks(pile, cards[at - 1], cards[at])
            yield cards[at], decks if at < before else (state.seat,)
