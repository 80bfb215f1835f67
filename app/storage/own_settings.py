"""What each named person has chosen for themselves, and whose choices hold now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from app.storage.settings import OWN, REMEMBERED_COLOURS, Settings

KEY: Final = "table/own"
MOST: Final = REMEMBERED_COLOURS
"""So many people are kept: those that chose last."""


class OwnSettings(QObject):
    """Answers for the settings of `OWN`, instead of the household's, while a person's own hold.

    A person has own settings as soon as something has been chosen for them. What they have not
    chosen, or what is damaged, is the household's.
    """

    changed = Signal()
    """Other settings hold now, and are to be seen."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._seated = ""
        self._choosing: str | None = None
        self._held: dict[str, str] = {}
        self._shown: tuple[str, dict[str, str]] = ("", {})
        self.name = ""
        """Whose settings hold; "" for the household's."""

    @property
    def people(self) -> dict[str, dict[str, str]]:
        """Return what people have chosen, by their names; who chose last is at the end."""
        import json  # Not at the start.

        try:
            stored = json.loads(str(self._settings.read(KEY) or "{}"))
        except (ValueError, RecursionError):
            return {}
        entries = stored.items() if isinstance(stored, dict) else ()
        sound = {name: _sound(chosen) for name, chosen in entries if name}
        return {name: chosen for name, chosen in sound.items() if chosen}

    def __contains__(self, name: object) -> bool:
        return name in self.people

    def sit_down(self, name: str) -> None:
        """Let the settings of who is at the screen now hold; "" for nobody with a name.

        What is to be seen of them waits for `show`.
        """
        self._seated = name
        self._take_up()

    def choose_for(self, name: str | None) -> None:
        """Let all that is chosen go to this person, "" to the household.

        None: to who is at the screen again.
        """
        self._choosing = name
        self._take_up()
        self.show()

    def show(self) -> None:
        """Tell that other settings hold, if that has not been told yet."""
        now = self.name, dict(self._held)
        if now != self._shown:
            self._shown = now
            self.changed.emit()

    def forget(self, name: str) -> None:
        """Let the household's settings hold for this person, too."""
        self._keep({other: chosen for other, chosen in self.people.items() if other != name})
        self._take_up()
        self.show()

    def get(self, key: str) -> str | None:
        """Return what the person whose settings hold has chosen; None for nothing."""
        return self._held.get(key)

    def put(self, key: str, value: str) -> None:
        """Remember what that person has chosen."""
        self._held = {**self._held, key: value}
        self._shown = self.name, dict(self._held)
        others = {name: chosen for name, chosen in self.people.items() if name != self.name}
        self._keep({**others, self.name: self._held})

    def _keep(self, people: dict[str, dict[str, str]]) -> None:
        import json

        self._settings.write(KEY, json.dumps(dict(list(people.items())[-MOST:])))

    def _take_up(self) -> None:
        people = self.people
        if self._choosing is not None:
            self.name = self._choosing
        else:
            self.name = self._seated if self._seated in people else ""
        self._held = people.get(self.name, {})
        self._settings.held = self if self.name else None


def _sound(chosen: object) -> dict[str, str]:
    """Return those of a person's choices that can hold."""
    entries = chosen.items() if isinstance(chosen, dict) else ()
    return {
        key: value
        for key, value in entries
        if key in OWN and isinstance(value, str) and OWN[key](value)
    }
