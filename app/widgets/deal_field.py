"""The field for a deal number, its digits in groups of three."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics, font, number
from app.texts import THIN_SPACE
from app.widgets.field import Field

LARGEST: Final = 2**63 - 1
"""The largest deal number."""

_PASTED: Final = 3
"""Letters that come at once when a text is pasted, at least; nobody types so many."""

_CURSOR: Final = 6
"""Room that the field keeps for its cursor and its own margins, in logical pixels."""


class DealField(Field):
    """A deal number from 0 to 2**63 - 1, or nothing; or the code of a deal.

    Digits are grouped while they are written, and get smaller where many have to fit. What is no
    number stays as it was written, so that it can be put right; `problem` then names what is
    wrong: "digits" or "large".
    """

    only_digits = True

    changed = Signal()
    code_written = Signal(str)
    """Brings a code, once it is written to its end, or pasted."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        is_code: Callable[[str], bool],
    ) -> None:
        super().__init__(appearance, parent, role="status")
        self._is_code = is_code
        self._before = ""
        """What stood there before the present change."""
        self._entered = False
        """The mouse has gone into the field, and its button is still held."""
        self.textEdited.connect(self._group)
        self.editingFinished.connect(self.tell_code)

    @property
    def value(self) -> int | None:
        """The number; None where nothing, or no number, is written."""
        return None if self.problem else self._read()

    @property
    def problem(self) -> str:
        """Why what is written is no deal number: "digits", "large", or nothing."""
        digits = _bare(self.text())
        if digits and not (digits.isascii() and digits.isdigit()):
            return "" if self._is_code(self.text()) else "digits"
        return "large" if (self._read() or 0) > LARGEST else ""

    @property
    def code(self) -> str:
        """The code that is written; "" for none."""
        return self.text() if self._read() is None and self._is_code(self.text()) else ""

    def set_value(self, value: int | None) -> None:
        self.setText("" if value is None else number(value))
        self._judge()

    def _read(self) -> int | None:
        digits = _bare(self.text())
        return int(digits[:40]) if digits.isascii() and digits.isdigit() else None

    def _group(self, text: str) -> None:
        digits = _bare(text)
        if digits.isascii() and digits.isdigit():
            before = len(_bare(text[: self.cursorPosition()]))
            grouped = _grouped(digits)
            self.setText(grouped)
            self.setCursorPosition(_position(grouped, before))
        pasted = _inserted(self._before, text) >= _PASTED
        self._judge()
        if pasted:
            self.tell_code()

    def tell_code(self) -> bool:
        """Bring the code, if one is written; tell whether there is one."""
        if self.code:
            self.code_written.emit(self.code)
        return bool(self.code)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        # A press takes a selection away. Any later, what is typed at once would be selected, too.
        if self._entered and not self.hasSelectedText():
            self.selectAll()
        self._entered = False

    def set_metrics(self, metrics: Metrics) -> None:
        super().set_metrics(metrics)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Choose the largest letters in which all of the number can be seen."""
        margins = self.textMargins()
        room = self.width() - margins.left() - margins.right() - _CURSOR
        largest = self.metrics.font("status")
        wanted = QFontMetricsF(largest).horizontalAdvance(self.text())
        if wanted <= room:
            self.setFont(largest)
        else:
            pixels = int(largest.pixelSize() * max(room, 0) / wanted)
            self.setFont(font(max(SMALLEST, pixels), largest.weight()))

    def _judge(self) -> None:
        self._before = self.text()
        self._fit()
        self.set_wrong(bool(self.problem))
        self.changed.emit()


def _inserted(before: str, now: str) -> int:
    """Return how many letters came at once, whatever they replaced."""
    kept = _alike(before, now)
    return len(now) - kept - _alike(before[kept:][::-1], now[kept:][::-1])


def _alike(one: str, other: str) -> int:
    """Return with how many letters both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _bare(text: str) -> str:
    return "".join(letter for letter in text if not letter.isspace())


def _grouped(digits: str) -> str:
    head = len(digits) % 3
    groups = [digits[:head]] if head else []
    groups += [digits[at : at + 3] for at in range(head, len(digits), 3)]
    return THIN_SPACE.join(groups)


def _position(grouped: str, digits: int) -> int:
    """Return where the cursor stands after so many digits."""
    seen = 0
    for at, letter in enumerate(grouped):
        if seen == digits:
            return at
        seen += letter != THIN_SPACE
    return len(grouped)
