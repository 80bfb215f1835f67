"""Whether what can be pressed has an edge that is seen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QWidget

from app.style.theme import contrast
from app.widgets.control import Control

_REACH = 4
"""How far from the border of a control its edge may lie, in pixels."""

_DASH = 6


def without_edge(page: QWidget) -> list[str]:
    """Controls on a page at whose border, on one side at least, nothing is seen."""
    image = page.grab().toImage()
    found = []
    for control in page.findChildren(Control):
        whole = QRegion(control.body().toRect())
        if control.isVisibleTo(page) and whole.subtracted(control.visibleRegion()).isEmpty():
            body = control.body().translated(control.mapTo(page, QPoint()).toPointF())
            if not all(_is_seen(image, *across) for across in _borders(body)):
                found.append(f"{type(control).__name__} {control.accessibleName()}")
    return found


def _borders(body: QRectF) -> Iterator[tuple[list[QPoint], QPoint]]:
    """Some places about the middle of each side, since edges may be dashed, and the way across."""
    middle = body.center().toPoint()
    along = range(-_DASH, _DASH + 1)
    for x in (round(body.left()), round(body.right())):
        yield [QPoint(x, middle.y() + step) for step in along], QPoint(1, 0)
    for y in (round(body.top()), round(body.bottom())):
        yield [QPoint(middle.x() + step, y) for step in along], QPoint(0, 1)


def _is_seen(image: QImage, border: list[QPoint], across: QPoint) -> bool:
    return any(_steps(image, at, across) for at in border)


def _steps(image: QImage, at: QPoint, across: QPoint) -> bool:
    places = [at + across * step for step in range(-_REACH, _REACH + 1)]
    colours = [QColor(image.pixel(place)) for place in places]
    return max(contrast(one, other) for one in colours for other in colours) >= 3.0
