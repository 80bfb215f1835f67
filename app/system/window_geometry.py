"""The window's size and place on a screen that may be small, or another one than last time."""

from typing import Final

from PySide6.QtCore import QMargins, QRect, QSize

FRAME: Final = QMargins(8, 40, 8, 8)
"""Room for the frame and title that the system draws round a window, known only once it is shown;
as wide as the usual ones, in logical pixels."""


def fitted(wanted: QSize, screen: QRect) -> QSize:
    """Return the size, no larger than leaves room for a frame on the free part of a `screen`."""
    return wanted.boundedTo(screen.marginsRemoved(FRAME).size())


def brought_back(place: QRect, screen: QRect) -> QRect:
    """Return the `place` of a window without its frame, resized and moved as little as needed.

    All of it, title included, is then on the free part of the `screen`.
    """
    room = screen.marginsRemoved(FRAME)
    size = place.size().boundedTo(room.size())
    left = min(max(place.left(), room.left()), room.left() + room.width() - size.width())
    top = min(max(place.top(), room.top()), room.top() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())
