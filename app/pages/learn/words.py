"""Texts of the page Learn and of the end of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app import common_texts
from app.learning.lesson import Lesson
from app.style.typography import joined
from app.texts import Text, texts

T = texts("Learn")

heading = T("Learn by playing")
lead = T("Take a seat: we play the first hands together.")
all_done = T(
    "You have done everything here. Each lesson and task can be taken again.",
    note="All lessons are done, and all tasks with all stars.",
)
unreadable = T(
    "Your progress could not be read. The file is kept as {name}; lessons start anew.",
    note="A damaged file of the program's own; {name} is a file name.",
)
next_for_you = T("Next for you", note="Above the lesson that is best taken now.")
steps = T("%n step(s)", note="How long a lesson is.")
minutes = T("%n minute(s)", note="How long a lesson takes.")
about_minutes = T("about %n minute(s)", note="How long a lesson takes.")
step_of = T("step {step} of {steps}", note="How far a lesson has been taken.")
task_of = T("Task {number} of {count}", note="Which of a game's tasks it is.")
lesson_of = T("{number} of {count}", note="Which of a game's lessons it is, for readers.")
not_solved = T("not solved", note="Of a task, for screen readers.")
tasks = T("Tasks", note="Before how many of a game's tasks are solved.")
solved_of = T("{done} of {count}", note="How many tasks are solved.")
tasks_solved = T("{done} of {count} tasks", note="How many tasks are solved.")
stars = T("%n star(s)", note="How many stars all tasks have brought.")
lessons_done = T("{done} of {count} lessons", note="How many lessons have been taken.")
again = T("Again", note="A button: takes a lesson once more from its beginning.")
from_step = T("From step {step}", note="A button: takes a lesson again from this step.")
earlier_step = T("An earlier step", note="A button beside 'From step 5'.")
later_step = T("A later step", note="A button beside 'From step 5'.")

STANDINGS: Final[Mapping[str, Text]] = {
    "done": T("done", note="Of a lesson, for screen readers."),
    "begun": T("begun", note="Of a lesson, for screen readers."),
    "next": T("next for you", note="Of a lesson, for screen readers."),
    "open": T("not begun", note="Of a lesson, for screen readers."),
}


def in_bar(lesson: Lesson, title: str) -> str:
    """Return the title of a lesson as it stands after a game's: that of the first is no name."""
    return title[:1].lower() + title[1:] if lesson.is_first else title


def length(lesson: Lesson) -> str:
    """Return how many steps a lesson has and how long it takes, in little room."""
    return joined(steps(n=len(lesson.steps)), common_texts.minutes(n=lesson.minutes))
