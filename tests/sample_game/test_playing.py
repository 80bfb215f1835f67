"""The sample is played through the program's window, from home to the result."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.match.session import Session
from app.pages.home import HomePage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.window.window import Window
from tests.app.saved import saved_matches
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    button,
    close_window,
    events_of,
    focused,
    key,
    lift,
    open_window,
    page_of,
    prepare,
    press,
    read_all,
    settle,
    spoken,
    store_of,
)
from tests.sample_game.bot_processes import think_here

MOST_TRIES = 200
"""More than any match has moves."""

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def data(data_folder: Path) -> Path:
    prepare(data_folder, pace="quick")
    return data_folder


@pytest.fixture
def window(qapp: QApplication, data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    think_here(monkeypatch)
    window = open_window(data)
    yield window
    close_window(window)
    QLocale.setDefault(QLocale.c())


def session_of(window: Window) -> Session:
    assert window.table.session is not None
    return window.table.session


def played_by(window: Window) -> TablePage:
    """The table, where a person is to act; the curtain is lifted."""
    session = session_of(window)
    wait_until(lambda: window.curtain_keeper.curtain.down or bool(session.legal()))
    if window.curtain_keeper.curtain.down:
        lift(window)
    page = page_of(window, TablePage)
    wait_until(lambda: page.view.scene.resting)
    return page


def drag(page: TablePage, card: str) -> None:
    """Drag a card of the hand to the pile."""
    rect = page.view.scene.cards[card].shown_rect
    start = QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height * 0.35))
    end = QPoint(*map(round, page.view.scene.places["pile"].spec.rect.middle))
    QTest.mousePress(page.view, LEFT, NO_KEYS, start)
    for step in range(1, 7):
        QTest.mouseMove(page.view, start + (end - start) * step / 6)
    QTest.mouseRelease(page.view, LEFT, NO_KEYS, end)
    settle()


def is_over(window: Window) -> bool:
    return isinstance(window.pages.top, ResultPage) or session_of(window).match.over is not None


def to_the_result(window: Window, data: Path) -> None:
    """After the last move there is the result, which tells the truth."""
    over = session_of(window).match.over
    assert over is not None
    if not isinstance(window.pages.top, ResultPage):
        page = page_of(window, TablePage)
        wait_until(lambda: page.display.situation.stage == "over" and page.view.scene.resting)
        page.presses.main()
        settle()
    result = page_of(window, ResultPage)
    assert any(str(max(over["totals"])) in text for text in spoken(result))
    assert result.replay.isVisible()
    assert not result.review.isVisible()  # it has no source
    [saved] = saved_matches(store_of(data))
    assert events_of(saved.path)
    press(window, "Home")
    page_of(window, HomePage)


def test_by_mouse(window: Window, data: Path) -> None:
    press(window, "Fifty")
    page_of(window, SetupPage)
    press(window, "Deal")
    while not is_over(window):
        page = played_by(window)
        first, *_ = map(str, session_of(window).legal())
        if first == "stop":
            press(window, "Stop")
        else:
            drag(page, first.removeprefix("add "))
    to_the_result(window, data)
    press(window, "Saved games")
    [row] = read_all(window).rows
    QTest.mouseClick(row.head, LEFT)
    words = {each.word for each in row.buttons}
    assert {"Result", "Replay"} < words
    assert "Review" not in words


def test_by_keys(window: Window, data: Path) -> None:
    key(Qt.Key(Qt.Key.Key_0 + len(MODULES)))
    page_of(window, SetupPage)
    button(window.pages.top, "Deal").setFocus()
    key(Qt.Key.Key_Return)
    for tries in count():
        if is_over(window):
            break
        assert tries < MOST_TRIES
        page = played_by(window)
        first, *_ = map(str, session_of(window).legal())
        page.setFocus()
        if first == "stop":
            button(window.pages.top, "Stop").setFocus()
            key(Qt.Key.Key_Return)
        else:
            QTest.keyClicks(focused(), first.removeprefix("add "))
            key(Qt.Key.Key_Return)
            key(Qt.Key.Key_Return)
    to_the_result(window, data)


def test_against_a_computer_as_the_hints_say(window: Window, data: Path) -> None:
    press(window, "Fifty")
    press(window, "Player 2, person")
    press(window, "hard")
    press(window, "Deal")
    page = page_of(window, TablePage)

    def goes_on() -> bool:
        assert page.turn is not None
        page.turn.step()
        return page.display.situation.stage in ("playing", "over")

    while not is_over(window):
        wait_until(goes_on)
        if page.display.situation.stage == "over":
            break
        press(window, "Hint")
        wait_until(lambda: "fit" in page.view.message.text)
        press(window, "Do it")
    acted = {move.seat for move in session_of(window).match.moves}
    assert acted == {0, 1}
    to_the_result(window, data)
