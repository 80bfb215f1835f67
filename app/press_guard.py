"""The guard against slips of the hand, which may do at most one thing.

A key that is held presses once. A thing that has just come to mean something else takes no press
until the change can have been seen, nor the second half of a double click, however slow that comes.
Where the keyboard focus is neither shown nor told by a screen reader, Enter and Space show it, and
do nothing else. A press beside an open question closes it, and does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from app.keys.held import HeldKeys
from app.keys.strokes import ENTER, ESCAPE, HELD, PRESSES, ROAM
from app.system.clock import Clock
from app.system.screen_reader import is_read

SEEN = 700.0
"""How long what has changed takes no press, in milliseconds: until it can have been seen."""
AGAIN = 1000.0
"""Within so long a second press of the same key or point is the second half of a double click."""
SERIES = 600.0
"""Presses no farther apart in time than this go on from each other, wherever they are."""
NEAR: Final = 12
"""Presses no farther apart than so many pixels are at the same point."""


@runtime_checkable
class Ready(Protocol):
    """A widget on which some presses mean what they always do, whatever has changed."""

    def is_ready(self, at: QPoint | None) -> bool:
        """Tell whether a press at that point of its own is such a one; None is a key there."""


@runtime_checkable
class Keyed(Protocol):
    """A widget that has buttons which can be pressed with a key from anywhere on it."""

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """Return the button that this key presses."""


@runtime_checkable
class Ringed(Protocol):
    """A widget that does not always show that it has the focus."""

    def shows_focus(self) -> bool:
        """Tell whether one sees that Enter would press it."""

    def show_focus(self) -> None:
        """Let it be seen."""


class _Mark(NamedTuple):
    """A mark of something that has changed."""

    number: int
    """It was the so manieth change of all."""
    since: float
    """When what can be seen now came to be seen."""
    firm: bool
    """It takes no press that goes on from presses before it, however long that lasts."""


class _Press(NamedTuple):
    """The last press that counted."""

    what: QPoint | int
    """Where, or which key."""
    at: float
    changes: int
    """How many changes there had been before it."""


def changed(*things: QWidget, firm: bool = False) -> None:
    """Note that these, and what lies in them, have come to mean something else.

    They take no press until that can have been seen; `firm`, nor one of a series of presses that
    began before the change.
    """
    for thing in things:
        slips = _slips_of(thing)
        if slips is not None:
            slips.note(thing, unseen=True, firm=firm)


def answered(*things: QWidget) -> None:
    """Note that a press on one of these was answered: the same press again would be a slip."""
    for thing in things:
        slips = _slips_of(thing)
        if slips is not None:
            slips.note(thing, unseen=False)


def close_beside(question: QWidget, close: Callable[[], None]) -> None:
    """Let a press beside a question, as long as it is to be seen, do no more than close it."""
    slips = _slips_of(question)
    if slips is not None:
        slips.question = question, close


def changes(thing: QWidget) -> int:
    """Return a number that grows whenever that widget, or what it lies in, has changed."""
    slips = _slips_of(thing)
    return 0 if slips is None else slips.changes(thing)


def keys_lead(widget: QWidget) -> bool:
    """Tell whether the last thing done in the widget's window was done with a key."""
    slips = _slips_of(widget)
    return slips is None or slips.by_key


def _slips_of(widget: QWidget) -> Slips | None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = widget.window().findChild(Slips, options=direct)
    return found if isinstance(found, Slips) else None


class Slips(QObject):
    """The filter that takes slips out of what hands do at a window, before any widget gets it.

    What other programs press, such as a screen reader, is no slip of a hand and does not come this
    way.
    """

    key_lost = Signal()
    """A key did nothing, because what it presses has just changed."""
    key_pressed = Signal()
    """A key was pressed, whatever comes of it."""
    acts = Signal()
    """A hand is about to do something, more than to move the focus."""
    roams = Signal()
    """A key is about to move the focus or a page, and to do nothing else."""

    def __init__(self, window: QWidget, clock: Clock | None = None) -> None:
        super().__init__(window)
        self._window = window
        self.clock = clock if clock is not None else Clock(self)
        self.by_key = False
        """The last that was done was done with a key."""
        self.question: tuple[QWidget, Callable[[], None]] | None = None
        """The question that was asked last, and what closes it."""
        self._count = 0
        self._marks: WeakKeyDictionary[QWidget, _Mark] = WeakKeyDictionary()
        self._unpainted: list[QWidget] = []
        self._painted = self.clock.alarm(self._begin_to_be_seen)
        self._last = _Press(0, -AGAIN, 0)
        self._pressed = -SERIES
        """When something was pressed last, whether that counted or not."""
        self._series = 0
        """How many changes there had been before the series of presses that goes on."""
        self._escaped = -SEEN
        self.held = HeldKeys()
        self._passed_over: Qt.MouseButton | None = None
        """The button whose press did not count, until it goes up."""

    def watch(self) -> None:
        """Begin, as soon as the window is on the screen; calling it again does no harm."""
        self._window.windowHandle().installEventFilter(self)
        self.held.watch()

    def note(self, thing: QWidget, *, unseen: bool, firm: bool = False) -> None:
        """Note a change or an answer; see `changed` and `answered`."""
        self._count += 1
        before = self._marks.get(thing)
        if unseen:
            self._unpainted.append(thing)
            self._painted.start(0)
        since = self.clock.now() if unseen else before.since if before is not None else -SEEN
        self._marks[thing] = _Mark(self._count, since, firm)

    def changes(self, thing: QWidget) -> int:
        """Return the number of changes; see the function of that name."""
        return max((mark.number for mark in self._marks_of(thing)), default=0)

    def _begin_to_be_seen(self) -> None:
        """Note that what has changed is painted by now: painting it may have taken a while."""
        now = self.clock.now()
        for thing in self._unpainted:
            if thing in self._marks:
                self._marks[thing] = self._marks[thing]._replace(since=now)
        self._unpainted.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._is_key_slip(event)
        if isinstance(event, QMouseEvent):
            return self._is_mouse_slip(event)
        return super().eventFilter(watched, event)

    # Mouse

    def _is_mouse_slip(self, event: QMouseEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            passed_over, self._passed_over = self._passed_over, None
            return passed_over is event.button()
        if event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return False
        self.by_key = False
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        at = event.position().toPoint()
        thing = self._window.childAt(at) or self._window
        if self._is_slip(thing, at):
            self._passed_over = event.button()
            return True
        self._last = _Press(at, self.clock.now(), self._count)
        if self._closes_question(thing):
            self._passed_over = event.button()
            return True
        self.acts.emit()
        return False

    def _closes_question(self, pressed: QWidget) -> bool:
        """Close the open question, if the press is beside it; tell whether it was."""
        if self.question is None:
            return False
        question, close = self.question
        if not isValid(question) or not question.isVisible() or question in _with_parents(pressed):
            return False
        close()
        self.note(self._window, unseen=False)
        return True

    # Keys

    def _is_key_slip(self, event: QKeyEvent) -> bool:
        key = event.key()
        focus = self._focus()
        self.key_pressed.emit()
        if key in HELD:
            return False
        if self.held.repeats(event):
            return not _may_repeat(key, focus)
        self.by_key = True
        thing = _meant(event, focus)
        if thing is not None and self._is_slip(thing, key):
            self.key_lost.emit()
            return True
        if key == ESCAPE:
            if self.clock.now() - self._escaped < SEEN:
                self.key_lost.emit()
                return True
            self._escaped = self.clock.now()
        self._last = _Press(key, self.clock.now(), self._count)
        (self.roams if key in ROAM else self.acts).emit()
        if thing is focus and key in PRESSES and isinstance(focus, Ringed):
            shown = focus.shows_focus() or is_read()
            focus.show_focus()
            return not shown
        return False

    def _focus(self) -> QWidget:
        focused: QWidget | None = self._window.focusWidget()
        return self._window if focused is None else focused

    # Both

    def _is_slip(self, thing: QWidget, what: QPoint | int) -> bool:
        now = self.clock.now()
        if now - self._pressed >= SERIES:
            self._series = self._count
        self._pressed = now
        again = now - self._last.at < AGAIN and _same(what, self._last.what)
        unseen = any(
            now - mark.since < SEEN
            or (again and mark.number > self._last.changes)
            or (mark.firm and mark.number > self._series)
            for mark in self._marks_of(thing)
        )
        return unseen and not self._is_ready(thing, what)

    def _is_ready(self, thing: QWidget, what: QPoint | int) -> bool:
        ready = next((each for each in _with_parents(thing) if isinstance(each, Ready)), None)
        if ready is None:
            return False
        at = ready.mapFrom(self._window, what) if isinstance(what, QPoint) else None
        return ready.is_ready(at)

    def _marks_of(self, thing: QWidget) -> Iterator[_Mark]:
        for each in _with_parents(thing):
            mark = self._marks.get(each)
            if mark is not None:
                yield mark


def _with_parents(thing: QWidget) -> Iterator[QWidget]:
    each: QWidget | None = thing
    while each is not None:
        yield each
        each = each.parentWidget()


def _same(what: QPoint | int, before: QPoint | int) -> bool:
    if isinstance(what, QPoint) and isinstance(before, QPoint):
        return (what - before).manhattanLength() <= NEAR
    return what == before


def _meant(event: QKeyEvent, focus: QWidget) -> QWidget | None:
    """Return what a key presses, or None for a key of another kind."""
    key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if key == ESCAPE:
        return focus
    if key in PRESSES and held == Qt.KeyboardModifier.NoModifier:
        return None if isinstance(focus, QLineEdit) else focus
    for each in _with_parents(focus):
        if isinstance(each, Keyed) and (button := each.pressed_by(event)) is not None:
            return button
    return None


def _may_repeat(key: int, focus: QWidget) -> bool:
    """Tell whether a key that is held goes on: one that moves, or one that writes."""
    if isinstance(focus, QLineEdit):
        return key not in (*ENTER, ESCAPE)
    return key in ROAM
