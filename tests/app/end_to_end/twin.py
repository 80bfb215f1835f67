"""A second window of the program in this process, to find out where the first one's buttons are.

The twin has its own data folder, shows nothing on any screen, and is pressed as the first one is.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QWidget

from app.application import build_window
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.result import ResultPage
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.window.window import Window
from engine.core.match import Match
from tests.app.end_to_end.program import Size
from tests.app.end_to_end.table import Point
from tests.app.waiting import make_active

MOST_STOPS = 60

EDGE = 3
"""So far inside of what scrolls nothing else takes the wheel, in pixels."""

MODIFIERS = {
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "shift": Qt.KeyboardModifier.ShiftModifier,
}


class Twin:
    """The twin; its settings and matches lie in `data`."""

    def __init__(self, data: Path, size: Size) -> None:
        self._appearance = Appearance(Settings(data / "settings.ini"))
        self._result: ResultPage | None = None
        self.window: Window = build_window(data)
        self.window.resize(*size)
        make_active(self.window)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def point(self, name: str, *, last: bool = False) -> Point:
        """The middle of the button of that name, of the last one if there are several."""
        button = self.button(name, last=last)
        at = button.mapTo(self.window, button.rect().center())
        return Point(at.x(), at.y())

    def press(self, name: str, *, last: bool = False) -> None:
        """Press the button of that name."""
        button = self.button(name, last=last)
        button.setFocus(Qt.FocusReason.MouseFocusReason)
        button.click()
        QApplication.processEvents()

    def show_result(self, match: Match) -> None:
        """Show the result page of a match that is over."""
        players = [PlayerInfo(player.name, seat) for seat, player in enumerate(match.players)]
        self._result = ResultPage(self._appearance, Session(match, players), self.window)
        self._result.resize(self.window.size())
        self._result.show()

    def stops(self, name: str) -> int:
        """Go with the Tab key to the button or field of that name; how often it takes."""
        for count in range(MOST_STOPS):
            if self.focused.accessibleName() == name:
                return count
            QTest.keyClick(self.focused, Qt.Key.Key_Tab)
        raise LookupError(f"the Tab key does not lead to {name!r}")

    @property
    def focused(self) -> QWidget:
        """What has the focus."""
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the focus"
        return focused

    def press_key(self, name: str) -> None:
        """Press a key where the focus is; it is called as xdotool calls it."""
        *modifiers, key = name.split("+")
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= MODIFIERS[modifier]
        QTest.keyClick(self.focused, Qt.Key[f"Key_{key.capitalize()}"], held)
        QApplication.processEvents()

    def write(self, text: str) -> None:
        """Write into the field that has the focus, in place of what it holds."""
        field = self.focused
        assert isinstance(field, QLineEdit)
        field.selectAll()
        field.insert(text)

    def button(self, name: str, *, last: bool = False) -> QAbstractButton:
        """The button of that name on the curtain, if it is down, or on the page."""
        top: QWidget = self._result or self.window.pages.top
        if self.window.curtain_keeper.curtain.isVisible():
            top = self.window.curtain_keeper.curtain
        found = [
            button
            for button in top.findChildren(QAbstractButton)
            if button.accessibleName() == name and not button.visibleRegion().isEmpty()
        ]
        if not found:
            raise LookupError(f"there is no button {name!r} here")
        return found[-1 if last else 0]

    def field(self, name: str) -> Point:
        """The middle of the field of that name, which is in sight; the twin goes into it."""
        field = self._field(name)
        middle = QPoint(field.width() // 2, field.height() // 2)
        assert field.visibleRegion().contains(middle), f"the field {name!r} is out of sight"
        field.setFocus(Qt.FocusReason.MouseFocusReason)
        at = field.mapTo(self.window, middle)
        return Point(at.x(), at.y())

    def scroll_to_the_end(self, name: str) -> Point | None:
        """Where the field of that name is out of sight, scroll to the end of what it stands in.

        The point is one at the edge of that, where the wheel does the same; None: it is in sight.
        """
        field = self._field(name)
        if field.visibleRegion().contains(field.rect().center()):
            return None
        areas = self.window.pages.top.findChildren(QScrollArea)
        (area,) = [each for each in areas if each.isAncestorOf(field)]
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        QApplication.processEvents()
        at = area.viewport().mapTo(self.window, QPoint(EDGE, area.viewport().height() // 2))
        return Point(at.x(), at.y())

    def _field(self, name: str) -> QLineEdit:
        fields = self.window.pages.top.findChildren(QLineEdit)
        (field,) = [one for one in fields if one.accessibleName() == name]
        return field
