"""The players whose cards are only spoken when they ask for it, by their names."""

from __future__ import annotations

from typing import Final

from app.storage.settings import REMEMBERED_COLOURS, Settings

KEY: Final = "table/confiding"
MOST: Final = REMEMBERED_COLOURS
"""So many names are kept: those that chose last."""


class Confiding:
    """Their names, kept in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def names(self) -> list[str]:
        """Return the names, the one that chose last at the end."""
        import json  # Not at the start.

        try:
            stored = json.loads(str(self._settings.read(KEY) or "[]"))
        except ValueError:
            return []
        names = stored if isinstance(stored, list) else []
        return [name for name in names if isinstance(name, str)]

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def choose(self, name: str, *, on: bool) -> None:
        """Remember whether the cards of that player are only spoken when they ask."""
        import json

        others = [each for each in self.names if each != name]
        kept = [*others, name][-MOST:] if on else others
        self._settings.write(KEY, json.dumps(kept))
