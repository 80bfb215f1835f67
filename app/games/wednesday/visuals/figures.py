"""The two-tone figures of Wednesday: SVG files on a 100 grid."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.style.theme import Theme
from app.system.resources import resource

_INK = "#2A2140"
_TONE = "#8C6FC4"


def paint_figure(painter: QPainter, name: str, rect: QRectF, ink: QColor, tone: QColor) -> None:
    """Paint the figure of that file name in `rect` (a square), its two tones in these colours.

    Raise FileNotFoundError when there is no such figure.
    """
    _renderer(name, ink.name(), tone.name()).render(painter, rect)


def paint_printed_figure(painter: QPainter, name: str, rect: QRectF, theme: Theme) -> None:
    """Paint a figure in the colours in which it is printed on its card."""
    paint_figure(painter, name, rect, theme.wednesday_ink, theme.wednesday_tone)


def outcast_figure(number: int) -> str:
    """Return the name of an outcast's figure; a character's is its id."""
    return f"outcast-{number}"


@lru_cache(maxsize=64)
def _renderer(name: str, ink: str, tone: str) -> QSvgRenderer:
    text = resource("figures", f"{name}.svg").read_text(encoding="utf-8")
    text = text.replace(_INK, "ink").replace(_TONE, tone).replace("ink", ink)
    return QSvgRenderer(QByteArray(text.encode()))
