"""The sounds of a match on the table of a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.games.sounds import heard
from app.match.story import Happenings
from app.sound.sounds import Sound, SoundKind

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class TableSounds(QObject):
    """Lets who sits at a page's table hear what they see.

    What happened is heard when the card that it was done with arrives, and of each kind of sounds
    one: what comes in between takes the place of what has not been heard yet.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._table = page.module.sounds()
        self._coming: dict[SoundKind, Sound] = {}
        self._arrival = page.view.scene.clock.alarm(self._arrive)

    def happened(self, events: Iterable[Happenings], listener: int | None) -> None:
        """Let be heard what these events brought about, as they were told to the listener."""
        self._coming |= heard(self._table, events, listener)
        self.follow()

    def called(self) -> None:
        """Let be heard that it is the turn of the person at the screen."""
        self._coming[SoundKind.TURN] = Sound.TURN
        self.follow()

    def follow(self) -> None:
        """Wait for the cards that have just set out, if anything is to be heard with them."""
        if self._coming:
            self._arrival.start(round(self._page.view.scene.until_arrival))

    def make(self, sound: Sound) -> None:
        """Let be heard at once what the person's own hands do."""
        self._page.sounded.emit(sound)

    def _arrive(self) -> None:
        coming, self._coming = self._coming, {}
        if self._page.isVisible() and not self._page.seating.away:
            for sound in coming.values():
                self.make(sound)
