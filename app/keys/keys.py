"""The keys as they are set: the table of commands, with what the person has changed of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from app.keys.commands import COMMANDS, KeyCommand, may_meet
from app.keys.strokes import LETTERS, character_of, written
from app.storage.settings import Settings
from app.texts import texts

T = texts("Keys")

KeyActions: TypeAlias = Mapping[KeyCommand, Callable[..., object]]
"""What each command does; one with choices is told which of its keys was pressed, from 0.

False is returned where it means nothing now."""

_RANGE = 3
"""So many characters in a row are told by the first and the last."""


class PressedCommand(NamedTuple):
    """The command of a key that was pressed."""

    command: KeyCommand
    which: int
    """The index of the key among those of the command."""


class Keys(QObject):
    """The keys of this person; `changed` says that they are others now."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._chosen = settings.letters

    # What a key means

    def pressed(self, event: QKeyEvent, among: Collection[KeyCommand]) -> PressedCommand | None:
        """Return which of these commands a key is for."""
        written_now = character_of(event)
        for command in among:
            for which, stroke in enumerate(command.strokes):
                if stroke.is_made_by(event):
                    return PressedCommand(command, which)
            characters = self.characters(command)
            if written_now and written_now in characters:
                return PressedCommand(command, characters.index(written_now))
        return None

    def do(self, event: QKeyEvent, actions: KeyActions) -> bool:
        """Do what a key is for; return whether it meant anything."""
        pressed = self.pressed(event, actions)
        if pressed is None:
            return False
        do = actions[pressed.command]
        return (do(pressed.which) if pressed.command.choices else do()) is not False

    def is_for(self, event: QKeyEvent, *commands: KeyCommand) -> bool:
        """Tell whether a key is for one of these commands."""
        return self.pressed(event, commands) is not None

    # What is set

    def characters(self, command: KeyCommand) -> str:
        """Return the characters that a command has now; "" for none."""
        chosen = self._chosen.get(command.id)
        if chosen is None:
            return command.characters
        return chosen if command.can_change and chosen in LETTERS else ""

    def clash(self, command: KeyCommand, character: str) -> KeyCommand | None:
        """Return the command that has a character already, where this one can be at hand."""
        others = (each for each in COMMANDS if each != command and may_meet(each, command))
        return next((each for each in others if character in self.characters(each)), None)

    def choose(self, command: KeyCommand, character: str) -> None:
        """Give a command another character; "" for none."""
        self._chosen = {**self._chosen, command.id: character}
        if character == command.characters:
            del self._chosen[command.id]
        self._keep()

    def take_up(self) -> None:
        """Let the letters hold that are set now: the keys may be another person's."""
        self._chosen = self._settings.letters
        self.changed.emit()

    def reset(self) -> None:
        """Give every command its own keys again."""
        self._chosen = {}
        self._keep()

    @property
    def as_at_first(self) -> bool:
        """Tell whether nothing is changed."""
        return not self._chosen

    def _keep(self) -> None:
        self._settings.letters = self._chosen
        self.changed.emit()

    # How they are told

    def caps(self, command: KeyCommand) -> list[list[str]]:
        """Return what stands on the keys of a command, each with what is held with it."""
        strokes = [stroke.caps for stroke in command.strokes]
        return strokes + [[written(character)] for character in self.characters(command)]

    def is_range(self, command: KeyCommand) -> bool:
        """Tell whether its keys are told by the first and the last alone."""
        return len(self.characters(command)) >= _RANGE

    def said(self, command: KeyCommand) -> str:
        """Return the keys of a command in words, for screen readers and tooltips."""
        if command.example is not None:
            return command.example()
        characters = [written(each) for each in self.characters(command)]
        if len(characters) >= _RANGE:
            characters = [T("{first} to {last}", "keys")(first=characters[0], last=characters[-1])]
        keys = [stroke.said for stroke in command.strokes] + characters
        return ", ".join(keys)

    def tip(self, command: KeyCommand) -> str:
        """Return the first key of a command, for the tooltip of its button; "" for none."""
        caps = self.caps(command)
        return "+".join(caps[0]) if caps else ""
