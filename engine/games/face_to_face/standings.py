"""What one player's cards come to after so many turns, as numbers of cards alone."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import HAND_SIZE, MINIMUM, cards_drawn

MAX_TURNS = 2 * (len(CARDS) // MINIMUM - 1) + 1
"""The number of a match's last turn at most: in one more, the player would have no card left."""


class Standing(NamedTuple):
    """One player between two of the own turns."""

    given: int
    """How many cards the rival has got."""
    hand: int
    draw: int


@cache
def standings(turns: int, starts: bool) -> frozenset[Standing]:
    """Where a player may stand after so many turns; ``starts`` if the match began with one."""
    if not turns:
        return frozenset({Standing(0, HAND_SIZE, len(CARDS) - HAND_SIZE)})
    may_give = turns > 1 or not starts  # the rival's empty piles cannot be improved
    return frozenset(
        after
        for before in standings(turns - 1, starts)
        for gave in (False, True)[: 1 + may_give]
        for after in _after_a_turn(before, gave)
    )


def _after_a_turn(before: Standing, gave: bool) -> Iterator[Standing]:
    """Where the player stands after one more turn, unless its last card ended the match."""
    for left in range(before.hand - MINIMUM + 1):
        if left or before.draw:
            drawn = min(cards_drawn(left, gave), before.draw)
            yield Standing(before.given + gave, left + drawn, before.draw - drawn)
