"""A chair for somebody who only hears."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.by_ear.chair import Chair
from tests.app.by_ear.listener import Listener
from tests.app.table_time import TableTime
from tests.app.window_at_hand import close_window, open_window, prepare


@pytest.fixture
def chair(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> Iterator[Chair]:
    """A chair at the home page; the computer there plays the same each time."""
    monkeypatch.setattr("app.match.bot_controller.os.urandom", bytes)
    prepare(data_folder, pace="quick", number_wait="short")
    listener = Listener(monkeypatch)
    window = open_window(data_folder)
    yield Chair(window, listener, table_time)
    listener.close()
    close_window(window)
