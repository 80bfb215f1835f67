"""Screen readers hear of what happens, those too that know no announcements."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.system import screen_reader
from app.system.accessibility_bus import Listeners
from app.system.notification import Notification
from app.system.screen_reader import announce
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
