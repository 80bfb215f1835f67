"""Statistics in the window: from home and from the list to them, into their matches, and back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.keys import commands
from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.setup.page import SetupPage
from app.pages.statistics.page import StatisticsPage
from app.window.window import Window
from tests.app.history.arena_matches import save
from tests.app.history.counted_matches import begun, over, play
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    close_window,
    focused,
    key,
    open_window,
    page_of,
    prepare,
    press,
    read_all,
    settle,
    spoken,
)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[Window]:
    """A window with six matches that count, one of them of Extreme, and one that goes on."""
    prepare(tmp_path)
    matches = [*(over(number, "Anna") for number in range(5)), play(begun(9, "Anna"), 3)]
    for number, match in enumerate([over(1, "Anna", game="the-game-extreme"), *matches]):
        save(match, tmp_path, str(number), until=number)
    window = open_window(tmp_path)
    yield window
    close_window(window)


def counted(window: Window) -> StatisticsPage:
    """The statistics on top, once they have counted everything."""
    page = page_of(window, StatisticsPage)
    wait_until(lambda: not page.counting)
    settle()
    return page


def test_from_home_by_mouse_into_the_matches_of_a_bar_and_back(window: Window) -> None:
    press(window, "Statistics")
    page = counted(window)
    assert page.overview.figures.said.startswith("5 games")
    bars = page.overview.bars
    row = next(at for at, bar in enumerate(bars.bars) if bar.results)
    bars.pressed_row.emit(row)
    settle()
    listed = read_all(window)
    assert len(listed.rows) == len(bars.bars[row].results)
    key(Qt.Key.Key_Escape)
    assert counted(window) is page
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)


def test_by_keys_alone_to_a_bar_and_home_again(window: Window) -> None:
    home = page_of(window, HomePage)
    for _ in range(30):
        if focused() is home._statistics:
            break
        key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Return)
    page = counted(window)
    assert focused() is page.tabs.tabs[0]
    for _ in range(20):
        if focused() is page.overview.bars:
            break
        key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_End)
    assert page.overview.bars.shows_focus()
    for _ in range(len(page.overview.bars.bars)):
        if page.overview.bars.bars[page.overview.bars.currentRow()].results:
            break
        key(Qt.Key.Key_Left)
    key(Qt.Key.Key_Return)
    read_all(window)
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)


def test_from_the_list_and_back_to_it(window: Window) -> None:
    press(window, "Saved games")
    listed = read_all(window)
    press(window, "Statistics")
    counted(window)
    press(window, "Back")
    assert page_of(window, MatchesPage) is listed


def test_a_game_without_a_match_is_set_up_from_there(window: Window) -> None:
    press(window, "Statistics")
    page = counted(window)
    press(window, "Qwixx")
    assert page.overview.empty.isVisible()
    press(window, "Play Qwixx")
    assert page_of(window, SetupPage).game_id == "qwixx-cards"


def test_its_keys_are_listed(window: Window) -> None:
    press(window, "Statistics")
    counted(window)
    key(Qt.Key.Key_F1)
    paper = window.key_list.paper
    assert paper is not None
    said = spoken(paper)
    for command in (commands.ROAM_CHARTS, commands.NAME_AS_BEFORE):
        assert any(command.name() in each for each in said)
    key(Qt.Key.Key_Escape)
    counted(window)


def test_a_screen_reader_finds_every_chart_as_a_table(window: Window) -> None:
    press(window, "Statistics")
    page = counted(window)
    said = spoken(page)
    for chart in (page.overview.bars, page.overview.trend, page.overview.company):
        assert chart.accessibleName() in said
        for row in range(chart.rowCount()):
            assert chart.spoken(row) in said
