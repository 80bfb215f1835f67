"""Computer players for the tests in this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.computers.fakes import FakeThinker


@pytest.fixture
def fake(qapp: object, tmp_path: Path) -> Iterator[FakeThinker]:
    folder = tmp_path / "fake"
    folder.mkdir()
    thinker = FakeThinker(folder)
    yield thinker
    thinker.close()
