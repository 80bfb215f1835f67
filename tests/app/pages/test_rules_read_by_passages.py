"""The rules as a screen reader finds them: passage by passage, pictures and tables in words."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games import MODULES
from app.pages.rules import RulesPage
from app.widgets.passage_stops import PassageStop
from app.widgets.passages import Passage, passages
from tests.app.pages.support import focused, make_appearance, show
from tests.app.window_at_hand import interfaces

Key = Qt.Key


@pytest.fixture
def reader_on() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot, reader_on: None) -> RulesPage:
    del reader_on
    made = RulesPage(make_appearance(tmp_path), "the-game")
    qtbot.addWidget(made)
    show(made)
    return made


def read(markdown: str) -> list[Passage]:
    document = QTextDocument()
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    return passages(document)


def spoken(markdown: str) -> list[str]:
    return [passage.spoken for passage in read(markdown)]


def told() -> str:
    stop = focused()
    assert isinstance(stop, PassageStop)
    return stop.accessibleName()


def has_keyboard() -> str:
    """The passage that has the keyboard, without what is told on arrival."""
    return told().removeprefix("The Game, Rules; ")


def test_headings_pictures_and_lists_are_told_as_such(qapp: object) -> None:
    del qapp
    text = (
        "# The deal\n\n![Pile](pile:up:1) ![4](card:4) then more\n\n1. Place.\n2. End.\n\n- Or not."
    )
    assert spoken(text) == [
        "The deal, heading",
        "Pile, 4 then more",
        "1. Place.",
        "2. End.",
        "Or not.",
    ]
    assert [passage.heading for passage in read(text)] == [True, False, False, False, False]


def test_each_cell_of_a_table_has_its_heading(qapp: object) -> None:
    del qapp
    table = (
        "| | Card | What it does |\n| --- | --- | --- |\n| ![2](card:2) | **2 Mask** | Again. |\n"
    )
    assert spoken(f"{table}| ![3](card:3) | **3 Yeti** | — |") == [
        "Card: 2 Mask. What it does: Again.",
        "Card: 3 Yeti.",
    ]


def test_a_row_of_numbers_is_told_by_its_signs(qapp: object) -> None:
    del qapp
    table = "| Red | 2 | 3 | 4 | 5 | 6 |\n| --- | --- | --- | --- | --- | --- |\n"
    assert spoken(f"{table}| | – | × | ○ | (○) | |") == [
        "Red. 2: gone, 3: crossed, 4: open, 5: open with five crosses."
    ]


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game", list(MODULES))
def test_no_sign_stands_for_a_picture(
    game: str, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    text = MODULES[game].rules_text(language).read_text(encoding="utf-8")
    told = " ".join(spoken(text))
    assert "\ufffc" not in told
    for picture in text.split("![")[1:]:
        assert picture.partition("]")[0] in told


def test_keys_lead_from_passage_to_passage_and_from_heading_to_heading(page: RulesPage) -> None:
    assert has_keyboard() == "The Game, heading"
    led = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp):
        QTest.keyClick(focused(), key)
        led.append(has_keyboard()[:20])
    assert led == [
        *("In short, heading", "You play together, a"),
        *("The table, heading", "The deal, heading", "The table, heading"),
    ]
    QTest.keyClick(focused(), Key.Key_End)
    last = focused()
    QTest.keyClick(last, Key.Key_Down)
    assert focused() is last
    assert page._reader.viewport().rect().contains(last.geometry())
    QTest.keyClick(last, Key.Key_Home)
    assert has_keyboard() == "The Game, heading"
    assert page._reader.verticalScrollBar().value() == 0


def test_what_is_read_stands_where_it_is_told(page: RulesPage) -> None:
    for _ in range(40):
        QTest.keyClick(focused(), Key.Key_Down)
        stop = focused()
        assert page._reader.viewport().rect().contains(stop.geometry().center())
        word = stop.accessibleName().split()[0].strip(".,:")
        cursor = page._reader.cursorForPosition(stop.geometry().center())
        row = cursor.currentTable() is not None or "\ufffc" in cursor.block().text()
        assert row or word in stop.accessibleName()
        assert row or cursor.block().text()[:9] in stop.accessibleName()


def test_the_tab_key_leads_on_and_back_from_where_one_reads(page: RulesPage) -> None:
    QTest.keyClick(focused(), Key.Key_Down)
    QTest.keyClick(focused(), Key.Key_Tab)
    assert focused() is page._back
    QTest.keyClick(page._back, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert has_keyboard() == "In short, heading"
    QTest.keyClick(focused(), Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() in page._contents.stops


def test_one_reads_on_where_the_contents_lead(page: RulesPage) -> None:
    page._contents.chosen.emit(2)
    page.setFocus()
    page._reader.setFocus()
    assert has_keyboard() == "The deal, heading"


def test_a_reader_finds_the_whole_text_once(page: RulesPage) -> None:
    told = [found.text(QAccessible.Text.Name) for found in interfaces(page._reader)]
    assert told.count("Players: 3, 4 or 5. Cards in hand: 6.") == 1
    assert told.count("98 cards, the numbers 2 to 99, each of them once.") == 1


def test_without_a_reader_the_arrows_scroll(tmp_path: Path, qtbot: QtBot) -> None:
    page = RulesPage(make_appearance(tmp_path), "the-game")
    qtbot.addWidget(page)
    show(page)
    assert focused() is page._reader
    QTest.keyClick(page._reader, Key.Key_Down)
    assert page._reader.verticalScrollBar().value() > 0


def test_reading_aloud_leads_from_passage_to_passage_too(tmp_path: Path, qtbot: QtBot) -> None:
    aloud = False
    page = RulesPage(make_appearance(tmp_path), "the-game", aloud=lambda: aloud)
    qtbot.addWidget(page)
    show(page)
    aloud = True
    QTest.keyClick(focused(), Key.Key_Down)
    assert has_keyboard() == "The Game, heading"
    QTest.keyClick(focused(), Key.Key_Down)
    assert has_keyboard() == "In short, heading"


def test_who_arrives_hears_whose_rules_these_are(page: RulesPage) -> None:
    assert told() == f"The Game, Rules; {has_keyboard()}"
    arrived = has_keyboard()
    QTest.keyClick(focused(), Key.Key_Down)
    assert told() != arrived
    QTest.keyClick(focused(), Key.Key_Up)
    assert told() == arrived
