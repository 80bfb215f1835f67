"""The bar on the curtain: whoever does not want to lift it is not caught behind it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.pages.full_screen import leave_full_screen_words
from app.pages.page import BAR_HEIGHT, BAR_MARGIN, WORDS_FROM
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description
from app.texts import texts
from app.widgets.buttons import BarButton

T = texts("Page")

only_when_asked = T(
    "What only you may know is said when you ask for it: press {key}.",
    note="Tells what the choice “Cards on request” on the curtain is for.",
)


class _Button(BarButton):
    """A button of the bar in the curtain's colours."""

    def ink(self) -> QColor:
        return self.appearance.theme.curtain_text


class CurtainBar(QWidget):
    """Back and Home on the left, rules, settings and a way out of the full screen on the right.

    Back is there where the table has it, and the way out while the screen is filled. Where several
    people play, a choice stands there, too: cards are only said to who asks.
    """

    back_requested = Signal()
    home_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    leave_full_screen_requested = Signal()
    on_request_chosen = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys = appearance.keys
        self.back = _Button(appearance, "left", self, on_dark=True)
        self.home = _Button(appearance, "home", self, on_dark=True)
        self.shrink = _Button(appearance, "shrink", self, on_dark=True)
        self.rules = _Button(appearance, "book", self, on_dark=True)
        self.settings = _Button(appearance, "gear", self, on_dark=True)
        self.on_request = _Button(appearance, "eye-off", self, on_dark=True)
        self.on_request.setCheckable(True)
        self.on_request.hide()
        self.on_request.clicked.connect(self._choose)
        self.back.clicked.connect(self.back_requested)
        self.home.clicked.connect(self.home_requested)
        self.shrink.clicked.connect(self.leave_full_screen_requested)
        self.rules.clicked.connect(self.rules_requested)
        self.settings.clicked.connect(self.settings_requested)
        self.back.hide()
        self.shrink.hide()

    @property
    def buttons(self) -> Sequence[QWidget]:
        return self.back, self.home, self.shrink, self.rules, self.settings, self.on_request

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [button for button in self.buttons if button.isVisibleTo(self)]

    def retranslate(self) -> None:
        self.back.set_word(common_texts.back())
        self.home.set_word(common_texts.home())
        self.shrink.set_word(leave_full_screen_words())
        self.rules.set_word(common_texts.rules())
        self.settings.set_word(common_texts.settings())
        self.on_request.set_word(common_texts.on_request())
        key = self._keys.said(commands.OWN_WORDS) or commands.OWN_WORDS.name()
        tell_description(self.on_request, only_when_asked(key=key))

    def show_on_request(self, chosen: bool | None) -> None:
        """Show whether the cards of who comes are only said when asked for; None: no choice."""
        self.on_request.setVisible(chosen is not None)
        self.on_request.setChecked(bool(chosen))
        self.on_request.set_icon("check" if chosen else "eye-off")

    def _choose(self, on: bool) -> None:
        self.show_on_request(on)
        self.on_request_chosen.emit(on)

    def show_back(self, on: bool) -> None:
        """Show the way to where one came from if that is not home."""
        self.back.setVisible(on)
        self.place(self.width(), self.home.metrics)

    def show_full_screen(self, on: bool) -> None:
        """Show the way out of the full screen if there is one to leave."""
        self.shrink.setVisible(on)

    def place(self, width: int, metrics: Metrics) -> None:
        """Lie along the upper edge, so wide."""
        px = metrics.px
        height = round(px(BAR_HEIGHT))
        self.setGeometry(0, 0, width, height)
        for button in (self.back, self.home, self.shrink, self.rules, self.settings):
            button.set_metrics(metrics)
            terse = button is self.back or button is self.shrink
            button.show_word(not terse and width >= WORDS_FROM)
        self.on_request.set_metrics(metrics)
        self.on_request.show_word(width >= WORDS_FROM * metrics.beside_text)
        left = px(BAR_MARGIN)
        for button in (self.back, self.home):
            if button.isVisibleTo(self):
                size = button.body_size()
                button.place(left, (height - size.height()) / 2, size.width(), size.height())
                left += size.width() + px(10)
        right = width - px(BAR_MARGIN)
        for button in (self.on_request, self.settings, self.rules, self.shrink):
            if button is self.on_request and not button.isVisibleTo(self):
                continue
            size = button.body_size()
            right -= size.width()
            button.place(right, (height - size.height()) / 2, size.width(), size.height())
            right -= px(10)
