"""With one key and time that goes by: a whole match, a turn of each game, and the way out again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.games import MODULES
from app.games.module import GameModule
from app.match.players import NewMatch, PlayerInfo
from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.one_switch import OneSwitchPage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.press_guard import changed
from app.scanning import scanner
from app.scanning.ring import Ring
from app.scanning.stops import groups_on, name_of_all
from app.scanning.switches import ScanSwitch
from app.speech.reading_aloud import ReadingAloud
from app.storage.settings import Settings
from app.style.theme import contrast, load_theme
from app.table.view.overlay import OverlayButton
from app.window.window import Window
from tests.app.end_to_end.beside import ways_to
from tests.app.end_to_end.policies import hurried
from tests.app.history.arena_matches import check
from tests.app.one_switch import STEP, OneSwitch, SwitchTime
from tests.app.tables.picture import Gesture
from tests.app.window_at_hand import (
    close_window,
    deal,
    focused,
    open_window,
    page_of,
    prepare,
    read_all,
    settle,
    store_of,
)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Iterator[SwitchTime]:
    yield SwitchTime(monkeypatch)
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Window):  # With its menus, which are windows of their own.
            close_window(widget)
            break


def begin(data: Path, time: SwitchTime, **choices: str) -> OneSwitch:
    """The window over a data folder, where the highlight steps by itself."""
    prepare(data, **{"scan": "alone", "dead_end_warning": "off", "pace": "quick", **choices})
    hands = OneSwitch(open_window(data), time)
    time.advance(STEP - 500)  # The highlight has not stepped on yet.
    return hands


def table(window: Window) -> TablePage:
    return page_of(window, TablePage)


def do(hands: OneSwitch, gesture: Gesture) -> None:
    """Do with the switch what a hand would do at the table."""

    def is_target(each: QWidget) -> bool:
        return isinstance(each, OverlayButton) and each.target == gesture.target

    def is_place(each: QWidget) -> bool:
        return isinstance(each, OverlayButton) and each.target == gesture.place

    if gesture.what in {"main", "extra"}:
        hands.choose_named(gesture.target)
    else:
        hands.choose(is_target, gesture.target)
        if gesture.what == "lay":
            hands.choose(is_place, gesture.place)


def act(hands: OneSwitch, page: TablePage, action: str) -> None:
    """Do an action of the one at the screen."""
    while page.stage.playing or page.replay:
        hands.time.advance(500)
    situation, layout = page.display.situation, page.view.scene.layout
    for gesture in ways_to(page.game, situation, layout, action)[0]:
        do(hands, gesture)
        page.view.scene.finish()
    hands.time.advance(1500)


def test_a_whole_match_from_home_to_its_result(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    hands = begin(data_folder, time)
    window = hands.window
    hands.choose_named("The Game")
    setup = page_of(window, SetupPage)
    called = [group.name for group in groups_on(setup)]
    assert called == [
        "Top of the page",
        "Seats",
        "Player 1",
        "Played by",
        "How will you play?",
        "Bottom of the page",
    ]
    hands.choose_named("Deal")
    page = table(window)
    match = page.session.match
    while not match.over:
        act(hands, page, hurried(match, 0))
    time.advance(3000)
    if window.pages.top is page:
        hands.choose(lambda each: each is page.rail.main, "the main button")
    page_of(window, ResultPage)
    hands.choose_named("Home")
    page_of(window, HomePage)


@pytest.mark.parametrize("game", list(MODULES.values())[1:], ids=lambda game: game.id)
def test_a_turn_of_each_other_game(
    qapp: QApplication, data_folder: Path, time: SwitchTime, game: GameModule
) -> None:
    """From the curtain on, until somebody else is asked; everything goes through the switch."""
    store = store_of(data_folder)
    people = tuple(PlayerInfo(name, seat) for seat, name in enumerate(("Anna", "Leo")))
    store.deal(NewMatch(game.id, {}, people, 7)).close()
    hands = begin(data_folder, time)
    hands.choose_named("Continue the game")
    hands.choose_named("Lift the curtain")
    page = table(hands.window)
    session = page.session
    seat = session.seat
    assert seat is not None
    done = 0
    while session.seat == seat and seat in session.match.to_act:
        act(hands, page, hurried(session.match, seat))
        done += 1
    assert done
    assert hands.window.pages.top is page
    hands.choose_named("Home")
    page_of(hands.window, HomePage)


def test_the_switch_alone_ends_the_scanning(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    hands = begin(data_folder, time)
    window = hands.window
    hands.choose_named("Settings")
    hands.choose_named("One switch")
    page = page_of(window, OneSwitchPage)
    hands.choose_named("Off")
    assert page.scan.segments.value == "off"
    assert window.scanning.scanner is None
    settle()
    assert window.findChild(Ring) is None
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    time.advance(2000)
    QApplication.sendEvent(window.windowHandle(), key)
    assert window.pages.top is not page


def test_it_begins_where_the_keyboard_will_be(
    qapp: QApplication, data_folder: Path, time: SwitchTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start of the program its window is not active yet."""
    hands = begin(data_folder, time)
    tiles = hands.names()
    assert "The Game" in tiles
    monkeypatch.setattr(QApplication, "focusWidget", lambda: None)
    hands.scanner.renew()
    assert hands.names() == tiles


def test_out_of_a_group_and_on_to_the_next(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    """Whoever went into the wrong group is not kept there, whether they press or not."""
    hands = begin(data_folder, time)
    names = hands.names()
    assert len(names) > 1
    hands.press()
    inside = hands.names()
    assert inside == names[:1]
    for _ in names:
        time.advance(STEP + scanner.LONGER)
    assert hands.names() == []
    hands.press()
    following = hands.names()
    assert following != names
    assert len(following) > 1
    hands.press()
    for _ in range(scanner.ROUNDS_INSIDE * (len(following) + 1) + 1):
        time.advance(STEP + scanner.LONGER)
    assert not {*following} & {*hands.names()}


def test_two_presses_of_a_trembling_hand_are_one(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    hands = begin(data_folder, time)
    top = hands.window.pages.top
    hands.press()
    inside = hands.names()
    assert len(inside) == 1
    hands.press()
    assert (hands.names(), hands.window.pages.top) == (inside, top)


def test_a_page_that_has_just_come_takes_no_press(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    """What guards against slips of a hand guards against those of a switch."""
    hands = begin(data_folder, time)
    hands.choose_named("Settings")
    page = hands.window.pages.top
    while hands.names() != ["Back"]:
        time.advance(STEP)
    changed(page)
    hands.press()
    assert hands.window.pages.top is page
    assert hands.names() == ["Back"]
    hands.choose_named("Back")
    page_of(hands.window, HomePage)


def test_the_highlight_waits_for_the_voice_but_not_for_ever(
    qapp: QApplication, data_folder: Path, time: SwitchTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = begin(data_folder, time)
    before = hands.names()
    monkeypatch.setattr(ReadingAloud, "busy", True)
    time.advance(2 * STEP)
    time.advance(STEP)
    assert hands.names() == before
    for _ in range(scanner.SAID_AT_MOST // STEP + 1):
        time.advance(STEP)
    assert hands.names() != before


def test_the_highlight_rests_and_wakes(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    """After some rounds nobody is disturbed; a press wakes it and does nothing else."""
    hands = begin(data_folder, time)
    top = hands.window.pages.top
    for _ in range(30):
        time.advance(STEP)
    assert hands.scanner.rests
    ring = hands.window.findChild(Ring)
    assert isinstance(ring, Ring)
    assert not ring.isVisible()
    hands.press()
    assert not hands.scanner.rests
    assert ring.isVisible()
    assert hands.window.pages.top is top


def test_somebody_elses_keys_are_left_alone(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    """Who plays beside with the whole keyboard keeps the focus where it is."""
    hands = begin(data_folder, time)
    OneSwitch(hands.window, time, Qt.Key.Key_1).press()
    page_of(hands.window, SetupPage)
    assert hands.scanner.rests
    before = focused()
    for _ in range(10):
        time.advance(STEP)
    assert focused() is before
    hands.press()
    assert not hands.scanner.rests


def test_step_with_one_switch_press_with_the_other(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    hands = begin(data_folder, time, scan="by_hand")
    step = OneSwitch(hands.window, time, Qt.Key.Key_Return)
    before = hands.names()
    for _ in range(20):
        time.advance(STEP)
    assert hands.names() == before
    step.press()
    assert hands.names() != before
    while "The Game" not in hands.names():
        step.press()
    hands.press()
    time.advance(2000)
    while hands.names() != ["The Game"]:
        step.press()
    time.advance(2000)
    hands.press()
    page_of(hands.window, SetupPage)


def test_another_key_or_a_mouse_button_is_the_switch(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    hands = begin(data_folder, time)
    hands.choose_named("Settings")
    hands.choose_named("One switch")
    page = page_of(hands.window, OneSwitchPage)
    hands.choose_named("Switch to choose")
    OneSwitch(hands.window, time, Qt.Key.Key_F7).press()
    assert hands.window.scanning.choices.press == ScanSwitch("key", Qt.Key.Key_F7)
    assert page.press.button.accessibleName() == "Switch to choose: F7"
    hands.key = Qt.Key.Key_F7
    hands.choose_named("Switch to choose")
    at = QPointF(300, 300)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        right, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, at, right, right, none)
        QApplication.sendEvent(hands.window.windowHandle(), event)
    assert hands.window.scanning.choices.press.name == "Right mouse button"
    assert Settings(data_folder / "settings.ini").read("switch/press") == "mouse 2"


@pytest.mark.parametrize("theme", ["evening", "whitewash", "contrast"])
def test_the_ring_is_seen(
    qapp: QApplication, data_folder: Path, time: SwitchTime, theme: str
) -> None:
    """It is at least 3 pixels wide, and stands out from the ground as WCAG asks for."""
    hands = begin(data_folder, time, theme=theme)
    ring = hands.window.findChild(Ring)
    assert isinstance(ring, Ring)
    middle = ring.height() // 2
    picture = ring.grab().toImage()
    focus, ground = load_theme(theme).focus, load_theme(theme).table_1
    row = [picture.pixelColor(x, middle) for x in range(12)]
    assert sum(colour == focus for colour in row) >= 3
    assert contrast(focus, ground) >= 3


def test_what_is_stepped_to_is_said(
    qapp: QApplication, data_folder: Path, time: SwitchTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(scanner, "announce", lambda _window, text: said.append(text))
    hands = begin(data_folder, time)
    names = hands.names()
    assert said[-1] == f"Games: {len(names)}"
    assert focused().accessibleName() == names[0]
    hands.press()
    time.advance(STEP + scanner.LONGER)
    assert focused().accessibleName() == names[1]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Hint: H", "Hint: Switch off"], "Hint"),
        (["The Game, Signals, done", "The Game, On Fire, done"], "The Game"),
        (["2 November, The Game, played", "8 November, Qwixx"], "2 November to 8 November"),
        (["Rules", "Rules"], "Rules"),
        (["Rules"], "Rules"),
    ],
)
def test_a_group_is_called_by_what_its_names_begin_with(names: list[str], said: str) -> None:
    assert name_of_all(names) == said


def at_the_order_of_the_list(data_folder: Path, time: SwitchTime) -> tuple[OneSwitch, MatchesPage]:
    """The switch opens the menu of orders on the page of saved games."""
    hands = begin(data_folder, time)
    hands.choose_named("Saved games")
    page = read_all(hands.window)
    hands.scanner.renew()
    hands.choose(lambda each: each is page.filters.order_button, "the order of the list")
    return hands, page


OFFSCREEN: Final = r"This plugin does not support (raise|grabbing the keyboard)"
"""What Qt says of menus where there is no screen."""


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_a_menu_and_a_row_in_the_list_of_matches(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    deal(data_folder)
    hands, page = at_the_order_of_the_list(data_folder, time)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    time.advance(STEP + scanner.LONGER)
    chosen = popup.activeAction()
    hands.press()
    assert QApplication.activePopupWidget() is None
    assert page.filters.order_button.value == chosen.data() != ""
    hands.choose(lambda each: each is page.rows[0].head, "the row")
    hands.choose_named("Delete")
    hands.choose_named("Bring it back")
    hands.choose_named("Back")
    page_of(hands.window, HomePage)


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_out_of_a_menu_and_out_of_the_list_of_keys(
    qapp: QApplication, data_folder: Path, time: SwitchTime
) -> None:
    deal(data_folder)
    hands, _ = at_the_order_of_the_list(data_folder, time)
    for _ in range(20):
        time.advance(STEP + scanner.LONGER)
    assert QApplication.activePopupWidget() is None
    hands.press()
    hands.choose_named("Settings")
    hands.choose_named("Keys")
    assert hands.window.key_list.paper is not None
    hands.choose_named("Close")
    assert hands.window.key_list.paper is None


def entries() -> list[str]:
    """What can be chosen in the menu that is open."""
    popup = QApplication.activePopupWidget()
    return [each.text() for each in popup.actions()] if isinstance(popup, QMenu) else []


def highlighted() -> list[str]:
    """The entry of that menu on which the highlight is, if it is on one."""
    popup = QApplication.activePopupWidget()
    if not isinstance(popup, QMenu):
        return []
    return [each.text() for each in popup.actions() if each is popup.activeAction()]


def pick(hands: OneSwitch, word: str) -> None:
    """Press an entry of the open menu when the highlight is on it."""
    for _ in range(80):
        if word in highlighted():
            hands.time.advance(scanner.DEAF + 100)
            if word in highlighted():
                hands.press()
                return
        hands.time.advance(STEP / 4)
    raise AssertionError(f"{word!r} is not in {entries()}")


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_a_name_is_chosen_or_written_with_the_switch(data_folder: Path, time: SwitchTime) -> None:
    deal(data_folder, names=("Anna", "Leo"))
    check(store_of(data_folder))
    hands = begin(data_folder, time)
    hands.choose_named("The Game")
    page = page_of(hands.window, SetupPage)
    hands.choose(lambda each: each is page._editor.name, "the name")
    assert {"Anna", "Leo", "A to F"} <= {*entries()}
    pick(hands, "Leo")
    assert page._editor.name.text() == "Leo"
    assert page._party.name(0) == "Leo"
    assert entries() == []
    hands.choose(lambda each: each is page._editor.name, "the name")
    for part, letter in (("G to L", "I"), ("A to F", "D"), ("A to F", "A")):
        pick(hands, part)
        pick(hands, letter)
    pick(hands, "Done")
    assert page._party.name(0) == "Ida"


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_a_deal_number_is_written_with_the_switch(data_folder: Path, time: SwitchTime) -> None:
    hands = begin(data_folder, time)
    hands.choose_named("The Game")
    page = page_of(hands.window, SetupPage)
    hands.choose(lambda each: each is page._column.deal, "the deal number")
    for digit in "58":
        pick(hands, digit)
    pick(hands, "Done")
    assert page._column.deal.value == 58
