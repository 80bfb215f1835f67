"""The sample moves in with one line, and without it nothing of it is left."""

import re
from pathlib import Path

from app.games import MODULES
from engine.bots import BOTS
from engine.games import GAMES
from tests.engine.games.by_game import BY_HAND, RESHUFFLED, VERBS
from tests.sample_game.registering import SAMPLE, registered

ROOT = Path(__file__).parents[2]
REGISTRIES = (MODULES, GAMES, BOTS, RESHUFFLED, BY_HAND, VERBS)


def test_with_the_line_it_is_the_last_of_the_games() -> None:
    for registry in REGISTRIES:
        assert [*registry][-1] == SAMPLE.module.id


def test_without_the_line_nothing_is_left_of_it() -> None:
    with_it = [dict(registry) for registry in REGISTRIES]
    for registry in REGISTRIES:
        del registry[SAMPLE.module.id]
    before = [dict(registry) for registry in REGISTRIES]
    with registered(SAMPLE):
        assert [dict(registry) for registry in REGISTRIES] == with_it
    assert [dict(registry) for registry in REGISTRIES] == before
    assert all(SAMPLE.module.id not in registry for registry in REGISTRIES)


def test_nothing_in_the_program_names_it() -> None:
    names = (SAMPLE.module.id, type(SAMPLE.module).__name__, "sample_game")
    for folder in ("app", "engine", "i18n", "packaging"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            assert not any(f'"{name}"' in text or f"import {name}" in text for name in names), path
            assert "sample_game" not in text, path


# The registries


GAMES_BY_NAME = {
    "The Game": r"the[-_]game(?![-_]extreme)",
    "Extreme": r"(the[-_]game[-_])?extreme",
    "Face to Face": r"face[-_]to[-_]face",
    "Qwixx": r"qwixx([-_]cards)?",
    "Wednesday": r"wednesday",
}
"""How each game is named in the sources: its id, and its package."""

REGISTERED_IN = {
    "app/games/__init__.py",
    "engine/games/__init__.py",
    "engine/bots/__init__.py",
    "app/learning/lesson.py",
    "engine/review/sources.py",
    "engine/tasks/sources.py",
}

EXCEPTIONS = {
    "engine/challenge.py": "what is played on each weekday, fixed for good",
    "packaging/linux/debian.py": "prose for people who look for a program",
}
"""Other modules that name three games or more, each with its reason."""


def test_no_other_module_names_three_games() -> None:
    lists = set()
    for folder in ("app", "engine", "i18n", "packaging"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            named = [
                game
                for game, name in GAMES_BY_NAME.items()
                if re.search(f"(?<![a-z]){name}(?![a-z])", text, re.IGNORECASE)
            ]
            if len(named) > 2:
                lists.add(path.relative_to(ROOT).as_posix())
    assert lists == REGISTERED_IN | set(EXCEPTIONS)


SHARED = ("paint", "table", "widgets")
"""Folders of the program in which nothing belongs to one game."""


def test_what_games_share_names_none_of_them() -> None:
    names = "|".join(f"(?:{name})" for name in GAMES_BY_NAME.values())
    for folder in SHARED:
        for path in (ROOT / "app" / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            assert not re.search(f"(?<![a-z])(?:{names})(?![a-z])", text, re.IGNORECASE), path
