"""Statistics of histories at random are those of a plain count over the journals."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.amounts import some
from tests.app.history.random_histories import differences


@pytest.mark.parametrize("number", range(some(96)))
def test_a_history_is_counted_like_its_journals(
    qapp: QApplication, tmp_path: Path, number: int
) -> None:
    assert differences(Random(number), tmp_path) == []
