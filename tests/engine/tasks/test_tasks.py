"""The tasks of every game: the search, what is stored, and how it is made again."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.referee.referee import Referee
from engine.tasks import making
from engine.tasks.__main__ import main
from engine.tasks.checking import draft_of, faults, played
from engine.tasks.draft import TaskDraft
from engine.tasks.files import TaskFile, file_of, read_tasks, write_tasks
from engine.tasks.making import NothingFound, make, plan, remake
from engine.tasks.search import MOST_SOLUTIONS
from engine.tasks.source import TaskTheme
from engine.tasks.sources import SOURCES
from engine.tasks.task import Task
from tests.amounts import some
from tests.engine.asking import ask
from tests.engine.games.by_game import RESHUFFLED
from tests.engine.tasks.exhaustive import arrangements, reachable
from tests.engine.tasks.small import SMALL

GAME_IDS = list(SOURCES)

FEWEST = {
    "the-game": 24,
    "the-game-extreme": 16,
    "face-to-face": 12,
    "qwixx-cards": 12,
    "wednesday": 12,
}
"""How many tasks a game has at least."""


@cache
def text_of(game: str) -> str:
    return file_of(game).read_text("utf-8")


@cache
def stored(game: str) -> TaskFile:
    return read_tasks(SOURCES[game], text_of(game))


def small_drafts(game: str, count: int) -> Iterator[TaskDraft[Any]]:
    chance, found = Chance(11), 0
    while found < count:
        draft = SMALL[game](chance)
        if draft is not None and SOURCES[game].outcome(draft, draft.state) is None:
            found += 1
            yield draft


@pytest.mark.every_game("game")
def test_the_search_finds_what_a_plain_one_finds(game: str) -> None:
    source, solved = SOURCES[game], 0
    for draft in small_drafts(game, some(200)):
        search = source.search(draft)
        solvable = search.solvable(draft.state)
        assert solvable == reachable(source, draft, draft.state)
        assert solvable == (search.luck(draft.state) > 0)
        if not source.opposed(draft, 1 - draft.viewer):
            ends = search.ends(draft.state)
            every = arrangements(source, draft, draft.state)
            assert len(ends) == min(len(every), MOST_SOLUTIONS + 1)
            assert ends.keys() <= every
        solved += solvable
    assert 0 < solved < some(200)


@pytest.mark.every_game("game")
def test_every_solution_reaches_its_goal(game: str) -> None:
    source = SOURCES[game]
    for task in stored(game).tasks:
        states = played(source, task).states
        draft = draft_of(source, task)
        outcomes = [source.outcome(draft, state) for state in states]
        assert outcomes == [None] * (len(states) - 1) + [True], task.id


@pytest.mark.every_game("game")
def test_no_solution_depends_on_what_cannot_be_seen(game: str) -> None:
    source, chance = SOURCES[game], Chance(3)
    for task in stored(game).tasks:
        if task.open_hands:
            continue
        draft = draft_of(source, task)
        for _ in range(some(8)):
            state = RESHUFFLED[game](draft.state, task.viewer, chance)
            other = draft._replace(state=state)
            for step in task.solution:
                state = source.game.apply(state, step.seat, source.game.parse(step.action))
            assert source.outcome(other, state), task.id


@pytest.mark.every_game("game")
def test_a_match_can_be_begun_in_each(game: str) -> None:
    referee = Referee()
    for task in stored(game).tasks:
        assert ask(referee, {"cmd": "set", "state": task.start})["ok"]
        match = Match.from_state(SOURCES[game].game, task.start)
        assert match.seats == task.seats
        assert match.options == task.options
        assert match.to_act


@pytest.mark.every_game("game")
def test_there_are_enough_sorted_and_none_alike(game: str) -> None:
    source, tasks = SOURCES[game], stored(game).tasks
    assert len(tasks) >= FEWEST[game]
    assert [task.difficulty for task in tasks] == sorted(task.difficulty for task in tasks)
    assert {task.difficulty for task in tasks} == {1, 2, 3}
    drafts = [draft_of(source, task) for task in tasks]
    for number, draft in enumerate(drafts):
        assert not any(source.alike(draft, other) for other in drafts[:number])
    counts = {theme.name: theme.count for theme in source.themes}
    assert {task.theme for task in tasks} == counts.keys()


def test_a_third_of_the_games_tasks_is_on_fire() -> None:
    assert sum(bool(task.options["on_fire"]) for task in stored("the-game").tasks) == 8


ASCENDING = {
    "the-game": (True, True, False, False),
    "the-game-extreme": (True, True, False, False),
    "face-to-face": (True, False),
}
"""Which piles of the player go up."""


@pytest.mark.parametrize("game", ASCENDING)
def test_a_goal_counts_the_numbers_that_each_step_skips(game: str) -> None:
    """Fewest are asked for: the stored solution uses up all that may be skipped."""
    source, counted = SOURCES[game], 0
    for task in stored(game).tasks:
        if "skipped" not in task.goal.args:
            continue
        steps = [
            (new[-1] - old[-1]) * (1 if ascending else -1)
            for before, after in pairwise(played(source, task).states)
            for old, new, ascending in zip(
                before.piles, after.piles, ASCENDING[game], strict=game != "face-to-face"
            )
            if new != old
        ]
        assert sum(step - 1 for step in steps if step > 0) == task.goal.args["skipped"], task.id
        assert all(step == -10 for step in steps if step < 0)
        counted += 1
    assert counted


@pytest.mark.every_game("game")
def test_some_are_made_again_from_their_seeds(game: str) -> None:
    source, tasks = SOURCES[game], stored(game).tasks
    for task in tasks[:: len(tasks) // some(len(tasks), share=8)]:
        assert remake(source, task) == task
        assert list(faults(source, task)) == []


@pytest.mark.thorough
@pytest.mark.every_game("game")
def test_the_file_is_made_again_byte_for_byte(game: str, tmp_path: Path) -> None:
    count, seed = len(stored(game).tasks), stored(game).seed
    arguments = ["make", game, "--count", str(count), "--seed", str(seed), "--out", str(tmp_path)]
    assert main(arguments) == 0
    assert file_of(game, tmp_path).read_bytes() == file_of(game).read_bytes()


@pytest.mark.every_game("game")
def test_what_is_written_is_read_again(game: str) -> None:
    assert write_tasks(game, stored(game)) == text_of(game)


def first(file: dict[str, Any]) -> dict[str, Any]:
    task: dict[str, Any] = file["tasks"][0]
    return task


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "format: 'trapoula-tasks' expected, not 'trapoula-match'": lambda file: file.update(
        format="trapoula-match"
    ),
    "version: 1 expected, not 2": lambda file: file.update(version=2),
    "game: 'the-game' expected, not 'wednesday'": lambda file: file.update(game="wednesday"),
    "the field seed is missing": lambda file: file.pop("seed"),
    "no field 'more' expected": lambda file: file.update(more=1),
    "tasks: a list expected, not 7": lambda file: file.update(tasks=7),
    "tasks[0]: the field goal is missing": lambda file: first(file).pop("goal"),
    "tasks[1].id: 'again' a second time": lambda file: [
        task.update(id="again") for task in file["tasks"][:2]
    ],
    "tasks[0].theme: one of": lambda file: first(file).update(theme="none"),
    "tasks[0].difficulty: an integer from 1 to 3": lambda file: first(file).update(difficulty=4),
    "tasks[0].random: a share from 0 to 1": lambda file: first(file).update(random=1.5),
    "tasks[0].easy: a share from 0 to 1": lambda file: first(file).update(easy=True),
    "tasks[0].viewer: an integer from 0 to 0": lambda file: first(file).update(viewer=1),
    "tasks[0].goal: an object with a code": lambda file: first(file).update(goal="all-placed"),
    "tasks[0].goal.code: one of": lambda file: first(file).update(goal={"code": "nothing"}),
    "tasks[0].goal: the field cards is missing": lambda file: first(file).update(
        goal={"code": "placed"}
    ),
    "tasks[0].goal.cards: a number or a text": lambda file: first(file).update(
        goal={"code": "placed", "cards": []}
    ),
    "tasks[0].solution[0]: no action: 'jump'": lambda file: first(file).update(
        solution=[[0, "jump"]]
    ),
    "tasks[0].start.hands[0]: not in ascending order": lambda file: first(file)["start"]["hands"][
        0
    ].reverse(),
    "tasks[0].start: cards missing": lambda file: first(file)["start"]["hands"][0].pop(),
}
"""Words that are said of a damaged file, and the damage."""


@pytest.mark.parametrize("words", WRONG)
def test_a_damaged_file_is_refused_in_words(words: str) -> None:
    file = json.loads(text_of("the-game"))
    WRONG[words](file)
    with pytest.raises(BadDocument) as refused:
        read_tasks(SOURCES["the-game"], json.dumps(file))
    assert str(refused.value).startswith(words)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\0"])
def test_what_is_no_file_of_tasks_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadDocument):
        read_tasks(SOURCES["the-game"], text)


def written(folder: Path, task: Task) -> None:
    file = TaskFile(0, [task])
    file_of(task.game, folder).write_text(write_tasks(task.game, file), "utf-8")


def test_the_check_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    task = stored("the-game").tasks[0]
    check = ["check", "the-game", "--out", str(tmp_path)]
    written(tmp_path, task)
    assert main(check) == 0
    assert capsys.readouterr().out == "the-game: 1 tasks\n"
    for wrong, words in (
        (task._replace(solution=task.solution[:-1]), "the solution does not reach the goal"),
        (task._replace(solution=task.solution[:1] * 2), "the solution cannot be played"),
        (task._replace(solutions=task.solutions + 1), "the search finds other"),
        (task._replace(goal=task.goal._replace(code="placed", args={"cards": 1})), "for no task"),
    ):
        written(tmp_path, wrong)
        assert main(check) == 1
        assert words in capsys.readouterr().out


def test_without_a_game_all_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAME_IDS:
        written(tmp_path, stored(game).tasks[0])
    assert main(["check", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "".join(f"{game}: 1 tasks\n" for game in GAME_IDS)


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "chess"])
    assert "there are tasks of: the-game, " in capsys.readouterr().err


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "the-game", "--out", str(tmp_path / "none")])
    assert "No such file" in capsys.readouterr().err


def test_themes_take_turns_by_their_shares() -> None:
    names = [theme.name for theme in plan(SOURCES["the-game"].themes, 48)]
    assert names[24:] == names[:24]
    for theme in SOURCES["the-game"].themes:
        assert names[:24].count(theme.name) == theme.count


def no_drafts(chance: Chance) -> tuple[TaskDraft[Any], ...]:
    return ()


def test_a_theme_that_gives_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "DRAWS", 3)
    empty: TaskTheme[Any] = TaskTheme("never", 1, no_drafts)
    monkeypatch.setattr(type(SOURCES["the-game"]), "themes", (empty,))
    with pytest.raises(NothingFound, match="never: no further task in 3 positions"):
        make(SOURCES["the-game"], 1, 1)


def test_other_seeds_make_other_tasks() -> None:
    source = SOURCES["the-game"]
    assert make(source, 1, 1) != make(source, 1, 2)
