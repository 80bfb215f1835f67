"""What a whole window reads aloud, and what waits until it has been read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from app.match.players import NewMatch, PlayerInfo
from app.pages.lesson.page import LessonPage
from app.pages.read_aloud import ReadAloudPage
from app.pages.table.page import TablePage
from app.pages.task.page import TaskPage
from app.speech import heard, reading_aloud
from app.storage.settings import Settings
from app.system.screen_reader import aloud
from app.window import reading
from app.window.window import Window
from engine.core.events import Kind
from tests.app.hands import Hands
from tests.app.manual_clock import ManualClock
from tests.app.saved import saved_matches
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    lift,
    notice,
    open_window,
    page_of,
    play_turn,
    prepare,
    press,
    settle,
    store_of,
)
from tests.hearing import FakeSpeaker

Key = Qt.Key


@pytest.fixture
def voice_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[ManualClock]:
    """The time of whoever waits for a voice."""
    clock = ManualClock()
    monkeypatch.setattr(reading_aloud, "Clock", lambda _parent: clock)
    yield clock
    clock.deleteLater()


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path, voice_clock: ManualClock) -> Iterator[Path]:
    """A data folder of somebody who has all read aloud."""
    prepare(tmp_path, reading_aloud="on")
    yield tmp_path
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(data: Path, table_time: TableTime) -> Iterator[Window]:
    window = open_window(data)
    yield window
    close_window(window)


def sit_down(window: Window, data: Path, *kinds: Kind) -> TablePage:
    """Deal a match of The Game, and sit down at it."""
    who = tuple(PlayerInfo(("Anna", "Leo")[seat], seat, kind) for seat, kind in enumerate(kinds))
    store = store_of(data)
    store.deal(NewMatch("the-game", {}, who, 7)).close()
    window.opening.open(saved_matches(store)[0].path)
    settle()
    return page_of(window, TablePage)


def test_all_that_is_announced_is_said_once(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    page = sit_down(window, data, "human", "normal")
    announced: list[str] = []
    page.view.announced.connect(announced.append)
    speaker.forget()
    for _ in range(2):
        play_turn(page, table_time)
    table_time.wait_until(lambda: bool(page.session.legal()))
    told = [aloud(text) for text in announced]
    assert len(told) > 8
    assert [text for text in speaker.texts if text in told] == told


def test_a_computer_waits_until_the_move_before_has_been_told(
    window: Window,
    data: Path,
    table_time: TableTime,
    speaker: FakeSpeaker,
    voice_clock: ManualClock,
) -> None:
    page = sit_down(window, data, "human", "normal")
    play_turn(page, table_time)
    moves = page.session.match.moves
    before = len(moves)
    speaker.slow = True
    table_time.wait_until(lambda: len(page.session.match.moves) > before)
    assert page.speaking.busy
    table_time.advance(60_000)
    settle()
    assert len(page.session.match.moves) == before + 1
    speaker.finish()
    table_time.wait_until(lambda: len(page.session.match.moves) > before + 1)
    # A voice that never says that it has ended is not waited for for ever.
    after = len(page.session.match.moves)
    table_time.advance(60_000)
    assert len(page.session.match.moves) == after
    voice_clock.advance(20_000, 20_000)
    table_time.wait_until(lambda: len(page.session.match.moves) > after)


def test_a_computer_waits_for_a_screen_reader_until_a_key_is_pressed(
    window: Window, data: Path, table_time: TableTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.reading.voice.choose("off")
    monkeypatch.setattr(heard, "says_what_is_announced", lambda: True)
    monkeypatch.setattr(heard, "reading_time", lambda _text: 1e6)
    page = sit_down(window, data, "human", "normal")
    play_turn(page, table_time)
    hands, before = Hands(window), len(page.session.match.moves)
    ended: list[bool] = []
    page.speaking.ended.connect(lambda: ended.append(True))
    for more in (1, 2):
        assert page.speaking.busy
        ended.clear()
        table_time.advance(60_000)
        settle()
        assert len(page.session.match.moves) < before + more
        hands.key(Key.Key_Control)
        assert ended  # It may be busy again: a computer that is ready moves at once.
        done = before + more
        table_time.wait_until(partial(lambda many: len(page.session.match.moves) >= many, done))


def test_what_a_key_brings_into_the_focus_is_waited_for_too(
    window: Window, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.reading.voice.choose("off")
    waited: list[str] = []
    monkeypatch.setattr(window.reading.heard, "hear", waited.append)
    Hands(window).key(Key.Key_Right)
    settle()
    assert waited == []
    monkeypatch.setattr(reading, "says_what_is_announced", lambda: True)
    Hands(window).key(Key.Key_Right)
    settle()
    (name,) = waited
    assert name.startswith("The Game: Face to Face")


def test_hidden_cards_are_never_said_where_they_are_private(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    window._appearance.confiding.choose("Anna", on=True)
    page = sit_down(window, data, "human", "human")
    hands = Hands(window)
    lift(window)
    hands.key(Key.Key_Right)
    hand = page.session.view()["hands"][0]
    assert speaker.texts[-1].startswith("card ")
    drawn = len(speaker.texts)
    play_turn(page, table_time)
    assert not any("drew: " in text for text in speaker.texts[drawn:])
    left = page.session.match.view(0)["hands"][0]
    kept = [card for card in hand if card in left]
    assert not any(str(card) in text.split() for card in kept for text in speaker.texts[drawn:])


def test_who_wants_cards_on_request_says_so_before_the_first_is_said(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    page = sit_down(window, data, "human", "human")
    window.curtain_keeper.curtain.bar.on_request.click()
    assert "Cards are on request for everybody here" in speaker.texts[-1]
    drawn = len(speaker.texts)
    lift(window)
    Hands(window).key(Key.Key_Right)
    assert speaker.texts[-1].startswith("card ")
    assert not any(text[0].isdigit() and ", card " in text for text in speaker.texts[drawn:])
    play_turn(page, table_time)
    press(window, "Hand over")
    table_time.wait_until(lambda: window.curtain_keeper.shown)
    assert window.curtain_keeper.curtain.bar.on_request.isChecked()


def test_the_curtain_is_told_and_nothing_from_before_it(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    page = sit_down(window, data, "human", "human")
    lift(window)
    speaker.slow = True
    play_turn(page, table_time)
    last = speaker.texts[-1]
    press(window, "Hand over")
    table_time.wait_until(lambda: window.curtain_keeper.shown)
    settle()
    assert speaker.cut_off == [last]
    assert "Leo" in speaker.texts[-1]


def test_who_has_handed_over_by_a_move_hears_it_to_its_end(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    page = sit_down(window, data, "human", "human")
    lift(window)
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    speaker.slow = True
    page.view.announce("You placed 22.")
    page.seating.parting = True
    page.seating.part()
    table_time.advance(60_000)
    assert left == []
    while page.speaking.busy:
        speaker.finish()
    table_time.advance(60_000)
    assert left == [True]


def test_lessons_and_tasks_wait_for_the_voice_too(window: Window) -> None:
    window.learning.begin_first("the-game")
    lesson = page_of(window, LessonPage)
    window.learning.begin_task("the-game", 1)
    task = page_of(window, TaskPage)
    assert lesson.speaking is task.speaking is window.reading.heard


def test_what_is_shown_again_goes_on_once_it_has_been_told(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    page = sit_down(window, data, "human", "normal")
    play_turn(page, table_time)
    table_time.wait_until(lambda: bool(page.session.legal()))
    table_time.advance(60_000)
    speaker.slow = True
    page.seating.show_again()
    count = len(page.replay)
    table_time.wait_until(lambda: len(page.replay) < count)
    table_time.advance(60_000)
    assert len(page.replay) == count - 1
    while page.speaking.busy:
        speaker.finish()
    table_time.wait_until(lambda: len(page.replay) < count - 1)


def test_a_key_cuts_it_off(
    window: Window, data: Path, table_time: TableTime, speaker: FakeSpeaker
) -> None:
    sit_down(window, data, "human")
    hands = Hands(window)
    speaker.slow = True
    window.reading.voice.hear("A long story.")
    hands.key(Key.Key_Control)
    assert speaker.cut_off == ["A long story."]
    hands.key(Key.Key_Right)
    settle()
    assert ", card 2 of 8" in speaker.texts[-1]


def test_it_is_switched_on_and_off_on_every_page(
    window: Window, data: Path, speaker: FakeSpeaker
) -> None:
    hands, ctrl = Hands(window), Qt.KeyboardModifier.ControlModifier
    hands.key(Key.Key_R, ctrl)
    assert notice(window) == "Nothing is read aloud any more."
    assert Settings(data / "settings.ini").reading_aloud == "off"
    speaker.forget()
    hands.key(Key.Key_R, ctrl)
    assert notice(window) == speaker.texts[0] == "What happens is read aloud."


def test_whoever_switches_it_on_is_told_that_there_is_no_voice(
    window: Window, speaker: FakeSpeaker
) -> None:
    hands, ctrl = Hands(window), Qt.KeyboardModifier.ControlModifier
    hands.key(Key.Key_R, ctrl)
    speaker.engine = False
    for _ in range(2):  # Again, once it is known.
        hands.key(Key.Key_R, ctrl)
        settle()
        assert "no voice was found" in notice(window)
        hands.key(Key.Key_R, ctrl)
        assert notice(window) == "Nothing is read aloud any more."


def test_the_language_in_use_is_spoken(window: Window, speaker: FakeSpeaker) -> None:
    window.side.show_settings()
    settle()
    press(window, "Read aloud")
    assert speaker.said[-1].language == "en"
    window.pages.language_chosen.emit("el")
    settle()
    assert [said.language for said in speaker.said if "ανάγνωση" in said.text] == ["el"]
    speaker.voices.remove("el")
    page = page_of(window, ReadAloudPage)
    press(window, "Άκουσε")
    assert "δεν έχει ελληνική φωνή" in page.read_aloud.line.text()
    window.reading.voice.choose("off")
    window.pages.language_chosen.emit("en")
    settle()
    assert page.read_aloud.line.text().startswith("A voice of this computer")


def test_the_keyboard_is_not_followed_while_the_program_ends(
    qapp: QApplication, window: Window, speaker: FakeSpeaker
) -> None:
    hands = Hands(window)
    speaker.forget()
    hands.key(Key.Key_Tab)
    settle()
    assert speaker.texts
    speaker.forget()
    qapp.aboutToQuit.emit()
    # The settings may be gone by now, while the window is taken down around the keyboard.
    hands.key(Key.Key_Tab)
    settle()
    assert speaker.texts == []
