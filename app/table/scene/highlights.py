"""Highlights over cards and places for a while: light, costs, the focus, words, a gap."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from app.paint.faces import corner_radius
from app.table.layout import Decoration, Layer, Rect
from app.table.scene.fixture_items import DecorationItem
from app.table.scene.items import FAST, SMOOTH, VisualItem
from app.table.scene.motion import HOVER_IN, HOVER_OUT, LIFT, LIGHT, out_cubic, out_quad
from app.table.scene.tabletop import Tabletop
from app.table.scene.words_beside_card import stand_beside
from app.table.visuals import FocusVisual, GapVisual

_GAP: Final = GapVisual()


class Highlights:
    """Everything on a table that a hand calls up and that goes again with it."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self.aim_items: dict[str, DecorationItem] = {}
        """What tells at the places what the lifted card may do."""
        self.bubble: Decoration | None = None
        self._bubble = VisualItem(table.canvas)
        self.tip = VisualItem(table.canvas)
        self.ring = VisualItem(table.canvas)
        """Round what has the focus of the keyboard."""
        self.told: str | None = None
        """Of which thing words elsewhere speak."""
        self._awaited: str | None = None
        """The card that has the keyboard's focus, but is not yet where it belongs."""
        self._told = VisualItem(table.canvas)
        for item in (self._bubble, self.tip, self.ring, self._told):
            item.fade(0.0)

    @property
    def aims(self) -> list[Decoration]:
        """The decorations at the places that tell what the lifted card may do."""
        return [item.decoration for item in self.aim_items.values()]

    # Under the pointer

    def hover(self, card_id: str | None) -> None:
        """Raise the card under the pointer a little, unless it flies away; lower all others."""
        table = self._table
        for item in table.cards.values():
            if item.spec.id == card_id and item.flight is None:
                table.slide(item, item.hover, 1.0, HOVER_IN, out_cubic)
            elif item.hover.goal:
                table.slide(item, item.hover, 0.0, HOVER_OUT, out_cubic)

    # While a card is lifted

    def light(self, offered: Container[str], decorations: Sequence[Decoration]) -> None:
        """Light the places that take the lifted card, dim the others, show what it costs."""
        table = self._table
        for place_id, item in table.places.items():
            if item.spec.takes_cards:
                legal = place_id in offered
                table.slide(item, item.lit, 1.0 if legal else 0.0, LIGHT, out_quad)
                table.slide(item, item.dim, 0.0 if legal else 1.0, LIGHT, out_quad)
        self.aim_items = table.put_decorations(self.aim_items, decorations, 0.0)
        # Where a card is only looked at, nothing takes the place of what gives way.
        self._show_aims(1.0, at_rest=0.0 if decorations else 1.0)

    def unlight(self) -> None:
        """Show all places as they are at rest."""
        table = self._table
        self.raise_along(())
        for item in table.places.values():
            for slide in (item.lit, item.dim, item.under):
                table.slide(item, slide, 0.0, LIGHT, out_quad)
        self._show_aims(0.0, at_rest=1.0)

    def _show_aims(self, opacity: float, *, at_rest: float) -> None:
        """Let the aims come or go, and what shows only while they do not."""
        table = self._table
        for aim in self.aim_items.values():
            table.slide(aim, aim.strength, opacity, LIGHT, out_quad)
        for item in table.decorations.values():
            told = item.decoration
            if told.only_at_rest:
                clear = told.beside and not any(told.rect.overlap(aim.rect) for aim in self.aims)
                table.slide(item, item.strength, 1.0 if clear else at_rest, LIGHT, out_quad)

    def drop_faded_aims(self) -> None:
        """Take the aims off the table once none of them is seen any more."""
        if all(aim.strength.value == 0.0 for aim in self.aim_items.values()):
            self._table.remove(self.aim_items.values())
            self.aim_items = {}

    def stand_under(self, place_id: str | None) -> None:
        """Show that the place is under the card, or that none is."""
        for id_, item in self._table.places.items():
            goal = 1.0 if id_ == place_id else 0.0
            if item.under.goal != goal:
                self._table.slide(item, item.under, goal, LIGHT, out_quad)

    def raise_along(self, cards: Container[str]) -> None:
        """Stand these over the hand beside the lifted card, which would take them along."""
        for id_, item in self._table.cards.items():
            self._table.slide(item, item.along, 1.0 if id_ in cards else 0.0, LIFT, out_quad)

    def tell_beside(self, card: Rect, places: Container[str]) -> None:
        """Move what is told of these places beside the card, where it would cover it."""
        about: dict[str, list[DecorationItem]] = {}
        for item in self.aim_items.values():
            if item.decoration.about:
                about.setdefault(item.decoration.about, []).append(item)
        for place_id, told in about.items():
            at_rest = [item.decoration.rect for item in told]
            spots = at_rest
            if place_id in places:
                spots = self._beside(card, place_id, at_rest)
            for item, rest, spot in zip(told, at_rest, spots, strict=True):
                if spot != item.rect:
                    item.put(item.decoration.visual, spot)
                    layer = item.decoration.layer if spot == rest else Layer.BUBBLE
                    self._table.put(item, layer, item.decoration.order)

    def _beside(self, card: Rect, place_id: str, told: Sequence[Rect]) -> list[Rect]:
        """Return where stands what is told of one place: never on another, nor on the hand."""
        table, layout = self._table, self._table.layout
        places = [item.spec for item in table.places.values() if item.spec.takes_cards]
        piles = [spec.card for spec in places if spec.reach is None and spec.id != place_id]
        hand = [item.spec.rect for item in table.cards.values() if item.spec.layer is Layer.HAND]
        others = [each.rect for each in self.aims if each.about != place_id]
        inside = Rect(0, 0, layout.width, layout.height)
        return stand_beside(card, told, inside, [*piles, *hand, *others], layout.unit * 0.08)

    # Words

    def show_bubble(self, decoration: Decoration | None) -> None:
        """Show a message, in place of any other one; None: none."""
        self.bubble = decoration
        self._show_words(self._bubble, decoration)

    def show_tip(self, decoration: Decoration | None) -> None:
        """Show what a thing means, in place of any other; None: nothing."""
        self._show_words(self.tip, decoration)

    def _show_words(self, item: VisualItem, decoration: Decoration | None) -> None:
        if decoration is not None:
            item.put(decoration.visual, decoration.rect)
            self._table.put(item, decoration.layer)
        item.fade(0.0 if decoration is None else 1.0)

    # Rings

    def show_focus(self, focus_id: str | None) -> None:
        """Draw the ring of the keyboard's focus round a card, a place or a decoration.

        Where a card is yet to come, an empty ring would surround nothing.
        """
        card = self._table.cards.get(focus_id or "")
        coming = card is not None and not card.held and not card.is_there
        self._awaited = focus_id if coming else None
        self._surround(self.ring, None if coming else focus_id, told=False)

    def follow_focus(self) -> None:
        """Draw that ring once the card has come."""
        if self._awaited is not None:
            self.show_focus(self._awaited)

    def show_told(self, target: str | None) -> None:
        """Draw a ring round the thing of which words elsewhere speak; None: round nothing."""
        self.told = target if self._surround(self._told, target, told=True) else None

    def _surround(self, ring: VisualItem, target: str | None, *, told: bool) -> bool:
        """Draw a ring round a card, a place or a decoration; return whether it is there."""
        table = self._table
        layer, order, turn = Layer.LABEL - 1, 0.0, 0.0
        if target in table.cards:
            item = table.cards[target]
            rect = item.held_rect if item.held else item.spec.rect
            turn = item.tilt.goal if item.held else 0.0
            radius = corner_radius(rect.width)
            layer = Layer.LIFTED if item.held else item.spec.layer
            order = item.spec.order + 0.5
        elif target in table.places:
            spec = table.places[target].spec
            rect, radius = spec.rect, spec.radius or 0.136 * spec.card.width
            if spec.layer > Layer.WELL:
                layer, order = spec.layer, 900.0
        elif target in table.decorations:
            decoration = table.decorations[target].decoration
            rect, radius = decoration.rect, decoration.radius or decoration.rect.height / 2
            layer, order = Layer.LABEL, 100.0
        else:
            ring.fade(0.0)
            return False
        ring.put(FocusVisual(radius, told), rect)
        ring.setTransformOriginPoint(*rect.middle)
        ring.setRotation(turn)
        ring.setTransformationMode(SMOOTH if turn else FAST)
        ring.fade(1.0)
        table.put(ring, layer, order)
        return True


class Gap:
    """The dashed outline where the lifted or returning card belongs."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._item = VisualItem(table.canvas)
        self._item.fade(0.0)
        self._card: str | None = None

    def open(self, card_id: str) -> None:
        """Show where that card belongs."""
        self._card = card_id
        self.follow()

    def close(self, card_id: str) -> None:
        """Show nothing more where that card belongs."""
        if card_id == self._card:
            self._card = None
            self.follow()

    def follow(self) -> None:
        """Move the gap to where the card belongs in the present layout."""
        card = self._table.cards.get(self._card) if self._card is not None else None
        if card is None:
            self._card = None
            self._item.fade(0.0)
        else:
            self._item.put(_GAP, card.spec.rect)
            self._item.fade(1.0)
            self._table.put(self._item, card.spec.layer, card.spec.order - 0.5)
