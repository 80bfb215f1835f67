"""What is told of a match: of its last move, and of the turn before."""

from collections.abc import Iterator, Sequence

from app.games import MODULES
from app.games.narration import Audience, Narration, told_with_names
from app.match.players import PlayerInfo
from engine.core.events import Done
from engine.core.log import log
from engine.core.match import Match


def narration_of(match: Match) -> Narration:
    return MODULES[match.game.id].narration()


def players_named(names: Sequence[str]) -> list[PlayerInfo]:
    return [PlayerInfo(name, seat) for seat, name in enumerate(names)]


def announced(match: Match, viewer: int | None, names: Sequence[str], index: int = -1) -> str:
    """What is announced of a move, the last one, to a seat or a bystander."""
    audience = Audience(players_named(names), viewer)
    return narration_of(match).announce(match.happened(viewer, index), audience)


def told_of(match: Match, moves: range, names: Sequence[str]) -> str:
    """What the curtain tells of these moves of one seat."""
    happenings = [match.happened(None, index) for index in moves]
    return told_with_names(narration_of(match).turn_before(happenings), players_named(names))


def logged(match: Match, viewer: int | None, names: Sequence[str]) -> list[str]:
    """What is announced of each event of a match to a seat or a bystander."""
    audience = Audience(players_named(names), viewer)
    narration = narration_of(match)
    return [narration.announce(entry.happenings, audience) for entry in log(match, viewer)]


def moves_of_turns(match: Match) -> Iterator[tuple[str, range]]:
    """What each turn ended with, and the moves with which its player ended it."""
    first = 0
    for index, move in enumerate(match.moves):
        after = match.view(None, index + 1)
        if match.moves[first].seat != move.seat:
            first = index
        if isinstance(move, Done) and after["to_act"] and move.seat != after["to_act"][0]:
            yield str(move.action), range(first, index + 1)
