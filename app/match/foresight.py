"""Foresight: what actions of the person at the screen would lead to, as far as they may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.game import DeadEnd
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused


class Foresight:
    """A look ahead in a match for the seat at the screen, which does nothing."""

    def __init__(self, match: Match, seat: Callable[[], int | None]) -> None:
        self._match = match
        self._seat = seat

    def first_dead_end(self, actions: Sequence[str]) -> str | None:
        """Return the first of these actions with which the match is as good as lost.

        They are done one after the other. None if there is none, or another action would not be
        any better.
        """
        seat, game = self._seat() or 0, self._match.game
        for text, before, after in self._course(actions):
            if game.leads_to_dead_end(before, seat, game.parse(text)):
                return text
            if game.settled(before, after, seat):
                break  # What comes of it is not to be told beforehand.
        return None

    def dead_end(self, action: str) -> DeadEnd | None:
        """Say why the match is as good as lost with an action, where it is known."""
        game = self._match.game
        return game.dead_end(self._match.states[-1], self._seat() or 0, game.parse(action))

    def settles(self, actions: Sequence[str]) -> bool:
        """Say whether these, done one after the other, could not all be taken back."""
        seat, game = self._seat() or 0, self._match.game
        return any(game.settled(before, after, seat) for _, before, after in self._course(actions))

    def legal_after(self, action: str) -> list[Action]:
        """List what could be done after an action.

        Nothing where it could not be taken back: looking ahead shows no more than the view does.
        """
        state = self._ahead(action)
        return [] if state is None else self._match.game.legal(state, self._seat() or 0)

    def why_after(self, action: str, following: str) -> Refusal | None:
        """Say why `following` could not be done after `action`; None if it could, or it is open."""
        state = self._ahead(action)
        if state is None:
            return None
        game = self._match.game
        try:
            return game.why(state, self._seat() or 0, game.parse(following))
        except Refused as refused:
            return refused.refusal

    def _course(self, actions: Sequence[str]) -> Iterator[tuple[str, Any, Any]]:
        """Yield each of these until one is refused, with the states before and after it."""
        seat, game, state = self._seat(), self._match.game, self._match.states[-1]
        if seat is None:
            return
        for text in actions:
            action = game.parse(text)
            if game.why(state, seat, action) is not None:
                return
            before, state = state, game.apply(state, seat, action)
            yield text, before, state

    def _ahead(self, action: str) -> Any:
        """Return the state after an action that could be taken back; None for others."""
        seat, game, state = self._seat(), self._match.game, self._match.states[-1]
        if seat is None or self._match.why(seat, action) is not None:
            return None
        after = game.apply(state, seat, game.parse(action))
        return None if game.settled(state, after, seat) else after
