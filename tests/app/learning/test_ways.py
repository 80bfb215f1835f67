"""The way of a card that a step of a lesson shows, and what it costs at its end."""

import pytest

from app.learning.lesson import lesson
from app.pages.lesson.ghost import HAND
from app.table.layout import Decoration, Rect
from app.table.visuals import BadgeVisual, SpotlightVisual, WayVisual
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import LessonTable


def at_step(set_lesson: SetLesson, lesson_id: str, step: str) -> LessonTable:
    """Take a lesson of The Game up to a step."""
    table = set_lesson(lesson("the-game", lesson_id), size=(960, 600))
    table.take_up_to(step)
    return table


def decorations(table: LessonTable) -> dict[str, Decoration]:
    return {each.id: each for each in table.page.view.scene.layout.decorations}


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_way_ends_at_the_place_and_not_under_what_is_told_below_it(
    set_lesson: SetLesson, size: tuple[int, int]
) -> None:
    table = set_lesson(lesson("wednesday", "first"), size=size)
    table.page.rail.main.click()
    table.goes_on_from(0)
    shown = decorations(table)
    way, played = shown["lesson:way"], table.page.view.scene.places["played"].spec.rect
    visual = way.visual
    assert isinstance(visual, WayVisual)
    end = way.rect.x + visual.end[0], way.rect.y + visual.end[1]
    assert played.x - 20 < end[0] < played.x
    assert played.y < end[1] < played.bottom


def test_a_card_right_under_what_is_told_has_no_stub_of_a_way(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("face-to-face", "first"))
    while table.run.step.id != "gift":
        index = table.run.index
        way = decorations(table).get("lesson:way")
        assert way is None or way.rect.height > 25, table.run.step.id
        if table.run.step.reads:
            table.page.rail.main.click()
        else:
            table.do_by_mouse(table.run.step.show)
        table.goes_on_from(index)
    assert "lesson:way" in decorations(table)


@pytest.mark.parametrize(("step", "shown"), [("signal", False), ("again", True)])
def test_a_way_is_shown_for_a_card_and_not_for_a_signal(
    set_lesson: SetLesson, step: str, shown: bool
) -> None:
    table = at_step(set_lesson, "first", step)
    assert {"58", "up2"} <= set(table.run.step.point)
    assert ("lesson:way" in decorations(table)) == shown
    table.lesson_page.coach.show_me()
    ghost = table.lesson_page.coach.ghost
    assert ghost.isVisible()
    assert (ghost.width() > HAND) == shown, "a card is larger than the hand that presses"


def test_it_leads_to_the_place_that_is_named_first(set_lesson: SetLesson) -> None:
    table = at_step(set_lesson, "signals", "heed")
    assert table.run.step.point.index("up2") < table.run.step.point.index("up1")
    shown = decorations(table)
    assert "cost:up2" in shown
    assert "cost:up1" not in shown


def test_the_deadline_of_a_fire_gives_way_to_the_cost(set_lesson: SetLesson) -> None:
    shown = decorations(at_step(set_lesson, "on-fire", "out"))
    cost = shown.pop("cost:down2")
    assert not [
        each.id
        for each in shown.values()
        if each.only_at_rest
        and not each.id.startswith(("lesson:", "caption:"))
        and each.rect.overlap(cost.rect)
    ]


def test_the_light_on_a_pile_is_on_the_whole_badge_upon_its_card(set_lesson: SetLesson) -> None:
    table = at_step(set_lesson, "on-fire", "end")
    shown = decorations(table)
    [badge] = [each for each in shown.values() if isinstance(each.visual, BadgeVisual)]
    veil = shown["lesson:veil"]
    assert isinstance(veil.visual, SpotlightVisual)
    free = [Rect(x, y, wide, high) for x, y, wide, high, _ in veil.visual.holes]
    where = badge.rect._replace(x=badge.rect.x - veil.rect.x, y=badge.rect.y - veil.rect.y)
    assert where in free
