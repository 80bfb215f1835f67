"""From everywhere there is a way back in sight, and Esc goes it one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication

from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.pages.curtain import curtain as curtain_module
from app.pages.home import HomePage
from app.pages.rules import RulesPage
from app.pages.settings import SettingsPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.press_guard import SEEN, changed
from app.storage.settings import Settings
from app.system.window_geometry import fitted
from app.window.placement import free_part
from app.window.window import Window
from tests.app.hands import Hands
from tests.app.saved import saved_matches
from tests.app.window_at_hand import (
    SIZE,
    button,
    close_window,
    deal,
    events_of,
    focused,
    notice,
    open_window,
    page_of,
    read_all,
    settle,
    spoken,
    store_of,
)

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
Open = Callable[[], tuple[Window, Hands]]


@pytest.fixture
def opened(qapp: QApplication, data: Path) -> Iterator[Open]:
    """Opens the window, with hands that have looked at it."""
    windows: list[Window] = []

    def close() -> None:
        while windows:
            close_window(windows.pop())

    def open_(size: QSize | None = SIZE) -> tuple[Window, Hands]:
        close()
        windows.append(open_window(data, size))
        hands = Hands(windows[-1])
        hands.wait(2000)
        return windows[-1], hands

    yield open_
    close()
    QLocale.setDefault(QLocale.c())


def press(window: Window, hands: Hands, name: str) -> None:
    """Click on the button of that name, and look at what comes of it."""
    keeper = window.curtain_keeper
    top = keeper.curtain if keeper.shown else window.pages.top
    hands.click(button(top, name))
    look(hands)


def look(hands: Hands) -> None:
    settle()
    hands.wait(1500)


def esc(hands: Hands) -> None:
    hands.key(Key.Key_Escape)
    look(hands)


# --- What has just changed ---------------------------------------------------------------------


def test_who_waits_for_others_is_not_told_to_press_again(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, hands = opened()
    hands.key(Key.Key_1)
    settle()
    monkeypatch.setattr(window.pages.top, "waits_for_others", lambda: "It is Leo’s turn.")
    said: list[str] = []
    monkeypatch.setattr(window.reading, "hear", said.append)
    hands.wait(300)
    hands.key(Key.Key_Escape)
    settle()
    assert not notice(window)
    assert said == ["It is Leo’s turn."]


def test_on_the_curtain_too_a_key_that_comes_too_soon_is_told(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    curtain = window.curtain_keeper.curtain
    assert curtain.down
    window.pages.top.waits_for_others = lambda: "It is Leo’s turn."
    changed(curtain, firm=True)
    settle()
    hands.key(Key.Key_Return)
    assert curtain.down
    assert notice(window) == "This has just changed. Press the same key again."


def test_each_key_that_comes_too_soon_is_told_whatever_is_written_there(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, hands = opened()
    said: list[str] = []
    monkeypatch.setattr(window.reading, "hear", said.append)
    hands.key(Key.Key_1)
    settle()
    window.messages.series_rests()
    for count in (1, 2):
        hands.wait(100)
        hands.key(Key.Key_Escape)
        assert said.count("This has just changed. Press the same key again.") == count
    assert notice(window).startswith("A series has been begun already.")


def test_keys_that_do_nothing_at_a_table_do_not_say_that_its_curtain_is_down(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    hands.wait(2000)
    lift_first, said = "The curtain is down: lift it first.", list[str]()
    monkeypatch.setattr(curtain_module, "announce", lambda _widget, text: said.append(text))
    for key, text in ((Key.Key_T, "t"), (Key.Key_P, "p"), (Key.Key_N, "n"), (Key.Key_B, "b")):
        hands.key(key, text=text)
    assert said == ["This key does nothing here."] * 4
    for key, text in ((Key.Key_H, "h"), (Key.Key_4, "4")):
        said.clear()
        hands.key(key, text=text)
        assert said == [lift_first]


def test_a_key_that_comes_too_soon_is_told_and_does_nothing(opened: Open) -> None:
    window, hands = opened()
    home = window.pages.top
    hands.key(Key.Key_1)
    settle()
    setup = window.pages.top
    assert setup is not home
    hands.wait(300)
    hands.key(Key.Key_Escape)
    settle()
    assert window.pages.top is setup
    assert notice(window) == "This has just changed. Press the same key again."
    hands.wait(1500)
    esc(hands)
    assert window.pages.top is home


# --- The curtain ------------------------------------------------------------------------------


def test_esc_before_ones_own_hand_leads_back_to_the_decision(opened: Open, data: Path) -> None:
    """Who only wanted to look at their cards while all decide has not left the table."""
    names = ("Maria", "Nikos", "Eleni")
    store = store_of(data)
    people = tuple(PlayerInfo(name, seat) for seat, name in enumerate(names))
    match = store.deal(NewMatch("qwixx-cards", {"first": 2}, people, 7))
    while match.view(None)["turn"]["part"] == "take":
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[0])
    match.close()
    window, hands = opened()
    press(window, hands, "Continue the game")
    if window.curtain_keeper.curtain.isVisible():
        hands.key(Key.Key_Return)
        look(hands)
    page = page_of(window, TablePage)
    session = page.session
    session.handover.ask(0)
    look(hands)
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    session.handover.look()
    look(hands)
    assert window.curtain_keeper.curtain.down
    esc(hands)
    assert not window.curtain_keeper.curtain.isVisible()
    assert (page_of(window, TablePage), session.phase, session.seat) == (page, Phase.DECIDING, 0)


def test_the_curtain_leads_home_and_nobody_saw_a_hand(opened: Open, data: Path) -> None:
    path = deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    assert window.curtain_keeper.curtain.down
    press(window, hands, "Home")
    page_of(window, HomePage)
    assert not window.curtain_keeper.curtain.isVisible()
    assert (window.table.session, events_of(path)) == (None, [])
    press(window, hands, "Continue the game")
    assert window.curtain_keeper.curtain.down


@pytest.mark.parametrize("name", ["Settings", "Rules"])
def test_from_the_curtain_to_a_page_and_back_before_it(opened: Open, data: Path, name: str) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    press(window, hands, name)
    page_of(window, SettingsPage if name == "Settings" else RulesPage)
    assert not window.curtain_keeper.curtain.isVisible()
    assert window.pages.top.isAncestorOf(focused())
    assert not any("card 1 of" in said for said in spoken(window))
    esc(hands)
    assert window.curtain_keeper.curtain.down
    assert window.curtain_keeper.curtain.isAncestorOf(focused())
    session = window.table.session
    assert session is not None
    press(window, hands, "Lift the curtain")
    assert (session.seat, window.curtain_keeper.curtain.isVisible()) == (0, False)


def test_esc_on_the_curtain_leads_home(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    esc(hands)
    page_of(window, HomePage)


def test_the_keyboard_finds_the_ways_out_of_the_curtain(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    names = []
    for _ in window.curtain_keeper.curtain.stops:
        hands.key(Key.Key_Tab)
        names.append(focused().accessibleName())
    assert {"Home", "Rules", "Settings", "Lift the curtain"} <= set(names)
    while focused().accessibleName() != "Home":
        hands.key(Key.Key_Tab)
    hands.key(Key.Key_Return)
    settle()
    page_of(window, HomePage)


def test_enter_lifts_it_only_once_the_name_can_have_been_read(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    hands.click(button(window.pages.top, "Continue the game"))
    settle()
    session = window.table.session
    assert session is not None
    for _ in range(3):
        hands.key(Key.Key_Return)
        hands.wait(200)
    assert session.seat is None
    hands.wait(SEEN)
    hands.key(Key.Key_Return)
    assert session.seat == 0


# --- Esc --------------------------------------------------------------------------------------


def test_esc_leaves_the_list_and_what_was_deleted_there_is_gone(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Saved games")
    page = read_all(window)
    page.rows[0].head.click()
    press(window, hands, "Delete")
    assert len(saved_matches(store_of(data))) == 1
    page.setFocus()  # wherever the keyboard is
    esc(hands)
    page_of(window, HomePage)
    assert saved_matches(store_of(data)) == []


def test_esc_at_the_table_lets_go_of_a_card_then_leads_home(opened: Open, data: Path) -> None:
    deal(data, ["Anna"])
    window, hands = opened()
    press(window, hands, "Continue the game")
    page = page_of(window, TablePage)
    card = page.view.scene.cards[page.view.access.keyboard._first(1)]  # type: ignore[index]
    x, y = card.spec.rect.middle
    hands.click(QPoint(round(x), round(y) - 20))
    assert page.view.gestures.lifted is not None
    esc(hands)
    assert page.view.gestures.lifted is None
    press(window, hands, "End turn")
    assert page.view.message.text
    esc(hands)
    assert not page.view.message.text
    assert window.pages.top is page
    esc(hands)
    page_of(window, HomePage)


def test_esc_pressed_twice_goes_one_step(opened: Open) -> None:
    window, hands = opened()
    press(window, hands, "The Game")
    press(window, hands, "Settings")
    for _ in range(3):
        hands.key(Key.Key_Escape)
        hands.wait(100)
    page_of(window, SetupPage)


def test_a_held_esc_goes_one_step(opened: Open) -> None:
    window, hands = opened()
    press(window, hands, "The Game")
    press(window, hands, "Settings")
    hands.hold(Key.Key_Escape)
    page_of(window, SetupPage)


# --- The full screen --------------------------------------------------------------------------


def test_the_full_screen_has_a_button_that_leaves_it(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    hands.key(Key.Key_F11)
    look(hands)
    assert window.isFullScreen()
    press(window, hands, "Leave full screen (F11)")
    assert not window.isFullScreen()
    assert not window.pages.top.shrink_button.isVisible()
    hands.key(Key.Key_F11)
    look(hands)
    press(window, hands, "Continue the game")
    press(window, hands, "Leave full screen (F11)")
    assert not window.isFullScreen()
    assert window.curtain_keeper.curtain.down


def test_settings_name_the_key(opened: Open) -> None:
    window, hands = opened()
    press(window, hands, "Settings")
    assert "F11" in page_of(window, SettingsPage).text_size.line.text()


def test_esc_on_the_first_page_leaves_the_full_screen(opened: Open) -> None:
    window, hands = opened()
    press(window, hands, "The Game")
    hands.key(Key.Key_F11)
    look(hands)
    esc(hands)
    page_of(window, HomePage)
    assert window.isFullScreen()
    esc(hands)
    assert not window.isFullScreen()
    esc(hands)
    page_of(window, HomePage)


@pytest.mark.parametrize("maximized", [True, False])
def test_after_the_full_screen_the_window_is_as_it_was(
    opened: Open, data: Path, maximized: bool
) -> None:
    window, hands = opened()
    if maximized:
        window.showMaximized()
        settle()
    before = window.geometry()
    hands.key(Key.Key_F11)
    look(hands)
    hands.key(Key.Key_F11)
    look(hands)
    assert (window.isMaximized(), window.geometry()) == (maximized, before)
    hands.key(Key.Key_F11)
    look(hands)
    window.close()
    again = open_window(data, None)
    try:
        assert (again.isFullScreen(), again.isMaximized()) == (False, maximized)
        room = free_part(again.screen())
        assert maximized or again.size() == fitted(before.size(), room)
    finally:
        close_window(again)


def test_a_full_screen_that_was_kept_is_not_taken_up(opened: Open, data: Path) -> None:
    window, _hands = opened()
    window.showFullScreen()
    settle()
    settings = Settings(data / "settings.ini")
    settings.geometry = window.saveGeometry()
    settings.flush()
    again = open_window(data, None)
    try:
        assert not again.isFullScreen()
    finally:
        close_window(again)


def test_ctrl_q_quits_and_all_is_kept(opened: Open, data: Path) -> None:
    deal(data)
    window, hands = opened()
    press(window, hands, "Continue the game")
    hands.key(Key.Key_Q, CTRL)
    settle()
    assert not window.isVisible()
    assert len(saved_matches(store_of(data))) == 1
