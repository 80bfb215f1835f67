"""The widget of the table: shows the scene, takes mouse and keys, tells screen readers.

Qt's graphics views show the scene: one under the page's widgets, one over them for what is in the
hand. Mouse and keys come to the widget that holds the views.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
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
from PySide6.QtWidgets import (
    QWidget,
)

from app.clock import Clock
from app.look import Look
from app.slips import changes, keys_lead
from app.table.gestures import Gestures, Guide, Mode, first_row, sorted_hand
from app.table.items import Canvas, RailItem
from app.table.keyboard import Keyboard
from app.table.message import Message, above_rail
from app.table.motion import QUICK, PaceName, Tempo
from app.table.overlay import Overlay, OverlayHands, Told, announce
from app.table.painters import Brush
from app.table.panes import GroundPane, Pane
from app.table.pose import Layer, Layout, Rect, Sign
from app.table.scene import Manner, Scene
from app.table.tips import Tip, Tips
from app.text import Metrics

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class TableView(QWidget):
    """One table. The page gives it layouts; it asks the guide what may be done.

    It covers the whole page, table top and rail included; the page's own widgets lie over it.
    """

    settled = Signal()
    """Every card has reached its place."""
    touched = Signal()
    """A hand came to the table: button, key or voice. Sent before anything is done with it."""
    roamed = Signal()
    """A key came that does no more than move the focus: sent in place of `touched`, and takes
    nothing away that is told."""
    announced = Signal(str)

    def __init__(
        self, look: Look, guide: Guide, parent: QWidget | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._look = look
        self._guide = guide
        self._metrics = look.metrics(QSize(1280, 800))
        self._canvas = Canvas(Brush(look.theme, self._metrics), self.devicePixelRatioF())
        clock = clock if clock is not None else Clock(self, _interval())
        self.scene = Scene(clock, self._canvas, self)
        self.ground = GroundPane(self.scene.lower, look, self)
        self.gestures = Gestures(self.scene, guide)
        self.keyboard = Keyboard(self.scene, self.gestures, guide)
        self.overlay = Overlay(
            self,
            OverlayHands(
                self._activate,
                self.take_key,
                self._tab,
                self._focused,
                self._unfocused,
                self.shows_focus,
                self.show_focus,
            ),
        )
        self.top = Pane(self.scene.upper, self)
        """What is higher than the page's widgets; the page lays it over them, as large as this."""
        self._rail = RailItem(self._canvas)
        self.scene.put(self._rail, Layer.RAIL)
        self._keys_used = False
        self._other_hand = False
        """Another person is at the table since the button went down."""
        self._changes = 0
        """How often what lies here had come to mean something else when the button went down."""
        self.message = Message(self, self.scene, self._metrics)
        self.tips = Tips(self.scene, self._tip_bubble, self._take_press_back)
        self._told = True
        self.scene.settled.connect(self.settled)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def pace(self) -> PaceName:
        """How the moves of computers follow each other."""
        return self._look.pace

    # What the page gives

    def show_layout(
        self, layout: Layout, metrics: Metrics, rail_top: float, manner: Manner = Manner.MOVE
    ) -> None:
        """Take up a layout; what a hand is doing goes on if it still can."""
        self._metrics = metrics
        self._canvas.brush = Brush(self._look.theme, metrics)
        self.ground.cover(layout.ground)
        self.tips.hide()
        self.scene.rail_top = rail_top
        self._rail.top = rail_top
        self.scene.show(layout, manner)
        self.gestures.renew()
        self._tell()
        self.message.place(metrics)
        self._refresh_focus()

    def set_told(self, told: bool) -> None:
        """Whether screen readers and the focus find what is on the table."""
        self._told = told
        self._tell()

    def let_go(self) -> None:
        """End whatever a hand is doing; nothing is done, the card goes home."""
        lifted = self.gestures.lifted
        self.gestures.let_go()
        if lifted is not None:
            self._tell()
            self._refresh_focus()

    def change_hands(self) -> None:
        """Another person comes to the table while it stays in sight.

        The second half of a double click and the focus were meant by the one before.
        """
        self.let_go()
        self._other_hand = True
        if self.overlay.focus is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def explain(
        self,
        about: str | Callable[[], Rect | None],
        say: Callable[[], str],
        *,
        lasting: bool = False,
        clear: Callable[[], Sequence[Rect]] = tuple,
    ) -> None:
        """Show a message beside something (see `Message.show`), and let it be read aloud."""
        self.message.show(about, say, lasting=lasting, clear=clear)
        self.announce(say())

    def hush(self) -> None:
        """Take the message away."""
        self.message.clear()

    @property
    def reason(self) -> str:
        """The message that stands on the table now, "" if none."""
        return self.message.text

    def announce(self, text: str) -> None:
        """Let a screen reader say what happened."""
        if text:
            self.announced.emit(text)
            announce(self, text)

    def focus_hand(self) -> None:
        """Give the first card that can be used the focus, if nothing on the table has it.

        It is one of the hand, unless others are to be used now.
        """
        if self.overlay.focus is None:
            row = first_row(self.scene)
            if row:
                self.overlay.set_focus(row[0], Qt.FocusReason.OtherFocusReason)

    # How it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.ground.resize(event.size())
        self._rail.size = event.size()
        self._rail.dress()

    def _restyle(self) -> None:
        self.scene.tempo = Tempo(self._look.motion, QUICK if self.pace == "quick" else 1.0)
        self._canvas.brush = Brush(self._look.theme, self._metrics)
        self._canvas.dpr = self.devicePixelRatioF()
        self.scene.dress()
        self.ground.viewport().update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, self.gestures.press)

    def _press(self, event: QMouseEvent, press: Callable[[float, float], None]) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            self.let_go()
            return
        self._other_hand = False
        self._changes = changes(self)
        self._hand_comes(by_key=False)
        at = event.position()
        press(at.x(), at.y())
        self.tips.press(at.x(), at.y())
        card = self.gestures.card_at(at.x(), at.y())
        if card is not None:
            self.overlay.set_focus(card, Qt.FocusReason.MouseFocusReason)
        self._point(at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self._other_hand:
            self._press(event, self.gestures.double_press)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        self.tips.move(at.x(), at.y())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.gestures.move(at.x(), at.y())
            if self.gestures.mode is Mode.DRAGGED:
                self.tips.hide()
        elif self.gestures.mode in (Mode.DRAGGED, Mode.PRESSED):
            # The button went up where no event told of it.
            self.let_go()
        self._point(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            at = event.position()
            self.tips.release()
            if self.gestures.pressing and changes(self) != self._changes:
                self.let_go()
            self.gestures.release(at.x(), at.y())
            self._tell()
            self._refresh_focus()
            self._point(at)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.tips.hide()
        self.scene.hover(None)

    def _point(self, at: QPointF) -> None:
        """Hover and the pointer's shape at that point."""
        card = self.gestures.card_at(at.x(), at.y())
        mode = self.gestures.mode
        if mode is Mode.DRAGGED:
            shape = Qt.CursorShape.ClosedHandCursor
        elif card is not None:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._can_press(at):
            shape = Qt.CursorShape.PointingHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)
        free = mode is not Mode.DRAGGED and card != self.gestures.lifted
        self.scene.hover(card if free else None)
        if mode is Mode.PICKED:
            place = self.gestures.place_at(at.x(), at.y())
            if place is not None and place in self.gestures.offers:
                self.gestures.aim(place)

    def _can_press(self, at: QPointF) -> bool:
        if self.gestures.mode is Mode.PICKED:
            return self.gestures.place_at(at.x(), at.y()) in self.gestures.offers
        target = self.gestures.target_at(at.x(), at.y())
        if target in self.scene.places:
            pose = self.scene.places[target].pose
            return pose.lit or bool(pose.tip)
        return target is not None

    # Keys and voice

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the table; false when it means nothing here."""
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        ):
            return False
        if self._guide.key_aside(event.key()):
            self._tell()
            return True
        if self.keyboard.roams(event.key(), event.text()):
            self._keys_used = True
            self.roamed.emit()
        else:
            self._hand_comes(by_key=True)
        answer = self.keyboard.press(event.key(), event.text(), self.overlay.focus)
        self._answered(answer)
        return answer is not False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            event.ignore()

    def _activate(self, target: str) -> None:
        self._hand_comes(by_key=True)
        self._answered(self.keyboard.activate(target))

    def _tab(self, step: int) -> bool:
        place = self.keyboard.tab(step)
        if place is not None:
            self._answered(place)
        return place is not None

    def _answered(self, answer: str | bool) -> None:
        """After a key: names as they are now, and the focus where it belongs."""
        self._tell()
        if isinstance(answer, str):
            self.overlay.set_focus(answer, Qt.FocusReason.ShortcutFocusReason)
        self._refresh_focus()

    def _hand_comes(self, *, by_key: bool) -> None:
        self.tips.hide()
        self._keys_used = by_key
        self.touched.emit()
        self.hush()
        self._refresh_focus()

    def _focused(self, target: str, reason: Qt.FocusReason) -> None:
        if reason in _BY_KEYBOARD and keys_lead(self):
            self._keys_used = True
        if self.gestures.mode is Mode.PICKED and target in self.gestures.offers:
            self.gestures.aim(target)
        self._refresh_focus()

    def _unfocused(self, _reason: Qt.FocusReason) -> None:
        self._refresh_focus()

    def _refresh_focus(self) -> None:
        self.scene.show_focus(self.overlay.focus if self._keys_used else None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keys_used |= event.reason() in _BY_KEYBOARD and keys_lead(self)
        self.focus_hand()

    # What `app.slips` asks

    def is_ready(self, at: QPoint | None) -> bool:
        """Whether a press there is the beginning of a move, or its end: never a slip.

        Without a point it is a key that presses what has the focus.
        """
        card = self.overlay.focus if at is None else self.gestures.card_at(at.x(), at.y())
        if card in self.scene.cards:
            pose = self.scene.cards[card].pose
            return pose.liftable and not pose.pressable
        return self.gestures.mode is Mode.PICKED

    def shows_focus(self) -> bool:
        """Whether one sees what Enter would press."""
        return self._keys_used or self.overlay.focus is None

    def show_focus(self) -> None:
        self._keys_used = True
        self._refresh_focus()

    # Whatever interrupts a hand

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            if self.gestures.mode in (Mode.DRAGGED, Mode.PRESSED):
                self.let_go()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self.gestures.mode is not Mode.DRAGGED:
                self.tips.show(event.pos().x(), event.pos().y())
            return True
        return super().event(event)

    def _take_press_back(self) -> bool:
        pressed = self.gestures.mode is Mode.PRESSED
        if pressed:
            self.let_go()
        return pressed

    def _tip_bubble(self, tip: Tip) -> Sign:
        return self.message.bubble(tip.text, above_rail(self.scene, tip.about))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest:
            self.scene.tell_views()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.scene.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self.let_go()
        self.hush()
        self.tips.hide()
        self.scene.hover(None)
        self.scene.finish()
        self.scene.clock.rest()

    # Names and reasons

    def _tell(self) -> None:
        """Bring the buttons of the overlay in line with what is on the table."""
        if not self._told:
            self.overlay.sync([])
            return
        layout = self.scene.layout
        hand = {id_: index for index, id_ in enumerate(sorted_hand(self.scene))}
        cards = sorted(
            (pose for pose in layout.cards if pose.name), key=lambda pose: hand.get(pose.id, -1)
        )
        offers = self.gestures.offers
        told = [
            Told(pose.id, pose.name, _qrect(pose.rect), "card", not pose.idle, pose.tip)
            for pose in cards
        ]
        for place in layout.places:
            names = [place.name, offers[place.id].name if place.id in offers else ""]
            name = ", ".join(filter(None, names))
            if name:
                told.append(Told(place.id, name, _qrect(place.rect), "place", not place.idle))
        told += [
            Told(sign.id, sign.name, _qrect(sign.rect), "sign", sign.pressable)
            for sign in layout.signs
            if sign.name
        ]
        self.overlay.sync(told)


def _qrect(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def _interval() -> int:
    """Milliseconds between two frames of the screen."""
    rate = QGuiApplication.primaryScreen().refreshRate()
    return max(4, math.floor(1000 / rate)) if rate > 1 else 16
