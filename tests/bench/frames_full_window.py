"""The full table of a game with all its cards moving, against the same as plain pixmaps.

The baseline draws the ground, then every sheet, panel and line of words where it lies, then the
cards: each as a pixmap of its own.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from app.games.qwixx_cards.visuals import painting  # noqa: F401  (registers the painters)
from app.paint.pixmaps import RESTING, PixmapCache
from app.paint.surface import surface_pixmap
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.table.layout import Layout
from app.table.painters import Brush
from app.table.visual_cache import VisualCache
from tests.app.games import qwixx_situations, wednesday_situations
from tests.bench.figures import compare, mean, percentile_99
from tests.bench.frames_window import (
    AIM,
    FRAMES,
    ROUNDS,
    SIZE,
    PixmapWindow,
    Stage,
    TableStage,
    time_frames,
)
from tests.bench.qt import begin

TABLES: dict[str, Callable[[], Layout]] = {
    "Qwixx, five players": lambda: qwixx_situations.laid_out(
        (SIZE.width(), SIZE.height()), "crossed", 5
    ),
    "Wednesday, six players": lambda: wednesday_situations.laid_out(
        (SIZE.width(), SIZE.height()), 6
    ),
}


def scattered(layout: Layout, seed: int) -> Layout:
    """The same with its cards anywhere in the window."""
    random = Random(seed)
    width, height = SIZE.width(), SIZE.height()
    cards = []
    for card in layout.cards:
        x = random.uniform(0, width - card.rect.width)
        y = random.uniform(0, height - card.rect.height)
        cards.append(replace(card, rect=card.rect._replace(x=x, y=y)))
    return replace(layout, cards=tuple(cards))


class FullStage(TableStage):
    """The table of the game."""

    def __init__(self, appearance: Appearance, layout: Layout) -> None:
        super().__init__(appearance)
        self._layout = layout

    def layout(self, seed: int) -> Layout:
        return scattered(self._layout, seed)


class FullPixmapWindow(PixmapWindow):
    """The baseline: what lies still is drawn before the cards."""

    still: tuple[tuple[QPoint, QPixmap], ...] = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        for place, pixmap in self.still:
            painter.drawPixmap(place, pixmap)
        for place, card in zip(self.places, self._cards, strict=True):
            painter.drawPixmap(place, card)


class FullPixmapStage(Stage):
    """Moves the baseline's cards along straight lines."""

    def __init__(self, appearance: Appearance, layout: Layout) -> None:
        cache = PixmapCache()
        cards = [
            cache.card(
                card.face, card.rect.width, 1.0, appearance.theme, 0.0 if card.flat else RESTING
            ).pixmap
            for card in layout.cards
        ]
        ground = surface_pixmap(SIZE, 1.0, appearance.theme)
        self.window = self._window = FullPixmapWindow(ground, cards)
        self._window.still = tuple(_still(appearance, layout))
        self._ends = [
            [QPoint(round(card.rect.x), round(card.rect.y)) for card in scattered(layout, n).cards]
            for n in (1, 2)
        ]
        self._time = 0

    def step(self) -> None:
        self._time += 1
        share = abs(self._time % FRAMES - FRAMES / 2) / FRAMES * 2
        here, there = self._ends
        self._window.places = [
            QPoint(round(a.x() + (b.x() - a.x()) * share), round(a.y() + (b.y() - a.y()) * share))
            for a, b in zip(here, there, strict=True)
        ]
        self._window.update()


def _still(appearance: Appearance, layout: Layout) -> Iterator[tuple[QPoint, QPixmap]]:
    brush, cache = Brush(appearance.theme, appearance.metrics(SIZE)), VisualCache()
    things = [(place.rect, place.visual) for place in layout.places]
    things += [(decoration.rect, decoration.visual) for decoration in layout.decorations]
    for rect, seen in things:
        made = cache.get(seen, rect.width, rect.height, 1.0, brush)
        yield QPoint(round(rect.x - made.margin), round(rect.y - made.margin)), made.pixmap


def main() -> int:
    begin()
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        for name, lay in TABLES.items():
            layout = lay()
            table, pixmaps = FullStage(appearance, layout), FullPixmapStage(appearance, layout)
            ours: list[float] = []
            plain: list[float] = []
            for _ in range(ROUNDS):
                plain += time_frames(pixmaps)
                ours += time_frames(table)
            compare(f"{name}: mean frame", "ms", mean(ours), mean(plain), AIM)
            compare(f"{name}: 99th percentile", "ms", percentile_99(ours), percentile_99(plain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
