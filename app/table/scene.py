"""The table in motion: compares a layout with what it shows and moves the difference.

The scene knows no rules and keeps no state of a game: what is on it follows from the last layout.
Hands reach in through `lift`, `hold`, `let_go` and `fly_home`; a new layout in the middle of it
all only gives the cards in flight another goal.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from app.paint.faces import CARD_RATIO, corner_radius
from app.table.items import (
    LIFT_TURN,
    CardItem,
    FrameItem,
    GapItem,
    Item,
    PlaceItem,
    SignItem,
    VeilItem,
)
from app.table.looks import FocusLook
from app.table.motion import (
    CLOSE_UP,
    DEAL,
    DRAW,
    DRAW_APART,
    DROP,
    FADE,
    GO_BACK,
    HOVER_IN,
    HOVER_OUT,
    LIFT,
    LIGHT,
    OTHER_AFTER,
    OTHER_BEFORE,
    OTHER_WAY,
    Clock,
    Ease,
    Flight,
    Tempo,
    deal_delay,
    in_out_cubic,
    out_back,
    out_cubic,
    out_quad,
    way_ms,
)
from app.table.painters import margin_of
from app.table.pose import Anchor, CardPose, Layer, Layout, Pace, Rect, Sign
from app.text import Metrics

BACK_OPACITY = 0.8
"""How a card shows that goes back where it came from."""
PICKED_RISE = 0.24
"""How far a card that was picked by click or key stands over the hand, in card widths."""


class Manner(Enum):
    """How a new layout is taken up."""

    MOVE = "move"
    DEAL = "deal"
    AT_ONCE = "at once"


class Scene(QObject):
    """Everything on the table. `damaged` carries what must be painted anew."""

    damaged = Signal(QRect)
    settled = Signal()
    """Every card has reached its place."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock
        self.layout = Layout(0, 0, 1)
        self.metrics = Metrics(1280, 800)
        self.tempo = Tempo()
        self.rail_top = math.inf
        """Height of the window where the rail begins; cards stand behind it."""
        self.cards: dict[str, CardItem] = {}
        self.places: dict[str, PlaceItem] = {}
        self.lifted: str | None = None
        self.fixtures: list[Item] = []
        """What the view adds, such as the rail."""
        self._veils: dict[str, VeilItem] = {}
        self._signs: dict[str, SignItem] = {}
        self._aims: dict[str, SignItem] = {}
        self._bubble: SignItem | None = None
        self._gap: GapItem | None = None
        self._gap_of: str | None = None
        self._frame = FrameItem()
        self._moving: dict[Item, None] = {}
        self._leaving: list[CardItem] = []
        self._order: list[Item] | None = None
        self._breath_due = 0.0
        clock.ticked.connect(self._tick)

    # What is shown

    def items(self) -> list[Item]:
        """Everything, the lowest first."""
        if self._order is None:
            items: list[Item] = [
                *self.fixtures,
                *self.places.values(),
                *self._veils.values(),
                *self._signs.values(),
                *self._aims.values(),
                *self._leaving,
                *self.cards.values(),
                self._frame,
            ]
            if self._gap is not None:
                items.append(self._gap)
            if self._bubble is not None:
                items.append(self._bubble)
            items.sort(key=_height)
            self._order = items
        return self._order

    @property
    def resting(self) -> bool:
        """No card is on its way."""
        return not any(card.flight is not None for card in self.cards.values())

    @property
    def bubble(self) -> Sign | None:
        return None if self._bubble is None else self._bubble.sign

    @property
    def aims(self) -> list[Sign]:
        """The signs that tell what the lifted card may do."""
        return [item.sign for item in self._aims.values()]

    def signs(self) -> Iterator[Sign]:
        return (item.sign for item in self._signs.values())

    # A new layout

    def show(self, layout: Layout, manner: Manner = Manner.MOVE) -> None:
        """Take up a layout: cards set out for their new poses, all else changes at once."""
        now = self.clock.now()
        size = (self.layout.width, self.layout.height)
        if self.cards and (layout.width, layout.height) != size:
            manner = Manner.AT_ONCE
        flew = not self.resting
        self.layout = layout
        self._order = None
        self._show_places(layout)
        self._show_signs(layout)
        before, self.cards = self.cards, {}
        movers: list[tuple[CardItem, CardPose, bool]] = []
        for pose in layout.cards:
            item = before.pop(pose.id, None)
            new = item is None
            if item is None:
                item = CardItem(pose)
            self.cards[pose.id] = item
            movers.append((item, pose, new))
        self._see_off(before.values(), manner)
        if manner is Manner.AT_ONCE:
            for item, pose, _ in movers:
                self._put(item, pose)
        else:
            self._send(movers, manner, now)
        if self.lifted is not None and self.lifted not in self.cards:
            self.lifted = None
        self._follow_gap()
        self._damage_all()
        self._wake()
        if flew and self.resting:
            # Told when whoever gave the layout is done with it.
            QTimer.singleShot(0, self, self._tell_rest)

    def _tell_rest(self) -> None:
        if self.resting:
            self._arrived()

    def finish(self) -> None:
        """Let every card arrive at once."""
        for card in self.cards.values():
            if card.flight is not None:
                card.rest()
                self._settle_height(card)
                card.measure()
        self._order = None
        self._damage_all()
        self._arrived()

    def _show_places(self, layout: Layout) -> None:
        places = {}
        for pose in layout.places:
            item = self.places.get(pose.id)
            if item is None:
                item = PlaceItem(pose)
            else:
                item.take(pose)
            places[pose.id] = item
        self.places = places
        self._veils = {id_: VeilItem(item) for id_, item in places.items() if item.pose.takes_cards}

    def _show_signs(self, layout: Layout) -> None:
        signs = {}
        for sign in layout.signs:
            margin = margin_of(sign.look, self.metrics)
            item = self._signs.get(sign.id)
            if item is None:
                item = SignItem(sign, margin)
            else:
                item.take(sign, margin)
            signs[sign.id] = item
        self._signs = signs

    def _see_off(self, leavers: Iterable[CardItem], manner: Manner) -> None:
        """Cards that are covered now stay until what covers them has landed; others go."""
        if manner is Manner.AT_ONCE:
            self._leaving = []
            return
        for item in leavers:
            if item.pose.place:
                item.gone = True
                self._leaving.append(item)

    def _put(self, item: CardItem, pose: CardPose) -> None:
        item.pose = pose
        if item.held:
            item.measure()
            return
        item.rest()
        item.height = (pose.layer, pose.order)
        item.measure()

    def _send(
        self, movers: Sequence[tuple[CardItem, CardPose, bool]], manner: Manner, now: float
    ) -> None:
        arrivals = 0
        count = sum(1 for _, pose, new in movers if new and pose.origin)
        for item, pose, new in movers:
            if new:
                anchor = self.layout.anchors.get(pose.origin)
                if anchor is None:
                    self._fade_in(item, now)
                else:
                    self._arrive(item, anchor, manner, (arrivals, count), now)
                    arrivals += 1
                continue
            old, item.pose = item.pose, pose
            if item.held:
                item.measure()
            elif old.rect != pose.rect or old.rotation != pose.rotation or old.layer != pose.layer:
                self._retarget(item, old, now)
            elif item.flight is None:
                self._settle_height(item)
                item.measure()

    def _retarget(self, item: CardItem, old: CardPose, now: float) -> None:
        pose = item.pose
        if pose.id == self._gap_of:
            self._gap_of = None
        x, y = pose.rect.middle
        if item.landing:
            duration, ease = DROP, out_quad
        elif old.layer == pose.layer == Layer.HAND:
            duration, ease = CLOSE_UP, out_quad
        else:
            way = math.hypot(x - item.x, y - item.y)
            duration, ease = way_ms(way, self.layout.unit), out_cubic
        self._fly(item, now, duration, ease)

    def _arrive(
        self, item: CardItem, anchor: Anchor, manner: Manner, turn: tuple[int, int], now: float
    ) -> None:
        """A card that was out of sight sets out from where it was."""
        index, count = turn
        if self.tempo.reduced:
            self._fade_in(item, now)
            return
        item.x, item.y = anchor.rect.middle
        item.width = anchor.rect.width
        item.origin_face = anchor.face
        flips = anchor.face is not None and anchor.face != item.pose.face
        item.turned = flips
        ms = self.tempo.ms
        if anchor.pace is Pace.OTHER:
            flight = self._fly(item, now + ms(OTHER_BEFORE), OTHER_WAY, out_cubic)
            flight.hold = ms(OTHER_AFTER)
        elif manner is Manner.DEAL:
            flight = self._fly(item, now + ms(deal_delay(index, count)), DEAL, out_cubic)
        else:
            flight = self._fly(item, now + ms(DRAW_APART * index), DRAW, in_out_cubic)
        item.hidden = anchor.pace is Pace.DRAW and flight.begin > now
        flight.flips = flips
        item.measure()

    def _fade_in(self, item: CardItem, now: float) -> None:
        item.opacity = 0.0
        flight = Flight(now, FADE, out_quad)
        self._aim(flight, item)
        flight.x0, flight.y0, flight.w0, flight.r0 = flight.x1, flight.y1, flight.w1, flight.r1
        flight.o0 = 0.0
        item.flight = flight
        self._moving[item] = None
        item.measure()

    def _fly(self, item: CardItem, begin: float, duration: float, ease: Ease) -> Flight:
        """Send a card from where it is to its pose."""
        if self.tempo.reduced:
            item.rest()
            self._settle_height(item)
            self._fade_in(item, begin)
            assert item.flight is not None
            return item.flight
        flight = Flight(begin, self.tempo.ms(duration), ease)
        flight.x0, flight.y0, flight.w0 = item.x, item.y, item.width
        flight.r0 = item.rotation
        flight.o0 = item.opacity
        self._aim(flight, item)
        item.flight = flight
        self._moving[item] = None
        item.height = (self._flight_layer(item), item.pose.order)
        self._order = None
        return flight

    @staticmethod
    def _aim(flight: Flight, item: CardItem) -> None:
        rect = item.pose.rect
        flight.x1, flight.y1 = rect.middle
        flight.w1, flight.r1, flight.o1 = rect.width, item.pose.rotation, 1.0

    def _flight_layer(self, item: CardItem) -> Layer:
        """Above the rail, except for a card that slides down behind it into the hand."""
        foot = item.y + item.width * CARD_RATIO / 2
        if item.pose.layer is Layer.HAND and foot <= self.rail_top:
            return Layer.HAND
        if item.pose.layer is Layer.HAND and item.height[0] == Layer.HAND:
            return Layer.HAND
        return Layer.FLIGHT

    # Hands

    def hover(self, card_id: str | None) -> None:
        """Raise the card under the pointer a little, and lower all others."""
        now = self.clock.now()
        ms = self.tempo.ms
        for item in self.cards.values():
            if item.pose.id == card_id:
                item.hover.go(1.0, now, ms(HOVER_IN), out_cubic)
            elif item.hover.goal:
                item.hover.go(0.0, now, ms(HOVER_OUT), out_cubic)
            else:
                continue
            self._moving[item] = None
            item.measure()
            self.damaged.emit(item.bounds)
        self._wake()

    def lift(self, card_id: str, *, by_pointer: bool) -> None:
        """Take a card up: with the pointer, or to stand over the hand until a place is chosen."""
        now = self.clock.now()
        item = self.cards[card_id]
        if self.lifted is not None and self.lifted != card_id:
            self.fly_home(self.lifted)
        self.lifted = card_id
        item.held = True
        item.flight = None
        item.hidden = item.turned = False
        item.squash, item.opacity, item.rotation = 1.0, 1.0, 0.0
        item.width = item.pose.rect.width
        item.hover.jump(0.0)
        item.lift.go(1.0, now, self.tempo.ms(LIFT), out_back)
        if not by_pointer:
            self._stand_over_hand(item, now)
        item.height = (Layer.LIFTED, 0)
        self._order = None
        self._moving[item] = None
        self._gap_of = card_id
        self._follow_gap()
        item.measure()
        self._damage_all()
        self._wake()

    def _stand_over_hand(self, item: CardItem, now: float) -> None:
        x, y = item.pose.rect.middle
        goal = y - PICKED_RISE * item.pose.rect.width
        if self.tempo.reduced:
            item.x, item.y = x, goal
            return
        flight = Flight(now, self.tempo.ms(LIFT), out_quad)
        flight.x0, flight.y0, flight.w0 = item.x, item.y, item.width
        flight.x1, flight.y1, flight.w1 = x, goal, item.pose.rect.width
        item.flight = flight

    def place_lifted(self) -> None:
        """After a new layout: stand the picked card over its place in the hand again."""
        if self.lifted is None:
            return
        item = self.cards[self.lifted]
        item.flight = None
        x, y = item.pose.rect.middle
        item.x, item.y = x, y - PICKED_RISE * item.pose.rect.width
        item.width = item.pose.rect.width
        item.measure()

    def hold(self, x: float, y: float, pull: float = 0.0) -> None:
        """The lifted card's middle is there now; `pull` is how far it went sideways at last."""
        assert self.lifted is not None
        item = self.cards[self.lifted]
        before = item.bounds
        item.flight = None
        item.x, item.y = x, y
        item.width = item.pose.rect.width
        if abs(pull) > 3.0:
            # The card leans back from where it is pulled.
            turn = -LIFT_TURN if pull > 0 else LIFT_TURN
            item.tilt.go(turn, self.clock.now(), self.tempo.ms(LIFT), out_quad)
            self._moving[item] = None
            self._wake()
        item.measure()
        self.damaged.emit(before.united(item.bounds))

    def lifted_rect(self) -> Rect:
        """What the lifted card covers, as if it were upright."""
        assert self.lifted is not None
        return self.cards[self.lifted].shown_rect

    def let_go(self, *, over_place: bool) -> str:
        """The card is in nobody's hand now; a new layout or `fly_home` says where it goes."""
        assert self.lifted is not None
        card_id, self.lifted = self.lifted, None
        item = self.cards[card_id]
        item.held = False
        item.landing = over_place
        item.flight = None
        item.rotation = item.tilt.value * item.lift.value
        item.lift.go(0.0, self.clock.now(), self.tempo.ms(DROP), out_quad)
        item.tilt.jump(-LIFT_TURN)
        self._moving[item] = None
        self._order = None
        self._gap_of = None
        self._follow_gap()
        self._damage_all()
        self._wake()
        return card_id

    def fly_home(self, card_id: str) -> None:
        """Glide back to where the card lies, along an arc, with its place kept dashed."""
        now = self.clock.now()
        if self.lifted == card_id:
            self.let_go(over_place=False)
        item = self.cards[card_id]
        item.landing = False
        x, y = item.pose.rect.middle
        flight = self._fly(item, now, GO_BACK, in_out_cubic)
        if not self.tempo.reduced:
            way = math.hypot(x - item.x, y - item.y)
            flight.arc = min(way * 0.16, self.layout.unit * 0.6)
            flight.o0 = flight.o1 = BACK_OPACITY
            item.opacity = BACK_OPACITY
            self._gap_of = card_id
            self._follow_gap()
        self._wake()

    def _follow_gap(self) -> None:
        """Keep the dashed outline where the lifted or returning card belongs."""
        card = self.cards.get(self._gap_of) if self._gap_of is not None else None
        if card is None:
            self._gap_of = None
            if self._gap is not None:
                self.damaged.emit(self._gap.bounds)
            self._gap = None
        elif self._gap is None:
            self._gap = GapItem(card.pose)
        else:
            self._gap.take(card.pose)
        self._order = None

    # Light and signs

    def light(self, offered: Mapping[str, object], signs: Sequence[Sign]) -> None:
        """Light the places that take the lifted card, dim the others, show what it costs."""
        now, ms = self.clock.now(), self.tempo.ms(LIGHT)
        for place_id, item in self.places.items():
            if not item.pose.takes_cards:
                continue
            legal = place_id in offered
            item.lit.go(1.0 if legal else 0.0, now, ms, out_quad)
            item.dim.go(0.0 if legal else 1.0, now, ms, out_quad)
            self._moving[item] = None
        aims = {}
        for sign in signs:
            margin = margin_of(sign.look, self.metrics)
            item_ = self._aims.get(sign.id)
            if item_ is None:
                item_ = SignItem(sign, margin)
                item_.opacity.jump(0.0)
            else:
                item_.take(sign, margin)
            item_.opacity.go(1.0, now, self.tempo.ms(LIGHT), out_quad)
            aims[sign.id] = item_
            self._moving[item_] = None
        self._aims = aims
        self._rest_signs(0.0, now)
        self._order = None
        self._damage_all()
        self._wake()

    def _rest_signs(self, opacity: float, now: float) -> None:
        """Signs that show only while no card is lifted come or go."""
        for item in self._signs.values():
            if item.sign.only_at_rest:
                item.opacity.go(opacity, now, self.tempo.ms(LIGHT), out_quad)
                self._moving[item] = None

    def unlight(self) -> None:
        """All places as they are at rest."""
        now, ms = self.clock.now(), self.tempo.ms(LIGHT)
        for item in self.places.values():
            item.lit.go(0.0, now, ms, out_quad)
            item.dim.go(0.0, now, ms, out_quad)
            item.under.go(0.0, now, ms, out_quad)
            self._moving[item] = None
        for sign in self._aims.values():
            sign.opacity.go(0.0, now, ms, out_quad)
            self._moving[sign] = None
        self._rest_signs(1.0, now)
        self._damage_all()
        self._wake()

    def stand_under(self, place_id: str | None) -> None:
        """That place is under the card, or none is."""
        now, ms = self.clock.now(), self.tempo.ms(LIGHT)
        for id_, item in self.places.items():
            goal = 1.0 if id_ == place_id else 0.0
            if item.under.goal != goal:
                item.under.go(goal, now, ms, out_quad)
                self._moving[item] = None
                self.damaged.emit(item.bounds)
        self._wake()

    def show_bubble(self, sign: Sign | None) -> None:
        if self._bubble is not None:
            self.damaged.emit(self._bubble.bounds)
        self._bubble = None
        if sign is not None:
            self._bubble = SignItem(sign, margin_of(sign.look, self.metrics))
            self.damaged.emit(self._bubble.bounds)
        self._order = None

    def show_focus(self, focus_id: str | None) -> None:
        """Draw the ring of the keyboard's focus round a card, a place or a sign."""
        before = self._frame.bounds
        rect = radius = None
        height: tuple[float, float] = (Layer.LABEL - 1, 0)
        if focus_id is not None and focus_id in self.cards:
            item = self.cards[focus_id]
            rect = item.shown_rect if item.held else item.pose.rect
            radius = corner_radius(rect.width)
            layer = Layer.LIFTED if item.held else item.pose.layer
            height = (layer, item.pose.order + 0.5)
        elif focus_id is not None and focus_id in self.places:
            rect = self.places[focus_id].pose.rect
            radius = 0.136 * self.places[focus_id].pose.card.width
        elif focus_id is not None and focus_id in self._signs:
            rect = self._signs[focus_id].sign.rect
            radius, height = rect.height / 2, (Layer.LABEL, 100)
        if rect is None or radius is None:
            self._frame.clear()
        else:
            self._frame.put(rect, FocusLook(radius), self.metrics.px(8) + 3, height)
        self._order = None
        self.damaged.emit(before.united(self._frame.bounds))

    # The clock

    def _tick(self, now: float) -> None:
        landed = False
        dirt = QRect()
        for item in list(self._moving):
            before = item.bounds
            card = item if isinstance(item, CardItem) else None
            flew = card is not None and card.flight is not None
            moving = item.step(now)
            dirt = dirt.united(before).united(item.bounds)
            if card is not None and flew and card.flight is None:
                self._settle_height(card)
                landed = True
                if card.pose.id == self._gap_of and not card.held:
                    self._gap_of = None
                    self._follow_gap()
            if not moving:
                del self._moving[item]
        dirt = dirt.united(self._breathe(now))
        if not dirt.isEmpty():
            self.damaged.emit(dirt)
        if landed and self.resting:
            self._arrived()
        if not self._moving:
            self._drop_faded_aims()
            if not self._breathing():
                self.clock.rest()

    def _arrived(self) -> None:
        for item in self._leaving:
            self.damaged.emit(item.bounds)
        self._leaving = []
        self._order = None
        self.settled.emit()

    def _settle_height(self, item: CardItem) -> None:
        if not item.held:
            item.height = (item.pose.layer, item.pose.order)
            self._order = None

    def _drop_faded_aims(self) -> None:
        if self._aims and all(sign.opacity.value == 0.0 for sign in self._aims.values()):
            self._aims = {}
            self._order = None

    def _breathing(self) -> bool:
        return not self.tempo.reduced and any(
            item.sign.glow is not None for item in self._signs.values()
        )

    def _breathe(self, now: float) -> QRect:
        """Let rings swell and fade, twenty times a second."""
        dirt = QRect()
        if now < self._breath_due or not self._breathing():
            return dirt
        self._breath_due = now + 50.0
        for item in self._signs.values():
            if item.sign.glow is not None:
                item.breathe(now)
                dirt = dirt.united(item.bounds)
        return dirt

    def resume(self) -> None:
        """Go on ticking, after the table was out of sight."""
        self._wake()

    def _wake(self) -> None:
        if self._moving or self._breathing():
            self.clock.wake()
        elif self.resting and self._leaving:
            self._arrived()

    def _damage_all(self) -> None:
        self.damaged.emit(QRect(0, 0, math.ceil(self.layout.width), math.ceil(self.layout.height)))


def _height(item: Item) -> tuple[float, float]:
    return item.height
