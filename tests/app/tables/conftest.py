"""An appearance for the tests in this folder."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.style.appearance import Appearance
from tests.app.table.support import look_at


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)
