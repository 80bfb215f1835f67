"""A device that nobody hears, which asks for samples when the test says so."""

from array import array
from collections.abc import Callable
from threading import Event

Fill = Callable[[int], "array[int]"]


class FakeDevice:
    """Notes what is done with it; `present` says whether the system has it."""

    def __init__(self) -> None:
        self.present = True
        self.opened = 0
        self.playing = False
        self.closed = 0
        self.fill: Fill = lambda _count: array("h")
        self.asked = Event()
        """Something was tried with the device."""
        self.rested = Event()

    def open(self, fill: Fill) -> "FakeDevice | None":
        self.opened += 1
        self.fill = fill
        if not self.present:
            self.asked.set()
            return None
        return self

    def start(self) -> bool:
        self.playing = self.present
        self.asked.set()
        return self.present

    def stop(self) -> None:
        self.playing = False
        self.rested.set()

    def close(self) -> None:
        self.playing = False
        self.closed += 1
