"""Tables for the tests in this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.style.appearance import Appearance
from tests.app.table.support import Table, look_at, make_table, position
from tests.app.translators import Pretend

SetTable = Callable[..., Table]


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def set_table(appearance: Appearance) -> Iterator[SetTable]:
    """Makes tables, and clears them away."""
    tables = []

    def make(state: Any = None, *args: Any, **options: Any) -> Table:
        table = make_table(appearance, position() if state is None else state, *args, **options)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


@pytest.fixture
def table(set_table: SetTable) -> Table:
    """Two people; seat 0 holds 9 37 58 73 90 96 97, the tops are 34, 47, 28 and 31."""
    return set_table()


@pytest.fixture
def other_language(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Switches the language when called."""
    pretend = Pretend()

    def switch() -> None:
        QCoreApplication.installTranslator(pretend)
        QCoreApplication.processEvents()

    yield switch
    QCoreApplication.removeTranslator(pretend)
