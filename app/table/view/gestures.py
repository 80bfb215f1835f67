"""Hands on the table: press, drag, drop, pick; one state for mouse, keyboard and voice.

A card is picked up in one of two ways. *Dragged*, it follows the pointer until the button is let
go. *Picked* (by a click, by Enter, by a screen reader), it stands over the hand until a place is
chosen. Both end in `Guide.lay`. Whatever comes in between, `let_go` brings the card home.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum

from app.table.guide import DoubleClick, Guide, clear_place
from app.table.layout import Rect
from app.table.scene.scene import Scene
from app.table.view.aiming import Aiming
from app.touch import STILL

CLICK_WITHIN = 4.0
"""A press that moves less than this many pixels is a click; a finger's has `STILL`."""

ABOVE_FINGER = 0.55
"""How far over the finger that drags it a card has its middle, in card widths: it is seen there."""


class Mode(Enum):
    """States of the hands."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGED = "dragged"
    PICKED = "picked"


class Gestures:
    """The state of the hands. Positions are logical pixels of the view."""

    def __init__(self, scene: Scene, guide: Guide, held: Callable[[], None]) -> None:
        """Make the hands of a scene; `held` is told when a card is picked or let go."""
        self._scene = scene
        self._guide = guide
        self._held = held
        self.mode = Mode.IDLE
        self.aiming = Aiming(scene, guide)
        self._pressed: str | None = None
        """The card or other target that the button went down on."""
        self._was_picked: str | None = None
        self._at = (0.0, 0.0)
        self._start = (0.0, 0.0)
        self.by_finger = False
        """A finger presses and drags, rather than a mouse."""
        self.double_click: DoubleClick = "clear"
        """When a double click lays a card."""
        self._grip = (0.0, 0.0)
        """Where the pointer holds the card, from its middle, in card widths."""
        self._taken = (0.0, 0.0)
        """Where it took the card."""

    @property
    def lifted(self) -> str | None:
        """The card in hand, dragged or picked."""
        return self._scene.lifted

    @property
    def pressing(self) -> bool:
        """The button is down on something that it presses, rather than on a card to be lifted."""
        card = self._scene.cards.get(self._pressed or "")
        return self.mode is Mode.PRESSED and (card is None or card.spec.pressable)

    @property
    def only_looks(self) -> bool:
        """A card was picked that goes nowhere now, nor is it told at the places why."""
        told = self.aiming.offers or self._scene.highlights.aims
        return self.mode is Mode.PICKED and not told

    # Mouse

    def press(self, x: float, y: float) -> None:
        """Take hold of what is there: the main button went down."""
        self._start = self._at = (x, y)
        card_id = self._scene.card_at(x, y)
        if self.mode is Mode.PICKED and card_id is None:
            self._choose(self._scene.place_at(x, y))
            return
        self._was_picked = self.lifted if self.mode is Mode.PICKED else None
        self._pressed = card_id if card_id is not None else self._scene.target_at(x, y)
        if self._pressed is None:
            return
        self.mode = Mode.PRESSED
        if card_id is not None:
            item = self._scene.cards[card_id]
            unit = item.spec.rect.width
            self._grip = self._taken = ((x - item.pose.x) / unit, (y - item.pose.y) / unit)

    def move(self, x: float, y: float) -> None:
        """Carry on while the pointer moves with the button down."""
        pressed = self._scene.cards.get(self._pressed) if self._pressed is not None else None
        if self.mode is Mode.PRESSED and pressed is not None and pressed.spec.liftable:
            way = math.hypot(x - self._start[0], y - self._start[1])
            if way >= (STILL if self.by_finger else CLICK_WITHIN):
                self._begin_drag(pressed.spec.id)
        if self.mode is Mode.DRAGGED:
            if self.by_finger:
                y -= self._rise_over_finger(x, y)
            pull = x - self._at[0]
            self._at = (x, y)
            self._carry(pull)

    def release(self, x: float, y: float) -> None:
        """Drop or click: the main button went up."""
        if self.mode is Mode.DRAGGED:
            self.move(x, y)
            self._drop()
        elif self.mode is Mode.PRESSED:
            self.mode = Mode.IDLE
            pressed, self._pressed = self._pressed, None
            if pressed in self._scene.cards:
                self._click_card(pressed)
            elif pressed is not None and pressed == self._scene.target_at(x, y):
                self._guide.press(pressed)

    def _click_card(self, card_id: str) -> None:
        was, self._was_picked = self._was_picked, None
        if self._scene.cards[card_id].spec.pressable:
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
        """Do what a second press at once in the same spot means.

        Where that picked a card up, and one place is clearly the one for it, it is laid there; not
        where it could not be taken back: then it is said what to press. Otherwise it stays picked.
        """
        if self.mode is not Mode.PICKED or self._scene.card_at(x, y) != self.lifted:
            self.press(x, y)
            return
        place = self._place_of_double_click()
        if place is not None and self._guide.lies_for_good(self._lifted(), place):
            self._guide.wants_press(place)
        elif place is not None:
            self._lay(place, over_place=False)

    def _place_of_double_click(self) -> str | None:
        """Return the place where a double click lays the picked card, if there is one."""
        offers = self.aiming.offers
        if self.double_click == "only":
            return next(iter(offers)) if len(offers) == 1 else None
        return clear_place(offers) if self.double_click == "clear" else None

    def _rise_over_finger(self, x: float, y: float) -> float:
        """Bring the card's middle over the finger that drags it; return how far it is from there.

        It comes there by and by on the first of the way. What the card is over is meant then.
        """
        above = ABOVE_FINGER * self._scene.cards[self._lifted()].spec.rect.width
        rise = min(above, math.hypot(x - self._start[0], y - self._start[1]))
        share = 1.0 - rise / above
        self._grip = (self._taken[0] * share, self._taken[1] * share)
        return rise

    def _begin_drag(self, card_id: str) -> None:
        if self._was_picked not in (None, card_id):
            self.mode = Mode.PICKED
            self.let_go()
        self.mode = Mode.DRAGGED
        self.aiming.clear()
        self._scene.lifting.lift(card_id, by_pointer=True)
        self.aiming.ask(card_id)
        self._guide.lifted(card_id)

    def _carry(self, pull: float = 0.0) -> None:
        item = self._scene.cards[self._lifted()]
        unit = item.spec.rect.width
        x, y = self._at
        width, height = self._scene.layout.width, self._scene.layout.height
        # The card never leaves the window altogether, however far the pointer goes.
        x = min(max(x - self._grip[0] * unit, 0.0), width)
        y = min(max(y - self._grip[1] * unit, 0.0), height)
        self._scene.lifting.hold(x, y, pull)
        self.aiming.carry(self._at)

    def _drop(self) -> None:
        card_id, place = self._lifted(), self.aiming.meant(self._at)
        if self._is_home(card_id):
            self._back_home(card_id)
        elif place is None or not self._pointer_inside():
            self.let_go()
        else:
            self._lay(place, over_place=True)

    def _is_home(self, card_id: str) -> bool:
        """Tell whether the pointer is where the dragged card belongs."""
        return self._scene.cards[card_id].spec.rect.holds(*self._at)

    def _back_home(self, card_id: str) -> None:
        """Let go a card dragged back; it stays picked, unless it was before."""
        again = self._was_picked != card_id and self._stays_in_mind(card_id)
        self.let_go()
        if again:
            self.pick(card_id)

    def _stays_in_mind(self, card_id: str) -> bool:
        """Tell whether a card that was not laid may still be meant for a place."""
        return bool(self.aiming.offers) and not self._scene.cards[card_id].spec.pressable

    def _pointer_inside(self) -> bool:
        layout = self._scene.layout
        return Rect(0, 0, layout.width, layout.height).holds(*self._at)

    # Picking

    def pick(self, card_id: str, *, aim: bool = False) -> None:
        """Take a card up to stand over the hand; with `aim`, the cheapest place is chosen."""
        if self.mode is Mode.DRAGGED:
            return
        if self.mode is Mode.PICKED:
            self.let_go()
        self.mode = Mode.PICKED
        self.aiming.clear()
        self._scene.lifting.lift(card_id, by_pointer=False)
        self.aiming.ask(card_id)
        self.aiming.stand_clear(card_id)
        self._guide.lifted(card_id)
        if aim:
            self.aiming.aim_at_cheapest()
        self._held()

    def drop_at_aim(self) -> None:
        """Lay the picked card on the chosen place; without one it is let go."""
        self._choose(self.aiming.aimed)

    def _choose(self, place_id: str | None) -> None:
        if place_id is None or not self._scene.places[place_id].spec.takes_cards:
            self.let_go()
        else:
            self._lay(place_id, over_place=False)

    # The end of every gesture

    def let_go(self) -> None:
        """End whatever is going on: nothing is done, a lifted card goes home."""
        lifted = self._scene.lifted if self.mode in (Mode.DRAGGED, Mode.PICKED) else None
        self.mode = Mode.IDLE
        self._pressed = self._was_picked = None
        self.aiming.clear()
        if lifted is not None:
            self._scene.highlights.unlight()
            self._scene.lifting.fly_home(lifted)
            self._held()

    def _lay(self, place_id: str, *, over_place: bool) -> None:
        """Lay the card there; one that is refused stays picked where another place takes it."""
        stays = place_id not in self.aiming.offers and self._stays_in_mind(self._lifted())
        card_id = self._scene.lifting.let_go(over_place=over_place)
        self.mode = Mode.IDLE
        self._pressed = None
        self.aiming.clear()
        self._scene.highlights.unlight()
        self._scene.laid = card_id, place_id
        done = self._guide.lay(card_id, place_id)
        self._scene.laid = None
        item = self._scene.cards.get(card_id)
        if item is None:
            return
        if stays and not done and item.spec.liftable:
            self.pick(card_id)
        elif item.flight is None and not item.held:
            self._scene.lifting.fly_home(card_id)

    # Changes under the hands

    def renew(self) -> None:
        """Hold on to the lifted card after a new layout, if it can still be lifted.

        Its offers are asked anew, so that light, costs and words are those of the new view, size
        and language.
        """
        if self.mode is Mode.PRESSED:
            known = self._scene.cards.keys() | self._scene.places.keys()
            if self._pressed not in known | {
                decoration.id for decoration in self._scene.layout.decorations
            }:
                self.mode, self._pressed = Mode.IDLE, None
            return
        if self.mode is Mode.IDLE:
            return
        lifted = self._scene.lifted
        if lifted is None:
            self.mode = Mode.IDLE
            self.aiming.clear()
            self._scene.highlights.unlight()
        elif not self._scene.cards[lifted].spec.liftable:
            self.let_go()
        else:
            self.aiming.ask(lifted)
            if self.mode is Mode.DRAGGED:
                self._carry()
            else:
                self._scene.lifting.place_lifted()
                self.aiming.stand_clear(lifted)
                self.aiming.keep_aim()

    def _lifted(self) -> str:
        assert self._scene.lifted is not None
        return self._scene.lifted
