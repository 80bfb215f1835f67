"""Keys as the keyboard has them: which one was pressed, and what stands on it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent

from app.texts import Text, texts

T = texts("Keys")

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ESCAPE: Final = Qt.Key.Key_Escape
SPACE: Final = Qt.Key.Key_Space
PRESSES: Final = (*ENTER, SPACE, Qt.Key.Key_Select)
"""The keys that press what has the focus."""
SIDEWAYS: Final[Mapping[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
UP_AND_DOWN: Final[Mapping[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
ARROWS: Final[Mapping[int, tuple[int, int]]] = {
    **{key: (step, 0) for key, step in SIDEWAYS.items()},
    **{key: (0, step) for key, step in UP_AND_DOWN.items()},
}
"""The way that each arrow goes."""
STEPS: Final[Mapping[int, int]] = {**SIDEWAYS, **UP_AND_DOWN}
"""Back or on, along a row of any kind."""
ENDS: Final[Mapping[int, int]] = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
PAGES: Final[Mapping[int, int]] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
ALONG_A_LIST: Final = (*UP_AND_DOWN, *PAGES, *ENDS)
ROAM: Final = (*ARROWS, *ENDS, *PAGES, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""They move the focus or a page, and do nothing else."""
HELD: Final = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock,
)  # fmt: skip
"""Keys that mean something with another one only; screen readers fall silent with some."""

_OTHERS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With these a key writes nothing."""

_GREEK: Final = dict(zip("ABCDEFGHIJKLMNOPRSTUVXYZ", "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ", strict=True))
"""The letters of a Greek keyboard by those of a Latin one in the same place."""
_LATIN: Final = {greek: latin for latin, greek in _GREEK.items()}

LETTERS: Final = "".join(_GREEK)
"""The letters that have a place of their own on both keyboards."""


class Stroke(NamedTuple):
    """A key, alone or with others held, that always means the same."""

    keys: tuple[int, ...]
    cap: str | Text
    """What stands on it."""
    name: Text | None = None
    """What a screen reader says for it, where the cap does not say it."""
    ctrl: bool = False
    shift: bool = False

    def is_made_by(self, event: QKeyEvent) -> bool:
        """Tell whether this is the key that was pressed."""
        held = event.modifiers()
        ctrl = bool(held & Qt.KeyboardModifier.ControlModifier)
        shift = bool(held & Qt.KeyboardModifier.ShiftModifier)
        other = held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier)
        fits = ctrl == self.ctrl and (shift or not self.shift) and not other
        return fits and event.key() in self.keys

    @property
    def caps(self) -> list[str]:
        """Return what stands on it and on what is held with it."""
        own = self.cap if isinstance(self.cap, str) else self.cap()
        held = [_ctrl()] if self.ctrl else []
        return [*held, *(["Shift"] if self.shift else []), own]

    @property
    def said(self) -> str:
        """Return its name for who hears it."""
        *held, own = self.caps
        return "+".join([*held, own if self.name is None else self.name()])


def letter(character: str, *, ctrl: bool = False) -> Stroke:
    """Return the stroke of a letter's key, by its place on the keyboard."""
    return Stroke((ord(character), ord(_GREEK.get(character, character))), character, ctrl=ctrl)


def character_of(event: QKeyEvent) -> str:
    """Return the character that a key writes, letters by their place on the keyboard; or "".

    On a Greek keyboard the key of H writes an eta, and is H here.
    """
    if event.modifiers() & _OTHERS:
        return ""
    if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z or Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return chr(event.key())
    text = event.text()
    if 0x370 <= event.key() < 0x400:
        return "" if text == "ς" else _LATIN.get(chr(event.key()), "")  # ς is on the key of W.
    return text if text.isprintable() and not text.isspace() else ""


def digit_of(event: QKeyEvent) -> str:
    """Return the digit that a key writes, or ""."""
    return text if (text := event.text()).isdigit() and text.isascii() else ""


def written(character: str) -> str:
    """Return a character as it stands on the keys of the program's language."""
    greek = QLocale().language() == QLocale.Language.Greek
    return _GREEK.get(character, character) if greek else character


def has_ctrl(event: QKeyEvent) -> bool:
    """Tell whether the key is pressed together with Ctrl, as shortcuts are."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def writes(event: QKeyEvent) -> bool:
    """Tell whether a key is pressed alone, or with Shift only: then it can write something."""
    return not event.modifiers() & _OTHERS


def _ctrl() -> str:
    return "⌘" if sys.platform == "darwin" else "Ctrl"


LEFT = Stroke((Qt.Key.Key_Left,), "←", T("left arrow", note="A key, for screen readers."))
RIGHT = Stroke((Qt.Key.Key_Right,), "→", T("right arrow", note="A key, for screen readers."))
SHIFT_LEFT = LEFT._replace(shift=True)
SHIFT_RIGHT = RIGHT._replace(shift=True)
UP = Stroke((Qt.Key.Key_Up,), "↑", T("up arrow", note="A key, for screen readers."))
DOWN = Stroke((Qt.Key.Key_Down,), "↓", T("down arrow", note="A key, for screen readers."))
HOME = Stroke((Qt.Key.Key_Home,), "Home")
END = Stroke((Qt.Key.Key_End,), "End")
PAGE_UP = Stroke((Qt.Key.Key_PageUp,), "PgUp", T("Page Up", note="A key, for screen readers."))
PAGE_DOWN = Stroke(
    (Qt.Key.Key_PageDown,), "PgDn", T("Page Down", note="A key, for screen readers.")
)
RETURN = Stroke(ENTER, "Enter")
CTRL_RETURN = Stroke(ENTER, "Enter", ctrl=True)
BLANK = Stroke((SPACE,), T("Space", note="The name of the space bar."))
ESC = Stroke((ESCAPE,), "Esc")
TAB = Stroke((Qt.Key.Key_Tab,), "Tab")
F1 = Stroke((Qt.Key.Key_F1,), "F1")
SHIFT_F1 = F1._replace(shift=True)
F11 = Stroke((Qt.Key.Key_F11,), "F11")
DELETE = Stroke((Qt.Key.Key_Delete,), "Delete")
BACKSPACE = Stroke((Qt.Key.Key_Backspace,), "Backspace")
