"""Each first lesson by mouse in the whole window: from home to the match that follows it."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.pages.learn.page import LearnPage
from app.pages.lesson.done import LessonDonePage
from app.pages.lesson.page import LessonPage
from app.pages.table.page import TablePage
from app.window.window import Window
from i18n.translations import compile_all
from tests.app.learning.lessons import ALL, PlayedTable
from tests.app.manual_clock import ManualClock
from tests.app.table_time import TableTime
from tests.app.tables.picture import Gesture
from tests.app.window_at_hand import (
    button,
    close_window,
    open_window,
    page_of,
    prepare,
    settle,
)

FIRST = [game for game, lesson_id in ALL if lesson_id == "first"]

MOST_ACTIONS = 40
"""So many presses and drags at most lead from home to the first match."""


class CountingTable(PlayedTable):
    """Hands that count what they do."""

    actions = 0

    def _do(self, gesture: Gesture) -> None:
        self.actions += 1
        super()._do(gesture)

    def do_by_mouse(self, action: str) -> None:
        if action.startswith("signal"):
            self.actions += 2  # the strip is opened, and one of its buttons is pressed
        super().do_by_mouse(action)

    def read_on(self) -> None:
        """Press the main button."""
        self.actions += 1
        click(self.page.rail.main)


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    settle()


def take(window: Window, page: LessonPage) -> int:
    """Take the whole lesson on the table; return how many presses and drags it took."""
    clock = page.view.scene.clock
    assert isinstance(clock, ManualClock)
    table = CountingTable(page, page.session, clock, page.appearance)
    table.settle()
    for index, step in enumerate(page.run.lesson.steps):
        assert page.run.index == index
        if step.reads:
            table.read_on()
        else:
            table.do_by_mouse(step.show)

        def on(index: int = index) -> bool:
            top = window.pages.top
            if top is not page:
                return True
            page.stage.end()
            if page.coach.saying_done:
                table.read_on()
            return page.run.index != index

        table.wait_for(on, f"the step after {step.id}")
        if window.pages.top is page:
            table.settle()
    return table.actions


CASES = [
    pytest.param(game, language, marks=[] if at == 0 else [pytest.mark.thorough])
    for at, (game, language) in enumerate(product(FIRST, ("en", "el")))
]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_by_mouse(
    game: str, language: str, data_folder: Path, table_time: TableTime, qapp: QApplication
) -> None:
    del table_time, qapp
    compile_all()
    prepare(data_folder, language=language)
    window = open_window(data_folder)
    click(window.home._learn)
    learn = page_of(window, LearnPage)
    column = next(column for column in learn.columns if column.game == game)
    click(column.rows[0])
    actions = 2 + take(window, page_of(window, LessonPage))
    done = page_of(window, LessonDonePage)
    assert done.steps[0] is done.match
    click(button(done, done.main.word))
    actions += 1
    page = page_of(window, TablePage)
    assert page.game_id == game
    assert window.table.session is not None
    assert {player.kind for player in window.table.session.players} == {"human", "easy"}
    assert actions < MOST_ACTIONS
    close_window(window)
