"""The line above the list of past matches: what is looked for, what is shown, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.pages.matches import words
from app.paint.brushes import grown, line, rounded
from app.paint.controls import PANEL, PRIMARY
from app.paint.emblems import emblem
from app.paint.icons import paint_icon
from app.press_guard import answered
from app.storage.history.history import MatchesOf, MatchFilter
from app.storage.history.orders import MatchOrder
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description, tell_name
from app.widgets.buttons import PanelButton
from app.widgets.control import Control
from app.widgets.field import Field
from app.widgets.pick_button import PickButton

SEARCH_WAITS: Final = 120
"""Milliseconds after the last letter until the search begins."""
_LETTERS: Final = 2
"""With so many letters a search begins."""


class GameToggle(Control):
    """The sign of a game; several may be on."""

    bare = True

    def __init__(self, appearance: Appearance, game: str, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.game = game
        self.setCheckable(True)

    def retranslate(self) -> None:
        tell_name(self, MODULES[self.game].title)
        self.setToolTip(MODULES[self.game].title)

    def body_size(self) -> QSizeF:
        return QSizeF(max(self.metrics.px(48), 44.0), max(self.metrics.px(44), 44.0))

    def ring_radius(self) -> float:
        return self.metrics.px(12)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        if self.isChecked() or self.hovered:
            edge = line(theme.lit if self.isChecked() else theme.line, px(2.5))
            rounded(painter, grown(body, -px(1.25)), px(12), theme.panel_2, edge)
        side = px(34)
        tile, dpr = MODULES[self.game].tile, self.devicePixelRatioF()
        corner = body.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, emblem(self.game, tile, round(side), dpr, theme))


class SearchField(Field):
    """The field to search in, which shows a glass before what is written."""

    def set_metrics(self, metrics: Metrics) -> None:
        super().set_metrics(metrics)
        self.setTextMargins(round(self._before_text()), 0, round(metrics.px(12)), 0)

    def least_width(self) -> float:
        """Return the width at which the words of the empty field are read whole."""
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return self._before_text() + words + self.metrics.px(22)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        place = QRectF(self.metrics.px(13), (self.height() - side) / 2, side, side)
        paint_icon(painter, "search", place, self.appearance.theme.text_2)

    def _side(self) -> float:
        return self.metrics.px(18) * self.metrics.beside_text

    def _before_text(self) -> float:
        return self.metrics.px(20) + self._side()


class FilterLine(QWidget):
    """Search, games, player, result and order; `changed` when other matches are wanted."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.search = SearchField(appearance, self, role="body")
        self.search.known = lambda: self._people
        self.all_games = PanelButton(appearance, None, self)
        self.games = [GameToggle(appearance, game, self) for game in MODULES]
        self.person = PickButton(appearance, "user", self)
        self.result = PickButton(appearance, "crown", self)
        self.order_button = PickButton(appearance, "calendar", self)
        self.only = PanelButton(appearance, "x", self)
        """Shown while only some matches are wanted, which it names; pressed, it wants all."""
        self.only.hide()
        self.only.clicked.connect(lambda: self.want_only(None))
        self._only: MatchesOf | None = None
        self._people: list[str] = []
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.setInterval(SEARCH_WAITS)
        self._waits.timeout.connect(self.changed)
        self.search.textChanged.connect(lambda _: self._waits.start())
        self.all_games.clicked.connect(self._show_all_games)
        for toggle in self.games:
            toggle.clicked.connect(self._tell)
            toggle.clicked.connect(partial(answered, toggle))
        self.person.picked.connect(self._tell)
        self.result.picked.connect(self._tell)
        self.order_button.picked.connect(self._tell)
        self.retranslate()

    def ask_to_search(self) -> None:
        """Give the field to search in the keyboard, to be written anew."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [self.only, self.search, *self._buttons]

    @property
    def _buttons(self) -> Sequence[Control]:
        return [self.all_games, *self.games, *self._picks]

    @property
    def _picks(self) -> Sequence[Control]:
        return [self.person, self.result, self.order_button]

    @property
    def wanted(self) -> MatchFilter:
        """Which matches are wanted now."""
        text = self.search.text().strip()
        return MatchFilter(
            frozenset(toggle.game for toggle in self.games if toggle.isChecked()),
            self.person.value,
            next(result for result in words.results if result == self.result.value),
            text if len(text) >= _LETTERS or text.isdecimal() else "",
            None if self._only is None else self._only.files,
        )

    @property
    def order(self) -> MatchOrder:
        """Which matches come first."""
        return next(order for order in words.orders if order == self.order_button.value)

    def want_only(self, some: MatchesOf | None) -> None:
        """Want only these matches, or whichever."""
        had_focus = self.only.hasFocus()
        self._only = some
        self.only.setVisible(some is not None)
        self.retranslate()
        self.changed.emit()
        if had_focus:
            self.search.setFocus(Qt.FocusReason.TabFocusReason)

    def set_people(self, people: Sequence[str]) -> None:
        """Offer these players."""
        if list(people) != self._people:
            self._people = list(people)
            self._offer_people()

    def clear(self) -> None:
        """Want all matches."""
        self._only = None
        self.only.hide()
        self.search.clear()
        self._waits.stop()
        self.person.set_value("")
        self.result.set_value("")
        self._show_all_games()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.search.setPlaceholderText(words.search())
        tell_name(self.search, words.search())
        if self._only is not None:
            self.only.set_word(self._only.words)
            tell_description(self.only, words.show_all())
        self.all_games.set_word(words.all_games())
        tell_description(self.all_games, words.all_games_shown())
        for toggle in self.games:
            toggle.retranslate()
        self._offer_people()
        self.result.set_choices(
            words.which_result(), {value: word() for value, word in words.results.items()}
        )
        self.order_button.set_choices(
            words.which_order(), {value: word() for value, word in words.orders.items()}
        )
        self._dress()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> float:
        """Put the line there, in as many rows as it needs; return its height."""
        px, margin = self._metrics.px, self.all_games.margin
        high = max(self.search.body_height(), self.all_games.body_size().height())
        top = 0.0
        if self.only.isVisibleTo(self):
            self.only.place(margin, margin, min(self.only.body_size().width(), width), high)
            top = high + px(8)
        least = self.search.least_width()
        rest = [(widget, *self._room_for(widget)) for widget in self._buttons]
        first = rest
        if width - _width_of(rest) - px(14) < least:
            first = rest[: -len(self._picks)]
        search = min(width - _width_of(first) - px(14), px(290) if first is rest else width)
        self.search.setGeometry(margin, round(margin + top), round(search), round(high))
        left = search + px(14)
        for at, (widget, wide, gap) in enumerate(rest):
            if at == len(first) or left + wide > width + 1:
                left, top = 0.0, top + high + px(8)
            widget.place(margin + left, margin + top, wide, high)
            left += wide + gap
        self.all_games.place_holder(self, x, y, width, top + high)
        return top + high

    def _room_for(self, widget: Control) -> tuple[float, float]:
        """Return the width of a button, and the gap after it; only names may be cut."""
        px, wide = self._metrics.px, widget.body_size().width()
        if widget is self.person:
            wide = min(wide, px(210) * self._metrics.beside_text)
        return wide, px(2 if isinstance(widget, GameToggle) else 10)

    def _offer_people(self) -> None:
        people = {name: name for name in self._people}
        self.person.set_choices(words.who(), {"": words.anybody(), **people})

    def _show_all_games(self) -> None:
        for toggle in self.games:
            toggle.setChecked(False)
        self._tell()

    def _tell(self) -> None:
        self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        chosen = any(toggle.isChecked() for toggle in self.games)
        self.all_games.kind = PANEL if chosen else PRIMARY
        self.all_games.update()


def _width_of(buttons: Sequence[tuple[Control, float, float]]) -> float:
    """Return how wide buttons are side by side, each with its width and the gap after it."""
    return sum(wide + gap for _, wide, gap in buttons) - buttons[-1][2]
