"""What is asked of the review of a match: one decision at a time."""

from engine.referee.held import HeldMatches
from engine.referee.requests import Fields, Problem, Reply, read_integer, read_seed
from engine.review.findings import decision_json
from engine.review.reviewing import review_of_move
from engine.review.sources import SOURCES

SEED = 0
"""The seed of a review where the request names none."""

DEALS = 64
"""The deals in which a decision is tried."""


class ReviewDesk:
    """Answers requests about decisions of matches."""

    def __init__(self, held: HeldMatches) -> None:
        self._held = held

    def review(self, fields: Fields) -> Reply:
        """Reply with the decision that a move belongs to; null if there was no choice."""
        match, move = self._held.match(fields), read_integer(fields, "move")
        seed = read_seed(fields, "seed") if "seed" in fields else SEED
        if match.game.id not in SOURCES:
            raise Problem("not-available", game=match.game.id)
        try:
            judged = review_of_move(match, move, seed, DEALS)
        except LookupError:
            raise Problem("no-such-move", move=move) from None
        return {"decision": None if judged is None else decision_json(judged)}
