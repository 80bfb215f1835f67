"""The items of a table: a card, a place or a decoration, each painted from a pixmap.

Every item is a pixmap of Qt's graphics scene, which keeps its height, finds it under the pointer
and paints anew what it has changed. Specs hold where things belong; an item holds what is shown,
and knows how to take the state of a moment (`step`). Where it goes, the scene decides.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.paint.pixmaps import shared_cards
from app.paint.surface import rail_pixmap, rail_pixmap_top
from app.table.layout import Rect
from app.table.painters import Brush
from app.table.visual_cache import VisualPixmap, shared_visuals

FAST: Final = Qt.TransformationMode.FastTransformation
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation


class Canvas:
    """The source of pixmaps: the two caches, theme and measures, pixel ratio."""

    def __init__(self, brush: Brush, dpr: float = 1.0) -> None:
        self.cards = shared_cards()
        self.visuals = shared_visuals()
        self.brush = brush
        self.dpr = dpr

    def snap(self, value: float) -> float:
        """Return the nearest whole device pixel, in logical pixels."""
        return round(value * self.dpr) / self.dpr


class Item(QGraphicsPixmapItem):
    """Something in the scene. Whoever makes it keeps a reference as long as it is there."""

    def __init__(self, canvas: Canvas, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas

    @property
    def touchable(self) -> Rect:
        """Where the pointer finds it, in the item's own measure."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """It is doing what has to come to its end before the table is at rest."""
        return False

    def show_pixmap(self, pixmap: QPixmap, left: float, top: float) -> None:
        """Show this pixmap with its corner there; what is shown already is not painted anew."""
        self.setOffset(left, top)
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)

    def grow(self, scale: float) -> None:
        """Show it larger by this factor; Qt would paint it anew even where that is nothing new."""
        if scale != self.scale():
            self.setScale(scale)

    def grow_about(self, x: float, y: float) -> None:
        """Let it grow about this point."""
        point = QPointF(x, y)
        if point != self.transformOriginPoint():
            self.setTransformOriginPoint(point)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(*self.touchable))
        return path

    def step(self, now: float) -> bool:
        """Take and show the state of this moment; false when it has come to rest."""
        return False

    def restyle(self) -> None:
        """Take the pixmap of the theme, measures and pixel ratio as they are now."""
        raise NotImplementedError


class VisualItem(Item):
    """A visual with its corner on whole device pixels; one that is not seen is not rendered."""

    def __init__(self, canvas: Canvas, parent: QGraphicsItem | None = None) -> None:
        super().__init__(canvas, parent)
        self._visual: Hashable = None
        self.rect = Rect(0, 0, 0, 0)
        self._styled: tuple[object, ...] = ()
        """In which theme, measures and pixel ratio it was put there."""

    @property
    def touchable(self) -> Rect:
        return self.rect

    def put(self, visual: Hashable, rect: Rect) -> None:
        """Look like that from now on, in that rectangle."""
        styled = self._canvas.brush, self._canvas.dpr
        if (visual, rect, styled) != (self._visual, self.rect, self._styled):
            self._visual, self.rect, self._styled = visual, rect, styled
            self.restyle()

    def lie(self, visual: Hashable | None, across: float, down: float) -> None:
        """Fill the parent: centred on its origin, with these half extents."""
        self.setVisible(visual is not None)
        if visual is not None:
            made = self.will_lie(visual, across, down)()
            self.show_pixmap(made.pixmap, -across - made.margin, -down - made.margin)

    def will_lie(self, visual: Hashable, across: float, down: float) -> Callable[[], VisualPixmap]:
        """Return a call that renders what fills a parent of these half extents."""
        return partial(self.render, visual, Rect(0, 0, 2 * across, 2 * down))

    def will_look(self, visual: Hashable | None, rect: Rect) -> Iterator[Callable[[], object]]:
        """Yield a call that renders this visual, if that is not what it looks like."""
        if visual is not None and (visual, rect[2:]) != (self._visual, self.rect[2:]):
            yield partial(self.render, visual, rect)

    def fade(self, opacity: float) -> None:
        """Show it that faintly; at 0 not at all."""
        self.setOpacity(opacity)
        if self.isVisible() is not (opacity > 0.0):
            self.restyle()  # First: seen without a pixmap, it would damage the table's corner.
            self.setVisible(opacity > 0.0)

    def render(self, visual: Hashable, rect: Rect) -> VisualPixmap:
        """Return what a visual looks like, rendered now if it was not before."""
        canvas = self._canvas
        return canvas.visuals.get(visual, rect.width, rect.height, canvas.dpr, canvas.brush)

    def restyle(self) -> None:
        if self._visual is None or self.opacity() == 0.0:
            return
        canvas, rect = self._canvas, self.rect
        made = self.render(self._visual, rect)
        left, top = canvas.snap(rect.x) - made.margin, canvas.snap(rect.y) - made.margin
        self.show_pixmap(made.pixmap, left, top)


class RailItem(Item):
    """The rail of a whole window, between the feet of the hand and what flies above it."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.size = QSize(1280, 800)
        """Of the window."""
        self.top = 0.0
        """From here down the pointer finds it."""

    @property
    def touchable(self) -> Rect:
        return Rect(0, self.top, self.size.width(), self.size.height() - self.top)

    def restyle(self) -> None:
        dpr = self._canvas.dpr
        pixmap = rail_pixmap(self.size, dpr, self._canvas.brush.theme)
        self.show_pixmap(pixmap, 0, rail_pixmap_top(self.size, dpr))
