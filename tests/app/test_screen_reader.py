"""Screen readers hear of what happens, those too that know no announcements."""

import ctypes
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.pages.page import Page
from app.system import screen_reader
from app.system.accessibility_bus import Listeners
from app.system.accessible_kinds import interface
from app.system.notification import Notification
from app.system.screen_reader import announce, is_read
from app.window.page_stack import PageStack
from tests.app.pages.support import make_appearance
from tests.app.window_at_hand import interfaces

OLD = '[Argument: (ss) ":1.0", "Object:StateChanged:Showing"]'
NEW = OLD + '[Argument: (ss) ":1.0", "Object:Announcement:"]'


@pytest.fixture
def window(qapp: object) -> Iterator[QWidget]:
    del qapp
    widget = QWidget()
    widget.show()
    QAccessible.setActive(True)
    yield widget
    QAccessible.setActive(False)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def listening(monkeypatch: pytest.MonkeyPatch, events: str) -> None:
    """Let somebody listen to these events, and nobody else."""
    listeners = Listeners()
    monkeypatch.setattr(listeners, "events", lambda: events)
    monkeypatch.setattr(screen_reader, "_LISTENERS", listeners)
    monkeypatch.setattr("sys.platform", "linux")


def notified(window: QWidget) -> list[str]:
    """What a screen reader finds of notifications in the window."""
    return [
        each.text(QAccessible.Text.Name)
        for each in interfaces(window)
        if each.role() == QAccessible.Role.Notification
    ]


def test_an_old_reader_finds_each_text_as_a_notification(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening(monkeypatch, OLD)
    inner = QWidget(window)
    announce(inner, "You placed 37.")
    announce(inner, "Your turn · Maria.")
    assert sorted(notified(window)) == ["You placed 37.", "Your turn, Maria."]
    for each in window.findChildren(Notification):
        each.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert notified(window) == []


@pytest.mark.parametrize("events", [NEW, ""])
def test_others_are_told_by_announcements_alone(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, events: str
) -> None:
    listening(monkeypatch, events)
    announce(window, "You placed 37.")
    assert notified(window) == []


def test_without_a_reader_nothing_is_made(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, OLD)
    QAccessible.setActive(False)
    announce(window, "You placed 37.")
    assert window.findChildren(Notification) == []


def test_a_page_is_told_by_its_name_and_what_pages_lie_in_not_at_all(
    window: QWidget, tmp_path: Path
) -> None:
    """Orca leaves out the name of a panel that gets the focus, and speaks of a layered pane."""
    stack = PageStack(window)
    page = Page(make_appearance(tmp_path), stack)
    kinds = [interface("", each) for each in (page, stack)]
    roles = [None if kind is None else kind.role() for kind in kinds]
    assert roles == [QAccessible.Role.Section, QAccessible.Role.Client]


@pytest.mark.parametrize("there", [True, False])
def test_windows_is_asked_whether_there_is_a_reader(
    monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """That a program asks what a window holds does not make it one."""

    def ask(action: int, _size: int, answer: ctypes.c_int, _change: int) -> None:
        assert action == 0x46
        answer.value = there

    user32 = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(ctypes, "byref", lambda value: value)
    monkeypatch.setattr("sys.platform", "win32")
    assert is_read() is there
