"""A sentence that the whole window has to say: something could not be done, and nothing is lost."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.controls import paint_bubble
from app.paint.surface import rail_height
from app.style.appearance import Appearance
from app.system.screen_reader import announce, tell_name

STANDS_MS: Final = 8000
PASSING_MS: Final = 2000
WIDEST: Final = 620.0
"""Of the sentence."""

_AROUND: Final = 6.0
"""Beside the bubble, within the widget."""

_SIDE: Final = 24.0
_ABOVE: Final = 16.0
"""Between the sentence and the bubble's edge."""


class Notice(QWidget):
    """A cream bubble over the rail; it stands for its time, or until it is clicked away.

    It takes no focus and stops nothing. The sentence is asked for again when the language changes.
    """

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._sentence: Callable[[], str] = str
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._until_action = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        appearance.changed.connect(self.relayout)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return self._sentence()

    def say(
        self, sentence: Callable[[], str], *, stays: bool = False, passing: bool = False
    ) -> None:
        """Show what `sentence` answers, in the language of the moment.

        One that stays does so until something else is said, or it is hidden. One that is only
        passing stands for a moment, and a press goes through it. For who has chosen so, all stand
        until the person does something: see `note_action`.
        """
        self._until_action = not stays and self._appearance.messages_stay
        self._sentence = sentence
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passing)
        self.show()
        self.relayout()
        self._timer.stop()
        if not stays and not self._until_action:
            self._timer.start(PASSING_MS if passing else STANDS_MS)
        announce(self, self.text)

    def note_action(self) -> None:
        """Take away what was to stand until the person does something: they do."""
        if self._until_action:
            self.hide()

    def relayout(self) -> None:
        """Take the place over the right end of the rail, as large as the sentence."""
        if self.isHidden():
            return
        window = self.window().size()
        self._metrics = self._appearance.metrics(window)
        px = self._metrics.px
        around, side, above = px(_AROUND), px(_SIDE), px(_ABOVE)
        beside = 2 * (around + side)
        room = int(min(px(WIDEST) * self._metrics.text_scale, window.width() - px(40) - beside))
        text = self._font_metrics().boundingRect(
            0, 0, room, window.height(), Qt.TextFlag.TextWordWrap, self.text
        )
        width, height = text.width() + round(beside), text.height() + round(2 * (around + above))
        foot = window.height() - round(rail_height(self._metrics))
        self.setGeometry(window.width() - round(px(20)) - width, foot - height, width, height)
        tell_name(self, self.text)
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        inset = self._metrics.px(_AROUND)
        body = self.rect().toRectF().adjusted(inset, inset, -inset, -inset)
        paint_bubble(painter, body, None, theme, scale=self._metrics.f)
        painter.setPen(theme.cream_text)
        painter.setFont(self._metrics.font("body"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        side = self._metrics.px(_SIDE) - 1  # Rounding must not wrap it in another way.
        painter.drawText(body.adjusted(side, 0, -side, 0), flags, self.text)

    def mousePressEvent(self, _event: object) -> None:
        self.hide()

    def _font_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._metrics.font("body"))
