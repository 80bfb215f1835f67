"""The foot of a column: the tasks of a game, a small card each, and the stars they have brought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.keys.strokes import UP_AND_DOWN
from app.pages.learn import words
from app.pages.learn.overview import TaskEntry
from app.pages.task.stars import WHY_SO_MANY, paint_star
from app.paint.brushes import grown, line, rounded, write
from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.style.theme import faint
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control

STAR_OF_COUNT: Final = 19.0
"""How wide the star before the count is."""

_MOST_IN_A_ROW = 12
_WIDE, _RATIO, _GAP = 13.0, 1.36, 3.0
"""Width of a card, its height over that, and what is between two of them."""
_STAR = 13.0
"""From the middle of the star to what stands beside it."""


class TaskFoot(Control):
    """One stop of the Tab key: arrows choose a task, Enter or a click opens it.

    A click beside the cards opens the first task that is not solved. `task_chosen` carries the
    number of the task, from 1; `arrow_key` a key that leads to the lessons or to another game.
    """

    bare = True
    edge_gap = 5.0
    task_chosen = Signal(int)
    arrow_key = Signal(int)

    def __init__(
        self, appearance: Appearance, entries: Sequence[TaskEntry], parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._entries = entries
        self.grows = True
        """The cards grow along with large texts."""
        self._first = next((at for at, entry in enumerate(entries) if not entry.stars), 0)
        self._chosen = self._first
        self._pointed: int | None = None
        self.clicked.connect(lambda: self.task_chosen.emit(self._chosen + 1))

    @property
    def stars(self) -> int:
        """Return how many stars all tasks have brought."""
        return sum(entry.stars for entry in self._entries)

    @property
    def star_at(self) -> QPointF:
        """Return the middle of the star before their count."""
        body, number = self.body(), QFontMetricsF(self.metrics.sized(14, 700))
        right = body.right() - number.horizontalAdvance(str(self.stars)) - self.metrics.px(_STAR)
        return QPointF(right, body.top() + self._line_height() / 2)

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self._say_chosen()
        tell_description(self, ". ".join(_about_stars()))
        self._point(self._pointed)

    def ring_radius(self) -> float:
        return self.metrics.px(8)

    def edge_colour(self) -> QColor:
        return self.appearance.theme.cream_line

    def ring_colour(self) -> QColor:
        return self.appearance.theme.ink

    def body_size(self) -> QSizeF:
        width = self.metrics.px(194)
        return QSizeF(width, self.height_for(width))

    def height_for(self, width: float) -> float:
        """Return how high it is at this width."""
        px, wide = self.metrics.px, self._wide(width)
        rows = math.ceil(len(self._entries) / self._in_a_row(width))
        return self._line_height() + px(4) + rows * (wide * _RATIO + px(_GAP)) + px(4)

    def place_of(self, at: int) -> QRectF:
        """Return where the card of a task lies."""
        body, px = self.body(), self.metrics.px
        wide = self._wide(body.width())
        row, column = divmod(at, self._in_a_row(body.width()))
        x = body.left() + column * (wide + px(_GAP))
        y = body.top() + self._line_height() + px(4) + row * (wide * _RATIO + px(_GAP))
        return QRectF(x, y, wide, wide * _RATIO)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        if self.hovered:
            rounded(painter, grown(body, px(3)), px(8), faint(theme.ink, 0.06))
        self._paint_line(painter, body)
        for at, entry in enumerate(self._entries):
            card = grown(self.place_of(at), -px(0.8))
            if entry.stars:
                edge = line(theme.next_edge, px(1.2))
                rounded(painter, card, px(2.5), theme.saffron, edge)
                tick = QRectF(0, 0, card.width() * 0.8, card.width() * 0.8)
                tick.moveCenter(card.center())
                paint_icon(painter, "check", tick, theme.saffron_ink, 3.6)
            else:
                edge = line(theme.cream_text_3, px(1.2), (px(2.6), px(2.2)))
                rounded(painter, card, px(2.5), None, edge)
            if at == self._pointed:
                rounded(painter, card, px(2.5), faint(theme.ink, 0.16), line(theme.ink, px(1.6)))
            if at == self._chosen and self.ring_visible:
                rounded(painter, grown(card, px(1)), px(3), None, line(theme.ink, px(2.5)))

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        if event.key() in UP_AND_DOWN:
            self.arrow_key.emit(event.key())
        elif 0 <= self._chosen + step < len(self._entries):
            self._choose(self._chosen + step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position().toPoint())
        self._choose(self._first if at is None else at)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = self._at(event.position().toPoint())
        if at != self._pointed:
            self._point(at)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def _at(self, position: QPoint) -> int | None:
        """Return the task whose card is there."""
        around = self.metrics.px(_GAP / 2)
        cards = (grown(self.place_of(at), around) for at in range(len(self._entries)))
        return next((at for at, card in enumerate(cards) if card.contains(QPointF(position))), None)

    def _point(self, at: int | None) -> None:
        """Light the card under the pointer, and say which task it is, or what stars are for."""
        self._pointed = at
        self.setToolTip("\n".join(_about_stars()) if at is None else self._entries[at].tip)
        self.update()

    def _choose(self, at: int) -> None:
        self._chosen = at
        self._say_chosen()
        self.update()

    def _say_chosen(self) -> None:
        tell_name(self, self._entries[self._chosen].name)

    def _solved(self) -> int:
        return sum(entry.stars > 0 for entry in self._entries)

    def _largest(self) -> float:
        """Return how wide a card is where there is room for it."""
        return self.metrics.px(_WIDE) * (self.metrics.beside_text if self.grows else 1.0)

    def _in_a_row(self, width: float) -> int:
        """Return how many cards stand side by side: fewer where large texts make them large."""
        if self._largest() == self.metrics.px(_WIDE):
            return _MOST_IN_A_ROW
        gap = self.metrics.px(_GAP)
        return max(1, min(_MOST_IN_A_ROW, int((width + gap) / (self._largest() + gap))))

    def _wide(self, width: float) -> float:
        """Return how wide a card is where the foot is so wide."""
        row = self._in_a_row(width)
        return min(self._largest(), (width - self.metrics.px(_GAP) * (row - 1)) / row)

    def _line_height(self) -> float:
        return QFontMetricsF(self.metrics.sized(14, 700)).height()

    def _paint_line(self, painter: QPainter, body: QRectF) -> None:
        """Paint how many tasks are solved, and with how many stars."""
        theme, px = self.appearance.theme, self.metrics.px
        bold, plain = self.metrics.sized(14, 700), self.metrics.sized(14, 450)
        base = body.top() + QFontMetricsF(bold).ascent()
        tasks = words.tasks()
        write(painter, QPointF(body.left(), base), tasks, bold, theme.ink)
        left = body.left() + QFontMetricsF(bold).horizontalAdvance(f"{tasks} ")
        right = body.right()
        if self.stars:
            number = str(self.stars)
            write(painter, QPointF(right, base), number, bold, theme.next_edge, anchor=1)
            paint_star(
                painter, self.star_at, px(STAR_OF_COUNT), theme, full=True, edge=theme.next_edge
            )
            right = self.star_at.x() - px(_STAR)
        solved, all_tasks = self._solved(), len(self._entries)
        counts = (words.solved_of(done=solved, count=all_tasks), f"{solved}/{all_tasks}")
        measure = QFontMetricsF(plain)
        fitting = (count for count in counts if measure.horizontalAdvance(count) <= right - left)
        count = next(fitting, "")
        write(painter, QPointF(left, base), count, plain, theme.cream_text_3)


def _about_stars() -> list[str]:
    """Say for what a task brings three stars, two and one."""
    return [why() for why in WHY_SO_MANY.values()]
