"""Inside a measured program: say `ready` once its window has been painted and nothing is due."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Readiness(QObject):
    """Watches a window, which is not shown yet or not painted yet."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._painted = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            # A timer of no length comes after everything that is waiting.
            QTimer.singleShot(0, self, lambda: print("ready", flush=True))
        return super().eventFilter(watched, event)
