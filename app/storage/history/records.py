"""What the index knows of a match: one record a match, and one for each of its players."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from app.match.players import LEVELS
from app.storage.history.searching import folded, text_of_players
from engine.core.errors import Damaged
from engine.core.events import Done, Seated
from engine.core.options import variant

if TYPE_CHECKING:
    from engine.bots.bot import Level
    from engine.core.events import Kind
    from engine.core.jsontext import Document
    from engine.core.match import Match
    from engine.core.scoring import Scoring

_LATEST: Final = 32_503_680_000.0
"""The year 3000, in seconds: no match is shown as played later, whatever its file says."""


MatchKey: TypeAlias = tuple[str, str, int | None]
"""What a match is known again by: its game, when it was begun, and its deal number.

Files whose matches share it hold the same match, though one may go on where the other ends.
"""


class Stamp(NamedTuple):
    """The state of a file: when it was changed, in nanoseconds, and its size in bytes."""

    time: int
    size: int


class SavedFile(NamedTuple):
    """A journal file, and its state when the folder was read."""

    path: Path
    stamp: Stamp


class KindSince(NamedTuple):
    """Who played a seat from some event of the match on: a person, or a computer of a strength."""

    kind: Kind
    event: int
    """How many events there were before."""


class PlayerRecord(NamedTuple):
    """A player of a match, by seat; how it ended for them is known once it is over."""

    name: str
    """The name as it stands in the file."""
    kinds: tuple[KindSince, ...]
    score: float | None = None
    won: float | None = None
    place: int | None = None
    """Where the player came in, from 1; who has won is first."""
    at_end: Kind | None = None
    """Who played the seat when the match ended."""
    whole: bool = False
    """Whether nobody but a person ever played it, to the end."""

    @property
    def person(self) -> bool:
        """Tell whether a person has played the seat at any time."""
        return any(each.kind == "human" for each in self.kinds)


class MatchRecord(NamedTuple):
    """A match as its journal tells it; of a file that cannot be read only `damaged` is known."""

    file: str
    """The name of the journal."""
    stamp: Stamp
    damaged: Damaged | OSError | None = None
    game: str = ""
    options: Mapping[str, Any] = {}
    variant: str = ""
    """What the options make of the game (see `variant_text`)."""
    seed: int | None = None
    open_hands: bool = False
    started: str = ""
    time: int = 0
    """When it was last played, in milliseconds since 1970 (see `last_played`)."""
    played_ms: int = 0
    over: Document | None = None
    practice: bool = False
    passed_over: bool = False
    """Another match counts for the challenge that it was dealt for."""
    challenge: str | None = None
    """The day whose deal it is, in ISO form."""
    copy: bool = False
    """Another file holds the same match, and that one counts."""
    view: Document | None = None
    """What a bystander sees of the match as it stands."""
    players: tuple[PlayerRecord, ...] = ()

    @property
    def key(self) -> MatchKey:
        """Return what the match is known again by."""
        return self.game, self.started, self.seed

    @property
    def moment(self) -> datetime:
        """When the match was last played, as a time that can be shown."""
        return moment_of(self.time)

    @property
    def unfinished(self) -> bool:
        return self.damaged is None and self.over is None

    @property
    def counted(self) -> bool:
        """Tell whether statistics count the match, unless its file is a copy.

        They count what was dealt, not for practice, and played to its end by a person.
        """
        return (
            self.over is not None
            and not (self.practice or self.passed_over)
            and self.seed is not None
            and self.people > 0
        )

    @property
    def people(self) -> int:
        """Return how many people played to the end."""
        return sum(player.at_end == "human" for player in self.players)

    @property
    def computers(self) -> int:
        """Return the levels of the computers that played at the end (see `levels_in`)."""
        kinds = {player.at_end for player in self.players}
        return sum(1 << bit for bit, level in enumerate(LEVELS) if level in kinds)

    @property
    def sought(self) -> str:
        """The text in which a search for names or a deal number looks."""
        if self.damaged is not None:
            return folded(self.file)
        names = text_of_players((player.name, player.kinds[0].kind) for player in self.players)
        return folded(f"{names}\n{'' if self.seed is None else self.seed}")


def record_of(file: SavedFile, found: Match | Damaged | OSError) -> MatchRecord:
    """Return the record of a file from what reading it has found."""
    if isinstance(found, Damaged | OSError):
        return MatchRecord(file.path.name, file.stamp, found, time=file.stamp.time // 10**6)
    from app.match.moves import last_ms

    played_ms = last_ms(found)
    return MatchRecord(
        file.path.name,
        file.stamp,
        None,
        found.game.id,
        found.options,
        variant_text(found),
        found.seed,
        found.open_hands,
        found.started,
        last_played(file.stamp, found.started, played_ms),
        played_ms,
        found.over,
        found.practice,
        view=found.view(None),
        players=_players(found),
    )


def last_played(stamp: Stamp, started: str, played_ms: int) -> int:
    """Return when a match was last played, in milliseconds since 1970.

    Its file tells, which every move is written to: the journal knows no pauses. But no file can
    have been whole before the time that was played.
    """
    return max(stamp.time // 10**6, played_until(started, played_ms) or 0)


def played_until(started: str, played_ms: int) -> int | None:
    """Return when a match would have ended without any pause, by its journal alone.

    That is the same on every computer. In milliseconds since 1970; None: it begins at no time.
    """
    try:
        return round(datetime.fromisoformat(started).timestamp() * 1000) + played_ms
    except (ValueError, OverflowError, OSError):
        return None


def moment_of(time: int) -> datetime:
    """Return a time in milliseconds as one that can be shown."""
    return datetime.fromtimestamp(min(max(time / 1e3, 0.0), _LATEST), UTC).astimezone()


def variant_text(match: Match) -> str:
    """Return the options that make another game of it as JSON, the same text for the same ones."""
    return json.dumps(variant(match.game.options, match.options))


@cache
def levels_in(computers: int) -> tuple[Level, ...]:
    """Return the levels in a number that has a bit for each of them, in the order of `LEVELS`."""
    return tuple(level for bit, level in enumerate(LEVELS) if computers & 1 << bit)


def _players(match: Match) -> tuple[PlayerRecord, ...]:
    kinds = [[KindSince(player["kind"], 0)] for player in match.header["players"]]
    last_action = 0
    for number, event in enumerate(match.events):
        if isinstance(event, Seated):
            kinds[event.seat].append(KindSince(event.kind, number))
        elif isinstance(event, Done):
            last_action = number
    players = tuple(
        PlayerRecord(player.name, tuple(own))
        for player, own in zip(match.players, kinds, strict=True)
    )
    if match.over is None:
        return players
    scoring = match.game.scoring
    wins, points = scoring.outcome(match.state())
    return tuple(
        _at_the_end(player, last_action)._replace(
            score=points[seat],
            won=wins[seat],
            place=1 if wins[seat] else 1 + _better(points[seat], points, scoring),
        )
        for seat, player in enumerate(players)
    )


def _better(own: float, points: Iterable[float], scoring: Scoring) -> int:
    """Return how many have done better."""
    return sum(scoring.more * (each - own) > 0 for each in points)


def _at_the_end(player: PlayerRecord, last_action: int) -> PlayerRecord:
    """Return a player with who played the seat until the match ended with its last action."""
    kinds = [each.kind for each in player.kinds if each.event <= last_action]
    return player._replace(at_end=kinds[-1], whole=all(kind == "human" for kind in kinds))
