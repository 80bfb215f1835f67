"""The table in motion: compares a layout with what it shows and moves the difference.

The scene knows no rules and keeps no state of a game: what is on it follows from the last layout.
Hands reach in through `lifting`; a new layout in the middle of it all only gives the cards in
flight another goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from app.system.clock import Clock
from app.table.layout import Layer, Layout
from app.table.scene.card_item import CardItem
from app.table.scene.fixtures import Fixtures
from app.table.scene.flights import Flights, Mover
from app.table.scene.highlights import Gap, Highlights
from app.table.scene.items import Canvas
from app.table.scene.lifting import Lifting
from app.table.scene.matching import CardSeen, Moves, moves_between, same_cards
from app.table.scene.motion import Transition
from app.table.scene.tabletop import Tabletop


class Scene(Tabletop):
    """Everything on the table, and how it changes from one layout to the next."""

    settled = Signal()
    """Every card has reached its place."""
    caught_up = Signal()
    """What others did is seen to its end: all else on the table looks as it is now."""

    def __init__(self, clock: Clock, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(clock, canvas, parent)
        self.highlights = Highlights(self)
        self._gap = Gap(self)
        self._fixtures = Fixtures(self)
        self._flights = Flights(self, self._gap)
        self.lifting = Lifting(self, self._flights, self._gap)
        self.leaving: list[CardItem] = []
        """Cards that have been covered, until what covers them has landed."""
        clock.ticked.connect(self._tick)

    # A new layout

    def show(
        self,
        layout: Layout,
        transition: Transition = Transition.MOVE,
        *,
        of_others: bool = False,
    ) -> None:
        """Take up a layout: cards set out for their new specs, all else changes at once.

        Where it shows what others did, all else changes when the cards arrive.
        """
        before, flew = self.layout, not self.resting
        size = (before.width, before.height)
        if self.cards and (layout.width, layout.height) != size:
            transition = Transition.AT_ONCE
        self.layout = layout
        for half in (self.lower, self.upper):
            half.setSceneRect(0, 0, layout.width, layout.height)
        later = (of_others or self.behind) and self._can_wait(before, transition)
        if self.behind and not later:
            self._show_rest()
        self._fixtures.show(before, layout, transition, later=later)
        self._show_cards(before, transition)
        if self.lifted is not None and self.lifted not in self.cards:
            self.lifted = None
        self._gap.follow()
        self._fixtures.follow_cards()
        if self.behind and self.until_arrival == 0.0:
            self._show_rest()
        if self.behind:
            self._fixtures.paint_ahead()
        elif self.resting:
            self._fixtures.light_turn()
        else:
            self._fixtures.begin_turn(before)
            self._fixtures.paint_ahead()
        self.resume()
        if flew and self.resting:
            # Told when whoever gave the layout is done with it.
            QTimer.singleShot(0, self, self._tell_rest)

    @property
    def behind(self) -> bool:
        """What others did is on its way; all but the cards looks as it did before."""
        return self._fixtures.behind

    def catch_up(self) -> None:
        """Show all else as it is now, though cards may still be on their way."""
        if self.behind:
            self._show_rest()
            self.caught_up.emit()

    def _show_rest(self) -> None:
        """Show all but the cards on their way as it is now."""
        self._fixtures.catch_up()
        for card in self.cards.values():
            self._flights.catch_up(card)

    def _can_wait(self, before: Layout, transition: Transition) -> bool:
        """Tell whether what is no card can look as before for a while."""
        same_owner = before.owner == self.layout.owner
        return transition is Transition.MOVE and same_owner and not self.tempo.reduced

    def _show_cards(self, shown: Layout, transition: Transition) -> None:
        moves = moves_between(shown, self.layout)
        before, self.cards = self.cards, {}
        seen = {id_: CardSeen(item.spec, item.pose.middle) for id_, item in before.items()}
        same = same_cards(seen, self.layout, lifted=self.lifted, laid=self.laid, moves=shown.moves)
        movers: list[Mover] = []
        for spec in self.layout.cards:
            new = spec.id not in same
            item = CardItem(spec, self.canvas) if new else before.pop(same[spec.id])
            if new:
                self.put(item, spec.layer, spec.order)
            self.cards[spec.id] = item
            movers.append(Mover(item, spec, new))
        self._see_off(before.values(), transition, moves)
        if transition is Transition.AT_ONCE:
            self._flights.place(movers)
        else:
            self._flights.send(movers, transition, moves, later=self.behind)

    def _see_off(self, leavers: Iterable[CardItem], transition: Transition, moves: Moves) -> None:
        """Let cards that are covered now stay until what covers them has landed; others go."""
        gone: list[CardItem] = []
        for item in leavers:
            on_pile = item.spec.place and item.spec.layer is not Layer.HAND
            stays = on_pile and transition is Transition.MOVE
            (self.leaving if stays else gone).append(item)
            if stays:
                # What covers it may have been on the table for longer, and have the same height.
                self.put(item, item.spec.layer, item.spec.order - 0.5)
        self.remove(gone)
        if transition is not Transition.MOVE:
            self._clear_leaving()
        for item in self.leaving:
            if item.spec.place not in moves.places:
                continue
            rect, (across, down) = item.spec.rect, moves.places[item.spec.place]
            item.spec = replace(item.spec, rect=rect._replace(x=rect.x + across, y=rect.y + down))
            self._flights.put_to_rest(item)

    def _clear_leaving(self) -> None:
        self.remove(self.leaving)
        self.leaving = []

    # The clock

    def _tick(self, now: float) -> None:
        landed = False
        for item in list(self.moving):
            busy = item.busy
            if not item.step(now):
                del self.moving[item]
            if busy and not item.busy:
                landed = True
                if isinstance(item, CardItem):
                    self._flights.land(item)
        self._fixtures.follow_cards()
        self._fixtures.step(now)
        self.highlights.follow_focus()
        if self.behind and self.until_arrival == 0.0:
            self.catch_up()
        if self.resting and (landed or (self.leaving and not self.moving)):
            self._arrived()
        if not self.moving:
            self.highlights.drop_faded_aims()
            if not self._fixtures.moving:
                self.clock.rest()

    @property
    def until_arrival(self) -> float:
        """Return the milliseconds until the last card on its way arrives, without its stillness."""
        now, flights = self.clock.now(), (card.flight for card in self.cards.values())
        ends = [flight.begin + flight.duration - now for flight in flights if flight is not None]
        return max(0.0, *ends) if ends else 0.0

    def resume(self) -> None:
        """Go on ticking where anything moves, as after the table was out of sight."""
        if self.moving or self._fixtures.moving:
            self.clock.wake()
        elif self.resting and self.leaving:
            self._arrived()

    def finish(self) -> None:
        """Let every card arrive at once."""
        self.catch_up()
        for card in self.cards.values():
            if card.flight is not None:
                self._flights.put_to_rest(card)
        self._fixtures.finish()
        self._fixtures.follow_cards()
        self.highlights.follow_focus()
        self._arrived()

    def _tell_rest(self) -> None:
        if self.resting:
            self._arrived()

    def _arrived(self) -> None:
        self._clear_leaving()
        self.catch_up()
        self._fixtures.light_turn()
        self.settled.emit()
