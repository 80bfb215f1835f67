"""The one card that a hand has taken up: lifted, held, let go, and flown home."""

from __future__ import annotations

import math

from app.table.layout import Layer, Pose, Rect
from app.table.scene.card_item import LIFT_TURN, PICKED_RISE, CardItem
from app.table.scene.flights import Flights
from app.table.scene.highlights import Gap
from app.table.scene.motion import DROP, GO_BACK, LIFT, Flight, in_out_cubic, out_back, out_quad
from app.table.scene.tabletop import Tabletop

BACK_OPACITY = 0.8
"""How a card shows that goes back where it came from."""


class Lifting:
    """The lifting, carrying and laying of a card on one table."""

    def __init__(self, table: Tabletop, flights: Flights, gap: Gap) -> None:
        self._table = table
        self._flights = flights
        self._gap = gap

    def lift(self, card_id: str, *, by_pointer: bool) -> None:
        """Take a card up: with the pointer, or to stand over the hand until a place is chosen."""
        table = self._table
        if table.lifted is not None and table.lifted != card_id:
            self.fly_home(table.lifted)
        item = table.cards[card_id]
        table.lifted = card_id
        item.held = True
        item.flight = None
        item.hidden = item.turned = False
        item.squash = 1.0
        item.pose = Pose(*item.pose.middle, item.spec.rect.width)
        item.hover.jump(0.0)
        table.slide(item, item.lift, 1.0, LIFT, out_back)
        if not by_pointer:
            self._stand_over_hand(item)
        table.put(item, Layer.LIFTED)
        self._gap.open(card_id)
        item.follow()

    def _stand_over_hand(self, item: CardItem) -> None:
        goal, tempo = _over_hand(item), self._table.tempo
        if tempo.reduced:
            item.pose = goal
        else:
            far = math.dist(item.pose.middle, goal.middle) > item.pose.width
            duration, ease = (GO_BACK, in_out_cubic) if far else (LIFT, out_quad)
            now = self._table.clock.now()
            item.flight = Flight(now, tempo.ms(duration), ease, item.pose, goal)

    def place_lifted(self) -> None:
        """Stand the picked card over its place in the hand again, after a new layout."""
        if self._table.lifted is None:
            return
        item = self._table.cards[self._table.lifted]
        item.flight = None
        item.pose = _over_hand(item)
        item.follow()

    def hold(self, x: float, y: float, pull: float = 0.0) -> None:
        """Move the lifted card's middle there; `pull` is how far it went sideways at last."""
        item = self._lifted()
        item.flight = None
        item.pose = Pose(x, y, item.spec.rect.width)
        if abs(pull) > 3.0:
            # The card leans back from where it is pulled.
            turn = -LIFT_TURN if pull > 0 else LIFT_TURN
            self._table.slide(item, item.tilt, turn, LIFT, out_quad)
        item.follow()

    @property
    def rect(self) -> Rect:
        """What the lifted card covers, as if it were upright."""
        return self._lifted().shown_rect

    def let_go(self, *, over_place: bool) -> str:
        """Put the card in nobody's hand; a new layout or `fly_home` says where it goes."""
        item = self._lifted()
        card_id = item.spec.id
        self._table.lifted = None
        item.held = False
        item.landing = over_place
        item.flight = None
        item.pose = item.pose._replace(rotation=item.tilt.value * item.lift.value)
        self._table.slide(item, item.lift, 0.0, DROP, out_quad)
        item.tilt.jump(-LIFT_TURN)
        self._gap.close(card_id)
        return card_id

    def fly_home(self, card_id: str) -> None:
        """Glide back to where the card lies, along an arc, with its place kept dashed."""
        if self._table.lifted == card_id:
            self.let_go(over_place=False)
        item = self._table.cards[card_id]
        item.landing = False
        x, y = item.spec.rect.middle
        flight = self._flights.fly(item, self._table.clock.now(), GO_BACK, in_out_cubic)
        if not self._table.tempo.reduced:
            way = math.hypot(x - item.pose.x, y - item.pose.y)
            flight.arc = min(way * 0.16, self._table.layout.unit * 0.6)
            item.pose = flight.start = item.pose._replace(opacity=BACK_OPACITY)
            flight.goal = flight.goal._replace(opacity=BACK_OPACITY)
            self._gap.open(card_id)
        item.follow()

    def _lifted(self) -> CardItem:
        assert self._table.lifted is not None
        return self._table.cards[self._table.lifted]


def _over_hand(item: CardItem) -> Pose:
    """Return where a picked card stands."""
    x, y = item.spec.rect.middle
    width = item.spec.rect.width
    return Pose(x, y - PICKED_RISE * width, width)
