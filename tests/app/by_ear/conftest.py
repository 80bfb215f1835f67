"""A chair for somebody who only hears."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.by_ear.chair import Chair
from tests.app.by_ear.listener import Listener
from tests.app.history.arena_matches import check, played, save, store_in
from tests.app.table_time import TableTime
from tests.app.window_at_hand import close_window, open_window, prepare


@pytest.fixture
def chair(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> Iterator[Chair]:
    """A chair at the home page; the computer there plays the same each time."""
    prepare(data_folder, pace="quick", number_wait="short")
    with seated(monkeypatch, table_time, data_folder) as chair:
        yield chair


@pytest.fixture
def regular_chair(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> Iterator[Chair]:
    """A chair of somebody who has played each of the mixed games, and one that goes on."""
    prepare(data_folder, pace="quick", number_wait="short")
    for number in range(6):
        save(played(number), data_folder, f"20200101-12000{number}-done", until=number)
    save(played(1, actions=9), data_folder, "20200120-120000-open", until=20)
    check(store_in(data_folder))
    with seated(monkeypatch, table_time, data_folder) as chair:
        yield chair


@contextmanager
def seated(monkeypatch: pytest.MonkeyPatch, time: TableTime, data_folder: Path) -> Iterator[Chair]:
    """A chair at a window over a data folder, which is closed afterwards."""
    monkeypatch.setattr("app.match.bot_controller.os.urandom", bytes)
    listener = Listener(monkeypatch)
    window = open_window(data_folder)
    yield Chair(window, listener, time)
    listener.close()
    close_window(window)
