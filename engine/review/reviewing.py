"""The course of a review: first a coarse curve, then what could have been done, then verdicts.

Nothing depends on time: the same match and seed give the same lines, however fast they come.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from engine.core.jsontext import Document
from engine.core.match import Match
from engine.review.decisions import Decision, decisions
from engine.review.findings import (
    LEAST,
    SeatFindings,
    decision_json,
    findings,
    findings_json,
    is_turning_point,
)
from engine.review.judging import JudgedDecision
from engine.review.sources import SOURCES
from engine.review.trials import PLAYED, Asked

LEAST_SPREAD = 2
"""Decisions of a seat in the first curve, at least: the first and the last."""


class ReviewEffort(NamedTuple):
    """The effort of a review: in how many deals decisions are tried."""

    spread: int = 12
    """How many decisions the first curve has, those of all seats together."""
    coarse: int = 6
    """Deals of what was played for the first curve."""
    curve: int = 16
    """Deals of what was played, and of what a hard computer does, for the whole curve."""
    fine: int = 32
    """Deals of both where it may matter, and of what was played in the end."""
    others: int = 12
    """Deals of alternatives."""
    doubted: int = 8
    """How many decisions of a seat get a verdict at most: those that seem to have lost most."""
    verdict: int = 96
    """Deals of a verdict."""
    long_verdict: int = 192
    """Deals of a verdict that is in doubt by then."""

    def with_deals(self, times: int) -> "ReviewEffort":
        """Return an effort with so many times as many deals."""
        return self._replace(
            coarse=times * self.coarse,
            curve=times * self.curve,
            fine=times * self.fine,
            others=times * self.others,
            verdict=times * self.verdict,
            long_verdict=times * self.long_verdict,
        )


USUAL = ReviewEffort()


class MatchReview:
    """The review of a match."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[int] | None,
        seed: int,
        effort: ReviewEffort = USUAL,
    ) -> None:
        """Review all decisions of these seats, or if it is None, those that persons made."""
        self._match = match
        self._seed = seed
        self._effort = effort.with_deals(SOURCES[match.game.id].times)
        self._judged = [
            judged
            for decision in decisions(match, SOURCES[match.game.id].whole_turns)
            if (decision.by_person if seats is None else decision.seat in seats)
            and (judged := judged_decision(match, decision, seed)) is not None
        ]

    def steps(self) -> Iterator[JudgedDecision]:
        """Yield each decision whenever more is known of it; in the end all is."""
        effort, seats = self._effort, [*map(self._of_seat, self.seats)]
        few = max(LEAST_SPREAD, effort.spread // max(1, len(seats)))
        for each in _alternately([_spread(judged, few) for judged in seats]):
            each.try_way(PLAYED, effort.coarse)
            yield each
        for each in self._judged:
            each.try_way(PLAYED, effort.curve)
            yield each
        for each in self._judged:
            each.compare(effort.curve)
            yield each
        for each in self._judged:
            if each.loss().high > LEAST:
                each.compare(effort.fine)
                yield each
        for judged in seats:
            doubted = [each for each in judged if each.loss().high > LEAST]
            doubted.sort(key=lambda each: -each.loss().value)
            for each in doubted[: effort.doubted]:
                self._give_verdict(each)
                yield each
        for each in self._judged:
            each.try_way(PLAYED, effort.fine)
            each.try_others(effort.others)
            yield each

    def _give_verdict(self, judged: JudgedDecision) -> None:
        """Judge a decision, in the fewer deals the sooner it is plain that it lost next to nothing.

        To stop then makes no loss more likely to be found where there is none.
        """
        effort = self._effort
        judged.judge(effort.verdict // 4)
        if judged.loss().high > LEAST:
            judged.judge(effort.verdict)
            if judged.loss().value >= LEAST and not is_turning_point(judged):
                judged.judge(effort.long_verdict)

    @property
    def seats(self) -> Sequence[int]:
        """Return the seats with decisions."""
        return sorted({each.decision.seat for each in self._judged})

    def findings(self) -> Sequence[SeatFindings]:
        """Return what is found by now, by seat; every decision must have been tried."""
        return [findings(seat, self._of_seat(seat), self._result(seat)) for seat in self.seats]

    def json(self) -> Document:
        """Write what is found by now."""
        return {
            "game": self._match.game.id,
            "seed": self._seed,
            "points": self._match.game.scoring.points,
            "seats": [findings_json(found) for found in self.findings()],
        }

    def lines(self) -> Iterator[Document]:
        """Yield a line for each step, and in the end the whole review."""
        for each in self.steps():
            yield {"decision": decision_json(each)}
        yield {"review": self.json()}

    def _of_seat(self, seat: int) -> list[JudgedDecision]:
        return [each for each in self._judged if each.decision.seat == seat]

    def _result(self, seat: int) -> float | None:
        if self._match.over is None:
            return None
        return SOURCES[self._match.game.id].result(self._match, seat)


def judged_decision(match: Match, decision: Decision, seed: int) -> JudgedDecision | None:
    """Return a decision of the match, to be tried; None if the seat had no choice."""
    state, seat = match.states[decision.first], decision.seat
    legal = [str(action) for action in match.game.legal(state, seat)]
    if len(legal) == 1:
        return None
    asked = Asked(match.game.view(state, seat), seat, legal)
    trials = SOURCES[match.game.id].trials(asked, decision.played)
    return None if trials is None else JudgedDecision(decision, trials, seed)


def review_of_move(match: Match, move: int, seed: int, deals: int) -> JudgedDecision | None:
    """Return the decision that a move of the match belongs to, tried in so many deals.

    Return None if there was no choice. Raises LookupError if no decision has this move.
    """
    source = SOURCES[match.game.id]
    for decision in decisions(match, source.whole_turns):
        if move in decision.moves:
            judged = judged_decision(match, decision, seed)
            if judged is not None:
                judged.judge(deals)
                judged.try_others(deals)
            return judged
    raise LookupError(move)


def _spread(judged: Sequence[JudgedDecision], count: int) -> list[JudgedDecision]:
    """Return about so many of these, evenly spread, the first and the last among them."""
    if len(judged) <= count:
        return [*judged]
    return [judged[round(at * (len(judged) - 1) / (count - 1))] for at in range(count)]


def _alternately(rows: Sequence[Sequence[JudgedDecision]]) -> Iterator[JudgedDecision]:
    """Yield the first of each row, then the second, and so on."""
    longest = max(map(len, rows), default=0)
    return chain.from_iterable([row[at] for row in rows if at < len(row)] for at in range(longest))
