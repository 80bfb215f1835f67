"""What a lesson answers: to what it does not ask for, and once what it asks for is done."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QPointF, Qt

from app.games.answers import NOTHING, TableQuestion
from app.games.contract import DoActions
from app.learning.lesson import lesson
from app.pages.lesson.coach import go_on
from app.table.layout import CardSpec, Rect
from app.table.scene.motion import GO_BACK
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import ALL, LessonTable, the_lesson, try_move

FIRST: Final = "First press Continue."

each_lesson = pytest.mark.parametrize("key", ALL, ids="/".join)


def told(table: LessonTable) -> str:
    """What the bubble says, once all has come to rest."""
    table.settle()
    table.clock.advance(4 * GO_BACK)
    return table.lesson_page.coach.bubble.words[1]


@each_lesson
def test_the_place_with_the_light_takes_the_card_with_the_light(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    table = set_lesson(taken)
    page = table.lesson_page
    for index, step in enumerate(taken.steps):
        layout = page.view.scene.layout
        ends = page.coach._ends(layout, page.coach._point(layout))
        if ends is not None and not step.reads:
            card, place = ends
            command = page.game.lay(page.display.situation, card.id, place.id)
            if isinstance(command, DoActions):
                assert step.accepts(command.actions[0]), f"{step.id}: {place.id} refuses {card.id}"
        if step.reads:
            page.rail.main.click()
        else:
            try_move(page.lesson_session, step.show)
        table.goes_on_from(index)


@pytest.mark.parametrize("motion", ["reduced", "full"])
def test_a_place_that_does_not_take_the_card_says_why_though_it_stays_up(
    motion: str, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", "expert-rounds"), motion=motion, size=(960, 600), step=1)
    coach, scene = table.lesson_page.coach, table.view.scene
    table.click("r4:hand:9:0")
    assert told(table) == "Now press where the light is: the card goes there."
    table.click("played")
    said = told(table)
    assert scene.lifted == "r4:hand:9:0"
    assert "9" in said
    assert said != "Now press where the light is: the card goes there."
    # Let go and taken up again, it is told anew where it goes.
    table.page.view.gestures.let_go()
    told(table)
    table.click("r4:hand:9:0")
    assert told(table) == "Now press where the light is: the card goes there."
    body = coach.bubble.body_rect
    bubble = Rect(body.x(), body.y(), body.width(), body.height())
    assert scene.highlights.aims
    assert not any(bubble.overlap(aim.rect) for aim in scene.highlights.aims)
    table.click("single")
    table.settle()
    assert table.run.index == 2


@pytest.mark.parametrize(
    ("key", "step", "pressed"),
    [
        (("qwixx-cards", "first"), "sheet", "cell:red:7"),
        (("qwixx-cards", "first"), "sheet", "display:0"),
        (("qwixx-cards", "first"), "order", "cell:blue:9"),
        (("qwixx-cards", "locks"), "alone", "cell:green:5"),
        (("wednesday", "first"), "aim", "r1:hand:5:0"),
        (("wednesday", "expert-rounds"), "surprise", "r4:hand:9:0"),
        (("the-game", "first"), "goal", "9"),
    ],
)
def test_whatever_is_pressed_in_what_is_only_read_says_to_press_continue(
    key: tuple[str, str], step: str, pressed: str, set_lesson: SetLesson
) -> None:
    table = set_lesson(the_lesson(key))
    table.take_up_to(step)
    before = table.session.match.state()
    table.click(table._point_of(pressed))
    assert told(table) == FIRST
    assert table.session.match.state() == before
    assert table.page.player_actions.chosen == ()
    table.click(table._point_of(pressed))
    assert "The card is in your hand again" not in told(table)


@pytest.mark.parametrize(
    ("key", "step", "card"),
    [
        (("face-to-face", "first"), "up", "gold:14"),
        (("the-game", "first"), "up", "28"),
        (("the-game-extreme", "first"), "lasting", "39"),
        (("wednesday", "first"), "higher", "r1:hand:8:0"),
    ],
)
def test_a_card_that_is_lifted_though_another_thing_is_asked_is_answered(
    key: tuple[str, str], step: str, card: str, set_lesson: SetLesson
) -> None:
    table = set_lesson(the_lesson(key))
    table.take_up_to(step)
    coach = table.lesson_page.coach
    place = next(iter(table.page.game.offers(table.situation, card)))
    command = table.page.game.lay(table.situation, card, place)
    assert isinstance(command, DoActions)
    answers = {coach.words.again.get(name) for name in (command.actions[0], "play", "place", "")}
    table.click(table._point_of(card))
    assert told(table) in answers - {None}
    table.page.view.gestures.let_go()
    assert told(table) == coach.words.text.replace("**", "")


def test_another_card_that_does_what_is_asked_is_as_good(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("wednesday", "first"))
    table.take_up_to("higher")
    coach, offers = table.lesson_page.coach, table.page.game.offers
    fives = [id_ for id_ in table.view.scene.cards if id_.startswith("r1:hand:5:")]
    for card in fives:
        assert offers(table.situation, card)
        table.click(table._point_of(card))
        assert told(table) not in coach.words.again.values()


def test_what_a_step_says_to_press_still_tells_why(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("qwixx-cards", "first"))
    table.take_up_to("order")
    table.click(table._point_of("cell:red:3"))
    assert told(table) not in (FIRST, table.lesson_page.coach.words.text)


def test_once_a_step_is_done_all_else_waits_for_continue(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("qwixx-cards", "first"))
    table.take_up_to("take")
    table.do_by_mouse("take 2")
    assert told(table) == table.lesson_page.coach.words.done
    table.click(table._point_of("cell:red:7"))
    assert told(table) == FIRST
    assert go_on() != FIRST


def pointed_at(table: LessonTable) -> str:
    """What the bubble points at."""
    told(table)
    tip = table.lesson_page.coach.bubble.pointer
    assert tip is not None, "the bubble points at nothing"
    layout = table.view.scene.layout
    meant = [thing for thing in layout.things if _reaches(Rect(*thing.rect).grown(12), tip)]
    cards = [thing for thing in meant if isinstance(thing, CardSpec)]
    return " ".join(thing.id for thing in (cards or meant))


def _reaches(rect: Rect, tip: QPointF) -> bool:
    return rect.holds(tip.x(), tip.y())


@pytest.mark.parametrize("seat", [1, 2])
def test_who_was_given_the_card_is_pointed_at(seat: int, set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("wednesday", "first"))
    table.take_up_to("victim")
    table.do_by_mouse(f"donate {seat}")
    table.wait_for(lambda: table.lesson_page.coach.saying_done, "the praise")
    there = pointed_at(table)
    assert f"panel{seat}" in there
    assert f"panel{3 - seat}" not in there


@pytest.mark.parametrize(
    ("lesson_id", "step", "card"),
    [("first", "take", "r9"), ("first", "twelve", "r12"), ("jokers", "seven", "r7")],
)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_card_that_was_taken_is_pointed_at_in_the_hand(
    lesson_id: str, step: str, card: str, size: tuple[int, int], set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("qwixx-cards", lesson_id), size=size)
    table.take_up_to(step)
    table.do_by_mouse(table.run.step.show)
    table.wait_for(lambda: table.lesson_page.coach.saying_done, "the praise")
    there = pointed_at(table)
    assert there.split(" ")[0] == card


@each_lesson
def test_a_lesson_is_asked_what_lies_in_the_middle_as_any_table(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    table = set_lesson(the_lesson(key))
    table.settle()
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.key(Qt.Key.Key_C)
    lies = table.lesson_page.asking.answer(TableQuestion.PILES)
    assert said == [lies]
    assert lies != NOTHING[TableQuestion.PILES]()
