"""Saved matches opened from outside: what is on the screen before and after."""

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtTest import QTest

from app.application import Application, answer
from app.pages.home import HomePage
from app.pages.result import ResultPage
from app.pages.settings import SettingsPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.system.one_instance import Request
from app.window.window import Window
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    deal,
    events_of,
    lift,
    notice,
    page_of,
    play,
    press,
    settle,
)

# What the platform plugin without a screen says when a window is to come to the front.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def from_elsewhere(data: Path, *names: str) -> Path:
    """A match in a file outside of the data folder."""
    path = data.parent / "friend.trapoula"
    shutil.move(deal(data, names or ("Maria",), seed=11), path)
    return path


def at_the_table(window: Window) -> list[str]:
    page_of(window, TablePage)
    assert window.table.session is not None
    return [player.name for player in window.table.session.players]


@pytest.mark.parametrize("before", ["", "About", "Settings", "The Game"])
def test_a_match_is_opened_from_every_page(window: Window, data: Path, before: str) -> None:
    path = from_elsewhere(data)
    if before:
        press(window, before)
    window.opening.open(path)
    settle()
    assert at_the_table(window) == ["Maria"]
    assert not window.curtain_keeper.curtain.isVisible()
    press(window, "Home")
    page_of(window, HomePage)
    assert [found.name for found in (data / "matches").glob("*.trapoula")] == [path.name]


def test_the_match_at_the_table_is_left_with_all_that_was_done(window: Window, data: Path) -> None:
    mine = deal(data)
    window.opening.open(mine)
    lift(window)
    done = play(window, 3)
    window.opening.open(from_elsewhere(data))
    settle()
    assert at_the_table(window) == ["Maria"]
    assert [event["do"] for event in events_of(mine)] == done
    done = play(window, 1)
    assert [event["do"] for event in events_of(data / "matches" / "friend.trapoula")] == done


def test_a_curtain_that_is_down_goes_with_its_match(window: Window, data: Path) -> None:
    window.opening.open(deal(data))
    assert window.curtain_keeper.curtain.down
    window.opening.open(from_elsewhere(data))
    settle()
    assert not window.curtain_keeper.curtain.isVisible()
    assert window.pages.top.isAncestorOf(window.focusWidget())
    play(window, 1)


def test_several_people_get_the_curtain_first(window: Window, data: Path) -> None:
    window.opening.open(from_elsewhere(data, "Maria", "Max"))
    settle()
    assert window.curtain_keeper.curtain.down
    assert window.table.session is not None
    assert window.table.session.seat is None


def test_the_match_that_lies_there_already_stays(window: Window, data: Path) -> None:
    path = from_elsewhere(data)
    window.opening.open(path)
    settle()
    session = window.table.session
    press(window, "Settings")
    window.opening.open(path)
    settle()
    assert window.table.session is session
    page_of(window, SettingsPage)
    press(window, "Back")
    play(window, 2)


def test_a_card_in_the_hand_does_not_stop_it(window: Window, data: Path) -> None:
    window.opening.open(deal(data, ["Anna"]))
    settle()
    view = page_of(window, TablePage).view
    assert window.table.session is not None
    card = str(window.table.session.view()["hands"][0][0])
    rect = view.scene.cards[card].shown_rect
    at = QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 3))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    for step in (6, 60):
        QTest.mouseMove(view, at - QPoint(0, step))
    assert view.scene.cards[card].held
    window.opening.open(from_elsewhere(data))
    settle()
    assert at_the_table(window) == ["Maria"]
    QTest.mouseRelease(window.pages.top, Qt.MouseButton.LeftButton)
    settle()


def test_of_a_match_that_is_over_the_result_is_shown(window: Window, data: Path) -> None:
    path = from_elsewhere(data)
    window.opening.open(path)
    settle()
    session = window.table.session
    assert session is not None
    while not session.match.over:
        assert session.submit(str(session.legal()[-1])) is None
    press(window, "Home")
    window.opening.open(path)
    wait_until(lambda: isinstance(window.pages.top, ResultPage))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"nonsense\n", "friend.trapoula could not be opened. This is not a Trapoula game."),
        (None, "could not be opened (the file or its folder is gone)."),
    ],
)
def test_what_cannot_be_opened_changes_nothing(
    window: Window, data: Path, content: bytes | None, said: str
) -> None:
    path = from_elsewhere(data)
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    press(window, "The Game")
    window.opening.open(path)
    settle()
    page_of(window, SetupPage)
    assert said in notice(window)
    window.opening.open(deal(data, ["Anna"]))
    settle()
    window.opening.open(path)
    settle()
    assert at_the_table(window) == ["Anna"]
    assert said in notice(window)
    play(window, 1)


def test_a_later_start_brings_the_window_back(window: Window, data: Path) -> None:
    window.showMinimized()
    settle()
    answer(window, Request())
    settle()
    assert not window.isMinimized()
    assert window.isActiveWindow()
    page_of(window, HomePage)
    answer(window, Request(from_elsewhere(data)))
    settle()
    assert at_the_table(window) == ["Maria"]


@pytest.mark.parametrize(("platform", "token"), [("wayland", "leave"), ("xcb", None)])
def test_wayland_is_shown_the_desktops_leave(
    window: Window, monkeypatch: pytest.MonkeyPatch, platform: str, token: str | None
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    shown: list[str | None] = []
    monkeypatch.setattr(
        window, "come_to_front", lambda: shown.append(os.environ.get("XDG_ACTIVATION_TOKEN"))
    )
    answer(window, Request(token="leave"))
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    assert shown == [token]


def test_a_window_that_fills_the_screen_goes_on_doing_so(window: Window) -> None:
    window.showFullScreen()
    settle()
    answer(window, Request())
    settle()
    assert window.isFullScreen()


def test_macos_asks_the_application_for_a_file() -> None:
    event = QFileOpenEvent(QUrl.fromLocalFile("/saved/παρτίδα.trapoula"))
    asked: list[Path] = []

    class PendingRequest:
        """Stands for the application, of which a process has but one."""

        open_file = asked.append

    assert Application.event(PendingRequest, event)  # type: ignore[arg-type]
    assert asked == [Path("/saved/παρτίδα.trapoula")]
