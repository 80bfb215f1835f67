"""How far somebody has come in lessons and tasks, as the page Learn shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from app.games import MODULES
from app.learning.catalogue import (
    find_lesson,
    first_lesson,
    lessons_of,
    next_lesson,
    task_ids,
)
from app.learning.lesson import LESSONS, Lesson
from app.learning.lesson_words import lesson_words
from app.pages.learn import words
from app.pages.task.stars import of_three
from app.storage.progress import LearningProgress, LessonMark
from app.style.typography import joined
from app.widgets.language_switch import current_language

if TYPE_CHECKING:
    from engine.tasks.task import Task

_MOST_STARS = 3

Standing = Literal["done", "begun", "next", "open"]


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """A lesson, and how far somebody has come in it."""

    lesson: Lesson
    mark: LessonMark
    is_next: bool

    @property
    def game(self) -> str:
        return self.lesson.game

    @property
    def standing(self) -> Standing:
        """Tell how it stands: done, begun, the next one, or still to be taken.

        What is done stays so while it is taken again.
        """
        if self.mark.done:
            return "done"
        if self.is_next:
            return "next"
        return "begun" if self.mark.step else "open"

    @property
    def share(self) -> float:
        """Return how much of it has been taken, 0 to 1."""
        return self.mark.step / len(self.lesson.steps)

    @property
    def title(self) -> str:
        """Return its name in the language on screen."""
        lesson = self.lesson
        return lesson_words(lesson.game, lesson.id, current_language()).title

    @property
    def line(self) -> str:
        """Return the line below its name."""
        if self.mark.step and (self.is_next or not self.mark.done):
            return words.step_of(step=self.mark.step + 1, steps=len(self.lesson.steps))
        return words.length(self.lesson)

    @property
    def line_of_next(self) -> str:
        """Return the line below its name where it is the next one, apart from its game."""
        steps = words.steps(n=len(self.lesson.steps))
        length = f"{steps}, {words.about_minutes(n=self.lesson.minutes)}"
        return joined(MODULES[self.game].short_title, self.line if self.mark.step else length)

    @property
    def name(self) -> str:
        """Return its name among those of its game for screen readers: how it stands, and where."""
        steps, ids = len(self.lesson.steps), LESSONS[self.game]
        place = words.lesson_of(number=ids.index(self.lesson.id) + 1, count=len(ids))
        length = words.steps(n=steps), words.minutes(n=self.lesson.minutes)
        said = [self.title, place, *length, words.STANDINGS[self.standing]()]
        if self.mark.step:
            said.insert(-1, words.step_of(step=self.mark.step + 1, steps=steps))
        if self.is_next and self.mark.done:
            said.append(words.STANDINGS["next"]())
        return ", ".join(said)


@dataclass(frozen=True, slots=True)
class TaskEntry:
    """A task, the `number`-th of `count` of its game, and the most stars that it has brought."""

    game: str
    number: int
    count: int
    stars: int

    @property
    def title(self) -> str:
        """Return which one it is."""
        return words.task_of(number=self.number, count=self.count)

    @property
    def line_of_next(self) -> str:
        """Return the game and what is to be reached."""
        return joined(MODULES[self.game].short_title, self.goal)

    @property
    def goal(self) -> str:
        """Return what is to be reached."""
        return MODULES[self.game].tasks().goal(self._task)

    @property
    def tip(self) -> str:
        """Return which one it is, how it stands, what is to be reached, and what else counts."""
        idea = MODULES[self.game].tasks().idea(self._task)
        return f"{self.name}\n{self.goal}\n{idea}"

    @property
    def _task(self) -> Task:
        from app.learning.task_run import tasks_of

        return tasks_of(self.game)[self.number - 1]

    @property
    def name(self) -> str:
        """Return its name for screen readers, which says how it stands."""
        stars = of_three(n=self.stars) if self.stars else words.not_solved()
        return f"{self.title}, {stars}"


class GameEntries(NamedTuple):
    """The lessons and the tasks of a game."""

    lessons: tuple[LessonEntry, ...]
    tasks: tuple[TaskEntry, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """All lessons and tasks by game, and what is next."""

    games: Mapping[str, GameEntries]
    next: LessonEntry | TaskEntry | None
    """None: all lessons are done, and all tasks with all stars."""

    @property
    def lessons(self) -> list[LessonEntry]:
        """Return the lessons of all games."""
        return [entry for game in self.games.values() for entry in game.lessons]

    @property
    def tasks(self) -> list[TaskEntry]:
        """Return the tasks of all games."""
        return [entry for game in self.games.values() for entry in game.tasks]

    def count(self) -> str:
        """Say how many lessons and tasks are done."""
        lessons, tasks = self.lessons, self.tasks
        done = sum(entry.mark.done for entry in lessons)
        said = words.lessons_done(done=done, count=len(lessons))
        if not tasks:
            return said
        solved = sum(entry.stars > 0 for entry in tasks)
        stars = sum(entry.stars for entry in tasks)
        return joined(said, words.tasks_solved(done=solved, count=len(tasks)), words.stars(n=stars))


def overview(progress: LearningProgress) -> Overview:
    """Return how somebody stands in all lessons and tasks."""

    def mark(lesson: Lesson) -> LessonMark:
        kept = progress.lesson(lesson.game, lesson.id)
        return kept._replace(step=min(kept.step, len(lesson.steps) - 1))  # it may have been longer

    tasks = {game: task_entries(game, progress) for game in MODULES}
    following = _left_half_way(progress)
    task: TaskEntry | None = None
    for game in _from_the_last(progress):
        if following is not None or task is not None:
            break
        following = next_lesson(game, lambda lesson: mark(lesson).done)
        if following is None:
            task = next((entry for entry in tasks[game] if not entry.stars), None)
    if following is None and task is None:
        task = first_unsolved([entry for found in tasks.values() for entry in found])
    games = {
        game: GameEntries(
            tuple(
                LessonEntry(lesson, mark(lesson), lesson is following)
                for lesson in lessons_of(game)
            ),
            tasks[game],
        )
        for game in MODULES
    }
    lessons = [entry for game in games.values() for entry in game.lessons]
    return Overview(games, next((entry for entry in lessons if entry.is_next), task))


def task_entries(game: str, progress: LearningProgress) -> tuple[TaskEntry, ...]:
    """Return the tasks of a game that has words for them."""
    try:
        MODULES[game].tasks()
    except NotImplementedError:
        return ()
    ids = task_ids(game)
    return tuple(
        TaskEntry(game, number, len(ids), progress.stars(game, task_id))
        for number, task_id in enumerate(ids, 1)
    )


def first_unsolved(entries: Sequence[TaskEntry]) -> TaskEntry | None:
    """Return the first task that is not solved, or else the first one with the fewest stars."""
    unfinished = [entry for entry in entries if entry.stars < _MOST_STARS]
    return min(unfinished, key=lambda entry: entry.stars, default=None)


def _from_the_last(progress: LearningProgress) -> list[str]:
    """Return all games, the one that was played or learned last first."""
    return sorted(MODULES, key=lambda game: game != progress.last_game)


def _left_half_way(progress: LearningProgress) -> Lesson | None:
    """Return the lesson that was left before its end, if that was the last thing done.

    What a further lesson stands on comes before it: the first one of its game.
    """
    if progress.last_lesson is None:
        return None
    game, _ = progress.last_lesson
    first = first_lesson(game)
    if first is not None and not progress.lesson(game, first.id).done:
        return first
    mark = progress.lesson(*progress.last_lesson)
    return find_lesson(*progress.last_lesson) if mark.step or not mark.done else None
