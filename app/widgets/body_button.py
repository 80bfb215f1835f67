"""A button that is a little larger than what it shows, and what the pointer means on it."""

from __future__ import annotations

import math
from typing import TypeGuard

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.paint.ornaments import RING_GAP, RING_WIDTH
from app.press_guard import changes
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.touch import by_finger


def _is_pressed_at(thing: QObject, at: QPoint) -> TypeGuard[BodyButton]:
    """Tell whether a child of a widget is a button whose body is there, in the widget's measure."""
    if not isinstance(thing, BodyButton) or not thing.isVisible() or not thing.isEnabled():
        return False
    return thing.body().contains(thing.mapFromParent(at).toPointF())


class BodyButton(QAbstractButton):
    """A button with a body in a margin, which holds the focus ring.

    Where the margin lies over the body of a neighbour, the pointer means the neighbour; elsewhere
    in the margin a finger means the button all the same. A press counts where the button still
    means what it meant when it went down. Subclasses give `body_size`, and paint.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.metrics = appearance.metrics(QSize(1280, 800))
        self.hovered = False
        self._lit: BodyButton | None = None
        """Whose body the pointer is on while it is in this widget."""
        self._pressed: BodyButton | None = None
        """The same when the button went down."""
        self._by_finger = False
        """A finger pressed last, rather than a mouse."""
        self._changes = 0
        """How often what that means had changed by then."""
        self.setMouseTracking(True)

    def body_size(self) -> QSizeF:
        """Return the size that the body wants, in logical pixels."""
        raise NotImplementedError

    def set_metrics(self, metrics: Metrics) -> None:
        if metrics != self.metrics:
            self.metrics = metrics
            self.updateGeometry()
            self.update()

    @property
    def margin(self) -> int:
        """Room around the body for the focus ring, in logical pixels."""
        return math.ceil(self.metrics.px(RING_GAP + RING_WIDTH / 2)) + 1

    def body(self) -> QRectF:
        """Return where the body lies inside the widget."""
        m = self.margin
        return QRectF(self.rect().adjusted(m, m, -m, -m))

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put the widget so that its body lies at this rectangle of the parent."""
        self.place_holder(self, x, y, width, height)

    def place_holder(self, holder: QWidget, x: float, y: float, w: float, h: float) -> None:
        """Put what holds this button and others there, with a margin that their rings need."""
        m = self.margin
        holder.setGeometry(round(x) - m, round(y) - m, math.ceil(w) + 2 * m, math.ceil(h) + 2 * m)

    def body_in_parent(self) -> QRect:
        """Return where the body lies in the parent's coordinates."""
        m = self.margin
        return self.geometry().adjusted(m, m, -m, -m)

    def sizeHint(self) -> QSize:
        size = self.body_size()
        return QSize(
            math.ceil(size.width()) + 2 * self.margin, math.ceil(size.height()) + 2 * self.margin
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self._meant(position.toPointF()) is self

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second half of a double click, which must not press what the first led to."""
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._light(self._meant(event.position()))
        super().enterEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._light(self._meant(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._light(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_finger = by_finger(event)
        self._pressed = self._meant(event.position())
        self._changes = changes(self._pressed or self)
        if self._pressed in (None, self):
            super().mousePressEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pressed.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed.setDown(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if changes(pressed or self) != self._changes:
            (pressed or self).setDown(False)
        elif pressed in (None, self):
            super().mouseReleaseEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            pressed.setDown(False)
            if self._meant(event.position()) is pressed:
                pressed.click()

    def _meant(self, position: QPointF) -> BodyButton | None:
        """Return the button whose body is there.

        It is this one, or a neighbour under this one's margin.
        """
        if self.body().contains(position):
            return self
        parent, at = self.parentWidget(), self.mapToParent(position.toPoint())
        neighbours = [] if parent is None else parent.children()
        beside = next((each for each in neighbours if _is_pressed_at(each, at)), None)
        here = self._by_finger and self.rect().contains(position.toPoint())
        return self if beside is None and here else beside

    def _light(self, meant: BodyButton | None) -> None:
        """Show that the pointer is on that button's body; None: on nobody's."""
        if meant is not self._lit:
            self.setCursor(
                Qt.CursorShape.ArrowCursor if meant is None else Qt.CursorShape.PointingHandCursor
            )
            for control in (self._lit, meant):
                if control is not None:
                    control.hovered = control is meant
                    control.update()
            self._lit = meant
