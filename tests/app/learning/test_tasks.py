"""The page of a task: solved by mouse, its stars, the way back, and the way on."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication

from app.games.answers import TableQuestion
from app.learning.task_run import tasks_of
from app.paint.surface import rail_path, surface_pixmap
from app.storage.settings import LanguageChoice
from app.table.layout import Layer, Rect
from app.table.visuals import PanelVisual
from engine.games import GAMES
from tests.app.learning.conftest import SetTask
from tests.app.learning.tasks import TaskTable, task_of

PREPARED = task_of("the-game", "prepared-trick-1")
HANDED_OVER = task_of("the-game", "handed-over-1")
WITH_SIXES = next(each.id for each in tasks_of("wednesday") if "combo 6" in str(each.solution))
SAVED = task_of("the-game", "saved-pile-1")
WITH_TASKS = [game for game in GAMES if tasks_of(game)]
LANGUAGES: tuple[LanguageChoice, ...] = ("el", "en")


def wrong_way(table: TaskTable) -> str:
    """An action after which the goal is out of reach."""
    for action in map(str, table.session.legal()):
        table.session.submit(action)
        lost = table.task_page.lost
        table.task_page.task_session.go_back()
        if lost:
            return action
    raise AssertionError("every way leads to the goal")


@pytest.mark.parametrize("game", WITH_TASKS)
@pytest.mark.parametrize("at", [0, 5, -1])
def test_tasks_are_solved_by_mouse(game: str, at: int, set_task: SetTask) -> None:
    table = set_task(tasks_of(game)[at])
    table.solve()
    table.wait_for(lambda: table.task_page.solved, "the solution")
    assert table.stars == [3]
    assert table.page.rail.main.allowed
    asked = []
    table.task_page.next_requested.connect(lambda: asked.append(True))
    table.page.rail.main.click()
    assert asked


@pytest.mark.parametrize("game", WITH_TASKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_asks_for(game: str, language: LanguageChoice, set_task: SetTask) -> None:
    first = tasks_of(game)[0]
    table = set_task(first, language)
    words = table.page.module.tasks()
    said = set()
    for task in tasks_of(game):
        goal, idea = words.goal(task), words.idea(task)
        assert goal, task.id
        assert idea, task.id
        assert not {"{", "%"} & {*goal, *idea}, task.id
        said.add((goal, idea))
        done, of = words.progress(task, task.start)[1:]
        assert done == 0 <= of
    assert len(said) > 2


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_TASKS)
def test_the_goal_stands_between_bar_and_table_and_stays_there(
    game: str, language: LanguageChoice, size: tuple[int, int], set_task: SetTask
) -> None:
    table = set_task(tasks_of(game)[-1], language, size)
    page = table.task_page
    words = [page.goal.heading, page.goal.line]

    def stands() -> None:
        top = min(thing.rect.y for thing in page.view.scene.layout.things)
        for label in words:
            assert label.isVisible()
            assert page.bar_height <= label.y()
            assert label.geometry().bottom() <= top + 1
            assert label.width() >= label.sizeHint().width() - 1
            assert 0 <= label.x() <= page.width() - label.width()
        assert not words[0].geometry().intersects(words[1].geometry())

    stands()
    assert page.goal.heading.text() == page.goal_text
    table.session.submit(str(page.run.best().action))
    table.settle()
    stands()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_low_window_no_line_runs_through_the_goal(
    language: LanguageChoice, set_task: SetTask
) -> None:
    page = set_task(PREPARED, language, (960, 600)).task_page
    words = page.goal.heading.geometry().united(page.goal.line.geometry())
    dpr, theme = page.devicePixelRatioF(), page.appearance.theme
    plain = surface_pixmap(page.size(), dpr, theme, inlay=False).toImage()
    ground = page.view.ground.grab().toImage().convertToFormat(plain.format())
    assert ground.copy(words) == plain.copy(words)
    beside = words.translated(-words.width() // 2, 0)
    assert ground.copy(beside) != plain.copy(beside)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_in_two_lines_does_not_touch_the_players(
    language: LanguageChoice, set_task: SetTask
) -> None:
    task = task_of("the-game", "saved-pile-1")
    page = set_task(task, language, (960, 600)).task_page
    assert page.goal.line.y() > page.goal.heading.y() + page.goal.heading.height() / 2
    foot = page.goal.line.geometry().bottom()
    layout = page.view.scene.layout
    tops = [each.rect.y for each in layout.decorations if isinstance(each.visual, PanelVisual)]
    assert tops
    assert min(tops) >= foot + 4


@pytest.mark.parametrize("window", [((960, 600), 100), ((1600, 1000), 200)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "at"), [("wednesday", 0), ("wednesday", 2), ("the-game", -1)])
def test_on_the_rail_nothing_about_the_stars_is_cut(
    game: str,
    at: int,
    language: LanguageChoice,
    window: tuple[tuple[int, int], int],
    set_task: SetTask,
) -> None:
    status = set_task(tasks_of(game)[at], language, *window).page.rail.status
    assert status.lines[1]
    assert status.holds(status.lines[1], status.width()), status.lines


def test_under_a_goal_every_open_burnt_card_is_seen_whole(set_task: SetTask) -> None:
    layout = set_task(tasks_of("wednesday")[-1], "el", (960, 600)).page.view.scene.layout
    burnt = [card.rect for card in layout.cards if card.row == "tray"]
    assert len(burnt) > 30
    assert not any(one.overlap(other) for one, other in pairwise(burnt))


@pytest.mark.parametrize("text", [130, 200])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_under_a_goal_in_large_letters_there_is_room_for_the_row_of_all_cards(
    size: tuple[int, int], text: int, set_task: SetTask
) -> None:
    page = set_task(tasks_of("the-game")[0], "el", size, text).task_page
    layout = page.view.scene.layout
    [track] = [each.rect for each in layout.decorations if each.id == "track"]
    assert track.height >= 8
    assert page.goal.line.geometry().bottom() <= track.y
    assert track.bottom <= min(place.rect.y for place in layout.places)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("game", WITH_TASKS)
def test_a_solved_task_is_told_on_the_table_until_it_is_taken_back(
    game: str, size: tuple[int, int], set_task: SetTask
) -> None:
    table = set_task(tasks_of(game)[0], "en", size)
    page = table.task_page
    assert not page.solved_plate.isVisible()
    table.solve()
    table.wait_for(lambda: page.solved, "the solution")
    table.settle()
    plate = page.solved_plate
    assert plate.isVisible()
    assert plate.lines == ("Solved!", "Three stars: no hint, nothing taken back")
    assert plate.accessibleName() == " ".join(plate.lines)
    assert page.bar_height < plate.y()
    rail = rail_path(page.width(), page.height())
    assert not plate.outline.translated(QPointF(plate.pos())).intersects(rail.translated(0, 1))
    body = Rect(plate.x(), plate.y(), plate.width(), plate.height())
    layout = page.view.scene.layout
    sheets = [each.rect for each in layout.decorations if each.id == "sheet:0"]
    piles = [place.rect for place in layout.places if place.takes_cards]
    assert not any(rect.overlap(body) for rect in (*sheets, *piles))
    middle = plate.geometry().center()
    assert page.childAt(middle) is not plate
    page.task_presses.undo()
    table.settle()
    assert not plate.isVisible()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_no_card_left_in_the_hand_looks_out_under_what_tells_of_the_solution(
    size: tuple[int, int], set_task: SetTask
) -> None:
    table = set_task(tasks_of("the-game-extreme")[0], "en", size)
    table.solve()
    table.wait_for(lambda: table.task_page.solved, "the solution")
    table.settle()
    layout = table.page.view.scene.layout
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert hand
    plate = table.task_page.solved_plate
    outline = plate.outline.translated(QPointF(plate.pos()))
    rail = rail_path(table.page.width(), table.page.height())
    for card in hand:
        seen = QPainterPath()
        seen.addRect(QRectF(*card))
        assert seen.subtracted(rail).subtracted(outline).boundingRect().height() <= 1


def test_with_something_taken_back_it_brings_two_stars(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    table.do_by_mouse(PREPARED.solution[0].action)
    table.settle()
    table.page.rail.undo.click()
    table.settle()
    assert table.session.match.states[-1] == table.session.match.states[0]
    assert table.task_page.stars.full == 2
    table.solve()
    assert table.stars == [2]


def test_starting_over_goes_back_to_the_beginning(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    for step in PREPARED.solution[:3]:
        table.do_by_mouse(step.action)
        table.settle()
    table.task_page.again.click()
    table.settle()
    assert not table.session.match.moves
    table.solve()
    assert table.stars == [2]


def test_once_cards_have_arrived_the_rail_still_speaks_of_the_task(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    before = table.page.rail.status.lines, table.page.rail.main.word
    table.view.scene.caught_up.emit()
    assert (table.page.rail.status.lines, table.page.rail.main.word) == before


def test_who_asks_hears_the_goal(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    heard = table.heard_by(lambda: table.key(Qt.Key.Key_O))
    assert heard[0].startswith(table.task_page.goal_text)


def test_with_a_hint_it_brings_one_star(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    table.page.rail.hint.click()
    table.wait_for(lambda: table.page.hint.lit is not None, "the hint")
    assert table.task_page.stars.full == 1
    table.clock.advance(2000)
    table.page.rail.hint.click()
    table.settle()
    assert len(table.session.match.moves) == 1
    assert not table.task_page.lost
    while not table.task_page.solved:
        table.session.submit(table.task_page.run.best().action)
    assert table.stars == [1]


def test_a_wrong_way_is_told_when_it_is_certain(set_task: SetTask) -> None:
    table = set_task(PREPARED)
    wrong = wrong_way(table)
    table.settle()
    assert not is_undo_lit(table)
    heard = table.heard_by(lambda: table.do_by_mouse(wrong))
    table.settle()
    assert table.page.rail.status.lines[0] in " ".join(heard)
    assert is_undo_lit(table)
    assert not table.page.rail.main.allowed
    table.page.rail.hint.click()
    assert "Take a move back" in table.page.view.message.text
    table.page.rail.undo.click()
    table.settle()
    assert not is_undo_lit(table)


def is_undo_lit(table: TaskTable) -> bool:
    """Whether Undo is lit."""
    return any(each.id == "task:undo" for each in table.page.view.scene.layout.decorations)


def test_whoever_plays_for_both_sees_both_hands(set_task: SetTask) -> None:
    table = set_task(HANDED_OVER)
    partner = HANDED_OVER.start["hands"][1]
    names = " ".join(each.name for each in table.page.view.scene.layout.decorations)
    assert all(str(card) in names for card in partner)
    table.solve()
    assert table.stars == [3]


def test_nobody_but_the_player_acts_in_a_turn(set_task: SetTask) -> None:
    table = set_task(SAVED)
    table.solve()
    assert table.stars == [3]
    assert {move.seat for move in table.session.match.moves} == {SAVED.viewer}


@pytest.mark.usefixtures("qapp")
def test_a_task_starts_as_its_file_says() -> None:
    assert QApplication.instance() is not None
    for game in WITH_TASKS:
        for task in tasks_of(game):
            assert GAMES[game].document(GAMES[game].load(task.start)) == task.start


def test_what_one_press_plays_and_leaves_uncrossed_one_undo_takes_back(set_task: SetTask) -> None:
    table = set_task(task_of("qwixx-cards", "no-penalty-1"))
    before, count = table.session.match.state(), len(table.session.match.moves)
    table.click("y4")
    table.settle()
    table.page.presses.main()
    table.settle()
    assert len(table.session.match.moves) == count + 2
    table.page.presses.undo()
    table.settle()
    assert table.session.match.state() == before


def test_in_a_large_window_a_player_is_told_of_no_smaller_than_in_others(
    set_task: SetTask,
) -> None:
    """What has no room is left out, as there."""

    def line(size: tuple[int, int]) -> str:
        layout = set_task(tasks_of("wednesday")[0], "en", size).page.view.scene.layout
        [panel] = [each.visual for each in layout.places if isinstance(each.visual, PanelVisual)]
        return panel.line

    assert line((2560, 1600)) == line((1280, 800))


@pytest.mark.parametrize("game", ["the-game", "face-to-face"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_numbers_were_skipped_stands_beside_how_many_cards_lie(
    game: str, language: LanguageChoice, size: tuple[int, int], set_task: SetTask
) -> None:
    """What the piles say at each step adds up to what the rail says, and to the goal."""
    task = next(each for each in tasks_of(game) if "skipped" in each.goal.args)
    table = set_task(task, language, size)
    page, skipped = table.task_page, 0
    for step in task.solution:
        _, card, pile = step.action.split()
        held = f"gold:{card}" if game == "face-to-face" else card
        offer = page.game.offers(page.display.situation, held)[pile]
        skipped += max(0, offer.skips) if offer.kind == "leap" else 0
        table.session.submit(step.action)
        table.settle()
        status = page.rail.status
        words = page.progress()[0]
        assert str(skipped) in words
        assert str(task.goal.args["skipped"]) in words
        assert page.solved or words == status.lines[0]
        assert status.holds(words, status.width())
    assert skipped == task.goal.args["skipped"]


@pytest.mark.parametrize("language", ["el", "en"])
@pytest.mark.parametrize("index", range(3))
def test_no_hint_lies_over_the_goal(
    index: int, language: LanguageChoice, set_task: SetTask
) -> None:
    table = set_task(tasks_of("face-to-face")[index], language, (960, 600))
    page = table.task_page
    page.rail.hint.click()
    table.settle()
    hint = page.view.scene.highlights.bubble
    assert hint is not None
    assert not any(hint.rect.overlap(rect) for rect in page.goal.rects())


def test_who_asks_hears_what_the_turn_asks_for_besides_the_goal(set_task: SetTask) -> None:
    table = set_task(task_of("wednesday", WITH_SIXES), "en")
    table.session.submit("combo 6")
    table.settle()
    said = table.page.asking.answer(TableQuestion.TURN)
    assert said.startswith(
        "Get rid of all your cards. Put Wednesday anywhere among the characters."
    )


def test_it_is_said_once_that_the_goal_is_out_of_reach(set_task: SetTask) -> None:
    table = set_task(task_of("wednesday", WITH_SIXES), "en")
    said: list[str] = []
    table.page.view.announced.connect(said.append)
    table.session.submit("pass")
    table.settle()
    table.session.changed.emit()
    assert sum(each.startswith("It cannot be done any more") for each in said) == 1
