"""Room that scrolls sideways, for the few pages narrower than what stands on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QScrollEvent, QScrollPrepareEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.widgets.group import GroupWidget

if TYPE_CHECKING:
    from app.widgets.scroll import SlimScrollBar

BAR_WIDTH = 14


class SidewaysArea(QWidget):
    """Shows `board`, or as much of it as there is room for.

    An upright mouse wheel turns it too, and a finger does (see `app.touch`).
    It is lighter than a QScrollArea, which has its bars and frames from the start: the home page
    stands on this, and is hardly ever so narrow that anything scrolls.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._bar: SlimScrollBar | None = None
        self.board = GroupWidget(self)

    def set_board_width(self, width: int) -> None:
        """Make the board so wide, and as high as there is room; the owner then places its things.

        A board wider than the area has a bar under it.
        """
        beyond = max(0, width - self.width())
        if beyond and self._bar is None:
            self._bar = self._make_bar()
        if self._bar is not None:
            self._bar.setGeometry(0, self.height() - BAR_WIDTH, self.width(), BAR_WIDTH)
            self._bar.setPageStep(self.width())
            self._bar.setRange(0, beyond)
            self._bar.setVisible(beyond > 0)
        self.board.resize(width, self.height() - (BAR_WIDTH if beyond else 0))

    def bring_into_sight(self, widget: QWidget, margin: int) -> None:
        """Scroll until `widget`, which stands on the board, shows with so much room beside it."""
        if self._bar is None:
            return
        place = widget.geometry()
        last = place.right() + margin - self.width()
        first = place.left() - margin
        self._bar.setValue(min(max(self._bar.value(), last), first))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if self._bar is not None:
            self._bar.setValue(self._bar.value() - (turned.x() or turned.y()))
        event.accept()

    def event(self, event: QEvent) -> bool:
        if self._bar is not None and isinstance(event, QScrollPrepareEvent):
            event.setViewportSize(QSizeF(self.size()))
            event.setContentPosRange(QRectF(0, 0, self._bar.maximum(), 0))
            event.setContentPos(QPointF(self._bar.value(), 0))
            event.accept()
            return True
        if self._bar is not None and isinstance(event, QScrollEvent):
            self._bar.setValue(round(event.contentPos().x()))
            event.accept()
            return True
        return super().event(event)

    def _make_bar(self) -> SlimScrollBar:
        # Imported with the first bar: the styles that it asks are much to load for nothing.
        from app.widgets.scroll import SlimScrollBar

        bar = SlimScrollBar(self._appearance, Qt.Orientation.Horizontal, self)
        bar.setSingleStep(20)
        bar.valueChanged.connect(lambda value: self.board.move(-value, 0))
        return bar
