"""The frame of a result: bar and rail, and between them a board that scrolls if it must."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QWidget

from app.pages.page import Page
from app.style.appearance import Appearance
from app.widgets.scroll import BAR_WIDTH, ScrollArea

_STEPS: Final[Mapping[int, QAbstractSlider.SliderAction]] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class ResultFrame(Page):
    """Subclasses put their widgets on `area.board` and place them in `place_board`.

    Nothing on the board takes the focus: the keys that scroll do so from anywhere on the page.
    """

    def __init__(self, appearance: Appearance, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, game_id=game_id, inlay=True)
        self.area = ScrollArea(appearance, self)

    def place_board(self, width: float, height: float) -> float:
        """Place what stands on the board, so wide and, if it suffices, so high; the foot of it."""
        raise NotImplementedError

    def content_stops(self) -> Sequence[QWidget]:
        return ()

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect().adjusted(
            round(px(29)), round(px(16)), -round(px(29)), -round(px(24))
        )
        self.area.setGeometry(room.adjusted(0, 0, BAR_WIDTH, 0))
        foot = self.place_board(float(room.width()), float(room.height()))
        self.area.board.resize(room.width(), max(round(foot), room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.area.verticalScrollBar().triggerAction(step)
