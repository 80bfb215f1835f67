"""The advice that a hint gives, and how its reasons are weighed against each other."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from engine.bots.bot import HintReason
from engine.bots.placements import Placement
from engine.bots.the_game.deciding import Gain, TheGameWays
from engine.bots.the_game.position import TheGamePosition
from engine.bots.the_game.turns import PlannedTurn


class TheGameAdvice(NamedTuple):
    """The advice: the rest of a plan, and what is known of it."""

    position: TheGamePosition
    turn: PlannedTurn
    """The turn as far as it has come."""
    rest: Sequence[Placement]
    only: bool
    """Whether one action alone is legal."""
    wins: bool
    """Whether all cards can surely be placed on the plan's way."""
    lost: bool
    """Whether no way leads to an end of the turn."""
    hopeless: bool
    """Whether surely not all cards can be placed any more, as far as all of them are known."""
    undoes_loss: bool
    """Whether the match is not lost as long as the cards of this turn can be taken back."""
    ways: TheGameWays
    """What else could be done."""
    trials: int
    """The number of deals in which it did best, if that decided; else 0."""


class TurnReason(NamedTuple):
    """A reason, and by how much it decides: only if by more than 0."""

    reason: HintReason
    by: float
    gain: Gain | None = None
    """The part of the value of ways that the reason stands for, if any."""
    due: bool = False
    """Whether the turn cannot do without it: only what decides by itself comes before."""


NEVER_FIRST = -inf
"""The weight of what is true but decides nothing."""


def in_order(found: Iterable[TurnReason]) -> list[TurnReason]:
    """Sort the reasons: what is due, those that decide, those that could, those that cannot.

    What decides by itself comes before all. Where nothing is due and none decides, the one that
    comes nearest to it is the first.
    """
    rest = sorted(found, key=_rank)
    if not rest or rest[0].by > 0 or rest[0].due:
        return rest
    rest.insert(0, rest.pop(max(range(len(rest)), key=lambda at: rest[at].by)))
    return rest


def _rank(each: TurnReason) -> int:
    if each.by == inf:
        return 0
    if each.due:
        return 1
    return 2 if each.by > 0 else 3 if each.by > NEVER_FIRST else 4


def together(ways: TheGameWays, found: Iterable[TurnReason], given: Sequence[HintReason]) -> float:
    """Return by how much the given reasons decide if all are taken out at once.

    The first has to be a part of the value. Where each of several reasons alone keeps the choice,
    none decides alone.
    """
    gains = {each.reason.code: each.gain for each in found if each.reason in given and each.gain}
    if given[0].code not in gains:
        return NEVER_FIRST
    parts = {*gains.values()}
    if ways.steps in parts:
        parts -= {ways.tricks}  # tricks are steps
    return ways.ahead_without(lambda way: sum(gain(way) for gain in parts))
