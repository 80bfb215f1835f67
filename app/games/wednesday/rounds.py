"""The rounds of Wednesday at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.contract import Rounds, Situation
from engine.core.events import Done
from engine.core.match import Match
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.rules import Wednesday


class WednesdayRounds(Rounds):
    """Five rounds, with points after each."""

    def has_points(self, situation: Situation) -> bool:
        done = bool(situation.view["scores"])
        return done and situation.stage not in ("ended", "over")

    def over(self, before: Situation, after: Situation) -> bool:
        return len(after.view["scores"]) > len(before.view["scores"]) < ROUNDS - 1

    def end(self, match: Match, seat: int | None) -> Mapping[str, Any]:
        move = match.moves[-1]
        assert isinstance(match.game, Wednesday)
        assert isinstance(move, Done)
        action = match.game.parse(move.action)
        return match.game.view(match.game.round_end(match.states[-2], move.seat, action), seat)
