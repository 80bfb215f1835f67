"""Words on a page, in one of the type roles and one of the theme's text colours."""

import math
from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from app.paint.paragraph import width_without_lone_word
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics
from app.system.screen_reader import tell_name

Role = str | tuple[float, int] | tuple[float, int, bool]
"""A role of the type table, or size (at 1280 x 800), weight and serif or not."""

Tone = Literal[
    "text",
    "text_2",
    "rail_text",
    "rail_text_2",
    "curtain_text",
    "curtain_text_2",
    "lit",
    "good",
    "danger",
]


class Label(QLabel):
    """A line or a paragraph of plain text.

    `role` is a role of the type table or a size and weight, `tone` a colour of the theme. A
    wrapping label takes the height that its width asks for (`heightForWidth`). One that is not
    `scaled` is large enough and stays as it is when the person asks for larger texts.
    """

    def __init__(
        self,
        appearance: Appearance,
        role: Role,
        parent: QWidget | None = None,
        *,
        tone: Tone = "text",
        wrap: bool = False,
        scaled: bool = True,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._role = role
        self._tone = tone
        self._scaled = scaled
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.set_metrics(appearance.metrics(QSize(1280, 800)))
        appearance.changed.connect(self._recolour)

    def setText(self, text: str) -> None:
        tell_name(self, text)  # First: Qt would tell of the text of a label without a name.
        super().setText(text)

    def set_metrics(self, metrics: Metrics) -> None:
        if not self._scaled:
            metrics = Metrics(metrics.width, metrics.height)
        if isinstance(self._role, str):
            self.setFont(metrics.font(self._role))
        else:
            self.setFont(metrics.sized(*self._role))
        self._recolour()

    def fit(self, size: float, width: float) -> None:
        """Take that size in logical pixels, or a smaller one in which the text fits one line."""
        font = self.font()
        pixels = max(SMALLEST, round(size))
        font.setPixelSize(pixels)
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        if wide > width:
            # Larger than in proportion it cannot be, but for rounding.
            pixels = max(SMALLEST, min(pixels - 1, math.floor(pixels * width / wide) + 2))
            font.setPixelSize(pixels)
        while pixels > SMALLEST and QFontMetricsF(font).horizontalAdvance(self.text()) > width:
            pixels -= 1
            font.setPixelSize(pixels)
        self.setFont(font)

    def set_tone(self, tone: Tone) -> None:
        self._tone = tone
        self._recolour()

    def place(self, x: float, y: float, width: float) -> int:
        """Put the label there, as high as its text needs, and return that height."""
        wrapped = self.heightForWidth(int(width))
        height = wrapped if self.wordWrap() else self.sizeHint().height()
        self.setGeometry(round(x), round(y), int(width), height)
        return height

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text; one that wraps so that no short word stands alone at its end."""
        room = self.contentsRect()
        width = width_without_lone_word(self.text(), self.font(), room.width())
        if not self.wordWrap() or width == room.width():
            super().paintEvent(event)
            return
        spare = room.width() - math.ceil(width)
        if self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            room.adjust(spare // 2, 0, -(spare - spare // 2), 0)
        else:
            room.adjust(0, 0, -spare, 0)
        self.style().drawItemText(
            QPainter(self),
            room,
            int(self.alignment()) | int(Qt.TextFlag.TextWordWrap),
            self.palette(),
            self.isEnabled(),
            self.text(),
            self.foregroundRole(),
        )

    def _recolour(self) -> None:
        colour: QColor = getattr(self._appearance.theme, self._tone)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)


class Heading(Label):
    """A label over what it names; screen readers go from one to the next."""

    accessible_kind = "heading"
