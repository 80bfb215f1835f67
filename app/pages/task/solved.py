"""What is seen on the table once a task is solved: its stars, and what would bring more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.pages.task.stars import paint_star
from app.paint.brushes import line
from app.paint.surface import rail_path
from app.system.screen_reader import tell_name
from app.table.layout import Layer, Layout
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.task.page import TaskPage

T = texts("Task")

solved = T("Solved!", note="Heading of what stands on the table once a task is solved.")

_WIDTH: Final = 430.0
_LINE, _SIDE = 15.0, 24.0
_OVER = 8.0
"""How far it reaches over what is left of the hand."""


class _PlateMeasures(NamedTuple):
    """The measures of the plate, at 1280 x 800."""

    star: float
    between: float
    heading: float
    head: float
    gap: float
    apart: float


_ROOMY: Final = _PlateMeasures(46.0, 8.0, 26.0, 16.0, 6.0, 14.0)
_MIDDLE: Final = _PlateMeasures(40.0, 7.0, 24.0, 10.0, 4.0, 12.0)
"""Where the piles come far down."""
_LOW: Final = _PlateMeasures(32.0, 6.0, 21.0, 8.0, 1.0, 6.0)
"""In a low window, where there is hardly more room than the hand had."""
_LOWER_THAN: Final = 720
_UNDER_PILES = 6.0
"""How far it stays away from the piles over it."""
_BEHIND_RAIL = 14.0
"""How far it goes on behind the rail where it lies over what is left of the hand."""
_RADIUS = 14.0
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)


class SolvedPlate(QWidget):
    """A cream plate where the hand was; what one can do now stands on the rail."""

    accessible_kind = "text"

    def __init__(self, page: TaskPage) -> None:
        super().__init__(page)
        self._page = page
        self._measures = _ROOMY
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        page.appearance.changed.connect(self.update)

    @property
    def lines(self) -> tuple[str, str]:
        """Return what it says besides its stars."""
        return solved(), self._page.task_rail.about_stars()

    @property
    def outline(self) -> QPainterPath:
        """Return its shape; what goes on behind the rail is not seen."""
        body, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), self._page.metrics.px(_RADIUS)
        outline = QPainterPath()
        outline.addRoundedRect(body, radius, radius)
        rail = rail_path(self._page.width(), self._page.height())
        return outline.subtracted(rail.translated(-QPointF(self.pos())))

    def follow(self) -> None:
        """Be there while the task is solved, at the foot of the table."""
        page, px = self._page, self._page.metrics.px
        if not page.solved:
            self.hide()
            return
        layout = page.view.scene.layout
        at = self._measures = self._that_fits(layout)
        tell_name(self, " ".join(self.lines))
        wide = px(_WIDTH) * page.metrics.beside_text
        left, foot = (page.width() - wide) / 2, self._foot
        top = self._top(at)
        hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
        if not hand:
            foot -= px(at.apart)
        elif min(rect.x for rect in hand) > left and max(each.right for each in hand) < left + wide:
            # What is left of the hand lies wholly under it, and no edge of a card looks out.
            top = min(top, *(rect.y - px(_OVER) for rect in hand))
        below = px(_BEHIND_RAIL) if hand else 0.0
        self.setGeometry(QRectF(left, top, wide, foot + below - top).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, theme = self._page.metrics, self._page.appearance.theme
        px, at = metrics.px, self._measures
        painter.setBrush(theme.cream)
        painter.setPen(line(theme.card_edge, px(1)))
        painter.drawPath(self.outline)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        body.setBottom(min(body.bottom(), self._foot - self.y()))
        spare = (body.height() - self._content(at)) / 2
        body.adjust(0, max(0.0, spare), 0, 0)
        step, y = px(at.star + at.between), body.y() + px(at.head + at.star / 2)
        for index in range(3):
            middle = QPointF(body.center().x() + (index - 1) * step, y)
            full = index < self._page.run.stars
            edge = theme.next_edge if full else theme.cream_text_3
            paint_star(painter, middle, px(at.star), theme, full=full, edge=edge)
        box = body.adjusted(px(_SIDE), px(at.head + at.star + at.gap), -px(_SIDE), 0)
        inks = (theme.cream_text, theme.cream_text_2)
        for text, font, ink, high in zip(
            self.lines, self._fonts(at), inks, self._heights(at), strict=True
        ):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(box, _WRAPPED, text)
            box.setTop(box.top() + high + px(at.gap))

    def _content(self, at: _PlateMeasures) -> float:
        """Return how high the plate is at least."""
        return sum(self._heights(at)) + self._page.metrics.px(at.star + 2 * at.head + 2 * at.gap)

    @property
    def _foot(self) -> float:
        return float(self._page.height() - self._page.rail_height)

    def _top(self, at: _PlateMeasures) -> float:
        return self._foot - self._page.metrics.px(at.apart) - self._content(at)

    def _that_fits(self, layout: Layout) -> _PlateMeasures:
        """Return the largest measures with which no pile lies under the plate.

        Nor does anything else that would be clear of the smallest one.
        """
        lowest = self._top(_LOW)
        bottoms = [each.rect.bottom for each in layout.decorations]
        least = max((bottom for bottom in bottoms if bottom <= lowest), default=0.0)
        piles = [place.rect.bottom for place in layout.places if place.takes_cards]
        least = max(least, *piles, 0.0) + self._page.metrics.px(_UNDER_PILES)
        usual = (_ROOMY, _MIDDLE) if self._page.height() >= _LOWER_THAN else (_MIDDLE,)
        return next((at for at in usual if self._top(at) >= least), _LOW)

    def _fonts(self, at: _PlateMeasures) -> tuple[QFont, QFont]:
        metrics = self._page.metrics
        return metrics.sized(at.heading, 700, True), metrics.sized(_LINE, 450)

    def _heights(self, at: _PlateMeasures) -> list[float]:
        """Return how high heading and line are."""
        metrics = self._page.metrics
        room = metrics.px(_WIDTH) * metrics.beside_text - 2 * metrics.px(_SIDE) - 4
        box = QRectF(0, 0, room, 10_000)
        return [
            QFontMetricsF(font).boundingRect(box, _WRAPPED, text).height()
            for text, font in zip(self.lines, self._fonts(at), strict=True)
        ]
