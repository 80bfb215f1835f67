"""The end of a lesson: what one knows now, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.learning.catalogue import lessons_of
from app.learning.lesson import Lesson
from app.learning.lesson_words import LessonWords, lesson_words
from app.pages.learn import words
from app.pages.lesson.known_lines import KnownLines
from app.pages.lesson.step_panel import StepPanel, StepTexts
from app.pages.result_frame import ResultFrame
from app.paint.ornaments import paint_rosette
from app.style.appearance import Appearance
from app.style.theme import Theme
from app.style.typography import read_aloud
from app.system.clock import Clock
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.label import Heading, Label
from app.widgets.language_switch import current_language
from app.widgets.result_pieces import REACH, DiscFace, ResultDisc

T = texts("LessonDone")

_ROOMY: Final = 590.0
"""A board at least so high shows everything in its full size."""


class LessonDonePage(ResultFrame):
    """What has been learned, and up to three next steps; the best one is also the main button's.

    `match_requested` asks for a match with an easy computer, `tasks_requested` for a task of the
    game, `lessons_requested` for all lessons; `lesson_requested` carries the one that is to be
    taken.
    """

    gives_way = True

    match_requested = Signal()
    tasks_requested = Signal()
    lesson_requested = Signal(object)
    lessons_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        lesson: Lesson,
        parent: QWidget | None = None,
        *,
        played: bool = False,
        tasks: int = 0,
        clock: Clock | None = None,
    ) -> None:
        """Show the end of a lesson.

        `played`: there has been a match of its game, which has so many tasks.
        """
        super().__init__(appearance, lesson.game, parent)
        self._lesson = lesson
        self._played = played
        self._tasks = tasks
        self._following = _following(lesson)
        board = self.area.board
        self._disc = ResultDisc(appearance, board, clock)
        self._heading = Label(appearance, (46, 700, True), board, wrap=True)
        self._line = Label(appearance, (18, 450), board, tone="text_2", wrap=True)
        self._known = KnownLines(appearance, MODULES[lesson.game].text_faces(), board)
        self._now = Heading(appearance, "heading", board)
        self.match = StepPanel(appearance, "play", board)
        self.match.clicked.connect(self.match_requested)
        self.following = StepPanel(appearance, "learn", board)
        self.following.clicked.connect(self._take_following)
        self.tasks = StepPanel(appearance, "star", board)
        self.tasks.clicked.connect(self.tasks_requested)
        self.rules = StepPanel(appearance, "book", board)
        self.rules.clicked.connect(lambda: self.rules_requested.emit(self.game_id))
        self.steps = self._next_steps()
        self.steps[0].show_best(MODULES[lesson.game].tile())
        self._all = RailButton(appearance, "learn", self)
        self._all.clicked.connect(self.lessons_requested)
        self._again = RailButton(appearance, "replay", self)
        self._again.clicked.connect(lambda: self.lesson_requested.emit(lesson))
        self.main = PrimaryButton(appearance, None, self)
        self.main.clicked.connect(self.steps[0].click)
        self.rail_left += [self._all, self._again]
        self.rail_right.append(self.main)
        self.first_focus = self.main
        self.on_escape = self.back_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        said, game = self._words, MODULES[self.game_id]
        count = len(self._lesson.steps)
        face = DiscFace(T("{count} of {count}")(count=count), picture=_paint_coach)
        self._disc.show_face(face, laurel=True, won=False, grows=True)
        if self._lesson.is_first:
            self._heading.setText(T("Well done! You know how to play.")())
            self._line.setText(T("The first lesson is done. Now you know:")())
        else:
            self._heading.setText(T("Well done!")())
            self._line.setText(T("“{lesson}” is done. Now you know:")(lesson=said.title))
        self._known.show_lines(said.known, self._lesson.signs)
        self._now.setText(T("And now?")())
        tell_name(self.area.board, self._now.text())
        self._tell_steps()
        self._all.set_word(T("All lessons")())
        self._again.set_word(T("Lesson again")())
        line = words.in_bar(self._lesson, said.title)
        outcome = f"{self._heading.text()} {self._line.text()} {read_aloud(said.known)}"
        self.set_title(game.title, line, kind=said.title, outcome=outcome)

    def content_stops(self) -> Sequence[QWidget]:
        return self.steps

    def place_board(self, width: float, height: float) -> float:
        px = self.metrics.px
        roomy = height >= px(_ROOMY)
        radius = px(106 if roomy else 66)
        side = 2 * radius * REACH
        self._disc.set_metrics(self.metrics)
        left = px(61) if roomy else px(4)
        self._disc.setGeometry(round(left), 0, round(side), round(side))
        x = left + side + px(18 if roomy else 12)
        room = width - x - px(20)
        y = px(16 if roomy else 4)
        ends = width - x - px(43 if roomy else 20)  # With the panels below.
        self._heading.fit(self.metrics.pixels(46 if roomy else 32), ends)
        y += self._heading.place(x, y, room) + px(6 if roomy else 0)
        y += self._line.place(x, y, room) + px(20 if roomy else 8)
        self._known.roomy = roomy
        y += self._known.place(x, y, room)
        y = max(y, side) + px(8)
        margin = px(43 if roomy else 12)
        y += self._now.place(margin, y, width - 2 * margin) + px(8)
        return self._place_steps(margin, y, width - 2 * margin, height - y) + px(6)

    def _place_steps(self, x: float, y: float, width: float, room: float) -> float:
        """Place the next steps, the best one wider; return where they end."""
        px, gap = self.metrics.px, self.metrics.px(22)
        shares = [1.75, *[1.0] * (len(self.steps) - 1)]
        unit = (width - gap * (len(self.steps) - 1)) / sum(shares)
        small = self.steps[1:]
        beside = max((panel.under_icon(unit) for panel in small), default=0.0)
        for panel in small:
            panel.beside = beside
        wanted = max(
            panel.height_for(unit * share) for panel, share in zip(self.steps, shares, strict=True)
        )
        high = max(wanted, min(px(196), room - px(6)))
        for panel, share in zip(self.steps, shares, strict=True):
            panel.place(x, y, unit * share, high)
            x += unit * share + gap
        return y + high

    @property
    def _words(self) -> LessonWords:
        return lesson_words(self._lesson.game, self._lesson.id, current_language())

    def _next_steps(self) -> list[StepPanel]:
        """Return the panels that are shown, the best next step first."""
        further: StepPanel | None = self.tasks if self._tasks else None
        if self._following is not None:
            further = self.following
        for panel in (self.following, self.tasks):
            panel.setVisible(panel is further)
        if further is None:
            return [self.match, self.rules]
        if self._lesson.is_first:
            return [self.match, further, self.rules]
        return [further, self.match, self.rules]

    def _tell_steps(self) -> None:
        best = T("The best next step")()
        match, play = T("Your first match")(), T("Play your first match")()
        if self._played:
            match, play = T("A match")(), T("Play a match")()
        told = {
            self.match: StepTexts(T("To play")(), match, T("You and one easy computer.")()),
            self.rules: StepTexts(
                T("To read")(), T("The rules")(), T("All written out, with examples.")()
            ),
        }
        if self._following is not None:
            said = lesson_words(self.game_id, self._following.id, current_language())
            length = words.length(self._following)
            told[self.following] = StepTexts(T("Next lesson")(), said.title, length)
        told[self.tasks] = StepTexts(
            T("To think about")(), words.tasks(), T("%n position(s), a goal each.")(n=self._tasks)
        )
        for panel, step_texts in told.items():
            first = panel is self.steps[0]
            panel.set_texts(step_texts._replace(caption=best) if first else step_texts)
        words_of_main = {
            self.match: play,
            self.following: T("Take the next lesson")(),
            self.tasks: T("Try a task")(),
        }
        self.main.set_word(words_of_main[self.steps[0]])

    def _take_following(self) -> None:
        if self._following is not None:
            self.lesson_requested.emit(self._following)


def _following(lesson: Lesson) -> Lesson | None:
    """Return the lesson of the same game that comes after this one."""
    lessons = lessons_of(lesson.game)
    after = lessons.index(lesson) + 1 if lesson in lessons else 0
    return lessons[after] if after < len(lessons) else None


def _paint_coach(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the coach's mark."""
    at = QPointF(box.center())
    paint_rosette(painter, at, box.width() * 1.05, theme.back_house_1, theme.saffron)
