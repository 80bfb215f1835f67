"""The page Learn: what stands on it, and what mouse and keys do there."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.games import MODULES
from app.learning.catalogue import task_ids
from app.learning.lesson import LESSONS
from app.learning.task_run import tasks_of
from app.pages.learn.column import LearnColumn
from app.pages.learn.flying_star import FLIES_MS
from app.pages.learn.page import LearnPage
from app.pages.learn.row import LessonRow
from app.pages.learn.task_foot import TaskFoot
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.widgets.label import Label
from tests.app.pages.learning import lessons_where, progress_of
from tests.app.pages.support import (
    PAGES,
    astray,
    at_size,
    focused,
    make_appearance,
    over_each_other,
    show,
    squeezed,
    stops,
    visible,
)

TASKS = tasks_of("the-game")

Open = Callable[[LearningProgress], LearnPage]


@pytest.fixture
def every_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with lessons_where(lambda *_: True, tmp_path, monkeypatch):
        yield


@pytest.fixture
def every_lesson_and_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with lessons_where(lambda *_: True, tmp_path, monkeypatch, tasks=["the-game"]):
        yield


@pytest.fixture
def open_page(appearance: Appearance, speak: Callable[[str], None]) -> Open:
    speak("en")

    def open_it(progress: LearningProgress) -> LearnPage:
        page = LearnPage(appearance, progress)
        show(page)
        return page

    return open_it


def taken(page: LearnPage) -> list[tuple[str, str, int]]:
    """The lessons that are asked for from now on."""
    asked: list[tuple[str, str, int]] = []
    page.lesson_chosen.connect(lambda each, step: asked.append((each.game, each.id, step)))
    return asked


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def row(page: LearnPage, game: str, lesson: str) -> LessonRow:
    at = list(LESSONS).index(game), LESSONS[game].index(lesson)
    return page.columns[at[0]].rows[at[1]]


def lead(page: LearnPage) -> list[str]:
    return [label.text() for label in visible(page, Label)]


@pytest.mark.usefixtures("every_lesson")
def test_who_is_new_begins_with_the_first_lesson(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path))
    first = row(page, "the-game", "first")
    assert first.entry.standing == "next"
    assert first.accessibleName() == "Lesson first, 1 of 4, 9 steps, 4 minutes, next for you"
    assert page.next.accessibleName() == "Next for you: Lesson first"
    assert page.next.accessibleDescription() == "The Game, 9 steps, about 4 minutes"
    assert "0 of 16 lessons" in lead(page)
    asked = taken(page)
    assert focused() is page.next
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    click(first)
    assert asked == [("the-game", "first", 0)] * 2


@pytest.mark.usefixtures("every_lesson")
def test_what_was_left_half_way_goes_on_there(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path, first=-1, signals=4))
    signals = row(page, "the-game", "signals")
    assert (signals.entry.standing, signals.entry.line) == ("next", "step 5 of 9")
    assert signals.accessibleName().endswith("4 minutes, step 5 of 9, next for you")
    assert page.next.line == "The Game · step 5 of 9"
    asked = taken(page)
    click(page.next)
    click(signals)
    assert asked == [("the-game", "signals", 4)] * 2


@pytest.mark.usefixtures("every_lesson")
def test_a_further_lesson_that_was_left_waits_for_the_first(
    open_page: Open, tmp_path: Path
) -> None:
    page = open_page(progress_of(tmp_path, signals=4))
    assert row(page, "the-game", "first").entry.standing == "next"
    assert row(page, "the-game", "signals").entry.standing == "begun"


@pytest.mark.usefixtures("every_lesson")
def test_a_step_that_is_gone_counts_as_the_last_one(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path, first=40))
    assert page.next.line == "The Game · step 9 of 9"


@pytest.mark.usefixtures("every_lesson")
def test_after_a_match_its_game_is_next(open_page: Open, tmp_path: Path) -> None:
    progress = progress_of(tmp_path, first=-1, signals=4)
    progress.note_match("wednesday")
    page = open_page(progress)
    assert row(page, "wednesday", "first").entry.standing == "next"
    begun = row(page, "the-game", "signals").entry
    assert (begun.standing, begun.line, begun.share) == ("begun", "step 5 of 9", 4 / 9)
    assert row(page, "the-game", "first").entry.standing == "done"
    assert row(page, "the-game", "on-fire").entry.standing == "open"


@pytest.mark.usefixtures("every_lesson")
def test_a_game_whose_lessons_are_done_leads_to_another(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path, first=-1, on_fire=-1, signals=-1, pass_and_play=-1))
    assert row(page, "the-game-extreme", "first").entry.is_next


@pytest.mark.usefixtures("every_lesson")
def test_who_has_taken_all_is_told_so(open_page: Open, tmp_path: Path) -> None:
    progress = progress_of(tmp_path)
    for game, lessons in LESSONS.items():
        for lesson in lessons:
            progress.note_done(game, lesson)
    page = open_page(progress)
    assert not page.next.isVisible()
    assert "You have done everything here. Each lesson and task can be taken again." in lead(page)
    assert "16 of 16 lessons" in lead(page)
    assert focused() is row(page, "the-game", "first")
    page.resize(960, 600)
    assert "You have done everything here. Each lesson and task can be taken again." in lead(page)


@pytest.mark.usefixtures("every_lesson")
def test_a_lesson_that_is_done_asks_on_its_row(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path, first=-1))
    asked, left = taken(page), []
    page.back_requested.connect(lambda: left.append(True))
    first, column = row(page, "the-game", "first"), page.columns[0]
    click(first)
    question = column.question
    assert question is not None
    assert not first.isVisible()
    assert focused() is question.again
    assert question.accessibleName() == "Lesson first"
    click(question.again)
    assert question.from_step.word == "From step 2"
    click(question.later)
    assert question.from_step.accessibleDescription() == "Heading s3"
    click(question.from_step)
    click(question.earlier)
    click(question.earlier)
    click(question.earlier)
    assert question.from_step.word == "From step 9", "round the ends"
    assert asked == [("the-game", "first", 0), ("the-game", "first", 2)]
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert column.question is None
    assert focused() is first
    assert not left
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert left


@pytest.mark.usefixtures("every_lesson")
def test_a_done_lesson_that_was_begun_again_offers_its_step(
    open_page: Open, tmp_path: Path
) -> None:
    progress = progress_of(tmp_path, first=-1)
    progress.note_step("the-game", "first", 5)
    progress.note_match("wednesday")
    page = open_page(progress)
    click(row(page, "the-game", "first"))
    assert page.columns[0].question is not None
    assert page.columns[0].question.from_step.word == "From step 6"


@pytest.mark.usefixtures("every_lesson")
def test_a_done_lesson_that_is_left_half_way_keeps_its_tick(
    open_page: Open, tmp_path: Path
) -> None:
    progress = progress_of(tmp_path, first=-1)
    progress.note_step("the-game", "first", 5)
    page = open_page(progress)
    first = row(page, "the-game", "first")
    assert (first.entry.standing, first.entry.is_next) == ("done", True)
    assert first.accessibleName().endswith("step 6 of 9, done, next for you")
    assert page.next.line == "The Game · step 6 of 9"


@pytest.mark.usefixtures("every_lesson")
def test_arrows_go_through_the_columns(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path))
    asked = taken(page)
    for key, expected in (
        (Qt.Key.Key_Down, ("the-game", "first")),
        (Qt.Key.Key_Down, ("the-game", "on-fire")),
        (Qt.Key.Key_Right, ("the-game-extreme", "seven-commands")),
        (Qt.Key.Key_Left, ("the-game", "on-fire")),
        (Qt.Key.Key_Down, ("the-game", "signals")),
        (Qt.Key.Key_Down, ("the-game", "pass-and-play")),
        (Qt.Key.Key_Down, ("the-game", "pass-and-play")),
        (Qt.Key.Key_Left, ("wednesday", "expert-rounds")),
    ):
        QTest.keyClick(focused(), key)
        assert focused() is row(page, *expected), (key, expected)
    assert row(page, "wednesday", "expert-rounds").ring_visible
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked == [("wednesday", "expert-rounds", 0)]
    for _ in range(4):
        QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert focused() is page.next


@pytest.mark.usefixtures("every_lesson")
def test_each_column_is_one_stop_of_the_tab_key(open_page: Open, tmp_path: Path) -> None:
    page = open_page(progress_of(tmp_path))
    rows = [stop for stop in stops(page) if isinstance(stop, LessonRow)]
    assert [each.entry.lesson.game for each in rows] == list(LESSONS)
    seen = []
    for _ in range(6):
        seen.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert seen == [page.next, *rows]


def test_a_lesson_without_its_files_is_left_out(
    open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {("the-game", "signals"), ("wednesday", "first")}
    with lessons_where(lambda *which: which in there, tmp_path, monkeypatch):
        page = open_page(progress_of(tmp_path, first=4))
        entries = [each.entry.lesson for column in page.columns for each in column.rows]
        assert [(each.game, each.id) for each in entries] == sorted(there)
        assert page.columns[0].rows[0].entry.is_next
        assert "0 of 2 lessons" in lead(page)


def test_without_any_lesson_there_is_only_the_way_back(
    open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lessons_where(lambda *_: False, tmp_path, monkeypatch):
        page = open_page(progress_of(tmp_path))
        assert not visible(page, LearnColumn)
        left: list[bool] = []
        page.back_requested.connect(lambda: left.append(True))
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert left


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_progress_that_cannot_be_read_is_set_aside_and_said(
    size: tuple[int, int], open_page: Open, tmp_path: Path
) -> None:
    (tmp_path / "learning.json").write_text("{oops")
    page = open_page(progress_of(tmp_path))
    page.resize(*size)
    assert (
        "Your progress could not be read. The file is kept as learning.damaged.json; lessons start"
        " anew."
    ) in lead(page)
    assert page.accessibleDescription() in lead(page)
    assert (tmp_path / "learning.damaged.json").read_text() == "{oops"


@pytest.mark.usefixtures("every_lesson_and_task")
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
def test_all_lessons_have_their_room(
    language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = LearnPage(
        make_appearance(tmp_path, text_size=text_size),
        progress_of(tmp_path, first=-1, signals=4),
    )
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        at_size(page, *size)
        assert [*squeezed(page), *astray(page), *over_each_other(page)] == [], size
        click(row(page, "the-game", "first"))
        assert [*squeezed(page), *astray(page), *over_each_other(page)] == [], ("asked", size)
        page.columns[0].close_question()


@pytest.mark.usefixtures("every_lesson")
@pytest.mark.parametrize("text_size", [150, 200])
def test_no_word_of_a_lesson_is_broken(
    text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("el")
    page = LearnPage(make_appearance(tmp_path, text_size=text_size), progress_of(tmp_path))
    for size in ((1280, 800), (1024, 768)):
        at_size(page, *size)
        for each in visible(page, LessonRow):
            wide = each.body().width()
            measure = QFontMetricsF(each._title_font(wide))
            for word in each.entry.title.split():
                assert measure.horizontalAdvance(word) <= each._room(wide), (size, word)


@pytest.mark.usefixtures("every_lesson")
def test_it_speaks_greek(open_page: Open, tmp_path: Path, speak: Callable[[str], None]) -> None:
    page = open_page(progress_of(tmp_path))
    speak("el")
    QCoreApplication.processEvents()
    names = [each.accessibleName() for each in visible(page, LessonRow)]
    assert names[0] == "Μάθημα first, 1 από 4, 9 βήματα, 4 λεπτά, το επόμενο για σένα"
    assert names[1].endswith("δεν άρχισε")
    assert page.next.accessibleName() == "Το επόμενο για σένα: Μάθημα first"


@pytest.mark.usefixtures("every_lesson")
@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_tick_of_a_lesson_is_drawn_when_one_comes_back(motion: str, tmp_path: Path) -> None:
    progress = progress_of(tmp_path, first=-1)
    page = LearnPage(make_appearance(tmp_path, motion=motion), progress)
    show(page)
    running = QVariantAnimation.State.Running
    assert row(page, "the-game", "first").tick.state() != running, "it was there before"
    page.hide()
    progress.note_done("wednesday", "first")
    page.renew()
    page.show()
    new = row(page, "wednesday", "first")
    assert (new.tick.state() == running) == (motion == "full")
    assert row(page, "the-game", "first").tick.state() != running
    if motion == "full":
        new.tick.setCurrentTime(110)
        assert new.drawn == pytest.approx(0.5)
        new.tick.setCurrentTime(220)
    assert new.drawn == 1.0


class TestTasks:
    """The tasks of The Game, which are 24; no other game has any here."""

    @pytest.fixture(autouse=True)
    def lessons(self, every_lesson_and_task: None) -> None:
        del every_lesson_and_task

    @pytest.fixture
    def tried(self, tmp_path: Path) -> LearningProgress:
        """All lessons of The Game are done; the first task brought two stars, the second three."""
        progress = progress_of(tmp_path, first=-1, on_fire=-1, signals=-1, pass_and_play=-1)
        for task, stars in zip(TASKS, (2, 3), strict=False):
            progress.note_stars("the-game", task.id, stars)
        return progress

    @staticmethod
    def foot(page: LearnPage) -> TaskFoot:
        foot = page.columns[0].foot
        assert foot is not None
        assert [column.foot for column in page.columns[1:]] == [None] * 4
        return foot

    @staticmethod
    def wanted(page: LearnPage) -> list[tuple[str, int]]:
        """The tasks that are asked for from now on."""
        asked: list[tuple[str, int]] = []
        page.task_chosen.connect(lambda game, number: asked.append((game, number)))
        return asked

    def test_after_the_lessons_of_a_game_its_first_open_task_is_next(
        self, open_page: Open, tried: LearningProgress
    ) -> None:
        page = open_page(tried)
        assert page.next.accessibleName() == "Next for you: Task 3 of 24"
        goal = MODULES["the-game"].tasks().goal(TASKS[2])
        assert page.next.line == f"The Game · {goal}"
        assert "4 of 16 lessons · 2 of 24 tasks · 5 stars" in lead(page)
        asked = self.wanted(page)
        click(page.next)
        assert asked == [("the-game", 3)]

    def test_when_all_is_done_the_task_with_the_fewest_stars_is_next(
        self, open_page: Open, tmp_path: Path
    ) -> None:
        progress = progress_of(tmp_path)
        for game, lessons in LESSONS.items():
            for lesson in lessons:
                progress.note_done(game, lesson)
        for number, task in enumerate(TASKS):
            progress.note_stars("the-game", task.id, 1 if number == 7 else 2)
        page = open_page(progress)
        assert page.next.accessibleName() == "Next for you: Task 8 of 24"

    def test_a_click_on_a_card_opens_its_task(
        self, open_page: Open, tried: LearningProgress
    ) -> None:
        page = open_page(tried)
        foot, asked = self.foot(page), self.wanted(page)
        for number in (1, 24, 13):
            at = foot.place_of(number - 1).center().toPoint()
            QTest.mouseClick(foot, Qt.MouseButton.LeftButton, pos=at)
        line = QPoint(round(foot.body().left()) + 8, round(foot.body().top()) + 6)
        QTest.mouseClick(foot, Qt.MouseButton.LeftButton, pos=line)
        assert asked == [("the-game", number) for number in (1, 24, 13, 3)]

    def test_a_card_under_the_pointer_is_lit_and_says_its_task(
        self, open_page: Open, tried: LearningProgress
    ) -> None:
        page = open_page(tried)
        foot = self.foot(page)
        QTest.mouseMove(foot, QPoint(1, 1))
        beside = foot.grab().toImage()
        QTest.mouseMove(foot, foot.place_of(17).center().toPoint())
        name, goal, idea = foot.toolTip().split("\n")
        assert name.startswith("Task 18 of 24")
        words = MODULES["the-game"].tasks()
        assert (goal, idea) == (words.goal(TASKS[17]), words.idea(TASKS[17]))
        lit = foot.grab().toImage()
        assert lit != beside
        QApplication.sendEvent(foot, QEvent(QEvent.Type.Leave))
        assert foot.toolTip().splitlines() == [
            "Three stars: no hint, nothing taken back",
            "Two stars: something was taken back",
            "One star: with a hint",
        ]
        assert foot.accessibleDescription() == foot.toolTip().replace("\n", ". ")
        assert foot.grab().toImage() != lit

    def test_arrows_choose_a_task_and_enter_opens_it(
        self, open_page: Open, tried: LearningProgress
    ) -> None:
        page = open_page(tried)
        foot, asked = self.foot(page), self.wanted(page)
        page.columns[0].focus_at(3)
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        assert focused() is foot
        assert foot.accessibleName() == "Task 3 of 24, not solved"
        QTest.keyClick(foot, Qt.Key.Key_Left)
        assert foot.accessibleName() == "Task 2 of 24, 3 of three stars"
        QTest.keyClick(foot, Qt.Key.Key_Return)
        QTest.keyClick(foot, Qt.Key.Key_Left)
        QTest.keyClick(foot, Qt.Key.Key_Left)
        assert foot.accessibleName() == "Task 1 of 24, 2 of three stars"
        QTest.keyClick(foot, Qt.Key.Key_Up)
        assert focused() is row(page, "the-game", "pass-and-play")
        assert asked == [("the-game", 2)]

    @pytest.mark.parametrize("motion", ["full", "reduced"])
    def test_a_star_flies_from_the_rail_to_the_count_when_one_comes_back(
        self, motion: str, tried: LearningProgress, tmp_path: Path
    ) -> None:
        page = LearnPage(make_appearance(tmp_path, motion=motion), tried)
        show(page)
        assert not page.star.isVisible(), "they were there before"
        page.hide()
        page.renew()
        page.show()
        assert not page.star.isVisible(), "nothing has been solved"
        page.hide()
        tried.note_stars("the-game", TASKS[2].id, 3)
        page.renew()
        page.show()
        foot, star = self.foot(page), page.star
        count = foot.mapTo(page, foot.star_at.toPoint())
        star.flight.setCurrentTime(0)
        assert star.isVisible()
        begun = star.geometry().center()
        assert page.rail_rect().contains(begun) == (motion == "full")
        star.flight.setCurrentTime(FLIES_MS - 1)
        assert (star.geometry().center() - count).manhattanLength() <= 2
        assert (begun == star.geometry().center()) == (motion == "reduced")
        assert page.childAt(count) is foot, "clicks pass through it"
        star.flight.setCurrentTime(FLIES_MS)
        assert not star.isVisible()

    def test_the_foot_is_the_last_stop_of_its_column(
        self, open_page: Open, tried: LearningProgress
    ) -> None:
        page = open_page(tried)
        page.columns[0].focus_at(0)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert focused() is self.foot(page)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert focused() is page.columns[1].first


def test_it_loads_no_computer_players() -> None:
    """The page opens at once: what finds tasks brings all of them with it."""
    told = "import sys, app.pages.learn.page; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "app.pages.learn.page" in loaded
    assert [name for name in loaded if name.startswith(("engine.bots", "engine.tasks"))] == []


def test_the_tasks_listed_are_those_that_are_tried() -> None:
    for game in MODULES:
        assert task_ids(game) == tuple(task.id for task in tasks_of(game))


def test_large_cards_of_tasks_leave_a_lesson_its_room(tmp_path: Path) -> None:
    """They are small again where no lesson could be seen any more."""
    widths = []
    for height in (400, 600):
        page = PAGES["learn"](make_appearance(tmp_path, text_size=150))
        at_size(page, 960, height)
        column = page.findChildren(LearnColumn)[0]
        assert column._area.height() > 0
        assert column.foot is not None
        widths.append(column.foot.place_of(0).width() / page.metrics.f)
    assert widths[0] < widths[1]


def test_in_a_small_window_what_is_said_once_all_is_done_stands_clear_of_the_columns(
    open_page: Open, tmp_path: Path
) -> None:
    progress = progress_of(tmp_path)
    for game, lessons in LESSONS.items():
        for lesson_id in lessons:
            progress.note_done(game, lesson_id)
        for task in task_ids(game):
            progress.note_stars(game, task, 3)
    page = open_page(progress)
    page.resize(960, 600)
    (told,) = (label for label in visible(page, Label) if "everything" in label.text())
    top = min(column.y() + column._body().top() for column in page.columns)
    assert told.geometry().bottom() + 10 <= top


def test_the_framed_tasks_in_high_contrast_stand_inside_of_their_column(tmp_path: Path) -> None:
    page = PAGES["learn"](make_appearance(tmp_path, theme="contrast"))
    at_size(page, 1280, 800)
    for column in page.findChildren(LearnColumn):
        assert column.foot is not None
        place, card, body = column.foot.body_in_parent(), column.foot.place_of(0), column._body()
        apart = column._metrics.px(TaskFoot.edge_gap)
        assert card.left() + column.foot.x() - (place.left() - apart) >= 4
        assert place.left() - apart > body.left() + 8
        assert place.bottom() + apart <= body.bottom() - column._metrics.px(7)
