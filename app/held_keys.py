"""A key that is held presses once: Enter and Space do things that cannot all be taken back."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

ACTING_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HeldKeys(QObject):
    """Swallows the repetitions of Enter and Space before they reach any widget of `window`.

    Qt marks repetitions, but not on every X server: where the server does not tell, a repetition
    is a release and a press at the very same time.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._released: tuple[int, int] = (0, 0)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() in ACTING_KEYS:
            if event.type() == QEvent.Type.KeyRelease:
                self._released = (event.key(), event.timestamp())
            elif event.type() == QEvent.Type.KeyPress and self._repeats(event):
                return True
        return super().eventFilter(watched, event)

    def _repeats(self, press: QKeyEvent) -> bool:
        at_once = press.timestamp() and self._released == (press.key(), press.timestamp())
        return press.isAutoRepeat() or bool(at_once)
