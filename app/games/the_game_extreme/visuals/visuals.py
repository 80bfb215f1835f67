"""Visuals that only Extreme has on its table, as data; `painting` paints each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Fill = Literal["danger_fill", "lasting_fill", "fire_fill"]


@dataclass(frozen=True, slots=True)
class TagVisual:
    """A command in force, or something owed. Sizes are pixels."""

    icon: str
    fill: Fill
    title: str
    title_size: int
    kind: str = ""
    """The icon behind the title: "bolt" or "inf"; "" for none."""
    line: str = ""
    """What it means; "" where there is no room for it."""
    line_size: int = 0
    beside: float = 0.0
    """The line stands that far behind the title; 0: it stands under it."""
    field: float = 0.0
    """Width of the coloured field with the icon."""
    pad: float = 0.0
    """Between that field and the words."""


@dataclass(frozen=True, slots=True)
class NothingVisual:
    """The dashed place of a column without a tag, and what it says. Sizes are pixels."""

    text: str
    size: int
    pad: float
    """Before the words."""


@dataclass(frozen=True, slots=True)
class DrawOneVisual:
    """The pill over the draw pile from which one card is drawn."""

    word: str
    size: int


@dataclass(frozen=True, slots=True)
class HeldBackVisual:
    """Veil and lock on a card of the hand that a command holds back."""
