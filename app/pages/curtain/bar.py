"""The bar on the curtain: whoever does not want to lift it is not caught behind it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.pages.full_screen import leave_full_screen_words
from app.pages.page import BAR_HEIGHT, BAR_MARGIN, WORDS_FROM
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.buttons import BarButton

T = texts("Page")


class _Button(BarButton):
    """A button of the bar in the curtain's colours."""

    def ink(self) -> QColor:
        return self.appearance.theme.curtain_text


class CurtainBar(QWidget):
    """Home on the left; rules, settings and, while it is filled, the way out of the full screen."""

    home_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    leave_full_screen_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.home = _Button(appearance, "home", self, on_dark=True)
        self.shrink = _Button(appearance, "shrink", self, on_dark=True)
        self.rules = _Button(appearance, "book", self, on_dark=True)
        self.settings = _Button(appearance, "gear", self, on_dark=True)
        self.home.clicked.connect(self.home_requested)
        self.shrink.clicked.connect(self.leave_full_screen_requested)
        self.rules.clicked.connect(self.rules_requested)
        self.settings.clicked.connect(self.settings_requested)
        self.shrink.hide()

    @property
    def buttons(self) -> Sequence[QWidget]:
        return self.home, self.shrink, self.rules, self.settings

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [button for button in self.buttons if button.isVisibleTo(self)]

    def retranslate(self) -> None:
        self.home.set_word(common_texts.home())
        self.shrink.set_word(leave_full_screen_words())
        self.rules.set_word(common_texts.rules())
        self.settings.set_word(common_texts.settings())

    def show_full_screen(self, on: bool) -> None:
        """Show the way out of the full screen if there is one to leave."""
        self.shrink.setVisible(on)

    def place(self, width: int, metrics: Metrics) -> None:
        """Lie along the upper edge, so wide."""
        px = metrics.px
        height = round(px(BAR_HEIGHT))
        self.setGeometry(0, 0, width, height)
        for button in (self.home, self.shrink, self.rules, self.settings):
            button.set_metrics(metrics)
            button.show_word(button is not self.shrink and width >= WORDS_FROM)
        size = self.home.body_size()
        self.home.place(px(BAR_MARGIN), (height - size.height()) / 2, size.width(), size.height())
        right = width - px(BAR_MARGIN)
        for button in (self.settings, self.rules, self.shrink):
            size = button.body_size()
            right -= size.width()
            button.place(right, (height - size.height()) / 2, size.width(), size.height())
            right -= px(10)
