"""Looks and languages for the tests in this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from app.style.appearance import Appearance
from tests.app.pages.support import Stretched, make_appearance


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    return make_appearance(tmp_path)


@pytest.fixture
def other_language(qapp: QApplication) -> Iterator[Callable[[bool], None]]:
    """Switches to another language, or back; dates and figures are those of French then."""
    translator = Stretched()
    own = QLocale()

    def switch(on: bool) -> None:
        QLocale.setDefault(QLocale("fr") if on else own)
        if on:
            QCoreApplication.installTranslator(translator)
        else:
            QCoreApplication.removeTranslator(translator)
        for _ in range(3):  # scroll bars come and go later than what they scroll
            QCoreApplication.processEvents()

    yield switch
    QLocale.setDefault(own)
    QCoreApplication.removeTranslator(translator)
