"""The engine's page lists all happenings that there are, in the order of their classes."""

import re
from dataclasses import fields

import pytest

from tests.engine.happening_classes import ENGINE, MODULES, classes

PAGE = (ENGINE / "README.md").read_text(encoding="utf-8")


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
