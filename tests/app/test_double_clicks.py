"""Whoever clicks twice on everything gets what one click gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.pages.matches.page import MatchesPage
from app.pages.replay.page import ReplayPage
from app.press_guard import AGAIN
from app.window.window import Window
from tests.app.hands import LEFT, Hands, middle
from tests.app.history.arena_matches import played, save
from tests.app.manual_clock import ManualClock
from tests.app.window_at_hand import (
    button,
    close_window,
    open_window,
    page_of,
    press,
    read_all,
    settle,
)

GAP = 450
"""Milliseconds between the two presses: a slow hand."""


@pytest.fixture
def window(qapp: QApplication, data: Path) -> Iterator[Window]:
    """The list of two matches that are over."""
    for number in (0, 3):
        save(played(number), data, f"2026-11-28-{number}")
    window = open_window(data)
    press(window, "Saved games")
    yield window
    close_window(window)


@pytest.fixture
def hands(window: Window) -> Hands:
    hands = Hands(window)
    hands.wait(2000)
    return hands


@pytest.fixture
def page(window: Window) -> MatchesPage:
    return read_all(window)


def twice(hands: Hands, widget: QWidget) -> None:
    hands.double_click(widget, GAP)
    settle()
    hands.wait(2000)


def test_a_game_stays_chosen(page: MatchesPage, hands: Hands) -> None:
    twice(hands, page.filters.games[0])
    assert page.filters.games[0].isChecked()
    twice(hands, page.filters.games[0])
    assert not page.filters.games[0].isChecked()


def test_a_row_stays_open(page: MatchesPage, hands: Hands) -> None:
    for _ in range(2):
        row = page.rows[1]
        was_open = row.is_open
        twice(hands, row.head)
        assert row.is_open != was_open


def test_one_row_alone_is_deleted(page: MatchesPage, window: Window, hands: Hands) -> None:
    twice(hands, page.rows[0].head)
    twice(hands, button(window.pages.top, "Delete"))
    assert [row.is_open for row in page.rows] == [False, False]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_list_of_values_stays_open(page: MatchesPage) -> None:
    result = page.filters.result
    clock = result.menu.clock = ManualClock()
    result.click()
    beside = result.menu.mapFromGlobal(result.mapToGlobal(QPoint(20, 20)))
    QTest.mousePress(result.menu, LEFT, pos=beside)
    assert result.menu.isVisible()
    clock.advance(AGAIN, AGAIN)
    QTest.mousePress(result.menu, LEFT, pos=beside)
    assert not result.menu.isVisible()


def test_a_replay_plays_and_keeps_its_speed(
    page: MatchesPage, window: Window, hands: Hands
) -> None:
    row = page.rows[0]
    twice(hands, row.head)
    at = middle(button(page, "Replay"))
    hands.click(at)
    shown = page_of(window, ReplayPage)
    speed = shown.transport.speed
    speed.move(shown.mapFrom(window, at) - speed.rect().center())
    hands.wait(GAP)
    hands.click(at)
    assert shown.playback.speed == 1
    hands.wait(2000)
    twice(hands, shown.transport.play)
    assert shown.playback.playing
    twice(hands, shown.transport.play)
    assert not shown.playback.playing
