"""Seats round the table of the set-up, and the choice of a colour."""

import unicodedata

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.brushes import grown, line, rounded
from app.paint.controls import paint_invitation, paint_pill, paint_plate
from app.paint.icons import paint_icon
from app.paint.shapes import PLAYER_SHAPES, paint_player, paint_shape
from app.theme import faint
from app.widgets.control import Control


def initial(name: str) -> str:
    """The letter on a player's shape: the first of the name, large, without accents."""
    letters = unicodedata.normalize("NFD", name.strip())[:1].upper()
    return letters[:1]


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
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        width = px(12 + 42 + 12 + 16) + self._text_width()
        if self._pill:
            width += px(12) + self._pill_width()
        return QSizeF(width, max(px(68), self._text_height() + px(16)))

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def squeeze(self, width: float) -> QSizeF:
        """The size of the body when it may be at most `width` wide; the name is then cut."""
        size = self.body_size()
        return QSizeF(min(size.width(), width), size.height())

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
        left = disc.right() + px(12)
        right = body.right() - px(16)
        if self._pill:
            right -= self._pill_width()
            self._paint_pill(painter, QRectF(right, body.top(), self._pill_width(), body.height()))
            right -= px(8)
        name_font, line_font = self.metrics.font("status"), self.metrics.font("caption")
        name, below = QFontMetricsF(name_font), QFontMetricsF(line_font)
        top = body.center().y() - self._text_height() / 2
        room = right - left
        painter.setFont(name_font)
        painter.setPen(theme.text)
        cut = name.elidedText(self._name, Qt.TextElideMode.ElideRight, room + 1)
        painter.drawText(QRectF(left, top, room + 2, name.height()), 0, cut)
        if self._line:
            painter.setFont(line_font)
            painter.setPen(theme.text_2)
            cut = below.elidedText(self._line, Qt.TextElideMode.ElideRight, room + 1)
            painter.drawText(QRectF(left, top + name.height(), room + 2, below.height()), 0, cut)

    def _paint_pill(self, painter: QPainter, room: QRectF) -> None:
        theme = self.look.theme
        font = self.metrics.font("small")
        height = QFontMetricsF(font).height() + self.metrics.px(6)
        pill = QRectF(room.left(), room.center().y() - height / 2, room.width(), height)
        paint_pill(painter, pill, theme.saffron)
        painter.setFont(font)
        painter.setPen(theme.saffron_ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._pill)

    def _pill_width(self) -> float:
        measure = QFontMetricsF(self.metrics.font("small"))
        return measure.horizontalAdvance(self._pill) + self.metrics.px(22)

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

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        paint_invitation(painter, body, theme, scale=self.metrics.f)
        if self.hovered:
            rounded(painter, grown(body, -px(2)), px(15), faint(theme.text, 0.08))
        icon = QRectF(body.left() + px(20), body.center().y() - px(10), px(20), px(20))
        paint_icon(painter, "plus", icon, theme.text)
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
