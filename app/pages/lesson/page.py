"""The page of a lesson: the game's own table, with a coach in place of the rail's words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.keys.keys import KeyActions
from app.learning.lesson_session import NOT_ASKED, LessonSession
from app.learning.lesson_words import lesson_words
from app.learning.scripted_computers import ScriptedComputers
from app.match.bot_controller import ComputerSeats
from app.pages.learn.words import in_bar
from app.pages.lesson.coach import Coach, first_go_on
from app.pages.lesson.presses import LessonPresses
from app.pages.lesson.rail_words import LessonRailWords
from app.pages.lesson.step_line import StepLine
from app.pages.table.actions import About
from app.pages.table.page import TablePage
from app.pages.ways_out import lead_out
from app.sound.sounds import Sound
from app.speech.speaking import Speaking
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.table.layout import Layout, Rect
from app.widgets.language_switch import current_language
from engine.core.refusal import Refusal


class LessonPage(TablePage):
    """A lesson on the table.

    `stepped` carries the step that is taken now, from 0; `finished` says that the last one is done,
    `leave_requested` that somebody leaves before.
    """

    gives_way = False
    keeps_moves = False
    for_good = False
    calls = False
    """The coach says what is to be done."""
    confides = False
    """It names the cards: nothing is secret."""
    costs_in_words = True

    stepped = Signal(int)
    finished = Signal()
    leave_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: LessonSession,
        parent: QWidget | None = None,
        *,
        clock: Clock | None = None,
        speaking: Speaking | None = None,
    ) -> None:
        self.lesson_session = session
        self.run = session.run
        script = ScriptedComputers(self.run)
        computers = ComputerSeats(session, script, session)
        super().__init__(appearance, session, parent, clock=clock, speaking=speaking)
        script.setParent(self)
        self.view.own_pace = "slow"
        self.step_line = StepLine(appearance, self)
        self.rail_left.insert(0, self.step_line)
        self.coach = Coach(self, self.run, script)
        self.coach.finished.connect(self.finished)
        self.coach.stepped.connect(lambda: self.stepped.emit(self.run.index))
        self.let_play(computers)
        assert self.turn is not None
        self.turn.shows_thought = False
        session.changed.connect(self.coach.follow)
        self.view.settled.connect(self.coach.follow)
        lead_out(self, "x", common_texts.leave, self.leave_requested)
        computers.begin()
        self.retranslate()

    @property
    def lesson_rail(self) -> LessonRailWords:
        """Return what tells the rail how the lesson stands."""
        assert isinstance(self.rail_words, LessonRailWords)
        return self.rail_words

    def rests(self) -> bool:
        """Tell whether nothing moves, nothing is being read, and the curtain is up."""
        return (
            self.view.scene.resting
            and not self.lesson_session.covered
            and not self.stage.playing
            and not self.replay
            and self.isVisible()
        )

    # What is otherwise than in a match

    def make_rail_words(self) -> LessonRailWords:
        return LessonRailWords(self)

    def make_presses(self) -> LessonPresses:
        return LessonPresses(self)

    def lit(self, layout: Layout) -> Layout:
        """Return the layout with light on what the step speaks of, and let the coach speak."""
        bar, rail_top = self.bar_height, self.height() - self.rail_height
        table = Rect(0, bar, self.width(), rail_top - bar)
        return self.coach.light(layout, table, self.metrics)

    def explain(self, about: About, refusal: Refusal) -> None:
        """Let the coach say why something cannot be done, or is not what the step asks for."""
        self.sounds.make(Sound.REFUSED)
        if self.coach.only_leads_on and about not in self.run.step.point:
            self.coach.say(first_go_on())
        elif refusal.code == NOT_ASKED:
            self.coach.answer(str(refusal.args["action"]))
        else:
            self.coach.say(self.game.refusal(refusal, self.display.situation))

    def _show_chosen(self) -> None:
        super()._show_chosen()
        self.coach.judge_choice()

    def warns(self) -> bool:
        """Tell that nothing is warned of: the coach leads the way."""
        return False

    def go_on(self) -> None:
        """Let the computers move, or the coach lead on, if it is time to."""
        super().go_on()
        self.coach.follow()

    def is_free(self, *, ended: bool = False) -> bool:
        """Tell whether the computers may go on: while it is said that a step is done, they wait."""
        return super().is_free(ended=ended) and not self.coach.saying_done

    def title_line(self) -> str:
        """Return which lesson this is."""
        lesson = self.run.lesson
        title = lesson_words(lesson.game, lesson.id, current_language()).title
        return in_bar(lesson, title)

    def key_actions(self) -> KeyActions:
        return {
            commands.SHOW: self.presses.hint,
            commands.STEP_BACK: self.presses.undo,
            **super().key_actions(),
        }

    def showEvent(self, event: QShowEvent) -> None:
        first = not self.seen
        super().showEvent(event)
        if first:
            self.replay.skip()  # Who comes back in the middle is told of this step alone.
            if self.display.ended and not self.run.step.reads:
                self.course.next_round()  # What the step asks for is done in that one.
            self.coach.tell_step()
            self.coach.follow()
