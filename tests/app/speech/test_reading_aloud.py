"""What is read aloud: in order, cut off by a key, never waited for longer than a voice takes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.speech.reading_aloud import (
    PATIENCE,
    PER_LETTER,
    RATES,
    RETRY_AFTER,
    START_PATIENCE,
    ReadingAloud,
    VoiceState,
)
from app.speech.utterance import SpeechOutcome
from app.storage.settings import Settings
from tests.app.manual_clock import ManualClock
from tests.hearing import FakeSpeaker


class Listener:
    """Somebody who has all read aloud, a clock that the test moves, and who waits for the end."""

    def __init__(self, folder: Path) -> None:
        self.clock = ManualClock()
        self.language = "en"
        self.settings = Settings(folder / "settings.ini")
        self.settings.reading_aloud = "on"
        self.ended = 0
        self.reading = ReadingAloud(self.settings, lambda: self.language, None, self.clock)
        self.reading.ended.connect(self._note)

    def _note(self) -> None:
        self.ended += 1


@pytest.fixture
def listener(qapp: object, tmp_path: Path) -> Iterator[Listener]:
    made = Listener(tmp_path)
    yield made
    made.reading.close()


def test_nothing_is_said_unless_it_was_chosen(listener: Listener, speaker: FakeSpeaker) -> None:
    assert Settings(listener.settings.folder / "no.ini").reading_aloud == "off"
    listener.reading.choose("off")
    listener.reading.hear("One.")
    assert (speaker.made, listener.reading.busy) == (0, False)


def test_texts_are_said_one_after_the_other(listener: Listener, speaker: FakeSpeaker) -> None:
    speaker.slow = True
    for text in ("One.", " ", "Two."):
        listener.reading.hear(text)
    assert speaker.texts == ["One."]
    speaker.finish()
    assert (speaker.texts, listener.ended) == (["One.", "Two."], 0)
    speaker.finish()
    assert (listener.reading.busy, listener.ended) == (False, 1)


def test_a_key_cuts_off_what_is_said_and_what_waits(
    listener: Listener, speaker: FakeSpeaker
) -> None:
    speaker.slow = True
    listener.reading.hear("One.")
    listener.reading.hear("Two.")
    listener.reading.hush()
    assert (speaker.cut_off, listener.ended) == (["One."], 1)
    listener.reading.hear("Three.")
    assert speaker.texts == ["One.", "Three."]
    listener.reading.hush()
    listener.reading.hush()
    assert listener.ended == 2


def test_the_answer_to_what_was_cut_off_ends_nothing_else(
    listener: Listener, speaker: FakeSpeaker
) -> None:
    speaker.slow = True
    listener.reading.hear("One.")
    first = speaker.said[0]
    listener.reading.hush()
    listener.reading.hear("One.")
    listener.reading._answered.emit(first, SpeechOutcome.DONE)
    assert listener.reading.busy


@pytest.mark.parametrize("rate", RATES)
def test_a_voice_that_never_ends_is_given_up(
    listener: Listener, speaker: FakeSpeaker, rate: str
) -> None:
    listener.reading.hear("Hello.")
    listener.ended = 0
    speaker.slow = True
    listener.settings.write("speech/rate", rate)
    text = "Leo: 36 on the first ascending pile."
    listener.reading.hear(text)
    listener.reading.hear("More.")
    most = round(PATIENCE + PER_LETTER / RATES[listener.reading.rate] * len(text))
    listener.clock.advance(most - 1, most)
    assert listener.reading.busy
    listener.clock.advance(1, 1)
    assert (listener.reading.busy, listener.ended) == (False, 1)
    assert listener.reading.state is VoiceState.SILENT
    assert speaker.closed == [False]
    # Nobody waits for it again at once.
    listener.reading.hear("Another move.")
    assert not listener.reading.busy
    listener.clock.advance(RETRY_AFTER, RETRY_AFTER)
    listener.reading.hear("Later.")
    assert (speaker.texts[-1], speaker.made) == ("Later.", 2)


def test_what_speaks_may_take_longer_to_be_found(listener: Listener, speaker: FakeSpeaker) -> None:
    speaker.slow = True
    listener.reading.hear("Trapoula")
    most = round(START_PATIENCE + PER_LETTER * len("Trapoula"))
    listener.clock.advance(most - 1, most)
    assert listener.reading.busy
    listener.clock.advance(1, 1)
    assert listener.reading.state is VoiceState.SILENT


def test_where_nothing_speaks_nobody_waits(listener: Listener, speaker: FakeSpeaker) -> None:
    speaker.engine = False
    listener.reading.hear("One.")
    listener.reading.hear("Two.")
    assert listener.reading.state is VoiceState.NO_ENGINE
    assert (speaker.texts, listener.reading.busy) == (["One."], False)


def test_each_text_is_said_in_the_language_it_was_announced_in(
    listener: Listener, speaker: FakeSpeaker
) -> None:
    speaker.slow = True
    listener.reading.hear("Your turn.")
    listener.reading.hear("The points.")
    listener.language = "el"
    listener.reading.hear("Σειρά σου.")
    speaker.slow = False
    speaker.finish()
    assert [said.language for said in speaker.said] == ["en", "en", "el"]


def test_without_a_voice_for_the_language_the_others_are_heard_all_the_same(
    listener: Listener, speaker: FakeSpeaker
) -> None:
    speaker.voices.remove("el")
    listener.language = "el"
    listener.reading.look()
    states = [listener.reading.state]
    listener.reading.hear("Σειρά σου.")
    assert not listener.reading.busy
    listener.language = "en"
    listener.reading.hear("Your turn.")
    states.append(listener.reading.state)
    assert states == [VoiceState.NO_VOICE, VoiceState.THERE]


def test_it_stops_when_it_is_switched_off(listener: Listener, speaker: FakeSpeaker) -> None:
    speaker.slow = True
    listener.reading.hear("One.")
    listener.reading.choose("off")
    assert (listener.reading.busy, listener.ended) == (False, 1)
    assert (speaker.cut_off, speaker.closed) == (["One."], [False])


def test_the_end_of_the_program_waits_for_the_voice(
    listener: Listener, speaker: FakeSpeaker
) -> None:
    listener.reading.hear("One.")
    listener.reading.close()
    assert speaker.closed == [True]
