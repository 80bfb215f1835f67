"""The speaker: what is to be said, from the window to the engine."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final

from app.speech.engine import Engine, EngineTroubleError, Voice, system_engine, voice_for
from app.speech.utterance import SpeechOutcome, Tell, Utterance

_CLOSE_TIMEOUT: Final = 1.0
"""Seconds for which the end of the program waits for the engine at most."""


class Speaker:
    """Says one text after the other in a thread of its own: whoever wants one never waits.

    `tell` is called in that thread, for all that has not been stopped. A thread that hangs ends
    with the program.
    """

    def __init__(self, tell: Tell, find_engine: Callable[[], Engine] = system_engine) -> None:
        self._tell = tell
        self._find_engine = find_engine
        self._queue: SimpleQueue[tuple[Utterance, Event] | None] = SimpleQueue()
        self._stopped = Event()
        """Is set for all that was to be said so far."""
        self._engine: Engine | None = None
        self._voices: dict[str, Voice | None] = {}
        """The voices of the languages that have been wanted; None where there is none."""
        self._thread = Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance) -> None:
        """Say something once what was to be said before has been."""
        self._queue.put((utterance, self._stopped))

    def stop(self) -> None:
        """Say nothing more of all that was to be said so far."""
        self._stopped.set()
        self._stopped = Event()

    def close(self, *, wait: bool) -> None:
        """Say nothing more, and let nothing of the engine be left; `wait` until it is so."""
        self.stop()
        self._queue.put(None)
        if wait:
            self._thread.join(_CLOSE_TIMEOUT)

    def _work(self) -> None:
        try:
            while (wanted := self._queue.get()) is not None:
                utterance, stopped = wanted
                try:
                    outcome = self._say(utterance, stopped)
                except EngineTroubleError:
                    self._drop_engine()
                    outcome = SpeechOutcome.NO_ENGINE
                if not stopped.is_set():  # Whoever wanted it may be gone.
                    self._tell(utterance, outcome)
        finally:
            self._drop_engine()

    def _say(self, utterance: Utterance, stopped: Event) -> SpeechOutcome:
        if stopped.is_set():
            return SpeechOutcome.DONE
        if self._engine is None:
            self._engine = self._find_engine()
        voice = self._voice(utterance.language, self._engine, look=not utterance.text)
        if voice is None:
            return SpeechOutcome.NO_VOICE
        if utterance.text and not stopped.is_set():
            self._engine.speak(utterance.text, voice, utterance.rate, stopped)
        return SpeechOutcome.DONE

    def _voice(self, language: str, engine: Engine, *, look: bool) -> Voice | None:
        """Return the voice for a language; `look` whether one has been installed by now."""
        if language not in self._voices or (look and self._voices[language] is None):
            self._voices[language] = voice_for(language, engine.voices())
        return self._voices[language]

    def _drop_engine(self) -> None:
        self._voices.clear()
        if self._engine is not None:
            self._engine.close()
            self._engine = None
