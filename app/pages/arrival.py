"""What somebody hears who comes to a page: what is seen on it at a glance."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from app.system.screen_reader import announce


def tell_arrival(page: QWidget, words: Callable[[], str]) -> None:
    """Have this said on a page that is shown now, after its name and what has the focus."""

    def tell() -> None:
        if page.isVisible() and (said := words()):
            announce(page, said)

    QTimer.singleShot(0, page, tell)
