"""No class does too much or shares its name, and no module is too long to be read at one go."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

MOST_METHODS = 25
MOST_LINES = 400

# What is listed here is larger for a reason, and only that may be listed.
LARGE_CLASSES = {
    "engine/core/match.py:Match": "a match as everybody sees it: half of it reads one field each",
    "engine/games/the_game/rules.py:TheGame": "one method for each rule that Extreme has otherwise",
}
LONG_MODULES = {
    "app/games/qwixx_cards/words.py": "declares texts, one after the other",
    "app/games/wednesday/words.py": "declares texts, one after the other",
}


def modules() -> Iterator[tuple[str, str]]:
    for half in ("app", "engine"):
        for path in sorted((ROOT / half).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


@cache
def classes() -> list[tuple[str, str, int]]:
    """Return every class with its module and the number of its methods and properties."""
    return [
        (path, name, count)
        for path, source in modules()
        for name, count in methods_of(ast.parse(source))
    ]


def methods_of(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield every class with the number of its methods and properties."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            functions = (ast.FunctionDef, ast.AsyncFunctionDef)
            yield node.name, sum(isinstance(each, functions) for each in node.body)


def test_no_class_has_too_many_methods() -> None:
    large = {f"{path}:{name}": count for path, name, count in classes() if count > MOST_METHODS}
    assert large.keys() == LARGE_CLASSES.keys(), large


def test_no_module_is_too_long() -> None:
    lines = {path: len(source.splitlines()) for path, source in modules()}
    long = {path: count for path, count in lines.items() if count > MOST_LINES}
    assert long.keys() == LONG_MODULES.keys(), long


def test_no_class_name_stands_twice() -> None:
    tools = [ROOT / "dev.py", *(ROOT / "i18n").rglob("*.py"), *(ROOT / "packaging").rglob("*.py")]
    trees = [ast.parse(path.read_text("utf-8")) for path in tools]
    names = Counter(name for _, name, _ in classes())
    names.update(name for tree in trees for name, _ in methods_of(tree))
    assert [name for name, count in names.items() if count > 1] == []


def test_methods_and_properties_are_counted_and_nested_classes_by_themselves() -> None:
    source = """
class Outer:
    size: int
    def plain(self): ...
    @property
    def value(self): ...
    async def later(self): ...
    class Inner:
        def own(self):
            def no_method(): ...
"""
    assert dict(methods_of(ast.parse(source))) == {"Outer": 3, "Inner": 1}
