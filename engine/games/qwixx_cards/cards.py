"""The cards: small integers in the order in which cards are sorted, by colour, then by number."""

from typing import TypeAlias

from engine.games.qwixx_cards.printed import COLOURS, LETTERS, NUMBERS

Card: TypeAlias = int
"""A place in ``CARDS``."""

Cards: TypeAlias = tuple[Card, ...]

CARDS = tuple(f"{letter}{number}" for letter in LETTERS for number in NUMBERS)
"""Every card as it is written: r2 to r12, y2 to y12, g2 to g12, b2 to b12, j2 to j12."""

CARD_OF_TEXT = {text: card for card, text in enumerate(CARDS)}

NUMBER_OF = tuple(NUMBERS[card % len(NUMBERS)] for card in range(len(CARDS)))
"""The number of each card, which its back shows too."""

COLOUR_OF = tuple(card // len(NUMBERS) for card in range(len(CARDS)))
"""The colour of each card: a place in ``COLOURS``, or ``JOKER``."""

JOKER = len(COLOURS)


def deck(jokers: bool) -> range:
    """Return the cards of a match, sorted."""
    return range(len(CARDS) if jokers else len(COLOURS) * len(NUMBERS))
