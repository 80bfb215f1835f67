"""The name in the bar of a page, and one short line after it."""

from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import PART, SMALLEST, Metrics, as_much_as_fits, joined
from app.system.screen_reader import tell_name

_LEAST: Final = 0.75
"""How small name and line may be written to stand side by side, in their own size."""


class _Written(NamedTuple):
    """The words that have room, their fonts, and where the line begins."""

    title: str
    title_font: QFont
    line: str
    line_font: QFont
    x: int


class BarTitle(QWidget):
    """The name in the bar and one short line after it; parts that have no room are left out.

    Before the first part would be cut, both are written smaller.
    """

    accessible_kind = "heading"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._title = ""
        self._line = ""
        self._written: _Written | None = None
        """Kept until something of it changes: cards that fly under it have it painted anew."""
        self.hide()  # Until there is a title.
        appearance.changed.connect(self.update)

    def set_texts(self, title: str, line: str) -> None:
        changed = (title, line) != (self._title, self._line)
        self._title, self._line = title, line
        self.setVisible(bool(title))
        tell_name(self, joined(title, line))
        if changed:
            self._write_anew()

    def set_metrics(self, metrics: Metrics) -> None:
        if metrics != self._metrics:
            self._metrics = metrics
            self._write_anew()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._write_anew()

    def _write_anew(self) -> None:
        self._written = None
        self.update()

    @property
    def title(self) -> str:
        return self._title

    @property
    def line(self) -> str:
        return self._line

    @property
    def title_font(self) -> QFont:
        """The font of the title: smaller where its own size does not fit."""
        font = self._metrics.font("game_name")
        while QFontMetrics(font).horizontalAdvance(self._title) > self.width():
            if font.pixelSize() <= SMALLEST:
                break
            font.setPixelSize(font.pixelSize() - 1)
        return font

    @property
    def fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the title and of the line: smaller where the line would be cut."""
        fonts = self.title_font, self._metrics.font("caption")
        first = self._line.partition(PART)[0]
        for font in reversed(fonts):
            smallest = max(SMALLEST, round(font.pixelSize() * _LEAST))
            while not self._has_room(first, fonts) and font.pixelSize() > smallest:
                font.setPixelSize(font.pixelSize() - 1)
        return fonts if self._has_room(first, fonts) else (self.title_font, fonts[1])

    def _has_room(self, first: str, fonts: tuple[QFont, QFont]) -> bool:
        """Tell whether the title and the first part of the line have room side by side."""
        title, line = map(QFontMetrics, fonts)
        wide = title.horizontalAdvance(self._title) + self._gap + line.horizontalAdvance(first)
        return wide < self.width()  # Where both are equal, rounding may cut the line.

    @property
    def _gap(self) -> int:
        """Return what is free between title and line."""
        return round(self._metrics.px(12))

    def _fitting(self, measure: QFontMetrics, room: int) -> str:
        """Return the line without the parts at its end for which there is no room."""
        return as_much_as_fits(self._line, lambda text: measure.horizontalAdvance(text) <= room)

    def _write(self) -> _Written:
        """Find out what has room, and in which fonts."""
        title_font, line_font = self.fonts
        measure = QFontMetrics(title_font)
        title = measure.elidedText(self._title, Qt.TextElideMode.ElideRight, self.width())
        x = measure.horizontalAdvance(title) + self._gap
        room, measure = self.width() - x, QFontMetrics(line_font)
        if room <= measure.height() * 2:
            return _Written(title, title_font, "", line_font, x)
        line = measure.elidedText(self._fitting(measure, room), Qt.TextElideMode.ElideRight, room)
        return _Written(title, title_font, line, line_font, x)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._written is None:
            self._written = self._write()
        title, title_font, line, line_font, x = self._written
        painter = QPainter(self)
        theme = self._appearance.theme
        measure = QFontMetrics(title_font)
        baseline = round((self.height() + measure.ascent() - measure.descent()) / 2)
        painter.setFont(title_font)
        painter.setPen(theme.text)
        painter.drawText(0, baseline, title)
        painter.setFont(line_font)
        painter.setPen(theme.text_2)
        painter.drawText(x, baseline, line)
