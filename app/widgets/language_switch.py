"""The switch ΕΛ | EN, in sight on every page."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.control import Control, one_stop

LANGUAGES: Final = (("el", "ΕΛ", "Ελληνικά"), ("en", "EN", "English"))
"""Code, what the switch shows, and the language's own name; the same in both languages."""


def current_language() -> str:
    """Return the language on screen: "el" or "en"."""
    return "el" if QLocale().language() == QLocale.Language.Greek else "en"


class _Half(Control):
    def __init__(
        self,
        appearance: Appearance,
        language: tuple[str, str, str],
        parent: "LanguageSwitch",
        on_dark: bool,
    ) -> None:
        super().__init__(appearance, parent, on_dark=on_dark)
        code, mark, name = language
        self.code = code
        self._mark = mark
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setLocale(QLocale(code))  # In that language a screen reader says the name.
        tell_name(self, name)
        self.setToolTip(name)

    def body_size(self) -> QSizeF:
        px, measure = self.metrics.px, QFontMetricsF(self.metrics.sized(14, 700))
        wide = measure.horizontalAdvance(self._mark) + px(18)
        return QSizeF(max(px(46), 40.0, wide), max(px(36), 36.0, measure.height() + px(6)))

    def ring_radius(self) -> float:
        return self.body().height() / 2

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        radius = body.height() / 2
        shape = QPainterPath()
        wide = (
            body.adjusted(0, 0, radius, 0) if self.code == "el" else body.adjusted(-radius, 0, 0, 0)
        )
        shape.addRoundedRect(wide, radius, radius)
        painter.save()
        painter.setClipRect(body)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setBrush(theme.lit)
            painter.drawPath(shape)
        elif self.hovered:
            painter.setBrush(theme.panel_2)
            painter.drawPath(shape)
        painter.restore()
        painter.setFont(self.metrics.sized(14, 700))
        painter.setPen(theme.ink if self.isChecked() else theme.text_2)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._mark)

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        switch = self.parent()
        assert isinstance(switch, LanguageSwitch)
        switch.press("el" if step < 0 else "en")


class LanguageSwitch(QWidget):
    """Two halves, Greek and English; the one on screen is filled with saffron.

    `chosen` carries the code "el" or "en"; the switch itself turns when the language has turned.
    """

    accessible_kind = "group"

    chosen = Signal(str)

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, on_dark: bool = False
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._halves = [_Half(appearance, language, self, on_dark) for language in LANGUAGES]
        for half in self._halves:
            half.clicked.connect(lambda _=False, code=half.code: self._choose(code))
        appearance.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        tell_name(self, common_texts.language())
        for half in self._halves:
            half.setChecked(half.code == current_language())
            half.update()
        one_stop(self._halves)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return self._halves

    @property
    def chosen_half(self) -> QWidget:
        """The half of the language on screen."""
        return next(half for half in self._halves if half.isChecked())

    def press(self, code: str) -> None:
        """Press one half, as a click on it would."""
        half = next(half for half in self._halves if half.code == code)
        half.setFocus(Qt.FocusReason.TabFocusReason)
        half.click()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        x = 0.0
        for half in self._halves:
            half.set_metrics(metrics)
            size = half.body_size()
            half.place(half.margin + x, half.margin, size.width(), size.height())
            x += size.width()
        self.updateGeometry()

    @property
    def margin(self) -> int:
        """Room round the switch for the focus ring of its halves."""
        return self._halves[0].margin

    def body_size(self) -> QSizeF:
        sizes = [half.body_size() for half in self._halves]
        return QSizeF(sum(size.width() for size in sizes), sizes[0].height())

    def place(self, x: float, y: float) -> None:
        """Put the switch so that its visible body begins at this point of the parent."""
        self.move(round(x) - self.margin, round(y) - self.margin)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        size = self.body_size().toSize()
        return QSize(size.width() + 2 * self.margin + 1, size.height() + 2 * self.margin + 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.body_size()
        body = QRectF(self.margin, self.margin, size.width(), size.height())
        painter.setPen(QPen(self._appearance.theme.line, self._metrics.px(1.5)))
        painter.setBrush(self._appearance.theme.panel)
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)

    def _choose(self, code: str) -> None:
        self.retranslate()
        self.chosen.emit(code)
