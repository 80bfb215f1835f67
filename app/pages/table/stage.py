"""The stage: what has just been revealed, large in the middle until it has been read."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.games.narration import Staged
from app.pages.table.stage_place import StageShape, best_place, seen_on
from app.paint.brushes import line, rounded
from app.paint.face import Face
from app.paint.paper import CARD_RATIO
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.paint.pixmaps import LIFTED, CardPixmap, PixmapCache, prepare_shadow
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.system.clock import Clock
from app.table.layout import Layout, Rect
from app.table.scene.ahead import PaintAhead
from app.table.visual_cache import transparent

_GAP = 12.0
_PAD: Final = 0.18
"""What stays free at its edges, in widths of a card."""
_CARDS: Final = (112.0, 88.0, 60.0, 44.0, 36.0, 30.0)
"""Widths of a card; smaller ones where what it tells of would be covered."""
_WORDS: Final = (190.0, 250.0, 340.0, 430.0, 520.0, 640.0)
"""Widths of the words: the first in which they are no higher than the cards beside them."""
_TEXT, _LEADING = 18.0, 1.3
_TEXTS: Final = {_TEXT: 0, 15.5: 1}
"""Sizes of the words, smaller ones where they would cover something, and how many steps that is."""
_LARGE_TEXTS: Final = {**_TEXTS, 12.5: 3}
"""The same beside large texts: at 150 % the least is as large as others are."""
_MIDDLE: Final = 0.55
"""Where its middle stands between bar and rail: the hand below it stays free."""
_APART, _EDGE = 8.0, 6.0
"""How far it stands from what it leaves free, and from bar and rail."""


class Stage(QWidget):
    """Shows cards and a sentence over the table; it takes neither pointer nor focus.

    It waits until what it tells of has come to rest, and leaves that free where there is room.
    `ended` says that the table is free again.
    """

    ended = Signal()
    skipped = Signal()
    """A press ends it, which may not have been read."""

    def __init__(
        self, appearance: Appearance, clock: Clock, ahead: PaintAhead, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(parent.size())
        self._room = QRectF(parent.rect())
        self._layout = Layout(0, 0, 0)
        self._staged: Callable[[], Staged] | None = None
        self._named: Collection[str] = ()
        """The ids of the cards, places and decorations that it tells of."""
        self._duration = 0.0
        self._placed = False
        """It has its place for what is to come, on the table as it is."""
        self._card = 0.0
        """How wide a card on it is."""
        self._text = _TEXT
        """Size of its words."""
        self._cards = PixmapCache(8 << 20)
        self._rendered: QPixmap | None = None
        """What is shown, rendered once: whatever moves beside it has parts of it painted anew."""
        self._ahead = ahead
        self._shadows: tuple[object, ...] = ()
        """For which measures, theme and screen the shadows of its cards have been asked for."""
        self._time = clock.alarm(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        appearance.changed.connect(self._change)

    @property
    def playing(self) -> bool:
        """Tell whether something is on the stage, or is to come on it."""
        return self._staged is not None

    def prepare(
        self, staged: Callable[[], Staged], named: Collection[str], duration: float
    ) -> None:
        """Have this shown for so many milliseconds, in the language of the moment.

        It comes with `begin`. `named` are the ids of the cards and places that it tells of.
        """
        self._time.stop()
        self.hide()
        self._staged, self._named, self._duration = staged, named, duration
        self._placed, self._rendered = False, None

    def begin(self) -> None:
        """Show what is to come: the table has come to rest."""
        if self._staged is not None and self.isHidden():
            self._time.start(round(self._duration))
            if not self._placed:
                self._place()
            self.show()
            self.raise_()

    def begin_anew(self) -> None:
        """Let what is shown be read from its beginning: it was out of sight."""
        if self._staged is not None and not self.isHidden():
            self._time.start(round(self._duration))

    def skip(self) -> None:
        """Give the table free, for somebody wants to go on."""
        if self._staged is not None:
            self.skipped.emit()
        self.end()

    def end(self) -> None:
        """Give the table free."""
        if self._staged is not None:
            self._staged = None
            self._time.stop()
            self.hide()
            self.ended.emit()

    def place(self, room: QRectF, metrics: Metrics, layout: Layout) -> None:
        """Stand in the middle of this room between bar and rail, over that table."""
        self._metrics, self._room, self._layout = metrics, room, layout
        self._prepare_shadows()
        self._place()

    def _prepare_shadows(self) -> None:
        """Have the shadows of its cards rendered before anything is revealed: they take longest."""
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        if self._shadows != (self._metrics, dpr, theme.name):
            self._shadows = self._metrics, dpr, theme.name
            for card in map(self._metrics.px, _CARDS):
                self._ahead.ask_at_rest(partial(prepare_shadow, card, dpr, theme, LIFTED))

    def _place(self) -> None:
        if self._staged is None:
            return
        staged, px = self._staged(), self._metrics.px
        edge, whole = px(_EDGE), self._room
        bare = whole.adjusted(edge, edge, -edge, -edge)
        room = Rect(bare.x(), bare.y(), bare.width(), bare.height())
        middle = room.middle[0], room.y + room.height * _MIDDLE
        shapes = [
            self._shape(px(card), staged, words, text)._replace(steps=smaller + less)
            for smaller, card in enumerate(_CARDS)
            for text, less in (_LARGE_TEXTS if self._metrics.text_scale > 1.0 else _TEXTS).items()
            for words in ((None, *_WORDS[:2]) if smaller > 1 else (None,))
        ]
        seen = seen_on(self._layout, self._named, room)
        shape, place = best_place(
            shapes, middle, room, seen, apart=px(_APART), scale=self._metrics.f
        )
        self._card, self._text, self._placed = shape.card, shape.text, True
        self.setGeometry(round(place.x), round(place.y), round(place.width), round(place.height))
        if self.isHidden():
            for face in staged.faces:
                self._ahead.ask(partial(self._painted, face))
            self._ahead.ask(self._picture)
        self._change()

    def _change(self) -> None:
        """Show it as it is now."""
        self._rendered = None
        self.update()

    def _shape(
        self, card: float, staged: Staged, wide: float | None = None, text: float = _TEXT
    ) -> StageShape:
        """Return the shape with cards so wide; the words are no higher than these, or so `wide`."""
        px, pad = self._metrics.px, card * _PAD
        cards = len(staged.faces) * (card + px(_GAP))
        tall = card * CARD_RATIO
        widest = self._room.width() - px(40) - cards - 2 * pad

        def high(words: float) -> float:
            return paragraph_height(staged.text, self._font(text), words, leading=_LEADING)

        fitting = (words for words in _WORDS if high(min(px(words), widest)) <= tall)
        words = min(px(next(fitting, _WORDS[-1]) if wide is None else wide), widest)
        height = max(tall if staged.faces else 0.0, high(words)) + 2 * pad
        return StageShape(card, math.ceil(cards + words + 2 * pad), math.ceil(height), text)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._picture()
        if picture is not None:
            QPainter(self).drawPixmap(-self._beside_pixels(), picture)

    def _picture(self) -> QPixmap | None:
        """Return what is shown, rendered now if it was not before; None where nothing is."""
        if self._staged is None:
            return None
        dpr, kept = self.devicePixelRatioF(), self._rendered
        if kept is None or kept.devicePixelRatio() != dpr:
            aside = self._beside_pixels()
            wide, high = self.width() + aside.x(), self.height() + aside.y()
            self._rendered = kept = transparent(
                QSize(math.ceil(wide * dpr), math.ceil(high * dpr)), dpr
            )
            painter = QPainter(kept)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(aside)
            self._paint(painter, self._staged())
            painter.end()
        return kept

    def _beside_pixels(self) -> QPointF:
        """Return how far its corner is from a whole device pixel: all is rendered in its place."""
        dpr, corner = self.devicePixelRatioF(), self.mapTo(self.window(), QPointF())
        return QPointF(corner.x() * dpr % 1.0, corner.y() * dpr % 1.0) / dpr

    def _paint(self, painter: QPainter, staged: Staged) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rounded(painter, body, px(18), theme.panel, line(theme.lit, px(2)))
        left = pad = self._card * _PAD
        for face in staged.faces:
            card = self._painted(face)
            top = (self.height() - self._card * CARD_RATIO) / 2
            corner = QPointF(round(left) - card.margin, round(top) - card.margin)
            painter.drawPixmap(corner, card.pixmap)
            left += self._card + px(_GAP)
        room = self.width() - left - pad
        written = self._font(self._text)
        text = paragraph_height(staged.text, written, room, leading=_LEADING)
        words = QRectF(left, (self.height() - text) / 2, room, text)
        paint_paragraph(painter, words, staged.text, written, theme.text, leading=_LEADING)

    def _painted(self, face: Face) -> CardPixmap:
        """Return a card as it lies on the stage."""
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        return self._cards.card(face, self._card, dpr, theme, LIFTED)

    def _font(self, text: float) -> QFont:
        return font(self._metrics.pixels(text), 600)
