"""The actions: one value for each that there can be, made once."""

from dataclasses import dataclass

from engine.core.action import Action
from engine.games.face_to_face.piles import CARDS, HIGHEST_CARD, PILES


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a card of the hand on a pile, one's own or the rival's: ``place CARD PILE``."""

    card: int
    pile: int

    def __str__(self) -> str:
        return f"place {self.card} {PILES[self.pile]}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn and draw: ``end``."""

    def __str__(self) -> str:
        return "end"


END = End()

PLACES = tuple(
    tuple(Place(card, pile) for pile in range(len(PILES))) for card in range(HIGHEST_CARD + 1)
)
"""``PLACES[card][pile]``; the first two rows only fill up the table."""

ACTIONS: dict[str, Action] = {
    str(action): action for action in (*(place for card in CARDS for place in PLACES[card]), END)
}
"""Every action by its text."""

PLACES_BY_BITS = tuple(
    tuple(
        tuple(place for place in row if bits & 1 << place.pile) for bits in range(1 << len(PILES))
    )
    for row in PLACES
)
"""``PLACES_BY_BITS[card][bits]``: the card on each pile whose bit is set, in pile order."""
