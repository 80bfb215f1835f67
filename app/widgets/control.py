"""The base of everything that can be pressed: one painted, focusable, accessible button."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ENTER, STEPS, has_ctrl
from app.paint.brushes import grown, line, rounded
from app.paint.ornaments import paint_focus_ring
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.system.screen_reader import aloud, announce
from app.touch import LONG_PRESS
from app.widgets.body_button import BodyButton
from app.widgets.tip import hide_tip, leave_tip, show_tip

BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""How the focus comes by the keyboard."""

EDGE_WIDTH: Final = 1.5
"""Width of the edge of a button, at 1280 x 800."""

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


class Control(BodyButton):
    """A button that paints itself.

    Subclasses give `body_size` and paint the body with `paint_body`. Space and Enter press the
    button, arrow keys are left to the page. The ring shows when the focus came by keyboard. A long
    press tells what the button is for.
    """

    bare = False
    """Whether nothing is painted at the border; in the theme of high contrast there is an edge."""
    edge_gap = 0.0
    """How far outside the body that edge lies, at 1280 x 800."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, on_dark: bool = False
    ) -> None:
        super().__init__(appearance, parent)
        self._on_dark = on_dark
        self._ring = False
        self._tip = ""
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(LONG_PRESS)
        self._held.timeout.connect(self._ask_what_it_is)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self.update)

    def setToolTip(self, tip: str) -> None:
        """Say this in the button's tip.

        Qt has it read as a description, too: not what the name says already, to be heard once.
        """
        self._tip = tip
        super().setToolTip("" if _says(self.accessibleName(), tip) else aloud(tip))

    def toolTip(self) -> str:
        return self._tip

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        """Paint the button into `body`; antialiasing is on."""
        raise NotImplementedError

    def ring_radius(self) -> float:
        """Return the corner radius of the body, which the focus ring follows."""
        return self.metrics.px(14)

    def ring_colour(self) -> QColor:
        """Return the colour of the focus ring."""
        theme = self.appearance.theme
        return theme.rail_text if self._on_dark and not theme.high_contrast else theme.focus

    def edge_colour(self) -> QColor:
        """Return the colour of the edge round what is bare in other themes."""
        return self.appearance.theme.line

    @property
    def ring_visible(self) -> bool:
        return self._ring and self.hasFocus()

    def shows_focus(self) -> bool:
        """Tell whether it can be seen that Enter would press it (see `app.press_guard`)."""
        return self.ring_visible

    def show_focus(self) -> None:
        self._show_ring(True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        self.paint_body(painter, body)
        if self.bare and self.appearance.theme.high_contrast:
            width = self.metrics.px(EDGE_WIDTH)
            pen = line(self.edge_colour(), width)
            painter.setOpacity(1.0)
            apart = self.metrics.px(self.edge_gap) - width / 2
            rounded(painter, grown(body, apart), self.ring_radius(), None, pen)
        if self.ring_visible:
            painter.setOpacity(1.0)
            paint_focus_ring(
                painter, body, self.ring_radius(), self.appearance.theme,
                color=self.ring_colour(), scale=self.metrics.f,
            )  # fmt: skip

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            event.setAccepted(show_tip(self.appearance, self, self.body(), self.metrics))
            return True
        return super().event(event)

    def tell_tip(self) -> bool:
        """Say the tool tip in a bubble, and aloud; return whether there is one."""
        shown = show_tip(self.appearance, self, self.body(), self.metrics)
        if shown:
            announce(self, self.toolTip())
        return shown

    def _ask_what_it_is(self) -> None:
        """Show on a long press what the button is for, and press nothing."""
        if self.isDown() and self.toolTip():
            self.setDown(False)
            show_tip(self.appearance, self, self.body(), self.metrics)

    def _hide_tip(self) -> None:
        self._held.stop()
        hide_tip(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._hide_tip()
        led = self.ring_visible
        self._show_ring(True)
        if event.key() in ENTER and not has_ctrl(event):
            self.click()
        elif (step := STEPS.get(event.key())) is not None:
            if led:
                self.arrow_pressed(step, event)
            else:  # Nobody saw that the keys were here, after a click.
                event.ignore()
        else:
            super().keyPressEvent(event)

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        """Handle an arrow key, back (-1) or on (1), that is pressed where the ring shows.

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
        self._hide_tip()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._held.stop()
        leave_tip(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._hide_tip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hide_tip()
        self._held.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held.stop()
        super().mouseReleaseEvent(event)

    def _show_ring(self, shown: bool) -> None:
        self._ring = shown
        self.update()


def _says(name: str, tip: str) -> bool:
    """Tell whether all of a tip is in a name; a single letter is a key."""
    parts = map(aloud, re.split(r" · |\n", tip.casefold()))
    words = [rf"(?<!\w){re.escape(part)}(?!\w)" for part in parts]
    return len(tip) > 1 and all(re.search(each, name.casefold()) for each in words)
