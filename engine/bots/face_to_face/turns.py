"""The rules of a turn, as the planner needs them.

One's own piles and the rival's do not affect each other: what is laid on one's own and which card
is given are planned separately.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.bots.face_to_face.position import Side
from engine.bots.placements import Cards, Placement, cards_in
from engine.core.piles import TRICK

OWN_UP, OWN_DOWN, RIVAL_UP, RIVAL_DOWN = range(4)

ALL = 60
"""A breadth with which no card is left out."""

Turn: TypeAlias = tuple[int, int, Cards]
"""The tops of one's own piles, the ascending one first, and the hand, in a turn."""

Layer: TypeAlias = dict[Turn, Turn]
"""The turns that so many cards on one's own piles can lead to, and the turn before each."""


def layers(begun: Turn, breadth: int) -> list[Layer]:
    """Return what can come of a turn, by the number of cards laid on one's own piles from here.

    Looked at are, on each pile, the trick, the ``breadth`` nearest cards, and those from which a
    trick leads back.
    """
    found: list[Layer] = [{begun: begun}]
    while found[-1]:
        found.append(next_layer(found[-1], breadth))
    return found[:-1]


def next_layer(turns: Iterable[Turn], breadth: int) -> Layer:
    """Return what can come of these turns with one more card."""
    layer: Layer = {}
    for turn in turns:
        up, down, hand = turn
        for card in _rising(hand, up, breadth):
            layer[card, down, hand ^ 1 << card] = turn
        for card in _falling(hand, down, breadth):
            layer[up, card, hand ^ 1 << card] = turn
    return layer


def _rising(hand: Cards, up: int, breadth: int) -> list[int]:
    """Return the cards to be looked at on the ascending pile."""
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
    return cards_in(worth)


def _falling(hand: Cards, down: int, breadth: int) -> list[int]:
    """Return the cards to be looked at on the descending pile."""
    ahead = hand & (1 << down) - 1
    worth = ahead & hand >> TRICK | hand & 1 << down + TRICK
    for _ in range(breadth):
        if not ahead:
            break
        highest = 1 << ahead.bit_length() - 1
        worth |= highest
        ahead ^= highest
    return cards_in(worth)


def way(found: Sequence[Layer], turn: Turn) -> tuple[Placement, ...]:
    """Return one way to a turn that is in one of these layers."""
    number = next(number for number, layer in enumerate(found) if turn in layer)
    placements: list[Placement] = []
    for layer in found[number:0:-1]:
        placements.append(placement(layer[turn], turn))
        turn = layer[turn]
    return tuple(reversed(placements))


def placement(before: Turn, after: Turn) -> Placement:
    """Return the placement that leads from one turn to the next."""
    pile = OWN_UP if after[OWN_UP] != before[OWN_UP] else OWN_DOWN
    return after[pile], pile


def gifts(hand: Cards, rival: Side) -> Iterator[tuple[Placement, Side]]:
    """Yield the cards that may be given to the rival, and the rival's side after each."""
    up, down, left, held = rival
    for card in cards_in(hand):
        if card < up:
            yield (card, RIVAL_UP), Side(card, down, left, held)
        if card > down:
            yield (card, RIVAL_DOWN), Side(up, card, left, held)
