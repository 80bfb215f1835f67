"""The speaker, which waits in a thread of its own for what speaks."""

from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from threading import Event, current_thread, main_thread

import pytest

from app.speech.engine import Engine, EngineTroubleError, Voice
from app.speech.speaker import Speaker
from app.speech.utterance import SpeechOutcome, Utterance
from tests.patience import PATIENCE


class FakeEngine:
    """Says each text until it is let go on, or stopped."""

    def __init__(self) -> None:
        self.said: SimpleQueue[tuple[str, str, float]] = SimpleQueue()
        self.goes_on = Event()
        self.goes_on.set()
        self.stopped = Event()
        self.closed = Event()
        self.listed: Sequence[Voice] = (Voice("Al", "en-IE"), Voice("Bo", "en-GB"))
        self.broken = False

    def voices(self) -> Sequence[Voice]:
        return self.listed

    def speak(self, text: str, voice: Voice, rate: float, stopped: Event) -> None:
        assert current_thread() is not main_thread()
        self.said.put((text, voice.name, rate))
        if self.broken:
            raise EngineTroubleError
        while not self.goes_on.wait(0.005):
            if stopped.is_set():
                self.stopped.set()
                return

    def close(self) -> None:
        self.closed.set()


class Heard:
    """A speaker of that engine, and what it tells."""

    def __init__(self) -> None:
        self.engine = FakeEngine()
        self.found = 0
        self.answers: SimpleQueue[tuple[str, SpeechOutcome]] = SimpleQueue()
        self.speaker = Speaker(self._tell, self._find)

    def _find(self) -> Engine:
        self.found += 1
        return self.engine

    def _tell(self, utterance: Utterance, outcome: SpeechOutcome) -> None:
        self.answers.put((utterance.text, outcome))

    def say(self, text: str, language: str = "en") -> None:
        self.speaker.say(Utterance(text, language, 1.4))

    def answer(self) -> tuple[str, SpeechOutcome]:
        return self.answers.get(timeout=PATIENCE)


@pytest.fixture
def heard() -> Iterator[Heard]:
    made = Heard()
    yield made
    made.speaker.close(wait=True)


def test_texts_are_said_in_order_by_the_best_voice(heard: Heard) -> None:
    heard.say("One.")
    heard.say("Two.")
    assert [heard.answer(), heard.answer()] == [
        ("One.", SpeechOutcome.DONE), ("Two.", SpeechOutcome.DONE),
    ]  # fmt: skip
    assert heard.engine.said.get(timeout=PATIENCE) == ("One.", "Bo", 1.4)
    assert heard.found == 1


def test_stopping_ends_all_that_was_to_be_said_and_nothing_later(heard: Heard) -> None:
    heard.engine.goes_on.clear()
    heard.say("One.")
    heard.say("Two.")
    assert heard.engine.said.get(timeout=PATIENCE)[0] == "One."
    heard.speaker.stop()
    assert heard.engine.stopped.wait(PATIENCE)
    heard.engine.goes_on.set()
    heard.say("Three.")
    assert heard.answer()[0] == "Three.", "of what was stopped nothing is told"
    assert heard.engine.said.get(timeout=PATIENCE)[0] == "Three."


def test_a_voice_that_is_missing_is_looked_for_again_when_asked(heard: Heard) -> None:
    heard.say("Ένα.", "el")
    assert heard.answer()[1] is SpeechOutcome.NO_VOICE
    heard.engine.listed = (Voice("Melina", "el_GR"),)
    heard.say("Δύο.", "el")
    assert heard.answer()[1] is SpeechOutcome.NO_VOICE
    heard.say("", "el")
    heard.say("Τρία.", "el")
    assert [heard.answer()[1], heard.answer()[1]] == [SpeechOutcome.DONE, SpeechOutcome.DONE]
    assert heard.engine.said.get(timeout=PATIENCE) == ("Τρία.", "Melina", 1.4)


def test_an_engine_that_fails_is_left_and_found_again(heard: Heard) -> None:
    heard.engine.broken = True
    heard.say("One.")
    assert heard.answer() == ("One.", SpeechOutcome.NO_ENGINE)
    assert heard.engine.closed.wait(PATIENCE)
    heard.engine.broken = False
    heard.say("Two.")
    assert heard.answer()[1] is SpeechOutcome.DONE
    assert heard.found == 2


def test_nothing_is_left_of_an_engine_that_breaks(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    monkeypatch.setattr(heard.engine, "voices", lambda: [None])
    heard.say("One.")
    assert heard.engine.closed.wait(PATIENCE)


def test_closing_leaves_nothing(heard: Heard) -> None:
    heard.engine.goes_on.clear()
    heard.say("One.")
    assert heard.engine.said.get(timeout=PATIENCE)[0] == "One."
    heard.speaker.close(wait=True)
    assert heard.engine.closed.wait(PATIENCE)
