"""The list of keys over the window: opened from any page, while its match waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.keys.commands import READ_EVERYWHERE, KeyCommand
from app.keys.keys import KeyActions
from app.style.appearance import Appearance
from app.window.curtain_keeper import CurtainKeeper
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from app.pages.key_list.paper import KeyPaper
    from app.pages.key_list.rows import KeyRow


class KeyList(QObject):
    """Shows the keys of what is seen, and takes them away again.

    What it needs is imported when it is first wanted.
    """

    def __init__(
        self,
        appearance: Appearance,
        pages: PageStack,
        curtain: CurtainKeeper,
        window: QWidget,
        everywhere: Callable[[], KeyActions],
    ) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._pages = pages
        self._curtain = curtain
        self._window = window
        self._everywhere = everywhere
        self._focus: QWidget | None = None
        """What had the keyboard before."""
        self.paper: KeyPaper | None = None
        """The paper, while it is shown."""
        pages.left.connect(self.close)
        curtain.fell.connect(self.close)

    def open(self) -> None:
        """Show the keys of the page on top, or of the curtain before it."""
        from app.pages.key_list.paper import KeyPaper

        if self.paper is not None:
            return
        self._focus = self._window.focusWidget()
        self._pages.top.covered.emit(True)
        self.paper = KeyPaper(self._appearance, self._rows(), self._window)
        self.paper.closed.connect(self.close)
        self.paper.setGeometry(self._window.rect())
        self.paper.show()
        self.paper.raise_()
        self.paper.begin()
        self._window.installEventFilter(self)

    def close(self) -> None:
        """Take the list away; the keyboard goes back to where it was, and the match goes on."""
        if self.paper is None:
            return
        self._window.removeEventFilter(self)
        paper, self.paper = self.paper, None
        focus = self._focus
        if focus is None or not isValid(focus) or not focus.isVisible():
            focus = self._pages.top
        focus.setFocus(Qt.FocusReason.ShortcutFocusReason)
        paper.hide()
        paper.deleteLater()
        self._pages.top.covered.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.paper is not None:
            if event.type() == QEvent.Type.Resize:
                self.paper.setGeometry(self._window.rect())
            elif event.type() == QEvent.Type.LanguageChange:
                self.paper.show_rows(self._rows())
        return super().eventFilter(watched, event)

    def _rows(self) -> Sequence[KeyRow]:
        from app.pages.key_list.rows import key_rows

        page = self._pages.top
        if self._curtain.shown:
            here = [*self._curtain.curtain.key_actions()]
        else:
            here = [*page.read_by_parts, *self._read_at_focus(), *page.key_actions()]
        everywhere = [*READ_EVERYWHERE, *self._everywhere()]
        return key_rows(self._appearance.keys, here, everywhere)

    def _read_at_focus(self) -> Iterator[KeyCommand]:
        """Return the commands of what had the keyboard on the page, such as a list on it."""
        widget = self._focus
        while widget is not None and widget is not self._pages.top:
            yield from getattr(widget, "read_by_parts", ())
            widget = widget.parentWidget()
