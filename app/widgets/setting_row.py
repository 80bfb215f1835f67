"""A setting: what it is, one line about it, and the choice, or a button."""

import math
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.buttons import PanelButton
from app.widgets.label import Label
from app.widgets.segmented import Segmented

PAD: Final = 15.0
"""What is free over and under a row, at 1280 x 800."""
_BUTTON_APART: Final = 12.0
_BELOW: Final = 7.0
"""Between the line and what stands below it."""


class SettingRow(QWidget):
    """Title and line on the left, the segments on the right, or below where there is no room.

    Without choices, title and line stand alone.
    """

    accessible_kind = "group"

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, words: float = 300.0
    ) -> None:
        """Make a row whose title and line have so much room at least, at 1280 x 800."""
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.words = words
        """Room for title and line, at least, if the choice stands beside them."""
        self.title = Label(appearance, "option_title", self, wrap=True)
        self.line = Label(appearance, "caption", self, tone="text_2", wrap=True)
        self.segments = Segmented(appearance, self)
        self._stands_beside = True
        """There is room for the choice beside the words."""

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the Tab key can stop."""
        return (self.segments,)

    def set_texts(self, title: str, line: str) -> None:
        """Say what the setting is; a screen reader hears the title where the choice begins."""
        self.title.setText(title)
        self.line.setText(line)
        tell_name(self.segments, title)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float, pad: float = PAD) -> float:
        """Put the row there, so wide; return its height. `pad` is free over and under it."""
        px = self._metrics.px
        margin = self._margin()
        # Where rows stand close, the margins for the focus ring lie over each other.
        slack = max(0.0, margin - px(pad))
        pad = px(pad) + slack
        wanted = self.segments.wanted_width()
        more = self.beside_segments()
        words = max(px(self.words), self._least_for_words())
        self._stands_beside = beside = wanted + more + words <= width
        text = width - wanted - more - px(30) if beside else width
        # The row is wider than what it shows: the ring round the first or last segment needs that.
        top = pad
        title = self.title.place(margin, top, text)
        top += title + px(2)
        self.line.setVisible(bool(self.line.text()))
        top += self.line.place(margin, top, text)
        self.segments.setVisible(bool(self.segments.choices))
        if not self.segments.choices:
            whole = top + pad
        elif beside:
            left = margin + width - wanted
            height = self.segments.place(left, 0, wanted)
            whole = max(top + pad, height + 2 * pad)
            self.segments.move(round(left) - margin, round((whole - height) / 2) - margin)
            if not self.line.text():  # A title alone stands at the height of the segments.
                self.title.move(self.title.x(), round((whole - title) / 2))
            self.place_beside(left, whole / 2)
        else:
            whole = top + px(_BELOW)
            whole += self.segments.place(margin, whole, width)
            whole += self.place_below(margin, whole) + pad
        wide = math.ceil(width) + 2 * margin
        self.setGeometry(round(x) - margin, round(y - slack), wide, round(whole))
        return whole - 2 * slack

    def _margin(self) -> int:
        """Return the room that the ring of the focus needs round the choice."""
        return self.segments.margin

    def _least_for_words(self) -> float:
        """Return the room for the title in one line, and for the longest word under it."""
        advance = self._metrics.advance
        longest = max(self.line.text().split(), key=len, default="")
        title = advance("option_title", self.title.text())
        return max(title, advance("caption", longest)) + self._metrics.px(34)

    def beside_segments(self) -> float:
        """Return how much room what stands left of the segments takes."""
        return 0.0

    def place_beside(self, right: float, middle: float) -> None:
        """Put that there."""

    def place_below(self, left: float, top: float) -> float:
        """Put that there, below the segments; return its height."""
        del left, top
        return 0.0


class ButtonRow(SettingRow):
    """A setting that has a button, too: left of the segments, or below them."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.button = PanelButton(appearance, None, self)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return (self.segments, self.button)

    def set_texts(self, title: str, line: str) -> None:
        super().set_texts(title, line)
        # Of the button and of the choice: it is said once.
        tell_name(self, title)
        tell_name(self.segments, "")

    def beside_segments(self) -> float:
        return self.button.body_size().width() + self._metrics.px(_BUTTON_APART)

    def place_beside(self, right: float, middle: float) -> None:
        size = self.button.body_size()
        left = right - self._metrics.px(_BUTTON_APART) - size.width()
        self.button.place(left, middle - size.height() / 2, size.width(), size.height())

    def place_below(self, left: float, top: float) -> float:
        size, gap = self.button.body_size(), self._metrics.px(_BUTTON_APART)
        self.button.place(left, top + gap, size.width(), size.height())
        return size.height() + gap


class ActionRow(SettingRow):
    """A setting that has a button in place of choices."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        button: PanelButton | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.button = button if button is not None else PanelButton(appearance, None, self)
        self.button.setParent(self)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return (self.button,)

    def _margin(self) -> int:
        return self.button.margin

    def beside_segments(self) -> float:
        return self.button.body_size().width()

    def place(self, x: float, y: float, width: float, pad: float = PAD) -> float:
        px = self._metrics.px
        whole = super().place(x, y, width, pad)
        size, margin = self.button.body_size(), self._margin()
        slack = max(0.0, margin - px(pad))
        if self._stands_beside:
            words, whole = whole, max(whole, size.height() + 2 * px(min(6.0, pad)))
            for label in (self.title, self.line):
                label.move(label.x(), label.y() + round((whole - words) / 2))
            left, top = margin + width - size.width(), (whole - size.height()) / 2
        else:
            left, top = float(margin), whole - px(pad) + px(_BELOW)
            whole = top + size.height() + px(pad)
        self.button.place(left, slack + top, size.width(), size.height())
        self.resize(self.width(), round(whole + 2 * slack))
        return whole
