"""The appearance of the program: theme, text size, motion, keys. Every widget is given it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal

from app.keys.keys import Keys
from app.storage.confiding import Confiding
from app.storage.own_settings import OwnSettings
from app.storage.settings import (
    TEXT_SIZES,
    DoubleClickChoice,
    HandOrder,
    MessageStay,
    Motion,
    NumberWait,
    Pace,
    Settings,
    ThemeChoice,
    TipChoice,
    Warn,
)
from app.style.theme import Theme, load_theme
from app.style.typography import Metrics
from app.system.wishes import UNSAID, Wishes

NUMBER_WAIT: Final[Mapping[NumberWait, int]] = {"short": 900, "long": 2000, "longest": 4000}

LARGE_TABLE: Final = QSize(1600, 1000)
"""The smallest window in which texts on a table are as large as on other pages."""

MOST_ON_A_TABLE: Final = 1.5
"""The largest factor on the size of texts on a table in smaller windows."""


class Appearance(QObject):
    """The appearance chosen in the settings; `changed` tells every widget to take it up at once.

    Where nobody has chosen, it is what the person wishes of the whole system.
    """

    changed = Signal()

    def __init__(self, settings: Settings, wishes: Wishes = UNSAID) -> None:
        super().__init__()
        self._settings = settings
        self._wishes = wishes
        self.theme: Theme = _theme(self._settings.theme, self._wishes)
        self.confiding: Final = Confiding(settings)
        self.own: Final = OwnSettings(settings, self)
        self.keys: Final = Keys(settings, self)
        """What the keys do, as it is set."""
        self.own.changed.connect(lambda: self.set_wishes(self._wishes))
        self.own.changed.connect(self.keys.take_up)

    def set_wishes(self, wishes: Wishes) -> None:
        """Take up what the person wishes of the system."""
        self._wishes = wishes
        self.theme = _theme(self._settings.theme, self._wishes)
        self.changed.emit()

    @property
    def text_size(self) -> int:
        """Return the size of texts in percent."""
        if self._settings.has_chosen("look/text_size"):
            return self._settings.text_size
        wished = self._wishes.text_size
        return min(TEXT_SIZES, key=lambda size: (abs(size - wished), -size))

    @property
    def text_scale(self) -> float:
        """Return the factor on the size of texts, 1.0 at 100 percent."""
        return self.text_size / 100

    @property
    def motion(self) -> Motion:
        return self._settings.motion

    @property
    def hand_order(self) -> HandOrder:
        return self._settings.hand_order

    @property
    def pace(self) -> Pace:
        return self._settings.pace

    @property
    def warns(self) -> bool:
        """Tell whether the table warns before a move that leads to a dead end."""
        return self._settings.dead_end_warning == "on"

    @property
    def shows_moves(self) -> bool:
        """Tell whether the last moves stand beside the table."""
        return self._settings.moves == "shown"

    def set_shows_moves(self, shown: bool) -> None:
        """Remember whether the last moves stand beside the table; nothing is repainted."""
        self._settings.moves = "shown" if shown else "hidden"

    @property
    def shows_tips(self) -> bool:
        """Tell whether the coach gives tips in a match."""
        return self._settings.tips == "on"

    def set_tips(self, choice: TipChoice) -> None:
        """Remember whether the coach gives tips in a match."""
        self._settings.tips = choice
        self.changed.emit()

    @property
    def number_wait(self) -> int:
        """Return how long the second digit of a number is waited for, in milliseconds."""
        return NUMBER_WAIT[self._settings.number_wait]

    def set_number_wait(self, wait: NumberWait) -> None:
        self._settings.number_wait = wait
        self.changed.emit()

    @property
    def messages_stay(self) -> bool:
        """Tell whether what the table says stands until the next action."""
        return self._settings.messages == "stay"

    def set_messages(self, stay: MessageStay) -> None:
        self._settings.messages = stay
        self.changed.emit()

    @property
    def double_click(self) -> DoubleClickChoice:
        """Return where a double click lays a card."""
        return self._settings.double_click

    def set_double_click(self, where: DoubleClickChoice) -> None:
        self._settings.double_click = where
        self.changed.emit()

    def metrics(self, size: QSize, *, table: bool = False) -> Metrics:
        """Return the measures of a page of `size` logical pixels, with a card table on it or not.

        Nothing scrolls on a table: in a smaller window its texts do not grow as far.
        """
        large = size.width() >= LARGE_TABLE.width() and size.height() >= LARGE_TABLE.height()
        most = MOST_ON_A_TABLE if table and not large else self.text_scale
        return Metrics(size.width(), size.height(), min(self.text_scale, most))

    def set_theme(self, choice: ThemeChoice) -> None:
        self._settings.theme = choice
        self.theme = _theme(self._settings.theme, self._wishes)
        self.changed.emit()

    def set_text_size(self, percent: int) -> None:
        self._settings.text_size = percent
        self.changed.emit()

    def set_motion(self, motion: Motion) -> None:
        self._settings.motion = motion
        self.changed.emit()

    def set_hand_order(self, order: HandOrder) -> None:
        self._settings.hand_order = order
        self.changed.emit()

    def set_pace(self, pace: Pace) -> None:
        self._settings.pace = pace
        self.changed.emit()

    def set_dead_end_warning(self, warn: Warn) -> None:
        self._settings.dead_end_warning = warn
        self.changed.emit()


def _theme(choice: ThemeChoice, wishes: Wishes) -> Theme:
    """Return the theme that was chosen, or the one that the system asks for."""
    if choice != "system":
        return load_theme(choice)
    if wishes.contrast:
        return load_theme("contrast")
    return load_theme("whitewash" if wishes.light else "evening")
