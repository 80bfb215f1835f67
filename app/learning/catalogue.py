"""The lessons and tasks that there are, and which lesson comes next.

Nothing of what finds and checks tasks is loaded: it brings all computer players with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from app.learning.lesson import LESSONS, Lesson, lesson
from app.learning.lesson_words import lesson_words
from app.system.resources import resource
from engine.core.jsontext import read_json

LANGUAGES: Final = ("el", "en")


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order, without those whose files cannot be read."""
    return tuple(_readable(game))


def first_lesson(game: str) -> Lesson | None:
    """Return the lesson with which a game begins; None: it cannot be taken."""
    return next((each for each in lessons_of(game) if each.is_first), None)


def find_lesson(game: str, lesson_id: str) -> Lesson | None:
    """Return a lesson that can be taken; None: there is none of that name."""
    return next((each for each in lessons_of(game) if each.id == lesson_id), None)


def next_lesson(game: str, is_done: Callable[[Lesson], bool]) -> Lesson | None:
    """Return the first lesson of a game that is not done; None: all are."""
    return next((found for found in lessons_of(game) if not is_done(found)), None)


@cache
def task_ids(game: str) -> tuple[str, ...]:
    """Return the ids of a game's tasks, the easiest first; none where they cannot be read."""
    try:
        document = read_json(resource("tasks", f"{game}.json").read_text("utf-8"))
        return tuple(task["id"] for task in document["tasks"])
    except (OSError, ValueError, LookupError, TypeError):
        return ()


def _readable(game: str) -> Iterator[Lesson]:
    for lesson_id in LESSONS.get(game, ()):
        try:
            found = lesson(game, lesson_id)
            for language in LANGUAGES:
                lesson_words(game, lesson_id, language)
        except (OSError, ValueError, LookupError):
            continue
        yield found
