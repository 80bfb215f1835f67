"""The table for keys and screen readers: names, keys, and the focus with its ring.

Whether the ring is shown is one question (`by_key`); what has the focus is Qt's, on the overlay's
buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ARROWS, ENDS, HELD, PRESSES, writes
from app.press_guard import keys_lead
from app.table.guide import Guide
from app.table.layout import Layer, Rect
from app.table.scene.scene import Scene
from app.table.view.covered import covered, in_trays
from app.table.view.ears import Ears
from app.table.view.gestures import Gestures, Mode
from app.table.view.keyboard import Keyboard
from app.table.view.overlay import Exposed, Overlay
from app.table.view.rows import first_row, sorted_hand
from app.texts import texts

T = texts("Table")

_picked_up = T("Card picked up.", note="Said after Enter on a card; it does not say which one.")
_still_up = T(
    "The card is still picked up.",
    note="Said after Enter on a place that does not take it, after the reason.",
)
_put_back = T("Card put back.", note="Said when a card that was picked up is let go.")

_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Access:
    """Takes what the overlay's buttons pass on, and keeps them as the table is."""

    def __init__(
        self,
        view: QWidget,
        scene: Scene,
        gestures: Gestures,
        guide: Guide,
        ears: Ears,
        *,
        comes: Callable[[bool], None],
        roams: Callable[[], None],
    ) -> None:
        """Call `comes` before a key does anything, and `roams` where it only moves the focus.

        `comes` is told whether the key plays: while something is shown it only leads on.
        """
        self._view = view
        self._scene = scene
        self._gestures = gestures
        self._guide = guide
        self._ears = ears
        self._comes = comes
        self._roams = roams
        self.watches: Callable[[], bool] = bool
        """Tells whether what happened is being shown: then a key only leads on in it."""
        self.keyboard = Keyboard(scene, gestures, guide)
        self.overlay = Overlay(view, self)
        self.exposed = True
        """Whether screen readers and Tab find what is on the table."""
        self._hid = False
        """Whether the cards of the hand were told without what is on them."""
        self._own: frozenset[str] = frozenset()
        """What lay in trays that are open to the person alone."""
        self.by_key = False
        """Whether the last hand used keys: then the ring of the focus is shown."""
        self._brought = False
        """Whether the key that is being done has asked something, and the focus is there."""

    # Names

    def renew(self) -> None:
        """Bring the overlay's buttons and the ring in line with what is on the table."""
        self._cover_what_opens()
        hides = self._ears.hides_hand
        # What is covered from now on may not be read any longer.
        self.overlay.sync(self._exposed() if self.exposed else [], at_once=hides != self._hid)
        self._hid = hides
        self.show_ring()

    def _cover_what_opens(self) -> None:
        """Cover again, for who wants that, what they alone see as soon as a tray opens."""
        own = in_trays(self._scene.layout)
        if own - self._own:
            self._ears.cover()
        self._own = own

    def _exposed(self) -> list[Exposed]:
        """Return all that has a name, the hand first, from left to right.

        While the hand is told without what is on it, so are what a card of it would cost, and what
        is open to this person alone.
        """
        layout, offers = self._scene.layout, self._gestures.aiming.offers
        if self._ears.hides_hand:
            layout, offers = covered(layout), {}
        hand = {id_: index for index, id_ in enumerate(sorted_hand(self._scene))}
        cards = sorted(
            (spec for spec in layout.cards if spec.name), key=lambda spec: hand.get(spec.id, -1)
        )
        exposed = [
            Exposed(
                spec.id, spec.name, _qrect(spec.rect), "card", not spec.idle, spec.tip, spec.within
            )
            for spec in cards
        ]
        for place in layout.places:
            offered = offers[place.id].name if place.id in offers else ""
            named = place.name if place.name not in offered else ""  # Or it is said twice.
            name = ", ".join(filter(None, (named, offered)))
            if name:
                rect = _qrect(place.rect)
                exposed.append(
                    Exposed(place.id, name, rect, "place", not place.idle, within=place.within)
                )
        exposed += [
            Exposed(
                decoration.id,
                decoration.name,
                _qrect(decoration.rect),
                "decoration",
                decoration.pressable,
            )
            for decoration in layout.decorations
            if decoration.name
        ]
        return exposed

    # What the overlay's buttons pass on

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the table; return false when it means nothing here."""
        if not writes(event) or event.key() in HELD:
            return False
        if self._guide.key_aside(event):
            self.renew()
            return True
        if self.watches():
            if not self.keyboard.plays(event):
                return self._guide.key(event, self.overlay.focus)
            self.keyboard.note_digit(event)
            self._lead_on()
            return True
        if self.keyboard.roams(event):
            self.by_key = True
            self._roams()
        else:
            self._comes(True)
        before, self._brought = self.overlay.focus, False
        picked, said = self._picked, self._ears.texts
        answer = self.keyboard.press(event, before)
        if self.keyboard.unfocused is not None:
            self._ears.tell(self.overlay.name_of(self.keyboard.unfocused))
        self._answered(answer)
        if before is not None and before == self.overlay.focus and event.key() in (*ARROWS, *ENDS):
            self._ears.tell(self.overlay.name_of(before))  # Nothing lies that way.
        self._tell_hand(picked, before, said, pressed=event.key() in PRESSES)
        return answer is not False

    def activate(self, target: str) -> None:
        """Press a thing, as a screen reader does."""
        if self.watches():
            self._lead_on()
            return
        self._comes(True)
        self._brought = False
        before, picked, said = self.overlay.focus, self._picked, self._ears.texts
        self._answered(self.keyboard.activate(target))
        self._tell_hand(picked, before, said, pressed=True)

    def _lead_on(self) -> None:
        """Let no more be done than what is shown be led on in."""
        self._comes(False)
        self.renew()

    @property
    def _picked(self) -> str | None:
        """The card that stands over the hand."""
        return self._gestures.lifted if self._gestures.mode is Mode.PICKED else None

    def _tell_hand(
        self, picked: str | None, focus: str | None, said: int, *, pressed: bool
    ) -> None:
        """Say that a card was picked up or put back, where nothing else has told of it.

        After a place was `pressed` that does not take it, say that it is still picked up.
        """
        now, told = self._picked, self._ears.texts != said
        if now == picked and now is not None and pressed and told:
            self._ears.tell(_still_up())
        if now == picked or told:
            return
        if now is not None:
            self._ears.tell(_picked_up())
        item = self._scene.cards.get(picked or "")
        stays = item is not None and item.spec.liftable and focus == self.overlay.focus
        if now is None and stays:
            self._ears.tell(_put_back())

    def tab(self, step: int) -> bool:
        """Move on from one legal place to the next while a card is picked; false: Tab is Qt's."""
        before, place = self.overlay.focus, self.keyboard.tab(step)
        if place is not None:
            self._answered(place)
        if place is not None and place == before:
            self._ears.tell(self.overlay.name_of(place))  # There is no other.
        return place is not None

    def _answered(self, answer: str | bool) -> None:
        """Show names as they are after a key, and move the focus where it belongs."""
        self.renew()
        if isinstance(answer, str) and not self._brought:
            self.overlay.set_focus(answer, Qt.FocusReason.ShortcutFocusReason)
            self.show_ring()

    def focused(self, target: str, reason: Qt.FocusReason) -> None:
        """Follow the focus to a thing; the picked card is aimed at it."""
        self.came_in(reason)
        if self._gestures.mode is Mode.PICKED and target in self._gestures.aiming.offers:
            self._gestures.aiming.aim(target)
        self.show_ring()

    def unfocused(self) -> None:
        """Take the ring from what has lost the focus."""
        self.show_ring()

    # The focus and its ring

    def came_in(self, reason: Qt.FocusReason) -> None:
        """Note how the focus came to the table."""
        self.by_key |= reason in _BY_KEYBOARD and keys_lead(self._view)

    def focus_hand(self) -> None:
        """Give the first card that can be used the focus, if nothing on the table has it.

        It is one of the hand, unless others are to be used now.
        """
        if self.overlay.focus is None:
            row = first_row(self._scene)
            if row:
                self.overlay.set_focus(row[0], Qt.FocusReason.OtherFocusReason)

    def focus_asked(self) -> None:
        """Bring the focus to what is asked of the person, if it is on something else of the table.

        That is a place that is lit at rest, or else a card that can be lifted, of the hand first.
        """
        lit = [item.spec for item in self._scene.places.values() if item.spec.lit]
        cards = [item.spec for item in self._scene.cards.values() if item.spec.liftable]
        hand = [spec for spec in cards if spec.layer is Layer.HAND]
        found = [(spec.rect.x, spec.id) for spec in lit or hand or cards]
        asked = [id_ for _, id_ in sorted(found) if id_ in self.overlay]
        if asked and self.overlay.focus not in (None, *asked):
            self.overlay.set_focus(asked[0], Qt.FocusReason.OtherFocusReason)
            self._brought = True

    def focus_own(self) -> None:
        """Bring the focus from anything else of the table to the hand: others move now.

        A screen reader would say again with each of their moves what has become of a pile.
        """
        hand = sorted_hand(self._scene)
        if hand and self.overlay.focus not in (None, *hand):
            self.overlay.set_focus(hand[0], Qt.FocusReason.OtherFocusReason)

    def show_ring(self) -> None:
        """Draw the ring round what has the focus, if the last hand used keys."""
        self._scene.highlights.show_focus(self.overlay.focus if self.by_key else None)

    def shows_focus(self) -> bool:
        """Tell whether one sees what Enter would press."""
        return self.by_key or self.overlay.focus is None

    def show_focus(self) -> None:
        """Let it be seen."""
        self.by_key = True
        self.show_ring()


def _qrect(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
