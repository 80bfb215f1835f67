"""The rescue of a settings file that this version cannot read completely.

Qt reads such a file as far as it likes and overwrites the rest. So before anything is written, a
damaged file is set aside and its sound lines take its place; a file of a newer version is copied.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

from app.storage.set_aside import names_aside
from app.storage.settings import SECTIONS, VERSION

_BOM: Final = "\ufeff"
_SECTION: Final = re.compile(r"\[([^\[\]\\\"]+)\]")
_ENTRY: Final = re.compile(r'([^\s"=;\[][^"=]*)=((?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*)')
_CONTROL: Final = re.compile("[\x00-\x08\x0a-\x1f\x7f\ufffd]")
"""Characters that no line has, neither as written nor by its encoding."""

_HOMES: Final = {name: section for section, names in SECTIONS.items() for name in names}


class KeptFile(NamedTuple):
    """The place of a file that could not be read completely, and the cause."""

    path: Path
    cause: Literal["damaged", "newer"]


def rescue(path: Path, games: Collection[str]) -> KeptFile | None:
    """Make the settings in `path` safe to read and write, without a loss.

    `games` have their entries in `options`. Returns None if nothing had to be kept, or if a newer
    version's file is kept already.
    """
    try:
        text = path.read_bytes().decode(errors="replace").removeprefix(_BOM)
    except OSError:  # There is none, or it cannot be written either.
        return None
    read = _Read([line.removesuffix("\r") for line in text.split("\n")], games)
    with suppress(OSError):
        if not read.whole:
            kept = next(name for name in names_aside(path) if not name.exists())
            path.rename(kept)
            path.write_text(read.text, "utf-8")
            return KeptFile(kept, "damaged")
        kept = path.with_stem(f"{path.stem}.version-{read.version}")
        if read.version > VERSION and not kept.exists():
            shutil.copy2(path, kept)
            return KeptFile(kept, "newer")
    return None


class _Read:
    """The readable part of a file.

    Where the line that names a section is lost, an entry's own name tells its section.
    """

    def __init__(self, lines: list[str], games: Collection[str]) -> None:
        self.whole = True
        self.version = VERSION
        self.text = ""
        """The entries, each below its section."""
        section = "General"
        for line in map(str.strip, lines):
            if _CONTROL.search(line):
                self.whole = False
            elif found := _SECTION.fullmatch(line):
                section = found[1]
            elif found := _ENTRY.fullmatch(line):
                name = found[1].rstrip()
                home = "options" if name in games else _HOMES.get(name, section)
                self._take(section, home, name, found[2])
            elif line and line[0] != ";":
                self.whole = False

    def _take(self, section: str, home: str, name: str, value: str) -> None:
        if home != section and section in (*SECTIONS, "options"):
            self.whole = False
            section = home
        self.text += f"[{section}]\n{name}={value}\n"
        if (section, name) == ("General", "version") and value.isdecimal():
            self.version = int(value[:9])
