"""Nobody but the thread that paints fills what is painted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import start
from app.system.raster import ALONE
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
PAINTS = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRegion
from app.system.raster import fill_alone
if "alone" in sys.argv:
    fill_alone()
application = QGuiApplication(["paints", "-platform", "offscreen"])
table, card = (QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
card.fill(0x80FF0000)
painter = QPainter(table)
painter.setClipRegion(QRegion(0, 0, 100, 400) + QRegion(200, 0, 100, 300))
painter.drawImage(0, 0, card)
painter.end()
print(*(task.joinpath("comm").read_text() for task in Path("/proc/self/task").iterdir()))
"""
HELPERS = "Thread (pooled)"


def threads_after_painting(*how: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PAINTS, *how], cwd=ROOT, check=True, capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip
    return done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no names elsewhere")
def test_no_other_thread_fills_what_is_painted() -> None:
    assert HELPERS in threads_after_painting()
    assert HELPERS not in threads_after_painting("alone")


class _EnoughError(Exception):
    """The rest of the start is not wanted."""


def test_the_program_begins_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ALONE, "")  # Put back afterwards, though the start sets it.
    monkeypatch.delenv(ALONE)
    found = list[bool]()

    def obstacle() -> None:
        found.append(ALONE in os.environ)
        raise _EnoughError

    monkeypatch.setattr(start, "obstacle", obstacle)
    monkeypatch.setattr(start, "_end_at_ctrl_c", lambda: None)
    with pytest.raises(_EnoughError):
        start.start(tmp_path, None)
    assert found == [True]
