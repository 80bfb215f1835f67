"""The places where the lifted card may go, and which of them is meant now."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.guide import Guide, Offer
from app.table.layout import Rect
from app.table.scene.scene import Scene
from app.table.view.targets import Aim, in_direction, meant, neighbour


class Aiming:
    """The offers for one card at a time, and the place that is aimed at."""

    def __init__(self, scene: Scene, guide: Guide) -> None:
        self._scene = scene
        self._guide = guide
        self.offers: Mapping[str, Offer] = {}
        self.aimed: str | None = None
        """The place chosen with the keyboard, or under the dragged card."""

    def ask(self, card_id: str) -> None:
        """Ask where the card may go, and show it at the places."""
        self.offers = self._guide.offers(card_id)
        decorations = self._guide.aim_decorations(card_id, self.offers)
        self._scene.highlights.light(self.offers, decorations)
        self._raise_along()

    def clear(self) -> None:
        """Offer nothing more."""
        self.offers, self.aimed = {}, None

    def aim(self, place_id: str | None) -> None:
        """Choose a place for the lifted card."""
        self.aimed = place_id
        self._scene.highlights.stand_under(place_id)
        self._raise_along()

    def keep_aim(self) -> None:
        """Stay with the place that was chosen, after a change, if it is still legal."""
        self.aim(self.aimed if self.aimed in self.offers else None)

    def aim_next(self, step: int) -> None:
        """Choose the next legal place, or the one before (-1)."""
        self.aim(neighbour(self.aimed, self._legal_rects(), step))

    def aim_at_cheapest(self) -> None:
        """Choose the place that costs least; of several the first."""
        legal = [place for place, _ in sorted(self._legal_rects(), key=lambda each: each[1].x)]
        self.aim(min(legal, key=lambda place: self.offers[place].skips, default=None))

    def aim_towards(self, dx: int, dy: int) -> None:
        """Choose the nearest legal place that way; the next one where all lie in one row."""
        there = back = None
        if self.aimed in self._scene.places:
            current, legal = self._scene.places[self.aimed].spec.rect, self._legal_rects()
            there = in_direction(current, legal, dx, dy)
            back = in_direction(current, legal, -dx, -dy)
        if there is not None:
            self.aim(there)
        elif back is None:
            self.aim_next(dx or dy)

    def carry(self, pointer: tuple[float, float]) -> None:
        """Aim at the place that the dragged card is over, if that takes the card."""
        place = self.meant(pointer)
        self.aim(place if place in self.offers else None)
        self._scene.highlights.tell_beside(self._scene.lifting.rect, [self.aimed or ""])

    def stand_clear(self, card_id: str) -> None:
        """Tell what the picked card covers beside it, where that covers nothing to be read."""
        places = self._scene.places
        plain = [id_ for id_ in self.offers if not places[id_].spec.read_foot]
        self._scene.highlights.tell_beside(self._scene.cards[card_id].held_rect, plain)

    def meant(self, pointer: tuple[float, float]) -> str | None:
        """Return the place that the dragged card is over."""
        places = [item.spec for item in self._scene.places.values() if item.spec.takes_cards]
        aims = [Aim(spec.id, spec.rect, spec.reach, spec.id in self.offers) for spec in places]
        return meant(pointer, self._scene.lifting.rect, aims)

    def _raise_along(self) -> None:
        """Let the cards that will be laid too stand beside the lifted one.

        Until a place is chosen, those that go with it wherever it is laid.
        """
        aimed = self.offers.get(self.aimed or "")
        offers = [aimed] if aimed is not None else [*self.offers.values()]
        groups = [set(offer.along) for offer in offers]
        self._scene.highlights.raise_along(set.intersection(*groups) if groups else ())

    def _legal_rects(self) -> list[tuple[str, Rect]]:
        return [
            (place_id, item.spec.rect)
            for place_id, item in self._scene.places.items()
            if item.spec.takes_cards and place_id in self.offers
        ]
