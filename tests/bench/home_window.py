"""The program as it starts for a person, saying when its home page is there.

python -m tests.bench.home_window DATA_FOLDER
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.application import run
from tests.bench.readiness import Readiness

run_event_loop = QApplication.exec


def announce_and_run() -> int:
    """Stand in for the event loop: watch the window that was just shown, then run."""
    readiness = [Readiness(w) for w in QApplication.topLevelWidgets() if w.isVisible()]
    assert len(readiness) == 1
    return run_event_loop()


if __name__ == "__main__":
    setattr(QApplication, "exec", staticmethod(announce_and_run))  # noqa: B010
    sys.exit(run(Path(sys.argv[1])))
