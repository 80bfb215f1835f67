"""Every test here has the sample game in the program, and its words in Greek."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.app.conftest import data, speak, table_time, window
from tests.app.pages.conftest import other_language
from tests.app.tables.conftest import appearance
from tests.app.translators import Recorder
from tests.sample_game.greek import Greek
from tests.sample_game.registering import SAMPLE, registered

__all__ = ["appearance", "data", "other_language", "speak", "table_time", "window"]


@pytest.fixture(autouse=True)
def _registered(qapp: QApplication) -> Iterator[None]:
    greek = Greek()
    QCoreApplication.installTranslator(greek)
    with registered(SAMPLE):
        yield
        # No page may be left that would have to speak of it.
        for widget in QApplication.topLevelWidgets():
            widget.close()
            widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.removeTranslator(greek)


@pytest.fixture
def recorder(qapp: QApplication) -> Iterator[Recorder]:
    """Hears of what nobody translates, the sample's own words included."""
    recorder, greek = Recorder(), Greek()
    for translator in (recorder, greek):
        QCoreApplication.installTranslator(translator)
    yield recorder
    for translator in (recorder, greek):
        QCoreApplication.removeTranslator(translator)
