"""A question asked in place, instead of a dialog."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ESCAPE
from app.press_guard import changed
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.buttons import IconButton, LinkButton, PanelButton, RailButton
from app.widgets.label import Label

_APART: Final = 12.0
"""Between the answers, at 1280 x 800: as between the buttons of the rail."""


class InlineQuestion(QWidget):
    """A sentence with two answers: the one that does it and the one that leaves all as it is.

    Esc is the second answer. `answered` carries True for the first.
    """

    answered = Signal(bool)

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, on_rail: bool = False
    ) -> None:
        """Make a question in the colours of panels, for what takes something away.

        With `on_rail` it has those of the rail, for what takes nothing away.
        """
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.sentence = Label(
            appearance, "strong", self, tone="rail_text" if on_rail else "text", wrap=True
        )
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.do_it: IconButton = (
            RailButton(appearance, None, self) if on_rail else LinkButton(appearance, "x", self)
        )
        self.do_it.clicked.connect(lambda: self.answered.emit(True))
        self.leave_it: IconButton = (RailButton if on_rail else PanelButton)(appearance, None, self)
        self.leave_it.clicked.connect(lambda: self.answered.emit(False))
        self.setFocusProxy(self.leave_it)

    def set_texts(self, sentence: str, do_it: str, leave_it: str) -> None:
        self.sentence.setText(sentence)
        self.do_it.set_word(do_it)
        self.leave_it.set_word(leave_it)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def least_height(self, width: float) -> int:
        """Return the height in which everything can be read at this width."""
        button = self.leave_it.body_size().height() + 2 * self.leave_it.margin
        return round(max(button, self.sentence.heightForWidth(round(self._room(width)))))

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put the question there, its answers at the right."""
        self.setGeometry(round(x), round(y), round(width), round(height))
        right = width - self.leave_it.margin
        for button in (self.leave_it, self.do_it):
            size = button.body_size()
            right -= size.width()
            button.place(right, (height - size.height()) / 2, size.width(), size.height())
            right -= self._metrics.px(_APART)
        self.sentence.setGeometry(0, 0, round(self._room(width)), round(height))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        changed(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Guard what comes back where the answer was, now that the question needs no room."""
        super().hideEvent(event)
        page = self.parentWidget()
        if page is not None:
            changed(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == ESCAPE:
            self.answered.emit(False)
        else:
            super().keyPressEvent(event)

    def _room(self, width: float) -> float:
        buttons = self.leave_it.body_size().width() + self.do_it.body_size().width()
        return max(60.0, width - buttons - self.leave_it.margin - self._metrics.px(18 + _APART))
