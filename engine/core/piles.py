"""Piles of The Game and its relatives: ascending or descending rows of numbers."""

TRICK = 10
"""How far back the backwards trick reaches, exactly."""


def goes_on(ascending: bool, top: int, card: int) -> bool:
    """Tell whether the card goes on in the pile's direction from this top, by any amount."""
    return card > top if ascending else card < top


def trick(ascending: bool, top: int) -> int:
    """Return the number that the backwards trick would put on this top; it may be no card's."""
    return top - TRICK if ascending else top + TRICK


def fits(ascending: bool, top: int, card: int) -> bool:
    """Tell whether a card may be placed on this top.

    An ascending pile takes any higher number, a descending pile any lower one. Backwards trick: an
    ascending pile also takes exactly top - 10, a descending one exactly top + 10.
    """
    return goes_on(ascending, top, card) or card == trick(ascending, top)
