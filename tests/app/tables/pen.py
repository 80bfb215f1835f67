"""A pen that takes down what is painted: every text, and where it stands."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPicture

from app.paint.faces import CARD_RATIO, paint_face
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec, Rect
from app.table.painters import Brush, paint_visual


class Written(NamedTuple):
    """A text that stands there, on a thing of this id; of a line the height of its capitals."""

    owner: str
    text: str
    rect: Rect
    height: float
    """How high over the table what it stands on lies."""


class Pen:
    """Takes down texts while `writing`; things that look the same are painted once."""

    def __init__(self) -> None:
        self._texts: list[tuple[str, QRectF]] = []
        self._known: dict[tuple[Any, ...], list[tuple[str, QRectF]]] = {}

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Whatever is painted meanwhile is taken down."""
        draw = QPainter.drawText

        def take_down(painter: QPainter, *args: Any) -> Any:
            self._take(painter, args)
            return draw(painter, *args)

        QPainter.drawText = take_down  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            QPainter.drawText = draw  # type: ignore[method-assign]

    def _take(self, painter: QPainter, args: tuple[Any, ...]) -> None:
        text = next(arg for arg in args if isinstance(arg, str))
        measure = QFontMetricsF(painter.font())
        if isinstance(args[0], QRectF | QRect):
            place = measure.boundingRect(QRectF(args[0]), int(args[1]), text)
        else:
            at = args[0] if isinstance(args[0], QPointF) else QPointF(args[0], args[1])
            high = measure.capHeight()
            place = QRectF(at.x(), at.y() - high, measure.horizontalAdvance(text), high)
        self._texts.append((text, painter.transform().mapRect(place)))

    def take_all(self) -> list[str]:
        """What was written since this was last asked."""
        texts, self._texts = self._texts, []
        return [text for text, _ in texts]

    def on(self, layout: Layout, brush: Brush, language: str = "") -> list[Written]:
        """All that is written on the table in this layout."""
        found: list[Written] = []
        things: list[PlaceSpec | Decoration] = [*layout.places, *layout.decorations]
        for thing in things:
            texts = self._look(thing.visual, thing.rect, brush, language)
            found += _moved(thing.id, texts, thing.rect, height_of(thing))
        for card in layout.cards:
            texts = self._face(card, brush, language)
            found += _moved(card.id, texts, card.rect, height_of(card))
            if card.over is not None:
                rect = card.rect._replace(height=card.rect.width * CARD_RATIO)
                texts = self._look(card.over, rect, brush, language)
                found += _moved(card.id, texts, card.rect, height_of(card))
        return found

    def _look(
        self, visual: Hashable, rect: Rect, brush: Brush, language: str
    ) -> list[tuple[str, QRectF]]:
        room = QRectF(0, 0, rect.width, rect.height)
        return self._painted(
            (visual, rect.width, rect.height, brush.metrics, language),
            lambda painter: paint_visual(painter, visual, room, brush),
        )

    def _face(self, card: CardSpec, brush: Brush, language: str) -> list[tuple[str, QRectF]]:
        face, width = card.face, card.rect.width
        return self._painted(
            (type(face), face, width, language),
            lambda painter: paint_face(painter, face, width, brush.theme),
        )

    def _painted(
        self, key: tuple[Any, ...], paint: Callable[[QPainter], None]
    ) -> list[tuple[str, QRectF]]:
        if key not in self._known:
            before, self._texts = self._texts, []
            picture = QPicture()
            painter = QPainter(picture)
            paint(painter)
            painter.end()
            self._known[key], self._texts = self._texts, before
        return self._known[key]


def height_of(thing: CardSpec | PlaceSpec | Decoration) -> float:
    """How high over the table it lies."""
    return thing.layer + thing.order / 1000


def _moved(
    owner: str, texts: list[tuple[str, QRectF]], by: Rect, height: float
) -> Iterator[Written]:
    for text, place in texts:
        rect = Rect(place.x() + by.x, place.y() + by.y, place.width(), place.height())
        yield Written(owner, text, rect, height)


def out_of_place(written: Sequence[Written], layout: Layout, bar: float) -> Iterator[str]:
    """Texts that a card or another text lies over, or that leave their thing or the window."""
    cards = {card.id: card for card in layout.cards}
    things = {place.id: place.rect for place in layout.places}
    things |= {decoration.id: decoration.rect for decoration in layout.decorations}
    window = Rect(0, bar, layout.width, layout.height - bar)
    texts = [each for each in written if each.text.strip()]
    for index, each in enumerate(texts):
        if not _within(each.rect, window, 0.5):
            yield f"{each.owner}: {each.text} leaves the window"
        if each.owner in cards:
            continue
        if not _within(each.rect, things[each.owner], 3):
            yield f"{each.owner}: {each.text} leaves {each.owner}"
        for other in texts[index + 1 :]:
            if other.owner not in cards and _over(each.rect, other.rect):
                yield f"{each.owner}: {each.text}, {other.owner}: {other.text}"
        for card in cards.values():
            if height_of(card) > each.height and _over(each.rect, card.rect):
                yield f"{each.owner}: {each.text} under {card.id}"


def _within(rect: Rect, room: Rect, slack: float) -> bool:
    room = room.grown(slack)
    return (
        rect.x >= room.x
        and rect.right <= room.right
        and rect.y >= room.y
        and rect.bottom <= room.bottom
    )


def _over(first: Rect, second: Rect) -> bool:
    width = min(first.right, second.right) - max(first.x, second.x)
    height = min(first.bottom, second.bottom) - max(first.y, second.y)
    return width > 1 and height > 1
