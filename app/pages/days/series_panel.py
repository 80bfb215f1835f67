"""The series that is played: a card for each deal, the sum, and how far it is from the best."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.pages.days import series_words as words
from app.paint.brushes import grown, line, numeral_width, rounded, write_numeral
from app.paint.controls import paint_panel
from app.paint.icons import paint_icon
from app.paint.paragraph import keeping_words_whole
from app.storage.series_file import BestSeries, Series
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics, text_width
from app.style.typography import font as plain_font
from app.system.screen_reader import tell_name
from app.widgets.label import Label
from engine.challenge import SERIES

_SIDE, _GAP = 18.0, 10.0
_CARD = (62.0, 86.0)
_RADIUS = 9.0


class SeriesPanel(QWidget):
    """Shows a series; it is named in full for screen readers."""

    accessible_kind = "group"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._series: Series | None = None
        self.cards: list[QRectF] = []
        """The places of the five deals, once they are placed."""
        self.standing = Label(appearance, (15, 650), self, wrap=True)
        self.sum = Label(appearance, (21, 750), self)
        self.sum_word = Label(appearance, "caption", self, tone="text_2")
        self.below = Label(appearance, "caption", self, tone="text_2", wrap=True)
        appearance.changed.connect(self._tint)
        appearance.changed.connect(self.update)

    def show_series(self, series: Series | None, best: tuple[BestSeries, ...]) -> None:
        """Show a series in the language on screen; `best` are those that it is compared with."""
        self._series = series
        self.standing.setText(words.standing(series))
        word, total = words.sum_words(series) if series is not None and series.at else ("", "")
        self.sum_word.setText(word)
        self.sum.setText(total)
        self.below.setText(words.below(series, best))
        tell_name(self, words.spoken(series, best))
        self._tint()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> float:
        """Put the panel there, so wide; return its height."""
        px = self._metrics.px
        side, room = px(_SIDE), width - 2 * px(_SIDE)
        right = width - side
        total = self.sum.sizeHint()
        self.sum.setGeometry(
            round(right - total.width()), round(px(10)), total.width(), total.height()
        )
        word = self.sum_word.sizeHint()
        right -= total.width() + px(6) + word.width()
        baseline = px(10) + total.height() * 0.56 - word.height() * 0.42
        self.sum_word.setGeometry(round(right), round(baseline), word.width(), word.height())
        beside, top = right - px(8) - side, px(13)
        widest = self._widest_word()
        if widest > beside:
            top, beside = px(10) + total.height(), room
        if widest > room:
            font = keeping_words_whole(self.standing.text(), self.standing.font(), room)
            self.standing.setFont(font)
        high = self.standing.place(side, top, beside)
        top = max(top + high, px(10) + total.height()) + px(8)
        self.cards = self._places(side, top, room)
        top = self.cards[0].bottom() + px(9)
        self.below.setVisible(bool(self.below.text()))
        if self.below.text():
            top += self.below.place(side, top, room) + px(3)
        height = top + px(7)
        self.setGeometry(round(x), round(y), round(width), round(height))
        return height

    def _widest_word(self) -> float:
        """Return the width of the widest word of the standing, which is not broken."""
        measure = QFontMetricsF(self.standing.font())
        return max(map(measure.horizontalAdvance, self.standing.text().split()))

    def _tint(self) -> None:
        """Let the line of a series that goes on stand out, where the theme has a colour for it."""
        runs = self._series is not None and not self._series.over
        self.standing.set_tone("lit" if runs and not self._appearance.theme.light else "text")

    def _places(self, left: float, top: float, room: float) -> list[QRectF]:
        """Return the five places, which get smaller where they have no room."""
        px = self._metrics.px
        gap = px(_GAP)
        wide = min(px(_CARD[0]), (room - (SERIES - 1) * gap) / SERIES)
        high = wide * _CARD[1] / _CARD[0]
        return [QRectF(left + at * (wide + gap), top, wide, high) for at in range(SERIES)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        series, theme, px = self._series, self._appearance.theme, self._metrics.px
        runs = series is not None and not series.over
        paint_panel(
            painter, self.rect().toRectF(), theme,
            radius=px(14), selected=runs, scale=self._metrics.f,
        )  # fmt: skip
        played = [] if series is None else words.cards(series)
        for at, card in enumerate(self.cards):
            if at < len(played):
                self._paint_played(painter, card, played[at])
            else:
                self._paint_open(painter, card, at, following=runs and at == len(played))

    def _paint_played(self, painter: QPainter, card: QRectF, place: words.DealCard) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        rounded(
            painter, grown(card, -px(0.5)), px(_RADIUS), theme.cream, line(theme.cream_line, px(1))
        )
        room = card.width() - px(8)
        font = self._unit_font(place.unit, room + px(4))
        pixels = min(px(34), card.height() * 0.4)
        wide = numeral_width(place.points, pixels)
        if wide > room:
            pixels *= room / wide
        middle = card.center().x()
        at = QPointF(middle, card.top() + card.height() * (0.57 if font else 0.63))
        write_numeral(painter, at, place.points, pixels, theme.cream_text)
        if font is not None:
            painter.setFont(font)
            painter.setPen(theme.cream_text_2)
            foot = QRectF(card.left(), card.top(), card.width(), card.height() - px(8))
            below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(foot, below, place.unit)

    def _unit_font(self, unit: str, room: float) -> QFont | None:
        """Return the font of the word below a number; None if it has no room."""
        pixels = self._metrics.pixels(14)
        while text_width(unit, pixels, 600) > room:
            if pixels <= SMALLEST:
                return None
            pixels -= 1
        return plain_font(pixels, 600)

    def _paint_open(self, painter: QPainter, card: QRectF, at: int, *, following: bool) -> None:
        """Paint the place of a deal that is still to be played."""
        theme, px = self._appearance.theme, self._metrics.px
        colour = theme.accent if following else theme.text_2
        edge = line(colour, px(2.5 if following else 1.6), (3, 2.4) if following else (4, 4))
        rounded(painter, grown(card, -px(1.3)), px(_RADIUS), None, edge)
        if following:
            side = min(px(24), card.width() * 0.5)
            where = QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side)
            paint_icon(painter, "play", where, colour)
            return
        painter.setFont(self._metrics.sized(17, 650))
        painter.setPen(colour)
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(at + 1))
