"""The windows that `frames` measures: the table's own, and one that only draws pixmaps.

A frame is: every card takes its next place, the event loop paints what that has damaged. Where
the cards are sent next is settled between frames, as a player's move would.
"""

import sys
import tempfile
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.paint.faces import CARD_RATIO, NumberFace
from app.paint.pixmaps import PixmapCache
from app.paint.surface import surface_pixmap
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.table.guide import Offer
from app.table.layout import CardSpec, Decoration, Layer, Layout, Rect
from app.table.scene.motion import Transition
from app.table.view.view import TableView
from tests.bench.amounts import amount
from tests.bench.figures import compare, mean, milliseconds, percentile_99
from tests.bench.qt import begin

SIZE = QSize(1920, 1080)
UNIT = 178.0  # width of a card at this size
CARDS = 20
ROUNDS = amount(6)
WARM_UP = amount(10)
FRAMES = amount(250, 2)
FRAME_MS = 16.0
AIM = 1.5


class Stage:
    """A window with moving cards."""

    window: QWidget

    def prepare(self) -> None:
        """Before each frame, not timed: see to it that there is something to move."""

    @abstractmethod
    def step(self) -> None:
        """Move all cards on by one frame, without painting."""

    def frame(self) -> None:
        self.step()
        QApplication.processEvents()


class PixmapWindow(QWidget):
    """The baseline: a full background and the cards, all as pixmaps in their own size."""

    def __init__(self, background: QPixmap, cards: Sequence[QPixmap]) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._background = background
        self._cards = cards
        self.places = [QPoint()] * len(cards)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        for place, card in zip(self.places, self._cards, strict=True):
            painter.drawPixmap(place, card)


class PixmapStage(Stage):
    """Moves the baseline's pixmaps along straight lines."""

    def __init__(self, appearance: Appearance) -> None:
        cache = PixmapCache()
        cards = [
            cache.card(face, UNIT, 1.0, appearance.theme).pixmap
            for face in map(NumberFace, numbers())
        ]
        self.window = self._window = PixmapWindow(
            surface_pixmap(SIZE, 1.0, appearance.theme), cards
        )
        self._time = 0

    def step(self) -> None:
        self._time += 1
        share = abs(self._time % FRAMES - FRAMES / 2) / FRAMES * 2
        here, there = places(1), places(2)
        self._window.places = [
            QPoint(round(a.x + (b.x - a.x) * share), round(a.y + (b.y - a.y) * share))
            for a, b in zip(here, there, strict=True)
        ]
        self._window.update()


class SteppedClock(Clock):
    """A clock that stands still between frames."""

    time = 0.0

    def now(self) -> float:
        return self.time

    def wake(self) -> None:
        """Every tick comes from the stage."""


class Onlooker:
    """A guide of the table under which nothing can be done."""

    def offers(self, card_id: str) -> Mapping[str, Offer]:
        return {}

    def aim_decorations(self, card_id: str, offers: Mapping[str, Offer]) -> Sequence[Decoration]:
        return ()

    def lay(self, card_id: str, place_id: str) -> bool:
        return False

    def lies_for_good(self, card_id: str, place_id: str) -> bool:
        return False

    def wants_press(self, place_id: str) -> None: ...

    def press(self, target_id: str) -> None: ...

    def rest(self) -> None: ...

    def lifted(self, card_id: str) -> None: ...

    def typed(self, digits: str) -> str | None:
        return None

    def not_held(self, digits: str) -> bool:
        return False

    def key(self, event: QKeyEvent, target_id: str | None) -> bool:
        return False

    def key_aside(self, event: QKeyEvent) -> bool:
        return False


class TableStage(Stage):
    """The table itself; as soon as all cards have arrived it sends them elsewhere."""

    def __init__(self, appearance: Appearance) -> None:
        self._clock = SteppedClock()
        self._appearance = appearance
        self.window = self._view = TableView(appearance, Onlooker(), clock=self._clock)
        self._seed = 0

    def prepare(self) -> None:
        if self._view.scene.resting:
            self._seed += 1
            self._show(self._seed)

    def step(self) -> None:
        self._clock.time += FRAME_MS
        self._clock.ticked.emit(self._clock.time)

    def layout(self, seed: int) -> Layout:
        """Where everything lies next."""
        cards = tuple(
            CardSpec(str(number), NumberFace(number), rect, Layer.HAND, order)
            for order, (number, rect) in enumerate(zip(numbers(), places(seed), strict=True))
        )
        return Layout(SIZE.width(), SIZE.height(), UNIT, cards)

    def _show(self, seed: int) -> None:
        metrics = self._appearance.metrics(SIZE)
        transition = Transition.MOVE if self._view.scene.cards else Transition.AT_ONCE
        self._view.show_layout(self.layout(seed), metrics, SIZE.height(), transition)


def numbers() -> range:
    return range(21, 21 + CARDS)


def places(seed: int) -> list[Rect]:
    """Where the cards lie, anywhere in the window."""
    random = Random(seed)
    height = UNIT * CARD_RATIO
    return [
        Rect(
            random.uniform(0, SIZE.width() - UNIT),
            random.uniform(0, SIZE.height() - height),
            UNIT,
            height,
        )
        for _ in range(CARDS)
    ]


def fill_screen(window: QWidget) -> None:
    """Show a window without a frame, and wait until it is there."""
    window.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    window.setGeometry(0, 0, SIZE.width(), SIZE.height())
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    assert window.size() == SIZE


def time_frames(stage: Stage) -> list[float]:
    """Show a stage, let it get going, and time its frames in milliseconds."""
    window = stage.window
    fill_screen(window)
    samples = []
    for _ in range(WARM_UP + FRAMES):
        stage.prepare()
        samples.append(milliseconds(stage.frame))
    window.hide()
    QApplication.processEvents()
    return samples[WARM_UP:]


def main() -> int:
    begin()
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        table, pixmaps = TableStage(appearance), PixmapStage(appearance)
        ours: list[float] = []
        plain: list[float] = []
        for _ in range(ROUNDS):
            plain += time_frames(pixmaps)
            ours += time_frames(table)
    compare("mean frame", "ms", mean(ours), mean(plain), AIM)
    compare("99th percentile", "ms", percentile_99(ours), percentile_99(plain), AIM)
    return 0


if __name__ == "__main__":
    sys.exit(main())
