"""One side at the end of a match: its two piles, what was left in hand, what was to be drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.face_to_face.visuals.visuals import DeckMarkVisual, SideVisual
from app.games.result_names import name_visual
from app.match.players import PlayerInfo
from app.paint.faces import CARD_RATIO, Face
from app.paint.names import PITCH
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.lines import LinesVisual, line_height
from app.table.painters import FOOT, HEAD, SIDE
from app.table.trays import pile_at_rest
from app.table.visuals import DrawPileVisual, TrayVisual

LARGEST, SMALLEST = 92.0, 40.0
"""Width of a card, in measures of a page 1280 wide."""
TRAY_PITCH = 1.32
"""Distance of the two trays, in card widths."""
AFTER_TRAYS, FAN, BEFORE_DRAW = 0.3, 0.9, 0.36
"""Room before the hand, from one card of it to the next, and before the draw pile."""
WIDEST = TRAY_PITCH + 1 + 2 * SIDE + AFTER_TRAYS + 1 + 5 * FAN + BEFORE_DRAW + 1.06
"""Two piles, six cards and a draw pile, in card widths."""
PADDING = 18.0


class FinalSide(NamedTuple):
    """One of two who played against each other: whose side it is, its piles, what was left."""

    player: PlayerInfo
    deck: str
    """ "gold" or "silver"."""
    deck_word: str
    piles: Sequence[tuple[Face, TrayVisual]]
    hand: Sequence[Face]
    hand_word: str
    drawn: int
    draw_word: str
    won: bool

    def lay_out(self, width: float, height: float, metrics: Metrics) -> Layout:
        """Lay everything out in so much room: the player over it, the cards in a row."""
        card = _card(width, height, metrics)
        ground = Rect(0, 0, width, height).grown(-2)
        decorations = [Decoration("side", ground, SideVisual(self.deck, self.won), Layer.WELL, -1)]
        decorations += self._head(width, metrics)
        places, cards, captions = self._row(width, card, metrics)
        decorations += _captions(
            captions, _over(metrics) + card * (HEAD + CARD_RATIO), width, metrics
        )
        return Layout(width, height, card, cards, places, tuple(decorations))

    def _head(self, width: float, metrics: Metrics) -> list[Decoration]:
        """Lay out the player on the left, the deck on the right."""
        px = metrics.px
        middle = px(8) + _head_height(metrics) / 2
        word = LinesVisual((self.deck_word,), metrics.font("caption").pixelSize(), anchor=1.0)
        long = QFontMetricsF(metrics.font("caption")).horizontalAdvance(self.deck_word) + 1
        high = line_height(word.size)
        right = width - px(PADDING)
        mark = Rect.around((right - long - px(7 + 11), middle), px(22), px(22))
        room = mark.x - px(12 + PADDING)
        name = replace(name_visual(self.player, metrics, room, px(36), 17), won=self.won)
        return [
            Decoration("name", Rect(px(PADDING), middle - px(20), room, px(40)), name),
            Decoration("mark", mark, DeckMarkVisual(self.deck, current=False)),
            Decoration("deck", Rect(right - long, middle - high / 2, long, high), word),
        ]

    def _row(
        self, width: float, card: float, metrics: Metrics
    ) -> tuple[tuple[PlaceSpec, ...], tuple[CardSpec, ...], list[tuple[str, float]]]:
        """Lay out piles, hand and draw pile from left to right.

        Return also what is said under their middles.
        """
        fan = _fan(width, card, metrics)
        top = round(_over(metrics) + card * HEAD)
        x = (width - self._width(fan) * card) / 2 + card * SIDE

        def at(left: float) -> Rect:
            return Rect(round(left), top, card, card * CARD_RATIO)

        piles = [
            pile_at_rest(str(index), at(x + index * card * TRAY_PITCH), *pile)
            for index, pile in enumerate(self.piles)
        ]
        places, cards = [place for place, _ in piles], [top for _, top in piles]
        captions = []
        x += card * (TRAY_PITCH * (len(piles) - 1) + AFTER_TRAYS + 1 + SIDE)
        for index, face in enumerate(self.hand):
            rect = at(x + index * card * fan)
            cards.append(CardSpec(f"hand:{index}", face, rect, Layer.PILE, index))
        if self.hand:
            wide = card * (1 + fan * (len(self.hand) - 1))
            captions.append((self.hand_word, x + wide / 2))
            x += wide + card * BEFORE_DRAW
        if self.drawn:
            rect, visual = at(x), DrawPileVisual(self.drawn, self.deck)
            places.append(PlaceSpec("draw", rect, rect, "", visual, takes_cards=False))
            captions.append((self.draw_word, x + card / 2))
        return tuple(places), tuple(cards), captions

    def _width(self, fan: float) -> float:
        """Return how wide all cards are together, in card widths."""
        wide = TRAY_PITCH * (len(self.piles) - 1) + 1 + 2 * SIDE
        if self.hand or self.drawn:
            wide += AFTER_TRAYS
        if self.hand:
            wide += 1 + fan * (len(self.hand) - 1)
        if self.drawn:
            wide += 1 + (BEFORE_DRAW if self.hand else 0)
        return wide


def side_height(width: float, wanted: float, metrics: Metrics) -> int:
    """Return the height that a side takes, with cards as large as fit into `wanted`."""
    tray = HEAD + CARD_RATIO + FOOT
    return math.floor(_over(metrics) + _card(width, wanted, metrics) * tray + _under(metrics))


def _captions(
    captions: Sequence[tuple[str, float]], foot: float, width: float, metrics: Metrics
) -> list[Decoration]:
    """Return words under the middle of what they name.

    They are apart from each other and inside the side.
    """
    px, written = metrics.px, metrics.font("caption")
    edge = width - px(PADDING * 0.6)
    decorations = []
    for text, middle in reversed(captions):
        long = QFontMetricsF(written).horizontalAdvance(text) + 1
        left = min(middle + long / 2, edge) - long
        visual = LinesVisual((text,), written.pixelSize())
        rect = Rect(left, foot + px(7), long, line_height(visual.size))
        decorations.append(Decoration(f"caption:{text}", rect, visual))
        edge = left - px(10)
    return decorations


def _fan(width: float, card: float, metrics: Metrics) -> float:
    """Return the step from one card of the hand to the next, in card widths, as there is room."""
    room = (width - 2 * metrics.px(PADDING)) / card
    return min(1.08, FAN + (room - WIDEST) / 5)


def _card(width: float, height: float, metrics: Metrics) -> float:
    """Return how wide a card is: as large as the room allows, the same whatever was left over."""
    across = (width - 2 * metrics.px(PADDING)) / WIDEST
    down = (height - _over(metrics) - _under(metrics)) / (HEAD + CARD_RATIO + FOOT)
    return max(metrics.px(SMALLEST), min(metrics.px(LARGEST), across, down))


def _head_height(metrics: Metrics) -> float:
    return max(metrics.px(40), metrics.pixels(17) * 0.87 * PITCH * 2)


def _over(metrics: Metrics) -> float:
    return metrics.px(8 + 8) + _head_height(metrics)


def _under(metrics: Metrics) -> float:
    """Return the height below the trays, into which the captions reach a little."""
    return QFontMetricsF(metrics.font("caption")).height() + metrics.px(10)
