"""The players whose cards are only spoken when they ask for it, as they are remembered."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from app.storage.settings import REMEMBERED_COLOURS, Settings

KEY: Final = "table/confiding"
DECLINED_KEY: Final = "table/spoken"
"""Where the names are kept of who wants to hear them by themselves, whatever others choose."""
MOST: Final = REMEMBERED_COLOURS
"""So many names are kept: those that chose last."""


class Confiding:
    """Their names, kept in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def names(self) -> list[str]:
        """Return the names, the one that chose last at the end."""
        return self._read(KEY)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def holds(self, name: str, people: Collection[str]) -> bool:
        """Tell whether it holds for a player among the people at one screen.

        What is said for one is heard by all: it holds for everybody as soon as one has chosen it,
        but for who has chosen otherwise since.
        """
        names = self.names
        if name in names:
            return True
        return any(other in names for other in people) and name not in self._read(DECLINED_KEY)

    def choose(self, name: str, *, on: bool, people: Collection[str] = ()) -> None:
        """Remember whether the cards of that player are only spoken when they ask.

        Who chooses otherwise than somebody else of the `people` at the screen keeps to that.
        """
        names = [each for each in self.names if each != name]
        declined = [each for each in self._read(DECLINED_KEY) if each != name]
        if on:
            names.append(name)
        elif any(other in names for other in people):
            declined.append(name)
        self._write(KEY, names)
        self._write(DECLINED_KEY, declined)

    def _read(self, key: str) -> list[str]:
        import json  # Not at the start.

        try:
            stored = json.loads(str(self._settings.read(key) or "[]"))
        except ValueError:
            return []
        names = stored if isinstance(stored, list) else []
        return [name for name in names if isinstance(name, str)]

    def _write(self, key: str, names: list[str]) -> None:
        import json

        if names != self._read(key):
            self._settings.write(key, json.dumps(names[-MOST:]))
