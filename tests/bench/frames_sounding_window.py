"""The table's frames while sounds are played all the time, against those while none is.

Nobody hears them: they go to a device of miniaudio's that only takes its time.
"""

import sys
import tempfile
from itertools import cycle
from pathlib import Path

from app.sound.device import Device, Fill, miniaudio
from app.sound.player import SoundPlayer
from app.sound.sounds import Sound
from app.storage.settings import Settings
from app.style.appearance import Appearance
from tests.bench.figures import compare, mean, middle, milliseconds, percentile_99, show
from tests.bench.frames_window import ROUNDS, TableStage, time_frames
from tests.bench.qt import begin

AIM = 1.1
EVERY = 12
"""Frames from one sound to the next: five a second at 60 frames, more than any match has."""


class SoundingStage(TableStage):
    """The table, and the player of the program that is kept busy."""

    def __init__(self, appearance: Appearance, player: SoundPlayer) -> None:
        super().__init__(appearance)
        self._player = player
        self._sounds = cycle(Sound)
        self._frames = 0
        self.asking: list[float] = []
        """How long the window took to ask for each sound, in milliseconds."""

    def step(self) -> None:
        self._frames += 1
        if self._frames % EVERY == 1:
            sound = next(self._sounds)
            self.asking.append(milliseconds(lambda: self._player.play(sound, 0.5)))
        super().step()


def unheard(fill: Fill) -> Device | None:
    """Open the device that only takes its time; None where miniaudio is missing."""
    library = miniaudio()
    return None if library is None else Device(library, library.lib.ma_backend_null, fill)


def main() -> int:
    begin()
    player = SoundPlayer(unheard)
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        sounding, quiet = SoundingStage(appearance, player), TableStage(appearance)
        ours: list[float] = []
        plain: list[float] = []
        for _ in range(ROUNDS):
            plain += time_frames(quiet)
            ours += time_frames(sounding)
    player.close()
    show("sounds meanwhile", "", len(sounding.asking))
    show("asking for one, the middle", "µs", 1000 * middle(sounding.asking))
    compare("mean frame", "ms", mean(ours), mean(plain), AIM)
    compare("99th percentile", "ms", percentile_99(ours), percentile_99(plain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
