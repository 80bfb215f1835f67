"""The cards at the end of a match: the piles as they lie, and the cards nobody could place."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.the_game_extreme.faces import CommandFace
from app.paint.brushes import grown, rounded, write
from app.paint.controls import paint_plate
from app.paint.faces import CARD_RATIO, NumberFace
from app.paint.icons import paint_icon
from app.paint.names import lines_needed, name_lines, write_lines
from app.paint.ornaments import DOWN, UP, paint_laurel, paint_layers
from app.paint.pixmaps import PixmapCache
from app.paint.places import paint_draw_pile, paint_tray, tray_rect
from app.paint.shapes import paint_player
from app.style.appearance import Look
from app.style.theme import Theme, faint
from app.style.typography import Metrics, initial, read_aloud

LARGEST = 92.0
"""Width of a card at most, in measures of a page 1280 wide."""

SMALLEST = 24.0
READABLE = 40.0
"""A card at this width shows all that a large one shows."""

WORDS_FROM = 70.0
"""On narrower cards a command's word could not be read: the icon stands alone."""

DRAW_PILE = 40.0
"""Width of the draw pile at least."""

_NAME_ROOM = 114.0
_PITCH = 128.0 / 92.0
"""Distance of two trays in card widths."""


NumberedFace = NumberFace | CommandFace


class FinalPile(NamedTuple):
    """A pile at the end: its top, how many cards lie under it, which way it runs.

    `low` and `high` are its start numbers.
    """

    top: NumberedFace
    below: int
    ascending: bool
    low: int = 1
    high: int = 100


def paint_final_pile(
    painter: QPainter, card: QRectF, pile: FinalPile, cards: PixmapCache, theme: Theme
) -> None:
    """A pile in its tray; `card` is where its top card lies."""
    direction = UP if pile.ascending else DOWN
    paint_tray(painter, card, theme, direction=direction, low=pile.low, high=pile.high)
    paint_layers(painter, card, min(pile.below, 3), theme)
    dpr = painter.device().devicePixelRatioF()
    picture = cards.card(pile.top, card.width(), dpr, theme)
    painter.drawPixmap(card.topLeft() - QPointF(picture.margin, picture.margin), picture.pixmap)


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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        tray = tray_rect(QRectF(0, 0, 1, CARD_RATIO))
        width = (self.height() - 4) / tray.height()
        for place, pile in enumerate(self._piles):
            corner = QPointF(2 + (place * _PITCH - tray.left()) * width, 2 - tray.top() * width)
            card = QRectF(corner.x(), corner.y(), width, width * CARD_RATIO)
            paint_final_pile(painter, card, pile, self._cards, theme)


class LeftHand(NamedTuple):
    """The cards that a player could not place."""

    name: str
    colour: int
    cards: tuple[NumberedFace, ...]


class _Owners(NamedTuple):
    """Below the cards of a hand: a gap, the shape of its owner, and what stays free.

    A name of two lines may reach into both.
    """

    gap: float
    disc: float
    below: float


_ROOMY, _CLOSE = _Owners(9, 26, 10), _Owners(5, 22, 4)
"""In measures of a page 1280 wide."""


class _Size(NamedTuple):
    """How large the cards left in hand are."""

    card: float
    step: float
    """From one card to the next."""
    drop: float
    """How far they stand from the head of their row."""
    row: float
    """Height of a row with its names."""
    middle: float
    """From the foot of the cards to the middle of the names."""
    owners: _Owners
    pile: bool
    """Whether the draw pile is painted; where it has no room, its number stands alone."""


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
        self.setAccessibleName(read_aloud(spoken))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def card_for(self, width: float, wanted: float) -> float:
        """How wide the cards are in so much room."""
        return self._fitting(width, wanted).card

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
            picture = self._cards.card(self._shown(face, size), size.card, dpr, theme)
            corner = at + QPointF(2 + index * size.step, 2 + size.drop)
            margin = QPointF(picture.margin, picture.margin)
            painter.drawPixmap(corner - margin, picture.pixmap)
        width = (len(hand.cards) - 1) * size.step + size.card
        foot = at + QPointF(2, 2 + size.drop + size.card * CARD_RATIO)
        self._paint_owner(painter, hand, foot, width, size)

    def _shown(self, face: NumberedFace, size: _Size) -> NumberedFace:
        """A face without what could not be read at that size."""
        if isinstance(face, CommandFace) and size.card < self._metrics.px(WORDS_FROM):
            return face._replace(word="")
        return face

    def _paint_owner(
        self, painter: QPainter, hand: LeftHand, at: QPointF, width: float, size: _Size
    ) -> None:
        """Shape and name under the middle of cards that take this width."""
        theme = self._look.theme
        px = self._metrics.px
        disc = px(size.owners.disc)
        font, lines = self._owner(hand.name)
        measure = QFontMetricsF(font)
        text = max(measure.horizontalAdvance(line) for line in lines)
        left = at.x() + max(0.0, (width - disc - px(6) - text) / 2)
        middle = at.y() + size.middle
        place = QRectF(left, middle - disc / 2, disc, disc)
        paint_player(painter, place, hand.colour, initial(hand.name), theme)
        write_lines(painter, QPointF(left + disc + px(6), middle), lines, font, theme.text)

    def _owner(self, name: str) -> tuple[QFont, list[str]]:
        return name_lines(
            name, self._metrics, self._metrics.px(_NAME_ROOM) * self._metrics.text_scale
        )

    def _paint_draw_pile(self, painter: QPainter, at: QPointF, size: _Size) -> None:
        theme = self._look.theme
        foot = at.y() + 2 + size.drop + size.card * CARD_RATIO
        if size.pile:
            width = self._pile_width(size)
            painter.save()
            painter.translate(at.x() + 2, foot - width * CARD_RATIO)
            paint_draw_pile(painter, width, self._drawn, theme)
            painter.restore()
        else:
            count = self._metrics.sized(20, 700)
            baseline = foot - QFontMetricsF(count).descent()
            write(painter, QPointF(at.x() + 2, baseline), str(self._drawn), count, theme.text)
        font = self._metrics.sized(15, 450)
        measure = QFontMetricsF(font)
        baseline = foot + size.middle + (measure.ascent() - measure.descent()) / 2
        write(painter, QPointF(at.x() + 2, baseline), self._draw_word, font, theme.text_2)

    def _group_width(self, hand: LeftHand, size: _Size) -> float:
        font, lines = self._owner(hand.name)
        measure = QFontMetricsF(font)
        text = max(measure.horizontalAdvance(line) for line in lines)
        label = self._metrics.px(26 + 6) + text
        return max((len(hand.cards) - 1) * size.step + size.card, label)

    def _draw_width(self, size: _Size) -> float:
        measure = QFontMetricsF(self._metrics.sized(15, 450))
        return max(self._pile_width(size), measure.horizontalAdvance(self._draw_word))

    def _pile_width(self, size: _Size) -> float:
        """The count stays readable: the pile may be larger than the cards beside it."""
        return max(size.card, self._metrics.px(DRAW_PILE))

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
        """The largest cards with which everything fits into the room, if need be set closely."""
        size = self._largest(width, height, _ROOMY)
        return size if self._fits(size, width, height) else self._largest(width, height, _CLOSE)

    def _largest(self, width: float, height: float, owners: _Owners) -> _Size:
        card = self._metrics.px(LARGEST)
        size = self._size(card, owners)
        while not self._fits(size, width, height) and card > self._metrics.px(SMALLEST):
            card -= 2
            size = self._size(card, owners)
        return size

    def _size(self, card: float, owners: _Owners) -> _Size:
        px = self._metrics.px
        pile = owners is _ROOMY
        higher = px(DRAW_PILE) - card if self._drawn and pile else 0.0
        drop = max(0.0, higher) * CARD_RATIO
        usual = px(sum(owners))
        names = max(usual, self._names_height() + 2)
        middle = px(owners.gap + owners.disc / 2) + (names - usual) / 2
        row = drop + card * CARD_RATIO + names
        return _Size(card, card * 1.2, drop, row, middle, owners, pile)

    def _names_height(self) -> float:
        room = self._metrics.px(_NAME_ROOM) * self._metrics.text_scale
        needed = (lines_needed(hand.name, self._metrics, room) for hand in self._hands)
        return max(needed, default=0.0)

    def _fits(self, size: _Size, width: float, height: float) -> bool:
        largest = max((len(hand.cards) for hand in self._hands), default=1)
        places = self._places(width, size)
        rows = (places[-1][1] + 1) if places else 0
        across = (largest - 1) * size.step + size.card + 4
        return across <= width and rows * size.row <= height


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
            font, lines = self._owner(name)
            pitch = font.pixelSize() * 1.2
            baseline = disc.bottom() + self._metrics.px(4) + pitch
            for text in lines:
                at = QPointF(room.center().x(), baseline)
                write(painter, at, text, font, theme.text, anchor=0.5)
                baseline += pitch

    def _owner(self, name: str) -> tuple[QFont, list[str]]:
        return name_lines(
            name, self._metrics, self._metrics.px(_NAME_ROOM) * self._metrics.text_scale
        )

    def _side(self) -> float:
        return self._metrics.px(66 if len(self._team) <= 3 else 48)

    def _places(self, width: float) -> list[QRectF]:
        px = self._metrics.px
        places: list[QRectF] = []
        x = y = 0.0
        for name, _ in self._team:
            font, lines = self._owner(name)
            text = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
            wide = min(width, max(px(78), text + 4))
            height = self._side() + px(12) + 2 * font.pixelSize() * 1.2
            if x and x + wide > width:
                x, y = 0.0, y + height
            places.append(QRectF(x, y, wide, height))
            x += wide + px(22)
        return places


class FinalSide(NamedTuple):
    """One of two who played against each other: whose side it is, its piles, what was left."""

    name: str
    colour: int
    deck: str
    """ "gold" or "silver"."""
    deck_word: str
    piles: tuple[FinalPile, ...]
    hand: tuple[NumberedFace, ...]
    hand_word: str
    drawn: int
    draw_word: str
    won: bool


class SideCards(QWidget):
    """A side on a ground of its deck's colour: name over it, piles, hand and draw pile in a row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._cards = PixmapCache(4 << 20)
        self._side: FinalSide | None = None
        look.changed.connect(self.update)

    def show_side(self, side: FinalSide) -> None:
        self._side = side
        piles = ", ".join(str(pile.top.number) for pile in side.piles)
        hand = ", ".join(str(face.number) for face in side.hand)
        spoken = [f"{side.name}, {side.deck_word}: {piles}"]
        if hand:
            spoken.append(f"{side.hand_word}: {hand}")
        if side.drawn:
            spoken.append(f"{side.draw_word} {side.drawn}")
        self.setAccessibleName(read_aloud(spoken))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float, wanted: float) -> int:
        """The height that it takes, with cards as large as fit into `wanted`."""
        card = self._card(width, wanted)
        return math.floor(self._over() + card * _TRAY_HEIGHT + self._under())

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = self._side
        if side is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._metrics.px
        body = grown(QRectF(self.rect()), -2)
        tint = theme.gold_mark if side.deck == "gold" else theme.silver_mark
        paint_plate(painter, body, theme, radius=px(16), selected=side.won, scale=self._metrics.f)
        rounded(painter, grown(body, -px(2)), px(14), faint(tint, 0.16))
        self._paint_head(painter, side)
        card = self._card(self.width(), self.height())
        self._paint_cards(painter, side, card)

    def _paint_head(self, painter: QPainter, side: FinalSide) -> None:
        theme, px = self._look.theme, self._metrics.px
        disc = px(40)
        middle = QPointF(px(_PADDING) + disc / 2, px(8) + self._head_height() / 2)
        if side.won:
            paint_laurel(painter, middle, disc * 0.38, theme)
        half = disc * (0.32 if side.won else 0.42)
        shape = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        paint_player(painter, shape, side.colour, initial(side.name), theme)
        caption = self._metrics.font("caption")
        word = QFontMetricsF(caption).horizontalAdvance(side.deck_word)
        right = self.width() - px(_PADDING)
        measure = QFontMetricsF(caption)
        baseline = middle.y() + (measure.ascent() - measure.descent()) / 2
        write(painter, QPointF(right, baseline), side.deck_word, caption, theme.text_2, anchor=1.0)
        icon = px(22)
        box = QRectF(right - word - px(7) - icon, middle.y() - icon / 2, icon, icon)
        mark = (
            theme.text if theme.light else (theme.gold_2 if side.deck == "gold" else theme.silver_2)
        )
        paint_icon(painter, "sun" if side.deck == "gold" else "moon", box, mark, 2.0)
        left = px(_PADDING) + disc + px(10)
        written, lines = name_lines(side.name, self._metrics, box.left() - px(12) - left, 17)
        write_lines(painter, QPointF(left, middle.y()), lines, written, theme.text)

    def _paint_cards(self, painter: QPainter, side: FinalSide, card: float) -> None:
        row = self._row(side, card)
        x = (self.width() - row) / 2
        top = self._over() + card * _TRAY_HEAD
        dpr, theme = self.devicePixelRatioF(), self._look.theme
        x += card * _TRAY_SIDE
        for pile in side.piles:
            place = QRectF(round(x), round(top), card, card * CARD_RATIO)
            paint_final_pile(painter, place, pile, self._cards, theme)
            x += card * _SIDE_PITCH
        x += card * (_AFTER_TRAYS - _SIDE_PITCH + 1 + _TRAY_SIDE)
        fan = self._fan(card)
        for index, face in enumerate(side.hand):
            picture = self._cards.card(face, card, dpr, theme)
            at = QPointF(round(x + index * card * fan), round(top))
            painter.drawPixmap(at - QPointF(picture.margin, picture.margin), picture.pixmap)
        captions = []
        if side.hand:
            wide = card * (1 + fan * (len(side.hand) - 1))
            captions.append((side.hand_word, x + wide / 2))
            x += wide + card * _BEFORE_DRAW
        if side.drawn:
            painter.save()
            painter.translate(round(x), round(top))
            paint_draw_pile(painter, card, side.drawn, theme, side.deck)
            painter.restore()
            captions.append((side.draw_word, x + card / 2))
        self._paint_captions(painter, captions, top + card * CARD_RATIO)

    def _paint_captions(
        self, painter: QPainter, captions: Sequence[tuple[str, float]], top: float
    ) -> None:
        """Words under the middle of what they name, apart from each other and inside the side."""
        px = self._metrics.px
        written = self._metrics.font("caption")
        measure = QFontMetricsF(written)
        edge = self.width() - px(_PADDING * 0.6)
        places: list[float] = []
        for text, middle in reversed(captions):
            half = measure.horizontalAdvance(text) / 2
            places.insert(0, min(middle, edge - half))
            edge = places[0] - half - px(10)
        for (text, _), x in zip(captions, places, strict=True):
            at = QPointF(x, top + px(7) + measure.ascent())
            write(painter, at, text, written, self._look.theme.text_2, anchor=0.5)

    def _row(self, side: FinalSide, card: float) -> float:
        """How wide all cards are together."""
        wide = _SIDE_PITCH * (len(side.piles) - 1) + 1 + 2 * _TRAY_SIDE
        if side.hand or side.drawn:
            wide += _AFTER_TRAYS
        if side.hand:
            wide += 1 + self._fan(card) * (len(side.hand) - 1)
        if side.drawn:
            wide += 1 + (_BEFORE_DRAW if side.hand else 0)
        return wide * card

    def _fan(self, card: float) -> float:
        """From one card of the hand to the next, in card widths, as far as there is room."""
        room = (self.width() - 2 * self._metrics.px(_PADDING)) / card
        return min(1.08, _FAN + (room - _WIDEST_SIDE) / 5)

    def _card(self, width: float, height: float) -> float:
        """How wide a card is: as large as the room allows, the same whatever was left over."""
        px = self._metrics.px
        across = (width - 2 * px(_PADDING)) / _WIDEST_SIDE
        down = (height - self._over() - self._under()) / _TRAY_HEIGHT
        return max(px(SMALLEST_SIDE), min(px(LARGEST), across, down))

    def _head_height(self) -> float:
        return max(self._metrics.px(40), self._metrics.pixels(17) * 0.87 * 1.16 * 2)

    def _over(self) -> float:
        return self._metrics.px(8 + 8) + self._head_height()

    def _under(self) -> float:
        """Below the trays, into which the captions reach a little."""
        return QFontMetricsF(self._metrics.font("caption")).height() + self._metrics.px(10)


_TRAY_SIDE, _TRAY_HEAD, _TRAY_HEIGHT = 12 / 132, 44 / 132, CARD_RATIO + 56 / 132
_SIDE_PITCH = 1.32
"""Distance of the two trays of a side, in card widths."""

_AFTER_TRAYS, _FAN, _BEFORE_DRAW = 0.3, 0.9, 0.36
"""Room before the hand, from one card of it to the next, and before the draw pile."""

_WIDEST_SIDE = _SIDE_PITCH + 1 + 2 * _TRAY_SIDE + _AFTER_TRAYS + 1 + 5 * _FAN + _BEFORE_DRAW + 1.06
"""Two piles, six cards and a draw pile, in card widths."""

_PADDING = 18.0
SMALLEST_SIDE = 40.0
