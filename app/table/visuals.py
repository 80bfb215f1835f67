"""Visuals of places and decorations on every table, as data; `painters` paints each.

A game may add visuals of its own: a frozen dataclass here or in its own module, and a painter for
it registered with `painters.paints`.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal, Protocol, runtime_checkable

Tone = Literal["text", "text_2", "good", "rail_text", "rail_text_2"]
"""Fields of the theme that colour words."""

RingKind = Literal["fire", "skull", "trick"]
"""What a ring round a card says: it burns, it must be covered, or it was the backwards trick."""


@runtime_checkable
class Shines(Protocol):
    """A visual over a card that says, among other things, that the card can be used now."""

    @property
    def calm(self) -> Hashable | None:
        """Return what is left of it while something else is lit."""


@dataclass(frozen=True, slots=True)
class TrayVisual:
    """The tray of an open pile with its header and the hidden cards under the top one."""

    direction: int
    """`UP` or `DOWN` of the ornaments."""
    low: int
    high: int
    layers: int = 0


@dataclass(frozen=True, slots=True)
class DrawPileVisual:
    """A face-down pile with its count; empty it is a dashed well."""

    count: int
    deck: str = "house"


@dataclass(frozen=True, slots=True)
class PanelVisual:
    """The panel of another player. Lengths are logical pixels from the panel's left edge."""

    name: str
    initial: str
    colour: int
    line: str
    count: str
    computer: bool
    shape: float
    """Side of the square of shape and initial."""
    text_x: float
    text_room: float
    count_x: float
    """The right end of the count."""
    name_size: int = 0
    """Height of the name in pixels; 0: that of its role. So with the count."""
    count_size: int = 0
    current: bool = False
    """It is this player's turn."""
    mark: str = ""
    """An icon at the right end."""
    mark_side: float = 0.0
    head: float = 0.0
    """Height of the upper part, in which all this stands; 0: that of the panel."""
    open_hand: bool = False
    """The line tells what the hand holds."""
    name_rows: int = 2
    """In how many lines a name may stand that has no room in one."""
    chip_on_shape: bool = False
    """The sign of a computer lies on its shape, where a name needs the room beside it."""


@dataclass(frozen=True, slots=True)
class TextVisual:
    """One line of words; where it has no room it gets smaller, then it is cut with an ellipsis."""

    text: str
    role: str
    tone: Tone = "text"
    weight: int = 0
    """0: the weight of the role."""


@dataclass(frozen=True, slots=True)
class CostVisual:
    """The cost of a move, on the foot of a pile whose cards are `unit` wide."""

    text: str
    kind: str
    unit: float
    warmth: float = 0.0
    """From 0 for a small step to 1 for a very large one."""


@dataclass(frozen=True, slots=True)
class SignalVisual:
    """A player's word about a pile; without the word it is shape and icon alone."""

    colour: int
    initial: str
    icon: str
    word: str = ""
    own: bool = False
    new: bool = False


@dataclass(frozen=True, slots=True)
class MoreVisual:
    """The number of signals on a pile that are not shown."""

    text: str


@dataclass(frozen=True, slots=True)
class AskVisual:
    """The faint pill that offers to set a signal."""

    icon: str


@dataclass(frozen=True, slots=True)
class BadgeVisual:
    """A pill that names a duty on a card: icon (or none) and words on fire or danger."""

    icon: str
    lines: tuple[str, ...]
    fill: Literal["fire_fill", "danger_fill", "lasting_fill"]
    size: int
    """Height of the text in pixels."""


@dataclass(frozen=True, slots=True)
class RingVisual:
    """The ring round a card `unit` wide; the decoration's rectangle is the card's."""

    kind: RingKind
    unit: float
    halo: bool = False
    """With the halo that breathes, or the line alone."""


PARAGRAPH_GAP = 0.4
"""What stays free between two paragraphs of a bubble, in lines."""


@dataclass(frozen=True, slots=True)
class BubbleVisual:
    """A reason in a cream bubble; the tip is given from the left upper corner of the decoration.

    None: it has no pointer.
    """

    columns: tuple[tuple[str, ...], ...]
    """Its lines, "" for the gap between two paragraphs."""
    tip: tuple[float, float] | None
    size: int
    """The height of its letters, in pixels."""
    pitch: float = 0.0
    """How far it is from one column to the next."""

    @property
    def lines(self) -> list[str]:
        """All lines, as they are read."""
        return [line for column in self.columns for line in column if line]


@dataclass(frozen=True, slots=True)
class GapVisual:
    """The dashed outline that a lifted card leaves behind."""


@dataclass(frozen=True, slots=True)
class FocusVisual:
    """The ring of the keyboard's focus round a thing with corners of that radius.

    `told`: another ring, since words elsewhere speak of the thing.
    """

    radius: float
    told: bool = False


@dataclass(frozen=True, slots=True)
class LitVisual:
    """The light round a place that takes the card; `under`: the card is over it."""

    radius: float
    unit: float
    under: bool = False


@dataclass(frozen=True, slots=True)
class CardRingVisual:
    """The ring of a card that is chosen, or with a halo of one that can be used now."""

    halo: bool = False

    @property
    def calm(self) -> CardRingVisual | None:
        """Return what is left of it while something else is lit."""
        return None if self.halo else self


@dataclass(frozen=True, slots=True)
class CardVeilVisual:
    """The veil over a card of the hand that cannot be used now."""


@dataclass(frozen=True, slots=True)
class VeilVisual:
    """The veil over a pile that does not take the card. The decoration has the card's rectangle."""


@dataclass(frozen=True, slots=True)
class ThinkingVisual:
    """A pill with three dots: somebody is thinking. Bright, it is what breathes over them."""

    bright: bool = False


@dataclass(frozen=True, slots=True)
class SpotlightVisual:
    """A veil over the table that leaves free what is spoken of: `holes`, from its corner."""

    holes: tuple[tuple[float, float, float, float, float], ...]
    """Left, top, width and height of each, and the radius of its corners."""


@dataclass(frozen=True, slots=True)
class WayVisual:
    """A dotted way with an arrow at its end; both ends are given from the decoration's corner."""

    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def bend(self) -> tuple[float, float]:
        """Return to where it is drawn aside: it sets out straight up."""
        return self.start[0], (self.start[1] + 2 * self.end[1]) / 3

    def point(self, share: float) -> tuple[float, float]:
        """Return where one is after this share of the way."""
        first, second, third = (1 - share) ** 2, 2 * share * (1 - share), share**2
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.bend, self.end
        return first * x0 + second * x1 + third * x2, first * y0 + second * y1 + third * y2
