"""The table of keys: every command has a name and keys of its own, and letters by their place."""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from app.keys import commands
from app.keys.commands import COMMANDS, KeyCommand, may_meet
from app.keys.keys import Keys
from app.keys.strokes import LETTERS, character_of, written
from app.storage.settings import Settings
from tests.app.hands import pressed

PAGES = Path("app/pages")


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(Settings(tmp_path / "settings.ini"))


@pytest.mark.parametrize("language", ["en", "el"])
def test_every_command_has_a_name_of_its_own(
    language: str, speak: Callable[[str], None], keys: Keys
) -> None:
    speak(language)
    greek = range(0x370, 0x400)
    for command in COMMANDS:
        name = command.name()
        assert name
        assert any(ord(letter) in greek for letter in name) == (language == "el")
        assert keys.said(command)
    said = [(command.group, command.name()) for command in COMMANDS]
    assert len(set(said)) == len(said)
    assert len({command.id for command in COMMANDS}) == len(COMMANDS)


def test_no_two_letters_clash() -> None:
    for one, other in combinations(COMMANDS, 2):
        if may_meet(one, other):
            assert not set(one.characters) & set(other.characters), (one.id, other.id)


def test_no_page_knows_a_key_by_itself() -> None:
    """What a key does is read from the table alone."""
    for path in PAGES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node).startswith("Qt.Key."):
                raise AssertionError(f"{path}:{node.lineno} names a key")


@pytest.mark.parametrize(
    ("key", "text", "letter"),
    [
        (Qt.Key.Key_H, "h", "H"),
        (0x397, "η", "H"),
        (0x3A3, "σ", "S"),
        (0x3A3, "ς", ""),
        (0x39E, "ξ", "J"),
        (0x398, "θ", "U"),
        (Qt.Key.Key_Slash, "/", "/"),
        (Qt.Key.Key_7, "7", "7"),
        (Qt.Key.Key_Space, " ", ""),
        (Qt.Key.Key_Left, "", ""),
    ],
)
def test_letters_count_by_their_place_on_the_keyboard(key: int, text: str, letter: str) -> None:
    assert character_of(pressed(key, text)) == letter


def test_a_letter_means_nothing_with_ctrl() -> None:
    held = Qt.KeyboardModifier.ControlModifier
    assert character_of(QKeyEvent(pressed(0).type(), Qt.Key.Key_H, held, "")) == ""


def test_letters_are_written_in_the_language_of_the_program(
    speak: Callable[[str], None], keys: Keys
) -> None:
    speak("en")
    assert (written("L"), keys.tip(commands.MOVES)) == ("L", "L")
    speak("el")
    assert (written("L"), keys.tip(commands.MOVES)) == ("Λ", "Λ")
    assert len({written(letter) for letter in LETTERS}) == len(LETTERS)


def _h(keys: Keys, command: KeyCommand) -> bool:
    return keys.is_for(pressed(Qt.Key.Key_H, "h"), command)


def test_a_letter_can_be_changed_and_is_kept(tmp_path: Path, keys: Keys) -> None:
    said: list[str] = []
    keys.changed.connect(lambda: said.append("changed"))
    assert keys.clash(commands.PAUSE, "H") is commands.HINT
    assert keys.clash(commands.PAUSE, "W") is None
    keys.choose(commands.HINT, "J")
    assert said == ["changed"]
    assert not _h(keys, commands.HINT)
    assert keys.is_for(pressed(Qt.Key.Key_J, "j"), commands.HINT)
    assert keys.clash(commands.PAUSE, "H") is None
    again = Keys(Settings(tmp_path / "settings.ini"))
    assert again.tip(commands.HINT) == "J"
    again.reset()
    assert _h(again, commands.HINT)
    assert again.as_at_first


def test_a_letter_can_be_switched_off(keys: Keys) -> None:
    keys.choose(commands.HINT, "")
    assert not _h(keys, commands.HINT)
    assert keys.said(commands.HINT) == ""
    keys.choose(commands.KEYS, "")
    assert keys.caps(commands.KEYS) == [["F1"]]
    keys.choose(commands.HINT, "H")
    keys.choose(commands.KEYS, "?")
    assert keys.as_at_first


def test_a_damaged_letter_is_none(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.letters = {"hint": "many", "games": "X", "gone": "Q"}
    keys = Keys(settings)
    assert keys.characters(commands.HINT) == ""
    assert keys.characters(commands.GAMES) == ""
    settings.write("keys/letters", "[1")
    assert Keys(settings).as_at_first
