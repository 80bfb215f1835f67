"""The table in motion: compares a layout with what it shows and moves the difference.

The scene knows no rules and keeps no state of a game: what is on it follows from the last layout.
Hands reach in through `lift`, `hold`, `let_go` and `fly_home`; a new layout in the middle of it
all only gives the cards in flight another goal.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.clock import Clock
from app.paint.faces import CARD_RATIO, corner_radius
from app.table.entrance import Entrance
from app.table.items import (
    FAST,
    GAP,
    LIFT_TURN,
    PICKED_RISE,
    SMOOTH,
    Canvas,
    CardItem,
    Item,
    LookItem,
    PlaceItem,
    SignItem,
)
from app.table.looks import FocusLook
from app.table.matching import Moves, Standing, goes_along, moves_between, passes_on, same_cards
from app.table.motion import (
    CLOSE_UP,
    DEAL,
    DRAW,
    DRAW_APART,
    DROP,
    ENTER,
    FADE,
    GO_BACK,
    HOVER_IN,
    HOVER_OUT,
    LIFT,
    LIGHT,
    OTHER_AFTER,
    OTHER_BEFORE,
    OTHER_WAY,
    STROKES,
    STROKES_APART,
    TURN_OVER,
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
from app.table.pose import Anchor, CardPose, Layer, Layout, Pace, Rect, Sign, Spot

BACK_OPACITY = 0.8
"""How a card shows that goes back where it came from."""
UNSEEN = 0.01
"""How a card begins to appear; at 0 the pointer would not find it."""


class Manner(Enum):
    """How a new layout is taken up."""

    MOVE = "move"
    DEAL = "deal"
    AT_ONCE = "at once"


class Scene(QObject):
    """Everything on the table, in two graphics scenes, one over the other.

    Between the two lie the widgets of the page.
    """

    settled = Signal()
    """Every card has reached its place."""

    def __init__(self, clock: Clock, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock
        self._canvas = canvas
        self.lower = QGraphicsScene(self)
        self.upper = QGraphicsScene(self)
        """What lies in `Layer.LIFTED` and above."""
        for half in (self.lower, self.upper):
            # With so few things, nearly all of them moving, looking at each is quickest.
            half.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layout = Layout(0, 0, 1)
        self.tempo = Tempo()
        self.rail_top = math.inf
        """Height of the window where the rail begins; cards stand behind it."""
        self.cards: dict[str, CardItem] = {}
        self.places: dict[str, PlaceItem] = {}
        self.lifted: str | None = None
        self.laid: tuple[str, str] | None = None
        """The card that a hand is just laying, and the place; None while none is laid."""
        self.bubble: Sign | None = None
        self._signs: dict[str, SignItem] = {}
        self._aims: dict[str, SignItem] = {}
        self._bubble = LookItem(canvas)
        self._tip = LookItem(canvas)
        self._gap = LookItem(canvas)
        self._gap_of: str | None = None
        self._frame = LookItem(canvas)
        self._moving: dict[Item, None] = {}
        self._leaving: list[CardItem] = []
        self._breath_due = 0.0
        self._entrance = Entrance()
        for item in (self._bubble, self._tip, self._gap, self._frame):
            item.fade(0.0)
        clock.ticked.connect(self._tick)

    # What is shown

    def items(self) -> list[QGraphicsItem]:
        """Everything, the highest first."""
        return [*self.upper.items(), *self.lower.items()]

    def items_at(self, x: float, y: float) -> list[QGraphicsItem]:
        """What the pointer finds there, the highest first; of things with parts, the whole."""
        at = QPointF(x, y)
        return [item.topLevelItem() for item in (*self.upper.items(at), *self.lower.items(at))]

    def put(self, item: Item, layer: int, order: float = 0) -> None:
        """Bring an item in, or to another height."""
        item.setZValue(layer + order / 1000)
        half = self.upper if layer >= Layer.LIFTED else self.lower
        if item.scene() is not half:
            half.addItem(item)

    def _remove(self, items: Iterable[Item]) -> None:
        for item in items:
            self._moving.pop(item, None)
            item.scene().removeItem(item)

    def tell_views(self) -> None:
        """Before the window is painted: let the views of both halves know what has changed.

        Qt tells the views of one half and has the window painted at once. Where things of the
        other half were before they moved would then be forgotten, and never painted over.
        """
        for half in (self.lower, self.upper):
            QCoreApplication.sendPostedEvents(half, QEvent.Type.MetaCall.value)

    def dress(self) -> None:
        """Show everything as theme, measures and device pixel ratio are now."""
        for item in self.items():
            if isinstance(item, Item):
                item.dress()

    @property
    def resting(self) -> bool:
        """No card is on its way, and nothing is being drawn."""
        flies = any(card.flight is not None for card in self.cards.values())
        return not flies and not any(sign.drawing for sign in self._signs.values())

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
        moves = moves_between(self.layout, layout)
        if manner is not Manner.MOVE:
            self._entrance.finish()
        elif not self.tempo.reduced:
            self._entrance.begin(self.layout, layout, now, self.tempo.ms(ENTER))
        self.layout = layout
        for half in (self.lower, self.upper):
            half.setSceneRect(0, 0, layout.width, layout.height)
        self._show_places(layout)
        self._show_signs(layout, manner)
        self._place_entering()
        before, self.cards = self.cards, {}
        taken = self._taken_from(before, layout)
        movers: list[tuple[CardItem, CardPose, bool]] = []
        for pose in layout.cards:
            item = taken.get(pose.id)
            new = item is None
            if item is None:
                item = CardItem(pose, self._canvas)
                self.put(item, pose.layer, pose.order)
            self.cards[pose.id] = item
            movers.append((item, pose, new))
        self._see_off(before.values(), manner, moves)
        if manner is Manner.AT_ONCE:
            for item, pose, _ in movers:
                item.pose = pose
                if not item.held:
                    item.rest()
                    self._settle_height(item)
                item.follow()
        else:
            self._send(movers, manner, moves, now)
        if self.lifted is not None and self.lifted not in self.cards:
            self.lifted = None
        self._follow_gap()
        self._wake()
        if flew and self.resting:
            # Told when whoever gave the layout is done with it.
            QTimer.singleShot(0, self, self._tell_rest)

    def _taken_from(self, before: dict[str, CardItem], layout: Layout) -> dict[str, CardItem]:
        """Return the items that go on, by the id of their new pose, and take them out."""
        standing = {id_: Standing(item.pose, item.spot.middle) for id_, item in before.items()}
        same = same_cards(standing, layout, lifted=self.lifted, laid=self.laid)
        return {new: before.pop(old) for new, old in same.items()}

    def _tell_rest(self) -> None:
        if self.resting:
            self._arrived()

    def finish(self) -> None:
        """Let every card arrive at once."""
        for card in self.cards.values():
            if card.flight is not None:
                self._put_to_rest(card)
        for sign in self._signs.values():
            if sign.drawing:
                sign.finish()
        self._entrance.finish()
        self._place_entering()
        self._arrived()

    def _place_entering(self) -> None:
        """Let all that slides in be seen where it is now."""
        ids = self._entrance.ids
        entering: list[Item] = [item for id_, item in self._signs.items() if id_ in ids]
        for id_ in ids & self.places.keys():
            entering += [self.places[id_], self.places[id_].veil]
        self._entrance.place(entering)

    def _show_places(self, layout: Layout) -> None:
        before, self.places = self.places, {}
        for pose in layout.places:
            item = before.pop(pose.id, None) or PlaceItem(self._canvas)
            item.take(pose)
            self.put(item, pose.layer, pose.order)
            self.put(item.veil, Layer.PILE + 5, pose.order)
            self.places[pose.id] = item
        for item in before.values():
            self._remove((item, item.veil))

    def _show_signs(self, layout: Layout, manner: Manner) -> None:
        known = set(self._signs)
        sides = {id_: item.sign.side for id_, item in self._signs.items()}
        self._signs, before = self._taken(self._signs, layout.signs, 1.0)
        self._remove(before.values())
        for id_, item in self._signs.items():
            if sides.get(id_, item.sign.side) != item.sign.side and not self.tempo.reduced:
                item.turn_over(self.clock.now(), self.tempo.ms(TURN_OVER))
                self._moving[item] = None
        if manner is Manner.MOVE and not self.tempo.reduced:
            new = [item for id_, item in self._signs.items() if id_ not in known]
            self._draw([item for item in new if item.sign.drawn and item.sign.on in known])

    def _draw(self, items: Iterable[SignItem]) -> None:
        """Let these signs be drawn, one after the other."""
        now, ms = self.clock.now(), self.tempo.ms
        for index, item in enumerate(items):
            item.draw(now + ms(STROKES_APART * index), ms(STROKES))
            self._moving[item] = None

    def _taken(
        self, before: Mapping[str, SignItem], signs: Iterable[Sign], opacity: float
    ) -> tuple[dict[str, SignItem], dict[str, SignItem]]:
        """The items of these signs, new ones with that opacity, and those that are left over."""
        left, taken = dict(before), {}
        for sign in signs:
            item = left.pop(sign.id, None) or SignItem(self._canvas, opacity)
            item.take(sign)
            self.put(item, sign.layer, sign.order)
            taken[sign.id] = item
        return taken, left

    def _see_off(self, leavers: Iterable[CardItem], manner: Manner, moves: Moves) -> None:
        """Cards that are covered now stay until what covers them has landed; others go."""
        gone: list[CardItem] = []
        for item in leavers:
            on_pile = item.pose.place and item.pose.layer is not Layer.HAND
            stays = on_pile and manner is Manner.MOVE
            (self._leaving if stays else gone).append(item)
            if stays:
                # What covers it may have been on the table for longer, and have the same height.
                self.put(item, item.pose.layer, item.pose.order - 0.5)
        self._remove(gone)
        if manner is not Manner.MOVE:
            self._clear_leaving()
        for item in self._leaving:
            if item.pose.place not in moves.places:
                continue
            rect, (across, down) = item.pose.rect, moves.places[item.pose.place]
            item.pose = replace(item.pose, rect=rect._replace(x=rect.x + across, y=rect.y + down))
            self._put_to_rest(item)

    def _clear_leaving(self) -> None:
        self._remove(self._leaving)
        self._leaving = []

    def _put_to_rest(self, item: CardItem) -> None:
        item.rest()
        self._settle_height(item)
        item.follow()

    def _send(
        self,
        movers: Sequence[tuple[CardItem, CardPose, bool]],
        manner: Manner,
        moved: Moves,
        now: float,
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
            turns = pose.back is not None and old.face == pose.back
            passed_on = passes_on(old, pose)
            turns = turns or (passed_on and old.face != pose.face)
            moves = old.rect != pose.rect or old.rotation != pose.rotation
            changed = (old.place, old.row) != (pose.place, pose.row)
            if item.held:
                item.follow()
            elif item.flight is None and not item.landing and goes_along(old, pose, moved):
                self._put_to_rest(item)
            elif turns or moves or old.layer != pose.layer:
                self._retarget(item, old, now)
                if passed_on or (old.id != pose.id and changed):
                    self._follow_other(item, now)
                self._turn(item, old, turns=turns)
            elif item.flight is None:
                self._settle_height(item)
                item.follow()

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
            way = math.hypot(x - item.spot.x, y - item.spot.y)
            duration, ease = way_ms(way, self.layout.unit), out_cubic
        self._fly(item, now, duration, ease)
        item.follow()

    def _follow_other(self, item: CardItem, now: float) -> None:
        """Let what another player does with a card be slow enough to be followed."""
        anchor = self.layout.anchors.get(item.pose.origin)
        own = self.laid is not None or item.landing or self.tempo.reduced
        if item.flight is None or anchor is None or anchor.pace is not Pace.OTHER or own:
            return
        self._fly_for_other(item, now)

    def _turn(self, item: CardItem, old: CardPose, *, turns: bool) -> None:
        """Let a card that lay face down turn over on its way; face down it lies at once."""
        if turns and item.flight is not None and not self.tempo.reduced:
            item.origin_face = old.face
            item.turned = item.flight.flips = True
        elif old.face != item.pose.face:
            item.turned = False
        item.follow()

    def _arrive(
        self, item: CardItem, anchor: Anchor, manner: Manner, turn: tuple[int, int], now: float
    ) -> None:
        """A card that was out of sight sets out from where it was."""
        index, count = turn
        if self.tempo.reduced:
            self._fade_in(item, now)
            return
        item.spot = item.spot._replace(
            x=anchor.rect.middle[0], y=anchor.rect.middle[1], width=anchor.rect.width
        )
        if anchor.face is not None:
            item.origin_face = item.pose.back or anchor.face
        flips = anchor.face is not None and item.origin_face != item.pose.face
        item.turned = flips
        ms = self.tempo.ms
        if anchor.pace is Pace.OTHER:
            flight = self._fly_for_other(item, now)
        elif manner is Manner.DEAL:
            flight = self._fly(item, now + ms(deal_delay(index, count)), DEAL, out_cubic)
        else:
            flight = self._fly(item, now + ms(DRAW_APART * index), DRAW, in_out_cubic)
        item.hidden = anchor.pace is Pace.DRAW and flight.begin > now
        flight.flips = flips
        item.follow()

    def _fly_for_other(self, item: CardItem, now: float) -> Flight:
        """What another player does: still before and after it, so that it can be followed."""
        tempo = self.tempo
        begin = now + tempo.others_ms(OTHER_BEFORE)
        flight = self._fly(item, begin, OTHER_WAY * tempo.others, out_cubic)
        flight.hold = tempo.others_ms(OTHER_AFTER)
        return flight

    def _fade_in(self, item: CardItem, now: float) -> None:
        goal = item.pose.spot
        item.spot = goal._replace(opacity=UNSEEN)
        item.flight = Flight(now, FADE, out_quad, item.spot, goal)
        self._moving[item] = None
        item.follow()

    def _fly(self, item: CardItem, begin: float, duration: float, ease: Ease) -> Flight:
        """Send a card from where it is to its pose."""
        if self.tempo.reduced:
            item.rest()
            self._settle_height(item)
            self._fade_in(item, begin)
            assert item.flight is not None
            return item.flight
        flight = Flight(begin, self.tempo.ms(duration), ease, item.spot, item.pose.spot)
        item.flight = flight
        self._moving[item] = None
        self.put(item, self._flight_layer(item), item.pose.order)
        return flight

    def _flight_layer(self, item: CardItem) -> Layer:
        """Above the rail, except for a card that slides down behind it into the hand."""
        foot = item.spot.y + item.spot.width * CARD_RATIO / 2
        behind = foot <= self.rail_top or Layer.HAND <= item.zValue() < Layer.RAIL
        return Layer.HAND if item.pose.layer is Layer.HAND and behind else Layer.FLIGHT

    # Hands

    def hover(self, card_id: str | None) -> None:
        """Raise the card under the pointer a little, unless it flies away; lower all others."""
        now = self.clock.now()
        ms = self.tempo.ms
        for item in self.cards.values():
            if item.pose.id == card_id and item.flight is None:
                item.hover.go(1.0, now, ms(HOVER_IN), out_cubic)
            elif item.hover.goal:
                item.hover.go(0.0, now, ms(HOVER_OUT), out_cubic)
            else:
                continue
            self._moving[item] = None
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
        item.squash = 1.0
        item.spot = Spot(*item.spot.middle, item.pose.rect.width)
        item.hover.jump(0.0)
        item.lift.go(1.0, now, self.tempo.ms(LIFT), out_back)
        if not by_pointer:
            self._stand_over_hand(item, now)
        self.put(item, Layer.LIFTED)
        self._moving[item] = None
        self._gap_of = card_id
        self._follow_gap()
        item.follow()
        self._wake()

    def _stand_over_hand(self, item: CardItem, now: float) -> None:
        goal = self._over_hand(item)
        if self.tempo.reduced:
            item.spot = goal
        else:
            far = math.dist(item.spot.middle, goal.middle) > item.spot.width
            duration, ease = (GO_BACK, in_out_cubic) if far else (LIFT, out_quad)
            item.flight = Flight(now, self.tempo.ms(duration), ease, item.spot, goal)

    @staticmethod
    def _over_hand(item: CardItem) -> Spot:
        """Where a picked card stands."""
        x, y = item.pose.rect.middle
        width = item.pose.rect.width
        return Spot(x, y - PICKED_RISE * width, width)

    def place_lifted(self) -> None:
        """After a new layout: stand the picked card over its place in the hand again."""
        if self.lifted is None:
            return
        item = self.cards[self.lifted]
        item.flight = None
        item.spot = self._over_hand(item)
        item.follow()

    def hold(self, x: float, y: float, pull: float = 0.0) -> None:
        """The lifted card's middle is there now; `pull` is how far it went sideways at last."""
        assert self.lifted is not None
        item = self.cards[self.lifted]
        item.flight = None
        item.spot = Spot(x, y, item.pose.rect.width)
        if abs(pull) > 3.0:
            # The card leans back from where it is pulled.
            turn = -LIFT_TURN if pull > 0 else LIFT_TURN
            item.tilt.go(turn, self.clock.now(), self.tempo.ms(LIFT), out_quad)
            self._moving[item] = None
            self._wake()
        item.follow()

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
        item.spot = item.spot._replace(rotation=item.tilt.value * item.lift.value)
        item.lift.go(0.0, self.clock.now(), self.tempo.ms(DROP), out_quad)
        item.tilt.jump(-LIFT_TURN)
        self._moving[item] = None
        self._gap_of = None
        self._follow_gap()
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
            way = math.hypot(x - item.spot.x, y - item.spot.y)
            flight.arc = min(way * 0.16, self.layout.unit * 0.6)
            item.spot = flight.start = item.spot._replace(opacity=BACK_OPACITY)
            flight.goal = flight.goal._replace(opacity=BACK_OPACITY)
            self._gap_of = card_id
            self._follow_gap()
        item.follow()
        self._wake()

    def _follow_gap(self) -> None:
        """Keep the dashed outline where the lifted or returning card belongs."""
        card = self.cards.get(self._gap_of) if self._gap_of is not None else None
        if card is None:
            self._gap_of = None
            self._gap.fade(0.0)
        else:
            self._gap.put(GAP, card.pose.rect)
            self._gap.fade(1.0)
            self.put(self._gap, card.pose.layer, card.pose.order - 0.5)

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
        self._aims, left = self._taken(self._aims, signs, 0.0)
        self._remove(left.values())
        for aim in self._aims.values():
            aim.strength.go(1.0, now, ms, out_quad)
            self._moving[aim] = None
        self._rest_signs(0.0, now)
        self._wake()

    def _rest_signs(self, opacity: float, now: float) -> None:
        """Signs that show only while no card is lifted come or go."""
        for item in self._signs.values():
            if item.sign.only_at_rest:
                item.strength.go(opacity, now, self.tempo.ms(LIGHT), out_quad)
                self._moving[item] = None

    def raise_along(self, cards: Container[str]) -> None:
        """Stand these over the hand beside the lifted card, which would take them along."""
        now, ms = self.clock.now(), self.tempo.ms(LIFT)
        for id_, item in self.cards.items():
            item.along.go(1.0 if id_ in cards else 0.0, now, ms, out_quad)
            self._moving[item] = None
        self._wake()

    def unlight(self) -> None:
        """All places as they are at rest."""
        self.raise_along(())
        now, ms = self.clock.now(), self.tempo.ms(LIGHT)
        for item in self.places.values():
            item.lit.go(0.0, now, ms, out_quad)
            item.dim.go(0.0, now, ms, out_quad)
            item.under.go(0.0, now, ms, out_quad)
            self._moving[item] = None
        for sign in self._aims.values():
            sign.strength.go(0.0, now, ms, out_quad)
            self._moving[sign] = None
        self._rest_signs(1.0, now)
        self._wake()

    def stand_under(self, place_id: str | None) -> None:
        """That place is under the card, or none is."""
        now, ms = self.clock.now(), self.tempo.ms(LIGHT)
        for id_, item in self.places.items():
            goal = 1.0 if id_ == place_id else 0.0
            if item.under.goal != goal:
                item.under.go(goal, now, ms, out_quad)
                self._moving[item] = None
        self._wake()

    def tell_beside_card(self, place_id: str | None) -> None:
        """What is told of that place stands beside the lifted card, which would cover it there."""
        card, gap = self.lifted_rect(), self.layout.unit * 0.08
        for item in self._aims.values():
            sign = item.sign
            if not sign.about or (sign.about != place_id and item.rect == sign.rect):
                continue
            rect, layer = sign.rect, sign.layer
            if sign.about == place_id:
                left = card.right + gap
                if left + rect.width > self.layout.width:
                    left = card.x - gap - rect.width
                top = max(0.0, card.y + self.layout.unit * 0.12)
                rect, layer = rect._replace(x=left, y=top), Layer.BUBBLE
            item.put(sign.look, rect)
            self.put(item, layer, sign.order)

    def show_bubble(self, sign: Sign | None) -> None:
        """Show a reason, in place of any other one; None: none."""
        self.bubble = sign
        self._show_words(self._bubble, sign)

    def show_tip(self, sign: Sign | None) -> None:
        """Show what a thing means, in place of any other; None: nothing."""
        self._show_words(self._tip, sign)

    def _show_words(self, item: LookItem, sign: Sign | None) -> None:
        if sign is not None:
            item.put(sign.look, sign.rect)
            self.put(item, sign.layer)
        item.fade(0.0 if sign is None else 1.0)

    def show_focus(self, focus_id: str | None) -> None:
        """Draw the ring of the keyboard's focus round a card, a place or a sign."""
        layer, order, turn = Layer.LABEL - 1, 0.0, 0.0
        if focus_id in self.cards:
            item = self.cards[focus_id]
            rect = item.held_rect if item.held else item.pose.rect
            turn = item.tilt.goal if item.held else 0.0
            radius = corner_radius(rect.width)
            layer = Layer.LIFTED if item.held else item.pose.layer
            order = item.pose.order + 0.5
        elif focus_id in self.places:
            pose = self.places[focus_id].pose
            rect, radius = pose.rect, pose.radius or 0.136 * pose.card.width
            if pose.layer > Layer.WELL:
                layer, order = pose.layer, 900.0
        elif focus_id in self._signs:
            sign = self._signs[focus_id].sign
            rect, radius = sign.rect, sign.radius or sign.rect.height / 2
            layer, order = Layer.LABEL, 100.0
        else:
            self._frame.fade(0.0)
            return
        self._frame.put(FocusLook(radius), rect)
        self._frame.setTransformOriginPoint(*rect.middle)
        self._frame.setRotation(turn)
        self._frame.setTransformationMode(SMOOTH if turn else FAST)
        self._frame.fade(1.0)
        self.put(self._frame, layer, order)

    # The clock

    def _tick(self, now: float) -> None:
        landed = False
        for item in list(self._moving):
            card = item if isinstance(item, CardItem) else None
            flew = card is not None and card.flight is not None
            sign = item if isinstance(item, SignItem) and item.drawing else None
            moving = item.step(now)
            landed = landed or (sign is not None and not sign.drawing)
            if card is not None and flew and card.flight is None:
                self._settle_height(card)
                landed = True
                if card.pose.id == self._gap_of and not card.held:
                    self._gap_of = None
                    self._follow_gap()
            if not moving:
                del self._moving[item]
        if self._entrance.step(now):
            self._place_entering()
        self._breathe(now)
        if landed and self.resting:
            self._arrived()
        if not self._moving and not self._entrance.moving:
            self._drop_faded_aims()
            if not self._breathing():
                self.clock.rest()

    def _arrived(self) -> None:
        self._clear_leaving()
        self.settled.emit()

    def _settle_height(self, item: CardItem) -> None:
        if not item.held:
            self.put(item, item.pose.layer, item.pose.order)

    def _drop_faded_aims(self) -> None:
        if all(sign.strength.value == 0.0 for sign in self._aims.values()):
            self._remove(self._aims.values())
            self._aims = {}

    def _breathing(self) -> bool:
        return not self.tempo.reduced and any(
            item.sign.glow is not None for item in self._signs.values()
        )

    def _breathe(self, now: float) -> None:
        """Let rings swell and fade, twenty times a second."""
        if now >= self._breath_due and self._breathing():
            self._breath_due = now + 50.0
            for item in self._signs.values():
                item.breathe(now)

    def resume(self) -> None:
        """Go on ticking, after the table was out of sight."""
        self._wake()

    def _wake(self) -> None:
        if self._moving or self._entrance.moving or self._breathing():
            self.clock.wake()
        elif self.resting and self._leaving:
            self._arrived()
