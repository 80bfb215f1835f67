"""From step to step: what is said is read, and no press is taken for the next step."""

from __future__ import annotations

import re
from functools import partial

import pytest
from PySide6.QtCore import Qt

from app.learning.lesson import lesson
from app.press_guard import AGAIN, SEEN
from app.storage.settings import LanguageChoice
from tests.app.hands import Hands, middle
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import ALL, LessonTable, the_lesson, try_move

LONG = 120_000
"""Milliseconds in which anybody has read a few words."""


@pytest.mark.parametrize(
    ("language", "heading", "task", "key"),
    [
        ("en", "✓ That’s right", "Now press Continue.", "Ctrl+Enter: Continue."),
        ("el", "✓ Σωστά", "Πάτησε τώρα Συνέχεια.", "Ctrl+Enter: Συνέχεια."),
    ],
)
def test_it_is_said_that_a_step_is_done_until_one_goes_on(
    set_lesson: SetLesson, language: LanguageChoice, heading: str, task: str, key: str
) -> None:
    table = set_lesson(lesson("wednesday", "first"), language, step=1)
    table.do_by_mouse("play 5")
    coach, rail = table.lesson_page.coach, table.page.rail
    heard = table.heard_by(lambda: table.wait_for(lambda: coach.saying_done, "the step is done"))
    assert heard[-1] == f"{coach.words.done} {key}"
    for pressed in (Qt.Key.Key_H, Qt.Key.Key_R):
        assert table.heard_by(partial(table.key, pressed)) == heard[-1:]
    table.clock.advance(LONG, LONG)
    assert table.run.step.id == "higher"
    assert coach.bubble.words[0] == heading
    assert table.lesson_page.step_line.task == task
    assert rail.main.allowed
    rings = {each.id: each.rect for each in table.view.scene.layout.decorations}
    assert rings["lesson:continue"] == rail.main_rect()
    rail.main.click()
    assert table.run.step.id == "pass"


def test_who_asks_hears_what_the_step_asks_for_and_which_key_leads_on(
    set_lesson: SetLesson,
) -> None:
    table = set_lesson(lesson("the-game", "first"))
    coach = table.lesson_page.coach
    assert table.run.step.reads
    [told] = table.heard_by(partial(table.key, Qt.Key.Key_R))
    assert told.startswith(coach.words.heading)
    assert told.endswith("Ctrl+Enter: Continue.")
    table.page.rail.main.click()
    table.goes_on_from(0)
    [asked] = table.heard_by(partial(table.key, Qt.Key.Key_O))
    assert asked.startswith(coach.words.task.rstrip("."))
    assert "at least 2 cards" not in asked
    [told] = table.heard_by(partial(table.key, Qt.Key.Key_R))
    assert coach.words.text.replace("**", "") in told


def test_praise_says_nothing_of_a_wrong_try_before(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("qwixx-cards", "first"), step=3)
    coach = table.lesson_page.coach
    assert try_move(table.lesson_page.lesson_session, "mark yellow 7") is not None
    coach.answer("mark yellow 7")
    assert coach.bubble.words[1].startswith("It fits there, too")
    table.do_step()
    assert coach.saying_done
    assert coach.bubble.words[1] == coach.words.done


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_every_step_is_told_in_sentences(
    key: tuple[str, str], language: LanguageChoice, set_lesson: SetLesson
) -> None:
    table = set_lesson(the_lesson(key), language)
    coach = table.lesson_page.coach
    for index, step in enumerate(table.run.lesson.steps):
        table.lesson_page.lesson_session.go_to(index)
        told = coach.in_words()
        assert told[-1] in ".!?;", step.id
        assert not re.search(r"[.!?;:]\.|\*", told), told


def test_who_hears_a_step_that_asks_for_a_signal_is_told_its_key(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.take_up_to("signal")
    coach = table.lesson_page.coach
    key = "Signal on the chosen pile: S."
    assert coach.in_words().endswith(key)
    for asking in (table.lesson_page.presses.hint, partial(table.key, Qt.Key.Key_O)):
        assert table.heard_by(asking)[0].endswith(key)


@pytest.mark.parametrize(("game", "step"), [("the-game", "signal"), ("wednesday", "insert")])
def test_while_others_play_what_has_been_done_is_not_asked_for_again(
    game: str, step: str, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson(game, "first"))
    table.take_up_to(step)
    coach, run = table.lesson_page.coach, table.run
    try_move(table.lesson_page.lesson_session, run.step.show)
    assert run.due is not None
    name = table.session.players[run.due[0]].name
    assert coach.in_words() == f"{name} is playing."


def test_who_asks_in_a_step_to_be_read_hears_nothing_of_what_the_match_owes(
    set_lesson: SetLesson,
) -> None:
    table = set_lesson(lesson("wednesday", "first"))
    assert table.run.step.reads
    [asked] = table.heard_by(partial(table.key, Qt.Key.Key_O))
    assert asked == f"{table.lesson_page.coach.words.heading}. Ctrl+Enter: Continue."


def test_cards_of_a_lesson_are_named_whatever_one_wants_at_a_table(
    set_lesson: SetLesson,
) -> None:
    table = set_lesson(lesson("the-game", "first"))
    appearance, privacy = table.appearance, table.page.privacy
    name = table.session.players[0].name
    appearance.confiding.choose(name, on=True)
    assert appearance.confiding.holds(name, [name])
    privacy.follow()
    assert not privacy.chosen
    assert not table.view.ears.guarded


def test_a_press_is_not_taken_for_a_step_that_has_just_come(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("wednesday", "first"), step=2)
    hands = Hands(table.page)
    main = middle(table.page.rail.main)
    hands.wait(AGAIN)
    hands.click(main)
    table.goes_on_from(2)
    for _ in range(2):
        hands.wait(SEEN * 0.4)
        hands.click(main)
        assert not table.run.acted
    hands.wait(2 * AGAIN)
    hands.click(main)
    table.goes_on_from(3)
    assert table.run.step.id == "leads"


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_after_whatever_one_does_it_is_waited_for_continue(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    table = set_lesson(taken)
    coach = table.lesson_page.coach
    waited = []
    for index, step in enumerate(taken.steps):
        if step.reads:
            table.page.rail.main.click()
        else:
            table.do_by_mouse(step.show)
        if step.waits:
            table.wait_for(partial(_is_said, table), step.id)
            waited.append(step.id)
            assert table.run.index == index
            assert coach.bubble.words[1]
            assert coach.bubble.words[1] == (coach.words.done or "Now press Continue.")
        table.goes_on_from(index)
    assert waited
    assert table.finished


def _is_said(table: LessonTable) -> bool:
    table.page.stage.end()
    return table.lesson_page.coach.saying_done


def test_who_comes_back_after_the_end_of_a_round_finds_the_next_one(set_lesson: SetLesson) -> None:
    taken = lesson("wednesday", "expert-rounds")
    at = next(index for index, each in enumerate(taken.steps) if each.id == "fifth")
    table = set_lesson(taken, step=at)
    assert table.situation.stage == "playing"
    assert set(table.run.step.point) <= {each.id for each in table.view.scene.layout.things}
    table.do_by_mouse("play 1")
    table.goes_on_from(at)
    assert table.run.index == at + 1
