"""Folders of its own for a program on trial, so that whatever it leaves behind is seen."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Sandbox:
    """A person's folders, all of them empty at first."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        """The data folder, which is not there yet."""
        self.home = folder / "home"
        self._folder = folder
        self._reports = 0
        self._temporary = folder / "temporary"
        self._runtime = folder / "runtime"
        for each in (self.home, self._temporary, self._runtime):
            each.mkdir(mode=0o700)

    def new_report(self) -> Path:
        """A file in which the system tells what a process asked for."""
        self._reports += 1
        return self._folder / f"report-{self._reports}"

    def environment(self) -> dict[str, str]:
        """What tells a program where these folders are."""
        temporary = str(self._temporary)
        if sys.platform == "win32":
            home = str(self.home)
            return {"TEMP": temporary, "TMP": temporary, "APPDATA": home, "LOCALAPPDATA": home}
        return {
            "HOME": str(self.home),
            "TMPDIR": temporary,
            "XDG_RUNTIME_DIR": str(self._runtime),
        }

    def allows(self, path: Path) -> bool:
        """Whether a program may leave this behind.

        That is its own data, the cache of the fonts, and the folder that the system's library for
        sound makes for itself.
        """
        inside = self.data in path.parents or path == self.data
        inside = inside or self._runtime / "pulse" in (path, *path.parents)
        return inside or "fontconfig" in path.parts or path == self.home / ".cache"

    def left_behind(self) -> list[Path]:
        """What lies here and should not."""
        places = (self.home, self._temporary, self._runtime)
        found = [path for place in places for path in place.rglob("*")]
        return sorted(path for path in found if not self.allows(path))


@contextmanager
def sandbox() -> Iterator[Sandbox]:
    """Make the folders; they go with the block."""
    with tempfile.TemporaryDirectory(prefix="trapoula-trial-") as folder:
        yield Sandbox(Path(folder).resolve())


def bare_environment() -> dict[str, str]:
    """This process's environment without what would change how a program starts."""
    ours = ("PYTHON", "QT_", "XDG_", "LC_", "LANG", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}
