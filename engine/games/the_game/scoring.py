"""Scoring of The Game and Extreme."""

from engine.core.jsontext import Document
from engine.core.scoring import Outcome


class TeamScoring:
    """The Game and Extreme: one team, which wins or has cards left."""

    team = True
    points = "cards left"
    more = -1
    least = 0.0
    points_decide = False

    def outcome(self, state: Document) -> Outcome:
        over, seats = state["over"], state["seats"]
        return Outcome([float(over["won"])] * seats, [float(over["remaining"])] * seats)
