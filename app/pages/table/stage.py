"""The stage: what has just been revealed, large in the middle until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.narration import Staged
from app.paint.brushes import line, rounded
from app.paint.face import Face
from app.paint.paper import CARD_RATIO
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.paint.pixmaps import LIFTED, CardPixmap, PixmapCache
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.system.clock import Clock
from app.table.layout import Layout, Rect
from app.table.scene.ahead import PaintAhead

_GAP, _PAD = 12.0, 20.0
_CARDS: Final = (112.0, 88.0, 60.0)
"""Widths of a card; smaller ones where what it tells of would be covered."""
_WORDS: Final = (250.0, 340.0, 430.0, 520.0)
"""Widths of the words: the first in which they are no higher than the cards beside them."""
_TEXT, _LEADING = 18.0, 1.3
_MIDDLE: Final = 0.55
"""Where its middle stands between bar and rail: the hand below it stays free."""
_APART = 8.0
"""How far it stands from what it leaves free."""


class Stage(QWidget):
    """Shows cards and a sentence over the table; it takes neither pointer nor focus.

    It waits until what it tells of has come to rest, and leaves that free where there is room.
    `ended` says that the table is free again.
    """

    ended = Signal()

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
        self._card = 0.0
        """How wide a card on it is."""
        self._cards = PixmapCache(8 << 20)
        self._ahead = ahead
        self._time = clock.alarm(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        appearance.changed.connect(self.update)

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

    def begin(self) -> None:
        """Show what is to come: the table has come to rest."""
        if self._staged is not None and self.isHidden():
            self._time.start(round(self._duration))
            self._place()
            self.show()
            self.raise_()

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
        self._place()

    def _place(self) -> None:
        if self._staged is None:
            return
        px = self._metrics.px
        told, staged = self._told_of(), self._staged()
        found = (self._place_with(px(card), staged, told) for card in _CARDS)
        self._card, place = min(found, key=lambda each: _covered(each[1], told))
        self.setGeometry(QRectF(*place).toAlignedRect())
        if self.isHidden():
            for face in staged.faces:
                self._ahead.ask(partial(self._painted, face))
        self.update()

    def _place_with(self, card: float, staged: Staged, told: Sequence[Rect]) -> tuple[float, Rect]:
        """Return the width of a card, and where the stage stands with cards so wide."""
        middle = self._in_the_middle(card, staged)
        return card, _freest(middle, told, self._free_room(), self._metrics.px(_APART))

    def _in_the_middle(self, card: float, staged: Staged) -> Rect:
        room, px = self._room, self._metrics.px
        cards = len(staged.faces) * (card + px(_GAP))
        tall = card * CARD_RATIO
        widest = room.width() - px(40) - cards - 2 * px(_PAD)

        def high(words: float) -> float:
            return paragraph_height(staged.text, self._font(), words, leading=_LEADING)

        fitting = (words for words in _WORDS if high(min(px(words), widest)) <= tall)
        words = min(px(next(fitting, _WORDS[-1])), widest)
        width = cards + words + 2 * px(_PAD)
        height = max(tall if staged.faces else 0.0, high(words)) + 2 * px(_PAD)
        top = max(room.top() + px(6), room.top() + room.height() * _MIDDLE - height / 2)
        return Rect(room.left() + (room.width() - width) / 2, top, width, height)

    def _told_of(self) -> list[Rect]:
        """Return where that lies which it tells of."""
        layout = self._layout
        rects = [
            *((card.id, card.rect) for card in layout.cards),
            *((place.id, place.rect) for place in layout.places),
            *((each.id, each.rect) for each in layout.decorations),
        ]
        return [rect for name, rect in rects if name in self._named]

    def _free_room(self) -> Rect:
        """Return the room above the hand."""
        room = self._room
        hand = (card.rect.y for card in self._layout.cards if card.liftable)
        foot = min((*hand, room.bottom())) - self._metrics.px(_APART)
        return Rect(room.left(), room.top(), room.width(), foot - room.top())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._staged is None:
            return
        staged, theme, px = self._staged(), self._appearance.theme, self._metrics.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rounded(painter, body, px(18), theme.panel, line(theme.lit, px(2)))
        left = px(_PAD)
        for face in staged.faces:
            card = self._painted(face)
            top = (self.height() - self._card * CARD_RATIO) / 2
            corner = QPointF(round(left) - card.margin, round(top) - card.margin)
            painter.drawPixmap(corner, card.pixmap)
            left += self._card + px(_GAP)
        left = px(_PAD) + self._cards_width(staged)
        room = self.width() - left - px(_PAD)
        text = paragraph_height(staged.text, self._font(), room, leading=_LEADING)
        words = QRectF(left, (self.height() - text) / 2, room, text)
        paint_paragraph(painter, words, staged.text, self._font(), theme.text, leading=_LEADING)

    def _painted(self, face: Face) -> CardPixmap:
        """Return a card as it lies on the stage."""
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        return self._cards.card(face, self._card, dpr, theme, LIFTED)

    def _font(self) -> QFont:
        return font(self._metrics.pixels(_TEXT), 600)

    def _cards_width(self, staged: Staged) -> float:
        """Return the room that the cards take beside the words."""
        return len(staged.faces) * (self._card + self._metrics.px(_GAP))


def _freest(middle: Rect, told: Sequence[Rect], room: Rect, apart: float) -> Rect:
    """Return where most of what is told of stays free, as near the middle as can be."""
    lefts, tops = [middle.x], [middle.y]
    for rect in told:
        lefts += [rect.x - apart - middle.width, rect.right + apart]
        tops += [rect.y - apart - middle.height, rect.bottom + apart]
    places = [middle._replace(x=left, y=top) for left, top in product(lefts, tops)]
    inside = [place for place in places if _holds(room, place)]

    def costs(place: Rect) -> tuple[float, float]:
        return _covered(place, told), abs(place.x - middle.x) + abs(place.y - middle.y)

    return min([middle, *inside], key=costs)


def _covered(place: Rect, told: Sequence[Rect]) -> float:
    """Return how much of what is told of would lie under a place."""
    return sum(place.overlap(rect) for rect in told)


def _holds(room: Rect, place: Rect) -> bool:
    """Tell whether the room has all of a place."""
    across = room.x <= place.x and place.right <= room.right
    return across and room.y <= place.y and place.bottom <= room.bottom
