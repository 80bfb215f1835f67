"""Visuals on the table of Qwixx besides cards, as data; `painting` paints each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Align = Literal["left", "right"]
StepState = Literal["done", "now", "next"]
CellState = Literal["bare", "offered", "chosen"]


class SheetSizes(NamedTuple):
    """The sizes of a sheet: scales of the design, and lengths that do not go by them."""

    h: float
    """Across the paper."""
    v: float
    """Down the rows."""
    k: float
    """Of strokes and corners."""
    row: float
    """Across a row, left of its points."""
    number: int
    """Height of the numbers in pixels; 0: they could not be read, and are left away with arrow
    and icon."""
    points: int
    """Height of a row's points in pixels."""
    shape: float
    """Half of a row's shape."""
    lock: float
    """Width of a row's lock."""
    foot: float
    """Height of what stands below the rows."""
    box: float
    """Side of the box of a penalty."""
    head: float = 0.0
    """Height that is free above the rows."""
    total: float = 1.25
    """How large the total is, against the other words of the foot."""


@dataclass(frozen=True, slots=True)
class PaperVisual:
    """The paper of a sheet."""

    k: float
    """Of its strokes and corners."""
    owner: int | None = None
    """The colour of whose it is, where that must be plain."""
    won: bool = False


@dataclass(frozen=True, slots=True)
class FootVisual:
    """What stands on the paper below the rows, but for boxes, their crosses and the total."""

    sizes: SheetSizes
    labels: tuple[str, str, str, str]
    """Penalties, what they take off, crosses, what those are worth; "" for what is not told."""
    total: str
    """Not painted here; the foot leaves room for it."""


@dataclass(frozen=True, slots=True)
class TotalVisual:
    """What the whole sheet is worth, at the end of its foot."""

    text: str
    size: int


@dataclass(frozen=True, slots=True)
class PenaltyBoxVisual:
    """A box on the paper in which a penalty is crossed."""

    k: float
    """Of its stroke."""
    corner: float
    """Radius of its corners."""


@dataclass(frozen=True, slots=True)
class RowVisual:
    """A row of a sheet; its crosses lie on it."""

    sizes: SheetSizes
    row: int
    crossed: frozenset[int]
    """Places of the row, from the left."""
    closed: bool
    points: int
    framed: bool = False
    """It is the row that is crossed in now."""
    going: frozenset[int] = frozenset()
    """Places that would be skipped for good by what is chosen."""
    over: bool = False
    """Nothing can be crossed any more."""
    fresh: frozenset[int] = frozenset()
    """Places crossed since the person at the screen acted, which are ringed."""
    bare: bool = False
    """On a panel: without paper, band and points, open numbers in the colour of the row, and its
    crosses made at once."""


@dataclass(frozen=True, slots=True)
class CrossVisual:
    """A cross made by hand, or as much of it as is drawn already."""

    seed: int
    """It tells the hand of one cross from another."""
    pen: float
    share: float = 1.0
    number: str = ""
    """The number that it crosses, which is still read."""
    pixels: int = 0
    """Height of that number."""
    row: int = 0


@dataclass(frozen=True, slots=True)
class CellVisual:
    """The mark on a number of the own sheet: light, or light and a thin red cross."""

    state: CellState
    k: float
    row: int = 0
    place: int = 0
    """They tell the hand of one cross from another."""


@dataclass(frozen=True, slots=True)
class RivalVisual:
    """The panel of another player with the sheet on it."""

    k: float
    narrow: bool
    name: str
    initial: str
    colour: int
    computer: bool
    current: bool
    decided: bool
    line: str
    points: str
    penalties: int
    penalties_words: str
    """"" where the longest points leave no room for them: there are boxes then on all panels."""
    fresh_penalty: bool
    """The last penalty was taken since the person at the screen acted; it is ringed."""
    rows: tuple[RowVisual, ...]


@dataclass(frozen=True, slots=True)
class AskedVisual:
    """The tab on the sheet that says who decides just now."""

    text: str
    size: int
    colour: int
    initial: str
    k: float
    told: str = ""
    """Below it, smaller: what has become of the others."""
    small: int = 0


@dataclass(frozen=True, slots=True)
class BlockVisual:
    """Lines of words, from the middle of the rectangle's height or from its head."""

    lines: tuple[str, ...]
    size: int
    align: Align = "left"
    tone: Literal["text", "text_2"] = "text_2"
    weight: int = 450
    accent: str = ""
    """A word after the last line, in the colour of light."""


@dataclass(frozen=True, slots=True)
class StepsVisual:
    """The three steps of a turn, below the words that say whose it is."""

    head: str
    steps: tuple[tuple[str, StepState], ...]
    size: int
    pitch: float


@dataclass(frozen=True, slots=True)
class QwixxPileVisual:
    """Cards under the top one of a face-down pile; none: a dashed well."""

    layers: int


@dataclass(frozen=True, slots=True)
class CallVisual:
    """The dashed ring round the card whose number counts for everybody."""


@dataclass(frozen=True, slots=True)
class QwixxSlotVisual:
    """The dashed place of a card that is missing."""


@dataclass(frozen=True, slots=True)
class SlotsVisual:
    """The places in the own hand that cards of the display are for."""

    lefts: tuple[float, ...]
    width: float


@dataclass(frozen=True, slots=True)
class SkipVisual:
    """A cream pill at a number: what its cross would skip."""

    text: str
    size: int
