"""Lessons and tasks in the window: the page Learn, their tables, and the end of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.match.players import PlayerInfo
from app.speech.speaking import Speaking
from app.storage.progress import LearningProgress
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.window.curtain_keeper import CurtainKeeper
from app.window.messages import saved
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.learning.lesson import Lesson
    from app.pages.learn.page import LearnPage
    from app.pages.lesson.page import LessonPage
    from app.pages.task.page import TaskPage
    from engine.core.match import Match


class Learning(QObject):
    """Shows lessons and tasks, keeps how far somebody has come, and leads on to a match.

    What a lesson or a task needs is imported when the first one is taken.
    """

    deal_requested = Signal(object)
    """Brings the `NewMatch` that is to be dealt."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        progress: LearningProgress,
        pages: PageStack,
        curtain: CurtainKeeper,
        *,
        speaking: Speaking,
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._settings = settings
        self._progress = progress
        self._pages = pages
        self._curtain = curtain
        self._speaking = speaking
        pages.left.connect(self._note_left)

    def show(self) -> None:
        """Show the page Learn."""
        self._pages.lay(self._learn_page())

    def begin(self, lesson: Lesson, step: int = 0) -> None:
        """Take a lesson from this step on."""
        self._pages.lay(self._lesson_page(lesson, step))

    def begin_task(self, game: str, number: int) -> None:
        """Try a task of a game, counted from 1."""
        self._pages.lay(self._task_page(game, number))

    def begin_first(self, game: str) -> None:
        """Take the first lesson of a game from where it was left, or go back to it."""
        from app.learning.catalogue import first_lesson
        from app.pages.lesson.page import LessonPage

        lesson, below = first_lesson(game), self._pages.below
        if lesson is None:
            return
        if isinstance(below, LessonPage) and below.run.lesson == lesson:
            self._pages.take_off()
        else:
            self.begin(lesson, self._progress.lesson(game, lesson.id).step)

    def invitation(self, game: str) -> int:
        """Return how many minutes the first lesson takes of a game that is new to everybody.

        0 for a game that has been played or learned, or that has no lesson.
        """
        if self._has_played(game) or self._progress.has_learned(game):
            return 0
        from app.learning.catalogue import first_lesson

        lesson = first_lesson(game)
        return 0 if lesson is None else lesson.minutes

    def note_match(self, match: Match) -> None:
        """Note that this match is played."""
        self._progress.note_match(match.game.id)

    def _note_left(self) -> None:
        """Note from which game somebody comes, where they leave a page about one."""
        if self._pages.count() and (page := self._pages.top).of_one_game:
            self._progress.look_at(page.game_id)

    def _learn_page(self) -> LearnPage:
        from app.pages.learn.page import LearnPage

        page = LearnPage(self._appearance, self._progress)
        page.lesson_chosen.connect(self.begin)
        page.task_chosen.connect(self.begin_task)
        return page

    def _lesson_page(self, lesson: Lesson, step: int) -> LessonPage:
        from app.learning.lesson_session import LessonSession
        from app.learning.run import LessonRun
        from app.pages.lesson.page import LessonPage

        game, lesson_id = lesson.game, lesson.id
        match = lesson.match()
        session = LessonSession(LessonRun(lesson, match), _unnamed(match))
        step = min(step, len(lesson.steps) - 1)  # kept by a version in which it was longer
        session.go_to(step)
        page = LessonPage(self._appearance, session, speaking=self._speaking)
        session.setParent(page)
        page.stepped.connect(lambda now: self._progress.note_step(game, lesson_id, now))
        page.finished.connect(lambda: self._finish(lesson))
        page.leave_requested.connect(lambda: self._leave(page))
        self._curtain.begin(session)
        page.left.connect(self._curtain.close)
        page.taken_off.connect(lambda: self._curtain.end(session))
        self._progress.note_step(game, lesson_id, step)
        return page

    def _leave(self, page: LessonPage) -> None:
        """Leave a lesson, and say that one can go on with it from where it is."""
        self._pages.take_off()
        if page.run.index:
            announce(self._pages, saved())

    def _task_page(self, game: str, number: int) -> TaskPage:
        from app.learning.task_run import TaskRun, tasks_of
        from app.learning.task_session import TaskSession
        from app.pages.task.page import TaskPage

        tasks = tasks_of(game)
        task = tasks[number - 1]
        run = TaskRun(task)
        session = TaskSession(run, _unnamed(run.match))
        page = TaskPage(self._appearance, session, number, len(tasks), speaking=self._speaking)
        session.setParent(page)
        page.done.connect(lambda stars: self._progress.note_stars(game, task.id, stars))
        page.next_requested.connect(lambda: self._go_on_after(game, number))
        page.leave_requested.connect(self._pages.take_off)
        return page

    def _go_on_after(self, game: str, number: int) -> None:
        """Go to the task after this one, or to the page Learn."""
        from app.learning.task_run import tasks_of

        if number < len(tasks_of(game)):
            self._pages.replace(self._task_page(game, number + 1))
        else:
            self._go_to_lessons()

    def _finish(self, lesson: Lesson) -> None:
        """Show what one knows now, and what comes next."""
        from app.pages.learn.overview import first_unsolved, task_entries
        from app.pages.lesson.done import LessonDonePage

        self._progress.note_done(lesson.game, lesson.id)
        game = lesson.game
        tasks = task_entries(game, self._progress)
        page = LessonDonePage(
            self._appearance, lesson, played=self._has_played(game), tasks=len(tasks)
        )
        if tasks:
            task = first_unsolved(tasks) or tasks[0]
            page.tasks_requested.connect(
                lambda: self._pages.replace(self._task_page(game, task.number))
            )
        page.match_requested.connect(lambda: self._deal_match(game))
        page.lesson_requested.connect(
            lambda following: self._pages.replace(self._lesson_page(following, 0))
        )
        page.lessons_requested.connect(self._go_to_lessons)
        self._pages.replace(page)

    def _has_played(self, game: str) -> bool:
        """Tell whether a game has been dealt, if only before there were lessons."""
        return self._progress.has_played(game) or bool(self._settings.options(game))

    def _go_to_lessons(self) -> None:
        """Go from the end of a lesson to the page Learn, wherever the lesson was begun."""
        from app.pages.learn.page import LearnPage

        if isinstance(self._pages.below, LearnPage):
            self._pages.take_off()
        else:
            self._pages.replace(self._learn_page())

    def _deal_match(self, game: str) -> None:
        from app.pages.lesson.first_match import first_match

        self.deal_requested.emit(first_match(game, self._settings.players))


def _unnamed(match: Match) -> list[PlayerInfo]:
    """Return players without names for the seats of a match."""
    return [
        PlayerInfo("", seat, player.kind, seat, player.kind)
        for seat, player in enumerate(match.players)
    ]
