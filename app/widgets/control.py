"""The base of everything that can be pressed: one painted, focusable, accessible button."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeGuard

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.press_guard import changes, keys_lead
from app.style.appearance import Look
from app.style.typography import Metrics
from app.widgets.tip import LONG_PRESS, hide_tip, show_tip

RING_GAP = 4.0
"""Distance of the focus ring from the body, in measures of a page 1280 wide."""
RING_WIDTH = 3.5

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""How the focus comes by the keyboard."""

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_BY_WINDOW = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


def one_stop(group: Sequence[Control]) -> None:
    """Make the chosen one of a group the only stop of the Tab key in it."""
    chosen = next((button for button in group if button.isChecked()), None)
    for button in group:
        stop = button is chosen or chosen is None
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)


def step_in(group: Sequence[Control], button: Control, step: int) -> None:
    """Press the neighbour of a button in its group, round the ends, and give it the focus."""
    shown = [each for each in group if each.isVisible()]
    neighbour = shown[(shown.index(button) + step) % len(shown)]
    neighbour.setFocus(Qt.FocusReason.TabFocusReason)
    neighbour.click()


def _is_pressed_at(thing: QObject, at: QPoint) -> TypeGuard[Control]:
    """Whether a child of a widget is a button whose body is there, in the widget's measure."""
    if not isinstance(thing, Control) or not thing.isVisible() or not thing.isEnabled():
        return False
    return thing.hitButton(thing.mapFromParent(at))


class Control(QAbstractButton):
    """A button that paints itself.

    The widget is a little larger than what it shows: the margin holds the focus ring. Where that
    lies over the body of a neighbour, the pointer means the neighbour. Subclasses give `body_size`
    and paint the body with `paint_body`. Space and Enter press the button, arrow keys are left to
    the page. The ring shows when the focus came by keyboard. A press counts where the button still
    means what it meant when it went down.
    """

    def __init__(self, look: Look, parent: QWidget | None = None, *, on_dark: bool = False) -> None:
        super().__init__(parent)
        self.look = look
        self.metrics = look.metrics(QSize(1280, 800))
        self.hovered = False
        self._lit: Control | None = None
        """Whose body the pointer is on while it is in this widget."""
        self._pressed: Control | None = None
        """The same when the button went down."""
        self._changes = 0
        """How often what that means had changed by then."""
        self._on_dark = on_dark
        self._ring = False
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(LONG_PRESS)
        self._held.timeout.connect(self._ask_what_it_is)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.update)

    def body_size(self) -> QSizeF:
        """The size that the body wants, in logical pixels."""
        raise NotImplementedError

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        """Paint the button into `body`; antialiasing is on."""
        raise NotImplementedError

    def ring_radius(self) -> float:
        """Corner radius of the body that the focus ring follows."""
        return self.metrics.px(14)

    def set_metrics(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.updateGeometry()
        self.update()

    @property
    def margin(self) -> int:
        """Room around the body for the focus ring, in logical pixels."""
        return math.ceil(self.metrics.px(RING_GAP + RING_WIDTH / 2)) + 1

    def body(self) -> QRectF:
        """Where the body lies inside the widget."""
        m = self.margin
        return QRectF(self.rect().adjusted(m, m, -m, -m))

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put the widget so that its body lies at this rectangle of the parent."""
        m = self.margin
        self.setGeometry(
            round(x) - m, round(y) - m, math.ceil(width) + 2 * m, math.ceil(height) + 2 * m
        )

    def body_in_parent(self) -> QRect:
        """Where the body lies in the parent's coordinates."""
        m = self.margin
        return self.geometry().adjusted(m, m, -m, -m)

    @property
    def ring_visible(self) -> bool:
        return self._ring and self.hasFocus()

    def shows_focus(self) -> bool:
        """Whether one sees that Enter would press it (see `app.press_guard`)."""
        return self.ring_visible

    def show_focus(self) -> None:
        self._show_ring(True)

    def sizeHint(self) -> QSize:
        size = self.body_size()
        return QSize(
            math.ceil(size.width()) + 2 * self.margin, math.ceil(size.height()) + 2 * self.margin
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.body().contains(position.toPointF())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        self.paint_body(painter, body)
        if self.ring_visible:
            gap = self.metrics.px(RING_GAP)
            radius = self.ring_radius() + gap
            theme = self.look.theme
            pen = QPen(theme.rail_text if self._on_dark else theme.focus)
            pen.setWidthF(self.metrics.px(RING_WIDTH))
            painter.setOpacity(1.0)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(-gap, -gap, gap, gap), radius, radius)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            self._show_tip()
            return True
        return super().event(event)

    def _show_tip(self) -> None:
        """Say the tool tip in a bubble, if there is one."""
        if self.toolTip():
            show_tip(self.look, self, self.body(), self.metrics)

    def _ask_what_it_is(self) -> None:
        """A long press tells what the button is for, and presses nothing."""
        if self.isDown() and self.toolTip():
            self.setDown(False)
            self._show_tip()

    def _hide_tip(self) -> None:
        self._held.stop()
        hide_tip(self)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one click: its second half must not press what the first led to."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._hide_tip()
        led = self.ring_visible
        self._show_ring(True)
        if event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()
        elif (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            if led:
                self.arrow_pressed(step, event)
            else:  # Nobody saw that the keys were here, after a click.
                event.ignore()
        else:
            super().keyPressEvent(event)

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        """An arrow key was pressed, back (-1) or on (1), where the ring shows.

        Unless overridden, the page gets it.
        """
        del step
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _BY_WINDOW:
            self._show_ring(event.reason() in BY_KEY and keys_lead(self))
        elif not self._ring:
            return  # nothing looks different, and Qt's answer would paint it anew
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._light(self._meant(event.position()))
        super().enterEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._light(self._meant(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._light(None)
        self._hide_tip()
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._hide_tip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hide_tip()
        self._held.start()
        self._pressed = self._meant(event.position())
        self._changes = changes(self._pressed or self)
        if self._pressed in (None, self):
            super().mousePressEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pressed.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed.setDown(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held.stop()
        pressed, self._pressed = self._pressed, None
        if changes(pressed or self) != self._changes:
            (pressed or self).setDown(False)
        elif pressed in (None, self):
            super().mouseReleaseEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            pressed.setDown(False)
            if self._meant(event.position()) is pressed:
                pressed.click()

    def _meant(self, position: QPointF) -> Control | None:
        """Whose body is there: this one's, or that of a neighbour under this one's margin."""
        if self.hitButton(position.toPoint()):
            return self
        parent, at = self.parentWidget(), self.mapToParent(position.toPoint())
        neighbours = [] if parent is None else parent.children()
        return next((each for each in neighbours if _is_pressed_at(each, at)), None)

    def _light(self, meant: Control | None) -> None:
        """The pointer is on that body now; None: on nobody's."""
        if meant is not self._lit:
            self.setCursor(
                Qt.CursorShape.ArrowCursor if meant is None else Qt.CursorShape.PointingHandCursor
            )
            for control in (self._lit, meant):
                if control is not None:
                    control.hovered = control is meant
                    control.update()
            self._lit = meant

    def _show_ring(self, shown: bool) -> None:
        self._ring = shown
        self.update()
