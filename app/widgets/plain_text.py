"""A plain text of many lines, to be read."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.control import BY_KEY
from app.widgets.scroll import dress_scroll_bars, dress_text


class PlainText(QPlainTextEdit):
    """Scrolls and lets itself be copied; `focus_changed` says whether the keyboard scrolls it."""

    focus_changed = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        dress_scroll_bars(appearance, self)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def restyle(self) -> None:
        """Take up theme and measures anew."""
        dress_text(self._appearance.theme, self)
        self.document().setDefaultFont(self._metrics.font("caption"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit(event.reason() in BY_KEY)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)
