"""A table as plain data: where every card, place and decoration lies. Nothing here paints or moves.

A game's `layout` gives a `Layout` from a view; the scene compares it with what it shows. All
lengths are logical pixels of the window.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import NamedTuple

from app.paint.faces import Face


class Layer(IntEnum):
    """Heights over the table; what is higher covers what is lower."""

    WELL = 10
    PILE = 20
    LABEL = 30
    HAND = 40
    RAIL = 50
    FLIGHT = 60
    LIFTED = 70
    BUBBLE = 80


class Rect(NamedTuple):
    """An upright rectangle: its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Rect:
        """Return the rectangle made larger by `by` on every side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def united(self, other: Rect) -> Rect:
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right, bottom = max(self.right, other.right), max(self.bottom, other.bottom)
        return Rect(x, y, right - x, bottom - y)

    def overlap(self, other: Rect) -> float:
        """Return the area that both cover."""
        # A bubble that looks for its place asks this a hundred thousand times.
        x, y, width, height = self
        other_x, other_y, other_width, other_height = other
        across = min(x + width, other_x + other_width) - max(x, other_x)
        if across <= 0:
            return 0.0
        down = min(y + height, other_y + other_height) - max(y, other_y)
        return across * down if down > 0 else 0.0

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: Rect, slack: float = 0.0) -> bool:
        """Tell whether all of the other lies in this one, or at most `slack` beyond its edges."""
        across = self.x <= other.x + slack and other.right <= self.right + slack
        return across and self.y <= other.y + slack and other.bottom <= self.bottom + slack

    @staticmethod
    def around(middle: tuple[float, float], width: float, height: float) -> Rect:
        return Rect(middle[0] - width / 2, middle[1] - height / 2, width, height)


class Pose(NamedTuple):
    """A card as it is seen: its middle, its width, degrees about the middle, opacity."""

    x: float
    y: float
    width: float
    rotation: float = 0.0
    opacity: float = 1.0

    @property
    def middle(self) -> tuple[float, float]:
        return self.x, self.y

    def towards(self, goal: Pose, share: float) -> Pose:
        """Return the pose at that share of the straight way."""
        return Pose(
            self.x + (goal.x - self.x) * share,
            self.y + (goal.y - self.y) * share,
            self.width + (goal.width - self.width) * share,
            self.rotation + (goal.rotation - self.rotation) * share,
            self.opacity + (goal.opacity - self.opacity) * share,
        )


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A card at rest."""

    id: str
    """The same card keeps its id from view to view; that is how it is seen to move."""
    face: Face
    rect: Rect
    layer: Layer
    order: int = 0
    """Inside a layer, the higher order covers the lower."""
    rotation: float = 0.0
    """Degrees, clockwise, about the middle."""
    place: str = ""
    """Id of the place that it lies on."""
    attached_to: str = ""
    """Id of the decoration that it lies on; where that goes, the card is at once."""
    liftable: bool = False
    pressable: bool = False
    """A click or Enter on it is a press, not the beginning of a move; it can still be dragged."""
    idle: bool = False
    """A press on it only says why it means nothing now: the keyboard passes it by."""
    row: str = ""
    """The cards that the arrows walk along together; "": the hand, or what lies on the place."""
    alike: Hashable = None
    """Cards that nobody can tell apart share it: each may go the way of another."""
    back: Face | None = None
    """Its other side, where backs differ: by it a card is known again that is turned over."""
    deck: Hashable = None
    """Cards whose backs are all alike share it. One of them that turns up or down at another
    place is followed from where it comes: the card that a hand has just laid, or the one nearest
    to its origin. Those that lie face down have no `alike`."""
    over: Hashable | None = None
    """A visual that lies on it and goes with it: a ring, a veil."""
    flat: bool = False
    """It lies without a shadow."""
    was_open: bool = False
    """All have seen its face before it lies here face down: it is seen on the way, too."""
    name: str = ""
    """What a screen reader says; a card without a name is not told."""
    tip: str = ""
    """A tooltip, and what a screen reader can say besides: what the card means."""
    origin: str = ""
    """Id of the anchor that it comes from when it was not on the table before."""
    within: str = ""
    """What a screen reader says of it and of all that lies with it, to who comes in there."""
    anew: bool = False
    """It has just come from there, though another card lay here before that had the same id."""
    was: str = ""
    """Id of the card that it was a move earlier, or of the place where it lay then, if the last
    move tells it. Of cards that nobody can tell apart, all that may be the moved one have it."""

    @property
    def pose(self) -> Pose:
        """Where it lies."""
        return Pose(*self.rect.middle, self.rect.width, self.rotation)

    @property
    def usable(self) -> bool:
        """A hand can do something with it."""
        return self.liftable or self.pressable

    @property
    def by_key(self) -> bool:
        """The keyboard finds it: of several that mean the same, one alone may have a name."""
        return self.usable and bool(self.name) and not self.idle


@dataclass(frozen=True, slots=True)
class PlaceSpec:
    """A place where cards can be laid, or that can be pressed."""

    id: str
    rect: Rect
    card: Rect
    """Where the next card would lie."""
    name: str
    """What a screen reader says; a place without a name is told only while it takes the card."""
    visual: Hashable
    """What it looks like: a frozen dataclass for which a painter is registered."""
    order: int = 0
    takes_cards: bool = True
    radius: float = 0.0
    """Of its corners, for light and focus; 0: those of a tray."""
    idle: bool = False
    """A press on it only says what it is: the keyboard passes it by."""
    lit: bool = False
    """It is lit at rest too: pressing it means something now."""
    calm: Hashable | None = None
    """What it looks like while a hint lights something else, where that is not as at rest."""
    hinted: Hashable | None = None
    """What it looks like while a hint lights it, where that is not as at rest."""
    veiled: bool = True
    """Where it does not take the lifted card, what lies on it is dimmed too."""
    tip: str = ""
    """A tooltip: what pressing it would mean."""
    words: Rect | None = None
    """Where words about it stand while a card is lifted; None: under it."""
    read_foot: float = 0.0
    """So far above the lower edge of the top card something is written on it: the pill with what
    a step costs begins below that. 0: nothing is, and the pill lies half on the card."""
    refuses: str = ""
    """What those words are where it does not take the card; "": the usual ones of the game."""
    layer: Layer = Layer.WELL
    unlit: Hashable | None = None
    """Where it shows whose turn it is: what it looks like until the cards that were on their way
    when the turn began have arrived."""
    reach: Rect | None = None
    """Where the pointer means it while it drags a card that goes here, if that is more than the
    place; it is lit as a whole then. Such a place is never meant by what the card covers."""
    own: bool = False
    """Its name tells what follows from cards that one person alone sees."""
    within: str = ""
    """What a screen reader says of it and of all that lies with it, to who comes in there."""


@dataclass(frozen=True, slots=True)
class Decoration:
    """Anything that is neither card nor place: a panel, a line of text, a pill, a ring."""

    id: str
    rect: Rect
    visual: Hashable
    layer: Layer = Layer.LABEL
    order: int = 0
    name: str = ""
    """What a screen reader says; "" for what need not be told."""
    pressable: bool = False
    glow: Hashable | None = None
    """A second visual over the first that swells and fades, unless motion is reduced."""
    burst: Hashable | None = None
    """A visual that swells over it once, and fades, when the card that it stands upon arrives."""
    only_at_rest: bool = False
    """Gives way while a card is lifted."""
    beside: bool = False
    """It gives way only to what is told of a lifted card where that would lie over it."""
    radius: float = 0.0
    """Of its corners, for the focus; 0: its ends are round."""
    tipped: bool = True
    """Its name is a tooltip, too: it says more than can be seen."""
    tip: str = ""
    """A tooltip where it has no name, as another thing's name tells it."""
    side: int = 0
    """Where it changes, the decoration turns over to its new visual."""
    drawn: tuple[Hashable, ...] = ()
    """The visuals that it has one after the other while it is being drawn."""
    unlit: Hashable | None = None
    """Where it shows whose turn it is: what it looks like until the cards that were on their way
    when the turn began have arrived."""
    about: str = ""
    """Id of the place that it tells of: while a card is dragged over it, beside the card."""
    upon: str = ""
    """Id of the card that it stands upon or tells of: it is seen once that card has arrived."""
    on: str = ""
    """Id of the decoration that it is drawn on. New on what lay there before, it comes stroke by
    stroke; what comes together is drawn one after the other, in the order of the layout."""
    public: str | None = None
    """Its name where nobody else shall hear of the person's cards; None: it tells none of them."""


class ArrivalSpeed(Enum):
    """Ways for cards to come from an anchor."""

    DRAW = "draw"
    """One after the other, from a face-down pile."""
    OTHER = "other"
    """Slowly enough to be followed: what another player does."""


class Anchor(NamedTuple):
    """An origin of cards that were out of sight, with their face and size there."""

    rect: Rect
    face: Face | None = None
    """None: they show their own face from the start."""
    speed: ArrivalSpeed = ArrivalSpeed.DRAW


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table, from one view, for one size of the window and one language."""

    width: float
    height: float
    unit: float
    """Width of a card on this table."""
    cards: tuple[CardSpec, ...] = ()
    places: tuple[PlaceSpec, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    anchors: Mapping[str, Anchor] = field(default_factory=dict)
    owner: Hashable | None = None
    """Whose part of the table it is that changes owners without a curtain; None: nobody's."""
    owned: frozenset[str] = frozenset()
    """Ids of the decorations and places in that part: with another owner they slide in."""
    moves: int | None = None
    """How many moves have led to it; None where nothing is told of them."""
    ground: Hashable | None = None
    """A visual for the table top, over the whole window and under everything; its left half is the
    mirror image of its right one."""

    @property
    def things(self) -> list[CardSpec | PlaceSpec | Decoration]:
        """Return cards, places and decorations."""
        return [*self.cards, *self.places, *self.decorations]

    def card(self, id: str) -> CardSpec:  # noqa: A002
        """Return the card of that id. Raises KeyError."""
        for spec in self.cards:
            if spec.id == id:
                return spec
        raise KeyError(id)

    def place(self, id: str) -> PlaceSpec:  # noqa: A002
        """Return the place of that id. Raises KeyError."""
        for spec in self.places:
            if spec.id == id:
                return spec
        raise KeyError(id)
