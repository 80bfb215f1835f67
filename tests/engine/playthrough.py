"""Playthroughs: matches that are kept as golden files, to be read by people."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from tests.engine.play import Setup, random_match


class Playthrough(NamedTuple):
    """A match to be kept: where it begins, and what happens in it, to its end."""

    name: str
    begin: Match
    events: Sequence[Event]


def random_playthrough(
    name: str, game: str, seats: int, options: Mapping[str, OptionValue], seed: int
) -> Playthrough:
    """A whole match at random."""
    begin = Match.new(GAMES[game], seats, options, seed)
    return Playthrough(name, begin, random_match(Setup(game, seats, options, seed)).events)
