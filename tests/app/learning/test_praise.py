"""Where praise stands: it points at what was done, and hides nothing that is read then."""

from __future__ import annotations

from typing import Final

import pytest

from app.pages.lesson.praise import praised
from app.pages.table.computers.seats import seat_rects
from app.storage.settings import LanguageChoice
from app.table.layout import Rect
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import ALL, LessonTable, the_lesson

READ: Final = 0.2
"""The share of what a step keeps free that may lie under praise: less than a line of it."""
PILE: Final = 0.05
PLAYER: Final = 0.1
EDGE: Final = 0.02
FAR: Final = 240.0
"""How far from what was done it stands at most, at 1280 x 800."""
POINTER: Final = 60.0
"""And how long its pointer is at most beside players and rows."""


def share(bubble: Rect, rect: Rect) -> float:
    """The share of a thing that lies under a bubble."""
    return bubble.overlap(rect) / (rect.width * rect.height)


def apart(one: Rect, other: Rect) -> float:
    """How far two things are from each other along the farther of both ways."""
    across = max(one.x - other.right, other.x - one.right)
    return max(across, one.y - other.bottom, other.y - one.bottom, 0.0)


def check_praise(table: LessonTable) -> bool:
    """Check where praise stands; tell whether it points at nothing though there is something."""
    page, step = table.lesson_page, table.run.step
    bubble, layout = page.coach.bubble, page.view.scene.layout
    at = bubble.body_rect
    body = Rect(at.x(), at.y(), at.width(), at.height())
    things = {thing.id: thing.rect for thing in layout.things}
    for id_ in step.clear:
        if id_ in things:
            assert share(body, things[id_]) < READ, f"{step.id}: {id_} is hidden"
    for place in layout.places:
        if place.takes_cards:
            assert share(body, place.rect) < PILE, f"{step.id}: {place.id} is hidden"
    for rect in seat_rects(layout):
        assert share(body, rect) < PLAYER, f"{step.id}: a player is hidden"
    point = [id_ for id_ in page.coach._point(layout) if id_ in things]
    done = praised(page, layout, point) or point[:1]
    assert done or not bubble.points, f"{step.id}: it points at a button that was pressed"
    near = min((apart(body, things[id_]) for id_ in done), default=0.0)
    assert near < FAR * page.metrics.f, f"{step.id}: praise stands far from what was done"
    return bool(done) and not bubble.points


@pytest.mark.parametrize(
    "size", [(960, 600), pytest.param((1280, 800), marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("language", ["en", pytest.param("el", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_praise_points_at_what_was_done_and_hides_nothing(
    key: tuple[str, str], language: LanguageChoice, size: tuple[int, int], set_lesson: SetLesson
) -> None:
    taken, mute = the_lesson(key), list[str]()
    table = set_lesson(taken, language, size)
    coach = table.lesson_page.coach
    for index, step in enumerate(taken.steps):
        table.do_step()
        if coach.saying_done and check_praise(table):
            mute.append(step.id)
        table.goes_on_from(index)
    assert len(mute) <= 1, f"praise points at nothing: {mute}"


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (("wednesday", "first"), "victim"),
        (("wednesday", "first"), "last"),
        (("the-game-extreme", "first"), "end"),
        (("the-game-extreme", "seven-commands"), "end"),
        (("face-to-face", "first"), "reward"),
        (("face-to-face", "gifts"), "end"),
        (("face-to-face", "gifts"), "without"),
        (("qwixx-cards", "jokers"), "bridge"),
    ],
)
@pytest.mark.parametrize("language", ["en", "el"])
def test_praise_leaves_free_what_has_changed_and_points_from_close_by(
    key: tuple[str, str], step: str, language: LanguageChoice, set_lesson: SetLesson
) -> None:
    """It lay over the pile drawn from, players and the line of the round, or pointed from afar."""
    taken = the_lesson(key)
    at = next(index for index, each in enumerate(taken.steps) if each.id == step)
    table = set_lesson(taken, language, (960, 600), step=at)
    table.do_step()
    page = table.lesson_page
    bubble, layout = page.coach.bubble, page.view.scene.layout
    assert page.coach.saying_done
    check_praise(table)
    at_rest = bubble.body_rect
    body = Rect(at_rest.x(), at_rest.y(), at_rest.width(), at_rest.height())
    things = {thing.id: thing.rect for thing in layout.things}
    assert {*taken.steps[at].clear} <= things.keys()
    assert all(share(body, things[id_]) < EDGE for id_ in taken.steps[at].clear)
    if bubble.pointer is not None:
        end = Rect(bubble.pointer.x(), bubble.pointer.y(), 0, 0)
        assert apart(body, end) < POINTER
