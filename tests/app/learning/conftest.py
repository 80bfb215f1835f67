"""Appearances for lessons, and nothing left of their pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from app.learning.lesson import Lesson
from app.locale.language import Language
from app.storage.settings import LanguageChoice, Settings
from i18n.translations import compile_all
from tests.app.learning.lessons import LessonTable
from tests.app.table.support import look_at

SetLesson = Callable[..., LessonTable]


@pytest.fixture
def set_lesson(qapp: QApplication, tmp_path: Path) -> Iterator[SetLesson]:
    """Sets the table of a lesson, in a language and a size, with nothing that moves."""
    tables: list[LessonTable] = []
    compile_all()
    settings = Settings(tmp_path / "language.ini")
    language = Language(settings)

    def make(
        taken: Lesson,
        speaks: LanguageChoice = "en",
        size: tuple[int, int] = (1280, 800),
        text: int = 100,
        motion: str = "reduced",
    ) -> LessonTable:
        language.choose(speaks)
        table = LessonTable(look_at(tmp_path, motion=motion, text_size=text), taken, size)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    language.choose("en")
    QCoreApplication.sendPostedEvents(None, 0)
    QLocale.setDefault(QLocale.c())
