"""What every test stands on: Qt without a screen, our own fonts, nothing of the person's files."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_HOME = Path(tempfile.mkdtemp(prefix="trapoula-tests-"))
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)

# Before Qt is loaded. A test that needs a screen starts its own and the program beside it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
    folder = _HOME / variable.lower()
    folder.mkdir(mode=0o700)
    os.environ[variable] = str(folder)
os.environ.update(LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="")

from PySide6.QtWidgets import QApplication  # noqa: E402

from app.text import load_fonts  # noqa: E402

# The same examples on every machine, so that a failure can be repeated; a slow one is no failure.
settings.register_profile(
    "trapoula",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("trapoula")


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, with the program's fonts loaded."""
    load_fonts()
    return qapp


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """An empty data folder for the program, not yet made."""
    return tmp_path / "data"
