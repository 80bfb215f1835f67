"""Tips about things on the table, where the pointer rests or is held down."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.table.layout import Decoration, Rect
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import DecorationItem, PlaceItem
from app.table.scene.scene import Scene
from app.touch import LONG_PRESS


class Tip(NamedTuple):
    """A text, and what it is about."""

    text: str
    about: Rect


def tip_at(scene: Scene, x: float, y: float) -> Tip | None:
    """Return what a card means, what pressing a place would, or a decoration's whole name."""
    for item in scene.items_at(x, y):
        if isinstance(item, DecorationItem) and item.decoration.name and item.decoration.tipped:
            return Tip(item.decoration.name, item.decoration.rect)
        if isinstance(item, CardItem) and item.spec.tip:
            return Tip(item.spec.tip, item.shown_rect)
        if isinstance(item, PlaceItem) and item.spec.tip:
            return Tip(item.spec.tip, item.spec.rect)
    return None


class Tips:
    """The tip of a table: it comes where the pointer rests, or is held down without moving."""

    def __init__(
        self, scene: Scene, bubble: Callable[[Tip], Decoration], take_back: Callable[[], bool]
    ) -> None:
        """Make bubbles of tips with `bubble`.

        `take_back` cancels a press that is held still, and answers whether there was one.
        """
        self._scene = scene
        self._bubble = bubble
        self._take_back = take_back
        self._held = scene.clock.alarm(self._hold)
        self._at = (0.0, 0.0)
        self.shown: Tip | None = None

    def show(self, x: float, y: float) -> None:
        """Say what the thing is on which the pointer rests."""
        self.shown = tip_at(self._scene, x, y)
        self._scene.highlights.show_tip(None if self.shown is None else self._bubble(self.shown))

    def press(self, x: float, y: float) -> None:
        """Begin to wait: the main button, or a finger, went down there."""
        self.hide()
        self._at = (x, y)
        self._held.start(LONG_PRESS)

    def move(self, x: float, y: float) -> None:
        """Say nothing more of a thing once the pointer is beside it."""
        if self.shown is not None and not self.shown.about.holds(x, y):
            self.hide()

    def release(self) -> None:
        """Wait no more: the button, or the finger, went up."""
        self._held.stop()

    def hide(self) -> None:
        """Say nothing."""
        self._held.stop()
        if self.shown is not None:
            self.shown = None
            self._scene.highlights.show_tip(None)

    def _hold(self) -> None:
        if tip_at(self._scene, *self._at) is not None and self._take_back():
            self.show(*self._at)
