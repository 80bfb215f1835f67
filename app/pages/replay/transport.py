"""The buttons on the rail with which a replay goes back and on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.replay import words
from app.pages.replay.playback import SPEEDS, Playback
from app.press_guard import answered
from app.style.appearance import Appearance
from app.widgets.buttons import IconButton


class TransportButton(IconButton):
    """One of the buttons: as high as it is wide, or round and larger."""

    def __init__(
        self, appearance: Appearance, icon: str | None, parent: QWidget, *, large: bool = False
    ) -> None:
        super().__init__(appearance, icon, parent, on_dark=True)
        self._side = 56.0 if large else 48.0
        self._large = large
        self.show_word(False)
        # A click leaves the keys to the page: the space bar is to play, and not to press again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def body_size(self) -> QSizeF:
        side = max(self.metrics.px(self._side), 40.0)
        return QSizeF(side, side)

    def ring_radius(self) -> float:
        return self.body().height() / 2 if self._large else super().ring_radius()


class SpeedButton(TransportButton):
    """Shows how many times as fast it plays; its name says it in words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, None, parent)
        self._times = ""

    def show_speed(self, times: int) -> None:
        """Show that it plays so many times as fast."""
        self._times = words.times(times=times)
        self.set_word(words.speed(times=times))
        self.setToolTip(words.speed(times=times))

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        painter.setFont(self.metrics.font("strong"))
        painter.setPen(colour)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._times)


class Transport(QObject):
    """First, back, play, on and last, and how fast it plays, for a page that places them."""

    def __init__(self, appearance: Appearance, playback: Playback, parent: QWidget) -> None:
        super().__init__(parent)
        self._playback = playback
        self.first = TransportButton(appearance, "to-first", parent)
        self.back = TransportButton(appearance, "previous", parent)
        self.play = TransportButton(appearance, "play", parent, large=True)
        self.on = TransportButton(appearance, "next", parent)
        self.last = TransportButton(appearance, "to-last", parent)
        self.speed = SpeedButton(appearance, parent)
        self.first.clicked.connect(playback.first)
        self.back.clicked.connect(playback.back)
        self.play.clicked.connect(self._press_play)
        self.on.clicked.connect(playback.on)
        self.last.clicked.connect(playback.last)
        self.speed.clicked.connect(self._press_speed)
        playback.moved.connect(self._tell)
        playback.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def widgets(self) -> Sequence[QWidget]:
        """The buttons from left to right."""
        return [self.first, self.back, self.play, self.on, self.last, self.speed]

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.first.set_word(words.to_first())
        self.back.set_word(words.back())
        self.play.set_icon("pause" if self._playback.playing else "play")
        self.play.set_word(words.pause() if self._playback.playing else words.play())
        self.on.set_word(words.on())
        self.last.set_word(words.to_last())
        self.speed.show_speed(self._playback.speed)
        self._tell()

    def key_actions(self) -> KeyActions:
        """Return what keys do on a page with a replay."""
        playback = self._playback
        return {
            commands.REPLAY_MOVE: lambda on: (playback.back_one, playback.on_one)[on](),
            commands.REPLAY_TURN: lambda on: (playback.back, playback.on)[on](),
            commands.REPLAY_ENDS: lambda end: (playback.first, playback.last)[end](),
            commands.REPLAY_PLAY: playback.toggle,
            commands.REPLAY_SPEED: lambda on: self._change_speed((-1, 1)[on]),
        }

    def _change_speed(self, step: int) -> None:
        at = SPEEDS.index(self._playback.speed) + step
        self._playback.set_speed(SPEEDS[min(max(at, 0), len(SPEEDS) - 1)])

    def _press_play(self) -> None:
        self._playback.toggle()
        answered(self.play)

    def _press_speed(self) -> None:
        """Play faster; after the highest speed comes the lowest."""
        at = SPEEDS.index(self._playback.speed) + 1
        self._playback.set_speed(SPEEDS[at % len(SPEEDS)])

    def _tell(self) -> None:
        """Let what leads nowhere be dim."""
        playback = self._playback
        at_first = playback.moment == 0
        for button in (self.first, self.back):
            _enable(button, not at_first, self.play)
        for button in (self.on, self.last):
            _enable(button, not playback.at_end, self.play)


def _enable(button: QWidget, enabled: bool, instead: QWidget) -> None:
    """Enable a button or not; the focus that it had goes to another, not where Qt would choose."""
    if not enabled and button.hasFocus():
        instead.setFocus(Qt.FocusReason.OtherFocusReason)
    button.setEnabled(enabled)
