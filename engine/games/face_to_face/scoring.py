"""Scoring of Face to Face."""

from engine.core.jsontext import Document
from engine.core.scoring import Outcome


class DuelScoring:
    """Face to Face: one of two wins; the points are the cards left of one's own deck."""

    team = False
    points = "cards left"
    more = -1
    least = 0.0
    points_decide = False

    def outcome(self, state: Document) -> Outcome:
        left = [len(state["hands"][seat]) + len(state["draw"][seat]) for seat in (0, 1)]
        return Outcome([float(seat == state["over"]["winner"]) for seat in (0, 1)], left)
