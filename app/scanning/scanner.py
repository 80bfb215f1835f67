"""Scanning: a highlight goes from group to group, a press leads into one, another presses there.

It stands on the keyboard's focus: what is highlighted has it, what is pressed gets a key through
`app.press_guard` as from a hand, and whatever takes the focus is where the highlight goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from app.press_guard import Slips
from app.scanning.choices import ScanChoices
from app.scanning.presses import ListRow, give_focus, key_that_presses, rows_in
from app.scanning.ring import Ring
from app.scanning.stops import StopGroup, groups_on, rect_of, united
from app.scanning.switches import goes_down, switch_of
from app.scanning.writing import SwitchWriting
from app.speech.speaking import Speaking
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.field import Field

T = texts("Scanning")

ROUNDS: Final = 3
"""After so many rounds without a press the highlight rests."""
ROUNDS_INSIDE: Final = 2
"""After so many rounds in a group without a press it leaves the group."""
LONGER: Final = 500
"""How much longer the first thing of a group stands, in milliseconds."""
DEAF: Final = 400
"""After a press that led into a group none counts for so long, in milliseconds."""

SAID_EVERY: Final = 200
"""How often to ask whether all has been said, in milliseconds."""
SAID_AT_MOST: Final = 15_000
"""No voice holds the highlight for longer, in milliseconds: it may have got stuck."""

_OUT: Final = "out"
Thing: TypeAlias = QWidget | ListRow | str
"""Something in a group: a stop, a row of a list, or `_OUT`, which leads out of it."""


class Scanner(QObject):
    """Highlights what lies on the `root` of the moment, and takes the switches' presses.

    It filters what comes to the window, before any other filter. It waits until all is said by
    `speaking`.
    """

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        choices: ScanChoices,
        *,
        slips: Slips,
        root: Callable[[], QWidget],
        speaking: Speaking,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._choices = choices
        self._slips = slips
        self._root = root
        self._speaking = speaking
        self._clock = clock if clock is not None else Clock(self)
        self._next = self._clock.alarm(self._step_alone)
        self._ring = Ring(appearance, window)
        self._group: Hashable = None
        """The key of the group that is highlighted, or was entered."""
        self._inside = False
        self._list: QWidget | None = None
        """The list or the menu of which the rows are highlighted."""
        self._at: Thing | None = None
        """What is highlighted in the group: `_OUT` leads out of it."""
        self._rounds = 0
        self._shown_at = 0.0
        self._deaf_until = 0.0
        self._sending = False
        self._lost = False
        self.rests = False
        """It waits for the switch, which wakes it and does nothing else."""
        self._seen: object = None
        """What there was to step to when it went to rest by itself; None: it was sent there."""
        slips.key_lost.connect(self._note_lost)

    def begin(self) -> None:
        """Highlight what has the keyboard, or the first group."""
        self._window.windowHandle().installEventFilter(self)
        self._wake()

    def end(self) -> None:
        """Highlight nothing any more, and leave all keys and the mouse what they are."""
        self._next.stop()
        self._ring.hide()
        self._ring.deleteLater()
        self._window.windowHandle().removeEventFilter(self)

    def renew(self) -> None:
        """Take up another speed, other switches, or another page."""
        if not self.rests:
            self._restart()

    @property
    def highlighted(self) -> Sequence[QWidget | ListRow]:
        """Return what the ring goes round: a group, or one thing; nothing where it leads out."""
        if self.rests or isinstance(self._at, str):
            return ()
        if self._at is not None:
            return (self._at,)
        group = self._entered(self._groups())
        return () if group is None else group.stops

    # What comes to the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sending or self._choices.choosing:
            return False
        if isinstance(event, QKeyEvent) and event.type() in (
            QEvent.Type.KeyPress,
            QEvent.Type.KeyRelease,
        ):
            return self._is_for_switch(event)
        if isinstance(event, QMouseEvent) and event.type() != QEvent.Type.MouseMove:
            return self._is_for_switch(event)
        if event.type() == QEvent.Type.Resize and not self.rests:
            self._restart()
        return False

    def _is_for_switch(self, event: QKeyEvent | QMouseEvent) -> bool:
        """Take a switch's press; whatever else is pressed lets the highlight rest."""
        choices = self._choices
        presses = choices.press.sends(event)
        steps = choices.scan == "by_hand" and choices.step.sends(event)
        down = goes_down(event)
        if self.rests and isinstance(QApplication.focusWidget(), QLineEdit):
            return False  # Somebody writes: a switch is a key as any other.
        if not presses and not steps:
            if down and switch_of(event) is not None:
                self._rest(until_pressed=True)
            return False
        if isinstance(event, QKeyEvent) and self._slips.held.repeats(event):
            return True
        if not down:
            return True
        if self.rests:
            self._wake()
        elif steps:
            self._step()
            self._rounds = 0
        elif self._clock.now() >= self._deaf_until:
            self._press()
        return True

    # Steps

    def _step_alone(self) -> None:
        if self.rests:
            if self._seen is not None and _there(self._groups()) != self._seen:
                self._wake()
            else:
                self._wait()
        elif self._is_being_said():
            self._next.start(SAID_EVERY)
        elif self._window.isActiveWindow() or isinstance(QApplication.activePopupWidget(), QMenu):
            self._step()
        else:
            self._wait()

    def _is_being_said(self) -> bool:
        """Tell whether a voice is still saying what is highlighted, or what led to it."""
        waited = self._clock.now() - self._shown_at
        return self._speaking.busy and waited < SAID_AT_MOST

    def _step(self) -> None:
        """Highlight the next thing."""
        groups = self._groups()
        if _popup() is not self._list and isinstance(_popup() or self._list, QMenu):
            self._restart()
            return
        if self._inside or self._list is not None or len(groups) == 1:
            self._step_inside(groups)
            return
        keys = [group.key for group in groups]
        if self._group not in keys:
            self._restart()  # Another page, or the curtain.
            return
        at = keys.index(self._group) + 1
        if at == len(keys):
            at, self._rounds = 0, self._rounds + 1
            if self._rounds >= ROUNDS and self._choices.scan == "alone":
                self._rest()
                return
        self._show_group(groups[at])

    def _step_inside(self, groups: Sequence[StopGroup]) -> None:
        things = self._things(groups)
        at = things.index(self._at) + 1 if self._at in things else 0
        if at >= len(things):
            at, self._rounds = 0, self._rounds + 1
            alone = self._choices.scan == "alone"
            if things and _OUT not in things and self._rounds >= ROUNDS and alone:
                self._rest()
                return
            if not things or (_OUT in things and self._rounds >= ROUNDS_INSIDE and alone):
                self._leave()
                return
        self._show_thing(things[at], groups)

    def _things(self, groups: Sequence[StopGroup]) -> list[Thing]:
        """Return what can be stepped to inside the group, or the list, that was entered."""
        if self._list is not None:
            return [*rows_in(self._list), _OUT]
        group = self._entered(groups)
        if group is None:
            return []
        return [*group.stops] if len(groups) == 1 else [*group.stops, _OUT]

    def _entered(self, groups: Sequence[StopGroup]) -> StopGroup | None:
        if len(groups) == 1:
            return groups[0]
        return next((group for group in groups if group.key == self._group), None)

    def _press(self) -> None:
        """Press what is highlighted, or go into it."""
        groups = self._groups()
        self._rounds = 0
        if self._at == _OUT:
            self._leave()
            return
        group = self._entered(groups)
        if self._list is None and not self._inside and len(groups) != 1:
            if group is not None and len(group.stops) > 1:
                self._inside, self._at = True, group.stops[0]
                self._show_thing(self._at, groups, first=True)
                return
            self._at = group.stops[0] if group is not None else None
        if self._at is None or self._at not in (*self._things(groups),):
            self._restart()
        elif self._list is None and isinstance(self._at, QWidget) and rows_in(self._at):
            self._enter_list(self._at)
        else:
            assert not isinstance(self._at, str)
            self._send(self._at)

    def _enter_list(self, view: QWidget) -> None:
        self._list = view
        self._at = rows_in(view)[0]
        self._show_thing(self._at, [], first=True)

    def _send(self, thing: QWidget | ListRow) -> None:
        """Press a thing as the keyboard does, and go on where the focus is then."""
        if isinstance(thing, Field):
            SwitchWriting(thing)
            self._restart()
            return
        key = key_that_presses(thing)
        self._slips.by_key = True
        self._lost = False
        self._sending = True
        handle = self._window.windowHandle()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(handle, event)
        self._sending = False
        if self._lost or key in (Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_PageDown):
            self._wait()
        elif self._choices.scan != "off":
            self._restart()

    def _leave(self) -> None:
        """Go out of the group, or the list: on to the next one."""
        if isinstance(self._list, QMenu):
            self._list.close()
        self._list, self._at, self._rounds = None, None, 0
        if self._inside:
            self._inside = False
            self._step()
        else:
            self._restart()

    def _restart(self) -> None:
        """Highlight the group in which the focus is, or the first one."""
        self._inside, self._list, self._at, self._rounds = False, None, None, 0
        popup = _popup()
        if popup is not None:
            popup.windowHandle().installEventFilter(self)
            self._enter_list(popup)
            return
        groups = self._groups()
        # A window that is not active yet knows already what will have the keyboard in it.
        focus = QApplication.focusWidget() or self._window.focusWidget()
        if not groups:
            self._ring.hide()
            self._wait()
            return
        with_focus = (group for group in groups if focus in group.stops)
        group = next(with_focus, groups[0])
        if len(groups) > 1:
            self._show_group(group)
        else:
            self._show_thing(focus if focus in group.stops else group.stops[0], groups, first=True)

    def _groups(self) -> list[StopGroup]:
        modal = QApplication.activeModalWidget()
        return groups_on(modal if modal is not None else self._root())

    # What is shown

    def _show_group(self, group: StopGroup) -> None:
        self._inside, self._at, self._group = False, None, group.key
        give_focus(group.stops[0], self._slips)
        self._ring.show_round(united(group.stops), dashed=False)
        if len(group.stops) > 1:
            announce(self._window, T("{name}: {number}")(name=group.name, number=len(group.stops)))
        self._wait()

    def _show_thing(
        self,
        thing: Thing | None,
        groups: Sequence[StopGroup],
        *,
        first: bool = False,
    ) -> None:
        self._at = thing
        if isinstance(thing, ListRow):
            rect = thing.show()
            if isinstance(thing.owner, QMenu):
                self._ring.hide()  # A menu shows its present entry by itself, over the window.
            else:
                self._ring.show_round(rect, dashed=False)
        elif isinstance(thing, QWidget):
            give_focus(thing, self._slips)
            self._ring.show_round(rect_of(thing), dashed=False)
        else:
            group = self._entered(groups)
            stops = group.stops if group is not None else ()
            if self._list is not None and not isinstance(self._list, QMenu):
                stops = (self._list,)
            if stops:
                self._ring.show_round(united(stops), dashed=True)
            if isinstance(self._list, QMenu):
                self._list.setActiveAction(None)  # type: ignore[arg-type]
            announce(self._window, T("Back to the groups")())
        if first:
            self._deaf_until = self._clock.now() + DEAF
        self._wait(LONGER if first else 0)

    # Rest

    def _rest(self, *, until_pressed: bool = False) -> None:
        """Highlight nothing until the switch is pressed.

        Unless somebody else has begun to do things, it goes on too when there is anything new.
        """
        if not until_pressed and not self.rests:
            announce(self._window, T("The highlight waits for your switch.")())
        self.rests = True
        self._seen = None if until_pressed else _there(self._groups())
        self._ring.hide()
        self._wait()

    def _wake(self) -> None:
        self.rests = False
        self._restart()

    def _wait(self, longer: int = 0) -> None:
        self._next.stop()
        self._shown_at = self._clock.now()
        if self._choices.scan == "alone" and (not self.rests or self._seen is not None):
            self._next.start(int(self._choices.time) + longer)

    def _note_lost(self) -> None:
        self._lost = True


def _popup() -> QMenu | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) and rows_in(popup) else None


def _there(groups: Sequence[StopGroup]) -> object:
    """Return what there is to step to, to be compared."""
    return [(group.key, tuple(map(id, group.stops))) for group in groups]
