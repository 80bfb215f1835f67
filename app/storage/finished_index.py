"""An index of the saved matches that are known to be over, which a start need not read again.

It is only a help: an entry counts while the match's file is unchanged, and an index that is
missing, torn or of another version is empty.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

FIRST_LINE: Final = "trapoula-finished 1"
"""Name and version. Each line after it is a match: time, size and name of its file."""


class Stamp(NamedTuple):
    """The state of a file: when it was changed, in nanoseconds, and its size in bytes."""

    time: int
    size: int


class FinishedMatches:
    """The index in the file `path`, which is made when the first match is over."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamps = _read(path)
        self.grown = False
        """Whether there is something to be saved."""

    def holds(self, name: str, stamp: Stamp) -> bool:
        """Tell whether the match in the file `name`, in this state, is known to be over."""
        return self._stamps.get(name) == stamp

    def add(self, name: str, stamp: Stamp) -> None:
        self._stamps[name] = stamp
        self.grown = True

    def save(self, names: Iterable[str]) -> None:
        """Write the index, without files that are not among `names` any more."""
        self.grown = False
        self._stamps = {name: self._stamps[name] for name in names if name in self._stamps}
        lines = [
            f"{stamp.time} {stamp.size} {name}\n"
            for name, stamp in self._stamps.items()
            if "\n" not in name
        ]
        unfinished = self._path.with_name(self._path.name + ".new")
        with suppress(OSError):  # those matches are then read once more at the next start
            unfinished.write_bytes(os.fsencode(f"{FIRST_LINE}\n{''.join(lines)}"))
            unfinished.replace(self._path)


def _read(path: Path) -> dict[str, Stamp]:
    if not path.is_file():
        return {}
    try:
        first, *lines, _end = os.fsdecode(path.read_bytes()).split("\n")
        if first != FIRST_LINE:
            return {}
        entries = [line.split(" ", 2) for line in lines]
        return {name: Stamp(int(time), int(size)) for time, size, name in entries}
    except (OSError, ValueError):
        return {}
