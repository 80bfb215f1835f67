"""Who sits at the table, as the pages show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engine.core.events import Kind

COLOURS: Final = 5
"""How many colours, each with its shape, there are for players."""


class PlayerInfo(NamedTuple):
    """A seat at the table: name, colour (0..4, with its shape), who plays it."""

    name: str
    colour: int
    kind: Kind = "human"
