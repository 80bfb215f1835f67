"""On every page: the language switches live and loses nothing; the keyboard reaches everything."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from app.pages.page import Page
from app.pages.setup.page import SetupPage
from app.style.appearance import Appearance
from app.widgets.control import Control
from app.widgets.language_switch import LANGUAGES
from app.widgets.segmented import Segmented
from tests.app.pages.support import (
    LONG_NAMES,
    PAGES,
    each_page,
    focused,
    settings_of,
    settings_page_of,
    show,
    stops,
    texts,
    visible,
    write,
)

SAME = {mark for language in LANGUAGES for mark in language}
"""What reads the same in every language: the languages' own names."""


def translatable(found: list[str]) -> set[str]:
    """Texts with words in them, without the names of people, languages and files."""
    return {
        text
        for text in found
        if any(letter.isalpha() for letter in text)
        and text not in SAME
        and not _is_a_name(text)
        and not text.startswith(("/home/", "/\u200b"))
        and not text.endswith(".trapoula")
    }


def _is_a_name(text: str) -> bool:
    """Whether the text holds nothing but people's names, numbers and stops."""
    for name in (*LONG_NAMES, "Anna"):
        text = text.replace(name, "")
    return not any(letter.isalpha() for letter in text)


@pytest.mark.parametrize("kind", PAGES)
def test_every_text_follows_the_language_and_comes_back(
    kind: str, appearance: Appearance, other_language: Callable[[bool], None]
) -> None:
    page = PAGES[kind](appearance)
    show(page)
    before = texts(page)
    if kind == "rules":
        before = [text for text in before if "\n" not in text]
    other_language(True)
    after = texts(page)
    assert translatable(before) & translatable(after) == _headings(page)
    assert len([text for text in after if "¿" in text]) >= 5
    other_language(False)
    again = texts(page)
    if kind == "rules":
        again = [text for text in again if "\n" not in text]
    assert again == before


def _headings(page: Page) -> set[str]:
    """Headings of the rules come from files, and most licences have one name everywhere."""
    contents = getattr(page, "_contents", None)
    if contents is None:
        return set()
    names = {button.accessibleName() for button in contents.findChildren(QAbstractButton)}
    return {name for name in names if "¿" not in name}


@each_page
def test_the_switch_asks_for_the_language(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    asked: list[str] = []
    page.language_chosen.connect(asked.append)
    greek, english = page.language_switch.findChildren(Control)
    for half in (greek, english):
        QTest.mouseClick(half, Qt.MouseButton.LeftButton, pos=half.rect().center())
    assert asked == ["el", "en"]
    english.clearFocus()
    english.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(english, Qt.Key.Key_Left)
    assert asked == ["el", "en", "el"]


@each_page
def test_the_pointer_means_a_button_up_to_its_edges(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    met = 0
    for button in page.findChildren(Control):
        body = button.body().toRect()
        middle = body.center()
        for edge in (
            QPoint(body.left(), middle.y()),
            QPoint(body.right(), middle.y()),
            QPoint(middle.x(), body.top()),
            QPoint(middle.x(), body.bottom()),
        ):
            if not button.visibleRegion().contains(edge):
                continue  # it is hidden, or has to be scrolled to first
            at = button.mapTo(page, edge)
            there = page.childAt(at)
            if button.isEnabled() and isinstance(there, Control):
                assert there._meant(QPointF(there.mapFrom(page, at))) is button
                met += 1
    assert met > 4


def test_a_click_on_the_edge_of_a_segment_chooses_it(appearance: Appearance) -> None:
    page = settings_page_of(appearance)
    show(page)
    slower, normal, *_ = page.motion.segments.findChildren(Control)
    at = slower.mapTo(page, QPoint(slower.body().toRect().right(), slower.height() // 2))
    assert page.childAt(at) is normal
    edge = normal.mapFrom(page, at)
    QTest.mouseMove(normal, edge)
    assert slower.hovered
    assert not normal.hovered
    QTest.mouseClick(normal, Qt.MouseButton.LeftButton, pos=edge)
    assert settings_of(appearance).motion == "slow"


@pytest.mark.parametrize("kind", PAGES)
def test_tab_reaches_everything_and_shows_where_it_is(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    wanted = set(stops(page))
    reached: list[QWidget] = []
    for _ in range(len(wanted) + 3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        here = focused()
        if here in reached:
            break
        reached.append(here)
        if isinstance(here, Control):
            assert here.ring_visible, here.accessibleName()
    assert wanted - set(reached) == set()


@pytest.mark.parametrize("kind", PAGES)
def test_everything_that_can_be_used_has_a_name(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    nameless = [
        child
        for child in visible(page)
        if child.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(child, QLabel)
        and not child.accessibleName()
    ]
    assert nameless == []


@each_page
def test_every_row_of_choices_says_what_is_chosen(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    rows = [each for each in visible(page) if isinstance(each, Segmented) and each.choices]
    nameless = [row for row in rows if not row.accessibleName()]
    # A setting with a button is named once, for both.
    parents = [row.parentWidget() for row in nameless]
    assert all(parent is not None and parent.accessibleName() for parent in parents)


@each_page
def test_no_name_is_read_once_more_as_the_description(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    twice = []
    for control in (each for each in visible(page) if isinstance(each, Control)):
        interface = QAccessible.queryAccessibleInterface(control)
        name = interface.text(QAccessible.Text.Name)
        if name and interface.text(QAccessible.Text.Description) == name:
            twice.append(name)
    assert twice == []


@each_page
def test_no_name_has_a_dot_that_would_be_spelt_out(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    read = {
        text
        for each in (page, *visible(page))
        if not isinstance(each, QLabel)
        for text in (each.accessibleName(), each.accessibleDescription())
    }
    assert {text for text in read if "·" in text} == set()


@each_page
def test_words_of_the_bar_go_where_it_is_narrow_and_names_stay(
    kind: str, appearance: Appearance
) -> None:
    page = PAGES[kind](appearance)
    show(page, 1280, 800)
    button = page.language_switch  # always there
    assert button.isVisible()
    wide = [b for b in (page.home_button, page.settings_button) if b.isVisible()]
    assert all(b.word_shown and not b.toolTip() for b in wide)
    page.resize(1099, 700)
    assert all(not b.word_shown and b.toolTip() == b.accessibleName() != "" for b in wide)


def test_the_language_switch_keeps_what_was_typed(
    appearance: Appearance, other_language: Callable[[bool], None], tmp_path: Path
) -> None:
    page = SetupPage(appearance, "the-game")
    show(page)
    write(page._editor.name, "Ελένη")
    page._column.deal.clear()
    write(page._column.deal, "12345")
    row = page._column.rows["on_fire"]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().center())
    page._column.deal.setFocus()
    other_language(True)
    assert page._editor.name.text() == "Ελένη"
    assert page._column.deal.value == 12_345
    assert page.options()["on_fire"] is True
    assert focused() is page._column.deal


def test_a_new_look_is_taken_up_at_once(appearance: Appearance) -> None:
    page = PAGES["settings"](appearance)
    show(page)
    before = page.grab().toImage()
    appearance.set_theme("whitewash")
    light = page.grab().toImage()
    assert light.pixelColor(640, 70).lightness() > before.pixelColor(640, 70).lightness() + 60
    height = page.home_button.height()
    appearance.set_text_size(130)
    assert page.metrics.text_scale == 1.3
    assert page.home_button.sizeHint().width() > 0
    assert page.home_button.height() >= height
