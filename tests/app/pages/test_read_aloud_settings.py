"""The settings of reading aloud act at once, let themselves be heard, and say what is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.pages.read_aloud import ReadAloudPage
from app.speech.reading_aloud import ReadingAloud
from app.style.appearance import Appearance
from tests.app.pages.support import make_appearance, settings_of, show
from tests.hearing import FakeSpeaker

SAMPLE = "Your turn. Place at least two cards."


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return make_appearance(tmp_path)


@pytest.fixture
def page(appearance: Appearance) -> Iterator[ReadAloudPage]:
    reading = ReadingAloud(settings_of(appearance), lambda: "en", appearance)
    page = ReadAloudPage(appearance, reading)
    show(page)
    yield page
    reading.close()


def test_nothing_speaks_until_it_is_switched_on(page: ReadAloudPage, speaker: FakeSpeaker) -> None:
    assert (page.read_aloud.segments.value, speaker.made) == ("off", 0)
    page.read_aloud.segments.press("on")
    assert speaker.texts == [SAMPLE]
    page.read_aloud.segments.press("off")
    assert speaker.closed == [False]


def test_each_speed_lets_itself_be_heard(page: ReadAloudPage, speaker: FakeSpeaker) -> None:
    assert [option.word for option in page.speed.segments.choices] == [
        "Slow", "Normal", "Fast", "Very fast",
    ]  # fmt: skip
    for speed in ("slow", "fast", "faster", "normal"):
        page.speed.segments.press(speed)
    assert [said.rate for said in speaker.said] == [0.75, 1.4, 2.0, 1.0]
    page.speed.button.click()
    assert speaker.texts == [SAMPLE] * 5


def test_a_voice_that_is_missing_is_named(page: ReadAloudPage, speaker: FakeSpeaker) -> None:
    usual = page.read_aloud.line.text()
    speaker.voices.clear()
    page.speed.button.click()
    assert "no English voice" in page.read_aloud.line.text()
    page.read_aloud.segments.press("on")
    speaker.engine = False
    page.speed.button.click()
    assert "Speech Dispatcher" in page.read_aloud.line.text()
    speaker.voices.add("en")
    speaker.engine = True
    page.speed.button.click()
    assert page.read_aloud.line.text() == usual
    assert speaker.texts[-1] == SAMPLE


def name_of(widget: QWidget | None) -> str:
    """What a screen reader calls a widget."""
    assert widget is not None
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_screen_readers_are_told_what_it_is(page: ReadAloudPage) -> None:
    stops = [stop for stop in page.content_stops() if stop.isVisible()]
    names = [name_of(stop) or name_of(stop.parentWidget()) for stop in stops]
    assert [name.partition(":")[0] for name in names] == [
        "Read aloud", "Speed of the voice", "Listen",
    ]  # fmt: skip
