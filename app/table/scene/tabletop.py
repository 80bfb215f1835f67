"""The things on the table now, in two graphics scenes; the page's widgets lie between them.

Knows which items there are, how high they lie and which of them move, and nothing of why.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.system.clock import Clock
from app.table.layout import Decoration, Layer, Layout
from app.table.scene.ahead import PaintAhead
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import DecorationItem, PlaceItem
from app.table.scene.items import Canvas, Item, RailItem
from app.table.scene.motion import Ease, Slide, Tempo


class Tabletop(QObject):
    """The items of one table, and its clock."""

    def __init__(self, clock: Clock, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock
        self.canvas = canvas
        self.lower = QGraphicsScene(self)
        self.upper = QGraphicsScene(self)
        """What lies in `Layer.LIFTED` and above."""
        for half in (self.lower, self.upper):
            # With so few things, nearly all of them moving, looking at each is quickest.
            half.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layout = Layout(0, 0, 1)
        self.ahead = PaintAhead(clock, lambda: self.resting)
        self.tempo = Tempo()
        self.rail_top = math.inf
        """Height of the window where the rail begins; cards stand behind it."""
        self.cards: dict[str, CardItem] = {}
        self.places: dict[str, PlaceItem] = {}
        self.decorations: dict[str, DecorationItem] = {}
        self.lifted: str | None = None
        """The card in somebody's hand."""
        self.laid: tuple[str, str] | None = None
        """The card that a hand is just laying, and the place; None while none is laid."""
        self.moving: dict[Item, None] = {}
        """What takes a step at each tick, in the order in which it set out."""

    # Items

    def items(self) -> list[QGraphicsItem]:
        """Return everything, the highest first."""
        return [*self.upper.items(), *self.lower.items()]

    def items_at(self, x: float, y: float) -> list[QGraphicsItem]:
        """Return what the pointer finds there, the highest first; of parts, the whole thing."""
        at = QPointF(x, y)
        return [item.topLevelItem() for item in (*self.upper.items(at), *self.lower.items(at))]

    def card_at(self, x: float, y: float) -> str | None:
        """Return the uppermost card there that a hand can use, as it is seen now."""
        for item in self.items_at(x, y):
            if isinstance(item, CardItem) and item.spec.usable:
                return item.spec.id
            if isinstance(item, RailItem):
                break
        return None

    def target_at(self, x: float, y: float) -> str | None:
        """Return the decoration that can be pressed there, or else the place.

        Small decorations can be pressed beside them, too, unless another is there.
        """
        items = self.items_at(x, y)
        decorations = [
            item.decoration
            for item in items
            if isinstance(item, DecorationItem) and item.decoration.pressable
        ]
        decorations.sort(key=lambda decoration: not decoration.rect.holds(x, y))
        return decorations[0].id if decorations else self.place_at(x, y)

    def place_at(self, x: float, y: float) -> str | None:
        """Return the uppermost place there.

        Small places can be pressed beside them, too, unless another is there.
        """
        places = [item.spec for item in self.items_at(x, y) if isinstance(item, PlaceItem)]
        places.sort(key=lambda place: not place.rect.holds(x, y))
        return places[0].id if places else None

    def put(self, item: Item, layer: int, order: float = 0) -> None:
        """Bring an item in, or to another height."""
        item.setZValue(layer + order / 1000)
        half = self.upper if layer >= Layer.LIFTED else self.lower
        if item.scene() is not half:
            half.addItem(item)

    def put_decorations(
        self,
        before: Mapping[str, DecorationItem],
        decorations: Iterable[Decoration],
        opacity: float = 1.0,
        later: Collection[str] = (),
    ) -> dict[str, DecorationItem]:
        """Return the items of these decorations, new ones with that opacity; those left over go.

        Those `later` look as before, or are not seen, until they catch up.
        """
        left, items = dict(before), {}
        for decoration in decorations:
            item = left.pop(decoration.id, None) or DecorationItem(self.canvas, opacity)
            item.take(decoration, later=decoration.id in later)
            self.put(item, decoration.layer, decoration.order)
            items[decoration.id] = item
        self.remove(left.values())
        return items

    def remove(self, items: Iterable[Item]) -> None:
        """Take items off the table."""
        for item in items:
            self.moving.pop(item, None)
            item.scene().removeItem(item)

    def restyle(self) -> None:
        """Show everything as theme, measures and device pixel ratio are now."""
        for item in self.items():
            if isinstance(item, Item):
                item.restyle()

    def tell_views(self) -> None:
        """Let the views of both halves know what has changed, before the window is painted.

        Qt tells the views of one half and has the window painted at once. Where things of the
        other half were before they moved would then be forgotten, and never painted over.
        """
        for half in (self.lower, self.upper):
            QCoreApplication.sendPostedEvents(half, QEvent.Type.MetaCall.value)

    # Motion

    @property
    def resting(self) -> bool:
        """No card is on its way, and nothing is being drawn."""
        return not any(item.busy for item in (*self.cards.values(), *self.decorations.values()))

    def start(self, item: Item) -> None:
        """Let an item take its steps from the next tick on, until it has come to rest."""
        self.moving[item] = None
        self.clock.wake()

    def slide(self, item: Item, slide: Slide, goal: float, duration: float, ease: Ease) -> None:
        """Send one number of an item on its way to a goal."""
        slide.go(goal, self.clock.now(), self.tempo.ms(duration), ease)
        self.start(item)
