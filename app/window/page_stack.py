"""The pages that lie one on the other in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from app.pages.page import Page
from app.pages.ways_out import make_back_in_bar


class PageStack(QStackedWidget):
    """Home lies at the bottom; every other page is laid on the one from which it was asked for.

    One step back takes it off again (`take_off`), and what lay below is as it was left: renewed
    (`Page.renew`), and with the keyboard where it was. A page that `belongs_below` is left together
    with the one below. A page that `gives_way` makes room for a match that is dealt on it
    (`give_way`), so no step leads back to a set-up that is done with.

    What the page on top asks for is asked for here, whichever page it is.
    """

    accessible_kind = "plain"

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
        self._focused: WeakKeyDictionary[Page, QWidget] = WeakKeyDictionary()
        """What had the keyboard on a page when it was covered."""
        self.arrival: Callable[[], Qt.FocusReason] = lambda: Qt.FocusReason.OtherFocusReason
        """How the keyboard comes to the page on top."""
        self._arrived = False
        """The page on top has just been laid, and has the keyboard."""
        self._gives_way = False
        """Pages make room for one that is laid next."""
        self._going: list[Page] = []
        """Those that do: they are seen until then, so that nothing below is seen instead."""

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
        """Show `page` on top of the others, or in the place of those that make room for it."""
        over = self.count() - 1 - len(self._going)
        if page.gives_way and page.back_button is None and self._under(page, over) > 0:
            make_back_in_bar(page)
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
        if not self._going:
            self._remember_focus()
        self.left.emit()
        page.arrival = self.arrival()
        takes_focus = page.focusWidget() is None
        self.setCurrentIndex(self.addWidget(page))
        self._remove(self._going)
        self._gives_way, self._going = False, []
        self._arrived = takes_focus and page.isAncestorOf(self.window().focusWidget())
        self.turned.emit()
        self._arrived = False

    def take_off(self) -> None:
        """Go one step back: take the page on top off, and those with which it is left."""
        self.take_off_from(self._page(self._left_with(self.count() - 1)))

    def uncover(self) -> None:
        """Take off nothing but the page on top."""
        self.take_off_from(self.top)

    def take_off_from(self, page: Page) -> None:
        """Take a page off, and all that lies on it."""
        first = self.indexOf(page)
        gone = [self._page(index) for index in range(first, self.count())]
        for each in reversed(gone):
            if each not in self._going:
                each.taken_off.emit()
        if self._gives_way:
            self._going = gone
            return
        self.left.emit()
        # Before it is seen, and Qt gives it the keyboard: readers tell that at once.
        self._page(first - 1).renew()
        self.setCurrentIndex(first - 1)
        self._remove(gone)
        if self.count() == 1 and any(each.has_table for each in gone):
            # Home from a table: there may be another match to go on with.
            self._focused.pop(self.top, None)
        self.turned.emit()

    def give_way(self, *, to_next: bool = False) -> None:
        """Take off what a match, or where it leads, takes the place of.

        If it gives way `to_next`, that is laid now: nothing else is seen, or gets the keyboard,
        before. Screen readers would be told of every widget of it, as it comes and as it goes.
        """
        self._gives_way = to_next
        first = self.count()
        while self._page(first - 1).gives_way:
            first = self._left_with(first - 1)
        if first < self.count():
            self.take_off_from(self._page(first))

    def go_back_to(self, kind: type[Page]) -> bool:
        """Go back to a page of this kind if it is on top or next below; tell whether it is.

        So pages that lead to each other do not pile up. A table is not taken off for that.
        """
        if isinstance(self.top, kind):
            self.top.renew()
            return True
        lies_below = isinstance(self.below, kind) and not self.top.has_table
        if lies_below:
            self.take_off()
        return lies_below

    def focus_top(self) -> None:
        """Give the keyboard to what had it on the page on top, or gets it there first.

        One that has just been laid has it already: screen readers are told once.
        """
        if self._arrived:
            return
        had = self._focused.pop(self.top, self.top.first_focus)
        if had is None or not isValid(had) or not had.isVisibleTo(self.top) or not had.isEnabled():
            had = self.top
        had.setFocus(self.arrival())

    def replace(self, page: Page) -> None:
        """Show `page` in the place of the one on top."""
        self._gives_way = True
        self.take_off_from(self.top)
        self.lay(page)

    def clear(self) -> None:
        """Take off everything but home."""
        if self.count() > 1:
            self.take_off_from(self._page(1))

    def show_full_screen(self, fills: bool) -> None:
        """Let every page show the way out of the full screen while the window fills it."""
        for index in range(self.count()):
            self._page(index).show_full_screen(fills)

    def _page(self, index: int) -> Page:
        page = self.widget(index)
        assert isinstance(page, Page)
        return page

    def _remove(self, gone: Sequence[Page]) -> None:
        for each in gone:
            self.removeWidget(each)
            each.deleteLater()

    def _left_with(self, at: int) -> int:
        """Return the index of the lowest of the pages that are left with the one of an index."""
        while self._page(at).belongs_below:
            at -= 1
        return at

    def _under(self, page: Page, over: int) -> int:
        """Return the index of what one step back leads to from a page over that of an index."""
        at, belongs = over, page.belongs_below
        while belongs:
            belongs = self._page(at).belongs_below
            at -= 1
        return at

    def _remember_focus(self) -> None:
        if self.count():
            had = self.window().focusWidget()
            if self.top.isAncestorOf(had):
                self._focused[self.top] = had
