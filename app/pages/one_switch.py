"""The settings for who plays with one switch or two: a highlight steps, the switch presses."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, QObject, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys.strokes import HELD
from app.pages.rows_page import RowsPage, on_and_off, show_choices
from app.scanning.choices import ScanChoices
from app.scanning.switches import ScanSwitch, goes_down, switch_of
from app.storage.settings import SCAN_TIMES, SCANS
from app.style.appearance import Appearance
from app.system.screen_reader import announce, tell_name
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.setting_row import ActionRow

T = texts("OneSwitchPage")


class OneSwitchPage(RowsPage):
    """Who steps, how fast, and which switches. The rows that mean nothing now are not there."""

    def __init__(
        self, appearance: Appearance, choices: ScanChoices, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._choices = choices
        self.scan = self.make_row(choices.set_scan)
        self.time = self.make_row(choices.set_time)
        self.press = ScanSwitchRow(appearance, choices, choices.choose_press, self.board)
        self.step = ScanSwitchRow(appearance, choices, choices.choose_step, self.board)
        self.set_rows(self.scan, self.time, self.press, self.step)
        choices.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.one_switch())
        self.scan.set_texts(
            T("Scanning")(),
            T("A frame goes from group to group. Press to go into one, and again to choose.")(),
        )
        words = (on_and_off()["off"], T("Automatic")(), T("With a second switch")())
        show_choices(self.scan, dict(zip(SCANS, words, strict=True)), self._choices.scan)
        self.time.set_texts(T("Time at each step")(), T("Then the frame moves on.")())
        show_choices(
            self.time,
            {
                time: common_texts.seconds(number=QLocale().toString(int(time) / 1000))
                for time in sorted(SCAN_TIMES, key=int)
            },
            self._choices.time,
        )
        self.press.translate(
            T("Switch to choose")(),
            T("A key or a mouse button, which then does nothing else.")(),
            self._choices.press,
        )
        self.step.translate(
            T("Switch to move on")(), T("If you use two switches.")(), self._choices.step
        )


class SwitchButton(PanelButton):
    """Shows a switch; pressed, it waits for another one, wherever the pointer is.

    `taken` brings what was pressed then; None: Esc was, or something that can be no switch.
    """

    taken = Signal(object)

    def __init__(self, appearance: Appearance, choices: ScanChoices, parent: QWidget) -> None:
        super().__init__(appearance, None, parent)
        self._choices = choices
        self.clicked.connect(self._wait)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent | QMouseEvent) and goes_down(event):
            if not isinstance(event, QKeyEvent) or event.key() not in HELD:
                self._end()
                self.taken.emit(switch_of(event))
            return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._end()

    def _wait(self) -> None:
        self._choices.choosing = True
        self.window().windowHandle().installEventFilter(self)
        self.set_word(T("Press the switch")())

    def _end(self) -> None:
        self._choices.choosing = False
        self.window().windowHandle().removeEventFilter(self)


class ScanSwitchRow(ActionRow):
    """A switch, on a button that lets another one be chosen."""

    def __init__(
        self,
        appearance: Appearance,
        choices: ScanChoices,
        choose: Callable[[ScanSwitch], None],
        parent: QWidget,
    ) -> None:
        button = SwitchButton(appearance, choices, parent)
        super().__init__(appearance, parent, button)
        self._choose = choose
        self._name = ""
        button.taken.connect(self._take)

    def translate(self, title: str, line: str, switch: ScanSwitch) -> None:
        """Say everything in the language of the moment, and which switch it is."""
        self.set_texts(title, line)
        self._name = switch.name
        self._show()

    def _show(self) -> None:
        self.button.set_word(self._name)
        tell_name(self.button, f"{self.title.text()}: {self._name}")

    def _take(self, switch: ScanSwitch | None) -> None:
        """Choose the switch that was pressed, and say it; without one all is as it was."""
        if switch is not None:
            self._choose(switch)
        self._show()
        announce(self, self.button.accessibleName())
