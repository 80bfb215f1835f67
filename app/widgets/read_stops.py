"""Where the keyboard leads to what is painted and only read: figures, and the rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from app.keys.strokes import ENDS, STEPS
from app.paint.brushes import grown, line, rounded
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.widgets.control import BY_KEY

ONLY_READ: Final = "only read"
"""The property of a stop at which nothing can be pressed."""
_WIDTH, _RADIUS = 3.0, 8.0
_APART: Final = 5
"""How far the ring round what is read as a whole reaches beyond it."""


class ReadPart(NamedTuple):
    """A part of what is painted: what a screen reader says of it, and where it stands."""

    spoken: str
    rect: QRectF


@runtime_checkable
class InParts(Protocol):
    """A widget whose parts are read one by one; it is named after what they have in common."""

    @property
    def read_parts(self) -> Sequence[ReadPart]:
        """Return the parts, in the order in which they are read."""
        ...


class ReadStops:
    """A stop of the Tab key on each of some widgets; arrow keys lead through the parts of one."""

    def __init__(self, appearance: Appearance, hosts: Sequence[QWidget]) -> None:
        self._parted = [_ReadList(appearance, host) for host in hosts if isinstance(host, InParts)]
        self._whole = [_Ring(appearance, host) for host in hosts if not isinstance(host, InParts)]
        self._hosts = hosts

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        parts: dict[QWidget, Sequence[QWidget]] = {each.host: each.items for each in self._parted}
        return [stop for host in self._hosts for stop in parts.get(host, [host])]

    def follow(self) -> None:
        """Stand where everything stands now, and say what it says."""
        for ring in self._whole:
            ring.follow()
        for each in self._parted:
            each.follow()


class _Ring(QWidget):
    """The ring round a widget that is read as a whole, while the keyboard has led to it."""

    def __init__(self, appearance: Appearance, host: QWidget) -> None:
        super().__init__(host.parentWidget())
        self._appearance, self._host = appearance, host
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        host.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        host.setProperty(ONLY_READ, True)
        host.installEventFilter(self)

    def follow(self) -> None:
        """Lie round the widget, so that its text keeps clear, as far as there is room."""
        around = self._host.geometry().adjusted(-_APART, -_APART, _APART, _APART)
        room = self._host.parentWidget()
        self.setGeometry(around if room is None else around.intersected(room.rect()))
        self.raise_()

    def eventFilter(self, _host: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            self.setVisible(event.gotFocus() and event.reason() in BY_KEY and keys_lead(self))
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_ring(self, self._appearance)


class _ReadList:
    """The parts of a widget, of which the Tab key leads to one."""

    def __init__(self, appearance: Appearance, host: InParts) -> None:
        assert isinstance(host, QWidget)
        self.host: QWidget = host
        self._parts: InParts = host
        self._appearance = appearance
        self.items: list[_ReadItem] = []

    def follow(self) -> None:
        """Have an item for each part, where it stands."""
        parts = self._parts.read_parts
        for gone in self.items[len(parts) :]:
            gone.hide()
            gone.deleteLater()
        del self.items[len(parts) :]
        while len(self.items) < len(parts):
            self.items.append(_ReadItem(self._appearance, self.host, self))
        for item, part in zip(self.items, parts, strict=True):
            item.take(part)
        if self.items and not any(item.is_stop for item in self.items):
            self.items[0].make_stop(stop=True)

    def go(self, item: _ReadItem, step: int) -> None:
        """Go from an item so many steps on, as far as there are any."""
        at = min(max(self.items.index(item) + step, 0), len(self.items) - 1)
        for each in self.items:
            each.make_stop(stop=each is self.items[at])
        self.items[at].setFocus(Qt.FocusReason.TabFocusReason)
        self.items[at].come_into_sight()


class _ReadItem(QWidget):
    """Shows nothing but the ring, and says one part."""

    accessible_kind = "row"

    def __init__(self, appearance: Appearance, host: QWidget, owner: _ReadList) -> None:
        super().__init__(host)
        self._appearance, self._owner = appearance, owner
        self._ring = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty(ONLY_READ, True)
        self.show()

    @property
    def is_stop(self) -> bool:
        """Whether the Tab key leads here."""
        return self.focusPolicy() is Qt.FocusPolicy.TabFocus

    def make_stop(self, *, stop: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus)

    def take(self, part: ReadPart) -> None:
        """Say this part, and stand there."""
        tell_name(self, part.spoken)
        self.setGeometry(part.rect.toAlignedRect().intersected(self._owner.host.rect()))

    def come_into_sight(self) -> None:
        """Scroll what it stands in, where that is needed."""
        outer = self.parentWidget()
        while outer is not None and not isinstance(outer, QScrollArea):
            outer = outer.parentWidget()
        if outer is not None:
            outer.ensureWidgetVisible(self, 0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in BY_KEY and keys_lead(self)
        self.update()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self._ring = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif event.key() in STEPS:
            self._owner.go(self, STEPS[event.key()])
        elif event.key() in ENDS:
            self._owner.go(self, ENDS[event.key()] * len(self._owner.items))
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._ring:
            paint_ring(self, self._appearance)


def paint_ring(widget: QWidget, appearance: Appearance) -> None:
    """Paint the ring of the keyboard round a widget."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = grown(widget.rect().toRectF(), -_WIDTH / 2)
    rounded(painter, inner, _RADIUS, None, line(appearance.theme.focus, _WIDTH))
