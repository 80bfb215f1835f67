"""The widget of the table: shows the scene, and hands on what comes to it.

Qt's graphics views show the scene: one under the page's widgets, one over them for what is in the
hand. Mouse and keys come to the widget that holds the views: `app.table.view.pointer` and
`app.table.view.access` know what they mean.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.clock import Clock
from app.system.screen_reader import aloud, announce, tell_focus
from app.table.guide import Guide
from app.table.layout import Layer, Layout, Rect
from app.table.pace import PaceName, pace_factor
from app.table.painters import Brush
from app.table.scene.items import Canvas, RailItem
from app.table.scene.motion import Tempo, Transition
from app.table.scene.scene import Scene
from app.table.view.access import Access
from app.table.view.ears import Ears, Kind
from app.table.view.gestures import Gestures, Mode
from app.table.view.message import Message
from app.table.view.panes import GroundPane, Pane
from app.table.view.pointer import Pointer

_PAINTINGS: Final = (QEvent.Type.UpdateRequest, QEvent.Type.Expose, QEvent.Type.Paint)
"""What has the window painted: what has changed, or what another window covered."""
_FEW: Final = 8
"""So many moving things are painted apart from each other."""


class TableView(QWidget):
    """One table. The page gives it layouts; it asks the guide what may be done.

    It covers the whole page, table top and rail included; the page's own widgets lie over it.
    """

    accessible_kind = "group"

    settled = Signal()
    """Every card has reached its place."""
    touched = Signal(bool)
    """A hand came to the table: button, key or voice; false if it presses the bare table, or
    anything while what happened is shown.

    Sent before anything is done with it."""
    roamed = Signal()
    """A key came that does no more than move the focus: sent in place of `touched`, and takes
    nothing away that is told."""
    held = Signal()
    """A card was picked, or let go to lie in the hand again."""
    announced = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        guide: Guide,
        parent: QWidget | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._canvas = Canvas(Brush(appearance.theme, self._metrics), self.devicePixelRatioF())
        clock = clock if clock is not None else Clock(self, _interval())
        self.scene = Scene(clock, self._canvas, self)
        self.ground = GroundPane(self.scene.lower, appearance, self)
        self.gestures = Gestures(self.scene, guide, self.held.emit)
        self.ears = Ears(self.announce)
        self.access = Access(
            self,
            self.scene,
            self.gestures,
            guide,
            self.ears,
            comes=lambda to_play: self._hand_comes(by_key=True, to_play=to_play),
            roams=self.roamed.emit,
        )
        self.overlay = self.access.overlay
        self.top = Pane(self.scene.upper, self)
        """What is higher than the page's widgets; the page lays it over them, as large as this."""
        self.own_pace: PaceName | None = None
        """The pace at this table, whatever the person has chosen for others; None: as chosen."""
        self._rail = RailItem(self._canvas)
        self.scene.put(self._rail, Layer.RAIL)
        self.message = Message(self, self.scene, self._metrics)
        self.pointer = Pointer(
            self,
            self.scene,
            self.gestures,
            self.access,
            self.message,
            comes=lambda to_play: self._hand_comes(by_key=False, to_play=to_play),
        )
        self.tell_tip = partial(_tell_tip, self)
        """Says what the thing is that has the keyboard; returns whether there is more to say."""
        self.scene.settled.connect(self.settled)
        appearance.changed.connect(self._restyle)
        self._restyle()

    @property
    def pace(self) -> PaceName:
        """How the moves of computers follow each other."""
        return self.own_pace or self._appearance.pace

    # What the page gives

    def show_layout(
        self,
        layout: Layout,
        metrics: Metrics,
        rail_top: float,
        transition: Transition = Transition.MOVE,
        *,
        of_others: bool = False,
    ) -> None:
        """Take up a layout; what a hand is doing goes on if it still can.

        `of_others` says that it shows what others did (see `Scene.show`).
        """
        self._metrics = metrics
        self._canvas.brush = Brush(self._appearance.theme, metrics)
        self.ground.cover(layout.ground)
        self.pointer.tips.hide()
        self.scene.rail_top = rail_top
        self._rail.top = rail_top
        self.scene.show(layout, transition, of_others=of_others)
        self.gestures.renew()
        self.access.renew()
        self.message.place(metrics)

    def expose(self, on: bool) -> None:
        """Expose what is on the table to screen readers and Tab, or hide it from them."""
        self.access.exposed = on
        self.access.renew()

    def let_go(self) -> None:
        """End whatever a hand is doing; nothing is done, the card goes home."""
        self.pointer.let_go()

    def change_hands(self) -> None:
        """Let another person come to the table while it stays in sight.

        The second half of a double click and the focus were meant by the one before.
        """
        self.let_go()
        self.pointer.change_hands()
        if self.overlay.focus is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_message(
        self,
        about: str | Callable[[], Rect | None],
        say: Callable[[], str],
        *,
        lasting: bool = False,
        clear: Callable[[], Sequence[Rect]] = tuple,
        private: bool = True,
        patient: bool = False,
        kind: Kind = "answer",
    ) -> None:
        """Show a message beside something (see `Message.show`), and let it be read aloud.

        It answers who sits there and may speak of their cards, unless they asked to hear it: then
        it is not `private`. A `patient` one stands for its time though others go on.
        """
        lasting = lasting or self._appearance.messages_stay
        self.message.show(about, say, lasting=lasting, clear=clear, patient=patient)
        if private:
            self.ears.confide(say(), kind)
        else:
            self.ears.tell(say())

    def announce(self, text: str) -> None:
        """Let a screen reader say what happened, for all to hear."""
        if text:
            self.announced.emit(text)
            announce(self, text)

    # How it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.ground.resize(event.size())
        self._rail.size = event.size()
        self._rail.restyle()

    def _restyle(self) -> None:
        self.access.keyboard.patience = self._appearance.number_wait
        self.gestures.double_click = self._appearance.double_click
        self.scene.tempo = Tempo(self._appearance.motion, pace_factor(self.pace))
        self._canvas.brush = Brush(self._appearance.theme, self._metrics)
        self._canvas.dpr = self.devicePixelRatioF()
        self.scene.restyle()
        self.ground.viewport().update()

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.double_press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.access.key(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.access.came_in(event.reason())
        self.access.focus_hand()
        tell_focus(self)

    def _hand_comes(self, *, by_key: bool, to_play: bool) -> None:
        self.pointer.tips.hide()
        self.access.by_key = by_key
        self.touched.emit(to_play)
        self.message.clear()
        self.access.show_ring()

    # What `app.press_guard` asks

    def is_ready(self, at: QPoint | None) -> bool:
        """Tell whether a press there begins or ends a move: then it is never a slip.

        Without a point it is a key that presses what has the focus.
        """
        card = self.overlay.focus if at is None else self.scene.card_at(at.x(), at.y())
        if card in self.scene.cards:
            spec = self.scene.cards[card].spec
            return spec.liftable and not spec.pressable
        return self.gestures.mode is Mode.PICKED

    def shows_focus(self) -> bool:
        """Tell whether one sees what Enter would press."""
        return self.access.shows_focus()

    def show_focus(self) -> None:
        """Let it be seen."""
        self.access.show_focus()

    # Whatever interrupts a hand

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self.pointer.interrupt()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.pointer.rest(event.pos())
            event.setAccepted(self.pointer.tips.shown is not None)
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PAINTINGS:
            self.scene.tell_views()
            # Only now: what a pane knows to be damaged in one way it forgets in the other.
            for pane in (self.ground, self.top):
                pane.damage(apart=len(self.scene.moving) <= _FEW)
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        _watch_window(self, on=True)
        self.scene.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        _watch_window(self, on=False)
        self.let_go()
        self.message.clear()
        self.pointer.leave()
        self.scene.finish()
        self.scene.clock.rest()


def _interval() -> int:
    """Return the milliseconds between two frames of the screen."""
    rate = QGuiApplication.primaryScreen().refreshRate()
    return max(4, math.floor(1000 / rate)) if rate > 1 else 16


def _watch_window(view: TableView, *, on: bool) -> None:
    """Let a table hear before its window is painted, or no more."""
    for each in (view.window(), view.window().windowHandle()):
        if each is not None:
            (each.installEventFilter if on else each.removeEventFilter)(view)


def _tell_tip(view: TableView) -> bool:
    """Say, and show, what the thing is that has the keyboard; return whether there is more to say.

    What a card means tells which one it is.
    """
    focus, tips = view.overlay.focus, view.pointer.tips
    if not tips.tell_of(focus) or tips.shown is None:
        return False
    of_card = focus in view.scene.cards
    (view.ears.confide if of_card else view.ears.tell)(aloud(tips.shown.text))
    return True
