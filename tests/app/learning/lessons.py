"""The lessons that there are, and hands that take them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QAbstractButton

from app.games.contract import AnySituation, SignalOption
from app.learning.lesson import HAND_OVER, LESSONS, Lesson, lesson, parts_of
from app.learning.lesson_session import LessonSession
from app.learning.run import LessonRun
from app.match.players import PlayerInfo
from app.pages.lesson.page import LessonPage
from app.style.appearance import Appearance
from engine.core.refusal import Refusal
from tests.app.end_to_end.beside import ways_to
from tests.app.manual_clock import ManualClock
from tests.app.table.support import Table
from tests.app.tables.picture import Gesture
from tests.app.waiting import make_active
from tests.patience import wait_until

ALL = [(game, each) for game, lessons in LESSONS.items() for each in lessons]
"""Every lesson, as its game and its id."""


def session_of(taken: Lesson) -> LessonSession:
    """The session of a lesson, at its first step."""
    match = taken.match()
    players = [
        PlayerInfo("", seat, player.kind, seat, player.kind)
        for seat, player in enumerate(match.players)
    ]
    return LessonSession(LessonRun(taken, match), players)


def try_move(session: LessonSession, text: str) -> Refusal | None:
    """Do what the person does in a step, signal, or hand over and lift the curtain."""
    if text == HAND_OVER:
        session.hand_over()
        session.handover.lift()
        return None
    for part in parts_of(text):
        verb, *rest = part.split(" ")
        if verb == "signal":
            return session.signal(rest[0], rest[1] if len(rest) > 1 else None)
        refusal = session.submit(part)
        if refusal is not None:
            return refusal
    return None


class PlayedTable(Table):
    """A table with hands that do any action of a game."""

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        """Let the clock go on until something comes true."""

        def so() -> bool:
            self.clock.advance(100, 100)
            return condition()

        wait_until(so, what, sleep=lambda _: QCoreApplication.processEvents())

    def do_by_mouse(self, action: str) -> None:
        """Do an action by clicks and drags, through whatever has to be chosen before.

        What one press does together is done once.
        """
        if action == HAND_OVER:
            self.page.rail.main.click()
            return
        before = len(self.session.match.moves)
        for index, part in enumerate(parts_of(action)):
            if len(self.session.match.moves) - before <= index:
                self._do_action(part)
                self.settle()

    def _do_action(self, action: str) -> None:
        situation: AnySituation = self.page.display.situation
        verb, *rest = action.split(" ")
        if verb == "signal":
            assert self.page.signals.open(rest[0])
            offered = [each.value for each in self._options(rest[0])]
            buttons = self.page.signals.strip.findChildren(QAbstractButton)
            wanted = rest[1] if len(rest) > 1 else None
            [button for button in buttons if button.isVisible()][offered.index(wanted)].click()
            return
        game, layout = self.page.game, self.page.view.scene.layout
        ways = ways_to(game, situation, layout, action)
        assert ways, f"no hand can do {action}"
        for gesture in ways[0]:
            self._do(gesture)
            self.settle()

    def _options(self, place: str) -> Iterator[SignalOption]:
        signals = self.page.game.signals
        assert signals is not None
        yield from signals.choices(self.page.display.situation, place)

    def _do(self, gesture: Gesture) -> None:
        match gesture.what:
            case "lay":
                self.drag(gesture.target, gesture.place)
            case "main":
                self.page.rail.main.click()
            case "extra":
                words = [extra.word for extra in self.page.game.extras(self.situation)]
                self.page.rail.extras[words.index(gesture.target)].click()
            case _:
                self.click(self._point_of(gesture.target))

    def _point_of(self, target: str) -> QPoint:
        scene = self.page.view.scene
        if target in scene.cards or target in scene.places:
            return self.middle(target)
        x, y = next(each for each in scene.layout.decorations if each.id == target).rect.middle
        return QPoint(round(x), round(y))


class LessonTable(PlayedTable):
    """The table of a lesson, with hands that do what its steps ask."""

    def __init__(
        self,
        appearance: Appearance,
        taken: Lesson,
        size: tuple[int, int] = (1280, 800),
        step: int = 0,
    ) -> None:
        session, clock = session_of(taken), ManualClock()
        session.go_to(step)
        page = LessonPage(appearance, session, clock=clock)
        page.resize(*size)
        make_active(page)
        page.setFocus()
        super().__init__(page, session, clock, appearance)
        self.lesson_page = page
        self.finished = False
        page.finished.connect(self._finish)
        page.left.connect(session.handover.lift)  # The curtain is lifted as soon as it may fall.
        self.settle()

    @property
    def run(self) -> LessonRun:
        return self.lesson_page.run

    def take_up_to(self, step: str) -> None:
        """Do by mouse all that comes before a step."""
        while self.run.step.id != step:
            index = self.run.index
            self.do_step()
            self.goes_on_from(index)

    def do_step(self) -> None:
        """Do by mouse what the step asks, and wait until it is praised or the lesson goes on."""
        index, step = self.run.index, self.run.step
        if step.reads:
            self.page.rail.main.click()
        else:
            self.do_by_mouse(step.show)

        def done() -> bool:
            self.page.stage.end()
            praised = self.lesson_page.coach.saying_done
            return praised or self.finished or self.run.index != index

        self.wait_for(done, step.id)
        self.settle()

    def goes_on_from(self, step: int) -> None:
        """Wait until the lesson has gone on, what is staged and said being read away."""

        def on() -> bool:
            self.page.stage.end()
            if self.lesson_page.coach.saying_done:
                self.page.rail.main.click()
            return self.finished or self.run.index != step

        self.wait_for(on, f"the step after {self.run.lesson.steps[step].id}")
        self.settle()

    def _finish(self) -> None:
        self.finished = True


def the_lesson(key: tuple[str, str]) -> Lesson:
    """The lesson of a game and an id."""
    return lesson(*key)
