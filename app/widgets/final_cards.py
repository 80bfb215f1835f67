"""The cards at the end of a match: the piles as they lie, and the cards nobody could place."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.brushes import write
from app.paint.faces import CARD_RATIO, NumberFace
from app.paint.ornaments import DOWN, UP, paint_layers
from app.paint.pixmaps import PixmapCache
from app.paint.places import paint_draw_pile, paint_tray, tray_rect
from app.paint.shapes import paint_player
from app.text import Metrics, initial
from app.widgets.paragraph import lines_of

LARGEST = 92.0
"""Width of a card at most, in measures of a page 1280 wide."""

SMALLEST = 24.0
_NAME_ROOM = 104.0
_PITCH = 128.0 / 92.0
"""Distance of two trays in card widths."""


class FinalPile(NamedTuple):
    """A pile at the end: its top, how many cards lie under it, which way it runs."""

    top: NumberFace
    below: int
    ascending: bool


class FinalPiles(QWidget):
    """The four piles in their trays."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cards = PixmapCache(4 << 20)
        self._piles: tuple[FinalPile, ...] = ()
        look.changed.connect(self.update)

    def show_piles(self, piles: Sequence[FinalPile], name: str) -> None:
        self._piles = tuple(piles)
        tops = ", ".join(str(pile.top.number) for pile in piles)
        self.setAccessibleName(f"{name}: {tops}")
        self.update()

    @staticmethod
    def size_for(card: float) -> tuple[float, float]:
        """Width and height of the row for cards so wide."""
        tray = tray_rect(QRectF(0, 0, card, card * CARD_RATIO))
        return 3 * _PITCH * card + tray.width() + 4, tray.height() + 4

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        tray = tray_rect(QRectF(0, 0, 1, CARD_RATIO))
        width = (self.height() - 4) / tray.height()
        for place, pile in enumerate(self._piles):
            corner = QPointF(2 + (place * _PITCH - tray.left()) * width, 2 - tray.top() * width)
            card = QRectF(corner.x(), corner.y(), width, width * CARD_RATIO)
            paint_tray(painter, card, theme, direction=UP if pile.ascending else DOWN)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_layers(painter, card, min(pile.below, 3), theme)
            picture = self._cards.card(pile.top, width, self.devicePixelRatioF(), theme)
            margin = QPointF(picture.margin, picture.margin)
            painter.drawPixmap(corner - margin, picture.pixmap)


class LeftHand(NamedTuple):
    """The cards that a player could not place."""

    name: str
    colour: int
    cards: tuple[NumberFace, ...]


def _owner(name: str, metrics: Metrics) -> tuple[QFont, list[str]]:
    """Font and lines of a name: a long one goes on in a second, smaller line."""
    font = metrics.sized(15, 600)
    room = metrics.px(_NAME_ROOM) * metrics.text_scale
    if QFontMetricsF(font).horizontalAdvance(name) <= room:
        return font, [name]
    font = metrics.sized(13, 600)
    lines = lines_of(name, font, room)
    if len(lines) > 2:
        elided = Qt.TextElideMode.ElideRight
        rest = QFontMetricsF(font).elidedText("".join(lines[1:]), elided, room)
        lines = [lines[0], rest]
    return font, lines


class _Size(NamedTuple):
    """Width of a card, step from one to the next, and what a row takes."""

    card: float
    step: float
    row: float


class LeftCards(QWidget):
    """Cards left in hand, under each hand its owner, and the draw pile with its count.

    Few cards are as large as those of the piles; the more there are, the smaller they get.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._cards = PixmapCache(4 << 20)
        self._hands: tuple[LeftHand, ...] = ()
        self._drawn = 0
        self._draw_word = ""
        look.changed.connect(self.update)

    def show_cards(self, hands: Sequence[LeftHand], draw_count: int, draw_word: str) -> None:
        """Hands without cards are left out; `draw_count` cards lie in the draw pile."""
        self._hands = tuple(hand for hand in hands if hand.cards)
        self._drawn, self._draw_word = draw_count, draw_word
        spoken = [f"{hand.name} {', '.join(str(c.number) for c in hand.cards)}" for hand in hands]
        if draw_count:
            spoken.append(f"{draw_word} {draw_count}")
        self.setAccessibleName("; ".join(spoken))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float, wanted: float) -> int:
        """The height that all cards take; at most `wanted` unless the smallest need more."""
        size = self._fitting(width, wanted)
        return math.ceil((self._places(width, size)[-1][1] + 1) * size.row) if self._hands else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._fitting(self.width(), self.height() + 1)
        places = self._places(self.width(), size)
        for hand, (x, row) in zip(self._hands, places, strict=False):
            self._paint_hand(painter, hand, QPointF(x, row * size.row), size)
        if self._drawn:
            x, row = places[-1]
            self._paint_draw_pile(painter, QPointF(x, row * size.row), size)

    def _paint_hand(self, painter: QPainter, hand: LeftHand, at: QPointF, size: _Size) -> None:
        theme = self._look.theme
        dpr = self.devicePixelRatioF()
        for index, face in enumerate(hand.cards):
            picture = self._cards.card(face, size.card, dpr, theme)
            corner = at + QPointF(2 + index * size.step, 2)
            margin = QPointF(picture.margin, picture.margin)
            painter.drawPixmap(corner - margin, picture.pixmap)
        width = (len(hand.cards) - 1) * size.step + size.card
        self._paint_owner(painter, hand, at + QPointF(2, 2 + size.card * CARD_RATIO), width)

    def _paint_owner(self, painter: QPainter, hand: LeftHand, at: QPointF, width: float) -> None:
        """Shape and name under the middle of cards that take this width."""
        theme = self._look.theme
        px = self._metrics.px
        disc = px(26)
        font, lines = _owner(hand.name, self._metrics)
        measure = QFontMetricsF(font)
        text = max(measure.horizontalAdvance(line) for line in lines)
        left = at.x() + max(0.0, (width - disc - px(6) - text) / 2)
        middle = at.y() + px(9 + 13)
        place = QRectF(left, middle - disc / 2, disc, disc)
        paint_player(painter, place, hand.colour, initial(hand.name), theme)
        pitch = font.pixelSize() * 1.16
        baseline = middle - pitch * len(lines) / 2 + (pitch + measure.capHeight()) / 2
        for line in lines:
            write(painter, QPointF(left + disc + px(6), baseline), line, font, theme.text)
            baseline += pitch

    def _paint_draw_pile(self, painter: QPainter, at: QPointF, size: _Size) -> None:
        theme = self._look.theme
        px = self._metrics.px
        width = max(size.card, px(40))
        height = size.card * CARD_RATIO
        painter.save()
        if width > size.card:
            # The count stays readable: the pile is wider than the cards beside it, not higher.
            painter.translate(at.x() + 2, at.y() + 2 + (height - width * CARD_RATIO) / 2)
        else:
            painter.translate(at.x() + 2, at.y() + 2)
        paint_draw_pile(painter, width, self._drawn, theme)
        painter.restore()
        font = self._metrics.sized(15, 450)
        measure = QFontMetricsF(font)
        baseline = at.y() + 2 + height + px(9) + px(13) + (measure.ascent() - measure.descent()) / 2
        write(painter, QPointF(at.x() + 2, baseline), self._draw_word, font, theme.text_2)

    def _group_width(self, hand: LeftHand, size: _Size) -> float:
        font, lines = _owner(hand.name, self._metrics)
        measure = QFontMetricsF(font)
        text = max(measure.horizontalAdvance(line) for line in lines)
        label = self._metrics.px(26 + 6) + text
        return max((len(hand.cards) - 1) * size.step + size.card, label)

    def _draw_width(self, size: _Size) -> float:
        measure = QFontMetricsF(self._metrics.sized(15, 450))
        width = max(size.card, self._metrics.px(40))
        return max(width, measure.horizontalAdvance(self._draw_word))

    def _places(self, width: float, size: _Size) -> list[tuple[float, int]]:
        """Left edge and row of each hand and of the draw pile."""
        widths = [self._group_width(hand, size) for hand in self._hands]
        if self._drawn:
            widths.append(self._draw_width(size))
        places: list[tuple[float, int]] = []
        x, row = 0.0, 0
        gap = self._metrics.px(20)
        for wide in widths:
            if x and x + wide + 4 > width:
                x, row = 0.0, row + 1
            places.append((x, row))
            x += wide + gap
        return places

    def _fitting(self, width: float, height: float) -> _Size:
        """The largest cards with which everything fits into the room."""
        px = self._metrics.px
        label = px(9 + 26 + 10)
        largest = max((len(hand.cards) for hand in self._hands), default=1)
        card = px(LARGEST)
        while True:
            size = _Size(card, card * 1.2, card * CARD_RATIO + label)
            places = self._places(width, size)
            rows = (places[-1][1] + 1) if places else 0
            fits_across = (largest - 1) * size.step + card + 4 <= width
            if (fits_across and rows * size.row <= height) or card <= px(SMALLEST):
                return size
            card -= 2


class Team(QWidget):
    """The players side by side, for a match in which nobody has a card left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._team: tuple[tuple[str, int], ...] = ()
        look.changed.connect(self.update)

    def show_team(self, team: Sequence[tuple[str, int]]) -> None:
        """Show these names with their colours."""
        self._team = tuple(team)
        self.setAccessibleName(", ".join(name for name, _ in team))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float) -> int:
        return math.ceil(self._places(width)[-1].bottom()) if self._team else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        side = self._side()
        for (name, colour), room in zip(self._team, self._places(self.width()), strict=True):
            disc = QRectF(room.center().x() - side / 2, room.top(), side, side)
            paint_player(painter, disc, colour, initial(name), theme)
            font, lines = _owner(name, self._metrics)
            pitch = font.pixelSize() * 1.2
            baseline = disc.bottom() + self._metrics.px(4) + pitch
            for text in lines:
                at = QPointF(room.center().x(), baseline)
                write(painter, at, text, font, theme.text, anchor=0.5)
                baseline += pitch

    def _side(self) -> float:
        return self._metrics.px(66 if len(self._team) <= 3 else 48)

    def _places(self, width: float) -> list[QRectF]:
        px = self._metrics.px
        places: list[QRectF] = []
        x = y = 0.0
        for name, _ in self._team:
            font, lines = _owner(name, self._metrics)
            text = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
            wide = min(width, max(px(78), text + 4))
            height = self._side() + px(12) + 2 * font.pixelSize() * 1.2
            if x and x + wide > width:
                x, y = 0.0, y + height
            places.append(QRectF(x, y, wide, height))
            x += wide + px(22)
        return places
