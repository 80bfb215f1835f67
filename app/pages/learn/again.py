"""The question on the row of a lesson that is done: from its beginning, or from a step."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.learning.lesson_words import lesson_words
from app.pages.learn import words
from app.pages.learn.overview import LessonEntry
from app.paint.brushes import grown, line, rounded
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.press_guard import changed
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description, tell_name
from app.widgets.cream_button import CreamButton
from app.widgets.language_switch import current_language

_LEADING = 1.2


class AgainChoice(QWidget):
    """Asks from where a lesson that is done is taken again; `chosen` carries the step, from 0."""

    chosen = Signal(int)

    def __init__(
        self, appearance: Appearance, entry: LessonEntry, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.entry = entry
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._step = entry.mark.step or 1
        self.again = CreamButton(appearance, None, self, dark=True)
        self.again.clicked.connect(lambda: self.chosen.emit(0))
        self.from_step = CreamButton(appearance, None, self)
        self.from_step.clicked.connect(lambda: self.chosen.emit(self._step))
        self.earlier = CreamButton(appearance, "left", self)
        self.earlier.clicked.connect(lambda: self._go(-1))
        self.later = CreamButton(appearance, "right", self)
        self.later.clicked.connect(lambda: self._go(1))
        self.setFocusProxy(self.again)
        self.retranslate()

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key can stop."""
        return [self.again, self.earlier, self.from_step, self.later]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        title = self.entry.title
        tell_name(self, title)
        self.again.set_word(words.again())
        tell_description(self.again, title)
        self.earlier.set_word(words.earlier_step())
        self.later.set_word(words.later_step())
        for button in (self.earlier, self.later):
            button.show_word(False)
        self._say_step()
        self.update()

    def place(self, x: float, y: float, width: float) -> float:
        """Put it there, so wide; return its height."""
        px, gap = self._metrics.px, self._metrics.px(6)
        pad = px(10)
        room = width - 2 * pad
        top = pad + self._title_height(room) + gap
        self.again.fit(room)
        self.from_step.fit(room)
        high = self.again.body_size().height()
        self.again.place(pad, top, room, high)
        top += high + gap
        side = self.earlier.body_size().width()
        beside = room - 2 * (side + gap) >= self.from_step.body_size().width()
        left, wide = (pad + side + gap, room - 2 * (side + gap)) if beside else (pad, room)
        self.from_step.place(left, top, wide, high)
        if not beside:
            top += high + gap
        self.earlier.place(pad, top, side, high)
        self.later.place(width - pad - side, top, side, high)
        height = top + high + pad
        self.setGeometry(round(x), round(y), round(width), round(height))
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        body = grown(self.rect().toRectF(), -px(1))
        rounded(painter, body, px(12), theme.cream, line(theme.cream_text_3, px(1.5)))
        room = self.rect().toRectF().adjusted(px(12), px(10), -px(10), 0)
        font = self._metrics.sized(15, 700)
        paint_paragraph(painter, room, self.entry.title, font, theme.ink, leading=_LEADING)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        changed(self)

    def _title_height(self, room: float) -> float:
        font = self._metrics.sized(15, 700)
        return paragraph_height(self.entry.title, font, room, leading=_LEADING)

    def _go(self, by: int) -> None:
        """Offer the step before or after, round the ends."""
        steps = len(self.entry.lesson.steps)
        self._step = (self._step + by) % steps
        self._say_step()

    def _say_step(self) -> None:
        lesson = self.entry.lesson
        step = lesson.steps[self._step]
        self.from_step.set_word(words.from_step(step=self._step + 1))
        said = lesson_words(lesson.game, lesson.id, current_language()).steps[step.id].heading
        tell_description(self.from_step, said)
        self.from_step.setToolTip(said)
