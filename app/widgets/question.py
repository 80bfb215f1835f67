"""A question asked in place, instead of a dialog."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ESCAPE
from app.paint.brushes import line, rounded
from app.press_guard import changed
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.buttons import IconButton, LinkButton, PanelButton, RailButton
from app.widgets.label import Label

_APART: Final = 12.0
"""Between the answers, at 1280 x 800: as between the buttons of the rail."""
_BESIDE: Final = 14.0
_ABOVE: Final = 10.0
"""Around the words of a question that rises over the page."""


class InlineQuestion(QWidget):
    """A sentence with two answers: the one that does it and the one that leaves all as it is.

    Where its words need more height than there is, it rises over the page, on a ground of its own.
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
        self._appearance = appearance
        self._rises = False
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

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put the question there, its answers at the right; its foot stays where it is."""
        room, beside = self._room(width), self._metrics.px(_BESIDE)
        wanted: float = self.sentence.heightForWidth(round(room))
        self._rises = wanted > height
        if self._rises:
            wanted += 2 * self._metrics.px(_ABOVE)
            y, height = y + height - wanted, wanted
            self.raise_()
        self.setGeometry(round(x - beside), round(y), round(width + 2 * beside), round(height))
        right = beside + width - self.leave_it.margin
        for button in (self.leave_it, self.do_it):
            size = button.body_size()
            right -= size.width()
            button.place(right, (height - size.height()) / 2, size.width(), size.height())
            right -= self._metrics.px(_APART)
        self.sentence.setGeometry(round(beside), 0, round(room), round(height))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, where it lies over the page."""
        if not self._rises:
            return
        theme, px = self._appearance.theme, self._metrics.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.rect().toRectF().adjusted(px(1), px(1), -px(1), -px(1))
        rounded(painter, body, px(14), theme.rail_2, line(theme.rail_edge, px(1.5)))

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
