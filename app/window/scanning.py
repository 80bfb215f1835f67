"""Scanning in the window: it begins and ends as it is chosen, and goes over what lies on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.press_guard import Slips
from app.scanning.choices import ScanChoices
from app.speech.speaking import Speaking
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.widgets.question import InlineQuestion
from app.window.curtain_keeper import CurtainKeeper
from app.window.key_list import KeyList
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.scanning.scanner import Scanner


class Scanning(QObject):
    """Has the scanner, whose module is imported when it is first wanted."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        window: QWidget,
        *,
        slips: Slips,
        pages: PageStack,
        curtain: CurtainKeeper,
        keys: KeyList,
        speaking: Speaking,
    ) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._slips = slips
        self._pages = pages
        self._curtain = curtain
        self._keys = keys
        self._speaking = speaking
        self._window = window
        self.choices = ScanChoices(settings, self)
        self.scanner: Scanner | None = None
        """The scanner, while there is scanning."""
        self.choices.changed.connect(self.follow)
        self._turned = QTimer(self)
        self._turned.setSingleShot(True)
        self._turned.timeout.connect(self._renew)
        for signal in (pages.turned, curtain.fell, curtain.risen):
            signal.connect(lambda: self._turned.start(0))

    def follow(self) -> None:
        """Begin, go on or end as it is chosen, once the window is on the screen."""
        if self._window.windowHandle() is None:
            return
        if self.choices.scan == "off":
            if self.scanner is not None:
                self.scanner.end()
                self.scanner.deleteLater()
                self.scanner = None
        elif self.scanner is None:
            from app.scanning.scanner import Scanner

            self.scanner = Scanner(
                self._window,
                self._appearance,
                self.choices,
                slips=self._slips,
                root=self._top,
                speaking=self._speaking,
            )
            self.scanner.begin()
            self._turned.start(0)
        else:
            self.scanner.renew()

    def _renew(self) -> None:
        """Go on over what lies on top now: it has its size, and the focus."""
        if self.scanner is not None:
            self.scanner.renew()

    def _top(self) -> QWidget:
        """Return what lies on top: a question there is answered first."""
        if self._keys.paper is not None:
            return self._keys.paper
        if self._curtain.shown:
            return self._curtain.curtain
        page = self._pages.top
        asked = (each for each in page.findChildren(InlineQuestion) if each.isVisible())
        return next(asked, page)
