"""Matches to be reviewed: short ones, from positions near the end."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from engine.bots import BOTS
from engine.bots.bot import Level
from engine.core.chance import Chance
from engine.core.header import Player
from engine.core.jsontext import Json
from engine.core.match import Match
from engine.games import GAMES
from engine.review.reviewing import ReviewEffort

SMALL = ReviewEffort(
    spread=3, coarse=2, curve=4, fine=6, others=2, doubted=2, verdict=12, long_verdict=16
)
"""An effort that tells little, but soon."""


def play_on(match: Match, level: Level, bot_seed: int = 1, least: int = 0) -> Match:
    """Lets computers play until the match is over, or only so many cards are left in draw piles."""
    bot = BOTS[match.game.id]
    while match.to_act:
        seat = match.to_act[0]
        view: Any = match.view(seat)
        if least and _drawn(view) <= least:
            break
        legal = [str(action) for action in match.legal(seat)]
        match.do(seat, bot.choose(view, seat, legal, level, Chance(bot_seed)))
    return match


def _drawn(view: Mapping[str, Any]) -> int:
    draw: Sequence[Any] = view["draw"]
    return sum(map(len, draw)) if draw and isinstance(draw[0], list) else len(draw)


def late(game: str, seats: int, least: int, options: Mapping[str, Json] | None = None) -> Match:
    """A match that begins with so many cards in the draw piles, played by persons."""
    deals = (
        play_on(Match.new(GAMES[game], seats, options or {}, deal), "normal", least=least)
        for deal in count(1)
    )
    early = next(match for match in deals if match.to_act)
    return Match.from_state(GAMES[game], early.state(), players=persons(seats))


def persons(seats: int) -> Sequence[Player]:
    """As many persons."""
    return [Player(f"P{seat}") for seat in range(seats)]
