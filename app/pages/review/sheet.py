"""The sheet of a review: a paper that tells of a turning point, or of the turn that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.contract import as_sentences
from app.pages.review import words
from app.pages.review.sheet_text import SheetText, SheetWay, on_sheet
from app.paint.brushes import elided, line, rounded, vertical, write
from app.paint.icons import paint_icon
from app.paint.turn_marks import fill_of, paint_turn_mark
from app.review.turning_points import PointKind
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics
from app.system.screen_reader import tell_name
from app.widgets.cream_button import CreamButton
from app.widgets.scroll import BAR_WIDTH, ScrollArea

_SIDE, _APART = 20.0, 10.0


class SheetContent(NamedTuple):
    """All that the sheet says."""

    title: str
    line: str = ""
    """A line over the title."""
    short_line: str = ""
    """The same where there is little room."""
    kind: PointKind | None = None
    number: int = 0
    """Of a turning point: which one it is, from 1."""
    ways: Sequence[SheetWay] = ()
    why: str = ""
    caption: str = ""
    """What the chances below are; "": there are none."""
    before: str = ""
    after: str = ""
    finds: bool = False
    """Offer to find the better move oneself, and keep back the answer."""
    shows: bool = False
    """Offer to show the better move on the table."""


class ReviewSheet(QWidget):
    """The sheet, with the buttons that lead from one turning point to the next."""

    accessible_kind = "group"

    previous_pressed = Signal()
    next_pressed = Signal()
    show_pressed = Signal()
    find_pressed = Signal()
    answer_pressed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.content = SheetContent("")
        self._told: tuple[SheetContent, bool, bool] | None = None
        self.previous = CreamButton(appearance, "previous", self)
        self.next = CreamButton(appearance, "next", self)
        self.show_it = CreamButton(appearance, "play", self, dark=True)
        self.find_it = CreamButton(appearance, "bulb", self, dark=True)
        self.answer = CreamButton(appearance, None, self)
        for button, signal in (
            (self.previous, self.previous_pressed), (self.next, self.next_pressed),
            (self.show_it, self.show_pressed), (self.find_it, self.find_pressed),
            (self.answer, self.answer_pressed),
        ):  # fmt: skip
            button.clicked.connect(signal)
        for arrow in (self.previous, self.next):
            arrow.show_word(False)
        self.area = ScrollArea(appearance, self, tone="cream_text_3")
        self._text = SheetText(appearance, self.area.board)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        appearance.changed.connect(self.update)
        self.retranslate()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [self, self.previous, self.next, self.find_it, self.answer, self.show_it]

    @property
    def said(self) -> str:
        """Return all that it says, to be read aloud."""
        content = self.content
        chances = f"{content.caption}: {content.before}" if content.caption else ""
        if content.after:
            chances = words.from_to(before=chances, after=content.after)
        return as_sentences([content.line, content.title, self._text.said, chances])

    def retranslate(self) -> None:
        """Say the words of the buttons in the language on screen."""
        self.previous.set_word(words.previous_point())
        self.next.set_word(words.next_point())
        self.show_it.set_word(words.show_it())
        self.find_it.set_word(words.find_it())
        self.answer.set_word(words.show_answer())

    def tell(self, content: SheetContent, *, has_previous: bool, has_next: bool) -> None:
        """Say this from now on; what is said already stays as it is."""
        if (content, has_previous, has_next) == self._told:
            return
        self._told = content, has_previous, has_next
        self.content = content
        self._text.tell(content.ways, content.why)
        self.previous.setVisible(has_previous or has_next)
        self.next.setVisible(has_previous or has_next)
        self.previous.setEnabled(has_previous)
        self.next.setEnabled(has_next)
        self.find_it.setVisible(content.finds)
        self.answer.setVisible(content.finds)
        self.show_it.setVisible(content.shows)
        tell_name(self, self.said)
        self.place()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = on_sheet(metrics)

    def place(self) -> None:
        """Place everything in the room that the sheet has."""
        px = self._metrics.px
        right = self.width() - px(_SIDE)
        for arrow in (self.next, self.previous):
            side = max(px(40), 40.0)
            arrow.place(right - side, px(14), side, side)
            right -= side + px(8)
        top = self._title_rect().bottom() + px(12)
        foot = self.height() - self._foot()
        self.area.setGeometry(
            round(px(_SIDE)), round(top),
            round(self.width() - 2 * px(_SIDE) + BAR_WIDTH), max(1, round(foot - top - px(6))),
        )  # fmt: skip
        width = self.area.width() - BAR_WIDTH
        high = round(self._text.height_for(width)) + 2
        self.area.board.resize(width, max(high, self.area.height()))
        self._text.setGeometry(0, 0, width, high)
        self.area.verticalScrollBar().setValue(0)
        self._place_buttons()

    def _place_buttons(self) -> None:
        px = self._metrics.px
        bottom = self.height() - px(14)
        for row in self._button_rows():
            right, high = self.width() - px(_SIDE), 0.0
            for button in row:
                size = button.body_size()
                width = min(size.width(), right - px(_SIDE))
                button.place(right - width, bottom - size.height(), width, size.height())
                right, high = right - width - px(_APART), size.height()
            bottom -= high + px(6)

    def _button_rows(self) -> list[list[CreamButton]]:
        """Return the buttons at the foot, from below and from the right.

        Where they have no room side by side they get smaller, or stand one over the other.
        """
        shown = [b for b in (self.show_it, self.find_it, self.answer) if b.isVisibleTo(self)]
        room = self.width() - 2 * self._metrics.px(_SIDE)
        room -= self._metrics.px(_APART) * (len(shown) - 1)
        for role, padding in (("strong", 10.0), ("small", 10.0), ("small", 5.0)):
            for button in shown:
                button.role, button.padding = role, padding
            if sum(button.body_size().width() for button in shown) <= room:
                return [shown]
        return [[button] for button in shown]

    def _foot(self) -> float:
        content, px = self.content, self._metrics.px
        if not (content.caption or content.finds or content.shows):
            return px(14)
        small = QFontMetricsF(self._metrics.font("caption")).height()
        large = QFontMetricsF(self._number_font()).height()
        numbers = max(px(68), small + large + px(20))
        if not content.finds:
            return numbers
        rows = len(self._button_rows())
        return numbers + rows * (self.find_it.body_size().height() + px(6))

    def _number_font(self) -> QFont:
        return self._metrics.sized(24, 750)

    def _title_rect(self) -> QRectF:
        """Return the room of line and title."""
        px, metrics = self._metrics.px, self._metrics
        left = px(_SIDE) + (px(42) if self.content.kind else 0)
        right = self.width() - px(_SIDE)
        if self.previous.isVisibleTo(self):
            right -= 2 * max(px(40), 40.0) + px(18)
        high = metrics.line_height("caption") + metrics.line_height("heading")
        return QRectF(left, px(12), max(1.0, right - left), max(high, px(44)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, content = self._appearance.theme, self._metrics.px, self.content
        body = self.rect().toRectF().adjusted(px(0.5), px(0.5), -px(0.5), -px(0.5))
        paper = vertical(body, theme.card_1, theme.card_2)
        rounded(painter, body, px(16), paper, line(theme.cream_line, px(1)))
        if self.hasFocus():
            inner = body.adjusted(px(2), px(2), -px(2), -px(2))
            rounded(painter, inner, px(14), None, line(theme.ink, px(2.5)))
        title = self._title_rect()
        if content.kind is not None:
            center = QPointF(px(_SIDE + 16), title.center().y())
            text = str(content.number)
            paint_turn_mark(painter, content.kind, center, px(14), theme, text=text)
        self._paint_title(painter, title)
        self._paint_rule(painter, title.bottom() + px(5))
        if content.caption:
            self._paint_chances(painter)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        theme, metrics, content = self._appearance.theme, self._metrics, self.content
        y = room.top()
        if content.line:
            font = metrics.font("caption")
            _write(painter, _row(room, y), self._line_for(font, room), font, theme.cream_text_3)
            y += QFontMetricsF(font).height()
        font = metrics.font("heading")
        while (
            font.pixelSize() > SMALLEST
            and QFontMetricsF(font).horizontalAdvance(content.title) > room.width()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        _write(painter, _row(room, y), content.title, font, theme.cream_text)

    def _line_for(self, font: QFont, room: QRectF) -> str:
        """Return the line over the title as long as it has room; the kind is said in any case."""
        content, measure = self.content, QFontMetricsF(font)
        kind = words.kind_word(content.kind) if content.kind else ""
        said = [line for line in (content.line, content.short_line, kind) if line]
        fits = (line for line in said if measure.horizontalAdvance(line) <= room.width())
        return next(fits, said[-1])

    def _paint_rule(self, painter: QPainter, y: float) -> None:
        px = self._metrics.px
        painter.setPen(line(self._appearance.theme.cream_line, px(1.5)))
        painter.drawLine(QPointF(px(_SIDE), y), QPointF(self.width() - px(_SIDE), y))

    def _paint_chances(self, painter: QPainter) -> None:
        """Paint the chance before and after, with an arrow between them."""
        theme, px, content = self._appearance.theme, self._metrics.px, self.content
        foot = self.height() - self._foot()
        self._paint_rule(painter, foot)
        caption, font = self._metrics.font("caption"), self._number_font()
        room = QRectF(px(_SIDE), foot, self.width() - 2 * px(_SIDE), self._foot())
        y = foot + px(7)
        _write(painter, _row(room, y), content.caption, caption, theme.cream_text_3)
        y += QFontMetricsF(caption).height()
        _write(painter, _row(room, y), content.before, font, theme.cream_text)
        if not content.after:
            return
        measure = QFontMetricsF(font)
        x = room.left() + measure.horizontalAdvance(content.before) + px(10)
        side = px(20)
        arrow = QRectF(x, y + measure.height() / 2 - side / 2, side, side)
        paint_icon(painter, "right", arrow, theme.cream_text_3)
        colour = theme.cream_text if content.kind is None else fill_of(content.kind, theme)
        rest = QRectF(arrow.right() + px(10), y, room.right(), measure.height())
        _write(painter, rest, content.after, font, colour)


def _row(room: QRectF, y: float) -> QRectF:
    """Return the room of a line whose top is at `y`."""
    return QRectF(room.left(), y, room.width(), 1)


def _write(painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor) -> None:
    """Write a line from the top left corner of `room`, cut where it is wider."""
    start = QPointF(room.left(), room.top() + QFontMetricsF(font).ascent())
    write(painter, start, elided(text, font, room.width()), font, colour)
