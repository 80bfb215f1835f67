"""The tables of tasks, and hands that try them."""

from __future__ import annotations

from app.learning.task_run import TaskRun, tasks_of
from app.learning.task_session import TaskSession
from app.match.players import PlayerInfo
from app.pages.task.page import TaskPage
from app.style.appearance import Appearance
from engine.tasks.task import Task
from tests.app.learning.lessons import PlayedTable
from tests.app.manual_clock import ManualClock
from tests.app.waiting import make_active


def task_of(game: str, task_id: str) -> Task:
    """A task by its id."""
    return next(task for task in tasks_of(game) if task.id == task_id)


class TaskTable(PlayedTable):
    """The table of a task."""

    def __init__(
        self, appearance: Appearance, task: Task, size: tuple[int, int] = (1280, 800)
    ) -> None:
        run = TaskRun(task)
        people = [
            PlayerInfo("", seat, player.kind, seat, player.kind)
            for seat, player in enumerate(run.match.players)
        ]
        session, clock = TaskSession(run, people), ManualClock()
        tasks = tasks_of(task.game)
        page = TaskPage(appearance, session, tasks.index(task) + 1, len(tasks), clock=clock)
        page.resize(*size)
        make_active(page)
        page.setFocus()
        super().__init__(page, session, clock, appearance)
        self.task_page = page
        self.stars: list[int] = []
        page.done.connect(self.stars.append)
        self.settle()

    def solve(self) -> None:
        """Do by mouse what the stored solution does, wherever the person is to act."""
        moves = self.session.match.moves
        for index, step in enumerate(self.task_page.run.task.solution):
            if len(moves) > index:
                continue  # What nobody needs to be asked for is done already.
            if self.session.is_human(step.seat):
                self.wait_for(lambda: bool(self.session.legal()), "the person's turn")
                self.settle()
                self.do_by_mouse(step.action)
                self.settle()
            else:
                self.wait_for_move(index)

    def wait_for_move(self, index: int) -> None:
        """Wait until somebody has done the move of this index."""

        def done() -> bool:
            self.page.stage.end()
            return len(self.session.match.moves) > index

        self.wait_for(done, "the others' moves")
        self.settle()
