"""The pages that lie one on the other in the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.pages.page import Page


class PageStack(QStackedWidget):
    """Home lies at the bottom; every other page is laid on it and taken off again.

    What the page on top asks for is asked for here, whichever page it is.
    """

    left = Signal()
    """The page on top is about to be covered or taken off."""
    turned = Signal()
    """Another page is on top."""
    retitled = Signal()
    """A page has another title."""
    home_requested = Signal()
    rules_requested = Signal(str)
    learn_requested = Signal(str)
    settings_requested = Signal()
    keys_requested = Signal()
    language_chosen = Signal(str)
    leave_full_screen_requested = Signal()
    sounded = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    @property
    def top(self) -> Page:
        """Return the page on top."""
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    @property
    def below(self) -> Page | None:
        """Return the page below the one on top, if there is one."""
        page = self.widget(self.count() - 2)
        return page if isinstance(page, Page) else None

    def lay(self, page: Page) -> None:
        """Show `page` on top of the others."""
        page.home_requested.connect(self.home_requested)
        page.back_requested.connect(self.take_off)
        page.rules_requested.connect(self.rules_requested)
        page.learn_requested.connect(self.learn_requested)
        page.settings_requested.connect(self.settings_requested)
        page.keys_requested.connect(self.keys_requested)
        page.language_chosen.connect(self.language_chosen)
        page.leave_full_screen_requested.connect(self.leave_full_screen_requested)
        page.sounded.connect(self.sounded)
        page.windowTitleChanged.connect(self.retitled)
        page.show_full_screen(self.window().isFullScreen())
        self.left.emit()
        self.setCurrentIndex(self.addWidget(page))
        self.turned.emit()

    def take_off(self) -> None:
        """Take the page on top off; the one below it is shown again."""
        page = self.top
        page.taken_off.emit()
        self.left.emit()
        self.setCurrentIndex(self.count() - 2)
        self.removeWidget(page)
        page.deleteLater()
        self.turned.emit()

    def replace(self, page: Page) -> None:
        """Show `page` in the place of the one on top."""
        gone = self.top
        gone.taken_off.emit()
        self.lay(page)
        self.removeWidget(gone)
        gone.deleteLater()

    def clear(self) -> None:
        """Take off everything but home."""
        while self.count() > 1:
            self.take_off()

    def show_full_screen(self, fills: bool) -> None:
        """Let every page show the way out of the full screen while the window fills it."""
        for index in range(self.count()):
            page = self.widget(index)
            assert isinstance(page, Page)
            page.show_full_screen(fills)
