"""Flights of cards from where they are seen to where they belong, and how long they take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from app.paint.faces import CARD_RATIO
from app.table.layout import Anchor, ArrivalSpeed, CardSpec, Layer
from app.table.scene.card_item import CardItem
from app.table.scene.highlights import Gap
from app.table.scene.matching import Moves, goes_along, passes_on
from app.table.scene.motion import (
    CLOSE_UP,
    DEAL,
    DRAW,
    DRAW_AFTER,
    DRAW_APART,
    DROP,
    FADE,
    OTHER_AFTER,
    OTHER_BEFORE,
    OTHER_TURN,
    OTHER_WAY,
    Ease,
    Flight,
    Transition,
    deal_delay,
    in_out_cubic,
    out_cubic,
    out_quad,
    way_ms,
)
from app.table.scene.tabletop import Tabletop

UNSEEN = 0.01
"""How a card begins to appear; at 0 the pointer would not find it."""


class Mover(NamedTuple):
    """A card and where it belongs now."""

    item: CardItem
    spec: CardSpec
    new: bool
    """It was not on the table before."""


class Flights:
    """Sends the cards of one table on their ways."""

    def __init__(self, table: Tabletop, gap: Gap) -> None:
        self._table = table
        self._gap = gap

    def send(
        self, movers: Sequence[Mover], transition: Transition, moves: Moves, *, later: bool
    ) -> None:
        """Let cards set out for their new specs.

        If `later`, another player did something: what follows from that waits for it, and what
        only goes along with other things waits for these.
        """
        now = self._table.clock.now()
        anchors = self._table.layout.anchors
        arrivals = 0
        count = sum(1 for mover in movers if mover.new and mover.spec.origin)
        leaving = [
            mover
            for mover in movers
            if (mover.spec.origin in anchors if mover.new else _leaves(mover.item.spec, mover.spec))
        ]
        laid = [item for item, spec, new in movers if not new and _is_laid(item.spec, spec)]
        for item, spec, new in movers:
            old = item.spec
            if not new:
                self._move(item, spec, moves, now, later=later)
            elif spec.origin in anchors:
                self._arrive(item, anchors[spec.origin], transition, (arrivals, count), now)
                arrivals += 1
            else:
                self._fade_in(item, now)
            changed = (old.face, old.rect.width) != (spec.face, spec.rect.width)
            if new or changed or item.former is not None:
                for render in item.coming():
                    self._table.ahead.ask(render)
        if later:
            self._let_follow(leaving, now)
        elif laid and transition is Transition.MOVE:
            self._draw_after(laid, [item for item, _, new in movers if new], now)

    def _draw_after(self, laid: Sequence[CardItem], come: Sequence[CardItem], now: float) -> None:
        """Let cards that are drawn wait until those that have been laid lie still.

        All at once nobody would see that any were drawn.
        """
        landings = [item.flight.arrival for item in laid if item.flight is not None]
        wait = max([now, *landings]) - now + self._table.tempo.ms(DRAW_AFTER)
        for item in come:
            into_hand = item.spec.layer is Layer.HAND and item.spec.origin
            if into_hand and item.flight is not None and not self._table.tempo.reduced:
                item.flight.begin += wait
                item.hidden = True
                item.follow()

    def _let_follow(self, movers: Sequence[Mover], now: float) -> None:
        """Let those of these cards that just follow wait for those that the player moved.

        All lie still for a moment before anything else happens.
        """
        flights = [mover.item.flight for mover in movers]
        acts = [flight.arrival for flight in flights if flight is not None and flight.hold]
        wait = max(now, *acts) - now if acts else 0.0
        for mover, flight in zip(movers, flights, strict=True):
            if flight is None or flight.hold:
                continue
            flight.hold = self._table.tempo.others_ms(OTHER_AFTER)
            if wait:
                flight.begin += wait
                mover.item.hidden = mover.new
                mover.item.follow()

    def place(self, movers: Sequence[Mover]) -> None:
        """Let cards be where they belong at once, but for one that is held."""
        for item, spec, _ in movers:
            item.spec = spec
            if item.held:
                item.follow()
            else:
                self.put_to_rest(item)

    def _move(
        self, item: CardItem, spec: CardSpec, moves: Moves, now: float, *, later: bool
    ) -> None:
        """Let a card that was on the table go where it belongs now."""
        old, item.spec = item.spec, spec
        passed_on = passes_on(old, spec)
        turns = spec.back is not None and old.face == spec.back
        turns = turns or (passed_on and old.face != spec.face)
        elsewhere = old.rect != spec.rect or old.rotation != spec.rotation
        changed = _leaves(old, spec)
        if item.held:
            item.follow()
        elif item.flight is None and not item.landing and goes_along(old, spec, moves):
            if not later:
                self.put_to_rest(item)
        elif later and item.flight is None and _rises(old, spec):
            item.look_as(old)
            item.follow()
        elif turns or elsewhere or old.layer != spec.layer:
            self._retarget(item, old, now)
            if passed_on or (old.id != spec.id and changed):
                self._follow_other(item, now)
            self._turn(item, old, turns=turns)
        elif item.flight is None:
            if later:
                item.look_as(old)
            self.settle_height(item)
            item.follow()

    def _retarget(self, item: CardItem, old: CardSpec, now: float) -> None:
        spec = item.spec
        self._gap.close(spec.id)
        x, y = spec.rect.middle
        if item.landing:
            duration, ease = DROP, out_quad
        elif old.layer == spec.layer == Layer.HAND:
            duration, ease = CLOSE_UP, out_quad
        else:
            way = math.hypot(x - item.pose.x, y - item.pose.y)
            duration, ease = way_ms(way, self._table.layout.unit), out_cubic
        self.fly(item, now, duration, ease)
        item.follow()

    def _follow_other(self, item: CardItem, now: float) -> None:
        """Let what another player does with a card be slow enough to be followed."""
        table = self._table
        anchor = table.layout.anchors.get(item.spec.origin)
        own = table.laid is not None or item.landing or table.tempo.reduced
        if item.flight is None or anchor is None or anchor.speed is not ArrivalSpeed.OTHER or own:
            return
        self._fly_for_other(item, now)

    def _turn(self, item: CardItem, old: CardSpec, *, turns: bool) -> None:
        """Let a card that lay face down turn over on its way; face down it lies at once.

        Only one that all have seen turns down where it arrives.
        """
        flight, changes = item.flight, old.face != item.spec.face
        turns_down = changes and not turns and item.spec.was_open
        if (turns or turns_down) and flight is not None and not self._table.tempo.reduced:
            item.origin_face = old.face
            item.turned = flight.flips = True
            if turns_down:
                flight.turns_last, flight.turns_before = True, 0.0
        elif changes:
            item.turned = False
        item.follow()

    def _arrive(
        self,
        item: CardItem,
        anchor: Anchor,
        transition: Transition,
        turn: tuple[int, int],
        now: float,
    ) -> None:
        """Let a card that was out of sight set out from where it was."""
        index, count = turn
        tempo = self._table.tempo
        if tempo.reduced:
            self._fade_in(item, now)
            return
        x, y = anchor.rect.middle
        item.pose = item.pose._replace(x=x, y=y, width=anchor.rect.width)
        if anchor.face is not None:
            item.origin_face = item.spec.back or anchor.face
        flips = anchor.face is not None and item.origin_face != item.spec.face
        item.turned = flips
        if anchor.speed is ArrivalSpeed.OTHER:
            flight = self._fly_for_other(item, now)
        elif transition is Transition.DEAL:
            flight = self.fly(item, now + tempo.ms(deal_delay(index, count)), DEAL, out_cubic)
        else:
            flight = self.fly(item, now + tempo.ms(DRAW_APART * index), DRAW, in_out_cubic)
        item.hidden = anchor.speed is ArrivalSpeed.DRAW and flight.begin > now
        flight.flips = flips
        item.follow()

    def _fly_for_other(self, item: CardItem, now: float) -> Flight:
        """Show what another player does: still before and after it, so that it can be followed."""
        tempo = self._table.tempo
        begin = now + tempo.others_ms(OTHER_BEFORE)
        flight = self.fly(item, begin, OTHER_WAY * tempo.others, out_cubic)
        flight.hold = tempo.others_ms(OTHER_AFTER)
        flight.turns_before = tempo.others_ms(OTHER_TURN)
        return flight

    def _fade_in(self, item: CardItem, now: float) -> Flight:
        goal = item.spec.pose
        item.pose = goal._replace(opacity=UNSEEN)
        item.flight = flight = Flight(now, FADE, out_quad, item.pose, goal)
        self._table.start(item)
        item.follow()
        return flight

    def fly(self, item: CardItem, begin: float, duration: float, ease: Ease) -> Flight:
        """Send a card from where it is to its spec."""
        table = self._table
        if table.tempo.reduced:
            item.rest()
            self.settle_height(item)
            return self._fade_in(item, begin)
        flight = Flight(begin, table.tempo.ms(duration), ease, item.pose, item.spec.pose)
        item.flight, item.former = flight, None
        table.start(item)
        table.put(item, self._flight_layer(item), item.spec.order)
        return flight

    def catch_up(self, item: CardItem) -> None:
        """Let a card look as its spec says, and be there: what it waited for is seen."""
        item.catch_up()
        if item.flight is not None or item.held or item.pose == item.spec.pose:
            return
        if item.spec.layer is Layer.HAND and item.pose.x == item.spec.pose.x:
            self.fly(item, self._table.clock.now(), CLOSE_UP, out_quad)
        else:
            self.put_to_rest(item)

    def _flight_layer(self, item: CardItem) -> Layer:
        """Return a height above the rail, but for a card that slides down behind it to the hand."""
        foot = item.pose.y + item.pose.width * CARD_RATIO / 2
        behind = foot <= self._table.rail_top or Layer.HAND <= item.zValue() < Layer.RAIL
        return Layer.HAND if item.spec.layer is Layer.HAND and behind else Layer.FLIGHT

    def land(self, item: CardItem) -> None:
        """Let a card that has come to the end of its flight lie at its own height."""
        self.settle_height(item)
        if not item.held:
            self._gap.close(item.spec.id)

    def put_to_rest(self, item: CardItem) -> None:
        """Let a card be where it belongs at once."""
        item.rest()
        self.settle_height(item)
        item.follow()

    def settle_height(self, item: CardItem) -> None:
        """Bring a card to the height of its spec, unless it is held."""
        if not item.held:
            self._table.put(item, item.spec.layer, item.spec.order)


def _is_laid(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card of the hand at the near edge is laid on the table."""
    return old.layer is Layer.HAND and new.layer is not Layer.HAND and _leaves(old, new)


def _rises(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card of the hand at the near edge only rises in it, or goes down."""
    there = old.layer is new.layer is Layer.HAND and not _leaves(old, new)
    looks = old.face == new.face and old.rotation == new.rotation
    return there and looks and old.rect._replace(y=new.rect.y) == new.rect


def _leaves(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card leaves what it lay on or in."""
    return (old.place, old.row) != (new.place, new.row)
