"""Matches for statistics: played by the arena's plain players, by people and computers at will."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.events import Kind
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES

STARTED = "2026-11-28T20:15:00+02:00"


def begun(
    number: int,
    *players: str | tuple[str, Kind],
    game: str = "the-game",
    options: Mapping[str, Any] | None = None,
    started: str = STARTED,
) -> Match:
    """A match that has just been dealt; a name alone is a person's."""
    seated = [
        Player(each, "human") if isinstance(each, str) else Player(*each)
        for each in players or ("Anna",)
    ]
    return Match.new(
        GAMES[game], len(seated), options or {}, number, players=seated, started=started
    )


def play(match: Match, actions: int = 10_000) -> Match:
    """Play a match on, to its end unless so many actions come first."""
    chance = Chance(match.seed or 0)
    while match.to_act and actions:
        seat = match.to_act[0]
        legal = [str(action) for action in match.legal(seat)]
        chosen = BOTS[match.game.id].greedy.choose(match.view(seat), seat, legal, chance)
        match.do(seat, chosen, 1000 * (len(match.events) + 1))
        actions -= 1
    return match


def over(
    number: int,
    *players: str | tuple[str, Kind],
    game: str = "the-game",
    options: Mapping[str, Any] | None = None,
    seated: Sequence[tuple[int, Kind]] = (),
) -> Match:
    """A match that is over; before its end seats were passed on, one after the other."""
    match = begun(number, *players, game=game, options=options)
    for seat, kind in seated:
        play(match, 3)
        match.set_kind(seat, kind, 1000 * (len(match.events) + 1))
    return play(match)
