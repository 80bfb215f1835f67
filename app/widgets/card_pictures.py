"""Pictures of cards and piles for texts, by names that can be written into the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.paint.faces import (
    CARD_RATIO,
    QWIXX_SHAPES,
    BackFace,
    CharacterFace,
    CommandFace,
    Face,
    NumberFace,
    OutcastFace,
    QwixxFace,
    paint_face,
)
from app.paint.ornaments import DOWN, UP
from app.paint.places import paint_tray, tray_rect
from app.theme import Theme

CARD: Final = 66.0
"""Width of a card in a text, in measures of a page 1280 wide."""

SMALL_CARD: Final = 46.0
"""The same of a small one, which goes into a line of a table."""

_ROUND_CARD: Final = 8.0
_ROUND_TRAY: Final = 6.0
"""Free space round what is painted, in pixels."""

_SMALL = "small"
_PLAIN = "card"
_HIGH = {"gold": 60, "silver": 60}
"""Where piles of these decks end; all others end at 100."""


def is_picture(name: str) -> bool:
    """Whether the name is that of a picture, as far as its first word tells."""
    return name.partition(":")[0] in _KINDS


def card_picture(name: str, unit: float, ratio: float, theme: Theme) -> QImage:
    """The picture of that name; `unit` is the length of one design pixel, `ratio` that of pixels.

    Words are parted by colons. A card is `card:37`, `fire:33`, `gold:27`, `silver:45`; one with a
    command `bolt:43:skull` or `infinity:49:silence`; a card of Qwixx `red:5`, `joker:7`, or
    `back:7`; of Wednesday `outcast:8`, `outcast:5:blocked`, `character:yoko`. `deck:burnt` is the
    back of a deck. A pile is `pile:up:47` or `pile:down:65` with that top, which is followed by
    its kind if it is no plain card: `pile:up:33:fire` (it burns), `pile:up:27:gold`,
    `pile:down:43:bolt:skull`. The word `small` at the end makes any of them small. Raises KeyError
    or ValueError for another name.
    """
    kind, *rest = name.split(":")
    if rest[-1] == _SMALL:
        rest.pop()
    width = _card_width(name, unit)
    if kind == "pile":
        return _pile(rest, width, ratio, theme)
    return _card(_face(kind, rest), width, ratio, theme)


def picture_width(name: str, unit: float) -> float:
    """How wide the picture of that name is."""
    width = _card_width(name, unit)
    if name.startswith("pile:"):
        return tray_rect(QRectF(0, 0, width, width)).width() + _ROUND_TRAY
    return width + _ROUND_CARD


def _card_width(name: str, unit: float) -> float:
    return (SMALL_CARD if name.endswith(f":{_SMALL}") else CARD) * unit


def _face(kind: str, words: list[str], *, on_pile: bool = False) -> Face:
    first, *others = words
    face: Face
    match kind:
        case "card":
            face = NumberFace(int(first))
        case "fire":
            face = NumberFace(int(first), fire=True, burning=on_pile)
        case "gold" | "silver":
            face = NumberFace(int(first), high=_HIGH[kind], tone=kind)
        case "bolt" | "infinity":
            face = CommandFace(int(first), others[0], "", at_once=kind == "bolt")
        case "back":
            face = BackFace("neutral", number=int(first))
        case "deck":
            face = BackFace(first)
        case "outcast":
            face = OutcastFace(int(first), blocked=bool(others))
        case "character":
            face = CharacterFace(first, "", "")
        case _:
            face = QwixxFace(kind, int(first))
    return face


def _card(face: Face, width: float, ratio: float, theme: Theme) -> QImage:
    image, painter = _paper(QSizeF(width + _ROUND_CARD, width * CARD_RATIO + 4), ratio)
    painter.translate(2, 2)
    paint_face(painter, face, width, theme)
    painter.end()
    return image


def _pile(words: list[str], width: float, ratio: float, theme: Theme) -> QImage:
    direction, number, *rest = words
    kind, *others = rest or [_PLAIN]
    card = QRectF(0, 0, width, width * CARD_RATIO)
    tray = tray_rect(card)
    image, painter = _paper(tray.size() + QSizeF(_ROUND_TRAY, _ROUND_TRAY), ratio)
    painter.translate(QPointF(2, 2) - tray.topLeft())
    runs = {"up": UP, "down": DOWN}[direction]
    paint_tray(painter, card, theme, direction=runs, high=_HIGH.get(kind, 100))
    paint_face(painter, _face(kind, [number, *others], on_pile=True), width, theme)
    painter.end()
    return image


def _paper(size: QSizeF, ratio: float) -> tuple[QImage, QPainter]:
    """An empty picture of that size, and a painter on it."""
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


_KINDS: Final = {
    _PLAIN,
    "fire",
    "gold",
    "silver",
    "bolt",
    "infinity",
    *QWIXX_SHAPES,
    "joker",
    "back",
    "deck",
    "outcast",
    "character",
    "pile",
}
