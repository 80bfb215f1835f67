"""Icons in one hand: SVG files on a 24 grid, painted in any colour at any size."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.paint.album import album
from app.system.resources import resource

STROKE = 1.8
"""Width of the lines in the files, on the 24 grid."""


def paint_icon(
    painter: QPainter, name: str, rect: QRectF, color: QColor, stroke: float = 2.0
) -> None:
    """Paint the icon of that file name in `rect` (a square), lines `stroke` wide on the 24 grid.

    Raises FileNotFoundError when there is no such icon.
    """
    renderer = _renderer(name, color.name(), stroke)
    painter.save()
    if color.alpha() < 255:
        painter.setOpacity(painter.opacity() * color.alphaF())
    renderer.render(painter, rect)
    painter.restore()


@lru_cache(maxsize=256)
def _renderer(name: str, color: str, stroke: float) -> QSvgRenderer:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    text = text.replace("currentColor", color)
    text = text.replace(f'stroke-width="{STROKE}"', f'stroke-width="{stroke}"')
    return QSvgRenderer(QByteArray(text.encode()))


def program_icon() -> QIcon:
    """Return the program's own icon for windows, in the sizes that task bars ask for.

    It is rendered here because Qt's own SVG icons need a plugin that a frozen program may lack.
    """
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128):
        icon.addPixmap(album.picture(("program icon", size), partial(_program_pixmap, size)))
    return icon


def _program_pixmap(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _program_renderer().render(painter)
    painter.end()
    return pixmap


@cache
def _program_renderer() -> QSvgRenderer:
    return QSvgRenderer(str(resource("icons", "trapoula.svg")))
