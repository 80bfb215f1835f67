"""The header, the first line of a journal: which match this is and who plays it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.errors import Damaged
from engine.core.events import KINDS, Kind
from engine.core.jsontext import Document, Json
from engine.core.options import Options

FORMAT = "trapoula-match"
VERSION = 1
MAX_NAME = 200
"""Characters of a player's name at most."""

MAX_STARTED = 64
_WRONG = "the header lacks a field, has one too many, or one of a wrong type"


@dataclass(frozen=True, slots=True)
class Player:
    """The player at a seat.

    Raises ValueError for a name that cannot be stored in a file and for an unknown kind.
    """

    name: str
    kind: Kind = "human"

    def __post_init__(self) -> None:
        if len(self.name) > MAX_NAME:
            raise ValueError(f"a name of more than {MAX_NAME} characters")
        if not _encodable(self.name):
            raise ValueError("a name that is not valid text")
        if self.kind not in KINDS:
            raise ValueError(f"no such kind of player: {self.kind}")


def numbered_players(seats: int) -> tuple[Player, ...]:
    """Return players named "1", "2" and so on, for matches without names."""
    return tuple(Player(str(number)) for number in range(1, seats + 1))


@dataclass(frozen=True, slots=True)
class Header:
    """The beginning of a match: a deal of ``seed``, or, if that is None, the document ``state``.

    ``started`` is the time in ISO form, as the caller's clock gave it. ``open_hands``: the people
    at the screen have agreed to see each other's cards; rules and computers know nothing of it. It
    is written to the journal only where it is true.
    """

    game: str
    rules_version: int
    seats: int
    options: Options
    seed: int | None
    state: Document | None
    players: tuple[Player, ...]
    started: str
    open_hands: bool = False

    def json(self) -> dict[str, Json]:
        """Write the header as it appears in a journal."""
        origin: dict[str, Any] = (
            {"seed": self.seed} if self.state is None else {"state": self.state}
        )
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            **origin,
            "players": [{"name": player.name, "kind": player.kind} for player in self.players],
            "started": self.started,
            **({"open_hands": True} if self.open_hands else {}),
        }


def read_header(value: object) -> Header:
    """Read a journal's first JSON value as its header.

    Raises Damaged if it is not of this version, ValueError for anything else that is wrong.
    """
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise Damaged(1, f"no header of the format {FORMAT}", "foreign")
    version = value.get("version")
    if type(version) is not int or version != VERSION:
        code = "newer-program" if type(version) is int and version > VERSION else "line"
        reason = f"version {version!r:.40} of the format, only {VERSION} can be read"
        raise Damaged(1, reason, code)
    match value:
        case {
            "format": _,
            "version": _,
            "game": str(game),
            "rules_version": int(rules_version),
            "seats": int(seats),
            "options": dict(options),
            "players": list(players),
            "started": str(started),
            **rest,
        } if type(rules_version) is int and type(seats) is int:
            origin = dict(rest)
            open_hands = origin.pop("open_hands", False)
            if type(open_hands) is not bool or len(origin) != 1:
                raise ValueError(_WRONG)
            seed, state = _read_origin(origin)
            if len(started) > MAX_STARTED or not _encodable(started):
                raise ValueError("started is not a time")
            seated = _read_players(players)
            return Header(
                game, rules_version, seats, options, seed, state, seated, started, open_hands
            )
    raise ValueError(_WRONG)


def _read_origin(origin: dict[str, Any]) -> tuple[int | None, Document | None]:
    match origin:
        case {"seed": int(seed)} if type(seed) is int:
            return seed, None
        case {"state": dict(state)}:
            return None, state
    raise ValueError("the header has neither a seed nor a state")


def _read_players(values: Sequence[object]) -> tuple[Player, ...]:
    players = []
    for value in values:
        match value:
            case {"name": str(name), "kind": str(kind), **rest} if not rest and kind in KINDS:
                players.append(Player(name, kind))
            case _:
                raise ValueError("a player is not an object of name and kind")
    return tuple(players)


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # a lone surrogate
        return False
    return True
