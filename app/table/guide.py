"""The interface between the table and whoever knows the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from PySide6.QtGui import QKeyEvent

from app.table.layout import Decoration

DoubleClick = Literal["clear", "only", "never"]
"""Where a double click lays a card: where one place is clearly the best, or the only one."""

CLEAR = 10
"""By how many numbers a place is better than the others, for a double click to mean it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The meaning of laying a card on a place."""

    cost: str
    """What its pill says."""
    kind: str
    """Look of the pill: "step", "leap" with its sign, "trick", "gift"."""
    caption: str = ""
    name: str = ""
    """What a screen reader says after the place's name."""
    skips: int = 0
    """How many numbers it skips; below 0 where it wins some back."""
    words: str = ""
    """What the pill of a leap says to somebody new, without the sign; "": the same."""
    along: tuple[str, ...] = ()
    """Ids of the other cards of the hand that are laid with it."""


def clear_place(offers: Mapping[str, Offer]) -> str | None:
    """Return the one place that takes a card, or that costs `CLEAR` numbers less than any other."""
    by_cost = sorted(offers, key=lambda place: offers[place].skips)
    if len(by_cost) > 1 and offers[by_cost[1]].skips - offers[by_cost[0]].skips < CLEAR:
        return None
    return next(iter(by_cost), None)


class Guide(Protocol):
    """The one who knows the game: the table asks, and never decides."""

    def offers(self, card_id: str) -> Mapping[str, Offer]:
        """Return the places that take this card now."""

    def aim_decorations(self, card_id: str, offers: Mapping[str, Offer]) -> Sequence[Decoration]:
        """Return the decorations to show at the places while the card is lifted."""

    def lay(self, card_id: str, place_id: str) -> bool:
        """Lay the card there; false when it did not happen (the reason has been shown)."""

    def lies_for_good(self, card_id: str, place_id: str) -> bool:
        """Tell whether the card, once laid there, could not be taken back."""

    def wants_press(self, place_id: str) -> None:
        """Say that what could not be taken back is done by a press on the place."""

    def press(self, target_id: str) -> None:
        """Answer a press on a place, a decoration or a card, with nothing in the hand."""

    def rest(self) -> None:
        """Answer a press on what cannot be used now: say how things stand."""

    def lifted(self, card_id: str) -> None:
        """Take note that the card was taken up."""

    def typed(self, digits: str) -> str | None:
        """Return the id of the card that these typed digits mean."""

    def not_held(self, digits: str) -> bool:
        """Say that no card has the typed number; return False where its last digit is another one.

        That is so where the game has no such number, and a card for the last digit.
        """

    def key(self, event: QKeyEvent, target_id: str | None) -> bool:
        """Do what a key means that the table does not know; return whether the game took it."""

    def key_aside(self, event: QKeyEvent) -> bool:
        """Do what a shortcut means that lets go of nothing; return whether it meant anything."""
