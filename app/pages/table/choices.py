"""A small choice on the table itself: a strip of buttons at a place, gone as soon as it is made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ENTER, ESCAPE, STEPS
from app.paint.brushes import write
from app.paint.controls import paint_panel, paint_pill
from app.press_guard import changed, close_beside
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description, tell_name
from app.table.layout import Rect
from app.table.painters import baseline
from app.widgets.buttons import BarButton

PAD, APART = 9.0, 8.0
"""Room round the buttons, and between them."""
LINE, NOTE = 38.0, 10.0
"""Height of a button, and what a note under its word adds."""
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
    besides: bool = False
    """It is chosen besides one of the others, not in its place."""


class ChoiceButton(BarButton):
    """One option: icon and word, under which there may be a note."""

    role = "strong"
    padding = 11.0
    icon_size = 21.0

    def __init__(self, appearance: Appearance, strip: ChoiceStrip) -> None:
        super().__init__(appearance, parent=strip)
        self._strip = strip
        self.setCheckable(True)

    def take(self, option: StripOption, metrics: Metrics) -> None:
        """Offer this option."""
        self.set_icon(option.icon)
        self.set_word(option.word)
        tell_description(self, option.note)
        self.setAutoExclusive(not option.besides)  # So it is told as one of several.
        self.setChecked(option.chosen)
        self.set_metrics(metrics)

    def nextCheckState(self) -> None:
        """Do nothing at a click: the strip closes, and the table shows what was chosen."""

    def _lines(self) -> list[tuple[str, str]]:
        """Return the word, and the note if there is one, each with its type."""
        lines = (self.role, self.word), ("caption", self.accessibleDescription())
        return [(role, text) for role, text in lines if text]

    def body_size(self) -> QSizeF:
        px, lines = self.metrics.px, self._lines()
        wide = max(self.metrics.advance(role, text) for role, text in lines)
        high = sum(self.metrics.line_height(role) for role, _ in lines) + px(8)
        least = px(LINE + (len(lines) - 1) * NOTE)
        return QSizeF(self._icon_room() + wide + 2 * px(self.padding), max(high, least, LINE))

    def ink(self) -> QColor:
        return self.appearance.theme.saffron_ink if self.isChecked() else super().ink()

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        if self.isChecked():
            paint_pill(painter, body, self.appearance.theme.saffron)
            self.paint_word(painter, body, self.ink())
        else:
            super().paint_body(painter, body)

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        lines, high = self._lines(), self.metrics.line_height
        x = body.left() + self.metrics.px(self.padding)
        self._paint_icon(painter, x, body, colour)
        y = body.center().y() - sum(high(role) for role, _ in lines) / 2
        for role, text in lines:
            font, line = self.metrics.font(role), QRectF(x + self._icon_room(), y, 0, high(role))
            write(painter, QPointF(line.x(), baseline(line, font)), text, font, colour)
            y = line.bottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._strip.take_key(event):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._strip.maybe_close()


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
            button = ChoiceButton(self._appearance, self)
            button.take(option, self._metrics)
            button.clicked.connect(lambda _=False, index=index: self._choose(index))
            button.show()
            self._buttons.append(button)
        self._tell(title, name)
        self.show()
        self.raise_()
        first = next((b for b in self._buttons if b.isChecked()), self._buttons[0])
        first.setFocus(Qt.FocusReason.PopupFocusReason)
        first.show_focus()
        changed(self)
        close_beside(self, self.close_choice)

    def rename(self, options: Sequence[StripOption], title: str, name: str = "") -> None:
        """Show the same options in another language or size."""
        for button, option in zip(self._buttons, options, strict=True):
            button.take(option, self._metrics)
        self._tell(title, name)

    def _tell(self, title: str, name: str) -> None:
        self.title = title
        tell_name(self, f"{name}: {title}" if name else title)
        self.update()

    def place(self, about: Rect, window: Rect, clear: Sequence[Rect] = ()) -> None:
        """Stand over the thing at `about`, or under or beside it, inside `window`; it stays free.

        So does, as far as may be, what is to be left `clear`.
        """
        px = self._metrics.px
        measure = QFontMetricsF(self._metrics.font("caption"))
        x, y, high = px(PAD), px(PAD + 3) + measure.height(), 0.0
        for button in self._buttons:
            size = button.body_size()
            button.place(x, y, size.width(), size.height())
            x, high = x + size.width() + px(APART), max(high, size.height())
        title = measure.horizontalAdvance(self.title) + 2 * px(TITLE_PAD)
        width = math.ceil(max(x + px(PAD - APART), title))
        height = math.ceil(y + high + px(PAD))
        spots = _spots(about, window, QSize(width, height), self._metrics)
        spot = min(spots, key=lambda spot: sum(spot.overlap(each) for each in clear))
        self.setGeometry(round(spot.x), round(spot.y), width, height)

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
        line = QRectF(0, px(5), rect.width(), QFontMetricsF(font).height() + px(3))
        at = QPointF(px(TITLE_PAD), baseline(line, font))
        write(painter, at, self.title, font, self._appearance.theme.text_2)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def _choose(self, index: int) -> None:
        self.close_choice()
        self.chosen.emit(index)


def _spots(about: Rect, window: Rect, size: QSize, metrics: Metrics) -> list[Rect]:
    """Return where a strip can stand, the best place first."""
    px, width, height = metrics.px, size.width(), size.height()
    inside = Rect(window.x + px(10), window.y + px(4), window.width - px(20), window.height - px(8))
    middle = about.middle[0] - width / 2, about.middle[1] - height / 2
    over, under = about.y - px(GAP) - height, about.bottom + px(GAP)
    x = min(max(middle[0], inside.x), inside.right - width)
    y = min(max(middle[1], inside.y), inside.bottom - height)
    spots = [Rect(x, over, width, height)] if over >= inside.y else []
    spots.append(Rect(x, min(under, inside.bottom - height), width, height))
    beside = about.right + px(GAP), about.x - px(GAP) - width
    fitting = (left for left in beside if inside.x <= left <= inside.right - width)
    return [*spots, *(Rect(left, y, width, height) for left in fitting)]
