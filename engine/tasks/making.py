"""The making of tasks: positions are drawn until enough of them are good tasks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.tasks.draft import TaskDraft
from engine.tasks.search import MOST_SOLUTIONS
from engine.tasks.source import TaskSource, TaskTheme
from engine.tasks.task import Task
from engine.tasks.trying import share_of_easy, too_simple

DRAWS = 200_000
"""Positions drawn for one task at most."""

TOO_LUCKY = 0.15
"""What random play solves more often than this is no task."""

LUCKY = 0.05
"""A task that random play solves more often than this is of difficulty 1."""

UNLUCKY = 0.01
"""One that it solves less often, and easy not often either, is of difficulty 3."""

OFTEN = 0.5
"""The share of tries by easy from which on a task is less difficult than random play tells."""


class NothingFound(Exception):
    """A theme gave no further task."""


def make(source: TaskSource[Any], count: int, seed: int) -> list[Task]:
    """Make so many tasks, sorted by difficulty: the same for the same seed. Raises NothingFound."""
    chance = Chance(seed)
    tasks: list[Task] = []
    drafts: list[TaskDraft[Any]] = []
    for theme in plan(source.themes, count):
        for _ in range(DRAWS):
            task_seed = chance.next() >> 1  # seeds are a bit shorter than the generator's numbers
            draft = solvable_draft(source, theme, task_seed)
            if draft is None or any(source.alike(draft, other) for other in drafts):
                continue
            task = examined(source, theme, task_seed, draft)
            if task is not None:
                tasks.append(task)
                drafts.append(draft)
                break
        else:
            raise NothingFound(f"{theme.name}: no further task in {DRAWS} positions")
    return numbered(sorted(tasks, key=lambda task: (task.difficulty, -task.random, task.seed)))


def plan(themes: Sequence[TaskTheme[Any]], count: int) -> list[TaskTheme[Any]]:
    """Return the theme of each task: all in turn, each as often as its share."""
    once = [
        theme
        for time in range(max(theme.count for theme in themes))
        for theme in themes
        if time < theme.count
    ]
    return [once[number % len(once)] for number in range(count)]


def remake(source: TaskSource[Any], task: Task) -> Task | None:
    """Make a task again from its theme and its seed."""
    theme = theme_of(source, task)
    draft = solvable_draft(source, theme, task.seed)
    made = None if draft is None else examined(source, theme, task.seed, draft)
    return None if made is None else made._replace(id=task.id)


def theme_of(source: TaskSource[Any], task: Task) -> TaskTheme[Any]:
    """Return the theme of a task that was read, which is one of its game's."""
    return next(theme for theme in source.themes if theme.name == task.theme)


def solvable_draft(
    source: TaskSource[Any], theme: TaskTheme[Any], seed: int
) -> TaskDraft[Any] | None:
    """Draw a position, and return it with the most demanding goal that can be reached."""
    for draft in theme.draw(Chance(seed)):
        if source.outcome(draft, draft.state) is None and source.search(draft).solvable(
            draft.state
        ):
            return draft
    return None


def examined(
    source: TaskSource[Any], theme: TaskTheme[Any], seed: int, draft: TaskDraft[Any]
) -> Task | None:
    """Return the task of a position whose goal can be reached; None if it is no good task.

    It is good if there are few solutions, all by the idea of the theme, and if simple
    players find none.
    """
    search = source.search(draft)
    if too_simple(source, draft, search):
        return None
    ends = search.ends(draft.state)
    if len(ends) > MOST_SOLUTIONS:
        return None
    if theme.teaches is not None and not theme.teaches(draft, list(ends.values())):
        return None
    random = search.luck(draft.state)
    if random > TOO_LUCKY:
        return None
    easy = share_of_easy(source, draft, search)
    return Task(
        id="",
        theme=theme.name,
        seed=seed,
        game=source.game.id,
        start=source.game.document(draft.state),
        viewer=draft.viewer,
        open_hands=draft.open_hands,
        goal=draft.goal,
        turns=draft.turns,
        difficulty=difficulty(random, easy),
        random=round(random, 6),
        easy=easy,
        solutions=len(ends),
        solution=search.solution(),
    )


def difficulty(random: float, easy: float) -> int:
    """Return how difficult a task is, 1 to 3, by the shares of tries that solve it."""
    by_luck = 1 if random > LUCKY else 2 if random > UNLUCKY else 3
    return by_luck if easy < OFTEN else max(1, by_luck - 1)


def numbered(tasks: Sequence[Task]) -> list[Task]:
    """Name each task by its theme and its place among those of the theme."""
    return list(_numbered(tasks))


def _numbered(tasks: Sequence[Task]) -> Iterator[Task]:
    count: Counter[str] = Counter()
    for task in tasks:
        count[task.theme] += 1
        yield task._replace(id=f"{task.theme}-{count[task.theme]}")
