"""The first lesson of The Game by mouse in the real program: from home to the match after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.learning.lesson import LessonStep
from app.pages.learn.page import LearnPage
from app.pages.lesson.page import LessonPage
from app.pages.table.page import TablePage
from app.storage.progress import LearningProgress, LessonMark
from tests.app.end_to_end.beside import ways_to
from tests.app.end_to_end.by_mouse import ByMouse
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.policies import hurried
from tests.app.end_to_end.program import Program, Size, prepare, running
from tests.app.end_to_end.table import middle
from tests.app.end_to_end.twin import Twin
from tests.app.waiting import wait_until
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)


class Learner(ByMouse):
    """Does at both windows what the steps of a lesson ask for."""

    def __init__(self, program: Program, twin: Twin, data: Path) -> None:
        super().__init__(program, twin, hurried)  # never asked: the lesson says what to do
        self._data = data

    @property
    def mark(self) -> LessonMark:
        """How far the real program has come."""
        return LearningProgress(self._data / "learning.json").lesson("the-game", "first")

    def take(self, page: LessonPage, index: int, step: LessonStep) -> None:
        """Do what the step asks for, and wait until both have gone on."""
        assert self._page() is page
        last = page.run.is_last
        self._real.rest(breathes=True)
        if step.reads:
            self._press_real_main(page)
            page.rail.main.click()
        elif step.show.startswith("signal"):
            self._signal(page, *step.show.split(" ")[1:])
        else:
            ways = ways_to(page.game, page.display.situation, page.view.scene.layout, step.show)
            self.act(page, ways)

        def both() -> bool:
            top = self.twin.window.pages.top
            here = top is not page or page.run.index > index
            return here and (self.mark.done if last else self.mark.step > index)

        wait_until(both, f"the step after {step.id}")

    def _signal(self, page: LessonPage, place: str, signal: str) -> None:
        """Open the signals of a pile, and press one of them."""
        self._hand.click(middle(page.view.scene.layout.place(place).card))
        assert page.signals.open(place)
        assert page.game.signals is not None
        options = page.game.signals.choices(page.display.situation, place)
        name = next(option.word for option in options if option.value == signal)
        self._hand.click(self.twin.point(name))
        self.twin.press(name)


@pytest.mark.thorough
def test_from_home_to_the_match(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    prepare(data_folder, motion="reduced")
    with running(screen, data_folder, SIZE) as program:
        twin = make_twin(SIZE)
        learner = Learner(program, twin, data_folder)
        learner.click_on("Learn")
        learn = twin.window.pages.top
        assert isinstance(learn, LearnPage)
        learner.click_on(learn.next.accessibleName())
        page = twin.window.pages.top
        assert isinstance(page, LessonPage)
        for index, step in enumerate(page.run.lesson.steps):
            learner.take(page, index, step)
        learner.click_on("Play your first match")
        path = program.wait_for_journal(0)
        assert [player.kind for player in program.match(path).players] == ["human", "easy"]
        assert isinstance(twin.window.pages.top, TablePage)
