"""Files that a test drags over the window and drops there."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from app.window.window import Window

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def drop(window: Window, *files: Path | str) -> bool:
    """Drag something over the window and drop it there; return whether that is accepted."""
    data = QMimeData()
    data.setUrls(
        [QUrl.fromLocalFile(str(file)) if isinstance(file, Path) else QUrl(file) for file in files]
    )
    enter = QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NONE)
    enter.ignore()
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(QDropEvent(QPointF(9, 9), COPY, data, LEFT, NONE))
    return enter.isAccepted()
