"""The light of a lesson: it lies on what is meant, and nothing that is to be read lies under it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from app.learning.lesson import lesson
from app.pages.lesson.coach import URGE_AFTER
from app.pages.table.light import HALO
from app.style.typography import font
from app.table.badges import badges_on
from app.table.layout import Layer, Layout
from app.table.scene.motion import GO_BACK
from app.table.visuals import LitVisual, Shines, TextVisual, WayVisual
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import ALL, LessonTable, the_lesson


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


def shows_how(table: LessonTable) -> bool:
    """Whether the button "Show me" is lit, where no card is lifted."""
    return any(each.id == "lesson:show" for each in table.page.view.scene.layout.decorations)


@pytest.mark.parametrize("motion", ["reduced", "full"])
def test_once_the_card_is_lifted_the_coach_says_to_press_the_pile(
    motion: str, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", "first"), motion=motion, step=1)
    coach, scene = table.lesson_page.coach, table.page.view.scene
    before = coach.bubble.words[1]
    table.clock.advance(URGE_AFTER, URGE_AFTER)
    assert shows_how(table)
    table.click(table.middle("r1:hand:5:0"))
    table.settle()
    table.clock.advance(2 * GO_BACK)
    assert coach.bubble.words[1] == "Now press where the light is: the card goes there."
    assert lit_on(scene.layout) == {"hint:played"}
    assert coach.bubble.points
    assert not coach.bubble.body_rect.intersects(QRectF(*scene.cards["r1:hand:5:0"].shown_rect))
    # What goes on the pile is still told under it, and "Show me" shines no more.
    assert scene.highlights.aim_items.keys() == {"aim"}
    assert scene.decorations["lesson:show"].strength.value == 0
    table.page.view.gestures.let_go()
    table.settle()
    table.clock.advance(2 * GO_BACK)
    # Put down, the card is lit again, and it is said how to go on.
    assert coach.bubble.words[1].startswith("The card is in your hand again.")
    assert lit_on(scene.layout) == {"hint:played", "r1:hand:5:0"}
    table.page.rail.hint.click()
    table.settle()
    table.clock.advance(2 * GO_BACK)
    assert coach.bubble.words[1] == before


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_once_a_card_is_lifted_only_the_place_is_lit(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        verb, *_ = step.show.split(" ") if step.show else [""]
        if verb not in ("place", "play") or taken.game == "qwixx-cards":
            continue
        table = set_lesson(taken, step=index)
        scene = table.page.view.scene
        cards = [id_ for id_ in step.point if id_ in scene.cards]
        places = [id_ for id_ in step.point if id_ in scene.places]
        table.click(table.middle(cards[0]))
        table.settle()
        table.clock.advance(2 * GO_BACK)
        assert lit_on(scene.layout) == {f"hint:{places[0]}"}, step.id


def lit_on(layout: Layout) -> set[str]:
    """The ids of the rings that are seen while a card is lifted, and of the cards that are lit."""
    rings = [each for each in layout.decorations if isinstance(each.visual, LitVisual)]
    lit = {each.id for each in layout.cards if each.over == HALO}
    return lit | {each.id for each in rings if not each.only_at_rest}


def test_show_me_is_not_lit_beside_the_button_that_is_asked_for(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("wednesday", "first"), step=2)
    table.clock.advance(URGE_AFTER, URGE_AFTER)
    assert not shows_how(table)
    lit = {each.id for each in table.page.view.scene.layout.decorations}
    assert "hint:rail:main" in lit


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_light_on_small_things_is_thin(size: tuple[int, int], set_lesson: SetLesson) -> None:
    layout = set_lesson(lesson("the-game", "first"), size=size, step=6).page.view.scene.layout
    lit = {each.id: each for each in layout.decorations}
    sign, hand = lit["lesson:own-signal:up2"], lit["own-signal:up2"]
    assert isinstance(sign.visual, LitVisual)
    reach = 5 * sign.visual.unit / 132
    assert sign.rect.bottom + reach - hand.rect.bottom < 0.06 * layout.unit


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(
    ("lesson_id", "step", "signal"),
    [
        ("signals", 0, "signal:up1:1"),
        ("signals", 1, "signal:down1:2"),
        ("first", 6, "own-signal:up2"),
    ],
)
def test_the_light_round_a_signal_cuts_no_number_in_the_head_of_its_pile(
    lesson_id: str, step: int, signal: str, size: tuple[int, int], set_lesson: SetLesson
) -> None:
    layout = set_lesson(lesson("the-game", lesson_id), size=size, step=step).page.view.scene.layout
    ring = next(each for each in layout.decorations if each.id == f"lesson:{signal}")
    assert isinstance(ring.visual, LitVisual)
    pile = layout.place(signal.removeprefix("own-").split(":")[1])
    scale = layout.unit / 132
    capital = QFontMetricsF(font(max(12, 17 * scale), 700)).capHeight()
    top_of_number = pile.card.y - 22 * scale - capital / 2
    assert ring.rect.bottom + 6 * ring.visual.unit / 132 <= top_of_number + 1


@pytest.mark.parametrize("step", [0, 6])
def test_the_light_round_a_pile_holds_all_its_cards_and_the_way_misses_its_name(
    step: int, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", "combinations"), size=(960, 600), step=step)
    layout = table.page.view.scene.layout
    things = {each.id: each.rect for each in layout.decorations}
    burnt = [card.rect for card in layout.cards if card.place == "burnt"]
    assert len({rect.x for rect in burnt}) > 1
    assert all(things["hint:burnt"].encloses(rect, 0.01) for rect in burnt)
    name, end = things["caption:burnt"], things["lesson:way"]
    assert (end.right, end.y) < (name.middle[0], name.y)


def shining(table: LessonTable) -> set[str]:
    """The ids of all that shines, as what can be used or pressed does."""
    layout = table.page.view.scene.layout
    cards = [
        each.id
        for each in layout.cards
        if isinstance(each.over, Shines) and each.over.calm != each.over
    ]
    places = [each.id for each in layout.places if each.lit]
    rings = [each.id for each in layout.decorations if isinstance(each.visual, LitVisual)]
    return {*cards, *places, *rings}


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_where_one_is_to_go_on_only_continue_shines(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    table = set_lesson(taken)
    coach = table.lesson_page.coach
    for index, step in enumerate(taken.steps):
        if step.reads:
            assert shining(table) == {"lesson:continue"}, step.id
        table.do_step()
        if coach.saying_done:
            assert shining(table) == {"lesson:continue"}, step.id
        table.goes_on_from(index)


@pytest.mark.parametrize("key", [key for key in ALL if key[0] == "wednesday"], ids="/".join)
def test_where_a_pile_opens_only_its_own_step_asks(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    """It says what is to be done there: to press Continue first would be a second order."""
    taken, asked = the_lesson(key), 0
    table = set_lesson(taken)
    for index, step in enumerate(taken.steps):
        table.do_step()
        if "tray" in table.view.scene.decorations:
            assert not table.lesson_page.coach.saying_done, step.id
            asked += 1
        table.goes_on_from(index)
    assert asked == sum(step.leads_on for step in taken.steps)


def test_a_button_is_there_only_where_its_step_asks_for_it(set_lesson: SetLesson) -> None:
    taken = lesson("wednesday", "first")
    with_buttons = []
    for index, step in enumerate(taken.steps):
        table = set_lesson(taken, step=index)
        if any(each.isVisibleTo(table.page) for each in table.page.rail.extras):
            with_buttons.append(step.id)
    assert with_buttons == ["trio"]


def test_what_could_be_played_besides_has_no_stroke(set_lesson: SetLesson) -> None:
    taken = lesson("the-game", "first")
    step = next(index for index, each in enumerate(taken.steps) if len(each.expect) == 1)
    table = set_lesson(taken, step=step)
    assert len(table.session.legal()) > 1
    assert shining(table) & set(table.shown("hand")) <= set(taken.steps[step].point)


def test_the_three_6s_lie_like_what_cannot_be_played_until_they_are_told_of(
    set_lesson: SetLesson,
) -> None:
    """They stood out while the step said that no card can be played."""
    taken = lesson("wednesday", "first")
    table = set_lesson(taken, step=1)
    table.do_by_mouse(taken.steps[1].show)
    table.wait_for(lambda: table.lesson_page.coach.saying_done, "the step is done")
    for done in (True, False):
        assert "combo 6" in map(str, table.session.match.legal(taken.viewer))
        cards = {each.id: each for each in table.view.scene.layout.cards}
        low = [cards[f"r1:hand:{name}:0"] for name in (6, 8, 9)]
        assert len({each.rect.y for each in low}) == 1, done
        if done:
            table.goes_on_from(1)
    assert shining(table) == {"hint:rail:main"}


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_no_name_of_a_character_lies_under_the_light_round_it(
    size: tuple[int, int], set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", "combinations"), size=size, step=1)
    layout = table.page.view.scene.layout
    lit = [card.rect for card in layout.cards if card.over == HALO]
    names = [each.rect for each in layout.decorations if each.id.startswith("name:")]
    assert len(names) == len(lit) > 1
    reach = 8 / 132
    assert not any(rect.grown(rect.width * reach).overlap(name) for rect in lit for name in names)


def test_the_bubble_lies_over_no_badge_on_what_it_is_about(set_lesson: SetLesson) -> None:
    page = set_lesson(lesson("the-game", "on-fire"), size=(2560, 1440), step=2).lesson_page
    bubble = page.coach.bubble.body_rect
    [badge] = badges_on(page.view.scene.layout)
    assert not bubble.intersects(QRectF(*badge))
    assert page.coach.bubble.points


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(("key", "step"), [("first", 6), ("signals", 3)])
def test_the_signals_that_open_leave_the_words_of_the_step_free(
    key: str, step: int, size: tuple[int, int], set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("the-game", key), size=size, step=step)
    pile = next(
        each.removeprefix("own-signal:")
        for each in table.lesson_page.run.step.point
        if each.startswith("own-signal:")
    )
    assert table.page.signals.open(pile)
    strip, bubble = table.page.signals.strip, table.lesson_page.coach.bubble
    assert strip.isVisible()
    assert bubble.isVisible()
    assert not bubble.body_rect.intersects(QRectF(strip.geometry()))


@pytest.mark.parametrize(("lesson_id", "step"), [("first", 1), ("characters", 0), ("first", 6)])
def test_how_many_cards_lie_there_is_dimmed_like_the_cards(
    lesson_id: str, step: int, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", lesson_id), size=(960, 600), step=step)
    decorations = {each.id: each for each in table.page.view.scene.layout.decorations}
    veil = decorations["lesson:veil"]
    counts = [each for id_, each in decorations.items() if id_.startswith("count:")]
    assert counts
    assert all((each.layer, each.order) < (veil.layer, veil.order) for each in counts)


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_the_bubble_lies_over_no_dot_of_the_way(
    key: tuple[str, str], set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        if step.reads:
            continue
        page = set_lesson(taken, size=(960, 600), step=index).lesson_page
        bubble = page.coach.bubble.body_rect
        for each in page.view.scene.layout.decorations:
            if isinstance(each.visual, WayVisual):
                dots = [each.visual.point(share / 50) for share in range(51)]
                hidden = [
                    dot
                    for dot in dots
                    if bubble.contains(each.rect.x + dot[0], each.rect.y + dot[1])
                ]
                assert not hidden, step.id
