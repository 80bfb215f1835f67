"""A layout as it lies at rest, for pages that show a table on which nobody plays."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.face import legible
from app.paint.pixmaps import PixmapCache
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec
from app.table.painters import Brush, paint_visual


def paint_layout(painter: QPainter, layout: Layout, brush: Brush, cards: PixmapCache) -> None:
    """Paint places, decorations and cards, the lowest first."""
    dpr = painter.device().devicePixelRatioF()
    things: list[PlaceSpec | Decoration | CardSpec] = [
        *layout.places,
        *layout.decorations,
        *layout.cards,
    ]
    for thing in sorted(things, key=lambda thing: (thing.layer, thing.order)):
        if isinstance(thing, CardSpec):
            face = legible(thing.face, brush.metrics.text_scale)
            picture = cards.card(face, thing.rect.width, dpr, brush.theme)
            corner = QPointF(round(thing.rect.x * dpr) / dpr, round(thing.rect.y * dpr) / dpr)
            painter.drawPixmap(corner - QPointF(picture.margin, picture.margin), picture.pixmap)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_visual(painter, thing.visual, QRectF(*thing.rect), brush)
            painter.restore()


class StillTable(QWidget):
    """Shows a layout; no hand reaches it, and its accessible name says what lies there."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._cards = PixmapCache(4 << 20)
        self.layout_shown = Layout(0, 0, 0)
        appearance.changed.connect(self.update)

    def show_layout(self, layout: Layout, metrics: Metrics) -> None:
        """Show a layout of this widget's size."""
        self.layout_shown, self._metrics = layout, metrics
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_layout(
            painter, self.layout_shown, Brush(self._appearance.theme, self._metrics), self._cards
        )
