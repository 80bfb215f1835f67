"""The curtain between two people at one screen: it hides everything until the next one is there."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from app import common_texts
from app.keys import commands
from app.keys.keys import KeyActions
from app.keys.strokes import digit_of
from app.match.players import PlayerInfo
from app.pages.curtain.arrival import Arrival
from app.pages.curtain.bar import CurtainBar
from app.pages.curtain.buttons import LiftButton, TakeBackButton
from app.pages.curtain.head import CurtainHead
from app.pages.curtain.turns import TurnBefore, TurnsPanel, since_your_last_turn, so_far
from app.pages.idle_keys import ELSEWHERE, not_here
from app.paint.curtain import curtain_pixmap
from app.press_guard import changed
from app.style.appearance import Appearance
from app.system.sayings import sayings_of
from app.system.screen_reader import announce, tell_description
from app.texts import texts
from app.widgets.language_switch import LanguageSwitch

T = texts("Curtain")

what_for = T(
    "The curtain comes down between two turns, so that nobody sees cards that are not theirs.",
    note="A tip: said on the first curtain only.",
)

change_it = T(
    "{what}; Shift+Tab leads there.",
    note="Said before somebody’s first turn; what: “Cards on request: off”.",
)

nothing_since = T(
    "Nothing since your last turn.", note="Said on the curtain to who asks what has happened."
)
is_down = T("The curtain is down.", note="Said to who asks how things stand at the table.")
lift_first = T(
    "The curtain is down: lift it first.",
    note="Said after a key that does something at the table.",
)
hands_covered = T(
    "All hands are covered: the curtain is down.", note="Said to who asks for the own hand."
)

AT_THE_TABLE: Final = (
    commands.MAIN, commands.UNDO, commands.HINT, commands.SIGNAL, commands.POINTS, commands.GLANCE,
    commands.PAUSE, commands.NEXT, commands.BACK,
)  # fmt: skip
"""Commands that mean nothing under the curtain, and say so."""

FALL_MS: Final = 380
RISE_MS: Final = 520
PACE: Final = {"full": 1.0, "fast": 0.5, "slow": 2.0, "reduced": 0.0}
"""Factor on durations by the motion setting."""

_UNDER_VALANCE: Final = 90.0
_HEM: Final = 136.0
_WIDEST: Final = 900.0


class Curtain(QWidget):
    """A widget over the whole window; its owner gives it the window's size and keeps it on top.

    `fall` lets it down for the next player and `fallen` says that nothing of the table can be seen
    any more: only then may another seat's view be shown. The player lifts it with the button or
    with Enter (`lift_requested`), once the name can have been read; the owner then shows that
    player's view and calls `rise`, which ends with `risen`: then the focus is to go elsewhere. Who
    has just left the screen may ask to come back (`take_back_requested`), where `fall` was told
    their name. While it is down the keyboard's focus stays on the curtain. Its bar leads home and
    to other pages, and `escaped` says that Esc was pressed: nobody has to look at a hand that is
    not theirs to get away.
    """

    fallen = Signal()
    lift_requested = Signal()
    take_back_requested = Signal()
    escaped = Signal()
    risen = Signal()
    language_chosen = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._arrival = Arrival(PlayerInfo("", 0))
        self._rising = False
        self._cloth: tuple[object, QPixmap] | None = None
        self._board = QWidget(self)
        self.head = CurtainHead(appearance, self._board)
        self.turns = TurnsPanel(appearance, self._board)
        self._button = LiftButton(appearance, self._board)
        self._button.clicked.connect(self._ask_to_lift)
        self.take_back = TakeBackButton(appearance, "undo", self._board)
        self.take_back.clicked.connect(self._ask_to_take_back)
        self._turns: Sequence[TurnBefore] = ()
        self._switch = LanguageSwitch(appearance, self._board, on_dark=True)
        self._switch.chosen.connect(self._choose_language)
        self.bar = CurtainBar(appearance, self._board)
        self.bar.on_request_chosen.connect(self.retranslate)
        for button in (self.take_back, *self.bar.buttons):
            # A click beside it leaves Enter to the button that names that key.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._move_to)
        self._clock.finished.connect(self._arrive)
        self.setFocusProxy(self._button)
        appearance.changed.connect(self._relayout)
        self.retranslate()
        self.hide()

    @property
    def down(self) -> bool:
        """Whether the curtain hides the table completely."""
        return self.isVisible() and self._board.y() == 0 and not self._rising

    def fall(self, arrival: Arrival, *, at_once: bool = False) -> None:
        """Let the curtain down for who comes; `at_once` without motion."""
        self._arrival = arrival
        self._turns = [turn for turn in arrival.turns if turn.text()]
        self.take_back.setVisible(arrival.left is not None)
        self._rising = False
        self.bar.show_on_request(arrival.on_request)
        self.retranslate()
        if self._button.hasFocus():  # A screen reader says no more of it by itself.
            announce(self, self.in_words())
        self._start(FALL_MS, -1.0, 0.0, QEasingCurve.Type.InCubic, at_once=at_once)
        self.show()
        self.raise_()
        self._relayout()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Lift the curtain; what is behind it is seen at once, from below."""
        if self._rising:
            return
        self._rising = True
        share = self._board.y() / self.height() if self.height() else 0.0
        self._start(RISE_MS, share, -1.0, QEasingCurve.Type.OutCubic)
        sayings = sayings_of(self)
        if sayings is not None:
            sayings.hold(self._clock.duration())

    def retranslate(self) -> None:
        arrival = self._arrival
        sentence = (
            T("Take your seat.")()
            if arrival.alone
            else T("Take your seat. Everybody else, look away!")()
        )
        self.head.show_player(arrival.player, self._what_comes(), sentence)
        heading = so_far() if arrival.first else since_your_last_turn()
        self.turns.show_turns(heading, self._turns, what_for() if arrival.explained else "")
        self._button.set_word(commands.LIFT.name())
        self._button.set_key(T("Enter", "the key")())
        take_back = T("Undo the last move ({name})")
        self.take_back.set_word(take_back(name=arrival.left.name if arrival.left else ""))
        self._switch.retranslate()
        self.bar.retranslate()
        tell_description(self._button, self.in_words())

    def in_words(self) -> str:
        """Return what the curtain says, for who hears of the button alone.

        What was done is left out: it is told once the curtain is lifted, and before to who asks.
        """
        head = self.head
        said = [f"{head.now.text()}: {head.name.text()}.", head.sentence.text()]
        if self._arrival.own:
            said.append(f"{common_texts.own_settings(name=self._arrival.own)}.")
        if self._arrival.explained:
            said.append(what_for())
        if self._arrival.first and not self.bar.on_request.isHidden():
            on = self.bar.on_request.isChecked()
            now = common_texts.on_request_on if on else common_texts.on_request_off
            said.append(change_it(what=now()))
        return " ".join(said)

    def _what_comes(self) -> str:
        if self._arrival.looks:
            return T("Your cards")()
        if self._arrival.acts:
            return common_texts.own_turn()
        return T("At the screen now")()

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key can stop, in order."""
        take_back = [self.take_back] if self._arrival.left else []
        return [*self.bar.stops, self._button, *take_back, self._switch.chosen_half]

    def focusNextPrevChild(self, following: bool) -> bool:
        """Keep the focus on the curtain: nothing behind it can be reached."""
        stops = self.stops
        at = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if following else -1)) % len(stops)].setFocus(reason)
        return True

    def key_actions(self) -> KeyActions:
        """Return what keys do on the curtain."""
        whose = f"{self.head.now.text()}: {self.head.name.text()}."
        covered = (
            commands.ASK_PILES, commands.ASK_OTHERS, commands.ASK_POINTS,
            commands.ASK_DRAW_PILE, commands.ASK_IN_FORCE,
        )  # fmt: skip
        back = {commands.TAKE_BACK: self.take_back.click} if self._arrival.left else {}
        scroll = {commands.SCROLL: self.turns.area.scroll_by} if self.turns.scrolls else {}
        return {
            commands.LIFT: self._button.click,
            **back,
            **scroll,
            commands.ASK_TURN: partial(announce, self, f"{whose} {is_down()}"),
            commands.ASK_HAND: partial(announce, self, hands_covered()),
            commands.OWN_WORDS: partial(announce, self, hands_covered()),
            **{command: partial(announce, self, is_down()) for command in covered},
            commands.ASK_EVENTS: lambda: announce(self, _what_happened(self.turns, self._arrival)),
            commands.ASK_AGAIN: lambda: announce(self, self.in_words()),
            commands.LEAVE_CURTAIN: self.escaped.emit,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = self._appearance.keys
        if keys.do(event, self.key_actions()):
            return
        asked = keys.is_for(event, *(set(AT_THE_TABLE) - self._arrival.idle_keys))
        if asked or digit_of(event):
            announce(self, lift_first())
        elif keys.is_for(event, commands.MOVES):
            announce(self, _what_happened(self.turns, self._arrival))
        elif keys.is_for(event, *ELSEWHERE):
            announce(self, not_here())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the turns, wherever the pointer is."""
        QApplication.sendEvent(self.turns.area.verticalScrollBar(), event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(self._board.pos(), self._painted_cloth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._clock.setCurrentTime(self._clock.duration())
        self._relayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._relayout()

    def _choose_language(self, code: str) -> None:
        self.language_chosen.emit(code)
        # The button names the key that lifts the curtain: that key stays its own.
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_lift(self) -> None:
        if self.down:
            self.lift_requested.emit()

    def _ask_to_take_back(self) -> None:
        if self.down and self._arrival.left:
            self.take_back_requested.emit()

    def _start(
        self,
        duration: int,
        begin: float,
        end: float,
        curve: QEasingCurve.Type,
        *,
        at_once: bool = False,
    ) -> None:
        self._clock.stop()
        pace = 0.0 if at_once else PACE[self._appearance.motion]
        self._clock.setDuration(round(duration * pace))
        self._clock.setEasingCurve(curve)
        self._clock.setStartValue(begin)
        self._clock.setEndValue(end)
        self._move_to(begin)
        self._clock.start()

    def _move_to(self, share: float) -> None:
        self._board.move(0, round(share * self.height()))
        self.update()

    def _arrive(self) -> None:
        if self._rising:
            # The focus leaves first: Qt would pass it through what is hidden with the curtain.
            self.risen.emit()
            self.hide()
            self._cloth = None
        else:
            self._board.move(QPoint(0, 0))
            self.update()
            changed(self, firm=True)
            self.fallen.emit()

    def _painted_cloth(self) -> QPixmap:
        """Return the cloth of the present size, painted once and kept while the curtain shows."""
        size, dpr, theme = self.size(), self.devicePixelRatioF(), self._appearance.theme
        key = (size, dpr, theme.name)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, curtain_pixmap(size, dpr, theme))
        return self._cloth[1]

    def _relayout(self) -> None:
        self._metrics = self._appearance.metrics(self.size())
        self._board.resize(self.size())
        for part in (self.head, self.turns, self._button, self.take_back, self._switch):
            part.set_metrics(self._metrics)
        self.bar.place(self.width(), self._metrics)
        self._place_foot()
        self._place_words()
        self.update()

    def _place_words(self) -> None:
        """Place who is to come and what happened below each other, over the button.

        The button stands where it always is, just above the hem.
        """
        px, button = self._metrics.px, self._button.body_size()
        width = min(self.width() * 0.86, px(_WIDEST) * self._metrics.beside_text)
        left, top = (self.width() - width) / 2, px(_UNDER_VALANCE)
        button_top = self.height() - px(_HEM) - button.height()
        self._button.place(
            (self.width() - button.width()) / 2, button_top, button.width(), button.height()
        )
        told, gap = not self.turns.empty, px(14)
        room = button_top - gap - top
        head = self.head.height_in(width, beside=told)
        turns = self.turns.size_in(width, room - head - gap)
        below = min(turns.height(), room - head - gap) if told else 0.0
        top += (room - head - (gap + below if told else 0)) / 2
        self.head.place(top, left, width, beside=told)
        self.turns.setVisible(told)
        if told:
            left = (self.width() - turns.width()) / 2
            self.turns.place(QRectF(left, top + head + gap, turns.width(), below))

    def _place_foot(self) -> None:
        """Place what is not for who comes: to take back, and the language."""
        px = self._metrics.px
        size, back = self._switch.body_size(), self.take_back.body_size()
        middle = self.height() - px(38)
        right = self.width() - px(22) - size.width()
        self._switch.place(right, middle - size.height() / 2)
        width = min(back.width(), right - px(14 + 22))
        left = min((self.width() - width) / 2, right - px(14) - width)
        self.take_back.place(left, middle - back.height() / 2, width, back.height())


def _what_happened(turns: TurnsPanel, arrival: Arrival) -> str:
    """Return what is said to who asks what has happened."""
    nothing = common_texts.nothing_yet if arrival.first else nothing_since
    return " ".join(filter(None, [turns.in_words(), arrival.taken_back()])) or nothing()
