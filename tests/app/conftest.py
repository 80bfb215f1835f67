"""What every test of the program leaves behind for the next one: nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.window import Window
from tests.app.window_at_hand import close_window


@pytest.fixture(autouse=True)
def _leave_no_window() -> Iterator[None]:
    """Close what a test left open.

    The language of a window would be the next test's, and a page that is still there when Python
    ends takes the process down with it.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Window):
            close_window(widget)
        else:
            widget.close()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
