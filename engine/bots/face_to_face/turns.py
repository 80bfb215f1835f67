"""The rules of a turn, as the planner needs them.

The own piles and the rival's have nothing to do with each other: what is laid on the own ones and
which card is given are looked at apart.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.bots.face_to_face.position import Cards, Placement, Side, cards_in
from engine.core.piles import TRICK

OWN_UP, OWN_DOWN, RIVAL_UP, RIVAL_DOWN = range(4)

ALL = 60
"""A breadth with which no card is left out."""


class Turn(NamedTuple):
    """The own piles and the hand in a turn."""

    up: int
    down: int
    hand: Cards


Ways: TypeAlias = dict[Turn, tuple[Placement, ...]]
"""Where a turn can lead, and one way to each."""


def ways(begun: Turn, breadth: int) -> list[Ways]:
    """By the number of cards laid on the own piles from here, all that can come of it."""
    layers: list[Ways] = [{begun: ()}]
    while layers[-1]:
        further: Ways = {}
        for turn, placements in layers[-1].items():
            for after, placement in steps(turn, breadth):
                if after not in further:
                    further[after] = (*placements, placement)
        layers.append(further)
    return layers[:-1]


def steps(turn: Turn, breadth: int) -> Iterator[tuple[Turn, Placement]]:
    """The placements on the own piles, and what comes of each.

    On each pile the trick, the ``breadth`` nearest cards, and those from which a trick leads back.
    """
    up, down, hand = turn
    ahead = hand >> up + 1 << up + 1
    worth = ahead & hand << TRICK
    if up > TRICK:
        worth |= hand & 1 << up - TRICK
    for _ in range(breadth):
        if not ahead:
            break
        lowest = ahead & -ahead
        worth |= lowest
        ahead ^= lowest
    for card in cards_in(worth):
        yield Turn(card, down, hand ^ 1 << card), (card, OWN_UP)
    ahead = hand & (1 << down) - 1
    worth = ahead & hand >> TRICK | hand & 1 << down + TRICK
    for _ in range(breadth):
        if not ahead:
            break
        highest = 1 << ahead.bit_length() - 1
        worth |= highest
        ahead ^= highest
    for card in cards_in(worth):
        yield Turn(up, card, hand ^ 1 << card), (card, OWN_DOWN)


def gifts(hand: Cards, rival: Side) -> Iterator[tuple[Placement, Side]]:
    """The cards that may be given to the rival, and how the rival stands then."""
    up, down, left, held = rival
    for card in cards_in(hand):
        if card < up:
            yield (card, RIVAL_UP), Side(card, down, left, held)
        if card > down:
            yield (card, RIVAL_DOWN), Side(up, card, left, held)
