"""What stands in place of statistics where there is nothing to count yet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.paint.brushes import write
from app.paint.charts import paint_dashed_bar, paint_level
from app.paint.emblems import emblem
from app.paint.paragraph import lines_of, paragraph_height
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name

_BARS = (22, 50, 84, 110, 84, 62, 40, 20)


class EmptyStatistics(QWidget):
    """The sign of the game, a heading and a sentence over dashed bars."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._game = next(iter(MODULES))
        self._heading = self._sentence = ""
        appearance.changed.connect(self.update)

    def show_game(self, game: str, heading: str, sentence: str) -> None:
        """Show that there is nothing of a game."""
        self._game, self._heading, self._sentence = game, heading, sentence
        tell_name(self, f"{heading}. {sentence}")
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, f = self._appearance.theme, self._metrics.px, self._metrics.f
        body = QRectF(self.rect())
        foot = body.bottom() - px(40)
        pitch = (body.width() - px(60)) / len(_BARS)
        for at, bar in enumerate(_BARS):
            left = body.left() + px(30) + pitch * at + (pitch - px(64)) / 2
            paint_dashed_bar(painter, QRectF(left, foot - px(bar), px(64), px(bar)), theme, scale=f)
        start = QPointF(body.left() + px(30), foot)
        paint_level(painter, start, body.width() - px(60), theme.line, px(1.6))
        heading, text = self._metrics.sized(27, 700, serif=True), self._metrics.sized(16, 450)
        wide, side = min(px(620), body.width() - px(40)), px(64)
        high = paragraph_height(self._sentence, text, wide, leading=1.45)
        total = side + px(16) + QFontMetricsF(heading).height() + px(8) + high
        top = body.top() + max(px(6), (foot - px(130) - body.top() - total) / 2)
        sign = emblem(
            self._game, MODULES[self._game].tile, round(side), self.devicePixelRatioF(), theme
        )
        painter.drawPixmap(QPointF(body.center().x() - side / 2, top), sign)
        baseline = top + side + px(16) + QFontMetricsF(heading).ascent()
        write(painter, QPointF(body.center().x(), baseline), self._heading, heading, theme.text,
              anchor=0.5)  # fmt: skip
        top = baseline + QFontMetricsF(heading).descent() + px(8)
        leap = 1.45 * text.pixelSize()
        for at, said in enumerate(lines_of(self._sentence, text, wide)):
            baseline = top + at * leap + QFontMetricsF(text).ascent()
            write(
                painter, QPointF(body.center().x(), baseline), said, text, theme.text_2, anchor=0.5
            )
