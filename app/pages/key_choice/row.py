"""A command and its letter, which can be changed or taken away."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from app.keys.commands import KeyCommand
from app.keys.strokes import ESCAPE, HELD, PRESSES, ROAM, character_of, written
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.label import Label

T = texts("KeyChoice")

_WIDE: Final = 104.0
_APART: Final = 10.0


class CommandButton(PanelButton):
    """A button for a command, whose name it says to who does not see it stand beside."""

    arrow = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, None, parent)
        self._shown = ""

    @property
    def word(self) -> str:
        return self._shown

    def show_word_of(self, name: str, shown: str) -> None:
        """Show this word for the command of that name."""
        self._shown = shown
        self.set_word(f"{name}: {shown}")

    def body_size(self) -> QSizeF:
        size = super().body_size()
        return QSizeF(max(size.width(), self.metrics.px(_WIDE)), size.height())

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        self.arrow.emit(step)


class LetterButton(CommandButton):
    """Shows a letter; pressed, it waits for another one.

    `typed` carries the character of the key that was pressed then, `asks` says whether it waits.
    """

    typed = Signal(str)
    asks = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.waits = False
        self.clicked.connect(lambda: self.ask(asked=not self.waits))

    def ask(self, *, asked: bool) -> None:
        """Wait for a key, or wait no more."""
        if asked != self.waits:
            self.waits = asked
            self.asks.emit(asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.waits or event.key() in HELD:
            super().keyPressEvent(event)
        elif event.key() == ESCAPE:
            self.ask(asked=False)
        elif event.key() in (*ROAM, *PRESSES):
            self.ask(asked=False)
            super().keyPressEvent(event)
        else:
            self.typed.emit(character_of(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.ask(asked=False)


class LetterRow(QWidget):
    """One command. `typed` and `switched` ask for another letter, or for none and back."""

    typed = Signal(str)
    switched = Signal()
    asked = Signal()
    """It waits for a letter now."""

    def __init__(self, appearance: Appearance, command: KeyCommand, parent: QWidget) -> None:
        super().__init__(parent)
        self.command = command
        self._keys = appearance.keys
        self._metrics = appearance.metrics(parent.size())
        self.name = Label(appearance, "body", self, wrap=True)
        self.letter = LetterButton(appearance, self)
        self.off = CommandButton(appearance, self)
        """Takes the letter away, or brings the first one back."""
        self.letter.typed.connect(self.typed)
        self.letter.asks.connect(self._show_asking)
        self.letter.setEnabled(command.can_change)
        self.off.clicked.connect(self.switched)
        self.retranslate()

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key leads in the row."""
        return [self.letter, self.off] if self.command.can_change else [self.off]

    def retranslate(self) -> None:
        """Show the command and its letter as they are now."""
        name, characters = self.command.name(), self._keys.characters(self.command)
        self.name.setText(name)
        if self.letter.waits:
            shown = T("Which?", note="On the button that waits for a letter to be pressed.")()
        elif not characters:
            shown = T("none", note="Of a command that has no letter.")()
        elif self._keys.is_range(self.command):
            shown = f"{characters[0]} – {characters[-1]}"
        else:
            shown = " ".join(map(written, characters))
        self.letter.show_word_of(name, shown)
        off = T("Switch off") if characters else T("Switch on")
        self.off.show_word_of(name, off())

    def place(self, metrics: Metrics, x: float, y: float, width: float) -> int:
        """Stand there, so wide; return how high it is."""
        self._metrics = metrics
        px, margin = metrics.px, self.letter.margin
        letter, off = self.letter.body_size(), self.off.body_size()
        left = width - off.width()
        self.name.set_metrics(metrics)
        room = left - letter.width() - 2 * px(_APART)
        text = self.name.heightForWidth(math.floor(room))
        high = max(text, round(letter.height())) + 2 * margin
        self.name.setGeometry(margin, round((high - text) / 2), math.floor(room), text)
        self.letter.place(
            margin + left - px(_APART) - letter.width(), margin, letter.width(), letter.height()
        )
        self.off.place(margin + left, margin, off.width(), off.height())
        self.setGeometry(round(x) - margin, round(y), math.ceil(width) + 2 * margin, high)
        return high

    def _show_asking(self, asks: bool) -> None:
        self.retranslate()
        if asks:
            self.asked.emit()
