"""Files of tasks: ``resources/tasks/<game>.json``, a task a line."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core.chance import MAX_SEED
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import BadJson, Json, read_json, write_json
from engine.core.reading import (
    MAX_TURN,
    expect,
    quoted,
    read_each,
    read_flag,
    read_integer,
    read_list,
    read_object,
    read_word,
)
from engine.core.refusal import Refused
from engine.tasks.search import MOST_SOLUTIONS
from engine.tasks.source import TaskSource
from engine.tasks.task import Goal, SolutionStep, Task

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "tasks"

FORMAT = "trapoula-tasks"
VERSION = 1

FIELDS = (
    "id",
    "theme",
    "seed",
    "viewer",
    "open_hands",
    "goal",
    "turns",
    "difficulty",
    "random",
    "easy",
    "solutions",
    "solution",
    "start",
)


class TaskFile(NamedTuple):
    """All tasks of a game, and the seed that they were made from."""

    seed: int
    tasks: Sequence[Task]


def file_of(game: str, folder: Path = FOLDER) -> Path:
    """Return the path of a game's tasks."""
    return folder / f"{game}.json"


def write_tasks(game: str, tasks: TaskFile) -> str:
    """Write the text of a game's file."""
    lines = ",\n".join(write_json(task.json()) for task in tasks.tasks)
    head: dict[str, Json] = {"format": FORMAT, "version": VERSION, "game": game, "seed": tasks.seed}
    return f'{write_json(head)[:-1]},"tasks":[\n{lines}\n]}}\n'


def read_tasks(source: TaskSource[Any], text: str) -> TaskFile:
    """Read the text of a game's file. Raises BadDocument, which names what is wrong.

    Starts are states of the game, goals its own, and no solution has an action that the game does
    not know. Whether a solution reaches its goal is for ``checking`` to find out.
    """
    try:
        value = read_json(text)
    except BadJson as error:
        raise BadDocument("", f"no JSON: {error}") from None
    fields = read_object(value, "", ("format", "version", "game", "seed", "tasks"))
    expect(fields["format"], "format", FORMAT)
    expect(fields["version"], "version", VERSION)
    expect(fields["game"], "game", source.game.id)
    seed = read_integer(fields["seed"], "seed", 0, MAX_SEED)
    tasks = read_each(
        fields["tasks"], "tasks", lambda entry, where: _read_task(source, entry, where)
    )
    ids = [task.id for task in tasks]
    for index, name in enumerate(ids):
        if name in ids[:index]:
            raise BadDocument(f"tasks[{index}].id", f"{quoted(name)} a second time")
    return TaskFile(seed, tasks)


def _read_task(source: TaskSource[Any], value: object, where: str) -> Task:
    fields = read_object(value, where, FIELDS)
    start = _read_start(source.game, fields["start"], f"{where}.start")
    last_seat = start["seats"] - 1
    turns = fields["turns"]
    return Task(
        id=_read_text(fields["id"], f"{where}.id"),
        theme=read_word(fields["theme"], f"{where}.theme", [theme.name for theme in source.themes]),
        seed=read_integer(fields["seed"], f"{where}.seed", 0, MAX_SEED),
        game=source.game.id,
        start=start,
        viewer=read_integer(fields["viewer"], f"{where}.viewer", 0, last_seat),
        open_hands=read_flag(fields["open_hands"], f"{where}.open_hands"),
        goal=_read_goal(source, fields["goal"], f"{where}.goal"),
        turns=None if turns is None else read_integer(turns, f"{where}.turns", 1, MAX_TURN),
        difficulty=read_integer(fields["difficulty"], f"{where}.difficulty", 1, 3),
        random=_read_share(fields["random"], f"{where}.random"),
        easy=_read_share(fields["easy"], f"{where}.easy"),
        solutions=read_integer(fields["solutions"], f"{where}.solutions", 1, MOST_SOLUTIONS),
        solution=_read_solution(source.game, fields["solution"], last_seat, f"{where}.solution"),
    )


def _read_start(game: Game[Any], value: object, where: str) -> Mapping[str, Any]:
    try:
        return game.document(game.load(value))
    except BadDocument as error:
        place = f"{where}.{error.where}" if error.where else where
        raise BadDocument(place, error.reason) from None


def _read_goal(source: TaskSource[Any], value: object, where: str) -> Goal:
    if not isinstance(value, dict) or "code" not in value:
        raise BadDocument(where, f"an object with a code expected, not {quoted(value)}")
    code = read_word(value["code"], f"{where}.code", list(source.goals))
    fields = read_object(value, where, ("code", *source.goals[code]))
    args = {name: fields[name] for name in source.goals[code]}
    for name, argument in args.items():
        if type(argument) not in (int, str):
            raise BadDocument(f"{where}.{name}", f"a number or a text, not {quoted(argument)}")
    return Goal(code, args)


def _read_solution(
    game: Game[Any], value: object, last_seat: int, where: str
) -> tuple[SolutionStep, ...]:
    def read(entry: object, where: str) -> SolutionStep:
        seat, action = read_list(entry, where, 2)
        number = read_integer(seat, where, 0, last_seat)
        text = _read_text(action, where)
        try:
            game.parse(text)
        except Refused:
            raise BadDocument(where, f"no action: {quoted(text)}") from None
        return SolutionStep(number, text)

    return read_each(value, where, read)


def _read_share(value: object, where: str) -> float:
    if type(value) not in (int, float) or not 0 <= value <= 1:  # type: ignore[operator]
        raise BadDocument(where, f"a share from 0 to 1 expected, not {quoted(value)}")
    return value  # type: ignore[return-value]


def _read_text(value: object, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise BadDocument(where, f"a text expected, not {quoted(value)}")
    return value
