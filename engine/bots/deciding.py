"""The reason that decides for an action, found by taking it out of the worth of every action.

A reason stands for a part of that worth, its gain. Where another action would be the best one if
none had its gain, the reason decides; the further ahead the other would be, the more.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.bots.bot import HintReason
from engine.core.action import Action

NEVER_FIRST = -inf
"""The weight of what is worth knowing but decides nothing."""

HELPS = 0.1
"""How much more of its worth an action must owe to a reason than the next best one does."""

Gain: TypeAlias = Callable[[Action], float]
"""What an action owes to something, in worth."""


class WeighedReason(NamedTuple):
    """A reason, and by how much another action would be ahead without it."""

    reason: HintReason
    by: float
    helps: bool = True
    """Whether the next best action owes it less, so that it speaks for this one."""

    @property
    def decides(self) -> bool:
        """Tell whether another action would be the best one without it."""
        return self.by > 0


AS_GOOD = 1e-6
"""A difference in worth too small to make one way better than another."""


class Valued(Protocol):
    """A thing that has a worth."""

    @property
    def value(self) -> float: ...


Way = TypeVar("Way", bound=Valued)


class ChosenWay(Generic[Way]):
    """The chosen way to go on in a turn, and the best ones with each other next step."""

    chosen: Way
    others: Sequence[Way]

    @property
    def behind(self) -> float:
        """Return by how much the best other way is ahead of the chosen one.

        That is above 0 where something other than worth has chosen, such as trials.
        """
        return max((way.value - self.chosen.value for way in self.others), default=-inf)

    def decides(self, gain: Callable[[Way], float]) -> float:
        """Return how far another way is ahead, or as good, without the gain.

        The gain decides if that is above 0.
        """
        lead = self.ahead_without(gain)
        return lead + AS_GOOD if self.behind < -AS_GOOD else lead

    def ahead_without(self, gain: Callable[[Way], float]) -> float:
        """Return how far another way is ahead without the gain."""
        rival = self.rival(gain)
        lead = -inf if rival is None else rival.value - gain(rival)
        return lead - (self.chosen.value - gain(self.chosen)) - max(0.0, self.behind)

    def helps(self, gain: Callable[[Way], float]) -> bool:
        """Tell whether the chosen way owes more to the gain than its rival without it does."""
        rival = self.rival(gain)
        return rival is not None and gain(self.chosen) - gain(rival) > HELPS

    def rival(self, gain: Callable[[Way], float]) -> Way | None:
        """Return the best other way without the gain, None if there is no other."""
        return max(self.others, key=lambda way: way.value - gain(way), default=None)


class Leads:
    """The leads of an action over each of the others."""

    def __init__(self, chosen: Action, leads: Mapping[Action, float]) -> None:
        self.chosen = chosen
        self.leads = leads

    @property
    def next_best(self) -> Action | None:
        """Return the best of the other actions, None if there is none."""
        return min(self.leads, key=self.leads.__getitem__, default=None)

    def weighed(self, reason: HintReason, gain: Gain) -> WeighedReason:
        """Weigh a reason by that gain."""
        own = gain(self.chosen)
        by = max((own - gain(other) - lead for other, lead in self.leads.items()), default=inf)
        helps = self.next_best is None or own - gain(self.next_best) > HELPS
        return WeighedReason(reason, by, helps)


def ordered(
    found: Iterable[WeighedReason], comparison: Sequence[HintReason], besides: Sequence[HintReason]
) -> list[WeighedReason]:
    """Order reasons: the deciding one or a comparison, then what must be known, then the rest.

    A comparison says itself by how much the action is better, and so decides.
    """
    useful = (weighed for weighed in found if weighed.helps or weighed.decides)
    rest = sorted(useful, key=lambda weighed: -weighed.by)
    if not rest or not rest[0].decides:
        rest = [*(WeighedReason(reason, inf) for reason in comparison), *rest]
    known = [WeighedReason(reason, NEVER_FIRST) for reason in besides]
    return [*rest[:1], *known, *rest[1:]]
