"""Helpers for tests that look at pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter], None]


def painted(paint: Paint, width: int = 200, height: int = 280, dpr: float = 1.0) -> QImage:
    """What a painter function makes on a clear ground of that logical size."""
    image = QImage(
        round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def pixels(image: QImage) -> bytes:
    """All pixels of an image, which Qt itself would only lend for as long as the image lives."""
    return bytes(image.constBits())


def empty(image: QImage) -> bool:
    """Whether nothing was painted."""
    return not any(pixels(image))


def opaque(image: QImage) -> bool:
    """Whether nothing shows through anywhere."""
    return all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    )


def holds(image: QImage, color: QColor) -> bool:
    """Whether some pixel has exactly that colour."""
    wanted = color.rgb()
    return any(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )
