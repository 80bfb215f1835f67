"""The cards at the end of a match: the piles, and what nobody could place."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.result_names import WEIGHT, NameVisual, name_visual, shape_visual
from app.match.players import PlayerInfo
from app.paint.faces import CARD_RATIO, Face
from app.paint.names import name_lines
from app.style.typography import Metrics, text_width
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.lines import LinesVisual, line_height
from app.table.trays import pile_at_rest, tray_rect
from app.table.visuals import DrawPileVisual, TrayVisual

LARGEST = 92.0
"""Width of a card at most, in measures of a page 1280 wide."""

SMALLEST = 24.0
READABLE = 40.0
"""A card at this width shows all that a large one shows, but for words."""

WORDS_FROM = 70.0
"""On narrower cards words could not be read."""

DRAW_PILE = 40.0
"""Width of the draw pile at least."""

NAME_ROOM: Final = 114.0
PITCH: Final = 128.0 / 92.0
"""Distance of two trays in card widths."""


def piles_size(card: float) -> tuple[float, float]:
    """Return width and height of the row of piles for cards so wide."""
    tray = tray_rect(Rect(0, 0, card, card * CARD_RATIO))
    return 3 * PITCH * card + tray.width + 4, tray.height + 4


def lay_piles(piles: Sequence[tuple[Face, TrayVisual]], card: float) -> Layout:
    """Lay out the piles in a row, each by its top card and its tray."""
    tray = tray_rect(Rect(0, 0, card, card * CARD_RATIO))
    lying = []
    for index, (face, visual) in enumerate(piles):
        left = 2 - tray.x + index * PITCH * card
        top = Rect(left, 2 - tray.y, card, card * CARD_RATIO)
        lying.append(pile_at_rest(str(index), top, face, visual))
    places, cards = zip(*lying, strict=True)
    return Layout(*piles_size(card), card, cards, places)


class LeftHand(NamedTuple):
    """The cards that a player could not place."""

    player: PlayerInfo
    cards: Sequence[int]


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
    """The sizes of the cards left in hand."""

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
    """Whether the draw pile is shown; where it has no room, its number stands alone."""


class LeftCards(NamedTuple):
    """Cards left in hand, under each hand its owner, and the draw pile with its count.

    Few cards are as large as those of the piles; the more there are, the smaller they get.
    """

    hands: Sequence[LeftHand]
    """Those with cards."""
    drawn: int
    """Cards of the draw pile."""
    draw_word: str
    metrics: Metrics
    seen: float
    """The height that is seen at once. For large texts the board scrolls; no picture is higher."""

    def card_for(self, width: float, wanted: float) -> float:
        """Return how wide the cards are in so much room."""
        return self._fitting(width, wanted).card

    def height_for(self, width: float, wanted: float) -> int:
        """Return the height that all cards take; at most `wanted` unless the smallest need more."""
        size = self._fitting(width, wanted)
        places = self._places(width, size)
        return math.ceil((places[-1][1] + 1) * size.row) if places else 0

    def lay_out(
        self, width: float, height: float, face: Callable[[int], Face], small: Callable[[int], Face]
    ) -> Layout:
        """Lay out everything in so much room; `small` gives faces of cards too small for words."""
        size = self._fitting(width, height + 1)
        shown = face if size.card >= self.metrics.px(WORDS_FROM) else small
        cards: list[CardSpec] = []
        decorations: list[Decoration] = []
        places: list[PlaceSpec] = []
        at = self._places(width, size)
        for index, (hand, (x, row)) in enumerate(zip(self.hands, at, strict=False)):
            top = row * size.row + 2 + size.drop
            for place, card in enumerate(hand.cards):
                left = x + 2 + place * size.step
                rect = Rect(left, top, size.card, size.card * CARD_RATIO)
                cards.append(CardSpec(str(card), shown(card), rect, Layer.PILE))
            owner = self._owner(hand, size.owners.disc)
            across = self._cards_width(hand, size)
            left = x + 2 + max(0.0, (across - owner.width) / 2)
            middle = top + size.card * CARD_RATIO + size.middle
            high = max(owner.shape, owner.height)
            rect = Rect(left, middle - high / 2, owner.width, high)
            decorations.append(Decoration(f"owner:{index}", rect, owner))
        if self.drawn:
            x, row = at[-1]
            pile, words = self._draw_pile(x + 2, row * size.row + 2 + size.drop, size)
            places += pile
            decorations += words
        return Layout(width, height, size.card, tuple(cards), tuple(places), tuple(decorations))

    def _draw_pile(
        self, x: float, top: float, size: _Size
    ) -> tuple[Sequence[PlaceSpec], Sequence[Decoration]]:
        """Lay out the pile, or where it has no room its number, and the word for it."""
        pixels, foot = self.metrics.pixels, top + size.card * CARD_RATIO
        places, decorations = [], []
        width = self._draw_width(size)
        if size.pile:
            wide = self._pile_width(size)
            rect = Rect(x, foot - wide * CARD_RATIO, wide, wide * CARD_RATIO)
            visual = DrawPileVisual(self.drawn)
            places.append(PlaceSpec("draw", rect, rect, "", visual, takes_cards=False))
        else:
            count = LinesVisual((str(self.drawn),), pixels(20), "text", 700)
            high = line_height(count.size)
            decorations.append(Decoration("count", Rect(x, foot - high, width, high), count))
        word = LinesVisual((self.draw_word,), pixels(15))
        high = line_height(word.size)
        decorations.append(
            Decoration("word", Rect(x, foot + size.middle - high / 2, width, high), word)
        )
        return places, decorations

    def _owner(self, hand: LeftHand, disc: float) -> NameVisual:
        px = self.metrics.px
        room = px(NAME_ROOM) * self.metrics.text_scale + px(disc + 6)
        return name_visual(hand.player, self.metrics, room, px(disc))

    def _cards_width(self, hand: LeftHand, size: _Size) -> float:
        return (len(hand.cards) - 1) * size.step + size.card

    def _group_width(self, hand: LeftHand, size: _Size) -> float:
        return max(self._cards_width(hand, size), self._owner(hand, _ROOMY.disc).width)

    def _draw_width(self, size: _Size) -> float:
        word = text_width(self.draw_word, self.metrics.pixels(15))
        return max(self._pile_width(size), word + 1)

    def _pile_width(self, size: _Size) -> float:
        """Return a width at which the count stays readable.

        The pile may be larger than the cards beside it.
        """
        return max(size.card, self.metrics.px(DRAW_PILE))

    def _places(self, width: float, size: _Size) -> list[tuple[float, int]]:
        """Return left edge and row of each hand and of the draw pile."""
        widths = [self._group_width(hand, size) for hand in self.hands]
        if self.drawn:
            widths.append(self._draw_width(size))
        places: list[tuple[float, int]] = []
        x, row = 0.0, 0
        gap = self.metrics.px(20)
        for wide in widths:
            if x and x + wide + 4 > width:
                x, row = 0.0, row + 1
            places.append((x, row))
            x += wide + gap
        return places

    def _fitting(self, width: float, height: float) -> _Size:
        """Return sizes with the largest cards that let everything fit, if need be set closely.

        With large texts the board scrolls rather than that cards get small beside them.
        """
        size = self._largest(width, height, _ROOMY)
        if self.metrics.text_scale > 1.0 or self._fits(size, width, height):
            return size
        return self._largest(width, height, _CLOSE)

    def _largest(self, width: float, height: float, owners: _Owners) -> _Size:
        px, large = self.metrics.px, self.metrics.text_scale
        card, least = px(LARGEST), px(SMALLEST)
        readable = min(card, px(READABLE) * large) if large > 1.0 else least
        size = self._size(card, owners)
        while card > least and not (
            self._fits(size, width, height)
            or (card <= readable and self._fits(size, width, self.seen))
        ):
            card -= 2
            size = self._size(card, owners)
        return size

    def _size(self, card: float, owners: _Owners) -> _Size:
        px = self.metrics.px
        pile = owners is _ROOMY
        higher = px(DRAW_PILE) - card if self.drawn and pile else 0.0
        drop = max(0.0, higher) * CARD_RATIO
        usual = px(sum(owners))
        needed = (self._owner(hand, owners.disc).height for hand in self.hands)
        names = max(usual, max(needed, default=0.0) + 2)
        middle = px(owners.gap + owners.disc / 2) + (names - usual) / 2
        row = drop + card * CARD_RATIO + names
        return _Size(card, card * 1.2, drop, row, middle, owners, pile)

    def _fits(self, size: _Size, width: float, height: float) -> bool:
        across = max((self._cards_width(hand, size) + 4 for hand in self.hands), default=0.0)
        places = self._places(width, size)
        rows = (places[-1][1] + 1) if places else 0
        return across <= width and rows * size.row <= height


def lay_team(team: Sequence[PlayerInfo], width: float, metrics: Metrics) -> Layout:
    """Lay out the players side by side, for a match in which nobody has a card left."""
    px = metrics.px
    side = px(66 if len(team) <= 3 else 48)
    decorations: list[Decoration] = []
    x = y = 0.0
    for index, player in enumerate(team):
        room = px(NAME_ROOM) * metrics.text_scale
        written, lines = name_lines(player.name, metrics, room, weight=WEIGHT)
        text = max(map(QFontMetricsF(written).horizontalAdvance, lines))
        name = LinesVisual(tuple(lines), written.pixelSize(), "text", WEIGHT, anchor=0.5)
        wide = min(width, max(px(78), text + 4))
        if x and x + wide > width:
            x, y = 0.0, decorations[-1].rect.bottom + px(8)
        shape = shape_visual(player, side)
        at = Rect(x + (wide - side) / 2, y, side, side)
        high = 2 * line_height(name.size)
        decorations.append(Decoration(f"shape:{index}", at, shape))
        decorations.append(
            Decoration(f"name:{index}", Rect(x, at.bottom + px(4), wide, high), name)
        )
        x += wide + px(22)
    return Layout(width, decorations[-1].rect.bottom, 0, decorations=tuple(decorations))
