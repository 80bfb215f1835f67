"""The engine stands on Python's standard library alone (the other arrows: import-linter)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "engine"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize(
    "path", [pytest.param(p, id=str(p.relative_to(ENGINE))) for p in sorted(ENGINE.rglob("*.py"))]
)
def test_engine_imports_only_the_standard_library(path: Path) -> None:
    roots = {name.partition(".")[0] for name in imported(path)}
    assert roots <= sys.stdlib_module_names | {"engine"}
