"""The base of all pages: the table top, the bar with the language switch, and the rail."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.keys import commands
from app.keys.commands import KeyCommand
from app.keys.keys import KeyActions
from app.pages.arrival import tell_arrival
from app.pages.bar_title import BarTitle
from app.pages.full_screen import leave_full_screen_words
from app.pages.idle_keys import answer_idle
from app.paint.surface import rail_height, rail_pixmap, rail_pixmap_top, surface_pixmap
from app.style.appearance import Appearance
from app.style.typography import Metrics, joined
from app.system.screen_reader import tell_focus, tell_name
from app.widgets.buttons import BarButton, RailButton
from app.widgets.language_switch import LanguageSwitch
from app.widgets.measured import measure
from app.widgets.question import InlineQuestion

BAR_HEIGHT: Final = 56.0
BAR_MARGIN: Final = 22.0
RAIL_MARGIN: Final = 26.0
WORDS_FROM: Final = 1100
"""Below this width (logical pixels) the words beside the icons of the bar go."""


class Page(QWidget):
    """A page of the program.

    The page paints the table top and, unless `rail` is false, the wooden rail; `inlay` adds the two
    thin lines round the table. Subclasses put their widgets on it and give

    - `retranslate()`: set every text again (call `super().retranslate()` first);
    - `place_content()`: place the widgets by `self.metrics`, inside `content_rect()`.

    Both are called whenever language, size, theme or text size change; a subclass calls
    `retranslate()` itself at the end of its constructor. Widgets that offer `set_metrics` (see
    `Measured`) get the page's measures before `place_content`. Widgets of the rail are named in
    `rail_left` and `rail_right`, from left to right, and are placed by the page.
    """

    accessible_kind = "page"

    home_requested = Signal()
    back_requested = Signal()
    """The page that lies below is wanted again."""
    rules_requested = Signal(str)
    """Carries the id of the game whose rules are wanted."""
    learn_requested = Signal(str)
    """Carries the id of the game whose first lesson is wanted."""
    settings_requested = Signal()
    language_chosen = Signal(str)
    """ "el" or "en"."""
    leave_full_screen_requested = Signal()
    keys_requested = Signal()
    """Somebody wants to see what the keys do."""
    covered = Signal(bool)
    """Something lies over the whole page, and it waits; or, with false, lies there no more."""
    sounded = Signal(object)
    """Brings the `Sound` that is to be heard."""
    taken_off = Signal()
    """The page is shown no more; its owner may still ask it what it holds."""

    has_table = False
    """Whether a card table fills the page."""
    of_one_game = False
    """Whether it is about one game: who comes from it is likely to want to learn that."""
    belongs_below = False
    """Whether the page is left in one step with the one below."""
    gives_way = False
    """Whether a match that is dealt takes the place of the page."""
    arrival = Qt.FocusReason.OtherFocusReason
    """How the keyboard comes to the page when it is first shown."""
    on_arrival: Callable[[], str] = str
    """Says once what is seen here at a glance, and a key that one would not guess."""
    read_by_parts: Sequence[KeyCommand] = ()
    """Commands whose keys what lies on the page reads by itself."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        game_id: str = "",
        rail: bool = True,
        inlay: bool = False,
        home: bool = True,
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.game_id = game_id or next(iter(MODULES))
        """The game whose rules are at hand: the first one, on a page that is about none."""
        self.metrics: Metrics = appearance.metrics(QSize(1280, 800))
        self._sized = False
        self._rail = rail
        self._inlay = inlay
        self.first_focus: QWidget | None = None
        """Where the keyboard goes when the page itself is given the focus."""
        self.rail_margin = RAIL_MARGIN
        """Distance of the rail's first and last widget from the window's edge, at 1280 wide."""
        self.rail_gap = 12.0
        """Distance between the widgets of the rail, at 1280 wide."""
        self.rules_about = ""
        """The picture in the rules text at which it opens from here; "": at its beginning."""
        self.on_escape: SignalInstance | None = None
        """What Esc asks for on this page."""
        self.waits_for_others: Callable[[], str] = str
        """Says who is waited for where nothing is asked here: a press that did not count is no
        loss; "" where something is."""
        self.look_again: Callable[[], None] | None = None
        """Reads again what another program may have changed while the window was not in front."""
        self.back_button: RailButton | None = None
        """See `make_back_button`."""
        self.rail_left: list[QWidget] = []
        self.rail_right: list[QWidget] = []
        self.rail_terse: list[RailButton] = []
        """Buttons of the rail that show their words only where those of the bar do."""
        self.way_out: Callable[[], str] = common_texts.home
        """The word of the button in the place of Home (see `app.pages.ways_out`)."""
        self.home_button = BarButton(appearance, "home", self)
        self.home_button.setVisible(home)
        self.back_in_bar: BarButton | None = None
        """Leads back from a page that does not lie on home (see `app.pages.ways_out`)."""
        self.bar_title = BarTitle(appearance, self)
        self.rules_button = BarButton(appearance, "book", self)
        self.settings_button = BarButton(appearance, "gear", self)
        self.language_switch = LanguageSwitch(appearance, self)
        self.bar_extra: list[BarButton] = []
        """Further buttons of the bar, left of rules and settings."""
        self.shrink_button = BarButton(appearance, "shrink", self)
        self.shrink_button.show_word(False)
        self.shrink_button.hide()
        self.bar_extra.append(self.shrink_button)
        self.home_button.clicked.connect(self.home_requested)
        self.shrink_button.clicked.connect(self.leave_full_screen_requested)
        self.rules_button.clicked.connect(lambda: self.rules_requested.emit(self.game_id))
        self.settings_button.clicked.connect(self.settings_requested)
        self.language_switch.chosen.connect(self.language_chosen)
        appearance.changed.connect(self.relayout)

    def set_title(self, title: str, line: str = "", *, kind: str = "", outcome: str = "") -> None:
        """Set the name in the bar and the short line after it.

        The page, and with it the window, is called by that name; `kind` tells pages of one game
        apart. Who comes to the page hears its `outcome` after that, before what has the keyboard.
        """
        self.bar_title.set_texts(title, line)
        name = joined(title, kind)
        tell_name(self, ". ".join(filter(None, (name, outcome))))
        self.setWindowTitle(name)

    @property
    def bar_height(self) -> int:
        return round(self.metrics.px(BAR_HEIGHT))

    @property
    def rail_height(self) -> int:
        """Height of the rail, 0 on a page without one."""
        return round(rail_height(self.metrics)) if self._rail else 0

    def content_rect(self) -> QRect:
        """Return the bare table between bar and rail.

        The curve of the rail rises a little into it.
        """
        top = self.bar_height
        return QRect(0, top, self.width(), max(0, self.height() - top - self.rail_height))

    def rail_rect(self) -> QRect:
        return QRect(0, self.height() - self.rail_height, self.width(), self.rail_height)

    def retranslate(self) -> None:
        self.home_button.set_word(self.way_out())
        self.shrink_button.set_word(leave_full_screen_words())
        self.rules_button.set_word(common_texts.rules())
        self.settings_button.set_word(common_texts.settings())
        self.language_switch.retranslate()
        for button in (self.back_button, self.back_in_bar):
            if button is not None:
                button.set_word(common_texts.back())

    def renew(self) -> None:
        """Show what has changed while the page was covered; most pages are told meanwhile."""
        if self.look_again is not None:
            self.look_again()

    def show_full_screen(self, on: bool) -> None:
        """Show the way out of the full screen while the window fills it."""
        if on == self.shrink_button.isHidden():
            self.shrink_button.setVisible(on)
            self.relayout()

    def place_content(self) -> None:
        """Place the subclass's widgets; the base has none."""

    def content_stops(self) -> Sequence[QWidget] | None:
        """Return the widgets between bar and rail in the order of the Tab key.

        None leaves the order alone. A widget that holds several stops names them in its property
        `stops`.
        """
        return None

    def relayout(self) -> None:
        """Measure and place everything anew; before the page has got its size, nothing."""
        if not self._sized:
            return
        self.metrics = self.appearance.metrics(self.size(), table=self.has_table)
        measure(self, self.metrics)
        self.place_bar()
        self.place_rail()
        self.place_content()
        self._order_stops()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        size, dpr, theme = self.size(), self.devicePixelRatioF(), self.appearance.theme
        table = surface_pixmap(size, dpr, theme, inlay=self._inlay, rail=self._rail)
        painter.drawPixmap(0, 0, table)
        if self._rail:
            top = QPointF(0, rail_pixmap_top(size, dpr))
            painter.drawPixmap(top, rail_pixmap(size, dpr, theme))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            (self.first_focus or self).setFocus(self.arrival)
            tell_arrival(self, self.on_arrival)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Without Qt's own answer, here and below: it paints the whole page anew, for nothing.
        # Not a focus proxy: the Tab key would then pass over what lies before it.
        if self.first_focus is not None:
            self.first_focus.setFocus(event.reason())
            tell_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        pass

    def key_actions(self) -> KeyActions:
        """Return what keys do on this page now."""
        return {commands.LEAVE: self.go_back} if self.on_escape is not None else {}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.appearance.keys.do(event, self.key_actions()):
            answer_idle(self, event)
            super().keyPressEvent(event)

    def go_back(self) -> bool:
        """Go one step back, from a question or from the page; return False where there is none."""
        asked = (each for each in self.findChildren(InlineQuestion) if each.isVisible())
        question = next(asked, None)
        if question is not None:
            question.answered.emit(False)
        elif self.on_escape is not None:
            self.on_escape.emit()
        return question is not None or self.on_escape is not None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sized = True
        self.relayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.relayout()

    def _order_stops(self) -> None:
        """Let the Tab key go through bar, content and rail as they are read."""
        content = self.content_stops()
        if content is None:
            return
        back = () if self.back_in_bar is None else (self.back_in_bar,)
        buttons = (self.home_button, *self.bar_extra, self.rules_button, self.settings_button)
        bar = (*back, *buttons, self.language_switch)
        order: list[QWidget] = []
        for widget in (*bar, *content, *self.rail_left, *self.rail_right):
            order += getattr(widget, "stops", (widget,))
        for before, after in pairwise(dict.fromkeys(order)):
            QWidget.setTabOrder(before, after)

    def place_bar(self) -> None:
        px = self.metrics.px
        gap, height = px(10), self.bar_height
        buttons = (*self.bar_extra, self.rules_button, self.settings_button)
        for button in (self.home_button, *buttons):
            button.show_word(is_wide(self.metrics) and button is not self.shrink_button)
        right = self.width() - px(BAR_MARGIN)
        size = self.language_switch.body_size()
        right -= size.width()
        self.language_switch.place(right, (height - size.height()) / 2)
        for button in reversed(buttons):
            if button.isVisibleTo(self):
                size = button.body_size()
                right -= gap + size.width()
                button.place(right, (height - size.height()) / 2, size.width(), size.height())
        left = px(BAR_MARGIN)
        for each in (self.back_in_bar, self.home_button):
            if each is not None and each.isVisibleTo(self):
                size = each.body_size()
                each.place(left, (height - size.height()) / 2, size.width(), size.height())
                left += size.width() + gap
        if self.home_button.isVisibleTo(self):
            left += px(6)
        self.bar_title.setGeometry(round(left), 0, max(0, math.floor(right - gap - left)), height)

    def place_rail(self) -> None:
        if not self._rail:
            return
        gap = self.metrics.px(self.rail_gap)
        _fit_rail(self, gap)
        x = self.metrics.px(self.rail_margin)
        for widget in self.rail_left:
            if widget.isVisibleTo(self):
                x += self._place_on_rail(widget, x) + gap
        x = self.width() - self.metrics.px(self.rail_margin)
        for widget in reversed(self.rail_right):
            if widget.isVisibleTo(self) or widget.sizePolicy().retainSizeWhenHidden():
                x -= self._place_on_rail(widget, x, to_the_left=True) + gap

    def _place_on_rail(self, widget: QWidget, x: float, *, to_the_left: bool = False) -> float:
        """Place `widget` from `x` on (or up to `x`); return the width that it takes."""
        rail = self.rail_rect()
        middle = rail.center().y() + self.metrics.px(1)
        hint = widget.sizeHint()
        margin = getattr(widget, "margin", 0)
        width = hint.width() - 2 * margin
        left = x - width if to_the_left else x
        widget.setGeometry(
            round(left) - margin, round(middle - hint.height() / 2), hint.width(), hint.height()
        )
        return float(width)


def raise_bar(page: Page) -> None:
    """Raise what stands in the bar over a table, which fills the page."""
    back = () if page.back_in_bar is None else (page.back_in_bar,)
    for widget in (
        *back, page.home_button, page.bar_title, *page.bar_extra, page.rules_button,
        page.settings_button, page.language_switch,
    ):  # fmt: skip
        widget.raise_()


def is_wide(metrics: Metrics) -> bool:
    """Tell whether a page has room for words beside the icons of its bar."""
    return metrics.width >= WORDS_FROM * metrics.beside_text


def _fit_rail(page: Page, gap: float) -> None:
    """Hide words beside icons where the rail is too short for them: first those of terse ones.

    Of these the last goes first, of the others the first.
    """
    shown = [w for w in (*page.rail_left, *page.rail_right) if w.isVisibleTo(page)]
    buttons = [w for w in shown if isinstance(w, RailButton) and w.icon_name is not None]
    for button in buttons:
        button.show_word(button not in page.rail_terse or is_wide(page.metrics))
    room = page.width() - 2 * page.metrics.px(page.rail_margin) - gap * (len(shown) - 1)
    terse = [button for button in buttons if button in page.rail_terse]
    for button in (*reversed(terse), *(each for each in buttons if each not in terse)):
        if sum(w.sizeHint().width() - 2 * getattr(w, "margin", 0) for w in shown) <= room:
            break
        button.show_word(False)


def make_back_button(page: Page) -> RailButton:
    """Make the button that leads back from a page, as Esc does from then on."""
    page.back_button = button = RailButton(page.appearance, "left", page)
    button.clicked.connect(page.back_requested)
    page.on_escape = page.back_requested
    return button
