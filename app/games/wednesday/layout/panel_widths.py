"""The widths of the other players' panels, and the words they have room for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.wednesday import words
from app.games.wednesday.layout.open_panels import OpenHands
from app.games.wednesday.layout.rivals import Rival
from app.games.wednesday.visuals.painting import HANDED_SIDE, handed_sign
from app.paint.names import halves_width
from app.style.typography import SMALLEST, Metrics, font, text_width
from app.table.panel_heights import NAME
from app.table.panels import FAN_CARD, NAME_WEIGHT, fan_width

FAN_STEP, FAN_STEP_LEAST, FAN_MOST = 13.0, 3.5, 101.0
"""The backs of a hand: apart at most and at least, and the width of all of them together."""
NAME_LEAST, NAME_WITH_HAND = 64.0, 100.0
"""What a name gets at least, and at most where open cards need the width."""
COUNT_DIGITS: Final = "10"
"""A panel has room for so many digits of cards."""
HOLD, HOLD_TIGHT = 0.4, 0.2
"""How much of a hanging pill lies on its panel."""
DISC, LARGE_DISC = 0.46, 0.62
"""Radius of the disc with the number of cards on a single back, in its width; in large letters."""


class Room(NamedTuple):
    """Ways to build panels, from the widest to the narrowest.

    It does not depend on whose turn it is, nor on who has passed or has how many cards: whatever
    the panels may have to say in a round, they stand where they stood and look as they looked.
    """

    pad: float
    shape: float
    fan: bool
    """Backs side by side, or on one another with the number of cards."""
    inside: bool
    """Pills stand in the panel, or hang on its lower edge."""
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


class PanelWidths:
    """Measures what panels have to say, and shares the `free` width among them."""

    def __init__(
        self,
        metrics: Metrics,
        rivals: Sequence[Rival],
        open_hands: OpenHands,
        *,
        hand_size: int,
        free: float,
    ) -> None:
        """Share out the `free` width; `hand_size` is how many cards a hand has at first."""
        self._metrics = metrics
        self._rivals = rivals
        self._open_hands = open_hands
        self._hand_size = hand_size
        self._free = free
        self._mark_size = metrics.pixels(13)
        self.room = self._choose_room()

    def _choose_room(self) -> Room:
        """Return the widest way in which every panel says all that it should."""
        for room in ROOMS:
            if self._suffices(room):
                return room
        # So that no pill lies over another.
        share = self._free / max(1, len(self._rivals))
        while self._mark_size > SMALLEST and any(
            self._hanging_width(rival) > share for rival in self._rivals
        ):
            self._mark_size -= 1
        return ROOMS[-1]

    def _suffices(self, room: Room) -> bool:
        return sum(self._least(rival, room) for rival in self._rivals) <= self._free

    def widths(self) -> list[float]:
        """Return what each panel gets: all that it wants, or what it needs and a share of the rest.

        Open cards need the room more than a long name, which gets what they leave.
        """
        least = [self._least(rival, self.room) for rival in self._rivals]
        modest, ample = (
            [self._wanted(rival, self.room, name) for rival in self._rivals]
            for name in (self._metrics.px(NAME_WITH_HAND), math.inf)
        )
        for fewer, more in ((modest, ample), (least, modest)):
            left, wished = self._free - sum(fewer), sum(more) - sum(fewer)
            if left >= 0:
                share = min(1.0, left / wished) if wished > 0 else 1.0
                return [few + share * (many - few) for few, many in zip(fewer, more, strict=True)]
        return modest

    def hanging(self) -> bool:
        """Tell whether pills hang on the panels' lower edges, now or when somebody passes."""
        return not self.room.inside

    def hold(self) -> float:
        # Large words reach further down.
        large = self._metrics.text_scale > 1.0
        return HOLD_TIGHT if self.room.tight or large else HOLD

    @staticmethod
    def _lines(rival: Rival, room: Room) -> tuple[str, ...]:
        """Return what the second line may say now, from the fullest to the briefest."""
        if room.tight:
            return (rival.tight,)
        return (rival.brief,) if room.brief else rival.lines

    def line(self, rival: Rival, room: float) -> str:
        """Return as much of the line as there is room for, if need be in the smallest letters."""
        lines = self._lines(rival, self.room)
        least = round(SMALLEST * max(1.0, self._metrics.f))
        fits = (line for line in lines if text_width(line, least) + 1 <= room)
        return next(fits, lines[-1])

    def widest(self, rival: Rival, room: Room) -> float:
        """Return the width of all that the second line may have to say."""
        lines = self._lines(rival, room) if room.brief else rival.widest
        return max(map(self._line_width, lines))

    def name_width(self, rival: Rival) -> float:
        width = self._metrics.advance("seat_name", rival.name)
        return width + (self._metrics.px(24) if rival.computer else 0.0) + 2

    def _line_width(self, text: str) -> float:
        return text_width(text, self._metrics.pixels(13)) + 2

    def count_width(self, count: str) -> float:
        return self._metrics.advance("count", count)

    def mark_font(self) -> int:
        return self._mark_size

    def mark_width(self, text: str) -> float:
        return text_width(text, self.mark_font(), 650) + self._metrics.px(18)

    def handed_width(self, text: str) -> float:
        """Return the width of a pill about a card that came or went."""
        size, px = self.mark_font(), self._metrics.px
        return text_width(text, size, 650) + handed_sign(size) + px(2 * HANDED_SIDE + 1)

    def mark_high(self) -> float:
        return QFontMetricsF(font(self.mark_font(), 650)).height() + self._metrics.px(5)

    def _beside(self, rival: Rival, room: Room, step: float) -> float:
        """Return the width of everything in a panel but its words."""
        px = self._metrics.px
        left = px(room.pad + room.shape + 11)
        count = self.count_width(COUNT_DIGITS)
        passed = self.pass_width() if room.inside else 0.0
        if rival.hand is not None:
            return left + px(8) + passed + count + px(room.pad)
        if not room.fan:
            back = px(FAN_CARD)
            return left + px(8) + count_beside_back(self._metrics, back) + back + px(room.pad)
        cards = self._hand_size
        fan = min(px(FAN_MOST), fan_width(cards, px(step), px(FAN_CARD)))
        width = left + px(14) + fan + px(10) + count + px(16)
        return width + passed

    def pass_width(self) -> float:
        """Return what the pill of who has passed takes at the end of a panel."""
        return self._metrics.px(10) + self._passed_width()

    def _passed_width(self) -> float:
        """Return the width of the wider pill about a pass."""
        return max(map(self.mark_width, (words.passed(), words.passed_before())))

    def _wanted(self, rival: Rival, room: Room, open_name: float) -> float:
        """Return what a panel would have; over an open hand a name gets no more than that."""
        name, line = self.name_width(rival), self.widest(rival, room)
        if not room.fan and room.brief and self._metrics.text_scale > 1.0:
            name = halves_width(rival.name, self._metrics.pixels(NAME), NAME_WEIGHT)
        beside = self._beside(rival, room, FAN_STEP)
        if rival.hand is None:
            return max(max(name, line) + beside, self._pills_width(rival, room))
        return max(max(min(name, open_name), line) + beside, self._open_hands.width())

    def _least(self, rival: Rival, room: Room) -> float:
        """Return the width in which a panel still says all.

        In the narrowest, the name may be cut.
        """
        name = self.name_width(rival)
        if not room.fan and room.brief:
            name = min(name, self._metrics.px(NAME_LEAST))
        beside = self._beside(rival, room, FAN_STEP_LEAST)
        return max(max(name, self.widest(rival, room)) + beside, self._pills_width(rival, room))

    def _hanging_width(self, rival: Rival) -> float:
        """Return the width of the pills that hang on a narrow panel now."""
        texts = [text for _, text in rival.marks] + ([rival.team] if rival.team else [])
        px = self._metrics.px
        return sum(self.mark_width(text) + px(4) for text in texts) + px(14)

    def _pills_width(self, rival: Rival, room: Room) -> float:
        """Return the width of all pills that may hang on a panel at once."""
        if room.inside:
            return 0.0
        texts = []
        if room.brief:
            texts.append(max(words.turn_words(), key=self.mark_width))
        if room.tight and rival.team:
            texts.append(rival.team)
        px = self._metrics.px
        pills = [self._passed_width(), *map(self.mark_width, texts)]
        return sum(width + px(4) for width in pills) + px(14)


def count_disc(metrics: Metrics) -> float:
    """Return the radius of the disc with the number of cards on a single back, in its width."""
    return LARGE_DISC if metrics.text_scale > 1.0 else DISC


def count_beside_back(metrics: Metrics, back: float) -> float:
    """Return how far that disc reaches beyond a back so wide, on each side."""
    return max(0.0, count_disc(metrics) - 0.5) * back
