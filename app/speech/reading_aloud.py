"""Reading aloud: what is announced, said one after the other, as the settings want it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.speech.speaking import Speaking
from app.speech.utterance import SpeechOutcome, Tell, Utterance
from app.storage.settings import ReadingAloudChoice, Settings, SpeechRate
from app.system.clock import Clock

if TYPE_CHECKING:
    from app.speech.speaker import Speaker

RATES: Final[Mapping[SpeechRate, float]] = {
    "slow": 0.75, "normal": 1.0, "fast": 1.4, "faster": 2.0,
}  # fmt: skip
"""The factors on how fast a voice speaks by itself."""

PATIENCE: Final = 5000.0
"""Milliseconds for which a voice may take longer than a slow one would."""
START_PATIENCE: Final = 20_000.0
"""As long instead until a voice has been found: what speaks may have to be started."""
PER_LETTER: Final = 110.0
"""Milliseconds that a letter takes at a rate of 1 at most."""
RETRY_AFTER: Final = 10_000.0
"""Milliseconds until something is said again after the voice did not answer."""


class VoiceState(Enum):
    """What is known of the voice for the language in use."""

    UNKNOWN = "unknown"
    THERE = "there"
    NO_VOICE = "no voice"
    NO_ENGINE = "no engine"
    SILENT = "silent"
    """It was to say something, and has not ended in a long time."""


_FOUND: Final = {
    SpeechOutcome.DONE: VoiceState.THERE,
    SpeechOutcome.NO_VOICE: VoiceState.NO_VOICE,
    SpeechOutcome.NO_ENGINE: VoiceState.NO_ENGINE,
}


def system_speaker(tell: Tell) -> Speaker:
    """Return the speaker of the system's voices, whose module is imported for the first text."""
    from app.speech.speaker import Speaker

    return Speaker(tell)


class ReadingAloud(Speaking):
    """Says what is announced, and keeps the settings of that.

    What a person does with a key cuts off what is being said, as screen readers have it; what
    comes by itself waits until the text before has been said. Whoever waits for the end of it
    never waits longer than a voice could take: one that does not answer counts as absent.
    """

    changed = Signal()
    """Something else has been chosen, or is known of the voice."""

    _answered = Signal(object, object)
    """Brings what became of an utterance into the window's thread."""

    make_speaker: Callable[[Tell], Speaker] = staticmethod(system_speaker)

    def __init__(
        self,
        settings: Settings,
        language: Callable[[], str],
        parent: QObject | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Speak the language whose code `language` returns."""
        super().__init__(parent)
        self._settings = settings
        self._language = language
        self._clock = clock if clock is not None else Clock(self)
        self._limit = self._clock.alarm(self._give_up)
        self._speaker: Speaker | None = None
        self._found = False
        """The speaker has answered: what speaks has been found, or nothing does."""
        self._waiting: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._not_before = float("-inf")
        self._known = "", VoiceState.UNKNOWN
        """What is known of the voice for a language."""
        self._answered.connect(self._take_answer)

    @property
    def state(self) -> VoiceState:
        """Return what is known of the voice for the language in use."""
        language, state = self._known
        return state if language == self._language() else VoiceState.UNKNOWN

    # What is chosen

    @property
    def on(self) -> bool:
        """Tell whether anything is read aloud."""
        return self._settings.reading_aloud == "on"

    @property
    def rate(self) -> SpeechRate:
        """Return how fast it is read."""
        return self._settings.speech_rate

    def choose(self, choice: ReadingAloudChoice) -> None:
        """Read aloud from now on, or no longer."""
        self._settings.reading_aloud = choice
        self._not_before = float("-inf")
        self.take_up()

    def take_up(self) -> None:
        """Take up what holds now, which may be what somebody else has chosen."""
        if not self.on:
            self.hush()
            self._drop_speaker(wait=False)
        self.changed.emit()

    def set_rate(self, rate: SpeechRate) -> None:
        """Read so fast from now on."""
        self._settings.speech_rate = rate
        self.changed.emit()

    # What is said

    @property
    def busy(self) -> bool:
        return self._current is not None

    def hear(self, text: str) -> None:
        """Say what has been announced, if it is to be read aloud."""
        if self.on and text.strip() and self._clock.now() >= self._not_before:
            self._add(text)

    def try_out(self, text: str) -> None:
        """Say this now, whatever is chosen, by a voice that may have been installed just now."""
        self.hush()
        self._not_before = float("-inf")
        self._add("")
        self._add(text)

    def look(self) -> None:
        """Find out whether there is a voice for the language in use."""
        self._note(self._language(), VoiceState.UNKNOWN)
        self._add("")

    def hush(self) -> None:
        self._waiting.clear()
        if self._current is not None:
            assert self._speaker is not None
            self._speaker.stop()
            self._end()

    def close(self) -> None:
        """Say nothing more, and let nothing be left that speaks."""
        self._drop_speaker(wait=True)

    def _drop_speaker(self, *, wait: bool) -> None:
        self._waiting.clear()
        self._limit.stop()
        self._current = None
        if self._speaker is not None:
            self._speaker.close(wait=wait)
            self._speaker = None

    def _add(self, text: str) -> None:
        self._waiting.append(Utterance(text, self._language(), RATES[self.rate]))
        if self._current is None:
            self._say_next()

    def _say_next(self) -> None:
        if self._speaker is None:
            self._found = False
            self._speaker = self.make_speaker(self._answered.emit)
        self._current = utterance = self._waiting.popleft()
        patience = PATIENCE if self._found else START_PATIENCE
        self._limit.start(round(patience + PER_LETTER / utterance.rate * len(utterance.text)))
        self._speaker.say(utterance)

    def _take_answer(self, utterance: Utterance, outcome: SpeechOutcome) -> None:
        """Go on, if the answer is to what is waited for, and not to what was cut off before."""
        if utterance is not self._current:
            return
        self._found = True
        self._note(utterance.language, _FOUND[outcome])
        if outcome is SpeechOutcome.NO_ENGINE:
            self._pause()
        self._end()

    def _give_up(self) -> None:
        """Take a voice that does not say that it has ended for one that is not there."""
        self._drop_speaker(wait=False)
        self._note(self._language(), VoiceState.SILENT)
        self._pause()
        self.ended.emit()

    def _pause(self) -> None:
        """Say nothing for a while: nobody is to wait for a voice again and again."""
        self._waiting.clear()
        self._not_before = self._clock.now() + RETRY_AFTER

    def _end(self) -> None:
        self._current = None
        self._limit.stop()
        if self._waiting:
            self._say_next()
        else:
            self.ended.emit()

    def _note(self, language: str, state: VoiceState) -> None:
        before, self._known = self._known, (language, state)
        if self._known != before:
            self.changed.emit()
