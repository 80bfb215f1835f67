"""The open hands of the other players, in rows in their panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from app.games.wednesday import ids, words
from app.games.wednesday.layout.origins import arrival, hands_went_on
from app.games.wednesday.layout.rivals import Rival
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.faces import OutcastFace
from app.games.wednesday.visuals.open_hand import STEP, advances, twins_apart
from app.paint.faces import CARD_RATIO
from app.style.typography import Metrics
from app.table.layout import CardSpec, Layer, Rect
from engine.games.wednesday.actions import Swap
from engine.games.wednesday.cards import HAND_SIZES, PROTEUS

OPEN_CARD: Final = 28.0
"""Width of an open card on a panel."""
OPEN_ROW: Final = 0.72
"""How far apart rows of open cards lie, in card widths: their numbers are to be read."""


class OpenHands:
    """The open hands in panels, which have `free` width together; a head is so `high`."""

    def __init__(
        self,
        situation: WednesdaySituation,
        metrics: Metrics,
        rivals: Sequence[Rival],
        *,
        free: float,
        high: float,
    ) -> None:
        self._situation = situation
        self._view = situation.view
        self._metrics = metrics
        self._rivals = rivals
        self._free = free
        self._high = high

    def _card(self) -> float:
        return float(round(self._metrics.px(OPEN_CARD)))

    def width(self) -> float:
        """Return the width of a row of open cards: as many as a hand has at first, if all can."""
        cards = HAND_SIZES[len(self._view["hands"])]
        row = (cards * STEP + 0.12) * self._card() + 2 * self._metrics.px(10) + 2
        return min(row, self._free / len(self._rivals))

    def rows(self, widths: Sequence[float]) -> int:
        """Return how many rows the largest open hand takes in its panel."""
        rows = 0
        for rival, width in zip(self._rivals, widths, strict=True):
            if rival.hand:
                rows = max(rows, 1, len(self._broken(rival.hand, width)))
        return rows

    def height(self, rows: int) -> float:
        """Return how much higher so many rows make a panel."""
        if not rows:
            return 0.0
        card = self._card()
        return card * (CARD_RATIO + OPEN_ROW * (rows - 1)) + self._metrics.px(8)

    def _broken(self, hand: Sequence[int], width: float) -> list[list[int]]:
        """Return an open hand in rows, none wider than the panel; equal cards stay together."""
        card = self._card()
        room = (width - 2 * self._metrics.px(10)) / card - 0.12
        rows: list[list[int]] = [[]]
        for _, twins in groupby(hand):
            group = list(twins)
            if rows[-1] and sum(advances([*rows[-1], *group])) > room:
                rows.append([])
            rows[-1] += group
        return rows

    def cards(self, rival: Rival, rect: Rect) -> Iterator[CardSpec]:
        """Yield the cards of a hand in a panel, below its head."""
        view, seat = self._view, rival.seat
        assert rival.hand is not None
        card = self._card()
        takes = self._situation.stage == "playing" and str(Swap(seat)) in self._situation.legal
        origin, anew = arrival(self._situation, seat), hands_went_on(self._situation)
        top = rect.y + self._high - self._metrics.px(2)
        room = (rect.width - 2 * self._metrics.px(10)) / card
        index = 0
        for row, numbers in enumerate(self._broken(rival.hand, rect.width)):
            x = rect.x + self._metrics.px(10)
            steps = advances(numbers, twins_apart(numbers, room))
            for number, advance in zip(numbers, steps, strict=True):
                last = index == rival.cards - 1
                yield CardSpec(
                    id=ids.card_id(view, f"seat{seat}", index),
                    face=OutcastFace(number, blocked=number == view["blocked"] != PROTEUS),
                    rect=Rect(x, top + row * OPEN_ROW * card, card, card * CARD_RATIO),
                    layer=Layer.PILE,
                    order=index,
                    place=ids.panel(seat),
                    liftable=takes,
                    pressable=takes,
                    row="rivals",
                    alike=("outcast", view["round"], number),
                    deck=ids.outcasts(view),
                    flat=True,
                    name=words.a_card_of(name=rival.name) if takes and last else "",
                    origin=origin,
                    anew=anew,
                )
                x += advance * card
                index += 1
