"""A window, languages, who hears of what is not translated, and nothing left behind."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from app.window.window import Window
from i18n.translations import compile_all
from tests.app.kept_pictures import keeping_pictures
from tests.app.speaking import speaking
from tests.app.table_time import TableTime
from tests.app.translators import Recorder
from tests.app.window_at_hand import close_window, open_window, prepare


@pytest.fixture(autouse=True, scope="session")
def _keep_pictures(qapp: QApplication) -> Iterator[None]:
    with keeping_pictures():
        yield


@pytest.fixture(autouse=True)
def _leave_no_window(qapp: QApplication) -> Iterator[None]:
    """Close what a test left open.

    The language of a window would be the next test's, and a page that is still there when Python
    ends takes the process down with it.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if isValid(widget) and isinstance(widget, Window):
            close_window(widget)
    # Without the menus and lists of those windows, which have gone with them.
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def data(data_folder: Path) -> Path:
    """A data folder whose settings let nothing move and speak English."""
    prepare(data_folder)
    return data_folder


@pytest.fixture
def table_time(monkeypatch: pytest.MonkeyPatch) -> TableTime:
    """The time at the tables of windows that are opened later."""
    return TableTime(monkeypatch)


@pytest.fixture
def window(qapp: QApplication, data: Path) -> Iterator[Window]:
    """The program's window over that folder."""
    compile_all()
    window = open_window(data)
    yield window
    close_window(window)
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Installs the program's own Greek or English."""
    with speaking() as install:
        yield install


@pytest.fixture
def recorder(qapp: QApplication) -> Iterator[Recorder]:
    """Installed first, and so asked last: it hears of what nobody translates."""
    compile_all()
    recorder = Recorder()
    QCoreApplication.installTranslator(recorder)
    yield recorder
    QCoreApplication.removeTranslator(recorder)
    QLocale.setDefault(QLocale.c())
