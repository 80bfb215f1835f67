"""What the pages say of the referee: its requests, and the examples."""

import json
import re
from pathlib import Path

import pytest

from engine.referee.bots import ABOUT
from engine.referee.referee import Referee

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "README.md", ROOT / "engine" / "README.md"


def test_the_page_lists_all_requests_with_their_fields() -> None:
    page = PAGES[1].read_text(encoding="utf-8")
    table = page.split("| cmd |", 1)[1].split("\n\n", 1)[0]
    rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("| `")]
    listed = {
        name.strip(" `"): (names(needed), names(optional)) for name, needed, optional, _ in rows
    }
    commands = Referee()._commands
    assert listed == {name: (each.required, each.optional) for name, each in commands.items()}
    assert listed["bot"][1] == {*ABOUT}


def names(cell: str) -> frozenset[str]:
    """The fields that a cell of the table names."""
    return frozenset(re.findall(r"`(\w+)`", cell))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_the_examples_are_true(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = [block for block in text.split("```")[1::2] if '{"cmd":' in block]
    assert blocks
    for block in blocks:
        lines = [line for line in block.splitlines() if line.startswith("{")]
        referee = Referee()
        for request, reply in zip(lines[::2], lines[1::2], strict=True):
            assert json.loads(referee.answer(request.encode())) == json.loads(reply)
