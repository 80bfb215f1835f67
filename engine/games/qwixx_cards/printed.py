"""What is printed on the cards and the sheets of Qwixx, and the numbers of its rules."""

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")

NUMBERS = range(2, 13)
"""The numbers in each colour and of the jokers, one card each: 44 cards and 11 jokers."""

LETTERS = "rygbj"
"""The letters of cards in text, in the order in which cards are sorted: the colours, the joker."""

ROWS = (tuple(NUMBERS), tuple(NUMBERS), tuple(reversed(NUMBERS)), tuple(reversed(NUMBERS)))
"""The numbers of each row of a sheet in colour order, left to right; a lock follows each row."""

ROW_OF: dict[str, int] = {colour: row for row, colour in enumerate(COLOURS)}

SCORES = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
"""What a row is worth by its number of crosses, the lock included."""

PENALTY = 5
"""What each penalty takes off."""

CROSSES_BEFORE_LAST = 5
"""Crosses that a row needs at least before its rightmost number."""

ROWS_TO_END = 2
"""Closed rows of one player that end the game."""

PENALTIES_TO_END = 4
"""Penalties of one player that end the game: as many as a sheet has boxes."""

DEALT = 4
"""Cards of a hand at the start."""

FULL_HAND = 5
"""Cards up to which the active player takes; no hand is ever larger (Q6)."""

DISPLAY = 4
"""Cards of the display."""

MOST_PLAYED = 3
"""Cards played in a turn at most; one at least."""

MOST_SKIPPED = 1
"""Numbers skipped at most between the first and the last that are crossed in part 3."""
