"""All happenings that there are, by the modules that define them."""

import importlib
from pathlib import Path

import engine
from engine.core.happening import Happening

ENGINE = Path(engine.__file__).parent
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
