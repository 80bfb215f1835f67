"""Where the keyboard and a screen reader find the passages of a text, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QTextEdit, QWidget

from app.keys.strokes import ENDS, PAGES, UP_AND_DOWN
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.style.typography import read_aloud
from app.system.screen_reader import tell_name
from app.widgets.control import BY_KEY
from app.widgets.passages import Passage, passages
from app.widgets.read_stops import ONLY_READ, paint_ring

_AROUND: Final = 4
"""So much wider than its words is the ring round a passage."""
_BESIDE: Final = 8
"""So much is seen over and under it."""


class PassageStops:
    """Lies over the passages of a text; keys lead from each to the next, and to the next heading.

    The text itself has the one stop of the Tab key, and passes the keyboard on (`focus`).
    """

    def __init__(self, appearance: Appearance, text: QTextEdit) -> None:
        self._appearance, self.text = appearance, text
        self._stops: list[PassageStop] = []
        self._at = 0
        self._told = ""

    def follow(self) -> None:
        """Have a stop for each passage, where it stands now."""
        found = passages(self.text.document())
        while len(self._stops) < len(found):
            self._stops.append(PassageStop(self._appearance, self))
        for gone in self._stops[len(found) :]:
            gone.hide()
            gone.deleteLater()
        del self._stops[len(found) :]
        for stop, passage in zip(self._stops, found, strict=True):
            stop.take(passage)
        self._at = min(self._at, max(0, len(self._stops) - 1))

    def come_to(self, top: float) -> None:
        """Go on from the first passage that stands so far down the text, or below."""
        self._at = next((at for at, stop in enumerate(self._stops) if stop.top > top - 1), self._at)

    def focus(self, reason: Qt.FocusReason) -> None:
        """Give the keyboard, from elsewhere, to the passage that is being read.

        The first time it is told with the name of the text: many screen readers do not say where
        one arrives.
        """
        stop, name = self._stops[self._at], self.text.accessibleName()
        if name != self._told:
            stop.tell(within=name)
            self._told = name
        stop.setFocus(reason)

    def go(self, key: int) -> None:
        """Go where a key leads, as far as there is anything."""
        last = len(self._stops) - 1
        if key in PAGES:
            step = PAGES[key]
            beyond = range(self._at + step, last + 1 if step > 0 else -1, step)
            at = next((at for at in beyond if self._stops[at].heading), last if step > 0 else 0)
        elif key in ENDS:
            at = last if ENDS[key] > 0 else 0
        else:
            at = min(max(self._at + UP_AND_DOWN[key], 0), last)
        self._at = at
        self._stops[at].come_into_sight()
        self._stops[at].setFocus(Qt.FocusReason.TabFocusReason)


class PassageStop(QWidget):
    """Shows nothing but the ring, and says its passage.

    Orca would say of a heading that it is one, but not what it says.
    """

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, owner: PassageStops) -> None:
        super().__init__(owner.text.viewport())
        self._appearance, self._owner = appearance, owner
        self._ring = False
        self._spoken = ""
        self.heading = False
        self.top = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty(ONLY_READ, True)
        self.show()

    def take(self, passage: Passage) -> None:
        """Say this passage, and stand over it."""
        text = self._owner.text
        layout = text.document().documentLayout()
        rects = [layout.blockBoundingRect(block).toAlignedRect() for block in passage.blocks]
        rect = _united(rects)
        self.top = rect.top()
        self.heading = passage.heading
        self._spoken = passage.spoken
        self.tell()
        scrolled = text.verticalScrollBar().value()
        self.setGeometry(rect.adjusted(-_AROUND, 0, _AROUND, 0).translated(0, -scrolled))

    def tell(self, within: str = "") -> None:
        """Be called by the passage, after the name of what it is in if that is given."""
        tell_name(self, read_aloud(filter(None, (within, self._spoken))))

    def come_into_sight(self) -> None:
        """Scroll the text so that all of the passage is seen, or its beginning."""
        bar, high = self._owner.text.verticalScrollBar(), self._owner.text.viewport().height()
        top, bottom = self.top - _BESIDE, self.top + self.height() + _BESIDE
        if top < bar.value() or bottom > bar.value() + high:
            bar.setValue(round(top if top < bar.value() else min(top, bottom - high)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in BY_KEY and keys_lead(self)
        self.update()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self._ring = False
        self.tell()
        self.update()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Go on from the text: its stop is where the keyboard came in."""
        text = self._owner.text
        policy = text.focusPolicy()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        QWidget.setTabOrder(text, self)
        text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        led = super().focusNextPrevChild(next)
        text.setFocusPolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return led

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and event.key() in (*UP_AND_DOWN, *PAGES, *ENDS):
            self._owner.go(event.key())
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._ring:
            paint_ring(self, self._appearance)


def _united(rects: Sequence[QRect]) -> QRect:
    """Return what all of these take up."""
    whole = QRect()
    for rect in rects:
        whole = whole.united(rect)
    return whole
