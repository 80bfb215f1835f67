"""The measures of Face to Face. U is the width of a card on this table."""

from __future__ import annotations

from typing import Final

from app.games.contract import Frame
from app.games.face_to_face.layout.decks import WAYS
from app.paint.faces import CARD_RATIO
from app.table.layout import Rect
from app.table.painters import FOOT, HEAD
from app.table.trays import tray_rect
from engine.games.face_to_face.happenings import Way

SCALE, HAND_SCALE = 0.85, 0.90
"""Of the card of The Game, on the table and in the hand."""
DRAW_CENTRE: Final = -2.79
CENTRES: Final[dict[Way, float]] = {"up": -0.71, "down": 1.43}
APART: Final = 1.06
"""From one card of an open hand to the next, in their width."""
BACKS_LEFT, BACKS_STEP, BACK_SCALE, BACKS_DOWN = 2.93, 0.30, 0.66, 0.21
"""The rival's hand: its left edge, and how far under the top of the piles it begins."""
HAND_SHOWS = 0.81
"""How much of a hand card stands above the rail."""
TRAY = HEAD + CARD_RATIO + FOOT
OVER, BETWEEN, UNDER = 0.25, 0.26, 0.32
"""The free strips over the far trays, between the halves, and over the hand."""
BESIDE, BEFORE = 0.10, 0.055
"""Between a tray and words about it, and between these and the next one."""
LEAST = 0.68
"""How much of these strips is left at least before cards get smaller."""
HAND_HIGH = HAND_SHOWS * CARD_RATIO * HAND_SCALE / SCALE


class FaceToFaceMeasures:
    """The geometry for one frame. Sides are near (True) and far."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.metrics = frame.metrics
        self.middle = frame.width / 2
        free = frame.rail_top - frame.bar
        wanted = SCALE * min(0.103 * frame.width, 0.165 * frame.height)
        fits = free / (2 * TRAY + LEAST * (OVER + BETWEEN + UNDER) + HAND_HIGH)
        self.unit = float(max(36, round(min(wanted, fits - 0.5))))
        self.hand_unit = self.unit * HAND_SCALE / SCALE
        self.hand_top = round(frame.rail_top - HAND_SHOWS * CARD_RATIO * self.hand_unit)
        strips = self.hand_top - frame.bar - 2 * TRAY * self.unit
        over, between = self._strips(strips)
        self.far_tray_top = frame.bar + over
        self.near_tray_top = self.far_tray_top + TRAY * self.unit + between
        self.parting = self.near_tray_top - between / 2
        """Height of the middle of the band between the halves."""
        self.band = min(self.metrics.px(12), between * 0.42)
        """Half of the band's height."""

    def _strips(self, room: float) -> tuple[float, float]:
        """Return the heights over the far trays and between the halves.

        What is more than needed goes evenly.
        """
        wanted = (OVER + BETWEEN + UNDER) * self.unit
        more = max(0.0, room - wanted) / 3
        less = min(1.0, room / wanted)
        return OVER * self.unit * less + more, BETWEEN * self.unit * less + more

    @property
    def area(self) -> Rect:
        """What the two halves cover: the table inside its inlay."""
        px, frame = self.metrics.px, self.frame
        top = px(69) + frame.headroom
        return Rect(px(27), top, frame.width - 2 * px(27), frame.rail_top - px(21) - top)

    def card_top(self, near: bool) -> float:
        """Return where the cards on the piles of a side begin."""
        tray = self.near_tray_top if near else self.far_tray_top
        return round(tray + HEAD * self.unit)

    def card(self, near: bool, centre: float) -> Rect:
        """Return where a card of a side lies whose middle is that far from the window's."""
        unit = self.unit
        left = round(self.middle + centre * unit - unit / 2)
        return Rect(left, self.card_top(near), unit, unit * CARD_RATIO)

    def pile(self, near: bool, way: Way) -> Rect:
        """Return where the cards of a pile lie."""
        return self.card(near, CENTRES[way])

    def words(self, near: bool, way: Way) -> Rect:
        """Return where words about a pile stand: right of its tray."""
        unit = self.unit
        card = self.pile(near, way)
        left = tray_rect(card).right + BESIDE * unit
        is_last = way == WAYS[-1]
        right = self.middle + BACKS_LEFT * unit if is_last else tray_rect(self.pile(near, "down")).x
        top = card.y + 0.16 * unit
        return Rect(left, top, right - BEFORE * unit - left, card.bottom - top)

    def draw_pile(self, near: bool) -> Rect:
        """Return where a draw pile lies."""
        return self.card(near, DRAW_CENTRE)

    def backs(self, count: int, *, open_hand: bool = False) -> list[Rect]:
        """Return where the cards of the rival's hand lie; open, none covers another."""
        width, step = BACK_SCALE * self.unit, BACKS_STEP * self.unit
        left = self.middle + BACKS_LEFT * self.unit
        top = round(self.card_top(False) + BACKS_DOWN * self.unit)
        if open_hand:
            room = self.area.right - self.metrics.px(12) - left
            width = min(width, room / (1 + APART * (count - 1)))
            step = APART * width
        return [
            Rect(round(left + index * step), top, width, width * CARD_RATIO)
            for index in range(count)
        ]

    def player(self, near: bool, wanted: float) -> Rect:
        """Return the room for a name beside the draw pile, as wide as wanted if there is room."""
        px = self.metrics.px
        right = self.draw_pile(near).x - px(10)
        left = max(px(37), right - max(wanted, px(204)))
        if near:
            top, foot = self.parting + self.band, float(self.hand_top)
        else:
            top, foot = self.area.y, self.parting - self.band
        return Rect(left, top + px(4), right - left, foot - top - 2 * px(4))

    @property
    def gift(self) -> Rect:
        """The room for the panel of the gift."""
        px = self.metrics.px
        left = self.middle + BACKS_LEFT * self.unit
        right = self.frame.width - px(36)
        top = self.parting + self.band + px(4)
        return Rect(left, top, right - left, self.hand_top - px(8) - top)

    @property
    def meander(self) -> Rect:
        """The meander on the band."""
        high = 2 * self.band * 0.64
        side = self.metrics.px(65)
        return Rect(side, self.parting - high / 2, self.frame.width - 2 * side, high)
