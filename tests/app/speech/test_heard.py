"""What is announced is waited for as long as a screen reader takes, where the voice is off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from app.speech.heard import Heard
from app.speech.reading_aloud import ReadingAloud
from app.storage.settings import Settings
from app.system import screen_reader
from app.system.accessibility_bus import Listeners
from app.system.reading_time import reading_time
from tests.app.manual_clock import ManualClock
from tests.hearing import FakeSpeaker

Listen = Callable[[str], None]
ORCA = "Object:Announcement:"


class Room:
    """Where something is announced, a clock that the test moves, and who waits for the end."""

    def __init__(self, folder: Path) -> None:
        self.clock = ManualClock()
        self.voice = ReadingAloud(Settings(folder / "settings.ini"), lambda: "en", None, self.clock)
        self.heard = Heard(self.voice, self.clock)
        self.ended = 0
        self.heard.ended.connect(self._note)

    def _note(self) -> None:
        self.ended += 1


@pytest.fixture
def room(qapp: object, tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.voice.close()


@pytest.fixture
def listen(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listen]:
    """Lets an aid be there that listens to these events."""
    monkeypatch.setattr("sys.platform", "linux")

    def begin(events: str) -> None:
        listeners = Listeners()
        monkeypatch.setattr(listeners, "events", lambda: events)
        monkeypatch.setattr(screen_reader, "_LISTENERS", listeners)
        QAccessible.setActive(True)

    yield begin
    QAccessible.setActive(False)


def test_a_reader_is_given_the_time_of_all_that_was_announced(room: Room, listen: Listen) -> None:
    listen(ORCA)
    room.heard.hear("Robot 2 placed 97.")
    room.clock.advance(500)
    room.heard.hear("Robot 2 drew 2 cards.")
    both = reading_time("Robot 2 placed 97.") + reading_time("Robot 2 drew 2 cards.")
    left = both - 500
    room.clock.advance(left - 1)
    assert (room.heard.busy, room.ended) == (True, 0)
    room.clock.advance(1)
    assert (room.heard.busy, room.ended) == (False, 1)
    room.heard.hear("Your turn.")
    room.clock.advance(reading_time("Your turn."))
    assert (room.heard.busy, room.ended) == (False, 2)


def test_whoever_has_heard_enough_ends_the_wait(room: Room, listen: Listen) -> None:
    listen(ORCA)
    room.heard.hear("A long story.")
    room.heard.hush()
    assert (room.heard.busy, room.ended) == (False, 1)
    room.heard.hear("Next.")
    room.clock.advance(reading_time("Next."))
    assert (room.heard.busy, room.ended) == (False, 2)


@pytest.mark.parametrize("events", ["", "Window:Activate:"])
def test_nothing_is_waited_for_where_no_reader_listens(
    room: Room, listen: Listen, events: str
) -> None:
    room.heard.hear("Nobody is there.")
    assert not room.heard.busy
    listen(events)
    room.heard.hear("Nobody listens.")
    assert not room.heard.busy


def test_beside_a_reader_the_voice_alone_is_waited_for(
    room: Room, listen: Listen, speaker: FakeSpeaker
) -> None:
    listen(ORCA)
    room.voice.choose("on")
    speaker.slow = True
    room.heard.hear("A long story.")
    assert room.heard.busy
    speaker.finish()
    assert (room.heard.busy, room.ended) == (False, 1)
    room.heard.hear("Another one.")
    room.heard.hush()
    assert (room.heard.busy, room.ended, speaker.cut_off) == (False, 2, ["Another one."])
