"""The end of a lesson: what one knows now, and the next steps."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.learning.lesson import lesson
from app.pages.lesson import step_panel
from app.pages.lesson.done import LessonDonePage
from app.pages.lesson.first_match import first_match
from app.pages.lesson.step_panel import StepTexts
from app.paint.paragraph import lines_of
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.manual_clock import ManualClock
from tests.app.pages.learning import lessons_where
from tests.app.pages.support import (
    astray,
    at_size,
    focused,
    make_appearance,
    over_each_other,
    show,
    squeezed,
)

Open = Callable[..., LessonDonePage]


@pytest.fixture(autouse=True)
def every_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with lessons_where(lambda *_: True, tmp_path, monkeypatch):
        yield


@pytest.fixture
def open_page(appearance: Appearance, speak: Callable[[str], None]) -> Open:
    speak("en")

    def open_it(game: str, lesson_id: str, *, played: bool = False) -> LessonDonePage:
        page = LessonDonePage(appearance, lesson(game, lesson_id), played=played)
        show(page)
        return page

    return open_it


def asked(page: LessonDonePage) -> list[str]:
    """What the page asks for from now on."""
    found: list[str] = []
    page.match_requested.connect(lambda: found.append("match"))
    page.lesson_requested.connect(lambda each: found.append(f"{each.game}/{each.id}"))
    page.lessons_requested.connect(lambda: found.append("lessons"))
    page.rules_requested.connect(lambda game: found.append(f"rules of {game}"))
    return found


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def names(page: LessonDonePage) -> list[str]:
    return [panel.accessibleName() for panel in page.steps]


def test_after_a_first_lesson_a_match_is_best(open_page: Open) -> None:
    page = open_page("the-game", "first")
    assert names(page) == [
        "The best next step: Your first match",
        "Next lesson: Lesson on fire",
        "To read: The rules",
    ]
    found = asked(page)
    assert focused() is page.main
    assert page.main.word == "Play your first match"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    for panel in page.steps:
        click(panel)
    assert found == ["match", "match", "the-game/on-fire", "rules of the-game"]


def test_after_a_further_lesson_the_next_one_is_best(open_page: Open) -> None:
    page = open_page("the-game", "on-fire", played=True)
    assert names(page) == [
        "The best next step: Lesson signals",
        "To play: A match",
        "To read: The rules",
    ]
    found = asked(page)
    click(page.main)
    click(page.steps[1])
    assert found == ["the-game/signals", "match"]


def test_after_the_last_lesson_a_match_is_best(open_page: Open) -> None:
    page = open_page("wednesday", "expert-rounds", played=True)
    assert names(page) == ["The best next step: A match", "To read: The rules"]
    assert page.main.word == "Play a match"
    found = asked(page)
    click(page.main)
    assert found == ["match"]


def test_after_the_last_lesson_tasks_are_best(appearance: Appearance) -> None:
    page = LessonDonePage(appearance, lesson("wednesday", "expert-rounds"), tasks=12)
    show(page)
    assert page.steps[0] is page.tasks
    assert page.tasks.texts.title == "Tasks"
    found: list[bool] = []
    page.tasks_requested.connect(lambda: found.append(True))
    click(page.main)
    assert found == [True]


def test_it_can_be_taken_again_or_left(open_page: Open) -> None:
    page = open_page("the-game", "first")
    found = asked(page)
    click(page._again)
    click(page._all)
    page.back_requested.connect(lambda: found.append("back"))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert found == ["the-game/first", "lessons", "back"]


def test_tab_goes_from_the_next_steps_to_the_rail(open_page: Open) -> None:
    page = open_page("the-game", "first")
    seen = []
    page.steps[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(6):
        seen.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert seen == [*page.steps, page._all, page._again, page.main]


def test_what_one_knows_is_told_on_arrival(open_page: Open) -> None:
    page = open_page("the-game", "first")
    title, said = page.accessibleName().split(". ", 1)
    assert title == page.windowTitle().replace(" · ", ", ")
    assert said.startswith("Well done! You know how to play. The first lesson is done.")
    assert said.endswith("One thing; Another thing; A third thing; The fourth and last thing")


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("which", [("the-game", "first"), ("qwixx-cards", "locks")])
def test_everything_has_its_room(
    which: tuple[str, str],
    language: str,
    text_size: int,
    tmp_path: Path,
    speak: Callable[[str], None],
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=text_size)
    page = LessonDonePage(appearance, lesson(*which), tasks=12)
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        at_size(page, *size)
        assert [*squeezed(page), *astray(page), *over_each_other(page)] == [], size
        for panel in page.steps:
            body = panel.body()
            assert panel.height_for(body.width()) <= body.height() + 1, (size, panel.texts)


def test_large_letters_leave_words_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = LessonDonePage(make_appearance(tmp_path, text_size=200), lesson("the-game", "first"))
    page.following.set_texts(StepTexts("Next lesson", "The seven commands", "All with examples."))
    at_size(page, 1280, 800)
    painted: dict[str, list[str]] = {}

    def note(
        _painter: object, rect: QRectF, text: str, font: QFont, *_: object, **__: object
    ) -> None:
        painted[text] = [
            word for line in lines_of(text, font, rect.width()) for word in line.split()
        ]

    monkeypatch.setattr(step_panel, "paint_paragraph", note)
    page.following.grab()
    assert painted == {text: text.split() for text in page.following.texts}


@pytest.mark.every_game("game_id")
def test_the_first_match_is_with_one_easy_computer(game_id: str) -> None:
    new = first_match(game_id, [])
    seats = max(2, GAMES[game_id].min_seats)
    assert [player.kind for player in new.players] == ["human"] + ["easy"] * (seats - 1)
    assert [player.given for player in new.players] == [""] * seats


@pytest.mark.every_game("game_id")
def test_the_first_match_starts_with_the_person(game_id: str) -> None:
    new = first_match(game_id, [])
    game = GAMES[game_id]
    assert new.options[MODULES[game_id].setup().starter().option] == 0
    match = Match.new(game, len(new.players), new.options, 7)
    opens_by_cards = game_id == "wednesday"  # Who has a 1 does.
    assert opens_by_cards or match.to_act == (0,)


def test_the_first_match_has_the_names_of_the_last_set_up() -> None:
    remembered = [
        RememberedPlayer("Robo", 3, "hard"),
        RememberedPlayer("Anna", 2),
        RememberedPlayer("Leo", 4),
    ]
    players = first_match("qwixx-cards", remembered).players
    assert [(player.name, player.colour, player.kind) for player in players] == [
        ("Anna", 2, "human"),
        ("Robo", 3, "easy"),
    ]


def test_the_texts_of_a_row_begin_alike_and_the_bar_is_as_on_other_pages(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    tops: list[float] = []
    monkeypatch.setattr(
        step_panel, "paint_icon", lambda _painter, _icon, box, *_: tops.append(box.y())
    )
    page = open_page("the-game", "first")
    page.rules.set_texts(page.rules.texts._replace(line="A line that is longer " * 4))
    page.place_content()
    tops.clear()
    page.following.grab()
    page.rules.grab()
    assert len(tops) == 2
    assert tops[0] == tops[1]
    assert page.bar_title.line == "lesson first"


def test_the_laurel_grows(tmp_path: Path) -> None:
    clock = ManualClock()
    appearance = make_appearance(tmp_path, motion="full")
    page = LessonDonePage(appearance, lesson("the-game", "first"), clock=clock)
    show(page)
    disc = page._disc
    assert clock.running
    assert disc._moment.laurel == 0.0
    clock.advance(260)
    assert 0.4 < disc._moment.laurel < 0.6
    assert disc._moment.turn == 0.0, "nothing else moves"
    clock.advance(300)
    assert disc._moment.laurel == 1.0
    assert not clock.running


def test_with_reduced_motion_the_laurel_has_grown(tmp_path: Path) -> None:
    clock = ManualClock()
    page = LessonDonePage(make_appearance(tmp_path), lesson("the-game", "first"), clock=clock)
    show(page)
    assert page._disc._moment.laurel == 1.0
    assert not clock.running
