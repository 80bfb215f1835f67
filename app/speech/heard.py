"""Whether what is announced has been said, by whatever says it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.speech.reading_aloud import ReadingAloud
from app.speech.speaking import Speaking
from app.system.clock import Clock
from app.system.reading_time import reading_time
from app.system.screen_reader import says_what_is_announced


class Heard(Speaking):
    """Has announcements said by the program's own voice, and knows when they have been.

    Where that is off, a screen reader may say them. None tells when it is done: it is given as long
    as it takes at its usual speed, and any key ends that, as it ends what the reader says.
    """

    def __init__(self, voice: ReadingAloud, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._voice = voice
        self._clock = clock
        self._ends = 0.0
        """When a screen reader will have said all, about."""
        self._reader = clock.alarm(self._end)
        voice.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        return self._voice.busy or self._reader.isActive()

    def hear(self, text: str) -> None:
        """Note that this is announced."""
        self._voice.hear(text)
        if not self._voice.on and says_what_is_announced():
            now = self._clock.now()
            self._ends = max(now, self._ends) + reading_time(text)
            self._reader.start(round(self._ends - now))

    def hush(self) -> None:
        self._voice.hush()
        if self._reader.isActive():
            self._reader.stop()
            self._ends = 0.0
            self._end()

    def _end(self) -> None:
        if not self.busy:
            self.ended.emit()
