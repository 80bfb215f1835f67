"""Tuning of a bot's weights by an evolution strategy, over common deals.

In each generation the weights are changed at random in pairs, each change and its opposite; all
play the same deals, new ones in each generation, and the weights move towards the changes that
did well. See Tim Salimans, Jonathan Ho, Xi Chen, Szymon Sidor and Ilya Sutskever, "Evolution
Strategies as a Scalable Alternative to Reinforcement Learning", 2017, from which mirrored
sampling and the shaping by ranks are taken. The result is the mean of the weights in the last
third of the generations: Boris T. Polyak and Anatoli B. Juditsky, "Acceleration of Stochastic
Approximation by Averaging", SIAM Journal on Control and Optimization 30, 1992.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, cycle, islice
from math import exp
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from engine.arena.players import Spec
from engine.arena.tournament import MatchJob, Workers
from engine.bots.playing import TableSetup
from engine.bots.weights import Weights
from engine.core.figures import Estimate, mean
from engine.core.scoring import Outcome
from engine.games import GAMES


class Tuning(NamedTuple):
    """The settings of a search for weights."""

    table: TableSetup
    level: str
    """The level at which the bot plays."""
    rivals: Sequence[Spec]
    """The players at the other seats, who take turns, also as the first of them; none in a team
    game."""
    scales: Mapping[str, float]
    generations: int
    pairs: int
    """Changes in a generation, each of which is tried with its opposite."""
    matches: int
    """Deals in a generation."""
    first_deal: int
    seed: int
    few_left: float
    """Cards left for which a team gets 1 / e of what it gets for none, apart from the win."""
    sigma: float
    """The standard deviation of the changes, in scales."""
    rate: float
    """How far a generation moves the weights; 1 is one sigma for a change that always wins."""

    @property
    def all_matches(self) -> int:
        return self.generations * self.pairs * 2 * self.matches


class Generation(NamedTuple):
    """The state of the search: the number of the generation, from 1, and the result so far."""

    number: int
    mean: float
    """What the changed weights achieved."""
    weights: Weights


def tune(
    search: Tuning,
    start: Weights,
    workers: Workers,
    report: Callable[[Generation], None],
    step: Callable[[], None],
) -> Weights:
    """Return the weights that the search finds.

    ``step`` is called after each match, ``report`` after each generation.
    """
    random = Random(search.seed)
    names = [name for name, scale in search.scales.items() if scale]
    now = dict(start)
    found: list[Weights] = []
    for number in range(1, search.generations + 1):
        changes = [{name: random.gauss() for name in names} for _ in range(search.pairs)]
        both = [*chain.from_iterable((change, _opposite(change)) for change in changes)]
        candidates = [_moved(now, change, search.scales, search.sigma) for change in both]
        first = search.first_deal + (number - 1) * search.matches
        deals = range(first, first + search.matches)
        values = [*map(fmean, objectives(search, candidates, deals, workers, step))]
        gain = _gain(both, ranked(values))
        now = _moved(now, gain, search.scales, search.rate * search.sigma)
        found.append(now)
        report(Generation(number, fmean(values), _mean(found[-1 - number // 3 :])))
    return _mean(found[-1 - search.generations // 3 :])


def gain_of(
    search: Tuning,
    ours: Weights,
    theirs: Weights,
    deals: Sequence[int],
    workers: Workers,
    *,
    step: Callable[[], None],
) -> Estimate:
    """Return by how much ours achieve more than theirs on the same deals."""
    first, second = objectives(search, [ours, theirs], deals, workers, step)
    return mean([one - other for one, other in zip(first, second, strict=True)])


def objectives(
    search: Tuning,
    candidates: Sequence[Weights],
    deals: Sequence[int],
    workers: Workers,
    step: Callable[[], None],
) -> list[list[float]]:
    """Return for each candidate what it achieves on each of the deals."""
    todo = [
        _job(search, Spec("tuned", search.level, tuple(weights.items())), deal)
        for weights in candidates
        for deal in deals
    ]
    values = []
    for result in workers.results(todo):
        seats = [seat for seat, spec in enumerate(result.job.players) if spec.label == "tuned"]
        values.append(objective(search, result.outcome, seats))
        step()
    return [values[at : at + len(deals)] for at in range(0, len(values), len(deals))]


def objective(search: Tuning, outcome: Outcome, seats: Sequence[int]) -> float:
    """Return what a match is worth to the seats of the tuned player.

    To a team it is 1 for a win, and up to 1 for few cards left. To a rival it is by how much its
    points are better than the mean of the others', or its share of the win if points do not decide.
    """
    scoring = GAMES[search.table.game].scoring
    if scoring.team:
        return outcome.wins[0] + exp(-outcome.points[0] / search.few_left)
    if not scoring.points_decide:
        return fmean(outcome.wins[seat] for seat in seats)
    ours = fmean(outcome.points[seat] for seat in seats)
    theirs = [points for seat, points in enumerate(outcome.points) if seat not in seats]
    return scoring.more * (ours - fmean(theirs))


def _job(search: Tuning, tuned: Spec, deal: int) -> MatchJob:
    """Make a job: all seats of a team are tuned; among rivals one seat is, each in turn."""
    seats = search.table.seats
    if GAMES[search.table.game].scoring.team:
        return MatchJob(search.table, (tuned,) * seats, deal, search.seed)
    first = deal // seats % len(search.rivals)
    players = [*islice(cycle(search.rivals), first, first + seats - 1)]
    players.insert(deal % seats, tuned)
    return MatchJob(search.table, tuple(players), deal, search.seed)


def ranked(values: Sequence[float]) -> list[float]:
    """Return the ranks of the values, with mean 0 and deviation 1; equal values rank the same."""
    order = sorted(values)
    ranks = [order.index(value) + (order.count(value) - 1) / 2 for value in values]
    middle, spread = fmean(ranks), pstdev(ranks)
    return [(rank - middle) / spread if spread else 0.0 for rank in ranks]


def _gain(changes: Sequence[Weights], worth: Sequence[float]) -> Weights:
    """Return the changes, each weighted by its worth, on average over the pairs."""
    pairs = len(changes) / 2
    return {
        name: sum(change[name] * each for change, each in zip(changes, worth, strict=True)) / pairs
        for name in changes[0]
    }


def _opposite(change: Weights) -> Weights:
    return {name: -value for name, value in change.items()}


def _moved(
    weights: Weights, change: Weights, scales: Mapping[str, float], factor: float
) -> dict[str, float]:
    """Return the weights after so much of a change, which is given in scales."""
    return {
        name: value + factor * scales[name] * change.get(name, 0.0)
        for name, value in weights.items()
    }


def _mean(all_weights: Sequence[Weights]) -> Weights:
    return {name: fmean(each[name] for each in all_weights) for name in all_weights[0]}
