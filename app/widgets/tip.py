"""A button's tip, in a cream bubble: while the pointer or a finger rests on it, or by a key."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.escape import ClosedByEscape
from app.paint.controls import paint_bubble
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import announce
from app.texts import texts

T = texts("Tip")

nothing_more = T(
    "There is no more to say of it.", note="Said to who asks what a thing is that says so itself."
)

_WIDEST: Final = 380.0
_LOOK: Final = 100
"""Milliseconds between two looks at where the pointer is that reads a tip."""
_SIDE, _HEAD, _POINTER, _EDGE = 16.0, 10.0, 11.0, 8.0


class TipBubble(QWidget):
    """The one tip of a window. It takes neither pointer nor focus."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._lines: tuple[str, ...] = ()
        self._of: QWidget | None = None
        self._points_at = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._escape = ClosedByEscape(self, self.hide)
        self._read = QTimer(self)
        self._read.setInterval(_LOOK)
        self._read.timeout.connect(self._look)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; "" while it is hidden."""
        return "" if self.isHidden() else " ".join(self._lines)

    def body(self) -> QRectF:
        """Return where the bubble lies in the widget, whose margin holds the pointer."""
        margin = self._metrics.px(_POINTER + 5)
        return self.rect().toRectF().adjusted(margin, margin, -margin, -margin)

    def show_for(self, widget: QWidget, body: QRectF, metrics: Metrics) -> None:
        """Say the widget's tool tip under its body, or over it where there is no room below.

        While the pointer is on what is said of another one, that stays.
        """
        if self._read.isActive() and self._of is not widget and self._pointed():
            return
        self._read.stop()
        self._of, self._metrics = widget, metrics
        px, font = metrics.px, metrics.font("body")
        window = self._window.size()
        room = min(px(_WIDEST) * metrics.text_scale, window.width() - 2 * px(_SIDE + _EDGE))
        self._lines = tuple(wrap(widget.toolTip(), font, room))
        measure = QFontMetricsF(font)
        wide = max(map(measure.horizontalAdvance, self._lines)) + 2 * px(_SIDE)
        high = measure.lineSpacing() * len(self._lines) + 2 * px(_HEAD)
        corner = widget.mapTo(self._window, body.topLeft())
        about = QRectF(corner, body.size())
        left = about.center().x() - wide / 2
        left = max(px(_EDGE), min(left, window.width() - px(_EDGE) - wide))
        gap = px(_POINTER + 3)
        below = about.bottom() + gap + high <= window.height() - px(_EDGE)
        top = about.bottom() + gap if below else about.top() - gap - high
        margin = px(_POINTER + 5)
        place = QRectF(left, top, wide, high).adjusted(-margin, -margin, margin, margin)
        self.setGeometry(place.toAlignedRect())
        edge = about.bottom() + px(3) if below else about.top() - px(3)
        self._points_at = QPointF(about.center().x(), edge) - QPointF(self.pos())
        self.raise_()
        self.show()
        self.update()
        self._escape.watch(on=True)

    def hide_for(self, widget: QWidget) -> None:
        """Take away what is said of the widget."""
        if self._of is widget:
            self._of = None
            self._read.stop()
            self._escape.watch(on=False)
            self.hide()

    def leave(self, widget: QWidget) -> None:
        """Take away what is said of a widget that the pointer left, unless it went to read it."""
        if self._of is widget and self._pointed():
            self._read.start()
        else:
            self.hide_for(widget)

    def _look(self) -> None:
        if self._of is not None and not self._pointed() and not self._of.underMouse():
            self.hide_for(self._of)

    def _pointed(self) -> bool:
        """Tell whether the pointer is on the bubble, or between it and what it is about."""
        return not self.isHidden() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, theme = self._metrics, self._appearance.theme
        px, font = metrics.px, metrics.font("body")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        paint_bubble(painter, body, self._points_at, theme, scale=metrics.f)
        painter.setFont(font)
        painter.setPen(theme.cream_text)
        spacing = QFontMetricsF(font).lineSpacing()
        for index, line in enumerate(self._lines):
            row = QRectF(body.x(), body.y() + px(_HEAD) + index * spacing, body.width(), spacing)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)


def show_tip(appearance: Appearance, widget: QWidget, body: QRectF, metrics: Metrics) -> bool:
    """Say the widget's tool tip beside its body, in the one bubble of its window, if it has one."""
    window = widget.window()
    if widget.toolTip():
        (_tip_in(window) or TipBubble(appearance, window)).show_for(widget, body, metrics)
    return bool(widget.toolTip())


def leave_tip(widget: QWidget) -> None:
    """Take away what is said of a widget that the pointer left, unless it went to read it."""
    tip = _tip_in(widget.window())
    if tip is not None:
        tip.leave(widget)


def hide_tip(widget: QWidget) -> None:
    """Take away what is said of the widget."""
    tip = _tip_in(widget.window())
    if tip is not None:
        tip.hide_for(widget)


@runtime_checkable
class Tipped(Protocol):
    """A widget that may have a tip about what has the keyboard in it."""

    def tell_tip(self) -> bool:
        """Say it; return whether there is one."""
        ...


def tell_tip() -> bool:
    """Say what the thing is that has the keyboard, or that there is no more to say of it.

    Returns whether anything has it.
    """
    focus = each = QApplication.focusWidget()
    while each is not None and not isinstance(each, Tipped):
        each = each.parentWidget()
    told = isinstance(each, Tipped) and each.tell_tip()
    if focus is not None and not told:
        announce(focus, nothing_more())
    return focus is not None


def _tip_in(window: QWidget) -> TipBubble | None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return next(iter(window.findChildren(TipBubble, options=direct)), None)
