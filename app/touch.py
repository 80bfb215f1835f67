"""Fingers on a touch screen: one of them is the mouse of its window, or scrolls what lies there.

The finger that came first counts; others are taken for nothing until it is gone, and so is a palm.
Held still, it shows the tip of what is under it, and presses nothing any more. Along something that
scrolls it scrolls, and has pressed nothing. Once it is gone nothing is under it.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QScrollPrepareEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QScrollBar, QScroller, QScrollerProperties, QWidget

from app.system.clock import Clock

LEAST: Final = 44.0
"""What a finger presses is to be at least this many pixels wide and high."""
STILL: Final = 10.0
"""A finger that moves less than this many pixels from where it came down is held still."""
LONG_PRESS: Final = 600
"""How long it is held still until it asks what the thing is rather than presses it, in ms."""
PRESSES_AFTER: Final = 120
"""How long it lies on something that scrolls until it presses what is there, in milliseconds."""
TIP_STANDS: Final = 4000
"""How long a tip stands after the finger is gone, in milliseconds, unless another one comes."""
PALM: Final = 110.0
"""What is wider than so many pixels, some three centimetres, is no finger."""

_NEAR: Final = 24.0
"""Presses no farther apart than so many pixels can be a double click."""
_NOWHERE: Final = QPointF(-10_000.0, -10_000.0)
"""A button that goes up here has pressed nothing."""


class _Way(Enum):
    """What the finger is doing."""

    AWAY = "away"
    WAITING = "waiting"
    """It lies on something that scrolls, and has pressed nothing yet."""
    PRESSING = "pressing"
    SCROLLING = "scrolling"
    SPENT = "spent"
    """Whatever it still does means nothing."""


class _Tap(NamedTuple):
    """The last press, which a second one makes a double click."""

    time: float
    at: QPointF


_NO_TAP: Final = _Tap(-1e9, _NOWHERE)


def by_finger(event: QMouseEvent) -> bool:
    """Tell whether a finger is where the event says that the mouse is."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen


class Fingers(QObject):
    """The filter that makes of touches what a mouse would do, before any widget gets them."""

    def __init__(self, window: QWidget, clock: Clock | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock if clock is not None else Clock(self)
        self._way = _Way.AWAY
        self._finger = -1
        """The touch point that counts."""
        self._device = QPointingDevice.primaryPointingDevice()
        self._time = 0
        self._start = self._at = QPointF()
        self._area: QWidget | None = None
        """What the finger may scroll."""
        self._still = False
        self._last = _NO_TAP
        self._presses = self._clock.alarm(self._press)
        self._held = self._clock.alarm(self._ask_what_it_is)
        self._leaves = self._clock.alarm(self._leave)

    def watch(self) -> None:
        """Begin, as soon as the window is on the screen; calling it again does no harm."""
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent):
            return super().eventFilter(watched, event)
        device = event.pointingDevice()
        if device.type() is not QInputDevice.DeviceType.TouchScreen:
            return super().eventFilter(watched, event)
        self._device, self._time = device, event.timestamp()
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchCancel):
            self._drop()  # An end that never came is made up for.
        if event.type() != QEvent.Type.TouchCancel:
            for point in event.points():
                self._take(point)
        event.accept()  # Qt makes no mouse of it then.
        return True

    def _take(self, point: QEventPoint) -> None:
        # Not the scene's position, which is off by the window's frame.
        at, state = point.position(), point.state()
        if self._way is _Way.AWAY:
            size = point.ellipseDiameters()
            if state is QEventPoint.State.Pressed and max(size.width(), size.height()) < PALM:
                self._finger = point.id()
                self._come(at)
        elif point.id() == self._finger:
            if state is QEventPoint.State.Updated:
                self._move(at)
            elif state is QEventPoint.State.Released:
                self._go(at)

    # One finger

    def _come(self, at: QPointF) -> None:
        self._leave()
        self._start = self._at = at
        self._still = True
        self._held.start(LONG_PRESS)
        self._area = self._area_at(at)
        if self._area is None:
            self._press()
        elif QScroller.hasScroller(self._area) and (
            (scroller := QScroller.scroller(self._area)).state() is QScroller.State.Scrolling
        ):
            scroller.stop()  # A touch stops what still glides, and that is all.
            self._way = _Way.SPENT
        else:
            self._way = _Way.WAITING
            self._presses.start(PRESSES_AFTER)

    def _move(self, at: QPointF) -> None:
        self._at = at
        way = at - self._start
        if self._still and max(abs(way.x()), abs(way.y())) >= STILL:
            self._still = False
            self._last = _NO_TAP
            self._held.stop()
            if self._area is not None and self._way is not _Way.SPENT:
                self._begin_way(self._area, sideways=abs(way.x()) > abs(way.y()))
        if self._way is _Way.SCROLLING:
            self._scroll(QScroller.Input.InputMove)
        elif self._way is _Way.PRESSING:
            self._send(QEvent.Type.MouseMove, at)

    def _go(self, at: QPointF) -> None:
        self._at = at
        if self._way is _Way.WAITING:
            self._press()
        if self._way is _Way.PRESSING:
            self._send(QEvent.Type.MouseButtonRelease, at)
        elif self._way is _Way.SCROLLING:
            self._scroll(QScroller.Input.InputRelease)
        self._end()
        if not self._leaves.isActive():
            self._leave()

    def _drop(self) -> None:
        """End what the finger was doing: nothing is done."""
        if self._way is _Way.PRESSING:
            self._take_press_back()
        elif self._way is _Way.SCROLLING:
            self._scroll(QScroller.Input.InputRelease)
        if self._way is not _Way.AWAY:
            self._end()
            self._leave()

    def _end(self) -> None:
        self._way = _Way.AWAY
        self._area = None
        self._presses.stop()
        self._held.stop()

    # As a mouse

    def _press(self) -> None:
        self._presses.stop()
        self._way = _Way.PRESSING
        double = (
            self._clock.now() - self._last.time
            < QGuiApplication.styleHints().mouseDoubleClickInterval()
            and (self._start - self._last.at).manhattanLength() < _NEAR
        )
        self._last = _NO_TAP if double else _Tap(self._clock.now(), self._start)
        kind = QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress
        self._send(kind, self._start)

    def _take_press_back(self) -> None:
        thing = self._thing()
        if thing is not None:
            QCoreApplication.sendEvent(thing, QEvent(QEvent.Type.UngrabMouse))
        self._send(QEvent.Type.MouseButtonRelease, _NOWHERE)
        self._last = _NO_TAP
        self._way = _Way.SPENT

    def _send(self, kind: QEvent.Type, at: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        held = (
            left if self._way is _Way.PRESSING and kind != QEvent.Type.MouseButtonRelease else none
        )
        event = QMouseEvent(
            kind, at, at, self._window.mapToGlobal(at), button, held,
            QGuiApplication.keyboardModifiers(), Qt.MouseEventSource.MouseEventSynthesizedByQt,
            self._device,
        )  # fmt: skip
        event.setTimestamp(self._time)
        QCoreApplication.sendEvent(self._window.windowHandle(), event)

    def _leave(self) -> None:
        """Let nothing look as if a mouse were still over it."""
        self._leaves.stop()
        QCoreApplication.sendEvent(self._window.windowHandle(), QEvent(QEvent.Type.Leave))

    # Held still

    def _ask_what_it_is(self) -> None:
        """Show the tip of what is under the finger, if there is one, and press nothing."""
        if self._shows_tip():
            if self._way is _Way.PRESSING:
                self._take_press_back()
            self._presses.stop()
            self._way = _Way.SPENT
            # As if a mouse rested there: taken back, the press has taken the tip away, and it goes
            # when the mouse does.
            self._send(QEvent.Type.MouseMove, self._start)
            self._shows_tip()
            self._leaves.start(TIP_STANDS)

    def _shows_tip(self) -> bool:
        thing = self._thing()
        if thing is None:
            return False
        at = self._start.toPoint()
        ask = QHelpEvent(
            QEvent.Type.ToolTip, thing.mapFrom(self._window, at), self._window.mapToGlobal(at)
        )
        QApplication.sendEvent(thing, ask)
        return ask.isAccepted()

    def _thing(self) -> QWidget | None:
        return self._window.childAt(self._start.toPoint())

    # Along what scrolls

    def _begin_way(self, area: QWidget, *, sideways: bool) -> None:
        """Scroll, if it can that way; else press, and go on as a mouse."""
        room = _room_of(area, area.mapFrom(self._window, self._start))
        if room.width() if sideways else room.height():
            if self._way is _Way.PRESSING:
                self._take_press_back()
            self._presses.stop()
            self._way = _Way.SCROLLING
            self._begin_to_scroll(area)
        elif self._way is _Way.WAITING:
            self._press()

    def _begin_to_scroll(self, area: QWidget) -> None:
        scroller = QScroller.scroller(area)
        properties = scroller.scrollerProperties()
        metric = QScrollerProperties.ScrollMetric
        never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        for overshoot in (metric.HorizontalOvershootPolicy, metric.VerticalOvershootPolicy):
            properties.setScrollMetric(overshoot, never)
        properties.setScrollMetric(metric.DragStartDistance, 0.0)
        scroller.setScrollerProperties(properties)
        at = area.mapFrom(self._window, self._start)
        scroller.handleInput(QScroller.Input.InputPress, at, round(self._clock.now()))

    def _scroll(self, what: QScroller.Input) -> None:
        if self._area is not None:
            at = self._area.mapFrom(self._window, self._at)
            QScroller.scroller(self._area).handleInput(what, at, round(self._clock.now()))

    def _area_at(self, at: QPointF) -> QWidget | None:
        """Return the innermost thing there that scrolls."""
        each = self._window.childAt(at.toPoint())
        if isinstance(each, QScrollBar):
            return None
        while each is not None and each is not self._window:
            room = _room_of(each, each.mapFrom(self._window, at))
            if room.width() or room.height():
                return each
            each = each.parentWidget()
        return None


def _room_of(area: QWidget, at: QPointF) -> QRectF:
    """Return how far something scrolls; nothing, if it does not."""
    ask = QScrollPrepareEvent(at)
    ask.ignore()
    QCoreApplication.sendEvent(area, ask)
    return ask.contentPosRange() if ask.isAccepted() else QRectF()
