"""The buttons at the beginning of the bar, where Home alone is not enough."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from app import common_texts
from app.pages.page import Page
from app.widgets.buttons import BarButton


def lead_out(page: Page, icon: str, word: Callable[[], str], wanted: SignalInstance) -> None:
    """Let Esc, and a button in the place of Home, ask for this."""
    page.way_out = word
    page.home_button.set_icon(icon)
    page.home_button.set_word(word())
    page.home_button.clicked.disconnect(page.home_requested)
    page.home_button.clicked.connect(wanted)
    page.on_escape = wanted


def make_back_in_bar(page: Page) -> None:
    """Make a button before Home that leads one step back, as Esc does."""
    page.back_in_bar = button = BarButton(page.appearance, "left", page)
    button.show_word(False)
    button.set_word(common_texts.back())
    button.clicked.connect(page.back_requested)
