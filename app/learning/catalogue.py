"""The lessons that can be taken, and which of them comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from app.learning.lesson import LESSONS, Lesson, lesson
from app.learning.lesson_words import lesson_words

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


def _readable(game: str) -> Iterator[Lesson]:
    for lesson_id in LESSONS.get(game, ()):
        try:
            found = lesson(game, lesson_id)
            for language in LANGUAGES:
                lesson_words(game, lesson_id, language)
        except (OSError, ValueError, LookupError):
            continue
        yield found
