"""The page Learn: the lessons of all games in columns, and the one that is next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands, strokes
from app.keys.keys import KeyActions
from app.pages.learn import words
from app.pages.learn.column import LearnColumn
from app.pages.learn.flying_star import FlyingStar
from app.pages.learn.next_panel import NextPanel
from app.pages.learn.overview import LessonEntry, overview
from app.pages.learn.row import LessonRow
from app.pages.learn.task_foot import STAR_OF_COUNT, TaskFoot
from app.pages.page import RAIL_MARGIN, Page, is_wide, make_back_button
from app.pages.task.stars import STAR
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.system.screen_reader import tell_description
from app.widgets.label import Heading, Label


class LearnPage(Page):
    """Every lesson of every game, and how far somebody has come in it.

    `lesson_chosen` carries the lesson that is to be taken, and from which step. `renew` shows what
    has been done since.
    """

    lesson_chosen = Signal(object, int)
    task_chosen = Signal(str, int)
    """Carries a game and the number of one of its tasks, from 1."""

    def __init__(
        self, appearance: Appearance, progress: LearningProgress, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._progress = progress
        self._heading = Heading(appearance, (38, 700, True), self)
        self._lead = Label(appearance, (16, 450), self, tone="text_2", wrap=True)
        self.next = NextPanel(appearance, self)
        self.next.clicked.connect(self._take_next)
        self.columns: list[LearnColumn] = []
        self._done: set[tuple[str, str]] | None = None
        """The lessons whose ticks have been seen; None: the page has not been shown."""
        self._stars: dict[str, int] = {}
        """The stars of each game that have been seen."""
        self.star = FlyingStar(appearance, self)
        self._back = make_back_button(self)
        self._count = Label(appearance, "body", self, tone="rail_text_2")
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rail_left.append(self._back)
        self.renew()

    def renew(self) -> None:
        """Show how things stand now."""
        for column in self.columns:
            column.hide()
            column.deleteLater()
        self._overview = overview(self._progress)
        self.columns = [
            LearnColumn(self.appearance, game, entries, self)
            for game, entries in self._overview.games.items()
            if entries.lessons or entries.tasks
        ]
        for column in self.columns:
            column.chosen.connect(self.lesson_chosen)
            column.task_chosen.connect(partial(self.task_chosen.emit, column.game))
            column.arrow_key.connect(lambda key, column=column: self._roam(column, key))
            column.resized.connect(self.relayout)
            column.show()
        following = self._overview.next
        self.next.setVisible(following is not None)
        first = self.columns[0].first if self.columns else self._back
        self.first_focus = first if following is None else self.next
        self.on_arrival = lambda: f"{self._overview.count()}."
        self.retranslate()
        self.relayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the ticks and let fly a star of what has been done since the page was left."""
        super().showEvent(event)
        rows = [row for column in self.columns for row in column.rows if row.entry.mark.done]
        for row in rows:
            fresh = self._done is not None and _key(row) not in self._done
            if fresh and self.appearance.motion != "reduced":
                row.tick.start()
        counts = {column.game: column.foot for column in self.columns if column.foot is not None}
        for game, foot in counts.items():
            if self._done is not None and foot.stars > self._stars.get(game, 0):
                self._let_fly(foot)
        self._stars = {game: foot.stars for game, foot in counts.items()}
        self._done = set(map(_key, rows))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.star.end()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.learn())
        self._heading.setText(words.heading())
        self._lead.setText(self._lead_line())
        tell_description(self, self._lead_line())
        self._count.setText(self._overview.count())
        if self._overview.next is not None:
            self.next.show_entry(self._overview.next)
        for column in self.columns:
            column.retranslate()

    def content_stops(self) -> Sequence[QWidget]:
        return [self.next, *(stop for column in self.columns for stop in column.stops)]

    def place_rail(self) -> None:
        self.rail_margin = 44.0 if is_wide(self.metrics) else 26.0
        super().place_rail()

    def place_content(self) -> None:
        compact = not is_wide(self.metrics)
        top = self._place_head(compact=compact)
        px = self.metrics.px
        foot = self.height() - self.rail_height - px(14 if compact else 20)
        margin, gap = self._margin(compact=compact), px(11 if compact else 20.4)
        count = max(1, len(self.columns))
        wide = (self.width() - 2 * margin - (count - 1) * gap) / count
        share = 0.26 / self.metrics.beside_text**2
        art = min(px(62 if compact else 132), (foot - top) * share)
        names = [column.name_height(wide, compact=compact) for column in self.columns]
        name = max(names, default=0.0)
        rows = foot - top - art - name - px(13)
        feet = self._feet(wide, rows)
        for place, column in enumerate(self.columns):
            body = QRectF(margin + place * (wide + gap), top, wide, foot - top)
            column.place(body, art, name, feet)
        rail, left = self.rail_rect(), self._back.body_in_parent().right() + round(px(20))
        right = round(self.width() - margin)
        self._count.setGeometry(
            left, rail.top() + round(px(8)), right - left, rail.height() - round(px(8))
        )

    def _feet(self, wide: float, room: float) -> float:
        """Return how high the columns' feet are, in so much room for them and the lessons.

        Their cards grow beside large texts where a lesson can still be seen whole.
        """
        least = max((column.row_height(wide) for column in self.columns), default=0.0)
        feet = 0.0
        for grow in (True, False):
            feet = max((column.foot_height(wide, grow=grow) for column in self.columns), default=0)
            if room - feet >= least:
                break
        return feet

    def key_actions(self) -> KeyActions:
        return {commands.CHOOSE_LESSON: self._leave_next, **super().key_actions()}

    def _leave_next(self, which: int) -> bool:
        """Go down from what is next to the first column; the rows read the arrows themselves."""
        down = commands.CHOOSE_LESSON.strokes[which] is strokes.DOWN
        if not (down and self.next.hasFocus() and self.columns):
            return False
        self.columns[0].focus_at(0)
        return True

    def go_back(self) -> bool:
        """Go one step back: from what is asked on a row, or from the page."""
        return any(column.close_question() for column in self.columns) or super().go_back()

    def _place_head(self, *, compact: bool) -> float:
        """Place what stands above the columns; return where these begin."""
        px, bar = self.metrics.px, self.bar_height
        margin = self._margin(compact=compact)
        shown = self.next.isVisibleTo(self)
        told = bool(self._lead.text()) and (not compact or self._tells_more())
        self.next.compact = compact
        self._heading.setVisible(not compact)
        self._lead.setVisible(told)
        if compact:
            top = float(bar) + px(4)
            if told:
                gap = px(6 if shown else 14)
                top += self._lead.place(margin, top, self.width() - 2 * margin) + gap
            if shown:
                high = max(px(66), self.next.text_height + px(12))
                self.next.place(margin, top, self.width() - 2 * margin, high)
                top += high + px(12)
            return top
        top = bar + px(12)
        wide = max(min(px(600), self.width() * 0.47), self.next.wanted_width) if shown else 0.0
        wide = min(wide, self.width() * 0.56)
        left, tall = self.width() - margin - wide, max(px(92), self.next.text_height + px(14))
        self.next.place(left, top, wide, tall)
        room = left - margin - (px(24) if shown else 0)
        self._heading.fit(self.metrics.pixels(38), room)
        high = self._heading.place(margin, top + px(2), room)
        high += self._lead.place(margin, top + px(2) + high, room)
        return top + max(tall, px(2) + high) + px(24)

    def _let_fly(self, foot: TaskFoot) -> None:
        """Let a star fly from where those of a task stand on its rail to the count of its game."""
        px, rail = self.metrics.px, self.rail_rect()
        begin = QPointF(px(RAIL_MARGIN + STAR / 2), rail.center().y())
        self.star.fly(begin, QPointF(foot.mapTo(self, foot.star_at.toPoint())), px(STAR_OF_COUNT))

    def _margin(self, *, compact: bool) -> float:
        return self.metrics.px(26 if compact else 44)

    def _tells_more(self) -> bool:
        """Tell whether the line below the heading says more than a welcome."""
        return self._progress.set_aside is not None or self._overview.next is None

    def _lead_line(self) -> str:
        kept = self._progress.set_aside
        if kept is not None:
            return words.unreadable(name=kept.name)
        return words.lead() if self._overview.next is not None else words.all_done()

    def _take_next(self) -> None:
        entry = self._overview.next
        if isinstance(entry, LessonEntry):
            self.lesson_chosen.emit(entry.lesson, entry.mark.step)
        elif entry is not None:
            self.task_chosen.emit(entry.game, entry.number)

    def _roam(self, column: LearnColumn, key: int) -> None:
        """Go from the present row of a column to another one, with an arrow key."""
        if (step := strokes.SIDEWAYS.get(key)) is not None:
            beside = self.columns[(self.columns.index(column) + step) % len(self.columns)]
            beside.focus_at(column.at)
        elif (
            not column.focus(step := strokes.UP_AND_DOWN[key])
            and step < 0
            and self.next.isVisible()
        ):
            self.next.setFocus(Qt.FocusReason.TabFocusReason)


def _key(row: LessonRow) -> tuple[str, str]:
    lesson = row.entry.lesson
    return lesson.game, lesson.id
