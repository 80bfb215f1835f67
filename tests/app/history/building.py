"""A program of its own that builds the index of a data folder; tests end it at any moment.

python -m tests.app.history.building DATA_FOLDER
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.storage import history_check
from app.storage.history.records import SavedFile
from app.storage.match_store import read
from engine.core.errors import Damaged
from engine.core.journal import Pause
from engine.core.match import Match
from tests.app.history.arena_matches import store_in


def tell_and_read(file: SavedFile, pause: Pause | None = None) -> Match | Damaged | OSError | None:
    """Read a file, and say so with a dot."""
    sys.stdout.write(".")
    sys.stdout.flush()
    return read(file, pause)


def main(data: Path) -> int:
    """Build the index."""
    setattr(history_check, "read", tell_and_read)  # noqa: B010
    application = QCoreApplication([])
    check = history_check.HistoryCheck(store_in(data), application)
    check.ended.connect(application.quit)
    check.start()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
