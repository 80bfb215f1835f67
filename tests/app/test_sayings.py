"""What is announced reaches a screen reader whole, whatever the focus does meanwhile."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.system import screen_reader
from app.system.accessibility_bus import Listeners
from app.system.reading_time import reading_time
from app.system.sayings import ARRIVES, COMES, LANDS, LOOKS, SETTLES, Sayings, sayings_of
from app.system.screen_reader import announce, forget_announced, rename_focused
from tests.app.manual_clock import ManualClock


class Room:
    """A window with two buttons, a reader that writes down what it is told, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = QWidget()
        self.clock = ManualClock(self.window)
        self.sayings = Sayings(self.window, self.clock)
        self.here, self.there = QPushButton(self.window), QPushButton(self.window)
        self.window.show()
        self.window.activateWindow()
        self.here.setFocus()
        QCoreApplication.processEvents()
        self.told: list[tuple[str, object]] = []
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.told.append((event.message(), event.object()))

    def hear(self) -> list[str]:
        """What has been told since the last time, once things have settled."""
        self.clock.advance(SETTLES)
        told, self.told = [text for text, _ in self.told], []
        return told


@pytest.fixture
def room(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    del qapp
    listeners = Listeners()
    monkeypatch.setattr(listeners, "events", lambda: "Object:Announcement:")
    monkeypatch.setattr(screen_reader, "_LISTENERS", listeners)
    monkeypatch.setattr("sys.platform", "linux")
    QAccessible.setActive(True)
    made = Room(monkeypatch)
    yield made
    QAccessible.setActive(False)
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_what_comes_of_one_move_is_told_in_one_sentence_by_the_window(room: Room) -> None:
    announce(room.here, "Robot 2 drew 2 cards.")
    announce(room.here, "Your turn.")
    assert room.told == []
    room.clock.advance(SETTLES)
    assert room.told == [("Robot 2 drew 2 cards. Your turn.", room.window)]


def test_it_is_told_after_the_focus_has_moved(room: Room) -> None:
    announce(room.here, "You drew: 82, 87.")
    room.there.setFocus()
    assert room.hear() == ["You drew: 82, 87."]
    assert room.hear() == []


def test_nothing_is_told_while_the_focus_is_about_to_move(room: Room) -> None:
    sayings = sayings_of(room.here)
    assert sayings is not None
    sayings.hold(500)
    announce(room.here, "Your turn, Nikos.")
    room.clock.advance(500)
    room.there.setFocus()
    assert room.hear() == ["Your turn, Nikos."]
    assert room.hear() == []


def test_what_the_focus_has_cut_off_is_told_once_more(room: Room) -> None:
    announce(room.here, "You drew: 82, 87.")
    assert room.hear() == ["You drew: 82, 87."]
    room.there.setFocus()
    assert room.hear() == ["You drew: 82, 87."]
    room.here.setFocus()
    assert room.hear() == []


def test_a_reader_that_goes_on_over_the_focus_is_told_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("app.system.notification.notify", lambda _window, text: told.append(text))
    monkeypatch.setattr(screen_reader, "_LISTENERS", listeners := Listeners())
    monkeypatch.setattr(listeners, "events", lambda: "Object:StateChanged:Showing")
    announce(room.here, "You drew: 82, 87.")
    room.hear()
    room.there.setFocus()
    room.hear()
    assert told == ["You drew: 82, 87."]


def test_an_answer_and_what_others_did_just_after_it_are_two_texts(room: Room) -> None:
    announce(room.here, "25; 30; 35.")
    room.clock.advance(SETTLES / 2)
    announce(room.here, "Robot 2 placed 97.")
    assert room.hear() == ["25; 30; 35.", "Robot 2 placed 97."]


def test_what_comes_late_to_the_focus_is_waited_for(room: Room) -> None:
    room.sayings.hold(500)
    announce(room.here, "Your turn, Nikos.")
    room.clock.advance(500 + SETTLES + LANDS / 2)
    assert room.told == []
    room.there.setFocus()
    assert room.hear() == ["Your turn, Nikos."]
    assert room.hear() == []


def test_what_waits_for_a_focus_that_does_not_come_is_told_all_the_same(room: Room) -> None:
    room.sayings.hold(500)
    announce(room.here, "Your turn, Nikos.")
    room.clock.advance(500 + LANDS)
    assert room.hear() == ["Your turn, Nikos."]


def test_only_sentences_that_were_cut_off_are_told_again(room: Room) -> None:
    first, second = "Robot 2 placed 97.", "Robot 2 drew 2 cards."
    announce(room.here, first)
    announce(room.here, second)
    assert room.hear() == [f"{first} {second}"]
    room.clock.advance(reading_time(first))
    room.there.setFocus()
    announce(room.here, "Your turn.")
    assert room.hear() == [second, "Your turn."]


def test_what_has_the_focus_keeps_its_name_until_all_is_said(room: Room) -> None:
    said = "Robot 2 placed 97."
    names: list[str] = []
    announce(room.here, said)
    assert room.hear() == [said]
    rename_focused(room.here, lambda: names.append("card 1 of 6"))
    announce(room.here, "Robot 2 placed 5.")
    assert room.hear() == ["Robot 2 placed 5."]
    assert names == []
    room.clock.advance(reading_time(said) + reading_time("Robot 2 placed 5.") + SETTLES)
    assert names == ["card 1 of 6"]


def test_a_key_gives_what_has_the_focus_its_name(room: Room) -> None:
    names: list[str] = []
    announce(room.here, "Robot 2 placed 97.")
    room.hear()
    rename_focused(room.here, lambda: names.append("card 1 of 6"))
    assert names == []
    room.sayings.key_pressed()
    assert names == ["card 1 of 6"]


def test_another_name_that_cannot_wait_cuts_off_what_is_said(room: Room) -> None:
    names: list[str] = []
    announce(room.here, "Robot 2 placed 97.")
    assert room.hear() == ["Robot 2 placed 97."]
    rename_focused(room.here, lambda: names.append("card 1 of 6"), at_once=True)
    assert names == ["card 1 of 6"]
    announce(room.here, "Robot 2 placed 5.")
    assert room.hear() == ["Robot 2 placed 97.", "Robot 2 placed 5."]


def test_what_has_been_said_to_its_end_is_not_told_again(room: Room) -> None:
    announce(room.here, "You drew: 82, 87.")
    assert room.hear() == ["You drew: 82, 87."]
    room.clock.advance(reading_time("You drew: 82, 87."))
    room.there.setFocus()
    assert room.hear() == []


def test_what_a_computer_waited_for_is_not_told_again_after_its_move(room: Room) -> None:
    said = "Robot 2 played blue 9 and 7."
    announce(room.here, said)
    room.clock.advance(reading_time(said))
    room.told.clear()
    room.there.setFocus()
    assert room.hear() == []


def test_what_a_key_has_cut_off_is_not_told_again(room: Room) -> None:
    announce(room.here, "You drew: 82, 87.")
    assert room.hear() == ["You drew: 82, 87."]
    room.sayings.key_pressed()
    room.there.setFocus()
    assert room.hear() == []


def test_what_was_for_somebody_who_has_left_is_told_no_more(room: Room) -> None:
    announce(room.here, "You drew: 82, 87.")
    assert room.hear() == ["You drew: 82, 87."]
    announce(room.here, "You have 9 cards.")
    forget_announced(room.here)
    room.there.setFocus()
    assert room.hear() == []
    announce(room.here, "You drew: 5.")
    assert room.hear() == ["You drew: 5."]
    room.here.setFocus()
    forget_announced(room.here)
    announce(room.here, "Take your seat.")
    assert room.hear() == ["Take your seat."]


def test_other_readers_are_told_at_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    announce(room.here, "You drew: 82, 87.")
    assert room.told == [("You drew: 82, 87.", room.here)]


def test_what_is_announced_before_a_reader_comes_is_told_once_it_is_there(room: Room) -> None:
    QAccessible.setActive(False)
    announce(room.here, "Place at least 2 cards.")
    room.told.clear()  # Qt passes nothing on to a reader that is not there.
    room.clock.advance(2 * LOOKS)
    assert room.told == []
    QAccessible.setActive(True)
    room.clock.advance(LOOKS)
    announce(room.here, "A tip.")
    room.clock.advance(ARRIVES)
    both = ["Place at least 2 cards.", "A tip."]
    assert room.told == [(each, room.window) for each in both]
    assert room.hear() == both
    room.clock.advance(10 * LOOKS)
    assert room.hear() == []


def test_what_nobody_heard_is_not_told_after_a_key_or_long_after_the_start(room: Room) -> None:
    QAccessible.setActive(False)
    announce(room.here, "Place at least 2 cards.")
    room.sayings.key_pressed()
    room.told.clear()
    QAccessible.setActive(True)
    room.clock.advance(LOOKS + ARRIVES)
    assert room.told == []
    QAccessible.setActive(False)
    room.clock.advance(COMES)
    announce(room.here, "Your turn.")
    room.told.clear()
    QAccessible.setActive(True)
    room.clock.advance(LOOKS + ARRIVES)
    assert room.told == []
