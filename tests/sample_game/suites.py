"""What holds of every game, to be run with the sample."""

from collections.abc import Callable
from types import ModuleType


def of_every_game(*suites: ModuleType) -> dict[str, Callable[..., None]]:
    """The tests of these modules that run once for each game."""
    found = {
        name: test
        for suite in suites
        for name, test in vars(suite).items()
        if any(mark.name == "every_game" for mark in getattr(test, "pytestmark", ()))
    }
    assert found
    return found
