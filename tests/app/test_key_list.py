"""The list of keys: on every page, with what works there alone, and nothing goes on behind it."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.keys import commands
from app.keys.commands import AT_A_TABLE, READ_EVERYWHERE, Group, KeyCommand, may_meet
from app.keys.keys import KeyActions, Keys
from app.pages.key_list.paper import KeyPaper, heading
from app.pages.key_list.rows import key_rows
from app.pages.rules import RulesPage
from app.pages.settings import SettingsPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.widgets.tip import TipBubble
from app.window.window import Window
from tests.app.pages.support import PAGES, show
from tests.app.table.support import Table, make_table, position
from tests.app.table_time import TableTime
from tests.app.told_events import told_events
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    button,
    deal,
    focused,
    key,
    lift,
    open_window,
    page_of,
    press,
    settle,
)


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    settings = Settings(tmp_path / "settings.ini")
    settings.motion = "reduced"
    appearance = Appearance(settings)
    appearance.setProperty("settings", settings)
    return appearance


def paper_of(window: Window) -> KeyPaper:
    paper = window.key_list.paper
    assert paper is not None
    assert paper.isVisible()
    return paper


def said(paper: KeyPaper) -> list[str]:
    return [row.said for column in paper.shown for row in column.keys.rows]


def strokes_of(keys: Keys, command: KeyCommand) -> set[str]:
    """The keys of a command, each in words."""
    return {*(stroke.said for stroke in command.strokes), *keys.characters(command)}


def key_events(keys: Keys, command: KeyCommand) -> list[QKeyEvent]:
    """What comes when its keys are pressed."""
    ctrl, none = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
    shift, press = Qt.KeyboardModifier.ShiftModifier, QKeyEvent.Type.KeyPress
    events = []
    for stroke in command.strokes:
        held = (ctrl if stroke.ctrl else none) | (shift if stroke.shift else none)
        events.append(QKeyEvent(press, stroke.keys[0], held))
    return events + [
        QKeyEvent(press, ord(character), none, character.lower())
        for character in keys.characters(command)
    ]


def _note(done: list[str], name: str, _which: int = 0) -> None:
    done.append(name)


def check_keys(keys: Keys, actions: KeyActions) -> None:
    """Each key does what the list says of it, and no two that are at hand do the same."""
    for one, other in combinations(actions, 2):
        lettered = one.characters and other.characters
        assert may_meet(one, other) or not lettered, (one.id, other.id)
        assert not strokes_of(keys, one) & strokes_of(keys, other), (one.id, other.id)
    done: list[str] = []
    only = {each: partial(_note, done, each.id) for each in actions}
    for command in actions:
        for event in key_events(keys, command):
            assert keys.do(event, only)
            assert done.pop() == command.id
            assert not done


@pytest.mark.parametrize("kind", PAGES)
def test_every_page_lists_its_keys(kind: str, appearance: Appearance) -> None:
    page = PAGES[kind](appearance)
    show(page)
    check_keys(appearance.keys, page.key_actions())
    here = [*page.read_by_parts, *page.key_actions()]
    rows = key_rows(appearance.keys, here, READ_EVERYWHERE)
    listed = [row.command for row in rows if row.command is not None]
    assert set(here) <= set(listed)
    own = [command for command in listed if command.group not in AT_A_TABLE]
    assert set(own) <= {*here, *READ_EVERYWHERE}
    groups = list(dict.fromkeys(row.group for row in rows))
    assert [row.group for row in rows if row.command is None] == groups
    own_groups = {command.group for command in here} - {Group.EVERYWHERE}
    assert groups.index(Group.EVERYWHERE) == len(own_groups)


def test_a_table_lists_what_can_be_done_at_it(appearance: Appearance) -> None:
    table: Table = make_table(appearance, position())
    check_keys(appearance.keys, table.page.key_actions())
    here = [*table.page.read_by_parts, *table.page.key_actions()]
    rows = key_rows(appearance.keys, here, READ_EVERYWHERE)
    assert rows[0].group is Group.TABLE
    listed = {row.command for row in rows}
    assert {commands.HINT, commands.UNDO, commands.SIGNAL, commands.AIM} <= listed
    assert not {commands.POINTS, commands.PAUSE, commands.NEXT, commands.PRESS} & listed


@pytest.fixture
def window(table_time: TableTime, data: Path) -> Window:
    """The window with a match of two people that can be gone on with."""
    deal(data)
    return open_window(data)


@pytest.mark.parametrize("leave", ["Esc", "F1", "?", "button", "beside"])
def test_it_opens_anywhere_and_the_keyboard_goes_back(window: Window, leave: str) -> None:
    before = focused()
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    assert paper.isAncestorOf(focused())
    assert said(paper)[0] == "On the home page"
    assert "Choose a game: left arrow, up arrow, down arrow, right arrow" in said(paper)
    assert "Full screen: F11" in said(paper)
    match leave:
        case "Esc":
            key(Qt.Key.Key_Escape)
        case "F1":
            key(Qt.Key.Key_F1)
        case "?":
            QTest.keyClicks(focused(), "?")
        case "button":
            QTest.mouseClick(button(paper, "Close"), Qt.MouseButton.LeftButton)
        case "beside":
            QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    settle()
    assert window.key_list.paper is None
    assert focused() is before


def test_it_is_a_list_for_who_hears_it(window: Window) -> None:
    key(Qt.Key.Key_F1)
    column = paper_of(window).columns[0]
    interface = QAccessible.queryAccessibleInterface(column)
    assert interface.role() == QAccessible.Role.List
    assert interface.text(QAccessible.Text.Name) == heading()
    names = [
        interface.child(index).text(QAccessible.Text.Name)
        for index in range(interface.childCount())
    ]
    assert names[:2] == [
        "On the home page",
        "Choose a game: left arrow, up arrow, down arrow, right arrow",
    ]


def test_arrows_lead_through_all_of_it(window: Window) -> None:
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    for column in paper.shown:
        assert column.hasFocus()
        for row in range(len(column.keys.rows)):
            assert column.currentIndex().row() == row
            key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Left)
    assert paper.shown[-2].hasFocus()
    key(Qt.Key.Key_Tab)
    assert paper.shown[-1].hasFocus()
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Tab)
    assert paper.shown[0].hasFocus()


def test_a_column_is_told_once_and_then_its_row(window: Window) -> None:
    """The column itself is told by Qt, of each list that gets the keyboard."""
    key(Qt.Key.Key_F1)
    settle()
    with told_events() as told:
        key(Qt.Key.Key_Tab)
        settle()
    assert [each.of for each in told if each.what == "Focus"] == ["KeyColumn"] * 2


def row_of(paper: KeyPaper) -> str:
    """What is said of the row that has the keyboard."""
    column = next(each for each in paper.shown if each.hasFocus())
    return column.keys.rows[column.currentIndex().row()].said


def test_page_keys_lead_from_heading_to_heading_through_all_of_it(window: Window) -> None:
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    rows = [row for column in paper.shown for row in column.keys.rows]
    headings = [row.said for row in rows if row.command is None]
    assert len(headings) > len(paper.shown)
    found = [row_of(paper)]
    for _ in headings[1:]:
        key(Qt.Key.Key_PageDown)
        found.append(row_of(paper))
    assert found == headings
    key(Qt.Key.Key_PageDown)
    assert row_of(paper) == rows[-1].said
    for heading_above in reversed(headings):
        key(Qt.Key.Key_PageUp)
        assert row_of(paper) == heading_above


def test_end_leads_to_the_last_key_of_all_and_home_to_the_first(window: Window) -> None:
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    key(Qt.Key.Key_End)
    assert row_of(paper) == said(paper)[-1]
    key(Qt.Key.Key_Home)
    assert row_of(paper) == said(paper)[0]


@pytest.mark.parametrize("towards", [Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Home])
def test_a_key_that_leads_no_further_tells_the_row_again(window: Window, towards: Qt.Key) -> None:
    key(Qt.Key.Key_F1)
    settle()
    with told_events() as told:
        key(towards)
        settle()
    assert [each.of for each in told if each.what == "Focus"] == ["KeyColumn"]


def test_the_digits_of_a_number_are_told_as_an_example(window: Window) -> None:
    key(Qt.Key.Key_F1)
    assert "Type the number of a card: 3 and 7 for 37" in said(paper_of(window))


@pytest.mark.parametrize("name", ["Settings", "Rules"])
def test_it_is_reached_with_the_mouse(window: Window, name: str) -> None:
    press(window, name)
    page = page_of(window, SettingsPage if name == "Settings" else RulesPage)
    press(window, "Keys")
    assert "At the table" in said(paper_of(window))
    key(Qt.Key.Key_Escape)
    assert window.pages.top is page


def test_it_opens_where_something_is_written(window: Window) -> None:
    key(Qt.Key.Key_1)
    page = page_of(window, SetupPage)
    field = page.findChild(QLineEdit)
    assert field is not None
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.clear()
    QTest.keyClicks(field, "?")
    assert window.key_list.paper is None
    assert field.text() == "?"
    key(Qt.Key.Key_F1)
    assert "Deal: Ctrl+Enter" in said(paper_of(window))
    key(Qt.Key.Key_Escape)
    assert focused() is field


def test_the_curtain_has_its_own(window: Window) -> None:
    press(window, "Continue the game")
    key(Qt.Key.Key_F1)
    assert said(paper_of(window))[:2] == ["On the curtain", "Lift the curtain: Enter"]
    key(Qt.Key.Key_Return)
    assert window.curtain_keeper.curtain.down
    key(Qt.Key.Key_Escape)
    curtain = window.curtain_keeper.curtain
    assert curtain.down
    check_keys(page_of(window, TablePage).appearance.keys, curtain.key_actions())
    lift(window)


def test_the_match_waits_behind_it(window: Window, table_time: TableTime) -> None:
    press(window, "Continue the game")
    lift(window)
    page = page_of(window, TablePage)
    key(Qt.Key.Key_F1)
    clock, held = page.view.scene.clock, page.session.elapsed_ms
    now = clock.now()
    rung: list[str] = []
    clock.alarm(lambda: rung.append("rung")).start(10)
    table_time.advance(1000)
    assert (clock.now(), page.session.elapsed_ms, rung) == (now, held, [])
    key(Qt.Key.Key_H)
    assert not page.hint.sought
    key(Qt.Key.Key_Escape)
    table_time.advance(20)
    assert rung == ["rung"]
    wait_until(lambda: page.session.elapsed_ms > held, "the match goes on")


def test_a_letter_that_is_off_is_not_listed(window: Window) -> None:
    press(window, "Continue the game")
    lift(window)
    keys = page_of(window, TablePage).appearance.keys
    keys.choose(commands.HINT, "")
    keys.choose(commands.MOVES, "X")
    key(Qt.Key.Key_F1)
    names = said(paper_of(window))
    assert not [name for name in names if name.startswith("Hint")]
    assert "Last moves: X" in names
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_H)
    page = page_of(window, TablePage)
    assert not page.hint.sought
    key(Qt.Key.Key_X)
    assert page.moves.open


def test_the_last_moves_have_keys_of_their_own_while_one_is_in_them(window: Window) -> None:
    press(window, "Continue the game")
    lift(window)
    key(Qt.Key.Key_F1)
    assert "In the last moves" not in said(paper_of(window))
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_L)
    key(Qt.Key.Key_F1)
    names = said(paper_of(window))
    assert names[names.index("In the last moves") + 2] == "Close them: Esc"
    key(Qt.Key.Key_Escape)
    assert page_of(window, TablePage).moves.panel.list.hasFocus()


def test_it_follows_the_window_and_its_language(window: Window) -> None:
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    window.resize(1000, 640)
    settle()
    assert paper.size() == window.size()
    window.pages.language_chosen.emit("el")
    settle()
    assert said(paper)[0] == "Στην αρχική"
    assert "Πλήρης οθόνη: F11" in said(paper)
    key(Qt.Key.Key_Escape)
    window.resize(960, 600)
    settle()
    assert window.key_list.paper is None


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_nothing_is_cut(window: Window, size: QSize, text_size: int) -> None:
    window.resize(size)
    window.home.appearance.set_text_size(text_size)
    settle()
    key(Qt.Key.Key_F1)
    paper = paper_of(window)
    assert QApplication.activeWindow() is window
    for column in paper.shown:
        assert paper.rect().contains(column.geometry())
        model = column.keys
        for row in range(model.rowCount() - 1):
            above = column.visualRect(model.index(row))
            below = column.visualRect(model.index(row + 1))
            assert above.bottom() < below.top()


def test_shift_and_the_key_of_the_list_tell_what_a_thing_is(window: Window) -> None:
    home = window.home
    button = home.settings_button
    button.show_word(False)
    button.setFocus()
    key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (tip,) = window.findChildren(TipBubble)
    assert tip.text == button.word
    assert window.pages.top is home
