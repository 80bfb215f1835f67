"""The tiles of the home page: one game each."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QEnterEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from app.paint.album import album
from app.paint.brushes import grown, line, rounded, rounded_path
from app.paint.ornaments import paint_meander
from app.paint.shadows import paint_large_shadow
from app.style.appearance import Appearance
from app.style.theme import faint
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control
from app.widgets.tile_foot import TileFoot, TileTexts

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from app.paint.tiles import TilePicture

RISE = 10.0
"""How much higher the chosen tile stands, in measures of a page 1280 wide."""


class Tile(Control):
    """A game: its picture, its name and what it is about. The chosen one stands higher."""

    def __init__(
        self,
        appearance: Appearance,
        game_id: str,
        art: Callable[[], TilePicture],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.game_id = game_id
        self._art = art
        self._texts = TileTexts("", "", "")
        self._foot_height: float | None = None
        self._risen = 0.0
        self._kept: tuple[object, QPixmap] | None = None
        self._motion: QVariantAnimation | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self._start_rising)

    def set_texts(self, texts: TileTexts) -> None:
        """Show these texts."""
        self._texts = texts
        tell_name(self, texts.title)
        tell_description(self, f"{texts.sentence} {texts.players}")
        self.update()

    @property
    def texts(self) -> TileTexts:
        return self._texts

    @property
    def margin(self) -> int:
        return math.ceil(self.metrics.px(RISE + 8))

    def body(self) -> QRectF:
        return super().body().translated(0, -self._risen * self.metrics.px(RISE))

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(222), self.metrics.px(474))

    def ring_radius(self) -> float:
        return self.metrics.px(18)

    def wanted_foot(self, width: float) -> float:
        """Return the height of the foot that shows every text at this width of the tile."""
        return TileFoot(self._texts, self.metrics, width).wanted()

    def set_foot(self, height: float) -> None:
        """Give the foot this height; the picture has the rest."""
        self._foot_height = height
        self.update()

    @property
    def sentence_shown(self) -> bool:
        return self._foot().sentence_shown

    def _foot(self) -> TileFoot:
        return TileFoot(self._texts, self.metrics, super().body().width(), self._foot_height)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        lift = 1.5 + 1.1 * max(self._risen, 0.5 if self.hovered else 0.0)
        paint_large_shadow(painter, body, px(18), theme, lift=lift, scale=self.metrics.f)
        painter.save()
        clip = QPainterPath(rounded_path(body, px(18)))
        painter.setClipPath(clip)
        painter.fillRect(body, theme.cream)
        foot = self._foot()
        art = QRectF(
            body.left(), body.top(), body.width(), body.height() - foot.high
        ).toAlignedRect()
        painter.drawPixmap(art.topLeft(), self._picture(art.size()))
        painter.restore()
        head = art.top() + art.height()
        rest = QRectF(body.left(), head, body.width(), body.bottom() - head)
        foot.paint(painter, rest, theme)
        if self.isChecked():
            edge, width = theme.saffron, px(4)
        else:
            edge, width = theme.white, px(3 if self.hovered else 2)
        rounded(painter, body, px(18), None, line(edge, width))
        if self.isChecked() and theme.lit_outline is not None:
            rounded(painter, grown(body, px(3)), px(21), None, line(theme.lit_outline, px(2)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setToolTip("" if self.sentence_shown else self._texts.sentence)
        super().enterEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setToolTip("")

    def _picture(self, size: QSize) -> QPixmap:
        """Return the picture of the game in that many logical pixels, painted once and kept."""
        theme, dpr = self.appearance.theme, self.devicePixelRatioF()
        # The cards of a picture may bear words: in another language it is another picture.
        key = ("tile", self.game_id, size, dpr, theme.name, self.metrics, self._texts)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, album.picture(key, partial(self._paint_picture, size, dpr)))
        return self._kept[1]

    def _paint_picture(self, size: QSize, dpr: float) -> QPixmap:
        # Imported here, with all that paints cards: most starts find the picture in the album.
        from app.paint.tiles import paint_tile_art

        theme, px = self.appearance.theme, self.metrics.px
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(theme.cream)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art = QRectF(QPointF(0, 0), size.toSizeF())
        paint_tile_art(painter, art, self._art(), theme)
        band = QPointF(px(16), art.bottom() - px(13))
        cream = faint(theme.cream, 0.55)
        paint_meander(
            painter, band, art.width() - px(30), px(2.05), cream, stroke=max(1.0, px(1.1))
        )
        painter.end()
        return picture

    def _start_rising(self, chosen: bool) -> None:
        end = 1.0 if chosen else 0.0
        if self._motion is not None:
            self._motion.stop()
        if not self.isVisible():
            self._rise_to(end)
            return
        if self._motion is None:
            self._motion = self._make_motion()
        self._motion.setDuration(0 if self.appearance.motion == "reduced" else 120)
        self._motion.setStartValue(self._risen)
        self._motion.setEndValue(end)
        self._motion.start()

    def _make_motion(self) -> QVariantAnimation:
        # Imported with the first motion: nothing moves while the program starts.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        motion = QVariantAnimation(self)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(self._rise_to)
        return motion

    def _rise_to(self, value: float) -> None:
        self._risen = value
        self.update()
