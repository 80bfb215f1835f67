"""Appearances for lessons, and nothing left of their pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from app.learning.lesson import Lesson
from app.storage.settings import LanguageChoice
from engine.tasks.task import Task
from tests.app.learning.lessons import LessonTable, PlayedTable
from tests.app.learning.tasks import TaskTable
from tests.app.table.support import look_at

SetLesson = Callable[..., LessonTable]


SetTask = Callable[..., TaskTable]


@pytest.fixture
def clear_away() -> Iterator[list[PlayedTable]]:
    """Tables that are cleared away in the end."""
    tables: list[PlayedTable] = []
    yield tables
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)


@pytest.fixture
def set_lesson(
    tmp_path: Path, speak: Callable[[str], None], clear_away: list[PlayedTable]
) -> SetLesson:
    """Sets the table of a lesson, in a language and a size, with nothing that moves."""

    def make(
        taken: Lesson,
        speaks: LanguageChoice = "en",
        size: tuple[int, int] = (1280, 800),
        text: int = 100,
        motion: str = "reduced",
        *,
        step: int = 0,
    ) -> LessonTable:
        speak(speaks)
        table = LessonTable(look_at(tmp_path, motion=motion, text_size=text), taken, size, step)
        clear_away.append(table)
        return table

    return make


@pytest.fixture
def set_task(
    tmp_path: Path, speak: Callable[[str], None], clear_away: list[PlayedTable]
) -> SetTask:
    """Sets the table of a task, with nothing that moves."""

    def make(
        task: Task,
        speaks: LanguageChoice = "en",
        size: tuple[int, int] = (1280, 800),
        text: int = 100,
    ) -> TaskTable:
        speak(speaks)
        table = TaskTable(look_at(tmp_path, motion="reduced", text_size=text), task, size)
        clear_away.append(table)
        return table

    return make
