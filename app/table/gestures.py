"""Hands on the table: press, drag, drop, pick; one state for mouse, keyboard and voice.

A card is picked up in one of two ways. *Dragged*, it follows the pointer until the button is let
go. *Picked* (by a click, by Enter, by a screen reader), it stands over the hand until a place is
chosen. Both end in `Guide.lay`. Whatever comes in between, `let_go` brings the card home.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from app.table.items import CardItem, PlaceItem, RailItem, SignItem
from app.table.pose import CardPose, Layer, Rect, Sign
from app.table.scene import Scene
from app.table.targets import Aim, in_direction, meant, neighbour

CLEAR = 10
"""By how many numbers a place is better than the others, for a double click to mean it."""
CLICK_WITHIN = 4.0
"""A press that moves less than this many pixels is a click."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What laying a card on a place would mean."""

    cost: str
    """What its pill says."""
    kind: str
    """Look of the pill: "step", "trick", "gift"."""
    caption: str = ""
    name: str = ""
    """What a screen reader says after the place's name."""
    skips: int = 0
    """How many numbers it costs; below 0 where it wins some back."""
    along: tuple[str, ...] = ()
    """Ids of the other cards of the hand that are laid with it."""


def clear_place(offers: Mapping[str, Offer]) -> str | None:
    """The one place that takes a card, or that costs `CLEAR` numbers less than any other."""
    by_cost = sorted(offers, key=lambda place: offers[place].skips)
    if len(by_cost) > 1 and offers[by_cost[1]].skips - offers[by_cost[0]].skips < CLEAR:
        return None
    return next(iter(by_cost), None)


class Guide(Protocol):
    """Who knows the game: the table asks, and never decides."""

    def offers(self, card_id: str) -> Mapping[str, Offer]:
        """The places that take this card now."""

    def aim_signs(self, card_id: str, offers: Mapping[str, Offer]) -> Sequence[Sign]:
        """The signs to show at the places while the card is lifted."""

    def lay(self, card_id: str, place_id: str) -> bool:
        """Lay the card there; false when it did not happen (the reason has been shown)."""

    def lies_for_good(self, card_id: str, place_id: str) -> bool:
        """Whether the card, once laid there, could not be taken back."""

    def press(self, target_id: str) -> None:
        """A place, a sign or a card that can be pressed was pressed, with nothing in the hand."""

    def lifted(self, card_id: str) -> None:
        """The card was taken up."""

    def typed(self, digits: str) -> str | None:
        """Id of the card that these typed digits mean."""

    def key(self, key: int, target_id: str | None) -> bool:
        """A key that the table itself does not know; true if the game took it."""

    def key_aside(self, key: int) -> bool:
        """A key that is no hand at the table: nothing is let go for it; true if it was taken."""


class Mode(Enum):
    """What the hands are doing."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGED = "dragged"
    PICKED = "picked"


class Gestures:
    """The state of the hands. Positions are logical pixels of the view."""

    def __init__(self, scene: Scene, guide: Guide) -> None:
        self._scene = scene
        self._guide = guide
        self.mode = Mode.IDLE
        self.offers: Mapping[str, Offer] = {}
        self.aimed: str | None = None
        """The place chosen with the keyboard, or under the dragged card."""
        self._pressed: str | None = None
        """The card or other target that the button went down on."""
        self._was_picked: str | None = None
        self._at = (0.0, 0.0)
        self._start = (0.0, 0.0)
        self._grip = (0.0, 0.0)
        """Where the pointer holds the card, from its middle, in card widths."""

    @property
    def lifted(self) -> str | None:
        """The card in hand, dragged or picked."""
        return self._scene.lifted

    @property
    def pressing(self) -> bool:
        """The button is down on something that it presses, rather than on a card to be lifted."""
        card = self._scene.cards.get(self._pressed or "")
        return self.mode is Mode.PRESSED and (card is None or card.pose.pressable)

    # Finding things

    def card_at(self, x: float, y: float) -> str | None:
        """The uppermost card there that a hand can use, as it is seen now."""
        for item in self._scene.items_at(x, y):
            if isinstance(item, CardItem) and item.pose.usable:
                return item.pose.id
            if isinstance(item, RailItem):
                break
        return None

    def target_at(self, x: float, y: float) -> str | None:
        """The sign that can be pressed there, or else the place.

        Small signs can be pressed beside them, too, unless another is there.
        """
        items = self._scene.items_at(x, y)
        signs = [item.sign for item in items if isinstance(item, SignItem) and item.sign.pressable]
        signs.sort(key=lambda sign: not sign.rect.holds(x, y))
        return signs[0].id if signs else self.place_at(x, y)

    def place_at(self, x: float, y: float) -> str | None:
        for item in self._scene.items_at(x, y):
            if isinstance(item, PlaceItem):
                return item.pose.id
        return None

    # Mouse

    def press(self, x: float, y: float) -> None:
        """The main button went down."""
        self._start = self._at = (x, y)
        card_id = self.card_at(x, y)
        if self.mode is Mode.PICKED and card_id is None:
            self._choose(self.place_at(x, y))
            return
        self._was_picked = self.lifted if self.mode is Mode.PICKED else None
        self._pressed = card_id if card_id is not None else self.target_at(x, y)
        if self._pressed is None:
            return
        self.mode = Mode.PRESSED
        if card_id is not None:
            item = self._scene.cards[card_id]
            unit = item.pose.rect.width
            self._grip = ((x - item.spot.x) / unit, (y - item.spot.y) / unit)

    def move(self, x: float, y: float) -> None:
        """The pointer moved with the button down."""
        pressed = self._scene.cards.get(self._pressed) if self._pressed is not None else None
        if self.mode is Mode.PRESSED and pressed is not None and pressed.pose.liftable:
            way = math.hypot(x - self._start[0], y - self._start[1])
            if way >= CLICK_WITHIN:
                self._begin_drag(pressed.pose.id)
        if self.mode is Mode.DRAGGED:
            pull = x - self._at[0]
            self._at = (x, y)
            self._carry(pull)

    def release(self, x: float, y: float) -> None:
        """The main button went up."""
        if self.mode is Mode.DRAGGED:
            self.move(x, y)
            self._drop()
        elif self.mode is Mode.PRESSED:
            self.mode = Mode.IDLE
            pressed, self._pressed = self._pressed, None
            if pressed in self._scene.cards:
                self._click_card(pressed)
            elif pressed is not None and pressed == self.target_at(x, y):
                self._guide.press(pressed)

    def _click_card(self, card_id: str) -> None:
        was, self._was_picked = self._was_picked, None
        if self._scene.cards[card_id].pose.pressable:
            if was is not None:
                self.mode = Mode.PICKED
                self.let_go()
            self._guide.press(card_id)
        elif was == card_id:
            self.mode = Mode.PICKED
            self.let_go()
        else:
            self.pick(card_id)

    def double_press(self, x: float, y: float) -> None:
        """The main button went down a second time at once, in the same spot.

        Where that picked a card up, and one place is clearly the one for it, it is laid there; not
        where it could not be taken back. Otherwise it stays picked.
        """
        if self.mode is not Mode.PICKED or self.card_at(x, y) != self.lifted:
            self.press(x, y)
            return
        place = clear_place(self.offers)
        if place is not None and not self._guide.lies_for_good(self._lifted(), place):
            self._lay(place, over_place=False)

    def _begin_drag(self, card_id: str) -> None:
        if self._was_picked not in (None, card_id):
            self.mode = Mode.PICKED
            self.let_go()
        self.mode = Mode.DRAGGED
        self.aimed = None
        self._scene.lifting.lift(card_id, by_pointer=True)
        self._ask(card_id)
        self._guide.lifted(card_id)

    def _carry(self, pull: float = 0.0) -> None:
        item = self._scene.cards[self._lifted()]
        unit = item.pose.rect.width
        x, y = self._at
        width, height = self._scene.layout.width, self._scene.layout.height
        # The card never leaves the window altogether, however far the pointer goes.
        x = min(max(x - self._grip[0] * unit, 0.0), width)
        y = min(max(y - self._grip[1] * unit, 0.0), height)
        self._scene.lifting.hold(x, y, pull)
        place = self._meant()
        self.aimed = place if place in self.offers else None
        self._scene.highlights.stand_under(self.aimed)
        self._raise_along()
        self._scene.highlights.tell_beside(self._scene.lifting.rect, self.aimed)

    def _meant(self) -> str | None:
        """The place that the dragged card is over."""
        places = [item.pose for item in self._scene.places.values() if item.pose.takes_cards]
        aims = [Aim(pose.id, pose.rect, pose.reach, pose.id in self.offers) for pose in places]
        return meant(self._at, self._scene.lifting.rect, aims)

    def _drop(self) -> None:
        card_id, place = self._lifted(), self._meant()
        if self._is_home(card_id):
            self._back_home(card_id)
        elif place is None or not self._pointer_inside():
            self.let_go()
        else:
            self._lay(place, over_place=True)

    def _is_home(self, card_id: str) -> bool:
        """Whether the pointer is where the dragged card belongs."""
        return self._scene.cards[card_id].pose.rect.holds(*self._at)

    def _back_home(self, card_id: str) -> None:
        """Dragged back, a card stays picked for another place; one that was picked is let go."""
        again = self._was_picked != card_id and self._stays_in_mind(card_id)
        self.let_go()
        if again:
            self.pick(card_id)

    def _stays_in_mind(self, card_id: str) -> bool:
        """Whether a card that was not laid may still be meant for a place."""
        return bool(self.offers) and not self._scene.cards[card_id].pose.pressable

    def _pointer_inside(self) -> bool:
        layout = self._scene.layout
        return Rect(0, 0, layout.width, layout.height).holds(*self._at)

    # Picking

    def pick(self, card_id: str, *, aim: bool = False) -> None:
        """Take a card up to stand over the hand; with `aim`, the first legal place is chosen."""
        if self.mode is Mode.DRAGGED:
            return
        if self.mode is Mode.PICKED:
            self.let_go()
        self.mode = Mode.PICKED
        self.aimed = None
        self._scene.lifting.lift(card_id, by_pointer=False)
        self._ask(card_id)
        self._guide.lifted(card_id)
        if aim:
            self.aim(next((place for place, _ in self._legal_rects()), None))

    def aim(self, place_id: str | None) -> None:
        """Choose a place for the picked card."""
        self.aimed = place_id
        self._scene.highlights.stand_under(place_id)
        self._raise_along()

    def aim_next(self, step: int) -> None:
        """Choose the next legal place, or the one before (-1)."""
        self.aim(neighbour(self.aimed, self._legal_rects(), step))

    def aim_towards(self, dx: int, dy: int) -> None:
        """Choose the nearest legal place that way; the next one where all lie in one row."""
        there = back = None
        if self.aimed in self._scene.places:
            current, legal = self._scene.places[self.aimed].pose.rect, self._legal_rects()
            there = in_direction(current, legal, dx, dy)
            back = in_direction(current, legal, -dx, -dy)
        if there is not None:
            self.aim(there)
        elif back is None:
            self.aim_next(dx or dy)

    def drop_at_aim(self) -> None:
        """Lay the picked card on the chosen place; without one it is let go."""
        self._choose(self.aimed)

    def _choose(self, place_id: str | None) -> None:
        if place_id is None or not self._scene.places[place_id].pose.takes_cards:
            self.let_go()
        else:
            self._lay(place_id, over_place=False)

    # The end of every gesture

    def let_go(self) -> None:
        """Whatever is going on ends, nothing is done; a lifted card goes home."""
        lifted = self._scene.lifted if self.mode in (Mode.DRAGGED, Mode.PICKED) else None
        self.mode = Mode.IDLE
        self._pressed = self._was_picked = None
        self.offers, self.aimed = {}, None
        if lifted is not None:
            self._scene.highlights.unlight()
            self._scene.lifting.fly_home(lifted)

    def _lay(self, place_id: str, *, over_place: bool) -> None:
        """Lay the card there; one that is refused stays picked where another place takes it."""
        stays = place_id not in self.offers and self._stays_in_mind(self._lifted())
        card_id = self._scene.lifting.let_go(over_place=over_place)
        self.mode = Mode.IDLE
        self._pressed = None
        self.offers, self.aimed = {}, None
        self._scene.highlights.unlight()
        self._scene.laid = card_id, place_id
        done = self._guide.lay(card_id, place_id)
        self._scene.laid = None
        item = self._scene.cards.get(card_id)
        if item is None:
            return
        if stays and not done and item.pose.liftable:
            self.pick(card_id)
        elif item.flight is None and not item.held:
            self._scene.lifting.fly_home(card_id)

    # Changes under the hands

    def renew(self) -> None:
        """After a new layout: hold on to the lifted card if it can still be lifted.

        Its offers are asked anew, so that light, costs and words are those of the new view, size
        and language.
        """
        if self.mode is Mode.PRESSED:
            known = self._scene.cards.keys() | self._scene.places.keys()
            if self._pressed not in known | {sign.id for sign in self._scene.layout.signs}:
                self.mode, self._pressed = Mode.IDLE, None
            return
        if self.mode is Mode.IDLE:
            return
        lifted = self._scene.lifted
        if lifted is None:
            self.mode, self.offers, self.aimed = Mode.IDLE, {}, None
            self._scene.highlights.unlight()
        elif not self._scene.cards[lifted].pose.liftable:
            self.let_go()
        else:
            self._ask(lifted)
            if self.mode is Mode.DRAGGED:
                self._carry()
            else:
                self._scene.lifting.place_lifted()
                self.aim(self.aimed if self.aimed in self.offers else None)

    def _ask(self, card_id: str) -> None:
        self.offers = self._guide.offers(card_id)
        self._scene.highlights.light(self.offers, self._guide.aim_signs(card_id, self.offers))
        self._raise_along()

    def _raise_along(self) -> None:
        """Let the cards that will be laid too stand beside the lifted one.

        Until a place is chosen, those that go with it wherever it is laid.
        """
        aimed = self.offers.get(self.aimed or "")
        meant = [aimed] if aimed is not None else [*self.offers.values()]
        groups = [set(offer.along) for offer in meant]
        self._scene.highlights.raise_along(set.intersection(*groups) if groups else ())

    def _lifted(self) -> str:
        assert self._scene.lifted is not None
        return self._scene.lifted

    def _legal_rects(self) -> list[tuple[str, Rect]]:
        return [(id_, rect) for id_, rect in self._all_rects() if id_ in self.offers]

    def _all_rects(self) -> list[tuple[str, Rect]]:
        return [
            (place_id, item.pose.rect)
            for place_id, item in self._scene.places.items()
            if item.pose.takes_cards
        ]


def sorted_hand(scene: Scene) -> list[str]:
    """The cards of the hand that the keyboard finds, from left to right."""
    return _from_left(scene, lambda pose: pose.layer is Layer.HAND)


def first_row(scene: Scene) -> list[str]:
    """The hand, or where nothing of it can be used the first other row of cards."""
    usable = [id_ for id_, item in scene.cards.items() if item.pose.by_key]
    return sorted_hand(scene) or (row_of(scene, usable[0]) if usable else [])


def row_of(scene: Scene, card_id: str) -> list[str]:
    """The cards that the keyboard finds in one row with this one, from left to right."""
    own = scene.cards[card_id].pose
    if own.layer is Layer.HAND:
        return sorted_hand(scene)
    return _from_left(
        scene,
        lambda pose: (
            pose.layer is not Layer.HAND and (pose.row, pose.place) == (own.row, own.place)
        ),
    )


def _from_left(scene: Scene, among: Callable[[CardPose], bool]) -> list[str]:
    cards = [
        (item.pose.rect.x, id_)
        for id_, item in scene.cards.items()
        if item.pose.by_key and among(item.pose)
    ]
    return [id_ for _, id_ in sorted(cards)]
