"""Replays for the tests in this folder."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.app.speaking import speaking


@pytest.fixture(autouse=True)
def tidy(qapp: QApplication) -> Iterator[None]:
    """Closes what a test has shown."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Installs the program's own Greek or English."""
    with speaking() as install:
        yield install
