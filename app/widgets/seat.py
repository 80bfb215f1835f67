"""Seats round the table of the set-up, and the choice of a colour."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import grown, line, rounded
from app.paint.controls import paint_invitation, paint_panel, paint_pill
from app.paint.icons import paint_icon
from app.paint.names import evened, is_one_unit
from app.paint.paragraph import lines_of
from app.paint.shapes import PLAYER_SHAPES, paint_player, paint_shape
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import SMALLEST, initial
from app.style.typography import font as plain_font
from app.system.screen_reader import tell_name
from app.widgets.control import Control, step_in

_SIGN: Final = 17.0
_BEFORE_SIGN: Final = 9.0


_WORN: Final = 0.85
"""Opacity of a colour that another seat wears; its initial is read on it all the same."""

_LEAST_HEIGHT: Final = 52.0
"""A seat is at least so high: the shape with a little room round it."""


class SeatTexts(NamedTuple):
    """The setting of a seat's texts: the name in its lines, and what stands below it."""

    name: QFont
    names: Sequence[str]
    line: QFont
    pill: QFont
    pill_place: Literal["beside", "after", "below"]
    """The pill stands beside the name, under the name after the second line, or below that."""


class SeatPanel(Control):
    """A taken seat: shape with initial, name, a second line, and a pill where the play starts."""

    stepped = Signal(int)
    """An arrow key leads to the seat before (-1) or after it (1)."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # A screen reader calls it a radio button.
        self._name = ""
        self._line = ""
        self._pill = ""
        self._colour = 0
        self._brief = ""
        self._computer = False

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        self.stepped.emit(step)

    def show_player(
        self,
        name: str,
        colour: int,
        line_below: str,
        pill: str,
        *,
        brief: str = "",
        computer: bool = False,
    ) -> None:
        """Show this player; `pill` is the word of the starter, empty for the others.

        `brief` is the line below where that has no room. A computer has its sign after the name,
        where it has room.
        """
        self._name, self._colour, self._line, self._pill = name, colour, line_below, pill
        self._brief, self._computer = brief, computer
        tell_name(self, ", ".join(text for text in (name, line_below, pill) if text))
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        width = self._beside_text() + self._text_width()
        if self._pill:
            width += px(12) + self._pill_width(self.metrics.font("small"))
        return QSizeF(width, max(px(68), self._text_height() + px(16)))

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def least(self) -> float:
        """Return the smallest width in which the name can be read, in two lines of fair size."""
        font = plain_font(self._fair_size(), 700)
        room = QFontMetricsF(font).horizontalAdvance(self._name) / 2
        while len(lines_of(self._name, font, room)) > 2:
            room += 4
        return self._beside_text() + room + 2

    def squeezed(self, widest: float, highest: float) -> QSizeF:
        """Return the size of the body at most so wide and, if possible, at most so high.

        The pill then goes under the name; a long name gets smaller and goes on in a second line.
        """
        size = self.body_size()
        beside, px = self._beside_text(), self.metrics.px
        if size.width() <= widest:
            size.setHeight(min(size.height(), max(highest, px(_LEAST_HEIGHT))))
            return size
        usual = self.metrics.font("caption"), self.metrics.font("small")
        width = min(beside + max(self._text_width(), self._foot_width(*usual)), widest)
        height = self.height_of(self.set_texts(width - beside, highest - px(14))) + px(14)
        return QSizeF(width, max(min(px(68), highest), height))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        chosen = self.isChecked()
        paint_panel(painter, body, theme, radius=px(16), selected=chosen, scale=self.metrics.f)
        if self.hovered and not chosen:
            edge = line(theme.text_2, px(1.5))
            rounded(painter, grown(body, -px(0.75)), px(16), None, edge)
        disc = QRectF(body.left() + px(12), body.center().y() - px(21), px(42), px(42))
        paint_player(painter, disc, self._colour, initial(self._name), theme)
        room = QRectF(disc.right() + px(12), body.top() + px(7), 0, body.height() - px(14))
        room.setRight(body.right() - px(16))
        if body.width() < self.body_size().width() - 1:
            self._paint_texts(painter, room, self.set_texts(room.width(), room.height()))
            return
        usual = self.metrics.font("caption"), self.metrics.font("small")
        texts = SeatTexts(self.metrics.font("status"), [self._name], *usual, "beside")
        self._paint_texts(painter, room, texts)

    def set_texts(self, room: float, high: float) -> SeatTexts:
        """Return the largest setting in which all texts have room, or the smallest there is."""
        fonts = self._foot_fonts(room)
        place: Final = "after" if self._foot_width(*fonts) <= room else "below"
        wanted, fair = self.metrics.pixels(18), self._fair_size()
        best = SeatTexts(plain_font(SMALLEST, 700), self._cut_name(room), *fonts, place)
        # In one line if it is not too small, otherwise in two.
        fair = SMALLEST if is_one_unit(self._name) else fair
        for most, least, count in ((wanted, fair, 1), (wanted - 2, SMALLEST, 2)):
            for size in range(most, least - 1, -1):
                font = plain_font(size, 700)
                names = evened(self._name, font, room + 2)
                texts = best._replace(name=font, names=names)
                if len(names) <= count and self.height_of(texts) <= high + 1:
                    return texts
        return best

    def _cut_name(self, room: float) -> list[str]:
        """Return the name in at most two of the smallest lines, without what has no room there."""
        font = plain_font(SMALLEST, 700)
        first, *others = lines_of(self._name, font, room + 2)
        if len(others) < 2:
            return [first, *others]
        elided = Qt.TextElideMode.ElideRight
        return [first, QFontMetricsF(font).elidedText(" ".join(others), elided, room + 2)]

    def _foot_fonts(self, room: float) -> tuple[QFont, QFont]:
        """Return the fonts with which the second line and the pill have room side by side.

        If none is small enough, they are the smallest.
        """
        line_size, pill_size = self.metrics.pixels(14), self.metrics.pixels(13)
        while True:
            fonts = plain_font(line_size, 450), plain_font(pill_size, 600)
            if line_size == pill_size == SMALLEST or self._foot_width(*fonts) <= room:
                return fonts
            line_size, pill_size = max(SMALLEST, line_size - 1), max(SMALLEST, pill_size - 1)

    def height_of(self, texts: SeatTexts) -> float:
        """Return the height of all texts in that setting."""
        height = QFontMetricsF(texts.name).height() * len(texts.names)
        pill_under = self._pill and texts.pill_place != "beside"
        if pill_under:
            height += self.metrics.px(4) + self._pill_height(texts.pill)
        if self._line and not (pill_under and texts.pill_place == "after"):
            height += QFontMetricsF(texts.line).height()
        return height

    def _paint_texts(self, painter: QPainter, room: QRectF, texts: SeatTexts) -> None:
        measure = QFontMetricsF(texts.name)
        top = room.center().y() - self.height_of(texts) / 2
        painter.setFont(texts.name)
        painter.setPen(self.appearance.theme.text)
        for name in texts.names:
            painter.drawText(QPointF(room.left(), top + measure.ascent()), name)
            top += measure.height()
        if self._computer:
            self._paint_sign(painter, room, measure, top - measure.height(), texts.names[-1])
        gap = self.metrics.px(4)
        size = QSizeF(self._pill_width(texts.pill), self._pill_height(texts.pill))
        line_height = QFontMetricsF(texts.line).height() if self._line else 0
        row = QRectF(room.left(), top, room.width(), line_height)
        corner = QPointF(room.right() - size.width(), room.center().y() - size.height() / 2)
        if self._pill and texts.pill_place == "after":
            row = QRectF(room.left(), top + gap, room.width(), size.height())
            left = row.left() + self._foot_width(texts.line, texts.pill) - size.width()
            corner = QPointF(min(left, room.right() - size.width()), row.top())
            row.setRight(corner.x())
        elif self._pill and texts.pill_place == "below":
            corner = row.bottomLeft() + QPointF(0, gap)
        self._paint_line(painter, row, texts.line)
        if self._pill:
            self._paint_pill(painter, QRectF(corner, size), texts.pill)

    def _paint_sign(
        self, painter: QPainter, room: QRectF, measure: QFontMetricsF, top: float, name: str
    ) -> None:
        side = self.metrics.px(_SIGN)
        left = room.left() + measure.horizontalAdvance(name) + self.metrics.px(_BEFORE_SIGN)
        if left + side <= room.right() + self.metrics.px(8):
            sign = QRectF(left, top + (measure.height() - side) / 2, side, side)
            paint_icon(painter, "cpu", sign, self.appearance.theme.text_2)

    def _paint_line(self, painter: QPainter, row: QRectF, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(self.appearance.theme.text_2)
        fits = QFontMetricsF(font).horizontalAdvance(self._line) <= row.width() + 2
        text = self._line if fits or not self._brief else self._brief
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_pill(self, painter: QPainter, pill: QRectF, font: QFont) -> None:
        theme = self.appearance.theme
        paint_pill(painter, pill, theme.saffron)
        painter.setFont(font)
        painter.setPen(theme.saffron_ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._pill)

    def _fair_size(self) -> int:
        """Return the smallest size, in pixels, in which a name still stands well in one line."""
        return max(SMALLEST, round(self.metrics.pixels(18) * 0.76))

    def _beside_text(self) -> float:
        return self.metrics.px(12 + 42 + 12 + 16)

    def _pill_width(self, font: QFont) -> float:
        return QFontMetricsF(font).horizontalAdvance(self._pill) + self.metrics.px(22)

    def _pill_height(self, font: QFont) -> float:
        return QFontMetricsF(font).height() + self.metrics.px(6)

    def _foot_width(self, line_font: QFont, pill_font: QFont) -> float:
        """Return the width of the second line and the pill side by side."""
        below = QFontMetricsF(line_font).horizontalAdvance(self._line)
        if not self._pill:
            return below
        return self._pill_width(pill_font) + (below + self.metrics.px(8) if self._line else 0)

    def _text_width(self) -> float:
        name = QFontMetricsF(self.metrics.font("status")).horizontalAdvance(self._name)
        if self._computer:
            name += self.metrics.px(_BEFORE_SIGN + _SIGN)
        below = QFontMetricsF(self.metrics.font("caption")).horizontalAdvance(self._line)
        return max(name, below, self.metrics.px(40)) + 1

    def _text_height(self) -> float:
        height = QFontMetricsF(self.metrics.font("status")).height()
        if self._line:
            height += QFontMetricsF(self.metrics.font("caption")).height()
        return height


class Invitation(Control):
    """An empty seat: a dashed invitation to add a player."""

    def set_word(self, word: str) -> None:
        tell_name(self, word)
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        measure = QFontMetricsF(self.metrics.font("button"))
        width = px(20 * 2 + 20 + 9) + measure.horizontalAdvance(self.accessibleName()) + 1
        return QSizeF(width, max(px(60), measure.height() + px(20)))

    def squeezed(self, widest: float, highest: float) -> QSizeF:
        """Return the size of the body, at most so wide and high.

        The word goes where it has no room.
        """
        size = self.body_size()
        if size.width() > widest:
            size.setWidth(self.metrics.px(64))
        size.setHeight(min(size.height(), max(highest, self.metrics.px(48))))
        return size

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        paint_invitation(painter, body, theme, scale=self.metrics.f)
        if self.hovered:
            rounded(painter, grown(body, -px(2)), px(15), faint(theme.text, 0.08))
        worded = body.width() > px(70)
        left = body.left() + px(20) if worded else body.center().x() - px(10)
        icon = QRectF(left, body.center().y() - px(10), px(20), px(20))
        paint_icon(painter, "plus", icon, theme.text)
        if not worded:
            return
        painter.setFont(self.metrics.font("button"))
        painter.setPen(theme.text)
        painter.drawText(
            body.adjusted(px(49), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.accessibleName()
        )


class ColourButton(Control):
    """One colour with its shape; a colour that another seat wears carries that seat's initial."""

    bare = True

    def __init__(self, appearance: Appearance, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.colour = colour
        self._worn_by = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_wearer(self, letter: str) -> None:
        """Show the initial of the other seat that has the colour; empty when it is free."""
        self._worn_by = letter
        self.update()

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        owner = self.parentWidget()
        if owner is not None:
            step_in(owner.findChildren(ColourButton), self, step)

    def body_size(self) -> QSizeF:
        side = max(self.metrics.px(44), 40.0)
        return QSizeF(side, side)

    def ring_radius(self) -> float:
        return self.body().height() / 2

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        if self.isChecked():
            width = px(2.5)
            inset = body.adjusted(width / 2, width / 2, -width / 2, -width / 2)
            rounded(painter, inset, body.height() / 2, None, line(theme.focus, width))
        elif self.hovered:
            rounded(painter, body, body.height() / 2, theme.panel_2)
        side = px(32)
        place = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        if self._worn_by:
            paint_player(painter, place, self.colour, self._worn_by, theme, opacity=_WORN)
        else:
            paint_shape(
                painter,
                PLAYER_SHAPES[self.colour],
                body.center(),
                px(12.5),
                theme.player(self.colour),
                outline=theme.player_initial,
                width=px(1),
            )
