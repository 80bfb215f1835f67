"""A game on the page Learn: its picture, its name and its lessons."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys.strokes import UP_AND_DOWN
from app.pages.learn.again import AgainChoice
from app.pages.learn.overview import GameEntries
from app.pages.learn.row import LessonRow
from app.pages.learn.task_foot import TaskFoot
from app.paint.brushes import line, rounded, rounded_path
from app.paint.paragraph import broken_after_colon, paint_paragraph, paragraph_height
from app.paint.shadows import paint_large_shadow
from app.paint.tiles import paint_strip_art
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.language_switch import current_language
from app.widgets.scroll import BAR_WIDTH, ScrollArea

_LEADING = 1.2
_SHADE = 14.0
"""Room for the shadow round the body, in measures of a page 1280 wide."""
_INSET = 7.0
"""How far a row is from the edge of the column."""


class LearnColumn(QWidget):
    """The lessons of a game; those that have no room scroll.

    `chosen` carries a lesson and the step from which it is to be taken. One row at a time is a stop
    of the Tab key.
    """

    accessible_kind = "group"

    chosen = Signal(object, int)
    task_chosen = Signal(int)
    """Carries the number of a task, from 1."""
    arrow_key = Signal(int)
    """Carries a key that is to lead from the row `at` to another one."""
    resized = Signal()
    """A row needs another height."""

    def __init__(
        self,
        appearance: Appearance,
        game: str,
        entries: GameEntries,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.game = game
        self._module = MODULES[game]
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._compact = False
        self._art = 0.0
        self._kept: tuple[object, QPixmap] | None = None
        self._area = ScrollArea(appearance, self, tone="cream_text_3")
        self.rows = [LessonRow(appearance, entry, self._area.board) for entry in entries.lessons]
        self.foot: TaskFoot | None = None
        """The tasks, if there are any."""
        if entries.tasks:
            self.foot = TaskFoot(appearance, entries.tasks, self)
            self.foot.task_chosen.connect(self.task_chosen)
            self.foot.arrow_key.connect(self._leave_foot)
        self.question: AgainChoice | None = None
        """What is asked on the row of a lesson that is done."""
        for row in self.rows:
            row.arrow_key.connect(lambda key, row=row: self._roam(row, key))
            row.clicked.connect(lambda _=False, row=row: self._press(row))
        self.at = next((at for at, entry in enumerate(entries.lessons) if entry.is_next), 0)
        """The row that is a stop of the Tab key."""
        self._mark_stop()
        appearance.changed.connect(self.update)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        found: list[QWidget] = []
        for row in self.rows:
            asked = self.question
            found += asked.stops if asked is not None and asked.entry is row.entry else [row]
        return found if self.foot is None else [*found, self.foot]

    @property
    def first(self) -> QWidget | None:
        """Return where the focus goes that comes to the column."""
        return self.rows[self.at] if self.rows else self.foot

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        tell_name(self, self._module.title)
        for row in self.rows:
            row.retranslate()
        if self.foot is not None:
            self.foot.retranslate()
        if self.question is not None:
            self.question.retranslate()
        self.update()

    def name_height(self, width: float, *, compact: bool) -> float:
        """Return how high the name of the game is in a column so wide."""
        self._compact = compact
        px = self._metrics.px
        font, room = self._metrics.sized(18, 700, True), width - 2 * px(self._pad())
        return max(px(20), paragraph_height(self._name(), font, room, leading=_LEADING))

    def row_height(self, width: float) -> float:
        """Return how high the highest lesson is in a column so wide."""
        room = width - BAR_WIDTH - 2 * self._metrics.px(self._pad())
        return max((row.height_for(room) for row in self.rows), default=0.0)

    def foot_height(self, width: float, *, grow: bool) -> float:
        """Return how high the foot is in a column so wide, its cards large or not; 0 for none."""
        px = self._metrics.px
        if self.foot is None:
            return 0.0
        self.foot.grows = grow
        return self.foot.height_for(width - 2 * px(self._foot_pad)) + 2 * px(8)

    def place(self, body: QRectF, art: float, name: float, foot: float) -> None:
        """Put the column there, with a picture, a name and a foot so high."""
        px = self._metrics.px
        shade = math.ceil(px(_SHADE))
        self._art = art
        self._head = name
        self.setGeometry(body.toAlignedRect().adjusted(-shade, -shade, shade, shade))
        inner = self._body()
        top = inner.top() + art + px(8 if self._compact else 10) + name + px(3)
        end = inner.bottom() - (px(6) if self.foot is None else foot)
        self._area.setGeometry(
            QRect(round(inner.left()), round(top), round(inner.width()), round(end - top))
        )
        if self.foot is not None:
            pad = px(self._foot_pad)
            wide = inner.width() - 2 * pad
            high = foot - px(8) - px(self._under_foot)
            self.foot.place(inner.left() + pad, end + px(8), wide, high)
        self._place_rows(inner.width())
        scrolls = self._area.board.height() > self._area.height()
        if scrolls:
            self._place_rows(inner.width() - BAR_WIDTH)
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(on if scrolls else off)
        self.update()

    def focus(self, step: int) -> bool:
        """Give the focus to the row so many further, or to the foot; return False for none."""
        at = self.at + step if self.rows else 0
        if at == len(self.rows) and self.foot is not None:
            self.foot.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if not 0 <= at < len(self.rows):
            return False
        self.focus_at(at)
        return True

    def focus_at(self, at: int) -> None:
        """Give the focus to a row, or to the last one; to the foot where there is none."""
        if not self.rows:
            self.focus(1)
            return
        self.at = min(at, len(self.rows) - 1)
        self._mark_stop()
        row = self.rows[self.at]
        question = self.question
        shown = question if question is not None and question.entry is row.entry else row
        shown.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(shown, 0, 8)

    def close_question(self) -> bool:
        """Ask no more; return False where nothing was asked."""
        question, self.question = self.question, None
        if question is None:
            return False
        question.hide()
        question.deleteLater()
        row = next(row for row in self.rows if row.entry is question.entry)
        row.show()
        self.resized.emit()
        row.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, body = self._appearance.theme, self._metrics.px, self._body()
        paint_large_shadow(painter, body, px(16), theme, lift=1.4, scale=self._metrics.f)
        painter.save()
        painter.setClipPath(QPainterPath(rounded_path(body, px(16))))
        painter.fillRect(body, theme.cream)
        art = QRectF(body.left(), body.top(), body.width(), self._art)
        painter.drawPixmap(art.topLeft(), self._picture(art.toAlignedRect().size()))
        painter.fillRect(QRectF(art.left(), art.bottom(), art.width(), px(1.5)), theme.card_edge)
        painter.restore()
        font = self._metrics.sized(18, 700, True)
        room = body.adjusted(px(self._pad()), 0, -px(self._pad()), 0)
        high = paragraph_height(self._name(), font, room.width(), leading=_LEADING)
        top = body.top() + self._art + px(8 if self._compact else 10)
        room.setTop(top + (self._head - high) / 2)
        name = broken_after_colon(self._name(), font, room.width())
        paint_paragraph(painter, room, name, font, theme.ink, leading=_LEADING)
        if self.foot is not None and not theme.high_contrast:  # There it has a frame.
            edge = QRectF(self.foot.body_in_parent())
            rule = QRectF(edge.left(), edge.top() - px(8), edge.width(), px(1.5))
            painter.fillRect(rule, theme.cream_line)
        rounded(painter, body, px(16), None, line(theme.white, px(2)))

    def _body(self) -> QRectF:
        shade = math.ceil(self._metrics.px(_SHADE))
        return self.rect().toRectF().adjusted(shade, shade, -shade, -shade)

    def _name(self) -> str:
        return self._module.short_title if self._compact else self._module.title

    def _pad(self) -> float:
        return 10 if self._compact else 14

    @property
    def _foot_pad(self) -> float:
        """Return what is free beside the foot; a frame round it asks for more."""
        return self._pad() + (TaskFoot.edge_gap if self._appearance.theme.high_contrast else 0.0)

    @property
    def _under_foot(self) -> float:
        """Return what is free under the foot; a frame round it takes some of the cards' room."""
        return 8 + (TaskFoot.edge_gap if self._appearance.theme.high_contrast else 0.0)

    def _place_rows(self, width: float) -> None:
        px = self._metrics.px
        inset, y = px(_INSET), px(_INSET)
        for row in self.rows:
            row.compact = self._compact
            wide = width - 2 * inset
            if self.question is not None and self.question.entry is row.entry:
                height = self.question.place(inset, y, wide)
            else:
                height = row.height_for(wide)
                row.place(inset, y, wide, height)
            y += height + px(2 if self._compact else 3)
        self._area.board.resize(round(width), round(y + px(_INSET)))

    def _mark_stop(self) -> None:
        for at, row in enumerate(self.rows):
            stop = at == self.at
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def _roam(self, row: LessonRow, key: int) -> None:
        self.at = self.rows.index(row)
        self._mark_stop()
        self.arrow_key.emit(key)

    def _leave_foot(self, key: int) -> None:
        """Go from the foot back to the last row."""
        if UP_AND_DOWN.get(key) == -1:
            self.focus_at(len(self.rows) - 1)

    def _press(self, row: LessonRow) -> None:
        """Take the lesson, go on with it, or ask from where it is taken again."""
        self.at = self.rows.index(row)
        self._mark_stop()
        if row.entry.standing == "done":
            self._ask(row)
        else:
            self.chosen.emit(row.entry.lesson, row.entry.mark.step)

    def _ask(self, row: LessonRow) -> None:
        self.close_question()
        self.question = question = AgainChoice(self._appearance, row.entry, self._area.board)
        question.set_metrics(self._metrics)
        question.chosen.connect(lambda step: self.chosen.emit(row.entry.lesson, step))
        row.hide()
        question.show()
        self.resized.emit()
        question.again.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(question, 0, 8)

    def _picture(self, size: QSize) -> QPixmap:
        """Return the picture of the game in that many logical pixels, painted once and kept."""
        theme, dpr = self._appearance.theme, self.devicePixelRatioF()
        key = (size, dpr, theme.name, current_language())
        if self._kept is None or self._kept[0] != key:
            picture = QPixmap(size * dpr)
            picture.setDevicePixelRatio(dpr)
            painter = QPainter(picture)
            art = QRectF(QPointF(0, 0), size.toSizeF())
            paint_strip_art(painter, art, self._module.tile(), theme)
            painter.end()
            self._kept = key, picture
        return self._kept[1]
