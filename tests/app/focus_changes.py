"""What has the keyboard, one widget after the other."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def focus_changes(app: QApplication) -> Iterator[list[QWidget | None]]:
    """What gets the keyboard from now on, in a list that is emptied at the end.

    The application lives on: it must not keep widgets that are gone, in whose place others are
    then taken for them.
    """
    came: list[QWidget | None] = []

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        came.append(new)

    app.focusChanged.connect(note)
    try:
        yield came
    finally:
        app.focusChanged.disconnect(note)
        came.clear()
