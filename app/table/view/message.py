"""A message on the table: a bubble beside the thing that it is about, until it is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.paint.states import LOCK_REACH
from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.scene.card_item import HOVER_RISE
from app.table.scene.scene import Scene
from app.table.view.bubble import KEPT, LIT, OTHER, OWED, STANDS, TAKES, TOLD, Seen, make_bubble
from app.table.view.bubble_shapes import LONG
from app.table.visuals import BadgeVisual


class _Shown(NamedTuple):
    """A message, asked anew whenever the table or the language changes."""

    find: Callable[[], Rect | None]
    say: Callable[[], str]
    clear: Callable[[], Sequence[Rect]]
    patient: bool


class Message:
    """The one message of a table."""

    def __init__(self, view: QWidget, scene: Scene, metrics: Metrics) -> None:
        self._view = view
        self._scene = scene
        self._metrics = metrics
        self._shown: _Shown | None = None
        self.stays_clear_of: Callable[[], Sequence[Rect]] = tuple
        """Finds what lies over the table and is never covered."""
        self.over: Callable[[], None] = self.clear
        """Takes it away when it has stood for its time."""
        self.timer = scene.clock.alarm(self._end)
        """Takes it away, unless it stands until somebody touches the table."""

    @property
    def text(self) -> str:
        """The message that stands on the table now, "" if none."""
        return "" if self._shown is None else self._shown.say()

    @property
    def patient(self) -> bool:
        """Tell whether what others do takes away no message that says anything yet."""
        return self._shown is not None and self._shown.patient

    def show(
        self,
        about: str | Callable[[], Rect | None],
        say: Callable[[], str],
        *,
        lasting: bool = False,
        clear: Callable[[], Sequence[Rect]] = tuple,
        patient: bool = False,
    ) -> None:
        """Say something beside a card or place, or beside what `about` finds.

        It stands until `STANDS`; lasting, until somebody touches the table. `say` is asked again
        when the language or the table changes; once it is "", the message is gone. As far as may be
        it leaves free the hand, what is owed, and what `clear` finds.
        """
        find = about if callable(about) else lambda: rect_of(self._scene, about)
        self._shown = _Shown(find, say, clear, patient)
        self._place()
        self.timer.stop()
        if not lasting:
            self.timer.start(STANDS)

    def clear(self) -> None:
        """Take the message away."""
        self._shown = None
        self.timer.stop()
        self._scene.highlights.show_bubble(None)

    def _end(self) -> None:
        self.over()

    def place(self, metrics: Metrics) -> None:
        """Put the message where it belongs on a new layout, in the measures of that."""
        self._metrics = metrics
        self._place()

    def _place(self) -> None:
        if self._shown is None:
            return
        about = self._shown.find()
        # What is not there any more has nothing to say.
        said = "" if about is None else self._shown.say()
        if about is None or not said:
            self.clear()
            return
        self._scene.highlights.show_bubble(self.bubble(said, about, self._shown.clear()))

    def bubble(self, text: str, about: Rect, clear: Sequence[Rect] = ()) -> Decoration:
        """Return a bubble beside a thing; what is said of the table leaves the rail free.

        Many words do so in any case.
        """
        bar, rail_top = self._metrics.px(56), self._scene.rail_top
        width, height = self._view.width(), self._view.height()
        on_table = about.y < rail_top or len(text) > LONG
        foot = min(height, rail_top) if on_table else None
        table = self._scene.layout.width
        window = Rect(0, bar, width if foot is None else table, (foot or height) - bar)
        seen = seen_on_table(self._scene.layout, rail_top, self._view.size()) + [
            Seen(rect, LIT) for rect in clear
        ]
        seen += [Seen(rect, KEPT) for rect in self.stays_clear_of()]
        if self._scene.lifted is not None:
            # What is said over a lifted card is painted over a bubble, too.
            aims = self._scene.highlights.aims
            seen += [Seen(aim.rect, KEPT) for aim in aims if aim.layer is Layer.BUBBLE]
        if foot is None:
            # What stands beside the table lies over whatever is said there.
            beside = Rect(table, bar, width - table, rail_top - bar)
            seen += [Seen(beside, KEPT), *_seen_on_rail(self._view, rail_top)]
        return make_bubble(text, about, window, self._metrics, seen)


def seen_on_table(layout: Layout, rail_top: float, size: QSize) -> list[Seen]:
    """Return what lies on the table, the hand and what is owed on the piles dearest of all."""
    # What others stand on, or in the middle of, says nothing where they are not.
    ground = size.width() * size.height() / 10
    seen = [Seen(place.rect, TAKES if place.takes_cards else OTHER) for place in layout.places]
    # A panel counts as one with the small backs on it.
    seen += [
        Seen(above_rail(rail_top, spec.rect), KEPT if spec.layer is Layer.HAND else OTHER)
        for spec in layout.cards
        if not spec.attached_to
    ]
    seen += [
        Seen(decoration.rect, OWED if isinstance(decoration.visual, BadgeVisual) else TOLD)
        for decoration in layout.decorations
    ]
    return [thing for thing in seen if thing.rect.width * thing.rect.height < ground]


def _seen_on_rail(view: QWidget, rail_top: float) -> list[Seen]:
    """Return the rail, and what of the page stands on it: the buttons, and what is said there."""
    page = view.parentWidget()
    if page is None:
        return []
    seen = [Seen(Rect(0, rail_top, view.width(), view.height()), OTHER)]
    for widget in page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if widget.isVisible() and widget.y() >= rail_top:
            body = Rect(widget.x(), widget.y(), widget.width(), widget.height())
            rect = body.grown(-getattr(widget, "margin", 0))
            seen.append(Seen(rect, KEPT if isinstance(widget, QAbstractButton) else OWED))
    return seen


def above_rail(rail_top: float, rect: Rect) -> Rect:
    """Return what is seen of a card that ends under the rail."""
    return rect._replace(height=min(rect.height, max(0.0, rail_top - rect.y)))


def rect_of(scene: Scene, target: str) -> Rect | None:
    """Return where a place or a card is seen; None where there is none of that id."""
    if target in scene.places:
        return scene.places[target].spec.rect
    if target in scene.cards:
        spec = scene.cards[target].spec
        x, y, width, height = spec.rect
        # It may have risen under the pointer, and a lock on it reaches over its edge.
        reach = width * (HOVER_RISE + (LOCK_REACH if spec.over is not None else 0.0))
        return Rect(x, y - reach, width, height + reach)
    return None
