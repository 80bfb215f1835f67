"""The result of Qwixx: who has won and how it ended, and every sheet row by row."""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.qwixx_cards.faces import SHAPES
from app.games.qwixx_cards.sheet import places_of, row_points
from app.games.qwixx_cards.strokes import paint_cross, row_colors
from app.games.qwixx_cards.verdict import verdict
from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import played_time, points_word
from app.games.verdict import points
from app.paint.brushes import grown, line, rounded, vertical, write
from app.paint.icons import paint_icon
from app.paint.names import PITCH, name_lines, write_lines
from app.paint.ornaments import paint_large_shadow, paint_laurel
from app.paint.shapes import paint_player, paint_shape
from app.style.appearance import Look
from app.style.theme import Theme, faint
from app.style.typography import Metrics, font, initial, number
from app.texts import texts
from app.widgets.result_pieces import DiscFace, Figure
from engine.games.qwixx_cards.printed import (
    COLOURS,
    NUMBERS,
    PENALTIES_TO_END,
    PENALTY,
    ROWS,
)

T = texts("ResultPage")

WIDEST = 460.0
"""A sheet at most, in measures of a page 1280 wide."""

NARROWEST = 176.0
_GAP = 10.0
_PADDING = 9.0
_SHAPE = 34.0


class ScoreSheet(NamedTuple):
    """A player's sheet at the end; `rows` are the places crossed, `points` those of each row."""

    name: str
    colour: int
    rows: tuple[frozenset[int], ...]
    closed: tuple[bool, ...]
    points: tuple[int, ...]
    penalties: int
    total: int
    won: bool


class SheetCard(QWidget):
    """A sheet on paper: name and total, four rows with their points, penalties."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._sheet: ScoreSheet | None = None
        self._penalties_word = ""
        look.changed.connect(self.update)

    def show_sheet(self, sheet: ScoreSheet, spoken: str, penalties_word: str) -> None:
        """`spoken` says all of it in words."""
        self._sheet, self._penalties_word = sheet, penalties_word
        self.setAccessibleName(spoken)
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float, wanted: float) -> int:
        """As high as `wanted`, but not higher than looks well, nor too low to be read."""
        least = self._head() + 4 * self._least_row() + self._foot() + 2 * self._padding()
        best = self._head() + 4 * max(self._least_row(), width * 0.092) + self._foot()
        return max(math.ceil(least), math.floor(min(wanted, best + 2 * self._padding())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._metrics.px
        paper = QRectF(self.rect()).adjusted(px(4), px(3), -px(4), -px(7))
        paint_large_shadow(painter, paper, px(14), theme, lift=1.2, scale=self._metrics.f)
        edge = line(theme.saffron, px(3)) if sheet.won else line(theme.card_edge, 1)
        rounded(painter, paper, px(14), vertical(paper, theme.card_1, theme.card_2), edge)
        room = grown(paper, -self._metrics.px(_PADDING))
        self._paint_head(
            painter, sheet, QRectF(room.left(), room.top(), room.width(), self._head())
        )
        top = room.top() + self._head()
        pitch = (room.bottom() - self._foot() - top) / len(ROWS)
        for row in range(len(ROWS)):
            band = QRectF(room.left(), top + row * pitch + 1, room.width(), pitch - 2)
            self._paint_row(painter, sheet, row, band)
        foot = QRectF(room.left(), room.bottom() - self._foot(), room.width(), self._foot())
        self._paint_foot(painter, sheet, foot)

    def _paint_head(self, painter: QPainter, sheet: ScoreSheet, head: QRectF) -> None:
        theme, px = self._look.theme, self._metrics.px
        side = px(_SHAPE)
        middle = QPointF(head.left() + side / 2, head.center().y())
        half = side * 0.46
        if sheet.won:
            # On paper the laurel stands in its darker green.
            paint_laurel(painter, middle, side * 0.37, theme._replace(good=theme.good_fill))
            half = side * 0.31
        shape = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        paint_player(painter, shape, sheet.colour, initial(sheet.name), theme)
        room = head.width() - px(_SHAPE + 7 + 4)
        written, lines = name_lines(sheet.name, self._metrics, room, 16)
        write_lines(
            painter, QPointF(head.left() + side + px(7), middle.y()), lines, written, theme.ink
        )

    def _paint_row(self, painter: QPainter, sheet: ScoreSheet, row: int, band: QRectF) -> None:
        theme, px = self._look.theme, self._metrics.px
        ground, ink, _ = row_colors(row, theme)
        rounded(painter, band, px(6), ground)
        figures = self._points_font()
        right = band.right() - px(6)
        at = QPointF(right, _baseline(band, figures))
        write(painter, at, str(sheet.points[row]), figures, ink, anchor=1.0)
        right -= QFontMetricsF(figures).horizontalAdvance("00") + px(5)
        shape = min(band.height() * 0.3, px(8))
        left = band.left() + px(4) + shape
        middle = QPointF(left, band.center().y())
        paint_shape(painter, SHAPES[COLOURS[row]], middle, shape * 0.8, ink)
        left += shape + px(4)
        step = (right - left) / (len(NUMBERS) + 1)
        cell_width = step - min(px(3), step * 0.12)
        tall = min(band.height() - px(4), cell_width * 1.1)
        for place in range(len(NUMBERS)):
            cell = QRectF(left + place * step, middle.y() - tall / 2, cell_width, tall)
            self._paint_cell(painter, sheet, row, place, cell)
        lock = QRectF(left + len(NUMBERS) * step, middle.y() - tall / 2, cell_width, tall)
        self._paint_lock(painter, sheet, row, lock)

    def _paint_cell(
        self, painter: QPainter, sheet: ScoreSheet, row: int, place: int, cell: QRectF
    ) -> None:
        theme = self._look.theme
        _, ink, figures = row_colors(row, theme)
        crossed = place in sheet.rows[row]
        strength = 1.0 if crossed else 0.3
        radius = cell.width() * 0.2
        rounded(painter, cell, radius, faint(theme.qwixx_cell, strength))
        pixels = cell.width() * 0.56
        if pixels >= _READABLE:
            color = faint(figures, 0.45) if crossed else faint(ink, 0.75)
            written = font(pixels, 700)
            at = QPointF(cell.center().x(), _baseline(cell, written))
            write(painter, at, str(ROWS[row][place]), written, color, anchor=0.5)
        if crossed:
            self._paint_cross(painter, cell, row * len(NUMBERS) + place, theme)

    def _paint_lock(self, painter: QPainter, sheet: ScoreSheet, row: int, cell: QRectF) -> None:
        theme = self._look.theme
        _, ink, figures = row_colors(row, theme)
        closed = sheet.closed[row]
        half = min(cell.width(), cell.height()) / 2
        centre = cell.center()
        painter.setPen(line(ink, max(1.0, half * 0.14)))
        painter.setBrush(faint(theme.qwixx_cell, 1.0 if closed else 0.25))
        painter.drawEllipse(centre, half * 0.92, half * 0.92)
        if half > _READABLE * 0.7:
            box = QRectF(centre.x() - half * 0.55, centre.y() - half * 0.55, half * 1.1, half * 1.1)
            paint_icon(painter, "lock", box, figures if closed else ink, 2.2)
        if closed:
            self._paint_cross(painter, cell, 211 + row, theme)

    def _paint_cross(self, painter: QPainter, cell: QRectF, seed: int, theme: Theme) -> None:
        side = min(cell.width(), cell.height())
        inner = QRectF(cell.center().x() - side * 0.34, cell.center().y() - side * 0.34,
                       side * 0.68, side * 0.68)  # fmt: skip
        paint_cross(painter, inner, seed, theme.ink, max(1.3, side * 0.1))

    def _paint_foot(self, painter: QPainter, sheet: ScoreSheet, foot: QRectF) -> None:
        """The boxes of the penalties, what these take off, and the total."""
        theme, px = self._look.theme, self._metrics.px
        total = self._total_font()
        text = number(sheet.total)
        right = foot.right() - px(6)
        at = QPointF(right, _baseline(foot, total))
        write(painter, at, text, total, theme.ink, anchor=1.0)
        right -= QFontMetricsF(total).horizontalAdvance(text)
        figures, words = self._points_font(), self._metrics.sized(13, 600)
        minus = number(-PENALTY * sheet.penalties)
        word, taken = self._penalties_word, QFontMetricsF(figures).horizontalAdvance(minus)
        gap = px(8)
        x = foot.left() + px(4)
        room = right - gap - taken - gap - x
        side = min(px(17), foot.height() - px(6), room / PENALTIES_TO_END - px(3))
        wide = QFontMetricsF(words).horizontalAdvance(word) + gap
        if wide + PENALTIES_TO_END * (side + px(4)) <= room:
            write(painter, QPointF(x, _baseline(foot, words)), word, words, theme.cream_text_2)
            x += wide
        for index in range(PENALTIES_TO_END):
            box = QRectF(x, foot.center().y() - side / 2, side, side)
            rounded(painter, box, side * 0.22, None, line(theme.cream_text_2, px(1.4)))
            if index < sheet.penalties:
                self._paint_cross(painter, box, 101 + index, theme)
            x += side + px(3)
        at = QPointF(x + gap - px(3), _baseline(foot, figures))
        write(painter, at, minus, figures, theme.cream_text_2)

    def _points_font(self) -> QFont:
        return self._metrics.sized(15, 750, tabular=True)

    def _total_font(self) -> QFont:
        return self._metrics.sized(23, 800, tabular=True)

    def _padding(self) -> float:
        return self._metrics.px(_PADDING + 5)

    def _head(self) -> float:
        return max(self._metrics.px(40), self._metrics.pixels(16) * 0.84 * 2 * PITCH)

    def _foot(self) -> float:
        return QFontMetricsF(self._total_font()).height() + self._metrics.px(2)

    def _least_row(self) -> float:
        return max(self._metrics.px(19), QFontMetricsF(self._points_font()).height() + 2)


class SheetsResult(ResultBody):
    """The winner's points on the disc, and all sheets beside each other, the best first."""

    def __init__(self, look: Look, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(look, board, played)
        scores = self.final["over"]["scores"]
        self.order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        self.cards = [SheetCard(look, board) for _ in scores]
        """In the order of their points."""

    def show(self) -> None:
        over, players = self.final["over"], self.played.players
        best = max(over["scores"])
        winners = [players[seat] for seat in over["winners"]]
        face = DiscFace(
            words=points_word(best),
            number=number(best),
            players=tuple((player.colour, initial(player.name)) for player in winners),
        )
        said = verdict(self.final, self.names, self.played.people)
        self.head.show(said, face, won=said.laurel, figures=self._figures())
        word = common_texts.penalties()
        for card, seat in zip(self.cards, self.order, strict=True):
            card.show_sheet(self._sheet(seat), self._spoken(seat), word)

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        px = metrics.px
        top = self.head.place(metrics, width, height * 0.93).foot + px(4)
        gap = px(_GAP)
        room = width - 2 * px(4)
        count = len(self.cards)
        across = min(count, max(1, int((room + gap) / (px(NARROWEST) * metrics.text_scale + gap))))
        lines = math.ceil(count / across)
        across = math.ceil(count / lines)
        wide = min(px(WIDEST), (room - gap * (across - 1)) / across)
        wanted = (height - top - gap * (lines - 1)) / lines
        tall = self.cards[0].height_for(wide, wanted)
        block = lines * tall + (lines - 1) * gap
        top += max(0.0, height - block - top) * 0.7
        for index, card in enumerate(self.cards):
            down, place = divmod(index, across)
            here = min(across, count - down * across)
            left = (width - here * wide - (here - 1) * gap) / 2 + place * (wide + gap)
            card.setGeometry(round(left), round(top + down * (tall + gap)), round(wide), tall)
        return top + block

    def _figures(self) -> list[Figure]:
        turns = QLocale().toString(self.final["turn"]["number"])
        return [
            Figure(T("turns", "of Qwixx")(), turns),
            played_time(self.played.time_ms),
        ]

    def _sheet(self, seat: int) -> ScoreSheet:
        sheet, player = self.final["sheets"][seat], self.played.players[seat]
        over = self.final["over"]
        return ScoreSheet(
            name=player.name,
            colour=player.colour,
            rows=tuple(places_of(row, sheet[colour]) for row, colour in enumerate(COLOURS)),
            closed=tuple(colour in sheet["locked"] for colour in COLOURS),
            points=tuple(row_points(sheet, colour) for colour in COLOURS),
            penalties=sheet["penalties"],
            total=over["scores"][seat],
            won=seat in over["winners"],
        )

    def _spoken(self, seat: int) -> str:
        sheet = self.final["sheets"][seat]
        total = points(self.final["over"]["scores"][seat])
        return _spoken(self.names[seat], total, sheet)


def _spoken(name: str, total: str, sheet: Mapping[str, Any]) -> str:
    worth = {colour: row_points(sheet, colour) for colour in COLOURS}
    return T(
        "{name}: {total}. Red {red}, yellow {yellow}, green {green}, blue {blue}, "
        "penalties {penalties}."
    )(
        name=name,
        total=total,
        red=worth["red"],
        yellow=worth["yellow"],
        green=worth["green"],
        blue=worth["blue"],
        penalties=number(-PENALTY * sheet["penalties"]),
    )


def _baseline(band: QRectF, written: QFont) -> float:
    measure = QFontMetricsF(written)
    return band.center().y() + (measure.ascent() - measure.descent()) / 2


_READABLE = 9.5
"""Numbers under this height are left away: crosses and points tell all."""
