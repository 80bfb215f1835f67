"""The rules pages: from one game's rules to another's, and to its first lesson."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from app.games import MODULES
from app.pages.rules import RulesPage
from app.style.appearance import Appearance
from tests.app.pages.learning import lessons_where
from tests.app.pages.support import focused, make_appearance, show


@pytest.fixture
def page(appearance: Appearance, speak: Callable[[str], None]) -> RulesPage:
    speak("en")
    page = RulesPage(appearance, "the-game")
    show(page)
    return page


def segment(page: RulesPage, word: str) -> QAbstractButton:
    found = [each for each in page.games.stops if each.accessibleName() == word]
    assert isinstance(found[0], QAbstractButton)
    return found[0]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def test_all_games_are_in_the_list(page: RulesPage) -> None:
    assert [choice.value for choice in page.games.choices] == list(MODULES)
    assert page.games.value == "the-game"


@pytest.mark.parametrize("game", MODULES)
def test_the_mouse_leads_to_the_rules_of_every_game(
    game: str, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("en")
    page = RulesPage(make_appearance(tmp_path), "wednesday" if game == "the-game" else "the-game")
    show(page)
    page._reader.go_to(4)
    click(segment(page, MODULES[game].short_title))
    whole = RulesPage(make_appearance(tmp_path), game)
    assert page._reader.toPlainText() == whole._reader.toPlainText()
    assert page._reader.section == 0
    assert page.bar_title.title == MODULES[game].title
    assert page.game_id == game
    assert page.glance.isVisible() == whole.glance.isVisibleTo(whole)


def test_arrows_lead_from_game_to_game(page: RulesPage) -> None:
    segment(page, "The Game").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page.game_id == "the-game-extreme"
    assert focused() is segment(page, "Extreme")
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert page.game_id == "wednesday"


def test_pictures_are_those_of_the_game(page: RulesPage) -> None:
    click(segment(page, "Wednesday"))
    assert page._reader._pictures.knows("outcast:8")
    assert not page._reader._pictures.knows("fire:33")


def test_cards_at_a_glance_are_left_with_their_game(tmp_path: Path, appearance: Appearance) -> None:
    page = RulesPage(appearance, "wednesday", glance=True)
    show(page)
    click(segment(page, "The Game"))
    click(segment(page, "Wednesday"))
    whole = RulesPage(make_appearance(tmp_path), "wednesday")
    assert page._reader.headings == whole._reader.headings


def test_in_another_language_it_is_still_the_chosen_game(
    page: RulesPage, speak: Callable[[str], None]
) -> None:
    click(segment(page, "Qwixx"))
    speak("el")
    QCoreApplication.processEvents()
    assert page.games.value == page.game_id == "qwixx-cards"
    assert page.learn.word == "Μάθε το παίζοντας"


class TestLesson:
    @pytest.fixture(autouse=True)
    def some_lessons(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        there = {("the-game", "first"), ("wednesday", "combinations")}
        with lessons_where(lambda *which: which in there, tmp_path, monkeypatch):
            yield

    def test_the_first_lesson_of_the_game_is_asked_for(self, page: RulesPage) -> None:
        asked: list[str] = []
        page.learn_requested.connect(asked.append)
        click(page.learn)
        assert asked == ["the-game"]

    def test_a_game_without_a_first_lesson_offers_none(self, page: RulesPage) -> None:
        click(segment(page, "Wednesday"))
        assert not page.learn.isVisible()
        click(segment(page, "The Game"))
        assert page.learn.isVisible()
