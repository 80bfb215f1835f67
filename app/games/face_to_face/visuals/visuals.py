"""Visuals on the table of Face to Face besides cards and piles, as data."""

from __future__ import annotations

from dataclasses import dataclass

from app.table.layout import Rect

BESIDE_TOKEN, UNDER_HEAD = 0.75, 0.6
"""Gaps on the panel of the gift, in its pads."""


@dataclass(frozen=True, slots=True)
class HalvesVisual:
    """The table top in two halves, gold and silver, parted by a band."""

    area: Rect
    """What both halves cover."""
    radius: float
    """Of the corners of the area."""
    middle: float
    """Height of the band's middle."""
    band: float
    """Half of the band's height."""
    near: str
    """The tone of the near half, "gold" or "silver"; the other one is far."""


@dataclass(frozen=True, slots=True)
class BandVisual:
    """The meander between the halves."""


@dataclass(frozen=True, slots=True)
class DeckMarkVisual:
    """The sun or moon of a player's deck; with a ring while it is their turn."""

    deck: str
    current: bool


@dataclass(frozen=True, slots=True)
class SideVisual:
    """The ground of a side in a result, tinted with its deck's colour."""

    deck: str
    won: bool


@dataclass(frozen=True, slots=True)
class GiftVisual:
    """The panel that tells of the one gift of a turn. Lengths are logical pixels."""

    given: bool
    title: tuple[str, ...]
    title_size: int
    lines: tuple[str, ...]
    size: int
    pad: float
    token: float
    """Radius of the token."""
