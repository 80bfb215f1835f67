"""The other players along the far edge: panels, pills, hands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from app.games.contract import Frame
from app.games.wednesday import ids, words
from app.games.wednesday.layout.open_panels import OpenHands
from app.games.wednesday.layout.origins import arrival, hands_went_on
from app.games.wednesday.layout.panel_widths import (
    COUNT_DIGITS,
    FAN_MOST,
    FAN_STEP,
    HOLD_TIGHT,
    PanelWidths,
    count_beside_back,
    count_disc,
)
from app.games.wednesday.layout.piles import COUNTS
from app.games.wednesday.layout.rivals import Rival, rival_at
from app.games.wednesday.seen import seats_from
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.visuals import (
    HAS_PASSED,
    CountVisual,
    HandedVisual,
    MarkVisual,
    PartnerVisual,
)
from app.paint.faces import CARD_RATIO, BackFace
from app.paint.names import two_rows_fit
from app.style.typography import SMALLEST, initial, text_width
from app.table.layout import Anchor, ArrivalSpeed, CardSpec, Decoration, Layer, PlaceSpec, Rect
from app.table.panel_heights import NAME, panel_height
from app.table.panels import (
    FAN_CARD,
    NAME_WEIGHT,
    back_width,
    fan_width,
    seat_anchor,
    two_rows_width,
)
from app.table.spread import spread_panels
from app.table.visuals import PanelVisual
from engine.games.wednesday.actions import Donate, Swap
from engine.games.wednesday.cards import HAND_SIZES

BACK: Final = BackFace("wednesday")
BADGE: Final = 21.0
PARTNER: Final = PartnerVisual()


class Seats(NamedTuple):
    """The panels as places, the cards on them, pills, and where cards go to and come from."""

    places: tuple[PlaceSpec, ...]
    cards: tuple[CardSpec, ...]
    decorations: tuple[Decoration, ...]
    anchors: dict[str, Anchor]
    bottom: float
    """Of the panels with what hangs on them."""


def lay_seats(situation: WednesdaySituation, frame: Frame) -> Seats:
    """Lay out the panels from left to right, clockwise from the seat on the screen."""
    rivals = [rival_at(situation, seat) for seat in seats_from(situation.view, situation.seat)]
    return SeatRow(situation, frame, rivals).lay()


class SeatRow:
    """A row of panels on its way to becoming places, cards and decorations."""

    def __init__(
        self, situation: WednesdaySituation, frame: Frame, rivals: Sequence[Rival]
    ) -> None:
        self._situation = situation
        self._view = situation.view
        self._metrics = metrics = frame.metrics
        self._rivals = rivals
        px = metrics.px
        free = frame.rail_top - frame.bar
        self._top = frame.bar + min(px(14), max(px(4), (free - px(420)) * 0.06))
        # Beside large texts, high enough for a name in two lines.
        least = panel_height(metrics, 52 if metrics.text_scale > 1.0 else 46)
        self._high = max(least, min(panel_height(metrics), 0.115 * free))
        self._left, self._right = px(26), frame.width - px(26)
        self._gap = px(10) if len(rivals) > 4 else px(14)
        free = self._right - self._left - self._gap * max(0, len(rivals) - 1)
        self._open_hands = OpenHands(situation, metrics, rivals, free=free, high=self._high)
        hand_size = HAND_SIZES[len(self._view["hands"])]
        self._widths = PanelWidths(
            metrics, rivals, self._open_hands, hand_size=hand_size, free=free
        )
        self._room = self._widths.room

    def lay(self) -> Seats:
        """Return the row laid out."""
        px = self._metrics.px
        spread = spread_panels(self._widths.widths(), self._left, self._right, self._gap)
        spans = [(round(x), math.floor(width)) for x, width in spread]
        rows = self._open_hands.rows([width for _, width in spans])
        high = self._high + self._open_hands.height(rows)
        places: list[PlaceSpec] = []
        cards: list[CardSpec] = []
        decorations: list[Decoration] = []
        anchors: dict[str, Anchor] = {}
        for rival, (x, width) in zip(self._rivals, spans, strict=True):
            rect = Rect(x, round(self._top), width, round(high))
            head = rect._replace(height=round(self._high))
            fan = self._fan(rival, head)
            places.append(self._place(rival, rect, head, fan))
            if rival.hand is None:
                cards += self._backs(rival, fan)
            else:
                cards += self._open_hands.cards(rival, rect)
            decorations += self._marks(rival, rect, head)
            if rival.partner:
                decorations.append(self._badge(rival, head))
            if self._counts_on_backs(rival):
                decorations.append(self._count(rival, fan))
            card = Rect.around(fan.middle, px(FAN_CARD), px(FAN_CARD) * CARD_RATIO)
            anchors[seat_anchor(rival.seat)] = Anchor(card, BACK, ArrivalSpeed.OTHER)
            anchors[f"from{rival.seat}"] = Anchor(card, BACK, ArrivalSpeed.DRAW)
        hangs = (
            (1.0 - self._widths.hold()) * self._widths.mark_high()
            if self._widths.hanging()
            else 0.0
        )
        return Seats(
            tuple(places), tuple(cards), tuple(decorations), anchors, self._top + high + hangs
        )

    def _fan(self, rival: Rival, head: Rect) -> Rect:
        """Return where the backs of a hand lie."""
        px = self._metrics.px
        card = back_width(head, self._metrics)
        high = card * CARD_RATIO
        top = head.y + (head.height - high) / 2
        if not self._room.fan or rival.hand is not None:
            right = head.right - px(self._room.pad)
            return Rect(right - card, top, card, high)
        right = head.right - px(16) - self._widths.count_width(COUNT_DIGITS) - px(10)
        if self._room.inside:
            right -= self._widths.pass_width()
        text = max(self._widths.name_width(rival), self._widths.widest(rival, self._room))
        left = head.x + px(self._room.pad + self._room.shape + 11) + text + px(14)
        most = min(px(FAN_MOST), fan_width(rival.cards, px(FAN_STEP), card))
        wide = max(card, min(most, right - left))
        return Rect(right - wide, top, wide, high)

    def _place(self, rival: Rival, rect: Rect, head: Rect, fan: Rect) -> PlaceSpec:
        px = self._metrics.px
        room = self._room
        text_x = px(room.pad + room.shape + 11)
        if rival.hand is not None:
            right = head.width - px(room.pad) - self._widths.count_width(COUNT_DIGITS) - px(8)
            right -= self._widths.pass_width() if room.inside else 0.0
        else:
            right = fan.x - head.x - px(14 if room.fan else 4)
        if self._counts_on_backs(rival):
            right -= count_beside_back(self._metrics, fan.width)
        text_room = max(0.0, right - text_x)
        count = room.fan or rival.hand is not None
        count_x = head.width - px(16 if rival.hand is None else room.pad)
        if room.fan and rival.hand is None:
            count_x = fan.right - head.x + px(10) + self._widths.count_width(COUNT_DIGITS)
        chip_on_shape = rival.computer and room.brief and not room.fan
        name_size = self._name_size(rival, text_room, chip_on_shape=chip_on_shape)
        visual = PanelVisual(
            name=rival.name,
            initial=initial(rival.name),
            colour=rival.colour,
            line=self._widths.line(rival, text_room),
            count=str(rival.cards) if count else "",
            computer=rival.computer,
            shape=px(room.shape),
            text_x=text_x,
            text_room=text_room,
            count_x=count_x,
            name_size=name_size,
            name_rows=2 if self._two_rows_fit(name_size) else 1,
            current=rival.current,
            head=head.height,
            chip_on_shape=chip_on_shape,
        )
        situation = self._situation
        mine = situation.stage == "playing"
        gives = mine and self._view["turn"]["step"] == "give"
        takes = gives and self._view["turn"]["from"] == rival.seat
        donated = mine and str(Donate(rival.seat)) in situation.legal
        swapped = mine and str(Swap(rival.seat)) in situation.legal
        return PlaceSpec(
            ids.panel(rival.seat),
            rect,
            Rect.around(fan.middle, px(118), px(118) * CARD_RATIO),
            rival.told,
            visual,
            10,
            takes_cards=takes or donated,
            radius=px(16),
            lit=donated or swapped,
            veiled=False,
            tip=rival.told,
            unlit=replace(visual, current=False) if rival.current else None,
        )

    def _two_rows_fit(self, size: int) -> bool:
        """Tell whether a name may go on in a second line, clear of the pills that hang below."""
        return two_rows_fit(size, self._high - self._held(), self._metrics, line=True)

    def _held(self) -> float:
        """Return how much of a panel's height the pills take that hang on it."""
        widths = self._widths
        return widths.hold() * widths.mark_high() if widths.hanging() else 0.0

    def _name_size(self, rival: Rival, room: float, *, chip_on_shape: bool) -> int:
        """Return the size of a name; a long one gets smaller before it is cut."""
        room -= self._metrics.px(24) if rival.computer and not chip_on_shape else 0.0
        large = self._metrics.text_scale > 1.0
        for size in range(self._metrics.pixels(NAME), SMALLEST - 1, -1):
            wide = text_width(rival.name, size, NAME_WEIGHT)
            # Beside large texts it goes on in a second line rather than getting small; else it
            # does so rather than being cut.
            if (large or size == SMALLEST) and self._two_rows_fit(size):
                wide = two_rows_width(rival.name, size, self._metrics)
            if wide <= room:
                return size
        return SMALLEST

    def _backs(self, rival: Rival, fan: Rect) -> Iterator[CardSpec]:
        """Lay out the backs; where there is room for one only, they lie on one another."""
        view, seat, count = self._view, rival.seat, rival.cards
        high = fan.height
        card = high / CARD_RATIO
        step = (fan.width - card) / (count - 1) if count > 1 else 0.0
        takes = self._situation.stage == "playing" and str(Swap(seat)) in self._situation.legal
        origin, anew = arrival(self._situation, seat), hands_went_on(self._situation)
        for index in range(count):
            last = index == count - 1
            yield CardSpec(
                id=ids.card_id(view, f"seat{seat}", index),
                face=BACK,
                rect=Rect(fan.x + index * step, fan.y, card, high),
                layer=Layer.PILE,
                order=index,
                place=ids.panel(seat),
                liftable=takes,
                pressable=takes,
                row="rivals",
                deck=ids.outcasts(view),
                flat=True,
                name=words.a_card_of(name=rival.name) if takes and last else "",
                origin=origin,
                anew=anew,
            )

    def _counts_on_backs(self, rival: Rival) -> bool:
        return not self._room.fan and rival.hand is None

    def _count(self, rival: Rival, fan: Rect) -> Decoration:
        """Say how many cards lie on one another. The count stays above cards that come or go."""
        radius = count_disc(self._metrics) * fan.width
        rect = Rect.around(fan.middle, 2 * radius, 2 * radius)
        return Decoration(
            f"count:{rival.seat}", rect, CountVisual(rival.cards), Layer.FLIGHT, COUNTS
        )

    def _badge(self, rival: Rival, head: Rect) -> Decoration:
        """Return the mark of a partner, on the lower left of the player's shape."""
        px, room = self._metrics.px, self._room
        reach = px(room.shape) / 2
        middle = head.x + px(room.pad) + 0.2 * reach, head.middle[1] + 0.75 * reach
        return Decoration(
            f"partner{rival.seat}", Rect.around(middle, px(BADGE), px(BADGE)), PARTNER
        )

    # Pills

    def _marks(self, rival: Rival, rect: Rect, head: Rect) -> Iterator[Decoration]:
        px = self._metrics.px
        shown = [mark for mark in rival.marks if self._room.brief or mark[0] in HAS_PASSED]
        high = self._widths.mark_high()
        right = rect.right - px(10)
        y = rect.bottom + (0.5 - self._widths.hold()) * high
        if self._room.tight and rival.team:
            width = self._widths.mark_width(rival.team)
            box = Rect(round(rect.x + px(8)), round(y - high / 2), width, high)
            visual = MarkVisual("next", rival.team, self._widths.mark_font())
            yield Decoration(f"team{rival.seat}", box, visual, Layer.LABEL, 5)
        if self._room.inside:
            right, y = rect.right - px(14), head.middle[1]
        if self._room.inside and rival.hand is not None:  # Over an open hand the count is last.
            count = self._widths.count_width(COUNT_DIGITS)
            right = rect.right - px(self._room.pad) - count - px(10)
        for kind, text in shown:
            width = self._widths.mark_width(text)
            box = Rect(round(right - width), round(y - high / 2), width, high)
            visual = MarkVisual(kind, text, self._widths.mark_font())
            unlit = replace(visual, kind="next") if kind == "now" else None
            yield Decoration(f"{kind}{rival.seat}", box, visual, Layer.LABEL, 5, unlit=unlit)
            right -= width + px(4)
        if self._room.inside:
            right = rect.right - px(10)
        left = rect.x + px(6)
        if self._room.tight and rival.team:
            left += self._widths.mark_width(rival.team) + px(4)
        yield from self._handed(rival, rect, left, right)

    def _handed(self, rival: Rival, rect: Rect, left: float, right: float) -> Iterator[Decoration]:
        """Lay out what cards came or went, below the panel, the oldest left out if need be."""
        gap, high = self._metrics.px(3), self._widths.mark_high()
        y = round(rect.bottom - HOLD_TIGHT * high)  # Clear of the words at the panel's foot.
        count = len(rival.handed)
        ways = [(0, False), *((out, True) for out in range(count))]

        def wide(way: tuple[int, bool]) -> float:
            out, brief = way
            texts = [each.text(brief=brief) for each in rival.handed[out:]]
            return sum(self._widths.handed_width(text) + gap for text in texts) - gap

        fitting = (way for way in ways if left + wide(way) <= right)
        left_out, brief = next(fitting, (count, True))
        for each in rival.handed[left_out:]:
            text = each.text(brief=brief)
            width = round(self._widths.handed_width(text))
            colour = -1 if each.other is None else self._situation.players[each.other].colour
            visual = HandedVisual(text, self._widths.mark_font(), colour)
            id_ = f"{each.kind}{rival.seat}:{each.other}"
            yield Decoration(id_, Rect(round(left), y, width, high), visual, Layer.LABEL, 5)
            left += width + gap
