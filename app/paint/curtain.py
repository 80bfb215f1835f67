"""The curtain that hides the table while the machine changes hands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from app.paint.brushes import NO_BRUSH, NO_PEN, line, vertical
from app.paint.dither import smooth_pixmap
from app.paint.ornaments import paint_meander
from app.style.theme import Theme, faint
from app.style.typography import Metrics

FOLDS = 16
SCALLOPS = 8


def paint_curtain(painter: QPainter, size: QSizeF | QSize, theme: Theme) -> None:
    """Paint folds, hem and valance over a whole window; nothing shows through."""
    width, height = float(size.width()), float(size.height())
    f = Metrics(width, height).f
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, width, height)
    painter.fillRect(whole, theme.curtain_ground)
    _paint_folds(painter, width, height, f, theme)
    # Darker behind the words in the middle, so that they read on every fold.
    middle = QRadialGradient(QPointF(width / 2, height * 0.475), max(430 * f, width * 0.336))
    middle.setColorAt(0, faint(theme.curtain_dark, 0.86))
    middle.setColorAt(0.62, faint(theme.curtain_dark, 0.66))
    middle.setColorAt(1, faint(theme.curtain_dark, 0))
    painter.fillRect(whole, middle)
    _paint_hem(painter, width, height, f, theme)
    _paint_valance(painter, width, f, theme)
    painter.restore()


def _paint_folds(painter: QPainter, width: float, height: float, f: float, theme: Theme) -> None:
    fold = width / FOLDS
    foot = height - 72 * f
    painter.setPen(NO_PEN)
    cloth = QPainterPath()
    cloth.setFillRule(Qt.FillRule.WindingFill)
    for index in range(FOLDS):
        left, right = index * fold, (index + 1) * fold
        low, high = (0.0, 10.0 * f) if index % 2 else (10.0 * f, 0.0)
        path = QPainterPath(QPointF(left, 0))
        path.lineTo(right + 1, 0)
        path.lineTo(right + 1, foot + high)
        path.quadTo(QPointF(left + fold / 2, foot + 18 * f), QPointF(left, foot + low))
        path.closeSubpath()
        shade = QLinearGradient(left, 0, right, 0)
        shade.setColorAt(0, theme.curtain_fold_1)
        shade.setColorAt(0.35, theme.curtain_fold_2)
        shade.setColorAt(0.55, theme.curtain_fold_3)
        shade.setColorAt(1, theme.curtain_fold_4)
        painter.setBrush(QBrush(shade))
        painter.drawPath(path)
        cloth.addPath(path)
    shadow = theme.curtain_shadow
    fall = QRectF(0, 0, width, foot + 18 * f)
    shades = (faint(shadow, 0.62), faint(shadow, 0.06), faint(shadow, 0.45))
    painter.fillPath(cloth, vertical(fall, *shades, stops=(0.0, 0.3, 1.0)))
    floor = QPainterPath()
    floor.addRect(0, foot, width, height - foot)
    dark = vertical(QRectF(0, foot, width, 72 * f), faint(shadow, 0.7), faint(shadow, 0.1))
    painter.fillPath(floor.subtracted(cloth), dark)


def _paint_hem(painter: QPainter, width: float, height: float, f: float, theme: Theme) -> None:
    thread = faint(theme.curtain_thread, 0.8)
    painter.setPen(QPen(thread, 2 * f))
    for y in (124, 88):
        at = height - y * f
        painter.drawLine(QPointF(0, at), QPointF(width, at))
    keys = max(1, round(width / (7 * 3.7 * f)))
    unit = width / (7 * keys)
    high = 6 * unit
    band = QPointF(0, height - 106 * f - high / 2)
    paint_meander(painter, band, width, unit, faint(theme.curtain_thread, 0.85), stroke=2 * f)


def _paint_valance(painter: QPainter, width: float, f: float, theme: Theme) -> None:
    scallop = width / SCALLOPS
    edge = 56 * f
    path = QPainterPath(QPointF(-4 * f, -4 * f))
    path.lineTo(width + 4 * f, -4 * f)
    path.lineTo(width + 4 * f, edge)
    path.lineTo(width, edge)
    for index in range(SCALLOPS):
        right = width - index * scallop
        path.quadTo(QPointF(right - scallop / 2, 118 * f), QPointF(right - scallop, edge))
    path.lineTo(-4 * f, edge)
    path.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(faint(theme.curtain_shadow, 0.35))
    painter.drawPath(path.translated(0, 9 * f))
    cloth = QRectF(0, 0, width, 87 * f)
    painter.setBrush(vertical(cloth, theme.curtain_valance_1, theme.curtain_valance_2))
    painter.setPen(line(theme.curtain_thread, 2.5 * f))
    painter.drawPath(path)
    painter.setBrush(NO_BRUSH)


def curtain_pixmap(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    """Return the curtain of a window (logical size), without bands; keep it while it shows."""

    def paint(painter: QPainter) -> None:
        paint_curtain(painter, size, theme)

    return smooth_pixmap(QSizeF(size), dpr, paint)
