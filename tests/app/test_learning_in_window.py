"""From home to a lesson, from its end to a match, and back again: in the whole window."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt

from app.learning.catalogue import find_lesson, first_lesson, lessons_of
from app.learning.lesson import Lesson
from app.learning.task_run import tasks_of
from app.match.phase import Phase
from app.pages.home import HomePage
from app.pages.learn.page import LearnPage
from app.pages.lesson.done import LessonDonePage
from app.pages.lesson.page import LessonPage
from app.pages.rules import RulesPage
from app.pages.setup.invitation import LearnInvitation
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.pages.task.page import TaskPage
from app.paint.controls import PRIMARY, RAIL
from app.paint.paragraph import lines_of
from app.storage.progress import LearningProgress
from app.storage.settings import RememberedPlayer, Settings
from app.table.layout import Layer
from app.window.window import Window
from tests.app.pages.learning import lessons_where
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    deal,
    key,
    lift,
    open_window,
    page_of,
    prepare,
    press,
    settle,
)


@pytest.fixture
def lesson() -> Lesson:
    found = first_lesson("the-game")
    assert found is not None
    return found


def progress(data: Path) -> LearningProgress:
    """What is kept on the disk."""
    return LearningProgress(data / "learning.json")


def finish(window: Window) -> LessonDonePage:
    """Come to the end of the lesson on the table."""
    page = page_of(window, LessonPage)
    page.lesson_session.go_to(len(page.run.lesson.steps) - 1)
    page.finished.emit()
    settle()
    return page_of(window, LessonDonePage)


def test_a_newcomer_comes_from_home_to_a_match(window: Window, data: Path, lesson: Lesson) -> None:
    assert window.home._learn.kind == PRIMARY
    press(window, "Learn")
    page_of(window, LearnPage)
    key(Qt.Key.Key_Return)  # what is next has the focus
    page = page_of(window, LessonPage)
    assert page.run.lesson == lesson
    done = finish(window)
    assert done.main.word == "Play your first match"
    key(Qt.Key.Key_Return)
    page_of(window, TablePage)
    assert window.table.session is not None
    assert [player.kind for player in window.table.session.players] == ["human", "easy"]
    assert progress(data).lesson("the-game", "first").done
    assert progress(data).last_game == "the-game"
    assert progress(data).has_played("the-game")
    press(window, "Home")
    assert window.home._learn.kind == RAIL


def test_the_match_has_the_names_of_the_last_set_up(data: Path, lesson: Lesson) -> None:
    settings = Settings(data / "settings.ini")
    settings.players = [RememberedPlayer("Anna", 2), RememberedPlayer("Leo", 4)]
    settings.flush()
    window = open_window(data)
    window.learning.begin(lesson)
    press_main(finish(window), window)
    assert window.table.session is not None
    assert window.table.session.players[0].name == "Anna"
    close_window(window)


def press_main(page: LessonDonePage, window: Window) -> None:
    press(window, page.main.word)


def test_leaving_keeps_the_step(window: Window, data: Path) -> None:
    press(window, "Learn")
    key(Qt.Key.Key_Return)
    page = page_of(window, LessonPage)
    page.coach.read_on()
    settle()
    assert page.run.index == 1
    press(window, "Leave")
    learn = page_of(window, LearnPage)
    assert learn.next.line.startswith("The Game · step 2 of")
    assert progress(data).lesson("the-game", "first").step == 1
    key(Qt.Key.Key_Return)
    assert page_of(window, LessonPage).run.index == 1
    key(Qt.Key.Key_Escape)
    page_of(window, LearnPage)
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)


def test_between_two_people_the_curtain_falls_in_a_lesson_too(
    data: Path, table_time: TableTime
) -> None:
    """That of the match below stays as it was, and nobody is caught behind it."""
    lesson = find_lesson("the-game", "pass-and-play")
    assert lesson is not None
    deal(data)
    window = open_window(data)
    keeper = window.curtain_keeper
    press(window, "Continue the game")
    table_time.wait_until(lambda: keeper.shown and keeper.curtain.down, "the curtain")
    lift(window)
    table = page_of(window, TablePage)
    window.learning.begin(lesson, [step.id for step in lesson.steps].index("hand-over"))
    page = page_of(window, LessonPage)
    own, theirs = ({str(card) for card in hand} for hand in page.session.match.state()["hands"])
    assert own <= seen_on(page)
    assert not keeper.shown
    press(window, "Hand over")
    table_time.wait_until(lambda: keeper.shown and keeper.curtain.down, "the curtain")
    key(Qt.Key.Key_Escape)
    assert not keeper.shown
    assert window.pages.top is table
    assert table.session.phase is Phase.PLAYING
    window.learning.begin(lesson, page.run.index)
    page = page_of(window, LessonPage)
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table_time.wait_until(lambda: keeper.shown and keeper.curtain.down, "the curtain")
    assert page.session.next_seat == 1
    key(Qt.Key.Key_Return)
    table_time.wait_until(lambda: page.run.step.id == "other", "the other player")
    assert theirs <= seen_on(page)
    assert not (own - theirs) & seen_on(page)
    page.coach.go_back()
    table_time.wait_until(lambda: page.view.scene.resting, "all lies still")
    assert (page.run.step.id, page.session.phase, page.session.seat) == (
        "hand-over", Phase.REVIEWING, 0,
    )  # fmt: skip
    assert own <= seen_on(page)
    close_window(window)


def seen_on(page: LessonPage) -> set[str]:
    """The cards of which the face can be seen."""
    return {spec.id for spec in page.view.scene.layout.cards if spec.layer is Layer.HAND}


def test_a_lesson_that_was_longer_goes_on_at_its_last_step(window: Window, lesson: Lesson) -> None:
    window.learning.begin(lesson, 40)
    page = page_of(window, LessonPage)
    assert page.run.is_last


def test_from_the_end_back_to_all_lessons(window: Window) -> None:
    press(window, "Learn")
    key(Qt.Key.Key_Return)
    finish(window)
    press(window, "All lessons")
    learn = page_of(window, LearnPage)
    assert learn.columns[0].rows[0].entry.mark.done
    press(window, "Back")
    page_of(window, HomePage)


def test_a_lesson_that_began_elsewhere_leads_to_all_lessons_too(
    window: Window, lesson: Lesson
) -> None:
    window.learning.begin(lesson)
    finish(window)
    press(window, "All lessons")
    page_of(window, LearnPage)
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)


def test_a_lesson_can_be_taken_again_at_once(window: Window, data: Path, lesson: Lesson) -> None:
    window.learning.begin(lesson)
    finish(window)
    press(window, "Lesson again")
    assert page_of(window, LessonPage).run.index == 0
    assert progress(data).lesson("the-game", "first").done
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)


def test_a_saved_match_that_is_opened_is_the_last_thing_done(data: Path, lesson: Lesson) -> None:
    progress(data).note_step("wednesday", "first", 1)
    path = deal(data)
    window = open_window(data)
    window.opening.open(path)
    settle()
    assert progress(data).last_game == "the-game"
    close_window(window)


def test_learn_at_home_is_quiet_once_a_match_is_saved(data: Path) -> None:
    deal(data)
    window = open_window(data)
    assert window.home._learn.kind == RAIL
    close_window(window)


def test_damaged_progress_is_set_aside_and_said(data: Path) -> None:
    (data / "learning.json").write_text("{", "utf-8")
    window = open_window(data)
    assert (data / "learning.json").exists(), "home does not read it"
    press(window, "Learn")
    page = page_of(window, LearnPage)
    assert "learning.damaged.json" in page._lead.text()
    assert (data / "learning.damaged.json").read_text("utf-8") == "{"
    key(Qt.Key.Key_Return)
    kept = json.loads((data / "learning.json").read_text("utf-8"))
    assert kept["last"] == "lessons/the-game/first"
    close_window(window)


def test_the_way_in_speaks_greek(data: Path) -> None:
    prepare(data, language="el")
    window = open_window(data)
    press(window, "Μάθε παίζοντας")
    key(Qt.Key.Key_Return)
    done = finish(window)
    assert done.main.word == "Παίξε την πρώτη παρτίδα"
    press(window, "Όλα τα μαθήματα")
    assert page_of(window, LearnPage).bar_title.title == "Μάθε παίζοντας"
    close_window(window)


def invitation(window: Window, game: str) -> LearnInvitation:
    """What offers the lesson on the set-up of a game."""
    window.dealing.set_up(game)
    settle()
    return page_of(window, SetupPage)._column.invitation


def test_the_set_up_of_a_new_game_offers_its_lesson(window: Window, lesson: Lesson) -> None:
    offered = invitation(window, "the-game")
    assert offered.isVisible()
    assert offered.accessibleName() == f"New here? Learn it in {lesson.minutes} minutes"
    press(window, offered.accessibleName())
    page = page_of(window, LessonPage)
    page.coach.read_on()
    settle()
    key(Qt.Key.Key_Escape)
    page_of(window, SetupPage)
    press(window, offered.accessibleName())
    assert page_of(window, LessonPage).run.index == 1, "it goes on where it was left"
    press(window, "Leave")
    key(Qt.Key.Key_Escape)
    assert not invitation(window, "the-game").isVisible(), "it has been begun"


def test_the_offer_stands_in_one_line(data: Path) -> None:
    prepare(data, language="el")
    window = open_window(data, QSize(2560, 1440))
    offered = invitation(window, "the-game")
    room = offered._room(offered.body_size().width())
    assert len(lines_of(offered.accessibleName(), offered._font(room), room)) == 1


def test_a_game_that_was_played_offers_no_lesson(data: Path) -> None:
    settings = Settings(data / "settings.ini")
    settings.remember_options("the-game", {"on_fire": True})  # as versions before lessons did
    settings.flush()
    window = open_window(data)
    assert not invitation(window, "the-game").isVisible()
    progress(data).note_match("qwixx-cards")
    close_window(window)
    window = open_window(data)
    assert not invitation(window, "qwixx-cards").isVisible()
    close_window(window)


def test_a_game_without_a_lesson_offers_none(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lessons_where(lambda *_: False, tmp_path, monkeypatch):
        window = open_window(data)
        assert not invitation(window, "wednesday").isVisible()
        close_window(window)


def test_rules_lead_to_the_lesson_and_back(window: Window) -> None:
    press(window, "Rules")
    press(window, "Learn it by playing")
    page = page_of(window, LessonPage)
    press(window, "Rules")
    press(window, "Learn it by playing")
    assert page_of(window, LessonPage) is page, "the lesson that lies below"
    press(window, "Leave")
    page_of(window, RulesPage)


def test_a_lesson_over_a_match_is_left_to_that_match(data: Path) -> None:
    """No curtain of the match falls over the lesson."""
    path = deal(data)
    window = open_window(data)
    window.opening.open(path)
    settle()
    assert window.curtain_keeper.shown
    window.pages.rules_requested.emit("the-game")
    press(window, "Learn it by playing")
    page_of(window, LessonPage)
    assert not window.curtain_keeper.shown
    press(window, "Leave")
    press(window, "Back")
    assert window.curtain_keeper.shown
    close_window(window)


def test_tasks_one_after_the_other(window: Window, data: Path) -> None:
    tasks = tasks_of("the-game")
    press(window, "Learn")
    learn = page_of(window, LearnPage)
    learn.task_chosen.emit("the-game", len(tasks) - 1)
    page = page_of(window, TaskPage)
    page.done.emit(2)
    page.next_requested.emit()
    settle()
    last = page_of(window, TaskPage)
    assert last.run.task == tasks[-1]
    last.next_requested.emit()
    settle()
    assert page_of(window, LearnPage) is learn
    assert progress(data).stars("the-game", tasks[-2].id) == 2
    assert "1 of" in learn._count.text()


@pytest.mark.parametrize("leave", [True, False])
def test_a_task_is_left_to_the_page_learn(window: Window, leave: bool) -> None:
    press(window, "Learn")
    window.learning.begin_task("the-game", 1)
    settle()
    if leave:
        press(window, "Leave")
    else:
        key(Qt.Key.Key_Escape)
    page_of(window, LearnPage)


def test_from_the_last_lesson_to_a_task(window: Window) -> None:
    lesson = lessons_of("the-game")[-1]
    window.learning.begin(lesson)
    done = finish(window)
    assert done.steps[0] is done.tasks
    press(window, done.main.word)
    assert page_of(window, TaskPage).run.task == tasks_of("the-game")[0]


def test_the_game_that_one_comes_from_is_learned_next(window: Window) -> None:
    for game, page in (("qwixx-cards", SetupPage), ("wednesday", RulesPage)):
        window.dealing.set_up(game) if page is SetupPage else window.side.show_rules(game)
        page_of(window, page)
        key(Qt.Key.Key_Escape)
        page_of(window, HomePage)
        press(window, "Learn")
        following = page_of(window, LearnPage)._overview.next
        assert following is not None
        assert following.game == game
        key(Qt.Key.Key_Escape)
