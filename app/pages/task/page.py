"""The page of a task: the game's own table, with a goal and stars."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.contract import as_sentences
from app.learning.task_computers import TaskComputers
from app.learning.task_session import TaskSession
from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.pages.table.hint import BUTTON
from app.pages.table.light import OVER
from app.pages.table.page import TablePage
from app.pages.task.goal import GoalPanel
from app.pages.task.presses import TaskPresses
from app.pages.task.rail_words import TaskRailWords
from app.pages.task.solved import SolvedPlate
from app.pages.task.stars import Stars
from app.pages.ways_out import lead_out
from app.speech.speaking import Speaking
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.table.layout import Decoration, Layer, Layout
from app.table.visuals import LitVisual
from app.texts import texts
from app.widgets.buttons import ToolButton

T = texts("Task")


class TaskPage(TablePage):
    """A task on the table, the `number`-th of `count` of its game.

    `done` carries the stars when it is solved; `next_requested` and `leave_requested` say where one
    wants to go from there.
    """

    gives_way = False
    keeps_moves = False
    for_good = False
    confides = False
    """Its hands are the same for whoever takes it: nothing is secret."""

    done = Signal(int)
    next_requested = Signal()
    leave_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: TaskSession,
        number: int,
        count: int,
        parent: QWidget | None = None,
        *,
        clock: Clock | None = None,
        speaking: Speaking | None = None,
    ) -> None:
        self.task_session = session
        self.run = session.run
        self._number, self._count = number, count
        self.solved = self.lost = False
        replies = TaskComputers(self.run)
        computers = ComputerSeats(session, replies, session)
        super().__init__(
            appearance, session, parent, clock=clock, computers=computers, speaking=speaking
        )
        replies.setParent(self)
        self.stars = Stars(appearance, self)
        self.rail_left.insert(0, self.stars)
        self.again = ToolButton(appearance, "replay", self)
        self.rail_right.insert(self.rail_right.index(self.rail.undo), self.again)
        self.again.clicked.connect(self.task_presses.start_over)
        self.goal = GoalPanel(self)
        self.display.headroom = self.goal.place
        self.view.message.stays_clear_of = self.goal.rects
        self.solved_plate = SolvedPlate(self)
        session.changed.connect(self._judge)
        session.phase_changed.connect(self._sit_down)
        lead_out(self, "x", common_texts.leave, self.leave_requested)
        assert self.turn is not None
        self.turn.shows_thought = False  # Nobody thinks once the task is solved or missed.
        computers.begin()
        self.retranslate()

    @property
    def task_rail(self) -> TaskRailWords:
        """Return what tells the rail how the task stands."""
        assert isinstance(self.rail_words, TaskRailWords)
        return self.rail_words

    @property
    def task_presses(self) -> TaskPresses:
        """Return what answers the buttons."""
        assert isinstance(self.presses, TaskPresses)
        return self.presses

    @property
    def asks(self) -> bool:
        """Tell whether the task is still open."""
        return not self.solved and self.run.outcome is None

    @property
    def has_next(self) -> bool:
        """Tell whether the game has another task after this one."""
        return self._number < self._count

    @property
    def goal_text(self) -> str:
        """Return what is to be reached."""
        return self.module.tasks().goal(self.run.task)

    def progress(self) -> tuple[str, int, int]:
        """Return how far it is reached: in words, and as so many of so many."""
        view = self.session.match.view(self.run.task.viewer)
        return self.module.tasks().progress(self.run.task, view)

    def tell_lost(self) -> None:
        """Say that the goal is out of reach."""
        self.view.show_message(self.rail.undo_rect, _lost)

    # What is otherwise than in a match

    def make_rail_words(self) -> TaskRailWords:
        return TaskRailWords(self)

    def make_presses(self) -> TaskPresses:
        return TaskPresses(self)

    def warns(self) -> bool:
        """Tell that nothing is warned of: to find the way is the task."""
        return False

    def title_line(self) -> str:
        """Return which of the game's tasks this is."""
        return T("task {number} of {count}")(number=self._number, count=self._count)

    def lit(self, layout: Layout) -> Layout:
        """Return the layout with the light of a hint, or on Undo where the goal is out of reach."""
        self.solved_plate.follow()
        lit = super().lit(layout)
        if not self.lost:
            return lit
        visual = LitVisual(self.metrics.px(BUTTON), self.metrics.px(132))
        ring = Decoration("task:undo", self.rail.undo_rect(), visual, Layer.LIFTED, OVER)
        return replace(lit, decorations=(*lit.decorations, ring))

    def showEvent(self, event: QShowEvent) -> None:
        first = not self.seen
        super().showEvent(event)
        if first:
            self._sit_down()
            self.view.announce(f"{self.goal_text}. {self.goal.idea}")

    def _sit_down(self) -> None:
        """Pass on by itself, with no curtain: one person plays every seat that is theirs."""
        handover = self.session.handover
        if self.session.phase is Phase.CURTAIN:
            QTimer.singleShot(0, self, self._lift)
        elif self.session.phase is Phase.REVIEWING:
            QTimer.singleShot(0, self.session, handover.leave)

    def _lift(self) -> None:
        """Show the next seat; what was done is known to who did it."""
        self.session.handover.lift()
        self.replay.skip()

    def _judge(self) -> None:
        """See whether the goal is reached, or out of reach."""
        told = self.solved, self.lost
        self.lost = self.run.outcome is False or not self.run.solvable
        if self.run.outcome and not self.solved:
            self.solved = True
            self.done.emit(self.run.stars)
        elif not self.run.outcome:
            self.solved = False
        self.display.show_again()
        if told == (self.solved, self.lost):
            return  # It has been said.
        if self.solved:  # The goal has been reached: it is not asked for any more.
            self.view.announce(as_sentences(self.rail.status.lines[:1]))
        elif self.lost:
            self.view.announce(as_sentences(self.rail.status.lines))


_lost = T("It cannot be done any more from here. Take a move back, or start over.")
