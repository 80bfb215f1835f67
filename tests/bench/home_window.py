"""The program as it starts for a person, saying when its home page is there.

python -m tests.bench.home_window DATA_FOLDER
"""

import gc
import sys

from app.__main__ import main


def announce_when_ready() -> None:
    """Have the event loop, when it begins, watch the window that was just shown."""
    from PySide6.QtWidgets import QApplication

    from tests.bench.readiness import Readiness

    run_event_loop = QApplication.exec

    def announce_and_run() -> int:
        readiness = [Readiness(w) for w in QApplication.topLevelWidgets() if w.isVisible()]
        assert len(readiness) == 1
        return run_event_loop()

    setattr(QApplication, "exec", staticmethod(announce_and_run))  # noqa: B010


if __name__ == "__main__":
    gc.disable()  # as `main` does before it imports Qt, which is imported here already
    announce_when_ready()
    sys.exit(main(["--data-dir", sys.argv[1]]))
