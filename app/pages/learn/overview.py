"""How far somebody has come in the lessons, as the page Learn shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.games import MODULES
from app.learning.catalogue import find_lesson, lessons_of, next_lesson
from app.learning.lesson import Lesson
from app.learning.lesson_words import lesson_words
from app.pages.learn import words
from app.storage.progress import LearningProgress, LessonMark
from app.widgets.language_switch import current_language

Standing = Literal["done", "begun", "next", "open"]


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """A lesson, and how far somebody has come in it."""

    lesson: Lesson
    mark: LessonMark
    is_next: bool

    @property
    def standing(self) -> Standing:
        """Tell how it stands: done, begun, the next one, or still to be taken."""
        if self.is_next:
            return "next"
        if self.mark.done:
            return "done"
        return "begun" if self.mark.step else "open"

    @property
    def share(self) -> float:
        """Return how much of it has been taken, 0 to 1."""
        return self.mark.step / len(self.lesson.steps)

    @property
    def title(self) -> str:
        """Return its name in the language on screen."""
        return title_of(self.lesson)

    @property
    def line(self) -> str:
        """Return the line below its name."""
        if self.mark.step and (self.is_next or not self.mark.done):
            return words.step_of(step=self.mark.step + 1, steps=len(self.lesson.steps))
        return words.length(self.lesson)

    @property
    def name(self) -> str:
        """Return its name for screen readers, which says how it stands."""
        game, steps = MODULES[self.lesson.game].title, len(self.lesson.steps)
        length = words.steps(n=steps), words.minutes(n=self.lesson.minutes)
        said = [game, self.title, *length, words.STANDINGS[self.standing]()]
        if self.mark.step:
            said.insert(-1, words.step_of(step=self.mark.step + 1, steps=steps))
        return ", ".join(said)


@dataclass(frozen=True, slots=True)
class Overview:
    """All lessons that can be taken, by game, and the one that is next."""

    games: dict[str, tuple[LessonEntry, ...]]
    next: LessonEntry | None
    """None: all lessons are done."""

    @property
    def done(self) -> int:
        """Return how many lessons are done."""
        return sum(entry.mark.done for entries in self.games.values() for entry in entries)

    @property
    def count(self) -> int:
        """Return how many lessons there are."""
        return sum(map(len, self.games.values()))


def overview(progress: LearningProgress) -> Overview:
    """Return how somebody stands in all lessons."""

    def mark(lesson: Lesson) -> LessonMark:
        return progress.lesson(lesson.game, lesson.id)

    following = _left_half_way(progress) or next_lesson(
        progress.last_game, lambda lesson: mark(lesson).done
    )
    games = {
        game: tuple(
            LessonEntry(lesson, mark(lesson), lesson is following) for lesson in lessons_of(game)
        )
        for game in MODULES
    }
    entries = [entry for found in games.values() for entry in found]
    return Overview(games, next((entry for entry in entries if entry.is_next), None))


def title_of(lesson: Lesson) -> str:
    """Return the name of a lesson in the language on screen."""
    return lesson_words(lesson.game, lesson.id, current_language()).title


def _left_half_way(progress: LearningProgress) -> Lesson | None:
    """Return the lesson that was left before its end, if that was the last thing done."""
    if progress.last_lesson is None:
        return None
    mark = progress.lesson(*progress.last_lesson)
    return find_lesson(*progress.last_lesson) if mark.step or not mark.done else None
