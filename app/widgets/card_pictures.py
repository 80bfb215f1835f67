"""Pictures of cards and piles for texts, by names that can be written into the text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.paint.face import Face, paint_face
from app.paint.faces import NumberFace
from app.paint.ornaments import DOWN, UP
from app.paint.paper import CARD_RATIO
from app.paint.places import paint_tray, tray_rect
from app.style.theme import Theme

TextFaces: TypeAlias = Mapping[str, Callable[[Sequence[str], bool], Face]]
"""The cards that a text may show: what makes the face from the other words of its name, by the
first one; and whether it lies on a pile."""

CARD: Final = 66.0
"""Width of a card in a text, in measures of a page 1280 wide."""

SMALL_CARD: Final = 46.0
"""The same of a small one, which goes into a line of a table."""

_ROUND_CARD: Final = 8.0
_ROUND_TRAY: Final = 6.0
"""Free space round what is painted, in pixels."""

_SMALL = "small"
_PLAIN = "card"
_PILE = "pile"


class CardPictures:
    """The pictures of one game's texts.

    The words of a name are parted by colons. A card is `card:37` or whatever else its game knows,
    such as `gold:27`. A pile is `pile:up:47` or `pile:down:65` with that top, which is followed by
    its kind if it is no plain card: `pile:up:27:gold`. The word `small` at the end makes any of
    them small.
    """

    def __init__(self, faces: TextFaces) -> None:
        self._faces = faces

    def knows(self, name: str) -> bool:
        """Tell whether the first word of the name is that of a picture."""
        return name.partition(":")[0] in {_PILE, *self._faces}

    def picture(self, name: str, unit: float, ratio: float, theme: Theme) -> QImage:
        """Paint the picture of that name, with pixels of that ratio.

        `unit` is the length of one design pixel. Raises KeyError or ValueError for another name.
        """
        kind, *rest = name.split(":")
        if rest[-1] == _SMALL:
            rest.pop()
        width = _card_width(name, unit)
        if kind == _PILE:
            return self._pile(rest, width, ratio, theme)
        return _card(self._faces[kind](rest, False), width, ratio, theme)

    def _pile(self, words: Sequence[str], width: float, ratio: float, theme: Theme) -> QImage:
        direction, number, *rest = words
        kind, *others = rest or [_PLAIN]
        face = self._faces[kind]([number, *others], True)
        high = face.high if isinstance(face, NumberFace) else 100
        card = QRectF(0, 0, width, width * CARD_RATIO)
        tray = tray_rect(card)
        image, painter = _paper(tray.size() + QSizeF(_ROUND_TRAY, _ROUND_TRAY), ratio)
        painter.translate(QPointF(2, 2) - tray.topLeft())
        runs = {"up": UP, "down": DOWN}[direction]
        paint_tray(painter, card, theme, direction=runs, high=high)
        paint_face(painter, face, width, theme)
        painter.end()
        return image


def picture_width(name: str, unit: float) -> float:
    """Return how wide the picture of that name is."""
    width = _card_width(name, unit)
    if name.startswith("pile:"):
        return tray_rect(QRectF(0, 0, width, width)).width() + _ROUND_TRAY
    return width + _ROUND_CARD


def _card_width(name: str, unit: float) -> float:
    return (SMALL_CARD if name.endswith(f":{_SMALL}") else CARD) * unit


def _card(face: Face, width: float, ratio: float, theme: Theme) -> QImage:
    image, painter = _paper(QSizeF(width + _ROUND_CARD, width * CARD_RATIO + 4), ratio)
    painter.translate(2, 2)
    paint_face(painter, face, width, theme)
    painter.end()
    return image


def _paper(size: QSizeF, ratio: float) -> tuple[QImage, QPainter]:
    """Return an empty picture of that size, and a painter on it."""
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter
