"""The other players along the far edge: plates, pills, hands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Frame, Situation
from app.games.wednesday import ids, words
from app.games.wednesday.faces import OutcastFace
from app.games.wednesday.looks import CountLook, MarkLook, PartnerLook
from app.games.wednesday.open_hand import STEP, advances
from app.games.wednesday.origins import arrival, hands_went_on
from app.games.wednesday.piles import COUNTS
from app.games.wednesday.rivals import Rival, rival_at
from app.games.wednesday.seen import seats_from
from app.paint.faces import CARD_RATIO, BackFace
from app.style.typography import ROLES, SMALLEST, font, initial, text_width
from app.table.layout import Anchor, ArrivalSpeed, CardSpec, Layer, PlaceSpec, Rect, Sign
from app.table.looks import PlateLook
from app.table.spread import spread_plates
from engine.games.wednesday.cards import HAND_SIZES, PROTEUS

BACK: Final = BackFace("wednesday")
FAN_CARD, FAN_STEP, FAN_STEP_LEAST, FAN_MOST = 26.0, 13.0, 3.5, 101.0
"""The backs of a hand: width, apart at most and at least, and all of them together."""
OPEN_CARD: Final = 28.0
"""Width of an open card on a plate."""
OPEN_ROW: Final = 0.72
"""How far apart rows of open cards lie, in card widths: their numbers are to be read."""
NAME_LEAST, NAME_WITH_HAND = 64.0, 100.0
"""What a name gets at least, and at most where open cards need the width."""
COUNT_DIGITS: Final = "10"
"""A plate has room for so many digits of cards."""
BADGE: Final = 21.0
PARTNER: Final = PartnerLook()
DISC: Final = 0.46
"""Radius of the disc with the number of cards on a single back, in its width."""
HOLD, HOLD_TIGHT = 0.4, 0.2
"""How much of a hanging pill lies on its plate."""


class Room(NamedTuple):
    """How plates are built, from the widest way to the narrowest.

    It does not depend on whose turn it is, nor on who has passed or has how many cards: whatever
    the plates may have to say in a round, they stand where they stood and look as they looked.
    """

    pad: float
    shape: float
    fan: bool
    """Backs side by side, or on one another with the number of cards."""
    inside: bool
    """Pills stand in the plate, or hang on its lower edge."""
    brief: bool
    """The line says team and points alone, in short; the rest is said by pills."""
    tight: bool = False
    """The team is a pill too."""


ROOMS: Final = (
    Room(12, 40, True, True, False),
    Room(12, 40, True, False, False),
    Room(12, 40, True, False, True),
    Room(8, 32, False, False, False),
    Room(8, 32, False, False, True),
    Room(6, 28, False, False, True, tight=True),
)


class Seats(NamedTuple):
    """The plates as places, the cards on them, pills, and where cards go to and come from."""

    places: tuple[PlaceSpec, ...]
    cards: tuple[CardSpec, ...]
    signs: tuple[Sign, ...]
    anchors: dict[str, Anchor]
    bottom: float
    """Of the plates with what hangs on them."""


def lay_seats(situation: Situation, frame: Frame) -> Seats:
    """The plates from left to right, clockwise from the seat on the screen."""
    rivals = [rival_at(situation, seat) for seat in seats_from(situation.view, situation.seat)]
    return _Row(situation, frame, rivals).lay()


class _Row:
    """A row of plates on its way to becoming places, cards and signs."""

    def __init__(self, situation: Situation, frame: Frame, rivals: Sequence[Rival]) -> None:
        self._situation = situation
        self._view = situation.view
        self._metrics = metrics = frame.metrics
        self._rivals = rivals
        px = metrics.px
        free = frame.rail_top - frame.bar
        self._top = frame.bar + min(px(14), max(px(4), (free - px(420)) * 0.06))
        scale = max(1.0, 0.5 + metrics.text_scale / 2)
        self._high = max(px(46) * scale, min(px(62) * scale, 0.115 * free))
        self._left, self._right = px(26), frame.width - px(26)
        self._gap = px(10) if len(rivals) > 4 else px(14)
        self._room = self._choose_room()

    def _choose_room(self) -> Room:
        """The widest way in which every plate says all that it should."""
        count = len(self._rivals)
        free = self._right - self._left - self._gap * max(0, count - 1)
        for room in ROOMS:
            if sum(self._least(rival, room) for rival in self._rivals) <= free:
                return room
        return ROOMS[-1]

    def lay(self) -> Seats:
        px = self._metrics.px
        spread = spread_plates(self._widths(), self._left, self._right, self._gap)
        spans = [(round(x), math.floor(width)) for x, width in spread]
        rows = self._open_rows([width for _, width in spans])
        high = self._high + self._open_height(rows)
        places: list[PlaceSpec] = []
        cards: list[CardSpec] = []
        signs: list[Sign] = []
        anchors: dict[str, Anchor] = {}
        for rival, (x, width) in zip(self._rivals, spans, strict=True):
            rect = Rect(x, round(self._top), width, round(high))
            head = rect._replace(height=round(self._high))
            fan = self._fan(rival, head)
            places.append(self._place(rival, rect, head, fan))
            if rival.hand is None:
                cards += self._backs(rival, fan)
            else:
                cards += self._open_hand(rival, rect)
            signs += self._marks(rival, rect, head)
            if rival.partner:
                signs.append(self._badge(rival, head))
            if self._counts_on_backs(rival):
                signs.append(self._count(rival, fan))
            card = Rect.around(fan.middle, px(FAN_CARD), px(FAN_CARD) * CARD_RATIO)
            anchors[f"seat{rival.seat}"] = Anchor(card, BACK, ArrivalSpeed.OTHER)
            anchors[f"from{rival.seat}"] = Anchor(card, BACK, ArrivalSpeed.DRAW)
        hangs = (1.0 - self._hold()) * self._mark_high() if self._hanging() else 0.0
        return Seats(tuple(places), tuple(cards), tuple(signs), anchors, self._top + high + hangs)

    # Widths

    def _widths(self) -> list[float]:
        """What each plate gets: all that it wants, or what it needs and a share of the rest.

        Open cards need the room more than a long name, which gets what they leave.
        """
        free = self._right - self._left - self._gap * max(0, len(self._rivals) - 1)
        least = [self._least(rival, self._room) for rival in self._rivals]
        modest, ample = (
            [self._wanted(rival, self._room, name) for rival in self._rivals]
            for name in (self._metrics.px(NAME_WITH_HAND), math.inf)
        )
        for fewer, more in ((modest, ample), (least, modest)):
            left, wished = free - sum(fewer), sum(more) - sum(fewer)
            if left >= 0:
                share = min(1.0, left / wished) if wished > 0 else 1.0
                return [few + share * (many - few) for few, many in zip(fewer, more, strict=True)]
        return modest

    def _hanging(self) -> bool:
        """Pills hang on the plates' lower edges, now or when somebody passes."""
        return not self._room.inside

    def _hold(self) -> float:
        # Large words reach further down.
        large = self._metrics.text_scale > 1.0
        return HOLD_TIGHT if self._room.tight or large else HOLD

    @staticmethod
    def _lines(rival: Rival, room: Room) -> tuple[str, ...]:
        """What the second line may say now, from the fullest to the briefest."""
        if room.tight:
            return (rival.tight,)
        return (rival.brief,) if room.brief else rival.lines

    def _line(self, rival: Rival, room: float) -> str:
        """As much of it as there is room for, if need be in the smallest letters."""
        lines = self._lines(rival, self._room)
        fits = (line for line in lines if text_width(line, SMALLEST) + 1 <= room)
        return next(fits, lines[-1])

    def _widest(self, rival: Rival, room: Room) -> float:
        """The width of all that the second line may have to say."""
        lines = self._lines(rival, room) if room.brief else rival.widest
        return max(map(self._line_width, lines))

    def _name_width(self, rival: Rival) -> float:
        width = self._metrics.advance("seat_name", rival.name)
        return width + (self._metrics.px(24) if rival.computer else 0.0) + 2

    def _line_width(self, text: str) -> float:
        return text_width(text, self._metrics.pixels(13)) + 2

    def _count_width(self, count: str) -> float:
        return self._metrics.advance("count", count)

    def _mark_font(self) -> int:
        return self._metrics.pixels(13)

    def _mark_width(self, text: str) -> float:
        return text_width(text, self._mark_font(), 650) + self._metrics.px(18)

    def _mark_high(self) -> float:
        return QFontMetricsF(font(self._mark_font(), 650)).height() + self._metrics.px(5)

    def _beside(self, rival: Rival, room: Room, step: float) -> float:
        """Width of everything in a plate but its words."""
        px = self._metrics.px
        left = px(room.pad + room.shape + 11)
        count = self._count_width(COUNT_DIGITS)
        if rival.hand is not None:
            return left + px(8) + count + px(room.pad)
        if not room.fan:
            return left + px(8) + px(FAN_CARD) + px(room.pad)
        cards = HAND_SIZES[len(self._view["hands"])]
        fan = min(px(FAN_MOST), _fan_width(cards, px(step), px(FAN_CARD)))
        width = left + px(14) + fan + px(10) + count + px(16)
        return width + (self._pass_width() if room.inside else 0.0)

    def _pass_width(self) -> float:
        """What the pill of who has passed takes at the end of a plate."""
        return self._metrics.px(10) + self._mark_width(words.passed())

    def _wanted(self, rival: Rival, room: Room, open_name: float) -> float:
        """What a plate would have; over an open hand a name gets no more than that."""
        name, line = self._name_width(rival), self._widest(rival, room)
        beside = self._beside(rival, room, FAN_STEP)
        if rival.hand is None:
            return max(max(name, line) + beside, self._pills_width(rival, room))
        return max(max(min(name, open_name), line) + beside, self._open_width())

    def _least(self, rival: Rival, room: Room) -> float:
        """The width in which a plate still says all: the name may be cut in the narrowest."""
        name = self._name_width(rival)
        if not room.fan and room.brief:
            name = min(name, self._metrics.px(NAME_LEAST))
        beside = self._beside(rival, room, FAN_STEP_LEAST)
        return max(max(name, self._widest(rival, room)) + beside, self._pills_width(rival, room))

    def _pills_width(self, rival: Rival, room: Room) -> float:
        """The width of all pills that may hang on a plate at once."""
        if room.inside:
            return 0.0
        texts = [words.passed()]
        if room.brief:
            texts.append(max(words.now(), words.next_(), key=self._mark_width))
        if room.tight and rival.team:
            texts.append(rival.team)
        px = self._metrics.px
        return sum(self._mark_width(text) + px(4) for text in texts) + px(14)

    # A plate

    def _fan(self, rival: Rival, head: Rect) -> Rect:
        """Where the backs of a hand lie."""
        px = self._metrics.px
        card = min(px(FAN_CARD), (head.height - px(8)) / CARD_RATIO)
        high = card * CARD_RATIO
        top = head.y + (head.height - high) / 2
        if not self._room.fan or rival.hand is not None:
            right = head.right - px(self._room.pad)
            return Rect(right - card, top, card, high)
        right = head.right - px(16) - self._count_width(COUNT_DIGITS) - px(10)
        if self._room.inside:
            right -= self._pass_width()
        text = max(self._name_width(rival), self._widest(rival, self._room))
        left = head.x + px(self._room.pad + self._room.shape + 11) + text + px(14)
        most = min(px(FAN_MOST), _fan_width(rival.cards, px(FAN_STEP), card))
        wide = max(card, min(most, right - left))
        return Rect(right - wide, top, wide, high)

    def _place(self, rival: Rival, rect: Rect, head: Rect, fan: Rect) -> PlaceSpec:
        px = self._metrics.px
        room = self._room
        text_x = px(room.pad + room.shape + 11)
        if rival.hand is not None:
            right = head.width - px(room.pad) - self._count_width(COUNT_DIGITS) - px(8)
        else:
            right = fan.x - head.x - px(14 if room.fan else 8)
        text_room = max(0.0, right - text_x)
        count = room.fan or rival.hand is not None
        count_x = head.width - px(16 if rival.hand is None else room.pad)
        if room.fan and rival.hand is None:
            count_x = fan.right - head.x + px(10) + self._count_width(COUNT_DIGITS)
        look = PlateLook(
            name=rival.name,
            initial=initial(rival.name),
            colour=rival.colour,
            line=self._line(rival, text_room),
            count=str(rival.cards) if count else "",
            computer=rival.computer,
            shape=px(room.shape),
            text_x=text_x,
            text_room=text_room,
            count_x=count_x,
            name_size=self._name_size(rival, text_room),
            current=rival.current,
            head=head.height,
        )
        situation = self._situation
        mine = situation.stage == "playing"
        gives = mine and self._view["turn"]["step"] == "give"
        takes = gives and self._view["turn"]["from"] == rival.seat
        donated = mine and f"donate {rival.seat}" in situation.legal
        swapped = mine and f"swap {rival.seat}" in situation.legal
        return PlaceSpec(
            ids.plate(rival.seat),
            rect,
            Rect.around(fan.middle, px(118), px(118) * CARD_RATIO),
            rival.told,
            look,
            10,
            takes_cards=takes or donated,
            radius=px(16),
            lit=donated or swapped,
            veiled=False,
            tip=rival.told,
        )

    def _name_size(self, rival: Rival, room: float) -> int:
        """A long name gets smaller before it is cut."""
        usual, weight = ROLES["seat_name"][:2]
        room -= self._metrics.px(24) if rival.computer else 0.0
        sizes = range(self._metrics.pixels(usual), SMALLEST - 1, -1)
        fits = (text_width(rival.name, size, weight) for size in sizes)
        return next(
            (size for size, wide in zip(sizes, fits, strict=True) if wide <= room), SMALLEST
        )

    def _backs(self, rival: Rival, fan: Rect) -> Iterator[CardSpec]:
        """The backs; where there is room for one only, they lie on one another."""
        view, seat, count = self._view, rival.seat, rival.cards
        high = fan.height
        card = high / CARD_RATIO
        step = (fan.width - card) / (count - 1) if count > 1 else 0.0
        takes = self._situation.stage == "playing" and f"swap {seat}" in self._situation.legal
        for index in range(count):
            last = index == count - 1
            yield CardSpec(
                id=ids.card_id(view, f"seat{seat}", index),
                face=BACK,
                rect=Rect(fan.x + index * step, fan.y, card, high),
                layer=Layer.PILE,
                order=index,
                place=ids.plate(seat),
                liftable=takes,
                row="rivals",
                deck=ids.outcasts(view),
                flat=True,
                name=words.a_card_of(name=rival.name) if takes and last else "",
                origin=arrival(view, seat, self._situation.seat),
                anew=hands_went_on(view),
            )

    def _counts_on_backs(self, rival: Rival) -> bool:
        return not self._room.fan and rival.hand is None

    def _count(self, rival: Rival, fan: Rect) -> Sign:
        """How many cards lie on one another. It stays above cards that come or go."""
        radius = DISC * fan.height / CARD_RATIO
        rect = Rect.around(fan.middle, 2 * radius, 2 * radius)
        return Sign(f"count:{rival.seat}", rect, CountLook(rival.cards), Layer.FLIGHT, COUNTS)

    def _badge(self, rival: Rival, head: Rect) -> Sign:
        """The mark of a partner, on the lower left of the player's shape."""
        px, room = self._metrics.px, self._room
        reach = px(room.shape) / 2
        middle = head.x + px(room.pad) + 0.2 * reach, head.middle[1] + 0.75 * reach
        return Sign(f"partner{rival.seat}", Rect.around(middle, px(BADGE), px(BADGE)), PARTNER)

    # Pills

    def _marks(self, rival: Rival, rect: Rect, head: Rect) -> Iterator[Sign]:
        px = self._metrics.px
        shown = [mark for mark in rival.marks if self._room.brief or mark[0] == "pass"]
        high = self._mark_high()
        right = rect.right - px(10)
        y = rect.bottom + (0.5 - self._hold()) * high
        if self._room.tight and rival.team:
            width = self._mark_width(rival.team)
            box = Rect(round(rect.x + px(8)), round(y - high / 2), width, high)
            look = MarkLook("next", rival.team, self._mark_font())
            yield Sign(f"team{rival.seat}", box, look, Layer.LABEL, 5)
        if self._room.inside and rival.hand is None:
            right, y = rect.right - px(14), head.middle[1]
        for kind, text in shown:
            width = self._mark_width(text)
            box = Rect(round(right - width), round(y - high / 2), width, high)
            look = MarkLook(kind, text, self._mark_font())
            yield Sign(f"{kind}{rival.seat}", box, look, Layer.LABEL, 5)
            right -= width + px(4)

    # Open hands

    def _open_card(self) -> float:
        return float(round(self._metrics.px(OPEN_CARD)))

    def _open_width(self) -> float:
        """The width of a row of open cards: of as many as a hand has at first, if all can."""
        cards, others = HAND_SIZES[len(self._view["hands"])], len(self._rivals)
        row = (cards * STEP + 0.12) * self._open_card() + 2 * self._metrics.px(10) + 2
        share = (self._right - self._left - self._gap * (others - 1)) / others
        return min(row, share)

    def _open_rows(self, widths: Sequence[float]) -> int:
        """How many rows the largest open hand takes in its plate."""
        rows = 0
        for rival, width in zip(self._rivals, widths, strict=True):
            if rival.hand:
                rows = max(rows, 1, len(self._broken(rival.hand, width)))
        return rows

    def _open_height(self, rows: int) -> float:
        if not rows:
            return 0.0
        card = self._open_card()
        return card * (CARD_RATIO + OPEN_ROW * (rows - 1)) + self._metrics.px(8)

    def _broken(self, hand: Sequence[int], width: float) -> list[list[int]]:
        """An open hand in rows, none wider than the plate; equal cards stay together."""
        card = self._open_card()
        room = (width - 2 * self._metrics.px(10)) / card - 0.12
        rows: list[list[int]] = [[]]
        for _, twins in groupby(hand):
            group = list(twins)
            if rows[-1] and sum(advances([*rows[-1], *group])) > room:
                rows.append([])
            rows[-1] += group
        return rows

    def _open_hand(self, rival: Rival, rect: Rect) -> Iterator[CardSpec]:
        view, seat = self._view, rival.seat
        assert rival.hand is not None
        card = self._open_card()
        takes = self._situation.stage == "playing" and f"swap {seat}" in self._situation.legal
        top = rect.y + self._high - self._metrics.px(2)
        index = 0
        for row, numbers in enumerate(self._broken(rival.hand, rect.width)):
            x = rect.x + self._metrics.px(10)
            for number, advance in zip(numbers, advances(numbers), strict=True):
                last = index == rival.cards - 1
                yield CardSpec(
                    id=ids.card_id(view, f"seat{seat}", index),
                    face=OutcastFace(number, blocked=number == view["blocked"] != PROTEUS),
                    rect=Rect(x, top + row * OPEN_ROW * card, card, card * CARD_RATIO),
                    layer=Layer.PILE,
                    order=index,
                    place=ids.plate(seat),
                    liftable=takes,
                    row="rivals",
                    alike=("outcast", view["round"], number),
                    deck=ids.outcasts(view),
                    flat=True,
                    name=words.a_card_of(name=rival.name) if takes and last else "",
                    origin=arrival(view, seat, self._situation.seat),
                    anew=hands_went_on(view),
                )
                x += advance * card
                index += 1


def _fan_width(count: int, step: float, card: float) -> float:
    return card + step * (count - 1) if count else 0.0
