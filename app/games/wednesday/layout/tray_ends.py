"""The room of an open tray, and what is said at the two ends of the pile in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.wednesday import words
from app.games.wednesday.layout.measures import WednesdayMeasures
from app.games.wednesday.visuals.visuals import ParagraphVisual
from app.style.typography import SMALLEST, font, text_width
from app.table.layout import Decoration, Layer, Rect

PANEL: Final = 100
"""The order of the tray inside the layer of labels."""


class Inside(NamedTuple):
    """The room for cards in a tray."""

    panel: Rect
    inset: float
    head: float
    foot: float

    @property
    def cards(self) -> Rect:
        x, y, width, height = self.panel
        return Rect(
            x + self.inset,
            y + self.head,
            width - 2 * self.inset,
            height - self.head - self.foot,
        )


def burnt_ends(
    inside: Inside, measures: WednesdayMeasures, cards: Rect, rows: int, note: str = ""
) -> Iterator[Decoration]:
    """Name the two ends of the burnt pile; a note stands there too if there is room for it."""
    top = words.top_of_rows() if rows > 1 else words.top()
    bottom = words.bottom_of_rows() if rows > 1 else words.bottom()
    yield from at_the_ends(inside, measures, cards, (top, bottom, note))


def at_the_ends(
    inside: Inside, measures: WednesdayMeasures, cards: Rect, words_there: tuple[str, str, str]
) -> Iterator[Decoration]:
    """Say something at each of the two ends, and a note if there is room for it."""
    top, bottom, note = words_there
    noted = f"{bottom} · {note}" if note else bottom
    size, room = measures.frame.metrics.pixels(14), inside.cards
    text = noted if _both(top, noted, size, measures) <= cards.width else bottom
    while size > SMALLEST and _both(top, text, size, measures) > room.width:
        size -= 1
    wide = max(cards.width, _both(top, text, size, measures))
    x = min(max(cards.middle[0] - wide / 2, room.x), room.right - wide)
    cards = Rect(x, cards.y, wide, cards.height)
    high = QFontMetricsF(font(size, 450)).height()
    y = inside.panel.bottom - inside.foot + (inside.foot - high) / 2 - measures.px(2)
    for id_, end, x in (
        ("top", top, cards.x),
        ("bottom", text, cards.right - _wide(text, size)),
    ):
        visual = ParagraphVisual((end,), size, centred=False)
        yield Decoration(
            f"end:{id_}", Rect(x, y, _wide(end, size), high), visual, Layer.LABEL, PANEL + 1
        )


def _both(top: str, bottom: str, size: int, measures: WednesdayMeasures) -> float:
    """Return how wide a line with these words at its ends is at least."""
    return _wide(top, size) + _wide(bottom, size) + measures.px(24)


def _wide(text: str, size: int) -> float:
    return text_width(text, size) + 2
