"""Room that scrolls when what it holds is higher than it."""

from typing import Final, Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QFrame,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from app.paint.brushes import rounded
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.style.theme import Theme, faint
from app.widgets.group import GroupWidget

BAR_WIDTH = 14

_STEPS: Final = (
    QAbstractSlider.SliderAction.SliderSingleStepSub,
    QAbstractSlider.SliderAction.SliderSingleStepAdd,
    QAbstractSlider.SliderAction.SliderPageStepSub,
    QAbstractSlider.SliderAction.SliderPageStepAdd,
    QAbstractSlider.SliderAction.SliderToMinimum,
    QAbstractSlider.SliderAction.SliderToMaximum,
)
"""What the keys that scroll do, in their order."""

BarTone = Literal["text_2", "cream_text_3", "curtain_text_2"]
"""The colour of the theme that a scroll bar has: on the table, on cream, or on the curtain."""


class SlimScrollBar(QScrollBar):
    """A scroll bar without arrows: a rounded handle on the bare table."""

    def __init__(
        self,
        appearance: Appearance,
        orientation: Qt.Orientation,
        parent: QWidget,
        tone: BarTone = "text_2",
    ) -> None:
        super().__init__(orientation, parent)
        self._tone = tone
        self._appearance = appearance
        appearance.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar,
            option,
            QStyle.SubControl.SC_ScrollBarSlider,
            self,
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour: QColor = getattr(self._appearance.theme, self._tone)
        held = self.isSliderDown() or self.underMouse()
        rounded(
            painter,
            handle.toRectF().adjusted(4, 2, -4, -2),
            3,
            faint(colour, 0.9 if held else 0.55),
        )


def dress_scroll_bars(
    appearance: Appearance, area: QAbstractScrollArea, tone: BarTone = "text_2"
) -> None:
    """Give a scroll area the look of the house: no frame, no ground, slim bars."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setVerticalScrollBar(SlimScrollBar(appearance, Qt.Orientation.Vertical, area, tone))
    area.setHorizontalScrollBar(SlimScrollBar(appearance, Qt.Orientation.Horizontal, area, tone))
    area.setCornerWidget(QWidget(area))  # Without one a square is painted where both bars meet.
    area.viewport().setAutoFillBackground(False)


def dress_text(theme: Theme, area: QAbstractScrollArea) -> None:
    """Give a long text the colours of what is read on a panel."""
    palette = area.palette()
    palette.setColor(QPalette.ColorRole.Text, theme.text)
    palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
    palette.setColor(QPalette.ColorRole.Highlight, theme.lit)
    palette.setColor(QPalette.ColorRole.HighlightedText, theme.saffron_ink)
    area.setPalette(palette)


class ScrollArea(QScrollArea):
    """Vertical room for `board`; its owner gives `board` its size and places what stands on it.

    A widget that gets the focus by keyboard, or by the program where keys lead, is scrolled into
    sight, with as much of what it stands in as can be seen at once.
    """

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, tone: BarTone = "text_2"
    ) -> None:
        super().__init__(parent)
        dress_scroll_bars(appearance, self, tone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board: QWidget = GroupWidget()
        self.setWidget(self.board)
        self.board.setAutoFillBackground(False)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        found = super().focusNextPrevChild(forwards)
        self._bring_into_sight(QApplication.focusWidget())
        return found

    def _follow(self, _before: QWidget | None, focused: QWidget | None) -> None:
        """Follow a focus that does not come by a press, and again once all has its place."""
        if focused is None or not self.board.isAncestorOf(focused) or not keys_lead(self):
            return
        self._bring_into_sight(focused)
        QTimer.singleShot(0, self, self._follow_again)

    def _follow_again(self) -> None:
        """Bring into sight what still has the focus: the page may have been laid out since."""
        focused = QApplication.focusWidget()
        if focused is not None and keys_lead(self) and self.board.isAncestorOf(focused):
            self._bring_into_sight(focused)

    def _bring_into_sight(self, focused: QWidget | None) -> None:
        row = whole = focused
        while row is not None and row is not self.board:
            if row.height() <= self.viewport().height():
                whole = row
            row = row.parentWidget()
        if row is not None and whole is not None:
            # Of a field Qt would bring the cursor alone into sight.
            middle = whole.mapTo(self.board, whole.rect().center())
            self.ensureVisible(middle.x(), middle.y(), 0, whole.height() // 2 + 1)

    def scroll_by(self, which: int) -> None:
        """Scroll as a key says: up, down, a page up or down, to the beginning or the end."""
        self.verticalScrollBar().triggerAction(_STEPS[which])
