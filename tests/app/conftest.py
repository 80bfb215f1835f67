"""What every test of the program leaves behind for the next one: nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.window import Window
from tests.app.window_at_hand import close_window


@pytest.fixture(autouse=True)
def _leave_no_window() -> Iterator[None]:
    """Close the windows that a failed test left open: their language would be the next test's."""
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Window):
            close_window(widget)
