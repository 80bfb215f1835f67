"""A menu that a double click opens as a click does, and the look of all menus."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.press_guard import AGAIN
from app.style.appearance import Appearance
from app.style.theme import Theme, blend
from app.style.typography import Metrics
from app.system.clock import Clock

_TYPE: Final = "strong"
"""The type of menus is that of buttons."""

_MENUS: Final[Any] = "QMenu"
"""PySide takes the name of a class as text; its types ask for bytes, which it refuses."""


class Menu(QMenu):
    """Stays open at the second half of the double click that has opened it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self._opened = 0.0

    def showEvent(self, event: QShowEvent) -> None:
        self._opened = self.clock.now()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        beside = not self.rect().contains(event.position().toPoint())
        if not beside or self.clock.now() - self._opened >= AGAIN:
            super().mousePressEvent(event)


def dress_menu(menu: QMenu, appearance: Appearance, metrics: Metrics) -> None:
    """Give a menu the colours of the theme and the type of buttons."""
    menu.setPalette(_palette(appearance.theme))
    menu.setFont(metrics.font(_TYPE))
    # Qt keeps too little room beside large words, for the mark and the arrow, and cuts them.
    widest = max((metrics.advance(_TYPE, each.text()) for each in menu.actions()), default=0.0)
    menu.setMinimumWidth(round(widest + 2 * metrics.line_height(_TYPE) + metrics.px(24)))


class QtMenus(QObject):
    """Gives the menus that Qt makes, those of a field or a text, the look of all others."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._window = window
        self._look = ("", 0)
        window.installEventFilter(self)
        appearance.changed.connect(self._dress)
        self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._dress()
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        metrics, theme = self._appearance.metrics(self._window.size()), self._appearance.theme
        look = (theme.name, metrics.font(_TYPE).pixelSize())
        if look != self._look:
            self._look = look
            QApplication.setFont(metrics.font(_TYPE), _MENUS)
            QApplication.setPalette(_palette(theme), _MENUS)


def _palette(theme: Theme) -> QPalette:
    # Black on black it would have no edge.
    ground = theme.panel_2 if theme.high_contrast else theme.table_2
    palette, role = QPalette(), QPalette.ColorRole
    for each in (role.Window, role.Base, role.Button):
        palette.setColor(each, ground)
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(each, theme.text)
        dim = blend(ground, theme.text, theme.dim_button)
        palette.setColor(QPalette.ColorGroup.Disabled, each, dim)
    palette.setColor(role.Highlight, theme.lit)
    palette.setColor(role.HighlightedText, theme.saffron_ink)
    return palette
