"""Random deals of what a seat does not see: a whole round as it may lie."""

from collections.abc import Sequence
from math import log

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.beliefs import odds
from engine.bots.wednesday.playouts import Playout
from engine.bots.wednesday.position import WednesdayPosition
from engine.core.chance import MAX_STATE, Chance
from engine.games.wednesday.cards import CHARACTERS


def dealt(position: WednesdayPosition, chance: Chance) -> Playout:
    """Deal a round that looks to the seat as this one does.

    Cards are in hands or burnt by the ``beliefs``. A seat that has just passed holds, as far as the
    cards allow, nothing to go on from the top: hardly anybody passes who need not.
    """
    known = position.known
    whole = Playout.of(known)
    seats = position.hidden_seats()
    held, burnt = _divided(position, sum(position.sizes[seat] for seat in seats), chance)
    passed = [seat for seat in passers(position) if seat in seats]
    if passed:
        fitting = known.following().singles
        held, burnt = _unfit_first(
            held, burnt, fitting, sum(position.sizes[seat] for seat in passed)
        )
    for seat in passed:
        size = position.sizes[seat]
        whole.hands[seat] = h.hand_of(held[:size])
        held = held[size:]
    held = chance.shuffled(held)
    for seat in seats:
        if seat not in passed:
            size = position.sizes[seat]
            whole.hands[seat] = h.hand_of(held[:size])
            held = held[size:]
    if not position.sees_burnt:
        whole.burnt = chance.shuffled(burnt)
    if not position.sees_characters:
        whole.characters = chance.shuffled(known.characters)
    return whole


def passers(position: WednesdayPosition) -> Sequence[int]:
    """Return the seats that have passed since something else was done, the latest first."""
    known = position.known
    seats, step = len(position.sizes), 1 if known.open == "yoko" else -1
    behind = ((known.seat + step * distance) % seats for distance in range(1, seats))
    return [seat for seat in behind if position.sizes[seat]][: known.passes]


def _divided(position: WednesdayPosition, held: int, chance: Chance) -> tuple[list[int], list[int]]:
    """Divide the hidden cards into so many in hands and the burnt ones, both in random order.

    Cards are drawn one by one, each as likely as its odds; see Pavlos S. Efraimidis and Paul G.
    Spirakis, "Weighted Random Sampling with a Reservoir", Information Processing Letters 97, 2006.
    """
    known = position.known
    if position.sees_burnt:
        return chance.shuffled(position.unseen), []
    unseen = list(position.unseen)
    burnt = []
    if known.blocked:
        unseen.remove(known.blocked)
        burnt.append(known.blocked)
    tables = len(CHARACTERS) - len(known.characters)
    drawn = sorted(
        (-log((chance.next() + 1) / (MAX_STATE + 1)) / odds(number, tables), at, number)
        for at, number in enumerate(unseen)
    )
    cards = [number for _, _, number in drawn]
    return chance.shuffled(cards[:held]), burnt + cards[held:]


def _unfit_first(
    held: Sequence[int], burnt: Sequence[int], fitting: int, wanted: int
) -> tuple[list[int], list[int]]:
    """Return the same cards, with those in hands that do not fit in front.

    Where there are fewer of these than wanted, some of those that fit are burnt in their place.
    """
    fit = [number for number in held if fitting & h.bit(number)]
    unfit = [number for number in held if not fitting & h.bit(number)]
    left = []
    for number in burnt:
        if len(unfit) < wanted and fit and not fitting & h.bit(number):
            unfit.append(number)
            left.append(fit.pop())
        else:
            left.append(number)
    return unfit + fit, left
