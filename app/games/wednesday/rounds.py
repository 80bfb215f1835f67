"""The rounds of Wednesday at the table."""

from __future__ import annotations

from app.games.contract import Rounds
from app.games.wednesday import words
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from engine.core.events import Done
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.rules import Wednesday


class WednesdayRounds(Rounds[WednesdayView]):
    """Five rounds, with points after each."""

    def has_points(self, situation: WednesdaySituation) -> bool:
        done = bool(situation.view["scores"])
        return done and situation.stage not in ("ended", "over")

    def over(self, before: WednesdaySituation, after: WednesdaySituation) -> bool:
        return len(after.view["scores"]) > len(before.view["scores"]) < ROUNDS - 1

    def begins(self, match: Match) -> str:
        return words.round_begins(round=match.view(None)["round"])

    def end(self, match: Match, seat: int | None) -> Document:
        move = match.moves[-1]
        assert isinstance(match.game, Wednesday)
        assert isinstance(move, Done)
        action = match.game.parse(move.action)
        return match.game.view(match.game.round_end(match.states[-2], move.seat, action), seat)
