"""Tips in the window: beside the table of a match, on the first curtain, and in the settings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.pages.settings import SettingsPage
from app.pages.table.page import TablePage
from app.storage.progress import LearningProgress
from app.storage.settings import Settings
from app.window.window import Window
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    deal,
    key,
    lift,
    open_window,
    page_of,
    prepare,
    press,
    settle,
    spoken,
)


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    """A data folder with tips."""
    prepare(tmp_path, tips="on")
    yield tmp_path
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(data: Path, table_time: TableTime) -> Iterator[Window]:
    deal(data, ("Anna",))
    window = open_window(data)
    yield window
    close_window(window)


def at_the_table(window: Window, table_time: TableTime) -> TablePage:
    """The table after a large step on a pile, once a tip has had its time."""
    window.opening.open(window._store.files()[0].path)
    table_time.wait_until(lambda: isinstance(window.pages.top, TablePage))
    page = page_of(window, TablePage)
    session = page.session
    hand = session.view()["hands"][0]
    assert session.submit(f"place {max(hand)} up1") is None
    table_time.wait_until(lambda: bool(shown(page)))
    settle()
    return page


def shown(page: TablePage) -> str:
    assert page.tips is not None
    return page.tips.shown


def test_a_tip_comes_and_goes_with_its_button(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = at_the_table(window, table_time)
    assert shown(page) == "cost"
    assert "What you skip is lost" in spoken(window)
    assert LearningProgress(data / "learning.json").has_read("cost")
    table_time.advance(1000)  # Until then a press was meant for what lay there before.
    press(window, "OK")
    assert shown(page) == ""
    assert isinstance(window.pages.top, TablePage)


def test_a_tip_goes_with_esc_and_the_next_esc_leads_home(
    window: Window, table_time: TableTime
) -> None:
    page = at_the_table(window, table_time)
    table_time.advance(1000)
    key(Qt.Key.Key_Escape)
    assert shown(page) == ""
    assert window.pages.top is page


def test_no_more_tips_and_all_of_them_again(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = at_the_table(window, table_time)
    table_time.advance(1000)
    press(window, "No more tips")
    assert Settings(data / "settings.ini").tips == "off"
    assert "No more tips come" in page.view.message.text
    press(window, "Settings")
    settings = page_of(window, SettingsPage)
    row = settings.tips
    assert row.segments.value == "off"
    assert "1" in row.line.text()
    QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
    settle()
    assert window._appearance.shows_tips
    assert row.line.text() == "1 will come again."
    assert not LearningProgress(data / "learning.json").has_read("cost")


def test_the_first_curtain_says_what_it_is_for(data: Path) -> None:
    deal(data)
    window = open_window(data)
    window.opening.open(window._store.files()[0].path)
    settle()
    curtain = window.curtain_keeper.curtain
    assert "The curtain comes down" in " ".join(spoken(curtain))
    lift(window)
    assert LearningProgress(data / "learning.json").has_read("curtain")
    close_window(window)
    window = open_window(data)
    window.opening.open(window._store.files()[0].path)
    settle()
    assert "The curtain comes down" not in " ".join(spoken(window.curtain_keeper.curtain))
    close_window(window)
