"""Who sits at the table, as the pages show them, and what they have chosen to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from engine.core.events import Kind

COLOURS: Final = 5
"""How many colours, each with its shape, there are for players."""


class PlayerInfo(NamedTuple):
    """A seat at the table: name, colour (0..4, with its shape), who plays it."""

    name: str
    colour: int
    kind: Kind = "human"


class NewMatch(NamedTuple):
    """What the set-up page asks for; `seed` is the deal number."""

    game: str
    options: Mapping[str, Any]
    players: tuple[PlayerInfo, ...]
    seed: int
