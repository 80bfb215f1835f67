"""Series of five for tests: begun, dealt, and played by the engine alone."""

from collections.abc import Callable
from datetime import date
from typing import Any

from app.storage.series import KeptSeries
from app.storage.series_file import Series, SeriesKind, SeriesPlayer
from engine.core.events import Kind
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES

TODAY = date(2026, 11, 29)
TOGETHER: Any = {"first": 0, "min_cards": 2, "fewer_cards": False, "on_fire": False}


def series(
    number: int = 7,
    names: tuple[str, ...] = ("Anna",),
    game: str = "the-game",
    computers: tuple[Kind, ...] = (),
) -> Series:
    """A series that begins."""
    players = [SeriesPlayer(name, "human") for name in names]
    players += [SeriesPlayer("", kind) for kind in computers]
    rules = GAMES[game]
    options = dict(Match.new(rules, len(players), {}, 1).options)
    shown = {name: value for name, value in options.items() if name != "first"}
    return Series(
        number,
        SeriesKind(game, shown, len(players)),
        options,
        tuple(players),
        open_hands=False,
        team=rules.scoring.team,
    )


def dealt(kept: KeptSeries, started: str = "2026-11-29T19:00:00+02:00") -> Match:
    """Deal the next match of the series."""
    now = kept.running
    assert now is not None
    match = Match.new(
        GAMES[now.kind.game],
        len(now.players),
        now.options,
        now.seeds[now.at],
        players=[Player(player.name, player.kind) for player in now.players],
        started=started,
    )
    kept.note_dealt(match.header, f"{started[:10]}-{now.at}.trapoula")
    return match


def end(match: Match, choice: Callable[[list[str]], str] = lambda legal: legal[0]) -> Match:
    """Play a match to its end."""
    while match.over is None:
        seat = match.to_act[0]
        match.do(seat, choice([str(action) for action in match.legal(seat)]))
    return match


def play(kept: KeptSeries, deals: int = 5) -> None:
    for _ in range(deals):
        kept.note_over(end(dealt(kept)))


def left(match: Match) -> int:
    assert match.over is not None
    remaining: int = match.over["remaining"]
    return remaining
