"""Seats round the table of the set-up, and the choice of a colour."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.brushes import grown, line, rounded
from app.paint.controls import paint_invitation, paint_pill, paint_plate
from app.paint.icons import paint_icon
from app.paint.shapes import PLAYER_SHAPES, paint_player, paint_shape
from app.text import SMALLEST, initial
from app.text import font as plain_font
from app.theme import faint
from app.widgets.control import Control, step_in
from app.widgets.paragraph import lines_of


class SeatPlate(Control):
    """A taken seat: shape with initial, name, a second line, and a pill where the play starts."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self._name = ""
        self._line = ""
        self._pill = ""
        self._colour = 0

    def show_player(self, name: str, colour: int, line_below: str, pill: str) -> None:
        """Show this player; `pill` is the word of the starter, empty for the others."""
        self._name, self._colour, self._line, self._pill = name, colour, line_below, pill
        self.setAccessibleName(", ".join(text for text in (name, line_below, pill) if text))
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        width = self._beside_text() + self._text_width()
        if self._pill:
            width += px(12) + self._pill_width()
        return QSizeF(width, max(px(68), self._text_height() + px(16)))

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def least(self) -> float:
        """The smallest width in which the whole name can be read, in two lines."""
        font = plain_font(SMALLEST, 700)
        room = QFontMetricsF(font).horizontalAdvance(self._name) / 2
        while len(lines_of(self._name, font, room)) > 2:
            room += 4
        return self._beside_text() + room + 2

    def squeezed(self, widest: float) -> QSizeF:
        """The size of the body where it may be at most so wide.

        The pill then goes under the name; a long name gets smaller and goes on in a second line.
        """
        size = self.body_size()
        if size.width() <= widest:
            return size
        beside, px = self._beside_text(), self.metrics.px
        width = min(max(beside + self._text_width(), beside + self._pill_width()), widest)
        font, lines = self._fitted_name(width - beside)
        height = QFontMetricsF(font).height() * len(lines)
        height += px(4) + self._pill_height() if self._pill else 0
        return QSizeF(width, max(px(68), height + px(14)))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        chosen = self.isChecked()
        paint_plate(painter, body, theme, radius=px(16), selected=chosen, scale=self.metrics.f)
        if self.hovered and not chosen:
            edge = line(theme.text_2, px(1.5))
            rounded(painter, grown(body, -px(0.75)), px(16), None, edge)
        disc = QRectF(body.left() + px(12), body.center().y() - px(21), px(42), px(42))
        paint_player(painter, disc, self._colour, initial(self._name), theme)
        text = QRectF(disc.right() + px(12), body.top(), 0, body.height())
        text.setRight(body.right() - px(16))
        if self._pill and body.width() < self.body_size().width() - 1:
            self._paint_stacked(painter, text)
            return
        if self._pill:
            width, height = self._pill_width(), self._pill_height()
            left, top = text.right() - width, text.center().y() - height / 2
            self._paint_pill(painter, QRectF(left, top, width, height))
            text.setRight(left - px(8))
        self._paint_texts(painter, text)

    def _paint_stacked(self, painter: QPainter, room: QRectF) -> None:
        """The pill under the name."""
        gap = self.metrics.px(4)
        font, lines = self._fitted_name(room.width())
        names = QFontMetricsF(font).height() * len(lines)
        top = room.center().y() - (names + gap + self._pill_height()) / 2
        self._paint_texts(painter, QRectF(room.left(), top, room.width(), names))
        pill = QRectF(room.left(), top + names + gap, self._pill_width(), self._pill_height())
        self._paint_pill(painter, pill)

    def _paint_texts(self, painter: QPainter, room: QRectF) -> None:
        theme = self.look.theme
        font, lines = self._fitted_name(room.width())
        below_font = self.metrics.font("caption")
        name, below = QFontMetricsF(font), QFontMetricsF(below_font)
        height = name.height() * len(lines) + (below.height() if self._line else 0)
        top = room.center().y() - height / 2
        painter.setFont(font)
        painter.setPen(theme.text)
        for text in lines:
            painter.drawText(QPointF(room.left(), top + name.ascent()), text)
            top += name.height()
        if self._line:
            painter.setFont(below_font)
            painter.setPen(theme.text_2)
            cut = below.elidedText(self._line, Qt.TextElideMode.ElideRight, room.width() + 2)
            painter.drawText(QPointF(room.left(), top + below.ascent()), cut)

    def _fitted_name(self, room: float) -> tuple[QFont, list[str]]:
        """The name's font and lines: one line if it is not too small, otherwise two."""
        wanted = self.metrics.pixels(18)
        room += 2
        for size in range(wanted, max(SMALLEST, wanted - 4), -1):
            font = plain_font(size, 700)
            if QFontMetricsF(font).horizontalAdvance(self._name) <= room:
                return font, [self._name]
        for size in range(wanted - 2, SMALLEST, -1):
            font = plain_font(size, 700)
            if len(lines := lines_of(self._name, font, room)) <= 2:
                return font, lines
        font = plain_font(SMALLEST, 700)
        lines = lines_of(self._name, font, room)
        if len(lines) > 2:
            rest = " ".join(lines[1:])
            elided = Qt.TextElideMode.ElideRight
            lines = [lines[0], QFontMetricsF(font).elidedText(rest, elided, room)]
        return font, lines

    def _paint_pill(self, painter: QPainter, pill: QRectF) -> None:
        theme = self.look.theme
        paint_pill(painter, pill, theme.saffron)
        painter.setFont(self.metrics.font("small"))
        painter.setPen(theme.saffron_ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._pill)

    def _beside_text(self) -> float:
        return self.metrics.px(12 + 42 + 12 + 16)

    def _pill_width(self) -> float:
        measure = QFontMetricsF(self.metrics.font("small"))
        return measure.horizontalAdvance(self._pill) + self.metrics.px(22)

    def _pill_height(self) -> float:
        return QFontMetricsF(self.metrics.font("small")).height() + self.metrics.px(6)

    def _text_width(self) -> float:
        name = QFontMetricsF(self.metrics.font("status")).horizontalAdvance(self._name)
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
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        measure = QFontMetricsF(self.metrics.font("button"))
        width = px(20 * 2 + 20 + 9) + measure.horizontalAdvance(self.accessibleName()) + 1
        return QSizeF(width, max(px(60), measure.height() + px(20)))

    def squeezed(self, widest: float) -> QSizeF:
        """The size of the body where it may be at most so wide: the word then goes."""
        size = self.body_size()
        if size.width() > widest:
            size.setWidth(self.metrics.px(64))
        return size

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
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

    def __init__(self, look: Look, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.colour = colour
        self._worn_by = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_wearer(self, letter: str) -> None:
        """The initial of the other seat that wears the colour; empty when it is free."""
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
        theme = self.look.theme
        px = self.metrics.px
        if self.isChecked():
            width = px(2.5)
            inset = body.adjusted(width / 2, width / 2, -width / 2, -width / 2)
            rounded(painter, inset, body.height() / 2, None, line(theme.focus, width))
        elif self.hovered:
            rounded(painter, body, body.height() / 2, theme.plate_2)
        side = px(32)
        place = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        if self._worn_by:
            painter.setOpacity(0.55)
            paint_player(painter, place, self.colour, self._worn_by, theme)
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
