"""A table of points: who plays down the side, rounds across, the sum at the end."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.wednesday.visuals.faces import OutcastFace
from app.games.wednesday.visuals.open_hand import COUNTED, STEP, paint_open_hand, span
from app.paint.brushes import NO_PEN, line, rounded, write
from app.paint.controls import paint_panel
from app.paint.faces import CARD_RATIO
from app.paint.icons import paint_icon
from app.paint.names import lines_needed, name_lines, write_lines
from app.paint.ornaments import paint_laurel
from app.paint.pixmaps import PixmapCache
from app.paint.shapes import paint_player
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.theme import Theme, faint
from app.style.typography import SMALLEST, Metrics, font, initial
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.read_stops import ReadPart

T = texts("ResultPage")

TALLEST = 50.0
"""Height of a row at most, in measures of a page 1280 wide."""

SHORTEST = 24.0
_INSET = 18.0
_INDENT = 14.0
_BEFORE_NAME = 44.0
"""Room for a player's shape."""

_COLUMN = 66.0
"""A column of points at most."""

CARD, LEAST_CARD = 26.0, 18.0
"""Width of a card of a hand, at most and at least: where they have less room, numbers stand."""

HANDS_LEAST = 66.0
"""The column of hands at least: where long, large names leave less, it is told only in words."""

NAME_LEAST = 130.0
"""Room for a name beside the largest hand; a longer one takes two lines."""

MANY_ROWS = 4
"""Of more rows none gets two lines for a name for the sake of a hand."""

_HAND_GAP = 20.0
"""Beside a hand, on both sides together."""


class ScoreRow(NamedTuple):
    """A player, or a team above its players: points of each round so far, and the total.

    `colour` is None for a team. `crowned` rows have won, or lead.
    """

    name: str
    colour: int | None
    points: tuple[str, ...]
    total: str
    crowned: bool = False
    inner: bool = False
    """A player below the row of their team."""
    hand: tuple[int, ...] = ()
    """The outcasts that the player still held at the end of the round shown."""


class ScoreTable(QWidget):
    """The table on a panel; `show_table` says what it holds, `lit` is the round just finished."""

    accessible_kind = "list"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._head: tuple[str, str] = ("", "")
        self._rounds = 0
        self._rows: tuple[ScoreRow, ...] = ()
        self._lit: int | None = None
        self._cards = PixmapCache(4 << 20)
        appearance.changed.connect(self.update)

    def show_table(
        self, head: tuple[str, str], rounds: int, rows: Sequence[ScoreRow], lit: int | None = None
    ) -> None:
        """Show a table; `head` are the words over the names and over the totals."""
        self._head, self._rounds, self._rows, self._lit = head, rounds, tuple(rows), lit
        tell_name(self, head[0])
        self.update()

    @property
    def read_parts(self) -> Sequence[ReadPart]:
        """Return each row."""
        pad, pitch = self._metrics.px(4), self._pitch()
        return [
            ReadPart(
                self._spoken(row),
                QRectF(pad, self._margin() + at * pitch, self.width() - 2 * pad, pitch),
            )
            for at, row in enumerate(self._rows, 1)
        ]

    def _spoken(self, row: ScoreRow) -> str:
        parts = [", ".join(row.points), f"{self._head[1]} {row.total}"]
        if row.hand:
            left = T("cards left: {numbers}")
            parts.append(left(numbers=", ".join(map(str, row.hand))))
        return f"{row.name}: {', '.join(filter(None, parts))}"

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float, wanted: float) -> int:
        """Return the height of all rows, in `wanted` if they are not too many for it."""
        px = self._metrics.px
        lines = len(self._rows) + 1
        least = max(px(SHORTEST), self._text_height(width))
        row = max(least, min(px(TALLEST), (wanted - 2 * self._margin()) / lines))
        return math.floor(row * lines + 2 * self._margin())

    def width_wanted(self) -> int:
        """Return the width beyond which nothing gets larger."""
        px = self._metrics.px
        wanted = px(2 * _INSET + 330 + _COLUMN * self._rounds) + self._last_column()
        return round(wanted + _hands_wanted(self._rows, self._metrics))

    def name_room(self, width: float) -> float:
        """Return how wide a name may be in a table of that width."""
        px = self._metrics.px
        left = width - px(_INSET) - self._last_column() - self._step(width) * self._rounds
        left -= self._hands_width(width)
        return left - px(_INSET + _BEFORE_NAME + 12 + self._indent())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        panel = QRectF(self.rect())
        paint_panel(painter, panel, theme, radius=px(16), scale=self._metrics.f)
        pitch = self._pitch()
        top = self._margin()
        if self._lit is not None:
            step = self._step(self.width())
            left = self._column(self._lit) - step / 2
            strip = QRectF(left, top * 0.5, step, panel.height() - top)
            rounded(painter, strip, px(10), theme.panel_2, line(theme.line, px(1.5)))
        self._paint_head(painter, QRectF(0, top, panel.width(), pitch), theme)
        for index, row in enumerate(self._rows, 1):
            band = QRectF(0, top + index * pitch, panel.width(), pitch)
            if not row.inner:
                painter.setPen(line(theme.line, max(1.0, px(1.2))))
                y = band.top()
                painter.drawLine(QPointF(px(_INSET), y), QPointF(panel.width() - px(_INSET), y))
            self._paint_row(painter, row, band, theme)

    def _paint_head(self, painter: QPainter, band: QRectF, theme: Theme) -> None:
        px = self._metrics.px
        small = self._metrics.sized(14, 600)
        y = _baseline(band, small)
        room = self._columns_left() - px(_INSET)
        head = QFontMetricsF(small).elidedText(self._head[0], Qt.TextElideMode.ElideRight, room)
        write(painter, QPointF(px(_INSET), y), head, small, theme.text_2)
        for place in range(self._rounds):
            colour = theme.text if place == self._lit else theme.text_2
            at = QPointF(self._column(place), y)
            write(painter, at, str(place + 1), small, colour, anchor=0.5)
        right = QPointF(band.width() - px(_INSET), y)
        write(painter, right, self._head[1], small, theme.text_2, anchor=1.0)

    def _paint_row(self, painter: QPainter, row: ScoreRow, band: QRectF, theme: Theme) -> None:
        px = self._metrics.px
        if row.crowned:
            painter.setPen(NO_PEN)
            painter.setBrush(faint(theme.lit, 0.13))
            painter.drawRoundedRect(band.adjusted(px(6), 1, -px(6), -1), px(10), px(10))
        side = min(band.height() * 0.78, px(_BEFORE_NAME - 10))
        x = px(_INSET) + (px(_INDENT) if row.inner else 0)
        middle = QPointF(x + px(_BEFORE_NAME - 10) / 2, band.center().y())
        half = side * (0.31 if row.crowned else 0.4)
        mark = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        if row.crowned:
            paint_laurel(painter, middle, side * 0.36, theme)
        if row.colour is not None:
            paint_player(painter, mark, row.colour, initial(row.name), theme)
        elif row.crowned:
            paint_icon(painter, "crown", mark, theme.lit_outline or theme.lit, 2.2)
        bare = row.colour is None and not row.crowned
        at = QPointF(x + (0 if bare else px(_BEFORE_NAME)), middle.y())
        written, lines = name_lines(row.name, self._metrics, self.name_room(self.width()), 16)
        write_lines(painter, at, lines, written, theme.text)
        self._paint_hand(painter, row, band, theme)
        strong = row.colour is None or not row.inner
        points = self._metrics.sized(16, 550, tabular=True)
        y = _baseline(band, points)
        for place, text in enumerate(row.points):
            colour = theme.text if place == self._lit else theme.text_2
            write(painter, QPointF(self._column(place), y), text, points, colour, anchor=0.5)
        total = self._total_font() if strong else self._metrics.sized(16, 650, tabular=True)
        at = QPointF(band.width() - px(_INSET), _baseline(band, total))
        write(painter, at, row.total, total, theme.text, anchor=1.0)

    def _paint_hand(self, painter: QPainter, row: ScoreRow, band: QRectF, theme: Theme) -> None:
        """Paint the cards of a hand, or where they would be too small its numbers, each card."""
        if not row.hand or not self._hands_width(self.width()):
            return
        px = self._metrics.px
        room = self.hand_room()
        left = self._columns_left() - room - px(_HAND_GAP) / 2
        width = math.floor(
            min(px(CARD), (band.height() - 4) / CARD_RATIO, room / span(row.hand, COUNTED))
        )
        if width >= px(LEAST_CARD):
            high = width * CARD_RATIO
            corner = QPointF(round(left), round(band.center().y() - high / 2))
            dpr = self.devicePixelRatioF()
            hand = [(n, self._cards.card(OutcastFace(n), width, dpr, theme)) for n in row.hand]
            paint_open_hand(painter, corner, width, hand, room)
            return
        small = font(SMALLEST, 550)
        lines = wrap(" ".join(map(str, row.hand)), small, room)
        write_lines(painter, QPointF(left, band.center().y()), lines, small, theme.text)

    def hand_room(self) -> float:
        """Return how wide the cards of a hand may be together."""
        return self._hands_width(self.width()) - self._metrics.px(_HAND_GAP)

    def _hands_width(self, width: float) -> float:
        """Return the width of the column of hands.

        It is what short names and narrow columns leave at most.
        """
        px = self._metrics.px
        room = width - px(2 * _INSET) - self._last_column() - self._least_step() * self._rounds
        room -= px(_BEFORE_NAME + 12 + self._indent())
        name = px(NAME_LEAST) * self._metrics.text_scale
        if len(self._rows) > MANY_ROWS:
            name = max(name, _longest_name(self._rows, self._metrics) + 2)
        room -= name
        wide = min(_hands_wanted(self._rows, self._metrics), room)
        if wide < px(HANDS_LEAST):
            return 0.0
        # What is left beside names and points lets equal cards lie apart.
        return max(
            wide, min(_hands_at_ease(self._rows, self._metrics), self._beside_names(width, _COLUMN))
        )

    def _beside_names(self, width: float, column: float) -> float:
        """Return what names, whole, and columns of points leave of a width."""
        px = self._metrics.px
        names = _longest_name(self._rows, self._metrics) + px(
            _INSET + _BEFORE_NAME + 14 + self._indent()
        )
        return width - px(_INSET) - self._last_column() - names - px(column) * self._rounds

    def _total_font(self) -> QFont:
        return self._metrics.sized(19, 750, tabular=True)

    def _margin(self) -> float:
        return self._metrics.px(8)

    def _pitch(self) -> float:
        return (self.height() - 2 * self._margin()) / (len(self._rows) + 1)

    def _indent(self) -> float:
        return _INDENT if any(row.inner for row in self._rows) else 0.0

    def _text_height(self, width: float) -> float:
        """Return the height that the names take, the highest of them."""
        room = self.name_room(width)
        needed = (lines_needed(row.name, self._metrics, room, 16) for row in self._rows)
        return max(needed, default=0.0) + 2

    def _last_column(self) -> float:
        head = QFontMetricsF(self._metrics.sized(14, 600)).horizontalAdvance(self._head[1])
        total = QFontMetricsF(self._total_font()).horizontalAdvance("000")
        return max(head, total) + self._metrics.px(12)

    def _step(self, width: float) -> float:
        """Return the width of a column of points.

        It is what the names do not need, but enough for the points.
        """
        px = self._metrics.px
        room = self._beside_names(width, 0.0) - self._hands_width(width)
        return min(px(_COLUMN), max(self._least_step(), room / max(1, self._rounds)))

    def _least_step(self) -> float:
        points = QFontMetricsF(self._metrics.sized(16, 550, tabular=True))
        return points.horizontalAdvance("000") + self._metrics.px(8)

    def _columns_left(self) -> float:
        px = self._metrics.px
        step = self._step(self.width())
        return self.width() - px(_INSET) - self._last_column() - step * self._rounds

    def _column(self, place: int) -> float:
        """Return the middle of a column of points."""
        return self._columns_left() + self._step(self.width()) * (place + 0.5)


def _baseline(band: QRectF, written: QFont) -> float:
    measure = QFontMetricsF(written)
    return band.center().y() + (measure.ascent() - measure.descent()) / 2


def _hands_wanted(rows: Sequence[ScoreRow], metrics: Metrics) -> float:
    """Return the width of the column of hands, with cards as large as they may be."""
    if not any(row.hand for row in rows):
        return 0.0
    return max(span(row.hand, COUNTED) for row in rows) * metrics.px(CARD) + metrics.px(_HAND_GAP)


def _hands_at_ease(rows: Sequence[ScoreRow], metrics: Metrics) -> float:
    """Return the width of that column where equal cards lie as far apart as all others."""
    most = max(len(row.hand) for row in rows)
    return (STEP * (most - 1) + 1) * metrics.px(CARD) + metrics.px(_HAND_GAP)


def _longest_name(rows: Sequence[ScoreRow], metrics: Metrics) -> float:
    measure = QFontMetricsF(metrics.sized(16, 600))
    return max((measure.horizontalAdvance(row.name) for row in rows), default=0.0)
