"""What is written on a page, and its icons, with their contrast to what lies behind them.

It is measured from pixels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QTextLine
from PySide6.QtWidgets import QWidget

from app.paint import icons
from app.style.theme import blend, contrast

_STRAY: Final = 0.03
"""What fewer of a text's pixels lie on is an edge that it touches."""


MARK: Final = 3.0
"""What icons have, in every theme."""


class Written(NamedTuple):
    """A text, or an icon by its name, that is painted, where, and how."""

    text: str
    place: QRect
    colour: QColor
    opacity: float
    large: bool
    """As WCAG means it: from 24 pixels on, or from 19 where it is bold."""
    icon: bool = False


def too_faint(
    page: QWidget, monkeypatch: pytest.MonkeyPatch, *, least: float = 4.5, large: float = 3.0
) -> list[str]:
    """Texts of a page that have less contrast than `least`, or `large` where they are large.

    With them the icons that have less than `MARK`.
    """
    page.grab()  # What is painted once and kept is kept now.
    written: list[Written] = []
    with monkeypatch.context() as patch:
        _note_in(patch, written)
        seen = page.grab().toImage()
    with monkeypatch.context() as patch:
        _note_in(patch, None)
        bare = page.grab().toImage()
    return [
        f"{each.text[:40]!r}: {ratio:.2f}"
        for each in written
        for ratio in _ratios(each, seen, bare)
        if ratio < (MARK if each.icon else large if each.large else least)
    ]


def _note_in(patch: pytest.MonkeyPatch, written: list[Written] | None) -> None:
    """Note every text that is painted; without a list, paint none."""
    paint_text, paint_line = QPainter.drawText, QTextLine.draw

    def note(painter: QPainter, text: str, place: QRectF) -> None:
        assert written is not None
        font, pen = painter.font(), painter.pen().color()
        large = font.pixelSize() >= 24 or (font.pixelSize() >= 19 and font.weight() >= 700)
        on_page = painter.deviceTransform().mapRect(place).toAlignedRect()
        opacity = pen.alphaF() * painter.opacity()
        written.append(Written(text, on_page, QColor(pen.rgb()), opacity, large))

    def draw_text(painter: QPainter, *arguments: Any) -> Any:
        if written is None:
            return None
        text = next(each for each in arguments if isinstance(each, str))
        note(painter, text, _place(painter, text, arguments))
        return paint_text(painter, *arguments)

    def draw_line(text_line: QTextLine, painter: QPainter, at: QPointF) -> None:
        if written is not None:
            note(painter, "a line of a paragraph", text_line.naturalTextRect().translated(at))
            paint_line(text_line, painter, at)

    class Renderer:
        """Paints an icon, or nothing, and notes it."""

        def __init__(self, name: str, colour: str, stroke: float) -> None:
            self._name, self._colour = name, QColor(colour)
            self._renderer = find_icon(name, colour, stroke)

        def render(self, painter: QPainter, place: QRectF) -> None:
            if written is not None:
                on_page = painter.deviceTransform().mapRect(place).toAlignedRect()
                icon = Written(
                    self._name, on_page, self._colour, painter.opacity(), large=False, icon=True
                )
                written.append(icon)
                self._renderer.render(painter, place)

    find_icon = icons._renderer
    patch.setattr(icons, "_renderer", Renderer)
    patch.setattr(QPainter, "drawText", draw_text)
    patch.setattr(QTextLine, "draw", draw_line)


def _place(painter: QPainter, text: str, arguments: tuple[Any, ...]) -> QRectF:
    first = arguments[0]
    if isinstance(first, QRect | QRectF):
        return QRectF(first)
    measure = painter.fontMetrics()
    at = QPointF(first) if isinstance(first, QPoint | QPointF) else QPointF(*arguments[:2])
    wide, high = measure.horizontalAdvance(text) + 2, measure.height()
    return QRectF(at - QPointF(0, measure.ascent()), QSizeF(wide, high))


def _ratios(written: Written, seen: QImage, bare: QImage) -> Iterator[float]:
    """The contrasts of a text to the grounds behind it."""
    place = written.place.intersected(seen.rect())
    grounds = Counter(
        bare.pixel(x, y)
        for y in range(place.top(), place.bottom() + 1)
        for x in range(place.left(), place.right() + 1)
        if seen.pixel(x, y) != bare.pixel(x, y)
    )
    for pixel, count in grounds.items():
        if count >= _STRAY * grounds.total():
            ground = QColor(pixel)
            yield contrast(blend(ground, written.colour, written.opacity), ground)
