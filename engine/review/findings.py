"""What is found of a seat's match: turning points, and choice apart from luck."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.figures import Estimate
from engine.core.jsontext import Document, Json
from engine.review.judging import SURE, JudgedDecision
from engine.review.trials import PLAYED

MOST = 3
"""Turning points of a seat at most."""

LEAST = 0.05
"""A smaller loss makes no turning point."""


class Judgement(NamedTuple):
    """A decision as the review stands, and what changed between it and the seat's next one."""

    judged: JudgedDecision
    choice: float
    """What the seat's own choice changed: nothing, or a sure loss."""
    luck: float | None
    """What changed after it without its doing: cards drawn, and what others did. None for the last
    decision of a match that is not over."""


class SeatFindings(NamedTuple):
    """The findings for one seat."""

    seat: int
    judgements: Sequence[Judgement]
    turning_points: Sequence[JudgedDecision]
    """The largest sure losses, the largest first."""

    @property
    def first(self) -> float:
        """Return the chance with which the seat's first decision began."""
        first = self.judgements[0]
        return first.judged.share().value - first.choice

    @property
    def choice(self) -> float:
        """Return what the seat's choices changed, all together."""
        return sum(each.choice for each in self.judgements)

    @property
    def luck(self) -> float:
        """Return what changed without its doing, all together."""
        return sum(each.luck for each in self.judgements if each.luck is not None)


def findings(seat: int, decisions: Sequence[JudgedDecision], result: float | None) -> SeatFindings:
    """Return the findings for a seat, from its decisions in order; there is at least one.

    ``result`` is the seat's share of the win in the end, None if the match is not over. The chance
    of the first decision, choice and luck together are the result.
    """
    choices = [-sure_loss(each).value if is_loss(each) else 0.0 for each in decisions]
    begun = [each.share().value - choice for each, choice in zip(decisions, choices, strict=True)]
    judgements = []
    for each, choice, then in zip(decisions, choices, [*begun[1:], result], strict=True):
        luck = None if then is None else then - each.share().value
        judgements.append(Judgement(each, choice, luck))
    lost = sorted(filter(is_turning_point, decisions), key=lambda each: -each.loss().value)
    return SeatFindings(seat, judgements, lost[:MOST])


def sure_loss(judged: JudgedDecision) -> Estimate:
    """Return the loss with an interval that holds for all verdicts of a match together."""
    return judged.loss(SURE)


def is_loss(judged: JudgedDecision) -> bool:
    """Tell whether a verdict has found that a decision lost something."""
    return judged.judged and sure_loss(judged).low > 0


def is_turning_point(judged: JudgedDecision) -> bool:
    """Tell whether a decision lost much, surely."""
    return is_loss(judged) and judged.loss().value >= LEAST


def decision_json(judged: JudgedDecision) -> Document:
    """Write one decision, as far as it has been tried."""
    decision, trials = judged.decision, judged.trials
    document: dict[str, Json] = {
        "seat": decision.seat,
        "turn": decision.turn,
        "moves": [*decision.moves],
        "played": _way_json(judged, PLAYED),
        "best": None,
        "loss": None,
        "alternatives": [],
        "reasons": [{"code": reason.code, "args": reason.args} for reason in judged.reasons],
    }
    if judged.compared:
        document["best"] = _way_json(judged, judged.better)
        document["loss"] = _estimate_json(judged.loss())
        document["alternatives"] = [
            _way_json(judged, way)
            for way in range(len(trials.ways))
            if way not in (PLAYED, judged.better) and judged.deals(way)
        ]
    return document


def findings_json(found: SeatFindings) -> Document:
    """Write the findings for a seat."""
    return {
        "seat": found.seat,
        "first": _rounded(found.first),
        "choice": _rounded(found.choice),
        "luck": _rounded(found.luck),
        "decisions": [
            {
                **decision_json(each.judged),
                "choice": _rounded(each.choice),
                "luck": None if each.luck is None else _rounded(each.luck),
            }
            for each in found.judgements
        ],
        "turning_points": [each.decision.first for each in found.turning_points],
    }


def _way_json(judged: JudgedDecision, way: int) -> Document:
    return {
        "actions": [*judged.trials.ways[way]],
        "deals": judged.deals(way),
        "chance": _estimate_json(judged.share(way)),
        "points": _estimate_json(judged.points(way)),
    }


def _estimate_json(estimate: Estimate) -> Document:
    if not estimate.bounded:
        return {"value": _rounded(estimate.value), "low": None, "high": None}
    return {
        "value": _rounded(estimate.value),
        "low": _rounded(estimate.low),
        "high": _rounded(estimate.high),
    }


def _rounded(value: float) -> float:
    """Round to what a chance may be told by."""
    return round(value, 4)
