"""The light of a lesson: it lies on what is meant, and nothing that is to be read lies under it."""

import pytest

from app.learning.lesson import lesson
from app.table.layout import Layer
from app.table.visuals import TextVisual
from tests.app.learning.conftest import SetLesson


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(
    "key", [("the-game", "first", 5), ("the-game", "on-fire", 2), ("wednesday", "characters", 0)]
)
def test_the_ring_lies_on_the_main_button_from_the_first_moment(
    key: tuple[str, str, int], size: tuple[int, int], set_lesson: SetLesson
) -> None:
    game, lesson_id, step = key
    page = set_lesson(lesson(game, lesson_id), size=size, step=step).page
    rings = [each for each in page.view.scene.layout.decorations if each.id == "hint:rail:main"]
    assert [ring.rect for ring in rings] == [page.rail.main_rect()]


@pytest.mark.parametrize("step", [2, 4])
def test_no_words_lie_under_the_light_of_a_card(step: int, set_lesson: SetLesson) -> None:
    taken = lesson("the-game-extreme", "seven-commands")
    layout = set_lesson(taken, size=(960, 600), step=step).page.view.scene.layout
    lit = [card.rect.grown(8) for card in layout.cards if card.id in taken.steps[step].point]
    words = [
        each.rect
        for each in layout.decorations
        if each.layer is Layer.RAIL and isinstance(each.visual, TextVisual)
    ]
    assert lit
    assert not any(light.overlap(rect) for light in lit for rect in words)
