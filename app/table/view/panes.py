"""The views of Qt's graphics scenes: one under the page's widgets, one over them."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from app.paint.surface import Cover, surface_pixmap
from app.style.appearance import Appearance
from app.table.painters import Brush, paint_visual


class Pane(QGraphicsView):
    """Shows a graphics scene point for point, and lets hands through."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.damage(apart=True)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for part in (self, self.viewport()):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def damage(self, *, apart: bool) -> None:
        """Paint all that changes apart from each other, or else what lies between, too.

        Where much moves, the many small rectangles cost more than what they leave out. What was
        damaged before must have been painted, or been asked to be: Qt keeps the two ways apart.
        """
        modes = self.ViewportUpdateMode
        mode = modes.MinimalViewportUpdate if apart else modes.BoundingRectViewportUpdate
        if mode is not self.viewportUpdateMode():
            self.setViewportUpdateMode(mode)


class GroundPane(Pane):
    """The pane on the table top."""

    def __init__(self, scene: QGraphicsScene, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._appearance = appearance
        self._cover: Hashable | None = None
        self._words: QRect | None = None
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def cover(self, visual: Hashable | None) -> None:
        """Let that visual lie on the table top, or none."""
        if visual != self._cover:
            self._cover = visual
            self.viewport().update()

    def leave_room(self, words: QRect | None) -> None:
        """Let the lines of the inlay stop where these words stand, or run through."""
        if words != self._words:
            self._words = words
            self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._paint_surface(painter, inlay=True)
        if self._words is not None:
            painter.save()
            painter.setClipRect(self._words)
            self._paint_surface(painter, inlay=False)
            painter.restore()

    def _paint_surface(self, painter: QPainter, *, inlay: bool) -> None:
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        cover = self._covered()
        surface = surface_pixmap(self.size(), dpr, theme, inlay=inlay, cover=cover)
        painter.drawPixmap(0, 0, surface)

    def _covered(self) -> Cover | None:
        visual, size = self._cover, self.size()
        if visual is None:
            return None
        brush = Brush(self._appearance.theme, self._appearance.metrics(size, table=True))
        whole = QRectF(0, 0, size.width(), size.height())
        return Cover(visual, lambda painter: paint_visual(painter, visual, whole, brush))
