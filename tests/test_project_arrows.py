"""What no import may do, the engine's and the tests' (the other arrows: import-linter)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ENGINE = TESTS.parent / "engine"


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


def test_helpers_stand_in_modules_without_tests() -> None:
    wrong = []
    for path in TESTS.rglob("*.py"):
        source = path.read_text("utf-8")
        if source.count("test_") == source.count("def test_"):
            continue  # It need not be parsed, which takes long.
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom):
                names = [alias.name for alias in node.names]
                # The sample game runs whole modules of tests.
                whole = path.parent.name != "sample_game" and any(
                    n.startswith("test_") for n in names
                )
                if whole or ".test_" in (node.module or ""):
                    wrong.append(f"{path.name}: {node.module} {names}")
    assert wrong == []
