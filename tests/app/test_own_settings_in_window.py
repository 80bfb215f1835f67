"""Two people at one screen, each with settings of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from app.keys.commands import MOVES
from app.pages.key_choice.page import KeyChoicePage
from app.pages.settings import SettingsPage
from app.pages.table.page import TablePage
from app.storage.own_settings import KEY, MOST, OwnSettings
from app.storage.settings import OWN, RememberedPlayer, Settings
from app.window.window import Window
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    deal,
    key,
    lift,
    open_window,
    page_of,
    play_turn,
    prepare,
    settle,
)
from tests.hearing import FakeSpeaker

PEOPLE = [RememberedPlayer("Anna", 0), RememberedPlayer("Leo", 1)]
ANNA = {
    "look/theme": "contrast",
    "look/text_size": "150",
    "table/hand_order": "descending",
    "speech/reading_aloud": "on",
    "speech/rate": "slow",
}


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    prepare(tmp_path, players=PEOPLE, theme="evening", text_size=100)
    yield tmp_path
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(data: Path, table_time: TableTime, speaker: FakeSpeaker) -> Iterator[Window]:
    window = open_window(data)
    yield window
    close_window(window)


def own_of(window: Window) -> OwnSettings:
    return window._appearance.own


def holds(window: Window) -> tuple[str, int, str, bool, str]:
    """What holds now, as the program uses it."""
    appearance, voice = window._appearance, window.reading.voice
    theme = appearance.theme.name
    return theme, appearance.text_size, appearance.hand_order, voice.on, voice.rate


HERS = ("contrast", 150, "descending", True, "slow")
HOUSE = ("evening", 100, "ascending", False, "normal")


def pick(page: SettingsPage, name: str) -> None:
    """Choose whose settings are shown."""
    [action] = [each for each in page.whose.menu.actions() if each.data() == name]
    action.trigger()


def choose_for_anna(window: Window) -> None:
    """Choose Anna's settings on the page of the settings."""
    window.side.show_settings()
    page = page_of(window, SettingsPage)
    pick(page, "Anna")
    page.theme.segments.press("contrast")
    page.text_size.segments.press(150)
    page.hand_order.segments.press("descending")
    window.reading.voice.choose("on")
    window.reading.voice.set_rate("slow")
    settle()
    assert holds(window) == HERS
    page.go_back()
    settle()


def open_match(window: Window, data: Path) -> TablePage:
    window.opening.open(deal(data))
    settle()
    return page_of(window, TablePage)


def is_seated(page: TablePage, seat: int | None) -> bool:
    return page.session.seat == seat


def hand_over(window: Window, page: TablePage, time: TableTime) -> None:
    """Play the turn of who is at the screen, and hand over."""
    play_turn(page, time)
    page.session.handover.leave()
    time.wait_until(lambda: window.curtain_keeper.curtain.down)
    settle()


def household(data: Path) -> dict[str, object]:
    settings = Settings(data / "settings.ini")
    return {entry: settings.read(entry) for entry in OWN}


def test_each_turn_has_the_settings_of_its_player(
    window: Window, data: Path, table_time: TableTime
) -> None:
    before = household(data)
    choose_for_anna(window)
    assert holds(window) == HOUSE
    page = open_match(window, data)
    for _ in range(3):
        seat = page.session.next_seat
        wanted = HERS if page.session.players[seat].name == "Anna" else HOUSE
        assert holds(window) == wanted
        said = window.curtain_keeper.curtain.stops[len(window.curtain_keeper.curtain.bar.stops)]
        assert ("Anna’s settings." in said.accessibleDescription()) == (wanted == HERS)
        lift(window)
        table_time.wait_until(partial(is_seated, page, seat))
        assert holds(window) == wanted
        window._settings.flush()
        hand_over(window, page, table_time)
    window.pages.clear()
    settle()
    assert holds(window) == HOUSE
    assert household(data) == before


def test_what_is_chosen_at_the_table_goes_to_who_has_own_settings(
    window: Window, data: Path, table_time: TableTime
) -> None:
    choose_for_anna(window)
    page = open_match(window, data)
    while page.session.players[page.session.next_seat].name != "Anna":
        lift(window)
        hand_over(window, page, table_time)
    lift(window)
    window.reading.switch()
    assert own_of(window).people["Anna"]["speech/reading_aloud"] == "off"
    assert household(data)["speech/reading_aloud"] is None
    hand_over(window, page, table_time)
    lift(window)
    window.reading.switch()
    assert own_of(window).people["Anna"]["speech/reading_aloud"] == "off"
    assert window.reading.voice.on
    window._settings.flush()
    assert household(data)["speech/reading_aloud"] == "on"


def test_the_settings_page_shows_and_gives_up_own_settings(window: Window, data: Path) -> None:
    choose_for_anna(window)
    window.side.show_settings()
    page = page_of(window, SettingsPage)
    offered = [action.text() for action in page.whose.menu.actions()]
    assert offered == ["For everybody", "For Anna", "For Leo"]
    themes = [page.theme.segments.value]
    pick(page, "Anna")
    themes.append(page.theme.segments.value)
    assert themes == ["evening", "contrast"]
    assert page.as_for_all.isVisible()
    window.pages.language_chosen.emit("el")
    settle()
    assert page.whose.value == "Anna"
    page.as_for_all.click()
    settle()
    assert page.whose.value == ""
    assert holds(window) == HOUSE
    assert "Anna" not in own_of(window)


def choose_keys_for_anna(window: Window) -> None:
    """Give Anna another letter for the last moves, and less time for numbers."""
    window.side.show_settings()
    settings = page_of(window, SettingsPage)
    for name, titled in (("Anna", "Anna’s settings"), ("", "")):
        pick(settings, name)
        settings.key_choice_requested.emit()
        settle()
        page = page_of(window, KeyChoicePage)
        assert page.bar_title.line == titled
        if name:
            window._appearance.keys.choose(MOVES, "J")
            page.number_wait.segments.press("short")
        page.go_back()
        settle()
    settings.go_back()
    settle()


def test_letters_and_times_are_their_player_s(
    window: Window, data: Path, table_time: TableTime
) -> None:
    choose_keys_for_anna(window)
    page = open_match(window, data)
    seen = set()
    for _ in range(3):
        lift(window)
        hers = page.session.players[page.session.seat or 0].name == "Anna"
        assert window._appearance.number_wait == (900 if hers else 4000)
        shown = window._appearance.shows_moves
        key(Qt.Key.Key_J)
        assert (window._appearance.shows_moves != shown) is hers
        seen.add(hers)
        hand_over(window, page, table_time)
    assert seen == {True, False}


def test_own_settings_are_kept_until_the_next_start(
    data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    window = open_window(data)
    choose_for_anna(window)
    close_window(window)
    window = open_window(data)
    assert own_of(window).people == {"Anna": ANNA}
    assert holds(window) == HOUSE
    close_window(window)


@pytest.mark.parametrize(
    "stored",
    [
        "{",
        "[]",
        '{"Anna": 3}',
        '{"Anna": {"look/theme": "pink", "look/text_size": 150}}',
        '{"Anna": {"keys/letters": "{", "keys/number_wait": "ages"}}',
    ],
)
def test_what_is_damaged_is_the_households(tmp_path: Path, stored: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.theme = "whitewash"
    settings.letters, settings.number_wait = {"hint": "J"}, "long"
    settings.write(KEY, stored)
    own = OwnSettings(settings)
    own.sit_down("Anna")
    assert (own.name, settings.theme, settings.text_size) == ("", "whitewash", 100)
    assert (settings.letters, settings.number_wait) == ({"hint": "J"}, "long")


def test_one_damaged_choice_leaves_the_others(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.write(KEY, json.dumps({"Anna": {"look/theme": "pink", "look/text_size": "175"}}))
    own = OwnSettings(settings)
    own.sit_down("Anna")
    assert (settings.theme, settings.text_size) == ("system", 175)


def test_the_choices_of_many_people_are_bounded(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    own = OwnSettings(settings)
    for number in range(MOST + 5):
        own.choose_for(f"Player {number}")
        settings.theme = "contrast"
    own.choose_for(None)
    assert len(own.people) == MOST
    assert "Player 4" not in own
    assert settings.theme == "system"
