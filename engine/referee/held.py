"""The matches that are held, by their handles."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.referee.requests import Fields, Problem, Reply, cut

MAX_MATCHES = 10_000
"""Matches held at a time, at most."""


class HeldMatches:
    """The games that there are, and matches of them."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self.games = games
        self._matches: dict[str, Match] = {}
        self._begun = 0

    def game(self, name: str) -> Game[Any]:
        """Return a game. Raises Problem (``unknown-game``)."""
        game = self.games.get(name)
        if game is None:
            raise Problem("unknown-game", game=cut(name))
        return game

    def match(self, fields: Fields) -> Match:
        """Return the match that a request names. Raises Problem (``no-such-match``)."""
        handle = fields["match"]
        match = self._matches.get(handle) if isinstance(handle, str) else None
        if match is None:
            raise Problem("no-such-match", match=cut(handle))
        return match

    def hold(self, match: Match) -> Reply:
        """Hold a match, and reply with its handle. Raises Problem (``too-many-matches``)."""
        if len(self._matches) == MAX_MATCHES:
            raise Problem("too-many-matches", limit=MAX_MATCHES)
        self._begun += 1
        handle = f"m{self._begun}"
        self._matches[handle] = match
        return {"match": handle}

    def drop(self, fields: Fields) -> None:
        """Hold the match that a request names no longer. Raises Problem (``no-such-match``)."""
        self.match(fields)
        del self._matches[fields["match"]]
