"""One match in the list of past ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.pages.matches import words
from app.pages.matches.row_head import RowHead
from app.paint.brushes import line
from app.paint.controls import paint_invitation, paint_panel
from app.paint.icons import paint_icon
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description
from app.widgets.buttons import IconButton, LinkButton, PanelButton

_WRAPPED: Final = Qt.TextFlag.TextWordWrap
_BEFORE: Final = 56.0
"""Before the words of a row that is deleted, with the icon in it."""


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
        high = self.head.height_for(width)
        self.head.place(margin, margin, width, high)
        total = high
        if self.is_deleted:
            [button] = self.buttons
            size = button.body_size()
            total = max(high, size.height() + px(14), self._deleted_height(width) + px(14))
            left = margin + width - px(10) - size.width()
            middle = margin + (total - size.height()) / 2
            button.place(left, middle, size.width(), size.height())
        elif self.is_open:
            total += self._place_buttons(margin + high + px(8), margin, width) + px(8)
        self.head.place_holder(self, x, y, width, total)
        return total

    def _place_buttons(self, top: float, left: float, width: float) -> float:
        """Place the buttons in as many lines as they need; return the height of what they take."""
        px = self._metrics.px
        x, y, high = left + px(16), top, 0.0
        gap = self._fit_buttons(width - 2 * px(16))
        for button in self.buttons:
            size = button.body_size()
            if x > left + px(16) and x + size.width() > left + width - px(16):
                x, y = left + px(16), y + high + px(8)
            if isinstance(button, LinkButton):
                x = left + width - px(16) - size.width()
            button.place(x, y, size.width(), size.height())
            x, high = x + size.width() + gap, max(high, size.height())
        return y + high - top + px(8)

    def _fit_buttons(self, room: float) -> float:
        """Make the buttons narrower where they have room in one line then; return their gap."""
        px = self._metrics.px
        for gap, padding in ((10.0, math.inf), (6.0, 10.0)):
            for button in self.buttons:
                button.padding = min(type(button).padding, padding)
            wide = sum(button.body_size().width() for button in self.buttons)
            if wide + px(gap) * (len(self.buttons) - 1) <= room:
                return px(gap)
        for button in self.buttons:
            button.padding = type(button).padding
        return px(10)

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
        painter.setFont(self._metrics.font("body"))
        painter.setPen(theme.text)
        room = body.adjusted(px(_BEFORE), 0, 0, 0)
        room.setWidth(self._deleted_room(body.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | _WRAPPED, self._deleted_said())

    def _deleted_said(self) -> str:
        return words.deleted(match=words.short(self.saved))

    def _deleted_room(self, width: float) -> float:
        """Return the width of the words on a row that is deleted, beside its button."""
        return width - self._metrics.px(_BEFORE + 10) - self.buttons[0].width()

    def _deleted_height(self, width: float) -> float:
        room = QRectF(0, 0, self._deleted_room(width), 0)
        measure = QFontMetricsF(self._metrics.font("body"))
        return measure.boundingRect(room, _WRAPPED, self._deleted_said()).height()

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
            if words.can_be_reviewed(saved):
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
        tell_description(button, words.short(self.saved))
        button.set_metrics(self._metrics)
        button.clicked.connect(then)
        button.show()
        self.buttons.append(button)
