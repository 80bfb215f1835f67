"""The engine's page lists all happenings that there are, in the order of their classes."""

import importlib
import re
from dataclasses import fields
from pathlib import Path

import pytest

import engine
from engine.core.happening import Happening

ENGINE = Path(engine.__file__).parent
PAGE = (ENGINE / "README.md").read_text(encoding="utf-8")
MODULES = [
    path.relative_to(ENGINE.parent).as_posix()
    for pattern in ("core/*happening*.py", "games/*/*happenings.py")
    for path in sorted(ENGINE.glob(pattern))
]


def classes(module: str) -> list[type[Happening]]:
    """The happenings that a module defines, in order."""
    name = module.removesuffix(".py").replace("/", ".")
    return [
        each
        for each in vars(importlib.import_module(name)).values()
        if isinstance(each, type)
        and issubclass(each, Happening)
        and each is not Happening
        and each.__module__ == name
    ]


def listed(module: str) -> list[tuple[str, list[str]]]:
    """Names and fields of the table below the module's path."""
    section = PAGE.split(f"\n`{module}`\n", 1)[1].split("\n#", 1)[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| `")]
    assert all(len(row) == 4 for row in rows)
    return [(row[0].strip("| `"), re.findall(r"`(\w+)`", row[1])) for row in rows]


@pytest.mark.parametrize("module", MODULES)
def test_the_page_lists_the_happenings(module: str) -> None:
    there = [(each.what, [field.name for field in fields(each)]) for each in classes(module)]
    assert there
    assert listed(module) == there


def test_no_two_happenings_have_one_name() -> None:
    names = [each.what for module in MODULES for each in classes(module)]
    assert len(names) == len(set(names))
