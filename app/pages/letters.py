"""The letters that do something at a match, as Latin and Greek keyboards have them."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

SIGNAL: Final = (Qt.Key.Key_S, 0x03A3)
PAUSE: Final = (Qt.Key.Key_P, 0x03A0)
BACK: Final = (Qt.Key.Key_B, 0x0392)
NEXT: Final = (Qt.Key.Key_N, 0x039D)
POINTS: Final = (Qt.Key.Key_T, 0x03A4)
MOVES: Final = (Qt.Key.Key_L, 0x039B)
HINT: Final = (Qt.Key.Key_H, 0x0397)
SHOW: Final = (Qt.Key.Key_D, 0x0394)
"""In a lesson."""
UNDO: Final = (Qt.Key.Key_Z, 0x0396)
"""Together with Ctrl."""


def is_undo(event: QKeyEvent) -> bool:
    """Tell whether a key takes something back, on a keyboard without Latin letters, too."""
    ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.matches(QKeySequence.StandardKey.Undo) or (ctrl and event.key() in UNDO)
