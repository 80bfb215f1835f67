"""Tips about things on the table, where the pointer rests or is held down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from app.escape import ClosedByEscape
from app.table.layout import Decoration, Rect
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import DecorationItem, PlaceItem
from app.table.scene.scene import Scene
from app.touch import LONG_PRESS

_APART: Final = 14.0
"""Between a thing and its tip the pointer is on its way."""


class Tip(NamedTuple):
    """A text, and what it is about."""

    text: str
    about: Rect


def tip_at(scene: Scene, x: float, y: float) -> Tip | None:
    """Return what a card means, what pressing a place would, or a decoration's whole name."""
    for item in scene.items_at(x, y):
        if isinstance(item, DecorationItem) and (text := _told(item.decoration)):
            return Tip(text, item.decoration.rect)
        if isinstance(item, CardItem) and item.spec.tip:
            return Tip(item.spec.tip, item.shown_rect)
        if isinstance(item, PlaceItem) and item.spec.tip:
            return Tip(item.spec.tip, item.spec.rect)
    return None


def tip_of(scene: Scene, target: str | None) -> Tip | None:
    """Return the same of a thing by its id."""
    if target in scene.cards and scene.cards[target].spec.tip:
        return Tip(scene.cards[target].spec.tip, scene.cards[target].shown_rect)
    if target in scene.places and scene.places[target].spec.tip:
        return Tip(scene.places[target].spec.tip, scene.places[target].spec.rect)
    if target in scene.decorations:
        decoration = scene.decorations[target].decoration
        text = _told(decoration)
        return Tip(text, decoration.rect) if text else None
    return None


def _told(decoration: Decoration) -> str:
    """Return the tip about a decoration; "" for none."""
    return (decoration.tipped and decoration.name) or decoration.tip


class Tips:
    """The tip of a table: it comes where the pointer rests, or is held down without moving."""

    def __init__(
        self,
        view: QWidget,
        scene: Scene,
        bubble: Callable[[Tip], Decoration],
        take_back: Callable[[], bool],
    ) -> None:
        """Make bubbles of tips with `bubble`, which Esc takes away.

        `take_back` cancels a press that is held still, and answers whether there was one.
        """
        self._scene = scene
        self._bubble = bubble
        self._take_back = take_back
        self._held = scene.clock.alarm(self._hold)
        self._at = (0.0, 0.0)
        self._escape = ClosedByEscape(view, self.hide)
        self._around: Rect | None = None
        """What the bubble takes up, to which the pointer may go as well, to read it."""
        self.shown: Tip | None = None

    def show(self, x: float, y: float) -> None:
        """Say what the thing is on which the pointer rests."""
        if not self._reads(x, y):
            self._tell(tip_at(self._scene, x, y))

    def tell_of(self, target: str | None) -> bool:
        """Say what the thing is that has the keyboard; return whether there is anything to say."""
        self._tell(tip_of(self._scene, target))
        return self.shown is not None

    def _tell(self, tip: Tip | None) -> None:
        self.shown = tip
        bubble = None if tip is None else self._bubble(tip)
        self._around = None if bubble is None else bubble.rect.grown(_APART)
        self._scene.highlights.show_tip(bubble)
        self._escape.watch(on=tip is not None)

    def press(self, x: float, y: float) -> None:
        """Begin to wait: the main button, or a finger, went down there."""
        self.hide()
        self._at = (x, y)
        self._held.start(LONG_PRESS)

    def move(self, x: float, y: float) -> None:
        """Say nothing more of a thing once the pointer is beside it, and beside what is said."""
        if self.shown is not None and not self.shown.about.holds(x, y) and not self._reads(x, y):
            self.hide()

    def _reads(self, x: float, y: float) -> bool:
        """Tell whether the pointer is on what is said."""
        return self._around is not None and self._around.holds(x, y)

    def release(self) -> None:
        """Wait no more: the button, or the finger, went up."""
        self._held.stop()

    def hide(self) -> None:
        """Say nothing."""
        self._held.stop()
        if self.shown is not None:
            self._tell(None)

    def _hold(self) -> None:
        if tip_at(self._scene, *self._at) is not None and self._take_back():
            self.show(*self._at)
