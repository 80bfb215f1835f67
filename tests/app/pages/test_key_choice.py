"""Letters and time: a letter is changed by pressing another, taken away, and brought back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.keys import commands
from app.keys.commands import COMMANDS, KeyCommand
from app.pages.key_choice.page import KeyChoicePage
from app.pages.key_choice.row import LetterRow
from app.pages.settings import SettingsPage
from app.style.appearance import Appearance
from app.window.window import Window
from tests.app.pages.support import settings_of, show
from tests.app.window_at_hand import focused, key, page_of, press

Key = Qt.Key


@pytest.fixture
def page(appearance: Appearance) -> KeyChoicePage:
    page = KeyChoicePage(appearance, settings_of(appearance))
    show(page)
    return page


def row_of(page: KeyChoicePage, command: KeyCommand) -> LetterRow:
    return next(row for row in page.letters if row.command is command)


def choose(page: KeyChoicePage, command: KeyCommand, key: Qt.Key) -> LetterRow:
    """Press the button of a command, and then a key."""
    row = row_of(page, command)
    row.letter.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row.letter, Key.Key_Return)
    assert row.letter.waits
    QTest.keyClick(row.letter, key)
    return row


def test_every_letter_is_here(page: KeyChoicePage) -> None:
    assert [row.command for row in page.letters] == [each for each in COMMANDS if each.characters]


def test_a_letter_is_changed_by_pressing_another(page: KeyChoicePage) -> None:
    keys = page.appearance.keys
    row = choose(page, commands.HINT, Key.Key_U)
    assert keys.characters(commands.HINT) == "U"
    assert (row.letter.word, row.letter.accessibleName()) == ("U", "Hint; again: do it: U")
    assert page.said.text() == "Hint; again: do it: now U."
    assert row.letter.hasFocus()
    assert not row.letter.waits
    assert settings_of(page.appearance).letters == {"hint": "U"}


@pytest.mark.parametrize(
    ("pressed", "said"),
    [
        (Key.Key_K, "K is taken already: My cards."),
        (Key.Key_5, "Only letters can be chosen."),
        (Key.Key_F5, "Only letters can be chosen."),
    ],
)
def test_what_cannot_be_is_refused_and_said(
    page: KeyChoicePage, pressed: Qt.Key, said: str
) -> None:
    row = choose(page, commands.HINT, pressed)
    assert page.said.text() == said
    assert row.letter.waits
    assert page.appearance.keys.as_at_first
    QTest.keyClick(row.letter, Key.Key_Escape)
    assert not row.letter.waits
    assert row.letter.word == "H"


def test_the_same_letter_may_stand_where_it_never_meets_the_other(page: KeyChoicePage) -> None:
    choose(page, commands.NEXT_ROUND, Key.Key_H)
    assert page.appearance.keys.characters(commands.NEXT_ROUND) == "H"


def test_a_letter_is_switched_off_and_on(page: KeyChoicePage) -> None:
    keys = page.appearance.keys
    row = row_of(page, commands.HINT)
    row.off.click()
    assert keys.characters(commands.HINT) == ""
    assert (row.letter.word, row.off.word) == ("none", "Switch on")
    assert page.said.text() == "Hint; again: do it: no letter any more."
    choose(page, commands.PAUSE, Key.Key_H)
    row.off.click()
    assert page.said.text() == "H is taken already: Pause, go on."
    assert keys.characters(commands.HINT) == ""
    choose(page, commands.PAUSE, Key.Key_P)
    row.off.click()
    assert keys.characters(commands.HINT) == "H"


def test_digits_can_only_be_switched_off(page: KeyChoicePage) -> None:
    row = row_of(page, commands.GAMES)
    assert row.stops == [row.off]
    row.off.click()
    assert page.appearance.keys.characters(commands.GAMES) == ""
    row.off.click()
    assert page.appearance.keys.as_at_first


def test_all_letters_come_back(page: KeyChoicePage) -> None:
    assert not page.reset.isEnabled()
    choose(page, commands.HINT, Key.Key_U)
    assert page.reset.isEnabled()
    page.reset.click()
    assert page.appearance.keys.as_at_first
    assert row_of(page, commands.HINT).letter.word == "H"


def test_arrows_go_from_row_to_row(page: KeyChoicePage) -> None:
    first, second = page.letters[:2]
    first.letter.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first.letter, Key.Key_Down)
    assert second.letter.hasFocus()
    QTest.keyClick(second.letter, Key.Key_Up)
    assert first.letter.hasFocus()


def test_who_goes_elsewhere_is_asked_no_more(page: KeyChoicePage) -> None:
    row = row_of(page, commands.HINT)
    row.letter.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row.letter, Key.Key_Return)
    QTest.keyClick(row.letter, Key.Key_Tab)
    assert not row.letter.waits
    assert row.letter.word == "H"


def test_time_and_mouse_are_chosen(page: KeyChoicePage) -> None:
    appearance = page.appearance
    page.number_wait.segments.press("longest")
    page.messages.segments.press("stay")
    page.double_click.segments.press("never")
    assert (appearance.number_wait, appearance.messages_stay, appearance.double_click) == (
        4000, True, "never",
    )  # fmt: skip


def test_the_settings_lead_there_and_back(window: Window) -> None:
    press(window, "Settings")
    press(window, "Letters and time")
    page_of(window, KeyChoicePage)
    assert focused() is not None
    key(Key.Key_Escape)
    page_of(window, SettingsPage)
