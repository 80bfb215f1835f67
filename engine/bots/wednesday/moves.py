"""All that can be done in a round, as the engine lists it."""

from collections.abc import Callable, Mapping, Sequence

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.position import Position
from engine.core.action import Action
from engine.games.wednesday.actions import (
    BLOCK,
    COMBINE_HYDE,
    COMBINE_MEDIUM,
    DONATE,
    GIVE,
    INSERT,
    PASS,
    PICK,
    PLAY,
    PLAY_PAIR,
    SHED,
    SWAP,
)
from engine.games.wednesday.cards import HYDE, MEDIUM, NORMIE
from engine.games.wednesday.state import Step


def moves(position: Position) -> Sequence[Action]:
    """The legal actions of the seat to act."""
    return _MOVES[position.known.step](position)


def _plays(position: Position) -> list[Action]:
    known = position.known
    single, pair = known.singles(), known.pairs()
    found: list[Action] = []
    for number in h.numbers(single | pair):
        if single & h.bit(number):
            found.append(PLAY[number])
        if pair & h.bit(number):
            found.append(PLAY_PAIR[number])
    return found


def _opening(position: Position) -> list[Action]:
    return [PLAY[NORMIE]] if h.count(position.hand, NORMIE) else _plays(position)


def _turn(position: Position) -> list[Action]:
    known, found = position.known, _plays(position)
    may_pass = bool(known.played) or not found
    if known.can_combine(MEDIUM):
        found.append(COMBINE_MEDIUM)
    if known.can_combine(HYDE):
        found.append(COMBINE_HYDE)
    if known.can_shed():
        found.append(SHED)
    if may_pass:
        found.append(PASS)
    return found


def _swaps(position: Position) -> list[Action]:
    return [
        SWAP[seat] for seat, size in enumerate(position.sizes) if size and seat != position.seat
    ]


def _gifts(position: Position) -> list[Action]:
    hand = h.removed(position.hand, position.known.taken)
    return [GIVE[number] for number in h.numbers(h.held(hand))]


def _picks(position: Position) -> list[Action]:
    known = position.known
    return [
        PICK[index] for index, number in enumerate(reversed(known.burnt)) if number != known.blocked
    ]


def _donations(position: Position) -> list[Action]:
    return [DONATE[seat] for seat in range(len(position.sizes)) if seat != position.seat]


def _blocks(position: Position) -> Sequence[Action]:
    return BLOCK[: position.burnt]


def _insertions(position: Position) -> Sequence[Action]:
    return INSERT[: len(position.known.characters)]


_MOVES: Mapping[Step, Callable[[Position], Sequence[Action]]] = {
    "open": _opening,
    "play": _turn,
    "again": _plays,
    "swap": _swaps,
    "give": _gifts,
    "pick": _picks,
    "donate": _donations,
    "block": _blocks,
    "insert": _insertions,
}
