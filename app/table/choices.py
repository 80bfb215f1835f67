"""A small choice on the table itself: a strip of buttons at a place, gone as soon as it is made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.keys.strokes import ENTER, ESCAPE, STEPS
from app.paint.brushes import write
from app.paint.controls import BARE, paint_button, paint_panel
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_focus_ring
from app.press_guard import changed, close_beside
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.table.layout import Rect
from app.table.painters import baseline
from app.touch import LEAST

HEIGHT, PAD = 44.0, 5.0
NOTED = 54.0
"""Height of a button whose word has a note."""
RADIUS = 22.0
TITLE_PAD = 13.0
"""Left and right of the title."""
GAP = 6.0
"""Between the strip and what it is about."""


class StripOption(NamedTuple):
    """One of the buttons."""

    icon: str
    word: str
    chosen: bool
    note: str = ""
    """What it means, under the word."""


class ChoiceButton(QAbstractButton):
    """One option: icon and word."""

    def __init__(
        self, appearance: Appearance, option: StripOption, metrics: Metrics, parent: ChoiceStrip
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = metrics
        self._strip = parent
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCheckable(True)
        self.take(option, metrics)

    def take(self, option: StripOption, metrics: Metrics) -> None:
        self._option, self._metrics = option, metrics
        self.setChecked(option.chosen)
        self.setAccessibleName(option.word)
        self.setAccessibleDescription(option.note)
        self.update()

    def nextCheckState(self) -> None:
        """Do nothing at a click: the strip closes, and the table shows what was chosen."""

    def sizeHint(self) -> QSize:
        px = self._metrics.px
        word = max(
            QFontMetricsF(self._metrics.font(role)).horizontalAdvance(text)
            for role, text in (("strong", self._option.word), ("caption", self._option.note))
        )
        height = px(NOTED) if self._option.note else px(HEIGHT)
        return QSize(math.ceil(px(13 + 21 + 8 + 15) + word), math.ceil(max(LEAST, height)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, metrics = self._appearance.theme, self._metrics
        px = metrics.px
        body = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(3))
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.saffron)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        else:
            paint_button(
                painter, body, theme, BARE, radius=body.height() / 2, hovered=self._hovered,
                pressed=self.isDown(), scale=metrics.f,
            )  # fmt: skip
        ink = theme.saffron_ink if self.isChecked() else theme.text
        side = px(21)
        icon = QRectF(px(13), self.height() / 2 - side / 2, side, side)
        paint_icon(painter, self._option.icon, icon, ink, 1.9)
        font = metrics.font("strong")
        line = QRectF(self.rect())
        if self._option.note:
            small = metrics.font("caption")
            below = QPointF(icon.right() + px(8), baseline(line.translated(0, px(9)), small))
            write(painter, below, self._option.note, small, ink)
            line.translate(0, -px(8))
        at = QPointF(icon.right() + px(8), baseline(line, font))
        write(painter, at, self._option.word, font, ink)
        if self.hasFocus():
            inner = body.adjusted(px(5), px(5), -px(5), -px(5))
            paint_focus_ring(painter, inner, inner.height() / 2, theme, scale=metrics.f)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._strip.take_key(event):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._strip.maybe_close()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = False
        self.update()


class ChoiceStrip(QWidget):
    """Under a title. It closes on a choice, on Esc, and when the focus goes elsewhere.

    A press beside it closes it, and does nothing else.
    """

    accessible_kind = "group"

    chosen = Signal(int)
    """Carries the index of the option."""
    closing = Signal()
    """It is about to close and has the focus, which is to go back to where it came from."""
    closed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._buttons: list[ChoiceButton] = []
        self.title = ""
        self.hide()
        appearance.changed.connect(self.update)

    def open(self, options: Sequence[StripOption], title: str, name: str = "") -> None:
        """Show the options; the first one gets the focus, or the one that is chosen.

        A screen reader says `name` first, if that says more than the title.
        """
        for button in self._buttons:
            button.deleteLater()
        self._buttons = []
        for index, option in enumerate(options):
            button = ChoiceButton(self._appearance, option, self._metrics, self)
            button.clicked.connect(lambda _=False, index=index: self._choose(index))
            button.show()
            self._buttons.append(button)
        self._tell(title, name)
        self.show()
        self.raise_()
        first = next((b for b in self._buttons if b.isChecked()), self._buttons[0])
        first.setFocus(Qt.FocusReason.PopupFocusReason)
        changed(self)
        close_beside(self, self.close_choice)

    def rename(self, options: Sequence[StripOption], title: str, name: str = "") -> None:
        """Show the same options in another language or size."""
        for button, option in zip(self._buttons, options, strict=True):
            button.take(option, self._metrics)
        self._tell(title, name)

    def _tell(self, title: str, name: str) -> None:
        self.title = title
        self.setAccessibleName(f"{name}: {title}" if name else title)
        self.update()

    def place(self, about: Rect, window: Rect) -> None:
        """Stand over the thing at `about`, or under it, inside `window`; it stays free."""
        px = self._metrics.px
        pad = math.ceil(px(PAD))
        measure = QFontMetricsF(self._metrics.font("caption"))
        x, y = pad, pad + math.ceil(measure.height() + px(3))
        for button in self._buttons:
            size = button.sizeHint()
            button.setGeometry(x, y, size.width(), size.height())
            x += size.width()
        title = measure.horizontalAdvance(self.title) + 2 * px(TITLE_PAD)
        width = max(x + pad, math.ceil(title))
        height = y + max(b.height() for b in self._buttons) + pad
        left = about.middle[0] - width / 2
        left = min(max(left, window.x + px(10)), window.right - px(10) - width)
        top = about.y - px(GAP) - height
        if top < window.y + px(4):
            top = min(about.bottom + px(GAP), window.bottom - px(4) - height)
        self.setGeometry(round(left), round(top), width, height)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def close_choice(self) -> None:
        """Close without a choice."""
        if self._has_focus():
            # Hidden with the focus, it would leave that to whatever comes first on the page.
            self.closing.emit()
        self.hide()

    def maybe_close(self) -> None:
        """Close after the focus left a button, unless another one has it."""
        if not self._has_focus():
            self.close_choice()

    def _has_focus(self) -> bool:
        """Tell whether the keyboard is here, or comes back here when the window does."""
        return self.isAncestorOf(self.window().focusWidget())

    def take_key(self, event: QKeyEvent) -> bool:
        """Move along with the arrow keys, choose with Enter, close with Esc.

        Enter with another key held means something beside it, and closes it too. Tell whether it
        was one of these keys.
        """
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == ESCAPE or (key in ENTER and held):
            self.close_choice()
        elif (step := STEPS.get(key)) is not None:
            at = next((i for i, b in enumerate(self._buttons) if b.hasFocus()), 0)
            there = self._buttons[(at + step) % len(self._buttons)]
            there.setFocus(Qt.FocusReason.TabFocusReason)
        elif key in ENTER:
            at = next((i for i, b in enumerate(self._buttons) if b.hasFocus()), 0)
            self._choose(at)
        else:
            return False
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        px = self._metrics.px
        paint_panel(painter, rect, self._appearance.theme, radius=px(RADIUS), scale=self._metrics.f)
        font = self._metrics.font("caption")
        line = QRectF(0, px(PAD), rect.width(), QFontMetricsF(font).height() + px(3))
        at = QPointF(px(TITLE_PAD), baseline(line, font))
        write(painter, at, self.title, font, self._appearance.theme.text_2)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def _choose(self, index: int) -> None:
        self.close_choice()
        self.chosen.emit(index)
