"""Places and decorations: what is on the table besides cards.

They change at once, or with a show. What another player does is told by its cards: until those have
arrived, all else looks as it did before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from app.table.layout import Decoration, Layer, Layout, PlaceSpec
from app.table.scene.entrance import Entrance
from app.table.scene.fixture_items import DecorationItem, PlaceItem
from app.table.scene.items import Item, VisualItem
from app.table.scene.motion import BURST, ENTER, STROKES, STROKES_APART, TURN_OVER, Transition
from app.table.scene.tabletop import Tabletop

BREATH_APART = 50.0
"""Milliseconds between two states of a ring that swells and fades."""


class Fixtures:
    """The places and decorations of one table."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._entrance = Entrance()
        self._breath_due = 0.0
        self._unlit: set[str] = set()
        """What shows a turn that begins once the cards on their way have arrived."""
        self.behind = False
        """All looks as before what is on its way, until that has arrived."""
        self._going: dict[str, DecorationItem] = {}
        """What is on the table no more, but is seen until then."""

    @property
    def moving(self) -> bool:
        """Whether they slide in, breathe or burst."""
        return self._entrance.moving or self._breathing or bool(self._bursting)

    def show(
        self, before: Layout, layout: Layout, transition: Transition, *, later: bool = False
    ) -> None:
        """Take up what a layout says of them; if `later`, they look as before until `catch_up`."""
        self.behind = later
        tempo = self._table.tempo
        if transition is not Transition.MOVE:
            self._entrance.finish()
        elif not tempo.reduced:
            self._entrance.begin(before, layout, self._table.clock.now(), tempo.ms(ENTER))
        self._show_places(layout)
        self._show_decorations(layout, transition)
        self._place_entering()

    def _show_places(self, layout: Layout) -> None:
        table = self._table
        before, table.places = table.places, {}
        for spec in layout.places:
            item = before.pop(spec.id, None) or PlaceItem(table.canvas)
            item.take(spec, later=self.behind)
            table.put(item, spec.layer, spec.order)
            table.put(item.veil, Layer.PILE + 5, spec.order)
            table.places[spec.id] = item
        for item in before.values():
            table.remove((item, item.veil))

    def _show_decorations(self, layout: Layout, transition: Transition) -> None:
        table = self._table
        before = {**self._going, **table.decorations}
        sides = {id_: item.side for id_, item in before.items()}
        later = _seen_later(before, layout) if self.behind else set()
        self._going = self._let_go_later(before, layout) if self.behind else {}
        for id_ in self._going:
            del before[id_]
        table.decorations = table.put_decorations(before, layout.decorations, later=later)
        if table.tempo.reduced:
            return
        for id_, item in table.decorations.items():
            self._turn_over(item, sides.get(id_, item.side))
        if transition is Transition.MOVE:
            new = [item for id_, item in table.decorations.items() if id_ not in sides]
            self._draw(
                item for item in new if item.decoration.drawn and item.decoration.on in sides
            )

    def _let_go_later(
        self, before: Mapping[str, DecorationItem], layout: Layout
    ) -> dict[str, DecorationItem]:
        """Return what the layout has no more, but for what stood upon a card; it has no use now."""
        ids = {each.id for each in layout.decorations}
        going = {
            id_: item for id_, item in before.items() if id_ not in ids and not item.decoration.upon
        }
        for item in going.values():
            item.take(replace(item.decoration, pressable=False), later=True)
        return going

    def paint_ahead(self) -> None:
        """Have rendered what all will look like once the cards on their way have arrived."""
        table = self._table
        coming = [item.coming() for item in table.places.values()]
        coming += [item.coming() for item in table.decorations.values()]
        for render in chain.from_iterable(coming):
            table.ahead.ask(render)

    def catch_up(self) -> None:
        """Show all as it is now: what was on its way has arrived."""
        table, self.behind = self._table, False
        table.remove(self._going.values())
        self._going, self._unlit = {}, set()
        for place in table.places.values():
            place.catch_up()
        for item in table.decorations.values():
            side = item.side
            item.catch_up()
            self._turn_over(item, side)

    def _turn_over(self, item: DecorationItem, side: int) -> None:
        """Let a decoration turn over that showed this side before."""
        table = self._table
        if item.side != side and not table.tempo.reduced:
            item.turn_over(table.clock.now(), table.tempo.ms(TURN_OVER))
            table.start(item)

    def _draw(self, items: Iterable[DecorationItem]) -> None:
        """Let these decorations be drawn, one after the other."""
        now, ms = self._table.clock.now(), self._table.tempo.ms
        for index, item in enumerate(items):
            item.draw(now + ms(STROKES_APART * index), ms(STROKES))
            self._table.start(item)

    def begin_turn(self, before: Layout) -> None:
        """Show a turn that begins now only when the cards on their way have arrived."""
        lit = {place.id for place in before.places if place.unlit is not None}
        lit |= {each.id for each in before.decorations if each.unlit is not None}
        for item, spec in self._lit():
            if spec.id not in lit:
                self._unlit.add(spec.id)
            if spec.id in self._unlit:
                item.put(spec.unlit, spec.rect)

    def light_turn(self) -> None:
        """Show whose turn it is: the cards have arrived."""
        if self._unlit:
            for item, spec in self._lit():
                if spec.id in self._unlit:
                    item.put(spec.visual, spec.rect)
            self._unlit.clear()

    def _lit(self) -> Iterator[tuple[VisualItem, PlaceSpec | Decoration]]:
        """Yield all that shows whose turn it is."""
        for place in self._table.places.values():
            if place.spec.unlit is not None:
                yield place, place.spec
        for item in self._table.decorations.values():
            if item.decoration.unlit is not None:
                yield item, item.decoration

    def step(self, now: float) -> None:
        """Show them as they are at this moment."""
        if self._entrance.step(now):
            self._place_entering()
        for item in self._bursting:
            item.step_burst(now)
        if now >= self._breath_due and self._breathing:
            self._breath_due = now + BREATH_APART
            for item in self._table.decorations.values():
                item.breathe(now)

    def follow_cards(self) -> None:
        """Let what stands upon a card wait until that card has arrived."""
        cards = self._table.cards
        for item in self._table.decorations.values():
            card = cards.get(item.decoration.upon)
            arrived = item.wait(card is not None and card.under_way)
            if arrived and item.decoration.burst is not None and not self._table.tempo.reduced:
                item.burst(self._table.clock.now(), self._table.tempo.ms(BURST))
                self._table.clock.wake()

    def finish(self) -> None:
        """Show everything at once where it belongs."""
        for item in self._bursting:
            item.end_burst()
        for item in self._table.decorations.values():
            if item.busy:
                item.finish()
        self._entrance.finish()
        self._place_entering()

    def _place_entering(self) -> None:
        """Let all that slides in be seen where it is now."""
        ids, table = self._entrance.ids, self._table
        entering: list[Item] = [item for id_, item in table.decorations.items() if id_ in ids]
        for id_ in ids & table.places.keys():
            entering += [table.places[id_], table.places[id_].veil]
        self._entrance.place(entering)

    @property
    def _bursting(self) -> list[DecorationItem]:
        return [item for item in self._table.decorations.values() if item.bursting]

    @property
    def _breathing(self) -> bool:
        """Whether rings swell and fade."""
        return not self._table.tempo.reduced and any(
            item.decoration.glow is not None for item in self._table.decorations.values()
        )


def _seen_later(before: Mapping[str, DecorationItem], layout: Layout) -> set[str]:
    """Return what waits for the cards on their way.

    What is drawn, or stands upon a card of its own, shows by itself what has happened.
    """
    return {
        each.id
        for each in layout.decorations
        if not each.upon and not (each.drawn and each.id not in before and each.on in before)
    }
