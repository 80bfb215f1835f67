"""A screen for the program, and the twin that knows where its buttons are."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.end_to_end.program import Size, prepare
from tests.app.end_to_end.twin import Twin
from tests.virtual_screen import VirtualScreen, virtual_screen

MakeTwin = Callable[..., Twin]


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    """A screen larger than the windows on it."""
    with virtual_screen(1440, 900) as screen:
        yield screen


@pytest.fixture
def make_twin(qapp: QApplication, tmp_path: Path) -> Iterator[MakeTwin]:
    """Makes twins over an empty data folder, or another one; unless told, they speak English."""
    twins = []

    def make(size: Size, data: Path = tmp_path / "twin", language: str = "en") -> Twin:
        prepare(data, motion="reduced", language=language)
        twins.append(Twin(data, size))
        return twins[-1]

    yield make
    for twin in twins:
        twin.close()
