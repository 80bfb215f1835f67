"""Telling people who use a screen reader what happens, and what has the keyboard."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app import common_texts
from app.system.accessibility_bus import Listeners
from app.system.sayings import sayings_of
from app.texts import texts

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

T = texts("ReadAloud")

_minus = T("minus", note="Before a number below zero, as it is said.")

# PySide makes every role, state and event of QAccessible when it is first imported: not at the
# start.

_LISTENERS: Final = Listeners()
_TO_TELL: Final[WeakSet[QWidget]] = WeakSet()
"""What has the keyboard, of which is told in a moment."""
_PAUSE: Final = re.compile(r" [·–—] |· ")
_RANGE: Final = re.compile(r"(?<!\d)(\d+) ?[–→] ?(\d+)(?!\d)")
_MINUS: Final = re.compile("\u2212(?=\\d)")
_UNHEARD: Final = re.compile("\u00ad|(?<=\\d)\u202f(?=\\d)")
"""Where a word may be parted, and what stands between the thousands of a number."""
_GET_SCREEN_READER: Final = 0x46
"""What Windows is asked with (SPI_GETSCREENREADER)."""


def aloud(text: str) -> str:
    """Return what is written as it is said; all that is told goes through here.

    Orca would say "middle dot", of the dot between two Greek clauses, too, and "en dash"; voices
    leave out the dash of a range, say minus in English, and read 1,234 written with a thin space as
    two numbers.

    >>> aloud("Your turn · Maria")
    'Your turn, Maria'
    >>> aloud("Γεμίζει το χέρι του· αλλιώς τραβάει δύο.")
    'Γεμίζει το χέρι του, αλλιώς τραβάει δύο.'
    >>> aloud("1–5 players, −20 points")
    '1 to 5 players, minus 20 points'
    >>> aloud("Learn – Trapoula")
    'Learn, Trapoula'
    """
    said = _UNHEARD.sub("", text).replace("\n", " ")
    said = _RANGE.sub(lambda found: common_texts.first_to_last(first=found[1], last=found[2]), said)
    said = _MINUS.sub(lambda _: f"{_minus()} ", said)
    return _PAUSE.sub(", ", said)


def tell_name(widget: QWidget, name: str) -> None:
    """Have screen readers call a widget so."""
    widget.setAccessibleName(aloud(name))


def tell_description(widget: QWidget, description: str) -> None:
    """Have screen readers say this of a widget, besides its name."""
    widget.setAccessibleDescription(aloud(description))


@cache
def tell_kinds() -> None:
    """Let screen readers hear of more kinds of things than Qt knows (see `accessible_kinds`)."""
    from PySide6.QtGui import QAccessible

    from app.system.accessible_kinds import interface

    QAccessible.installFactory(interface)


class Announced(QEvent):
    """Tells a window what has been announced in it."""

    TYPE: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, text: str) -> None:
        super().__init__(self.TYPE)
        self.text = text


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text` once it is done with what it is saying.

    The window is told, too: it may read the text aloud itself.
    """
    text = aloud(text)
    QApplication.sendEvent(widget.window(), Announced(text))
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    sayings = sayings_of(widget)
    if sayings is not None:
        sayings.go_on_over_focus = _goes_on_over_focus
    tell = partial(_tell_of_window, widget.window())
    active = QAccessible.isActive()
    if not active and sayings is not None:
        sayings.keep(text, tell, QAccessible.isActive)
    if not active or sys.platform != "linux":
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    elif sayings is None:
        tell(text)
    else:
        sayings.say(text, tell)


def _goes_on_over_focus() -> bool:
    return not _LISTENERS.hear_announcements()


def _tell_of_window(window: QWidget, text: str) -> None:
    """Tell the screen reader of a Linux desktop, in the way in which it listens.

    Orca never leaves out what the window itself announces, but at times what something in it does.
    """
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if _LISTENERS.hear_announcements():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(window, text))
    else:
        from app.system.notification import notify

        notify(window, text)


def rename_focused(widget: QWidget, rename: Callable[[], None], *, at_once: bool = False) -> None:
    """Give what has the keyboard another name: a screen reader breaks off to say it.

    So it waits until all has been said, or a key is pressed, unless it has to be done `at_once`.
    """
    sayings = sayings_of(widget)
    if sayings is None:
        rename()
    elif sayings.busy and not at_once:
        sayings.do_afterwards(rename)
    else:
        rename()
        sayings.cut()


def tell_availability(widget: QWidget) -> None:
    """Tell screen readers that a button can be used now, or can no longer (see `allowed`)."""
    from PySide6.QtGui import QAccessible, QAccessibleStateChangeEvent

    if QAccessible.isActive():
        state = QAccessible.State()
        state.disabled = True  # This is what has changed.
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(widget, state))


@contextmanager
def untold() -> Iterator[None]:
    """Tell screen readers nothing of what is made here, and named for the first time.

    They ask for it once they come to it. Orca drops what it is told when it is told too much at
    once. Of what they may know already they have to be told: they remember its name.
    """
    from PySide6.QtGui import QAccessible

    active = QAccessible.isActive()
    if active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QAccessible.setActive(True)


def forget_announced(widget: QWidget) -> None:
    """Have nothing told again of what was announced in the widget's window: somebody has left."""
    sayings = sayings_of(widget)
    if sayings is not None:
        sayings.forget()


def is_read() -> bool:
    """Tell whether a screen reader, or something like it, tells what has the keyboard.

    Windows knows of screen readers; on it, many other programs ask for what a window holds.
    """
    if sys.platform == "win32":
        from ctypes import byref, c_int, windll

        found = c_int(0)
        windll.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, byref(found), 0)
        return bool(found.value)
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def says_what_is_announced() -> bool:
    """Tell whether a screen reader says what is announced, as far as one can know.

    On Linux other aids than readers have programs tell what they hold, too, but do not listen.
    """
    return is_read() and (sys.platform != "linux" or _LISTENERS.there())


def words_of_focus(widget: QWidget) -> str:
    """Return what a screen reader says of a widget that has the keyboard, but for its kind."""
    from PySide6.QtGui import QAccessible

    found: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(widget)
    inner: QAccessibleInterface | None = None if found is None else found.focusChild()
    told = found if inner is None else inner
    if told is None:
        return ""
    name, *more = map(
        told.text,
        (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description),
    )
    state = common_texts.unavailable() if told.state().disabled else ""
    return aloud(". ".join(dict.fromkeys(filter(None, (name, state, *more)))))


def tell_focus(outer: QWidget) -> None:
    """Have a screen reader hear last of what has the keyboard in `outer`.

    This is for a widget that passes the focus on when it gets it: Qt tells of the inner one first,
    and screen readers say the last one that they hear of. Once is enough, however many pass it on;
    and not at all where it has gone on since, of which Qt has told.
    """
    inner = QApplication.focusWidget()
    if inner is None or inner is outer or inner in _TO_TELL or not outer.isAncestorOf(inner):
        return

    def tell() -> None:
        _TO_TELL.discard(inner)
        if QApplication.focusWidget() is inner:
            _tell(inner)

    _TO_TELL.add(inner)
    QTimer.singleShot(0, inner, tell)


def tell_row(view: QWidget, row: int) -> None:
    """Have a screen reader hear of the present row of a list that gets the keyboard."""
    if row >= 0:
        QTimer.singleShot(0, view, lambda: _tell(view, row))


def _tell(widget: QWidget, child: int = -1) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(child)
    QAccessible.updateAccessibility(event)
