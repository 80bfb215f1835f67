"""The session in which somebody tries to decide better: one decision, as often as they like."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.learning.moves import bring_back, perform, text_of
from app.match.players import PlayerInfo
from app.match.session import Session
from app.match.turns import turn_in
from app.review.findings import ReviewedDecision
from engine.core.events import Done
from engine.core.match import Match


class FindSession(Session):
    """A session that begins where a decision was made; only its seat is asked.

    What the seat could not see lies as it did, and the others are who they were. Nothing of it is
    saved.
    """

    def __init__(
        self,
        match: Match,
        decision: ReviewedDecision,
        players: Sequence[PlayerInfo],
        *,
        whole_turn: bool,
        parent: QObject | None = None,
    ) -> None:
        """Begin before the decision; with `whole_turn` it lasts until the turn has ended."""
        self.decision = decision  # Who is asked is wanted as the session begins.
        state = match.state(decision.first)
        begun = Match.from_state(match.game, state, players=match.players)
        seated = [*players]
        seated[decision.seat] = seated[decision.seat]._replace(kind="human")
        super().__init__(begun, seated, parent)
        self._whole = match
        self._whole_turn = whole_turn
        self._turn = turn_in(self.match.view(None))

    def is_human(self, seat: int) -> bool:
        """Tell whether somebody is asked there: at the one seat."""
        return seat == self.decision.seat

    @property
    def decided(self) -> bool:
        """Tell whether the decision has been made."""
        done = any(isinstance(move, Done) for move in self.match.moves)
        if not self._whole_turn or not done:
            return done
        return self.match.over is not None or turn_in(self.match.view(None)) != self._turn

    def tried(self) -> Match:
        """Return the match as it would be with this decision.

        What led to it is in it, so that it is tried in the deals in which the review has tried it.
        """
        match = _begun_like(self._whole)
        for move in (*self._whole.moves[: self.decision.first], *self.match.moves):
            perform(match, move.seat, text_of(move))
        return match

    def try_again(self) -> None:
        """Go back to before the decision."""
        if self.match.moves:
            self.write(lambda: bring_back(self.match, ()))


def _begun_like(match: Match) -> Match:
    """Return a match that begins as another one did."""
    header = match.header
    if match.seed is None:
        return Match.from_state(match.game, header["state"], players=match.players)
    seats, options = match.seats, match.options
    return Match.new(match.game, seats, options, match.seed, players=match.players)
