"""Languages and pages for the tests in this folder."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from i18n.translations import compile_all
from tests.app.speaking import speaking


@pytest.fixture(autouse=True)
def _compiled() -> None:
    compile_all()


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Installs the program's own Greek or English."""
    with speaking() as install:
        yield install
