"""The mouse, or a finger, on the table: turns its events into gestures, tips and a cursor."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from app.press_guard import changes
from app.table.layout import Decoration
from app.table.scene.scene import Scene
from app.table.view.access import Access
from app.table.view.gestures import Gestures, Mode
from app.table.view.message import Message, above_rail
from app.table.view.tips import Tip, Tips
from app.touch import by_finger


class Pointer:
    """The one pointer over a table."""

    def __init__(
        self,
        view: QWidget,
        scene: Scene,
        gestures: Gestures,
        access: Access,
        message: Message,
        *,
        comes: Callable[[bool], None],
    ) -> None:
        """Call `comes` before a press does anything, with True if it is on a card of the hand."""
        self._view = view
        self._scene = scene
        self._gestures = gestures
        self._access = access
        self._message = message
        message.over = self.end_message
        self._comes = comes
        self.watches: Callable[[], bool] = bool
        """Tells whether what happened is being shown: then a press only leads on in it."""
        self.tips = Tips(view, scene, self._bubble, self._take_press_back)
        self._other_hand = False
        """Another person is at the table since the button went down."""
        self._changes = 0
        """How often what lies here had come to mean something else when the button went down."""

    def change_hands(self) -> None:
        """Take the second half of a double click for nothing: another person began it."""
        self._other_hand = True

    def press(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; any other button ends what is going on.

        A press that ends a showing does no more if another card lies there now.
        """
        self._press(event, self._gestures.press)

    def double_press(self, event: QMouseEvent) -> None:
        """Do what the second half of a double click means."""
        if not self._other_hand:
            self._press(event, self._gestures.double_press)

    def _press(self, event: QMouseEvent, press: Callable[[float, float], None]) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            self.let_go()
            return
        self._other_hand = False
        self._changes = changes(self._view)
        self._gestures.by_finger = by_finger(event)
        at = event.position()
        if self.watches():
            self._comes(False)
            self._hover(at)
            return
        card, target = (
            find(at.x(), at.y()) for find in (self._scene.card_at, self._scene.target_at)
        )
        self._comes(card is not None or target is not None)
        if card is None or self._scene.card_at(at.x(), at.y()) == card:
            press(at.x(), at.y())
        self.tips.press(at.x(), at.y())
        card = self._scene.card_at(at.x(), at.y())
        if card is not None:
            self._access.overlay.set_focus(card, Qt.FocusReason.MouseFocusReason)
        self._hover(at)

    def move(self, event: QMouseEvent) -> None:
        """Carry what is dragged, or show what a press would do here."""
        at = event.position()
        self.tips.move(at.x(), at.y())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gestures.move(at.x(), at.y())
            if self._gestures.mode is Mode.DRAGGED:
                self.tips.hide()
        else:
            # The button may have gone up where no event told of it.
            self.interrupt()
        self._hover(at)

    def release(self, event: QMouseEvent) -> None:
        """Drop what is dragged, or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            at = event.position()
            self.tips.release()
            if self._gestures.pressing and changes(self._view) != self._changes:
                self.let_go()
            self._gestures.release(at.x(), at.y())
            self._access.renew()
            self._hover(at)

    def leave(self) -> None:
        """Take back what was shown because the pointer was here."""
        self.tips.hide()
        self._scene.highlights.hover(None)

    def let_go(self) -> None:
        """End whatever a hand is doing; nothing is done, the card goes home."""
        lifted = self._gestures.lifted
        self._gestures.let_go()
        if lifted is not None:
            self._access.renew()

    def end_message(self) -> None:
        """Take the message away, and put back the card of which it says that it goes nowhere."""
        self._message.clear()
        if self._gestures.only_looks:
            self.let_go()

    def interrupt(self) -> bool:
        """End what goes on with the button down; return whether anything did."""
        busy = self._gestures.mode in (Mode.DRAGGED, Mode.PRESSED)
        if busy:
            self.let_go()
        return busy

    def _take_press_back(self) -> bool:
        """Make nothing of a press that is held still; return whether there was one."""
        return self._gestures.mode is Mode.PRESSED and self.interrupt()

    def _bubble(self, tip: Tip) -> Decoration:
        return self._message.bubble(tip.text, above_rail(self._scene.rail_top, tip.about))

    def rest(self, at: QPoint) -> None:
        """Say what the thing is that the pointer rests on."""
        if self._gestures.mode is not Mode.DRAGGED:
            self.tips.show(at.x(), at.y())

    def _hover(self, at: QPointF) -> None:
        """Raise the card there, aim the picked one, and give the pointer its shape."""
        card = self._scene.card_at(at.x(), at.y())
        mode = self._gestures.mode
        if mode is Mode.DRAGGED:
            shape = Qt.CursorShape.ClosedHandCursor
        elif card is not None:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._can_press(at):
            shape = Qt.CursorShape.PointingHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self._view.cursor().shape() is not shape:
            self._view.setCursor(shape)
        free = mode is not Mode.DRAGGED and card != self._gestures.lifted
        self._scene.highlights.hover(card if free else None)
        if mode is Mode.PICKED:
            place = self._scene.place_at(at.x(), at.y())
            if place is not None and place in self._gestures.aiming.offers:
                self._gestures.aiming.aim(place)

    def _can_press(self, at: QPointF) -> bool:
        if self._gestures.mode is Mode.PICKED:
            return self._scene.place_at(at.x(), at.y()) in self._gestures.aiming.offers
        target = self._scene.target_at(at.x(), at.y())
        if target in self._scene.places:
            spec = self._scene.places[target].spec
            return spec.lit or bool(spec.tip)
        return target is not None
