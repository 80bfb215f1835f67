"""A program of its own that builds the index of a data folder; tests end it at any moment.

python -m tests.app.history.building DATA_FOLDER
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.storage.history_check import HistoryCheck
from tests.app.history.arena_matches import store_in


def main(data: Path) -> int:
    """Build the index; say when it begins."""
    application = QCoreApplication([])
    check = HistoryCheck(store_in(data), application)
    check.ended.connect(application.quit)
    sys.stdout.write("begins\n")
    sys.stdout.flush()
    check.start()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
