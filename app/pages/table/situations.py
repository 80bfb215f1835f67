"""Situations, read from the session: what the person at the screen may know and do."""

from __future__ import annotations

from functools import partial

from app.games.contract import AnySituation, AnyTable, Situation, Stage
from app.match.phase import Phase
from app.match.session import Session
from engine.core.jsontext import Document
from engine.core.refusal import Refusal


class Situations:
    """Reads the situations of one match for the table."""

    def __init__(self, session: Session, game: AnyTable) -> None:
        self._session = session
        self._game = game

    def now(self, chosen: tuple[str, ...]) -> AnySituation:
        """Read how things stand; so much is `chosen` for an action that is not done yet."""
        session = self._session
        return Situation(
            view=session.view(),
            seat=self._seat(),
            players=session.players,
            stage=self._stage(),
            legal=tuple(map(str, session.legal())),
            why=self._why,
            legal_after=lambda action: tuple(map(str, session.foresight.legal_after(action))),
            why_after=session.foresight.why_after,
            dead_end=session.foresight.dead_end,
            may_undo=lambda: session.undo.possible,
            can_signal=self._can_signal(),
            seed=session.match.seed,
            practice=session.match.practice,
            chosen=chosen,
            viewer=session.viewer,
            story=partial(session.story.moves, session.viewer, len(session.match.moves)),
        )

    def replayed(self, view: Document, shown: int, done_by: int | None) -> AnySituation:
        """Read an earlier view of the seat on the screen, when `shown` states had been seen.

        `done_by` did what is told now.
        """
        session = self._session
        return Situation(
            view=view,
            seat=self._seat(),
            players=session.players,
            stage="watching",
            seed=session.match.seed,
            practice=session.match.practice,
            viewer=session.viewer,
            past=True,
            done_by=done_by,
            story=partial(session.story.moves, session.viewer, shown - 1),
        )

    def _seat(self) -> int | None:
        """Return who is shown at the near edge."""
        session = self._session
        if session.seat is None and session.phase is not Phase.CURTAIN:
            return self._game.watched_from
        return session.seat

    def _can_signal(self) -> bool:
        session = self._session
        there = session.seat is not None and session.phase is not Phase.WATCHING
        return len(session.players) > 1 and there and session.match.over is None

    def _why(self, action: str) -> Refusal | None:
        return None if self._session.seat is None else self._session.why(action)

    def _stage(self) -> Stage:
        phase = self._session.phase
        if phase is Phase.OVER:
            return "over"
        if phase is Phase.REVIEWING:
            return "reviewing"
        if phase is Phase.DECIDING:
            return "deciding"
        if phase is Phase.PLAYING and self._session.seat in self._session.match.to_act:
            return "playing"
        return "watching"
