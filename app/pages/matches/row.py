"""One match in the list of past ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import strokes
from app.pages.matches import words
from app.paint.brushes import line
from app.paint.controls import paint_invitation, paint_panel
from app.paint.emblems import emblem as emblem_of
from app.paint.icons import paint_icon
from app.paint.shapes import paint_player
from app.paint.wrapping import wrap
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial
from app.widgets.buttons import IconButton, LinkButton, PanelButton
from app.widgets.control import Control

_SHAPES = 4
"""So many players' shapes are shown at most."""
_WIDE = 1000.0
"""From this width of the row on, in logical pixels at 1280, shapes are shown."""


class RowHead(Control):
    """What a match was, in one line that opens the row when it is pressed."""

    arrow_key = Signal(int)
    """Carries a key that is to lead to another row."""
    delete_key = Signal()

    def __init__(self, appearance: Appearance, saved: SavedMatch, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.saved = saved
        self.opened = False
        self._texts = ("", "", "", "", "")

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        saved = self.saved
        self._texts = (
            words.title(saved), words.below_title(saved), words.players(saved),
            words.standing(saved), words.when(saved),
        )  # fmt: skip
        title, below, names, standing, when = self._texts
        self.setAccessibleName(words.spoken((title, standing, names, when, below)))
        self.setToolTip("\n".join(filter(None, self._texts[:4])))
        self.update()

    def body_size(self) -> QSizeF:
        high = self.metrics.line_height("strong") + self.metrics.line_height("caption")
        return QSizeF(self.metrics.px(800), max(self.metrics.px(58), high + self.metrics.px(14)))

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        self.arrow_key.emit(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if strokes.DELETE.is_made_by(event):
            self.delete_key.emit()
        else:
            super().keyPressEvent(event)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        title, below, names, standing, when = self._texts
        side = px(38)
        emblem = QRectF(body.left() + px(10), body.center().y() - side / 2, side, side)
        strong, caption = self.metrics.font("strong"), self.metrics.font("caption")
        left, right = emblem.right() + px(14), body.right() - px(60)
        if self.saved.damaged is not None:
            paint_icon(painter, "info", emblem.adjusted(8, 8, -8, -8), theme.danger)
            room = QRectF(left, body.top(), right - left, body.height())
            self._two_lines(painter, room, (title, below), (strong, caption))
        else:
            dpr, game = self.devicePixelRatioF(), self.saved.game
            picture = emblem_of(game, MODULES[game].tile, round(side), dpr, theme)
            painter.drawPixmap(emblem.topLeft(), picture)
            shapes = body.width() >= px(_WIDE)
            needed = QFontMetricsF(caption).horizontalAdvance(when)
            room = QRectF(left, body.top(), right - left, body.height())
            columns = columns_in(room, needed, shapes=shapes)
            self._two_lines(painter, columns[0], (title, below), (strong, caption))
            self._paint_names(painter, columns[1], names, shapes)
            self._paint_standing(painter, columns[2], standing)
            self._line(painter, columns[3], when, caption, theme.text_2, right=True)
        icon = QRectF(body.right() - px(46), body.center().y() - px(10), px(20), px(20))
        painter.save()
        if self.opened:
            painter.translate(icon.center())
            painter.rotate(180)
            painter.translate(-icon.center())
        paint_icon(painter, "chevron", icon, theme.text_2)
        painter.restore()

    def _paint_names(self, painter: QPainter, room: QRectF, names: str, shapes: bool) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        left = room.left()
        if shapes:
            side, step = px(30), px(23)
            for at, player in enumerate(self.saved.players[:_SHAPES]):
                square = QRectF(left + at * step, room.center().y() - side / 2, side, side)
                paint_player(painter, square, player.colour, initial(player.name), theme)
            left += (_SHAPES - 1) * step + side + px(10)
        rest = QRectF(left, room.top(), room.right() - left, room.height())
        self._paragraph(painter, rest, names, self.metrics.font("strong"), theme.text)

    def _paint_standing(self, painter: QPainter, room: QRectF, standing: str) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        colour = theme.good if self.saved.won else theme.text
        icon = "crown" if self.saved.won else "right" if self.saved.unfinished else ""
        if icon:
            side = px(18)
            place = QRectF(room.left(), room.center().y() - side / 2, side, side)
            paint_icon(painter, icon, place, colour)
            room = room.adjusted(side + px(7), 0, 0, 0)
        self._paragraph(painter, room, standing, self.metrics.font("body"), colour)

    def _paragraph(
        self, painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor
    ) -> None:
        """Write a text on one line, or smaller on two where it has no room."""
        if QFontMetricsF(font).horizontalAdvance(text) > room.width():
            font = self.metrics.font("caption")
        first, *more = wrap(text, font, room.width()) or [""]
        high = QFontMetricsF(font).height()
        lines = [first, " ".join(more)] if more else [first]
        top = room.center().y() - high * len(lines) / 2
        for at, each in enumerate(lines):
            part = QRectF(room.left(), top + at * high, room.width(), high)
            self._line(painter, part, each, font, colour)

    def _two_lines(
        self, painter: QPainter, room: QRectF, said: tuple[str, str], fonts: tuple[QFont, QFont]
    ) -> None:
        theme = self.appearance.theme
        heights = [QFontMetricsF(font).height() for font in fonts]
        top = room.center().y() - sum(heights) / 2
        for text, font, high, colour in zip(
            said, fonts, heights, (theme.text, theme.text_2), strict=True
        ):
            part = QRectF(room.left(), top, room.width(), high)
            self._line(painter, part, text, font, colour)
            top += high

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
    for share in (0.25, 0.33, 0.26, 0.16) if shapes else (0.25, 0.26, 0.31, 0.18):
        wide = room.width() * share
        rooms.append(QRectF(left, room.top(), wide - gap, room.height()))
        left += wide
    standing, time = rooms[2:]
    time.setLeft(min(time.left(), time.right() - math.ceil(when)))
    standing.setRight(min(standing.right(), time.left() - gap))
    return rooms


class MatchRow(QWidget):
    """A match, and when it is opened, what can be done with it; or that it is deleted."""

    toggled = Signal()
    resume_chosen = Signal()
    replay_chosen = Signal()
    rescue_chosen = Signal()
    review_chosen = Signal()
    again_chosen = Signal()
    export_chosen = Signal()
    deleted = Signal()
    brought_back = Signal()
    arrow_key = Signal(int)

    def __init__(self, appearance: Appearance, saved: SavedMatch, parent: QWidget) -> None:
        super().__init__(parent)
        self.saved = saved
        self.is_deleted = False
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.head = RowHead(appearance, saved, self)
        self.head.clicked.connect(self.toggled)
        self.head.arrow_key.connect(self.arrow_key)
        self.head.delete_key.connect(self.deleted)
        self.buttons: list[IconButton] = []
        """What can be done with the match, while the row is open."""
        self.retranslate()
        appearance.changed.connect(self.update)

    @property
    def is_open(self) -> bool:
        return self.head.opened

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return self.buttons if self.is_deleted else [self.head, *self.buttons]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.head.retranslate()
        if self.buttons:
            self._make_buttons()

    def set_open(self, is_open: bool) -> None:
        """Show what can be done with the match, or hide it."""
        self.head.opened = is_open
        self._make_buttons()
        self.update()

    def set_deleted(self, is_deleted: bool) -> None:
        """Show that the match is deleted, or the match."""
        self.is_deleted = is_deleted
        self.head.opened = False
        self.head.setVisible(not is_deleted)
        self._make_buttons()
        self.update()

    def place(self, x: float, y: float, width: float) -> float:
        """Put the row there, so wide; return its height."""
        px, margin = self._metrics.px, self.head.margin
        high = self.head.body_size().height()
        self.head.place(margin, margin, width, high)
        total = high
        if self.is_deleted:
            [button] = self.buttons
            size = button.body_size()
            total = max(high, size.height() + px(14))
            left = margin + width - px(10) - size.width()
            middle = margin + (total - size.height()) / 2
            button.place(left, middle, size.width(), size.height())
        elif self.is_open:
            total += self._place_buttons(margin + high + px(8), margin, width) + px(8)
        self.setGeometry(
            round(x) - margin, round(y) - margin,
            math.ceil(width) + 2 * margin, math.ceil(total) + 2 * margin,
        )  # fmt: skip
        return total

    def _place_buttons(self, top: float, left: float, width: float) -> float:
        """Place the buttons in as many lines as they need; return the height of what they take."""
        px = self._metrics.px
        x, y, high = left + px(16), top, 0.0
        for button in self.buttons:
            size = button.body_size()
            if x > left + px(16) and x + size.width() > left + width - px(16):
                x, y = left + px(16), y + high + px(8)
            if isinstance(button, LinkButton):
                x = left + width - px(16) - size.width()
            button.place(x, y, size.width(), size.height())
            x, high = x + size.width() + px(10), max(high, size.height())
        return y + high - top + px(8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, margin = self._appearance.theme, self._metrics.px, self.head.margin
        body = self.rect().toRectF().adjusted(margin, margin, -margin, -margin)
        if not self.is_deleted:
            paint_panel(
                painter, body, theme, radius=px(16), selected=self.is_open, scale=self._metrics.f
            )
            if self.is_open:
                painter.setPen(line(theme.line, px(1.5)))
                y = self.head.geometry().bottom() - margin + px(1)
                painter.drawLine(
                    round(body.left() + px(16)), round(y), round(body.right() - px(16)), round(y)
                )
            return
        paint_invitation(painter, body, theme, scale=self._metrics.f)
        paint_icon(
            painter, "trash",
            QRectF(body.left() + px(22), body.center().y() - px(10), px(20), px(20)), theme.text_2,
        )  # fmt: skip
        font = self._metrics.font("body")
        painter.setFont(font)
        painter.setPen(theme.text)
        room = body.adjusted(px(56), 0, -self.buttons[0].width() - px(10), 0)
        said = words.deleted(match=words.short(self.saved))
        cut = QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, cut)

    def _make_buttons(self) -> None:
        """Make the buttons of the row as it is now."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        look, saved = self._appearance, self.saved
        if self.is_deleted:
            self._add(PanelButton(look, "undo", self), words.bring_back(), self.brought_back)
        elif self.is_open:
            if saved.damaged is None:
                word = words.go_on if saved.unfinished else words.see_result
                self._add(PanelButton(look, "right", self), word(), self.resume_chosen)
            if saved.damaged is None and not saved.unfinished:
                self._add(PanelButton(look, "review", self), words.review(), self.review_chosen)
            if words.can_be_replayed(saved):
                self._add(PanelButton(look, "play", self), words.replay(), self.replay_chosen)
                if saved.damaged is not None:
                    self._add(PanelButton(look, "right", self), words.rescue(), self.rescue_chosen)
            if saved.seed is not None:
                self._add(PanelButton(look, "replay", self), words.again(), self.again_chosen)
            self._add(PanelButton(look, "export", self), words.export(), self.export_chosen)
            self._add(LinkButton(look, "trash", self), words.delete(), self.deleted)

    def _add(self, button: IconButton, word: str, then: SignalInstance) -> None:
        button.set_word(word)
        button.setAccessibleDescription(words.short(self.saved))
        button.set_metrics(self._metrics)
        button.clicked.connect(then)
        button.show()
        self.buttons.append(button)
