"""One decision, as far as it has been tried."""

from collections.abc import Sequence

from engine.bots.bot import HintReason
from engine.core.chance import MAX_STATE, Chance
from engine.core.figures import Estimate, Z, difference, mean, share
from engine.review.decisions import Decision
from engine.review.trials import PLAYED, TrialEnd, Trials

SURE = 2.8
"""So many standard errors on either side cover 95 % for ten differences at once."""


class JudgedDecision:
    """A decision, its ways and what came of trying them.

    Every way is tried in the same deals, in their order. The deals of the verdict are others than
    those by which a decision is picked for one: what is found in picked deals looks larger than it
    is.
    """

    def __init__(self, decision: Decision, trials: Trials, seed: int) -> None:
        self.decision = decision
        self.trials = trials
        stream = Chance(Chance(seed).next() ^ decision.first)
        self._first, self._fresh = stream.next(), stream.next()
        self._ends: dict[tuple[int, bool], list[TrialEnd]] = {}
        self._better: int | None = None
        self.judged = False
        """Whether it has had a verdict."""
        self.reasons: tuple[HintReason, ...] = ()
        """Why a hint advises the better way; none before a verdict."""

    @property
    def better(self) -> int:
        """Return the way that is compared with what was played; the same one if none is better."""
        if self._better is None:
            self._better = self.trials.better()
        return self._better

    def try_way(self, way: int, deals: int) -> None:
        """Try a way in so many deals, those before counted in."""
        self._try(way, deals, fresh=False)

    def compare(self, deals: int) -> None:
        """Try what was played and what a hard computer does in so many deals."""
        self.try_way(PLAYED, deals)
        self.try_way(self.better, deals)

    def judge(self, deals: int) -> None:
        """Try what was played and what a hint advises in so many deals of their own."""
        if not self.judged:
            self._better, self.reasons = self.trials.hint()
            self.judged = True
        for way in sorted({PLAYED, self.better}):
            self._try(way, deals, fresh=True)

    def try_others(self, deals: int) -> None:
        """Try the alternatives that have not been tried in so many deals."""
        for way in self.trials.alternatives():
            if way not in (PLAYED, self.better):
                self.try_way(way, deals)

    @property
    def compared(self) -> bool:
        """Tell whether what was played has been compared with a better way."""
        return self._better is not None

    def deals(self, way: int = PLAYED) -> int:
        """Return in how many deals a way has been tried."""
        return len(self.ends(way))

    def share(self, way: int = PLAYED) -> Estimate:
        """Return the share of the win that the seat has after a way."""
        return share([end.share for end in self.ends(way)])

    def points(self, way: int = PLAYED) -> Estimate:
        """Return the points that the seat has, or the cards left, after a way."""
        return mean([end.points for end in self.ends(way)])

    def loss(self, errors: float = Z) -> Estimate:
        """Return the share of the win that the better way has more than what was played."""
        if self.better == PLAYED or not self.ends(self.better):
            return Estimate(0.0, 0.0, 0.0)
        pairs = zip(self.ends(PLAYED), self.ends(self.better), strict=False)
        return difference([better.share - played.share for played, better in pairs], errors)

    def ends(self, way: int) -> Sequence[TrialEnd]:
        """Return what came of a way: in the deals of the verdict, if it was tried in them."""
        return self._ends.get((way, True)) or self._ends.get((way, False), [])

    def _try(self, way: int, deals: int, fresh: bool) -> None:
        ends = self._ends.setdefault((way, fresh), [])
        start = self._fresh if fresh else self._first
        for deal in range(len(ends), deals):
            ends.append(self.trials.end(way, Chance(Chance((start + deal) & MAX_STATE).next())))
