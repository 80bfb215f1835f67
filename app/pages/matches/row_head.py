"""What a row of the list says of a match: the button that opens it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import strokes
from app.pages.matches import words
from app.paint.brushes import grown, line, rounded
from app.paint.emblems import emblem as emblem_of
from app.paint.icons import paint_icon
from app.paint.names import evened
from app.paint.shapes import paint_player
from app.paint.wrapping import pack
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import initial
from app.system.screen_reader import tell_name
from app.widgets.control import Control

_SHAPES: Final = 4
"""So many players' shapes are shown at most; of more, the last place says how many more."""
_WIDE: Final = 1000.0
"""From this width of the row on, in logical pixels at 1280, shapes are shown."""
_LARGE: Final = 1.3
"""Over this size of texts, names need the room of the shapes."""


class _Line(NamedTuple):
    """A line of a column, as it is written."""

    text: str
    font: QFont
    colour: QColor

    @property
    def height(self) -> float:
        return QFontMetricsF(self.font).height()


class RowHead(Control):
    """What a match was, on lines side by side, in a button that opens the row.

    What has no room on one line takes more of them: the row gets as high as it needs to.
    """

    arrow_key = Signal(int)
    """Carries a key that is to lead to another row."""
    delete_key = Signal()

    def __init__(self, appearance: Appearance, saved: SavedMatch, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.saved = saved
        self.opened = False
        self._texts = ("", "", "", "", "")
        self._below: Sequence[str] = ()
        self._names: Sequence[str] = ()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        saved = self.saved
        self._below, self._names = words.parts_below_title(saved), words.names(saved)
        self._texts = (
            words.title(saved), words.below_title(saved), words.players(saved),
            words.standing(saved), words.when(saved),
        )  # fmt: skip
        title, below, names, standing, when = self._texts
        tell_name(self, words.spoken((title, standing, names, when, below)))
        self.setToolTip("\n".join(filter(None, self._texts[:4])))
        self.update()

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(800), self.height_for(self.metrics.px(1192)))

    def height_for(self, width: float) -> float:
        """Return the height that a row so wide needs."""
        px = self.metrics.px
        columns = [lines for _, lines in self._columns(width)]
        highest = max(sum(each.height for each in lines) for lines in columns)
        return max(px(58), highest + px(14))

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        self.arrow_key.emit(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if strokes.DELETE.is_made_by(event):
            self.delete_key.emit()
        else:
            super().keyPressEvent(event)

    # What is written, and where

    def _columns(self, width: float) -> list[tuple[QRectF, list[_Line]]]:
        """Return the columns of a row so wide, which begins at 0, with what stands in each."""
        theme, px, metrics = self.appearance.theme, self.metrics.px, self.metrics
        title, _, _, standing, when = self._texts
        room = QRectF(px(62), 0, width - px(122), 0)
        caption = metrics.font("caption")
        if self.saved.damaged is not None:
            return [(room, self._told(title, self._below, room.width()))]
        shapes = self._shows_shapes(width)
        needed = QFontMetricsF(caption).horizontalAdvance(when)
        first, people, ended, time = columns_in(room, needed, shapes=shapes)
        if shapes:
            people.setLeft(people.left() + px(23 * (_SHAPES - 1) + 40))
        if self._sign():
            ended.setLeft(ended.left() + self._sign_side() + px(7))
        strong, body = metrics.font("strong"), metrics.font("body")
        return [
            (first, self._told(title, self._below, first.width())),
            (people, self._paragraph(self._names, ", ", people.width(), strong, theme.text)),
            (ended, self._paragraph([standing], "", ended.width(), body, self._standing_colour())),
            (time, [_Line(when, caption, theme.text_2)]),
        ]

    def _told(self, title: str, below: Sequence[str], room: float) -> list[_Line]:
        """Return the title, and below it its parts, each whole on as many lines as they need."""
        theme, caption = self.appearance.theme, self.metrics.font("caption")
        lines = pack(below, " · ", caption, room) if below else []
        first = _Line(title, self.metrics.font("strong"), theme.text)
        return [first, *(_Line(each, caption, theme.text_2) for each in lines)]

    def _paragraph(
        self, parts: Sequence[str], joint: str, room: float, font: QFont, colour: QColor
    ) -> list[_Line]:
        """Return a text on one line, or smaller on more where it has no room."""
        if QFontMetricsF(font).horizontalAdvance(joint.join(parts)) > room:
            font = self.metrics.font("caption")
        packed, measure = pack(parts, joint, font, room), QFontMetricsF(font)
        lines: list[str] = []
        for each in packed:
            # A word that is too wide, such as a long name in large letters, goes on below.
            wide = measure.horizontalAdvance(each) > room
            lines += evened(each, font, room) if wide else [each]
        return [_Line(each, font, colour) for each in lines]

    def _shows_shapes(self, width: float) -> bool:
        return width >= self.metrics.px(_WIDE) and self.metrics.text_scale <= _LARGE

    def _sign(self) -> str:
        """Return the icon before the standing, "" for none."""
        return "crown" if self.saved.won else "right" if self.saved.unfinished else ""

    def _sign_side(self) -> float:
        return self.metrics.px(18) * self.metrics.beside_text

    def _standing_colour(self) -> QColor:
        theme = self.appearance.theme
        return theme.good if self.saved.won else theme.text

    # Painting

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        columns = self._columns(body.width())
        side = px(38)
        emblem = QRectF(body.left() + px(10), body.center().y() - side / 2, side, side)
        if self.saved.damaged is not None:
            paint_icon(painter, "info", emblem.adjusted(8, 8, -8, -8), theme.danger)
        else:
            dpr, game = self.devicePixelRatioF(), self.saved.game
            picture = emblem_of(game, MODULES[game].tile, round(side), dpr, theme)
            painter.drawPixmap(emblem.topLeft(), picture)
            self._paint_signs(painter, body, columns[1][0].left(), columns[2][0].left())
        for at, (room, lines) in enumerate(columns):
            top = body.center().y() - sum(each.height for each in lines) / 2
            for each in lines:
                part = QRectF(body.left() + room.left(), top, room.width(), each.height)
                self._line(painter, part, each.text, each.font, each.colour, right=at == 3)
                top += each.height
        icon = QRectF(body.right() - px(46), body.center().y() - px(10), px(20), px(20))
        painter.save()
        if self.opened:
            painter.translate(icon.center())
            painter.rotate(180)
            painter.translate(-icon.center())
        paint_icon(painter, "chevron", icon, theme.text_2)
        painter.restore()

    def _paint_signs(self, painter: QPainter, body: QRectF, names: float, standing: float) -> None:
        """Paint the players' shapes before their names, and the sign before the standing."""
        px, middle = self.metrics.px, body.center().y()
        if self._shows_shapes(body.width()):
            self._paint_shapes(painter, QPointF(body.left() + names - px(109), middle))
        if self._sign():
            side = self._sign_side()
            left = body.left() + standing - side - px(7)
            place = QRectF(left, middle - side / 2, side, side)
            paint_icon(painter, self._sign(), place, self._standing_colour())

    def _paint_shapes(self, painter: QPainter, left: QPointF) -> None:
        theme, px, players = self.appearance.theme, self.metrics.px, self.saved.players
        side, step = px(30), px(23)
        shown = players if len(players) <= _SHAPES else players[: _SHAPES - 1]
        for at, player in enumerate(shown):
            square = QRectF(left.x() + at * step, left.y() - side / 2, side, side)
            paint_player(painter, square, player.colour, initial(player.name), theme)
        if len(shown) < len(players):
            square = QRectF(left.x() + len(shown) * step, left.y() - side / 2, side, side)
            rounded(painter, grown(square, -1), side / 2, theme.panel_2, line(theme.line, px(1.5)))
            painter.setFont(self.metrics.sized(13, 700))
            painter.setPen(theme.text)
            text = f"+{len(players) - len(shown)}"
            painter.drawText(square, Qt.AlignmentFlag.AlignCenter, text)

    def _line(
        self, painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor,
        *, right: bool = False,
    ) -> None:  # fmt: skip
        painter.setFont(font)
        painter.setPen(colour)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, cut)


def columns_in(room: QRectF, when: float, *, shapes: bool) -> list[QRectF]:
    """Return the rooms of title, players, standing and time, which gets the width it needs."""
    rooms, left, gap = [], room.left(), room.width() * 0.02
    for share in (0.25, 0.33, 0.26, 0.16) if shapes else (0.27, 0.26, 0.29, 0.18):
        wide = room.width() * share
        rooms.append(QRectF(left, room.top(), wide - gap, room.height()))
        left += wide
    standing, time = rooms[2:]
    time.setLeft(min(time.left(), time.right() - math.ceil(when)))
    standing.setRight(min(standing.right(), time.left() - gap))
    return rooms
