"""The window: its pages, the curtain, both languages, its size, and what can go wrong."""

import errno
import os
import re
import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QLocale, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.locale import language
from app.match.phase import Phase
from app.pages.about import AboutPage
from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.page import Page
from app.pages.result import ResultPage
from app.pages.rules import RulesPage
from app.pages.settings import SettingsPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage import journals
from app.system.window_geometry import FRAME, fitted
from app.widgets.deal_field import DealField
from app.widgets.notice import Notice
from app.window.placement import DEFAULT_SIZE, free_part
from app.window.window import Window
from engine.core.journal import Journal
from engine.core.match import Match
from engine.deal_code import DealCode, write_code
from engine.games import GAMES
from i18n.translations import compile_all
from tests.app.focus_changes import focus_changes
from tests.app.saved import latest_unfinished, saved_matches
from tests.app.table.support import position
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    GAME,
    NAMES,
    SIZE,
    button,
    close_window,
    deal,
    events_of,
    focused,
    hints,
    key,
    lift,
    notice,
    open_window,
    page_of,
    play,
    prepare,
    press,
    read_all,
    save,
    settle,
    spoken,
    store_of,
)

Open = Callable[..., Window]
GREEK = re.compile("[α-ωά-ώΑ-Ω]")


@pytest.fixture(autouse=True, scope="module")
def translations() -> None:
    compile_all()


@pytest.fixture
def opened(qapp: QApplication, data: Path) -> Iterator[Open]:
    """Opens the window, and again; at the end the last one is closed and nothing is left of it."""
    windows: list[Window] = []

    def close() -> None:
        while windows:
            close_window(windows.pop())

    def open_(size: QSize | None = SIZE) -> Window:
        close()
        windows.append(open_window(data, size))
        return windows[-1]

    yield open_
    close()
    QLocale.setDefault(QLocale.c())


# --- Pages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("About", AboutPage),
        ("Settings", SettingsPage),
        ("Rules", RulesPage),
        ("Saved games", MatchesPage),
    ],
)
def test_from_home_to_a_page_and_back(
    opened: Open, data: Path, name: str, kind: type[Page]
) -> None:
    deal(data)
    window = opened()
    press(window, name)
    page_of(window, kind)
    key(Qt.Key.Key_Escape)
    home = page_of(window, HomePage)
    assert home.isAncestorOf(focused())


def test_every_page_has_a_way_back_for_the_mouse(opened: Open, data: Path) -> None:
    deal(data)
    window = opened()
    for name in ("About", "Settings", "Rules", "Saved games"):
        press(window, name)
        assert not isinstance(window.pages.top, HomePage)
        press(window, "Back")
        page_of(window, HomePage)
    press(window, "The Game")
    press(window, "Home")
    page_of(window, HomePage)


@pytest.mark.parametrize("name", ["Rules", "Settings"])
def test_pages_laid_over_the_table_change_nothing_on_it(
    opened: Open, data: Path, name: str
) -> None:
    path = deal(data)
    window = opened()
    press(window, "Continue the game")
    lift(window)
    play(window, 1)
    before, told = spoken(window.pages.top), events_of(path)
    press(window, name)
    assert not isinstance(window.pages.top, TablePage)
    press(window, "Back")
    page_of(window, TablePage)
    assert (spoken(window.pages.top), events_of(path)) == (before, told)


def test_from_settings_to_rules_and_back_again(opened: Open) -> None:
    window = opened()
    press(window, "The Game")
    press(window, "Rules")
    press(window, "Settings")
    page_of(window, SettingsPage)
    press(window, "Back")
    page_of(window, RulesPage)
    press(window, "Back")
    page_of(window, SetupPage)


def test_home_from_the_table_keeps_the_match_for_continue(opened: Open, data: Path) -> None:
    path = deal(data)
    window = opened()
    press(window, "Continue the game")
    lift(window)
    done = play(window, 1)
    press(window, "Home")
    page_of(window, HomePage)
    assert window.table.session is None
    press(window, "Continue the game")
    lift(window)
    assert [event["do"] for event in events_of(path)] == done
    assert window.table.session is not None
    assert len(window.table.session.match.events) == 1


def test_a_new_deal_deletes_none(opened: Open, data: Path) -> None:
    window = opened()
    for count in (1, 2, 3):
        press(window, "The Game")
        press(window, "Deal")
        page_of(window, TablePage)
        assert len(saved_matches(store_of(data))) == count
        assert window.table.session is not None
        window.table.session.submit(str(window.table.session.legal()[0]))
        press(window, "Home")


def test_a_match_that_was_set_up_from_a_state_is_left_for_home(opened: Open, data: Path) -> None:
    """It has no deal number."""
    save(data, "one", position(1, (9, 37, 58, 73, 90, 96, 97, 98)), ["Anna"])
    window = opened()
    press(window, "Continue the game")
    assert window.table.session is not None
    window.table.session.submit(str(window.table.session.legal()[0]))
    press(window, "Home")
    assert window.table.session is None
    assert len(saved_matches(store_of(data))) == 1


def test_a_deal_left_unplayed_is_not_kept(opened: Open, data: Path) -> None:
    window = opened()
    for leave in (lambda: press(window, "Home"), window.close):
        press(window, "The Game")
        press(window, "Deal")
        assert len(saved_matches(store_of(data))) == 1
        leave()
        assert saved_matches(store_of(data)) == []


def test_a_deal_number_that_was_written_stands_until_it_is_played(opened: Open) -> None:
    window = opened()

    def offered() -> int | None:
        return page_of(window, SetupPage).findChildren(DealField)[0].value

    press(window, "The Game")
    page_of(window, SetupPage).findChildren(DealField)[0].set_value(12)
    for _ in range(2):
        press(window, "Deal")
        press(window, "Home")
        press(window, "The Game")
        assert offered() == 12
    press(window, "Deal")
    assert window.table.session is not None
    window.table.session.handover.lift()
    window.table.session.submit(str(window.table.session.legal()[0]))
    press(window, "Home")
    press(window, "The Game")
    assert offered() != 12


def test_a_set_up_that_is_left_stands_until_the_deal(opened: Open) -> None:
    window = opened()

    def names() -> list[str]:
        return [player.name for player in page_of(window, SetupPage).remembered()]

    press(window, "The Game")
    press(window, "Add a player")
    QTest.keyClicks(focused(), "Zoe")
    press(window, "On Fire")
    page_of(window, SetupPage).findChildren(DealField)[0].set_value(12)
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)
    press(window, "Wednesday")
    assert names() == ["", ""]
    press(window, "Home")
    press(window, "The Game")
    assert names() == ["", "Zoe"]
    assert page_of(window, SetupPage).options()["on_fire"] is True
    assert page_of(window, SetupPage).own_deal == 12
    press(window, "Deal")
    press(window, "Home")
    press(window, "Wednesday")
    assert names() == ["", "Zoe"]


def test_a_code_sets_up_the_match_of_another_game(opened: Open, data: Path) -> None:
    window = opened()
    press(window, "The Game")
    press(window, "Add a player")
    QTest.keyClicks(focused(), "Zoe")
    field = page_of(window, SetupPage).findChildren(DealField)[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "q3b1-12")
    key(Qt.Key.Key_Return)
    page = page_of(window, SetupPage)
    assert page.game_id == "qwixx-cards"
    assert [player.name for player in page.remembered()] == ["", "Zoe", ""]
    assert page.options() == {"first": "random", "jokers": True}
    assert page.own_deal == 12
    assert focused() is page.findChildren(DealField)[0]
    assert page.rail_texts.hint.text() == "Players, options and deal number are those of the code."
    press(window, "Deal")
    assert window.table.session is not None
    match = window.table.session.match
    assert write_code(DealCode(match.game.id, match.seats, match.options, 12), GAMES) == "Q3B1-12"
    assert match.seed == 12


def test_the_set_up_of_a_code_has_news_and_ways_out_as_any_other(opened: Open) -> None:
    window = opened()
    press(window, "The Game")
    before = page_of(window, SetupPage)
    assert before.back_in_bar is None
    field = before.findChildren(DealField)[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Q3B1-12")
    key(Qt.Key.Key_Return)
    page = page_of(window, SetupPage)
    assert page is not before
    assert page.back_in_bar is None, "what lies below is home, not the set-up that has gone"
    code_taken = page.rail_texts.hint.text()
    QTest.keyClicks(page.findChildren(DealField)[0], "34")
    assert page.rail_texts.hint.text() != code_taken, "the deal number is another one now"


def test_a_code_for_fewer_leaves_the_others_waiting(opened: Open) -> None:
    window = opened()
    press(window, "The Game")
    for name in ("Zoe", "Leo"):
        press(window, "Add a player")
        QTest.keyClicks(focused(), name)
    field = page_of(window, SetupPage).findChildren(DealField)[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "G1D1-7")
    press(window, "Deal")
    page = page_of(window, SetupPage)
    assert page.options()["on_fire"] is True
    press(window, "Deal")
    assert window.table.session is not None
    assert window.table.session.match.seats == 1
    press(window, "Home")
    press(window, "Wednesday")
    assert [player.name for player in page_of(window, SetupPage).remembered()] == ["", "Zoe", "Leo"]


def test_from_the_end_of_a_match_to_the_result_and_a_new_deal(opened: Open, data: Path) -> None:
    deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    end_the_match(window)
    press(window, "Same deal again")
    page_of(window, TablePage)
    assert window.table.session is not None
    assert (window.table.session.match.seed, list(window.table.session.match.events)) == (7, [])
    assert len(saved_matches(store_of(data))) == 2


def test_from_a_lost_match_one_plays_on_in_a_copy(opened: Open, data: Path) -> None:
    deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    end_the_match(window)
    finished = window.table.session
    assert finished is not None
    before = finished.match.document()
    count = len(finished.match.states)
    [path] = [saved.path for saved in saved_matches(store_of(data))]
    press(window, "Play on from before the last move")
    assert [saved.path for saved in saved_matches(store_of(data))] == [path]
    press(window, "Open the copy")
    page_of(window, TablePage)
    session = window.table.session
    assert session is not None
    assert (len(session.match.states), session.match.practice) == (count - 1, True)
    # What is finished stays so, and the copy is what there is to continue.
    assert path.read_text(encoding="utf-8") == before
    saved = {entry.path: entry for entry in saved_matches(store_of(data))}
    assert len(saved) == 2
    assert (saved[path].unfinished, saved[path].practice) == (False, False)
    latest = latest_unfinished(store_of(data))
    assert latest is not None
    assert latest.path != path
    assert latest.practice
    press(window, "Home")
    press(window, "Continue the game")
    assert window.table.session is not None
    assert window.table.session.match.practice
    end_the_match(window)
    assert len(saved_matches(store_of(data))) == 2
    assert path.read_text(encoding="utf-8") == before


def test_a_copy_made_in_the_second_of_the_deal_is_opened(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    end_the_match(window)
    assert window.table.session is not None
    dealt = datetime.fromisoformat(str(window.table.session.match.header["started"]))
    monkeypatch.setattr(journals, "datetime", SimpleNamespace(now=lambda: dealt))
    press(window, "Play on from before the last move")
    press(window, "Open the copy")
    page_of(window, TablePage)
    assert window.table.session.match.practice


def end_the_match(window: Window) -> None:
    """Play on until the result is shown."""
    session = window.table.session
    assert session is not None
    while session.phase is not Phase.OVER:
        play(window, 1)
    press(window, "Result")
    page_of(window, ResultPage)


# --- The curtain -----------------------------------------------------------------------------


def other_deal(state: dict[str, Any]) -> dict[str, Any]:
    """The same position to all who see no hand: hands and draw pile are others."""
    hidden = [*state["draw"], *(card for hand in state["hands"] for card in hand)]
    hidden = hidden[17:] + hidden[:17]
    hands = []
    for hand in state["hands"]:
        hands.append(sorted(hidden[: len(hand)]))
        del hidden[: len(hand)]
    return {**state, "hands": hands, "draw": hidden}


def read_off(window: Window) -> tuple[list[str], list[str], bytes]:
    """What can be heard, hinted at and seen of the window."""
    image = window.grab().toImage()
    return spoken(window), hints(window), bytes(image.constBits())


def test_nothing_of_a_hand_is_behind_the_curtain_on_continue(opened: Open, data: Path) -> None:
    first = dict(Match.new(GAME, 2, {}, 11).state())
    found = []
    for state in (first, other_deal(first)):
        path = save(data, "one", state)
        window = opened()
        press(window, "Continue the game")
        assert window.curtain_keeper.curtain.down
        assert window.curtain_keeper.curtain.geometry() == window.rect()
        assert window.curtain_keeper.curtain.isAncestorOf(focused())
        assert_no_hand_shown(window)
        found.append(read_off(window))
        path.unlink()
    assert found[0] == found[1]


def test_nothing_of_a_hand_is_behind_the_curtain_after_a_turn(opened: Open, data: Path) -> None:
    """Two matches that look alike to all: seat 0 ends its turn, and the curtain falls."""
    first = dict(Match.new(GAME, 2, {}, 11).state())
    cards = first["hands"][0]
    for card in cards[:2]:
        first["piles"]["up1"].append(card)
        first["turn"]["placed"].append([card, "up1"])
    first["hands"][0] = cards[2:]
    found = []
    for state in (first, other_deal(first)):
        path = save(data, "one", state)
        window = opened()
        press(window, "Continue the game")
        lift(window)
        press(window, "End turn")
        press(window, "Hand over")
        assert window.curtain_keeper.curtain.down
        assert_no_hand_shown(window)
        found.append(read_off(window))
        path.unlink()
    assert found[0] == found[1]


def test_from_the_curtain_the_keyboard_goes_to_the_table_and_nowhere_between(
    opened: Open, data: Path, qapp: QApplication
) -> None:
    deal(data)
    window = opened()
    press(window, "Continue the game")
    with focus_changes(qapp) as came:
        lift(window)
        view = page_of(window, TablePage).view
        assert came
        assert all(new is not None and (new is view or view.isAncestorOf(new)) for new in came)


def assert_no_hand_shown(window: Window) -> None:
    page = page_of(window, TablePage)
    assert all(card is None for hand in page.display.situation.view["hands"] for card in hand)


def test_from_the_curtain_the_keyboard_goes_home_and_nowhere_between(
    qapp: QApplication, opened: Open, data: Path
) -> None:
    deal(data, ["Anna", "Leo"])
    window = opened()
    press(window, "Continue the game")
    curtain = window.curtain_keeper.curtain
    assert curtain.isAncestorOf(focused())
    with focus_changes(qapp) as came:
        key(Qt.Key.Key_Escape)
        assert page_of(window, HomePage).isAncestorOf(focused())
        assert not any(new is not None and curtain.isAncestorOf(new) for new in came)


def test_from_a_set_up_the_keyboard_goes_to_the_match_and_nowhere_between(
    qapp: QApplication, opened: Open
) -> None:
    window = opened()
    home, went_home = window.home, list[bool]()

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        went_home.append(new is not None and (new is home or home.isAncestorOf(new)))

    press(window, "Qwixx")
    qapp.focusChanged.connect(note)
    press(window, "Deal")
    qapp.focusChanged.disconnect(note)
    assert window.curtain_keeper.curtain.isAncestorOf(focused())
    assert not any(went_home)


def test_on_the_way_home_it_shows_how_things_stand_before_it_has_the_keyboard(
    qapp: QApplication, opened: Open, data: Path
) -> None:
    deal(data)
    window = opened()
    told: list[str] = []

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.accessibleName().startswith("Continue the game"):
            told.append(new.accessibleDescription())

    press(window, "Continue the game")
    session = window.table.session
    assert session is not None
    session.handover.lift()
    wait_until(lambda: not window.curtain_keeper.shown)
    hand = session.view()["hands"][0]
    assert session.submit(f"place {hand[0]} up1") is None
    qapp.focusChanged.connect(note)
    key(Qt.Key.Key_Escape)
    qapp.focusChanged.disconnect(note)
    assert told
    assert set(told) == {window.home._continue.accessibleDescription()}


def test_while_the_curtain_falls_the_hand_is_gone_already(opened: Open, data: Path) -> None:
    prepare(data, motion="slow")
    deal(data)
    window = opened()
    press(window, "Continue the game")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    wait_until(lambda: not window.curtain_keeper.curtain.isVisible())
    session = window.table.session
    assert session is not None
    hand = session.view()["hands"][0]
    for action in (f"place {hand[0]} up1", f"place {hand[1]} up1", "end"):
        assert session.submit(action) is None
    session.handover.leave()
    settle()
    assert window.curtain_keeper.curtain.isVisible()
    assert not window.curtain_keeper.curtain.down
    assert_no_hand_shown(window)
    told = " ".join(spoken(window))
    assert not re.search(r"card \d of \d", told)
    # Nobody can lift it before it is down, nor reach the table below it.
    key(Qt.Key.Key_Return)
    assert session.phase is Phase.CURTAIN
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert window.curtain_keeper.curtain.isAncestorOf(focused())


def test_a_new_deal_for_several_begins_behind_the_curtain(opened: Open, data: Path) -> None:
    prepare(data, players=[])
    window = opened()
    press(window, "The Game")
    press(window, "Add a player")
    press(window, "Deal")
    assert window.curtain_keeper.curtain.down
    assert window.curtain_keeper.curtain.isAncestorOf(focused())
    assert_no_hand_shown(window)
    lift(window)
    assert window.table.session is not None
    assert window.table.session.seat == 0


def test_the_keyboard_does_not_leave_the_curtain(opened: Open, data: Path) -> None:
    deal(data)
    window = opened()
    press(window, "Continue the game")
    for pressed in [Qt.Key.Key_Tab] * 5 + [Qt.Key.Key_Backtab] * 5:
        key(pressed)
        assert window.curtain_keeper.curtain.isAncestorOf(focused())


def test_the_curtain_follows_the_size_of_the_window(opened: Open, data: Path) -> None:
    deal(data)
    window = opened()
    press(window, "Continue the game")
    window.resize(1000, 640)
    settle()
    assert window.curtain_keeper.curtain.geometry() == window.rect()
    assert window.curtain_keeper.curtain.down


def test_alone_there_is_no_curtain(opened: Open, data: Path) -> None:
    deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    assert not window.curtain_keeper.curtain.isVisible()
    assert window.pages.top.isAncestorOf(focused())


# --- Languages -------------------------------------------------------------------------------


def speak(window: Window, name: str) -> None:
    """Choose a language with the switch on the page."""
    press(window, name)


@pytest.mark.parametrize("name", ["", "About", "Settings", "Rules", "Saved games", "The Game"])
def test_the_language_changes_on_every_page_at_once(opened: Open, data: Path, name: str) -> None:
    deal(data)
    window = opened()
    if name:
        press(window, name)
    page, english = window.pages.top, spoken(window.pages.top)
    speak(window, "Ελληνικά")
    greek = spoken(window.pages.top)
    assert window.pages.top is page
    assert window.windowTitle().rpartition(" – ")[2] == "Τράπουλα"
    changed = [new for old, new in zip(english, greek, strict=True) if old != new]
    assert len(changed) > len(english) / 3
    assert all(GREEK.search(text) for text in changed)
    speak(window, "English")
    assert spoken(window.pages.top) == english
    called = {"": "Trapoula", "Rules": "The Game · Rules – Trapoula"}
    called |= {"The Game": "The Game · new game – Trapoula"}
    assert window.windowTitle() == called.get(name, f"{name} – Trapoula")


def test_the_language_is_remembered(opened: Open) -> None:
    speak(opened(), "Ελληνικά")
    assert opened().windowTitle() == "Τράπουλα"


def test_a_half_done_set_up_survives_the_language(opened: Open) -> None:
    window = opened()
    press(window, "The Game")
    press(window, "Add a player")
    name = focused()
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Zoe")
    press(window, "On Fire")
    page = page_of(window, SetupPage)
    options, players = page.options(), page.remembered()
    speak(window, "Ελληνικά")
    assert window.pages.top is page
    assert (page.options(), page.remembered()) == (options, players)
    assert name.text() == "Zoe"


def test_the_language_changes_in_the_middle_of_a_match(opened: Open, data: Path) -> None:
    path = deal(data)
    window = opened()
    press(window, "Continue the game")
    lift(window)
    play(window, 1)
    english, told, session = spoken(window.pages.top), events_of(path), window.table.session
    speak(window, "Ελληνικά")
    assert window.table.session is session
    assert events_of(path) == told
    changed = [
        new for old, new in zip(english, spoken(window.pages.top), strict=True) if old != new
    ]
    assert len(changed) > len(english) / 3
    speak(window, "English")
    assert spoken(window.pages.top) == english
    play(window, 1)
    assert len(events_of(path)) == 2


def test_the_curtain_changes_its_language_too(opened: Open, data: Path) -> None:
    deal(data)
    window = opened()
    press(window, "Continue the game")
    english = spoken(window.curtain_keeper.curtain)
    QTest.mouseClick(button(window.curtain_keeper.curtain, "Ελληνικά"), Qt.MouseButton.LeftButton)
    settle()
    greek = spoken(window.curtain_keeper.curtain)
    same = [old for old, new in zip(english, greek, strict=True) if old == new]
    assert same == ["Anna", "Ελληνικά", "English"]
    QTest.mouseClick(
        button(window.curtain_keeper.curtain, "Σήκωσε την αυλαία"), Qt.MouseButton.LeftButton
    )
    settle()
    assert any("1 από 7" in text for text in spoken(window.pages.top))


def test_whoever_has_no_name_is_called_anew_in_the_other_language(opened: Open, data: Path) -> None:
    deal(data, ["", ""])
    window = opened()
    press(window, "Continue the game")
    lift(window)
    play(window, 2)
    press(window, "End turn")
    press(window, "Hand over")
    assert [text for text in spoken(window.curtain_keeper.curtain) if "Player" in text]
    QTest.mouseClick(button(window.curtain_keeper.curtain, "Ελληνικά"), Qt.MouseButton.LeftButton)
    settle()
    assert "Παίκτης 2" in spoken(window.curtain_keeper.curtain)
    assert [text for text in spoken(window.curtain_keeper.curtain) if "Player" in text] == []


@pytest.mark.parametrize(
    ("languages", "code"),
    [
        (["el-GR", "en-US"], "el"),
        (["en-GB", "el-GR"], "en"),
        (["de-DE", "el-GR", "en-US"], "el"),
        (["fr-FR"], "en"),
        (["el_CY"], "el"),
        ([], "en"),
    ],
)
def test_the_first_language_is_the_system_s(
    monkeypatch: pytest.MonkeyPatch, languages: list[str], code: str
) -> None:
    class Known:
        @staticmethod
        def system() -> "Known":
            return Known()

        def uiLanguages(self) -> list[str]:
            return languages

    monkeypatch.setattr(language, "QLocale", Known)
    assert language.system_language() == code


def test_a_first_start_speaks_the_system_s_language(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(data, language="system")
    monkeypatch.setattr(language, "system_language", lambda: "el")
    assert opened().windowTitle() == "Τράπουλα"


# --- Size and place --------------------------------------------------------------------------


def test_f11_fills_the_screen_and_gives_it_back(opened: Open) -> None:
    window = opened()
    key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, "Settings")
    key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_f11_works_at_the_table_and_under_the_curtain(opened: Open, data: Path) -> None:
    deal(data)
    window = opened()
    press(window, "Continue the game")
    key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.curtain_keeper.curtain.geometry() == window.rect()
    lift(window)
    key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_size_and_place_are_remembered(opened: Open) -> None:
    window = opened()
    place = QRect(8, 60, 784, 540)
    window.setGeometry(place)
    settle()
    assert opened(None).geometry() == place


@pytest.mark.parametrize("place", [(5000, 4000), (-3000, -2000), (100, 790)])
def test_the_window_is_never_off_the_screen(
    opened: Open, data: Path, place: tuple[int, int]
) -> None:
    stray = QWidget()
    stray.setGeometry(*place, 800, 600)
    prepare(data, geometry=stray.saveGeometry())
    stray.deleteLater()
    window = opened(None)
    screen = window.screen().availableGeometry()
    assert screen.marginsRemoved(FRAME).contains(window.geometry())


def test_a_damaged_geometry_is_no_obstacle(opened: Open, data: Path) -> None:
    settings = data / "settings.ini"
    settings.write_text(settings.read_text("utf-8") + "\n[window]\ngeometry=nonsense\n", "utf-8")
    window = opened(None)
    assert window.size() == fitted(DEFAULT_SIZE, free_part(window.screen()))


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        (QRect(0, 0, 2560, 1440), (1280, 800)),
        (QRect(0, 28, 1366, 740), (1280, 692)),
        (QRect(0, 0, 1024, 600), (1008, 552)),
        (QRect(0, 0, 640, 480), (624, 432)),
    ],
)
def test_the_first_window_fits_the_screen(
    opened: Open, monkeypatch: pytest.MonkeyPatch, screen: QRect, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("app.window.placement.free_part", lambda _: screen)
    window = opened(None)
    assert window.size() == QSize(*size)
    assert window.minimumSize() == QSize(min(800, size[0]), min(500, size[1]))


def test_what_is_remembered_fits_a_smaller_screen(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = QWidget()
    large.setGeometry(20, 50, 780, 700)
    prepare(data, geometry=large.saveGeometry())
    large.deleteLater()
    screen = QRect(0, 0, 640, 480)
    monkeypatch.setattr("app.window.placement.free_part", lambda _: screen)
    window = opened(None)
    assert screen.marginsRemoved(FRAME).contains(window.geometry())


# --- What can go wrong -----------------------------------------------------------------------


def full(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_at_the_deal_is_said(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    press(window, "The Game")
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "create", full)
        press(window, "Deal")
    page_of(window, SetupPage)
    assert "the disk is full" in notice(window)
    assert saved_matches(store_of(data)) == []
    speak(window, "Ελληνικά")
    assert GREEK.search(notice(window))
    # It covers neither the rail nor what is above it on another page.
    said = window.findChild(Notice)
    assert isinstance(said, Notice)
    assert said.isVisible()
    assert said.geometry().bottom() < window.pages.top.rail_rect().top()
    button(window.pages.top, "Κανόνες").click()
    assert said.isHidden()
    button(window.pages.top, "Πίσω").click()
    # Once there is room again, the same page deals.
    button(window.pages.top, "Μοίρασε").click()
    settle()
    page_of(window, TablePage)


def test_a_full_disk_in_the_middle_of_a_match_changes_nothing(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    session = window.table.session
    assert session is not None
    before = spoken(window.pages.top)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        session.submit(str(session.legal()[0]))
        settle()
    assert (events_of(path), len(session.match.events)) == ([], 0)
    assert spoken(window.pages.top) == before
    play(window, 1)
    assert len(events_of(path)) == 1


def test_a_damaged_match_is_named_and_kept(opened: Open, data: Path) -> None:
    path = deal(data)
    window = opened()
    damaged = path.read_bytes() + b'{"seat":0,"do":"place 1000 up1"}\n'
    path.write_bytes(damaged)
    press(window, "Continue the game")
    page_of(window, HomePage)
    assert path.name in notice(window)
    assert path.read_bytes() == damaged
    press(window, "Saved games")
    read_all(window)
    assert any(path.name in text for text in spoken(window.pages.top))
    assert path.read_bytes() == damaged


def test_games_and_what_cannot_be_opened_are_counted_apart(opened: Open, data: Path) -> None:
    deal(data, ["Zoe", "Max"])
    deal(data)
    (data / "matches" / "torn.trapoula").write_bytes(b'{"trapo')
    window = opened()
    press(window, "Saved games")
    read_all(window)
    said = spoken(window.pages.top)
    assert "2 games, 2 unfinished, 1 file cannot be opened" in said
    assert any("The first line of the file is missing or incomplete." in text for text in said)


def test_a_match_that_is_gone_is_named(opened: Open, data: Path) -> None:
    path = deal(data)
    window = opened()
    path.unlink()
    press(window, "Continue the game")
    page_of(window, HomePage)
    assert path.name in notice(window)


def test_a_damaged_match_does_not_hide_an_older_one(opened: Open, data: Path) -> None:
    older = deal(data, ["Zoe", "Max"])
    newer = deal(data)
    newer.write_bytes(newer.read_bytes() + b"nonsense\n")
    window = opened()
    press(window, "Continue the game")
    lift(window)
    assert window.table.session is not None
    assert window.table.session.players[0].name == "Zoe"
    assert events_of(older) == []


def test_closing_in_the_middle_of_a_turn_loses_nothing(opened: Open, data: Path) -> None:
    path = deal(data)
    window = opened()
    press(window, "Continue the game")
    lift(window)
    done = play(window, 8)
    window.close()
    assert [event["do"] for event in events_of(path)] == done
    window = opened()
    press(window, "Continue the game")
    lift(window)
    assert [event["do"] for event in events_of(path)] == done
    assert window.table.session is not None
    assert tuple(player.name for player in window.table.session.players) == NAMES


def test_settings_that_cannot_be_saved_are_said_once(opened: Open, data: Path) -> None:
    window = opened()
    (data / "settings.ini").unlink()
    (data / "settings.ini").mkdir()
    press(window, "Settings")
    assert not notice(window)
    press(window, "Daylight")
    assert str(data) in notice(window)
    press(window, "Back")
    press(window, "Ελληνικά")
    assert not notice(window)


def test_a_data_folder_that_cannot_be_written_is_no_obstacle(opened: Open, data: Path) -> None:
    (data / "matches").write_text("in the way", "utf-8")
    window = opened()
    press(window, "The Game")
    press(window, "Deal")
    page_of(window, SetupPage)
    assert notice(window)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps open files in their place")
def test_a_match_whose_file_is_gone_is_not_played_on(opened: Open, data: Path) -> None:
    deal(data, ["Anna"])
    window = opened()
    press(window, "Continue the game")
    session = window.table.session
    assert session is not None
    errors: list[OSError] = []
    session.failed.connect(errors.append)
    shutil.rmtree(data)
    before = spoken(window.pages.top)
    session.submit(str(session.legal()[0]))
    settle()
    assert [type(error) for error in errors] == [FileNotFoundError]
    assert (len(session.match.events), spoken(window.pages.top)) == (0, before)


def test_a_data_folder_that_is_a_file_is_said_at_the_deal(opened: Open, data: Path) -> None:
    shutil.rmtree(data)
    data.write_text("in the way", "utf-8")
    window = opened()
    press(window, "About")
    press(window, "Back")
    press(window, "The Game")
    press(window, "Deal")
    page_of(window, SetupPage)
    assert "there is a file where a folder should be" in notice(window)
