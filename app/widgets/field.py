"""Fields to write into."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from app.paint.brushes import grown, line, rounded
from app.paint.controls import paint_field
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.touch import LEAST


class Field(QLineEdit):
    """A line to write into; `set_wrong` draws its edge in the colour of danger."""

    only_digits = False
    """Nothing but a number is written there."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, role: str = "status"
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.metrics = appearance.metrics(QSize(1280, 800))
        self._role = role
        self._wrong = False
        self.known: Callable[[], Sequence[str]] = tuple
        """Returns what may well be meant, for who cannot type."""
        self.setFrame(False)
        appearance.changed.connect(self._recolour)
        self.set_metrics(self.metrics)

    @property
    def wrong(self) -> bool:
        return self._wrong

    def set_wrong(self, wrong: bool) -> None:
        self._wrong = wrong
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.setFont(metrics.font(self._role))
        side = round(metrics.px(12))
        self.setTextMargins(side, 0, side, 0)
        self._recolour()

    def body_height(self) -> float:
        """Return the height that the field wants, in logical pixels."""
        return max(self.metrics.px(44), LEAST, self.fontMetrics().height() + self.metrics.px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.appearance.theme
        rect = self.rect().toRectF()
        radius = self.metrics.px(12)
        scale = self.metrics.f
        paint_field(painter, rect, theme, focused=self.hasFocus(), radius=radius, scale=scale)
        if self._wrong:
            width = 2.5 * scale
            edge = line(theme.danger, width)
            rounded(painter, grown(rect, -width / 2), radius, None, edge)
        painter.end()
        super().paintEvent(event)

    def _recolour(self) -> None:
        theme = self.appearance.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, theme.text)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.text_2)
        palette.setColor(QPalette.ColorRole.Highlight, theme.lit)
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.saffron_ink)
        self.setPalette(palette)
