"""Writing with a switch: names that are known, and letters, in menus in place of a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QLocale, QPoint

from app import common_texts
from app.texts import texts
from app.widgets.field import Field
from app.widgets.menu import Menu, dress_menu

T = texts("Scanning")

DIGITS: Final = "0123456789"
LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GREEK: Final = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
PART: Final = 6
"""So many letters are in one menu."""
MOST_NAMES: Final = 6

Entry: TypeAlias = tuple[str, Callable[[], None]]


class SwitchWriting:
    """Asks in menus what is to stand in a field, until that is done."""

    def __init__(self, field: Field) -> None:
        self._field = field
        field.selectAll()  # A letter stands in place of what was there.
        self._ask()

    def _ask(self) -> None:
        """Offer names, parts of the alphabet, and the way back."""
        text = self._field.text()
        entries: list[Entry]
        if self._field.only_digits:
            entries = [(digit, partial(self._write, digit)) for digit in DIGITS]
        else:
            names = [name for name in self._field.known() if name != text][:MOST_NAMES]
            letters = GREEK if QLocale().language() == QLocale.Language.Greek else LATIN
            parts = [letters[at : at + PART] for at in range(0, len(letters), PART)]
            entries = [(name, partial(self._take, name)) for name in names]
            entries += [self._part(part) for part in (*parts, DIGITS)]
            entries.append((T("Space", note="An entry: a blank is written.")(), self._write_blank))
        if text:
            entries.append((T("Delete the last letter")(), self._delete))
        entries.append((T("Done", note="An entry: the writing ends.")(), _end))
        self._open(entries)

    def _part(self, letters: str) -> Entry:
        name = common_texts.first_to_last(first=letters[0], last=letters[-1])
        entries: list[Entry] = [(letter, partial(self._write, letter)) for letter in letters]
        return name, partial(self._open, [*entries, (common_texts.back(), self._ask)])

    def _open(self, entries: Sequence[Entry]) -> None:
        field = self._field
        menu = Menu(field)
        dress_menu(menu, field.appearance, field.metrics)
        for word, do in entries:
            menu.addAction(word.replace("&", "&&")).triggered.connect(lambda _=False, do=do: do())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(field.mapToGlobal(QPoint(0, field.height())))

    def _take(self, name: str) -> None:
        """Let a name stand there, and nothing else."""
        self._field.selectAll()
        self._field.insert(name)

    def _write(self, letter: str) -> None:
        """Write a letter: a small one within a word."""
        before = self._field.text()[: self._field.cursorPosition()]
        fresh = self._field.hasSelectedText() or not before or before.endswith(" ")
        self._field.insert(letter if fresh else letter.lower())
        self._ask()

    def _write_blank(self) -> None:
        self._field.insert(" ")
        self._ask()

    def _delete(self) -> None:
        self._field.end(False)
        self._field.backspace()
        self._ask()


def _end() -> None:
    """Ask no more: the menu has gone."""
