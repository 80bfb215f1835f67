"""Lessons for tests of the pages about them: all of the list, some of them, and how they stand."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.learning import catalogue, lesson, lesson_words
from app.learning.catalogue import task_ids
from app.pages.learn import overview
from app.storage.progress import LearningProgress

STEPS = 9
"""How many steps each of the lessons has."""


@contextmanager
def lessons_where(
    is_there: Callable[[str, str], bool],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    tasks: Collection[str] = (),
) -> Iterator[None]:
    """Let just those lessons of the list be there, all alike but for their names.

    There are tasks only of the games `tasks`.
    """
    for game, lessons in lesson.LESSONS.items():
        for lesson_id in lessons:
            if is_there(game, lesson_id):
                _write(folder / "lessons" / game, lesson_id)

    def stand_in(*parts: str) -> Path:
        return folder.joinpath(*parts)

    def forget() -> None:
        for kept in (catalogue.lessons_of, lesson.lesson, lesson_words.lesson_words):
            kept.cache_clear()

    forget()
    with monkeypatch.context() as patch:
        patch.setattr(lesson, "resource", stand_in)
        patch.setattr(lesson_words, "resource", stand_in)
        patch.setattr(overview, "task_ids", lambda game: task_ids(game) if game in tasks else ())
        yield
    forget()


def _write(folder: Path, lesson_id: str) -> None:
    """Write the files of a lesson in which there is only something to read."""
    folder.mkdir(parents=True, exist_ok=True)
    steps = [{"id": f"s{number}", "expect": []} for number in range(1, STEPS + 1)]
    start = {"seats": 2, "seed": 7}
    document = {"minutes": 4, "viewer": 0, "start": start, "steps": steps}
    (folder / f"{lesson_id}.json").write_text(json.dumps(document), "utf-8")
    name = lesson_id.replace("-", " ")
    for language, title in (("en", f"Lesson {name}"), ("el", f"Μάθημα {name}")):
        known = "- One thing\n- Another thing\n- A third thing\n- The fourth and last thing\n"
        said = "".join(f"\n## {step['id']}: Heading {step['id']}\nSome words.\n" for step in steps)
        text = f"# {title}\n\n{known}{said}"
        (folder / f"{lesson_id}.{language}.md").write_text(text, "utf-8")


def progress_of(folder: Path, **steps: int) -> LearningProgress:
    """Progress in The Game: each lesson at a step; -1: it is done. The last one was taken last."""
    progress = LearningProgress(folder / "learning.json")
    for name, step in steps.items():
        lesson_id = name.replace("_", "-")
        if step < 0:
            progress.note_done("the-game", lesson_id)
        else:
            progress.note_step("the-game", lesson_id, step)
    return progress
