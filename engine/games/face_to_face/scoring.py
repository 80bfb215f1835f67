"""Scoring of Face to Face."""

from engine.core.jsontext import Document
from engine.core.scoring import Outcome


class DuelScoring:
    """Face to Face: one of two wins; the points are the cards left of the loser's own deck.

    Whoever has won has none, however many are left because the other one was stuck.
    """

    team = False
    points = "cards left"
    more = -1
    least = 0.0
    points_decide = False

    def outcome(self, state: Document) -> Outcome:
        winner = state["over"]["winner"]
        left = [len(state["hands"][seat]) + len(state["draw"][seat]) for seat in (0, 1)]
        left[winner] = 0
        return Outcome([float(seat == winner) for seat in (0, 1)], left)
