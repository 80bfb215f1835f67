"""The moves of a round, as the engine lists them."""

from collections.abc import Sequence

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.table import KnownRound
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
    BlockNumber,
    PickBurntCard,
)
from engine.games.wednesday.cards import HYDE, MEDIUM, NORMIE


def moves(known: KnownRound, sizes: Sequence[int], burnt: int) -> Sequence[Action]:
    """Return the legal actions of the seat to act.

    They follow from what it sees and from the sizes of hands and pile.
    """
    seat, found = known.seat, list[Action]()
    match known.step:
        case "open" if h.count(known.hands[seat], NORMIE):
            found = [PLAY[NORMIE]]
        case "open" | "again":
            found = _plays(known)
        case "play":
            found = _turn(known)
        case "swap":
            found = [SWAP[other] for other, size in enumerate(sizes) if size and other != seat]
        case "give":
            hand = h.removed(known.hands[seat], known.taken)
            found = [GIVE[number] for number in h.numbers(h.held(hand))]
        case "pick":
            from_the_top = enumerate(reversed(known.burnt))
            found = [PICK[at] for at, number in from_the_top if number != known.blocked]
        case "donate":
            found = [DONATE[other] for other in range(len(sizes)) if other != seat]
        case "block":
            found = [*BLOCK[:burnt]]
        case "insert":
            found = [*INSERT[: known.pile()]]
    return found


def _plays(known: KnownRound) -> list[Action]:
    single, pair = known.singles(), known.pairs()
    if not pair:
        return [PLAY[number] for number in h.numbers(single)]
    found: list[Action] = []
    for number in h.numbers(single | pair):
        if single & h.bit(number):
            found.append(PLAY[number])
        if pair & h.bit(number):
            found.append(PLAY_PAIR[number])
    return found


def _turn(known: KnownRound) -> list[Action]:
    found = _plays(known)
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


def different(known: KnownRound, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions, with only the topmost card of each number in the burnt pile."""
    if known.step not in ("pick", "block"):
        return actions
    found: dict[int, Action] = {}
    for action in actions:
        match action:
            case PickBurntCard(place) | BlockNumber(place):
                found.setdefault(known.burnt[len(known.burnt) - place], action)
    return list(found.values())
