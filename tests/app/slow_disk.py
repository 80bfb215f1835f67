"""A disk that gives the journals when a test wants them."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.storage import journals
from engine.core.journal import Pause


class SlowDisk:
    """Gives a file only once the test has let it; until then the reading goes on and on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        """The names of the files that were wanted, each time they were."""
        self.threads: set[int] = set()
        """Which threads wanted them."""
        self._ready: set[str] = set()
        self._all = False
        for function in (journals.read, journals.open_to_play, journals.text_of):
            held = partial(self._hold, function)
            monkeypatch.setattr(journals, function.__name__, held)

    def let(self, *paths: Path) -> None:
        self._ready.update(path.name for path in paths)

    def hold(self, path: Path) -> None:
        self._ready.discard(path.name)

    def let_all(self) -> None:
        self._all = True

    def _hold(self, function: Callable[..., Any], path: Path, pause: Pause | None = None) -> Any:
        self.asked.append(path.name)
        self.threads.add(threading.get_ident())
        while not self._all and path.name not in self._ready:
            assert pause is not None, "the window would wait for the disk"
            pause()
        return function(path, pause)
