"""The ids of the piles and of the cards in the display."""

DRAW, DISCARD, TOP = "draw", "discard", "top"


def display_id(slot: int) -> str:
    """Return the id of the card in a place of the display, from 0."""
    return f"display:{slot}"


def slot_of(card_id: str) -> int | None:
    """Return the place of the display that a card lies in; None if in none."""
    kind, _, slot = card_id.partition(":")
    return int(slot) if kind == "display" else None
