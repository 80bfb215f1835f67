"""Dealing what a seat does not see, at random: a whole round as it may lie."""

from collections.abc import Sequence

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.model import Round
from engine.bots.wednesday.position import Position
from engine.core.chance import Chance


def dealt(position: Position, chance: Chance) -> Round:
    """A round that looks to the seat as this one does; ``chance`` is the round's, too.

    Who has just passed holds, as far as the cards go round, nothing to go on from the top: hardly
    anybody passes who need not.
    """
    known = position.known
    whole = known.copy()
    whole.chance = chance
    pool = chance.shuffled(position.unseen)
    if known.blocked and not position.sees_burnt:
        pool.remove(known.blocked)
    seats = position.hidden_seats()
    passed = [seat for seat in passers(position) if seat in seats]
    if passed:
        pool = _deal_passers(position, whole, passed, pool)
        pool = chance.shuffled(pool)
    for seat in seats:
        if seat not in passed:
            size = position.sizes[seat]
            whole.hands[seat] = h.hand_of(pool[:size])
            pool = pool[size:]
    if not position.sees_burnt:
        whole.burnt = pool
        if known.blocked:
            pool.insert(chance.below(len(pool) + 1), known.blocked)
    if not position.sees_characters:
        whole.characters = chance.shuffled(known.characters)
    return whole


def passers(position: Position) -> Sequence[int]:
    """The seats that have passed since something else was done, the latest first."""
    known = position.known
    seats, step = len(position.sizes), 1 if known.open == "yoko" else -1
    behind = ((known.seat + step * distance) % seats for distance in range(1, seats))
    return [seat for seat in behind if position.sizes[seat]][: known.passes]


def _deal_passers(
    position: Position, whole: Round, passed: Sequence[int], pool: Sequence[int]
) -> list[int]:
    """Deals them their hands; what is left of the pool."""
    known = position.known
    fitting = known.following().singles
    # Those that fit come last: who passed gets them only when the others are used up.
    pool = sorted(pool, key=lambda number: fitting >> h.BITS * number & 1)
    for seat in passed:
        size = position.sizes[seat]
        whole.hands[seat] = h.hand_of(pool[:size])
        pool = pool[size:]
    return list(pool)
