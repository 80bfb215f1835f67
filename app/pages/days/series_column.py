"""The series beside the calendar: how it stands, how one begins, and the best so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.pages.days import series_words as words
from app.pages.days.best_list import BestList, Colours
from app.pages.days.series_panel import SeriesPanel
from app.paint.brushes import grown, line, rounded
from app.paint.emblems import emblem
from app.storage.series import KeptSeries
from app.storage.series_file import SeriesKind
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.control import Control
from app.widgets.label import Heading, Label
from app.widgets.pick_button import PickButton
from app.widgets.scroll import ScrollArea

EDGE = 8.0
"""Room round the column for focus rings."""


class GameButton(Control):
    """Begins a series of a game, whose sign it shows."""

    bare = True

    def __init__(self, appearance: Appearance, game: str, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.game = game

    def retranslate(self) -> None:
        title = MODULES[self.game].title
        tell_name(self, f"{words.begin_one()}: {title}")
        self.setToolTip(title)

    def body_size(self) -> QSizeF:
        side = max(self.metrics.px(48), 44.0)
        return QSizeF(side, side)

    def ring_radius(self) -> float:
        return self.metrics.px(12)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        if self.hovered or self.isDown():
            rounded(painter, grown(body, -px(1)), px(12), theme.panel_2, line(theme.line, px(2)))
        side = round(min(px(38), body.width() - 6))
        picture = emblem(self.game, MODULES[self.game].tile, side, self.devicePixelRatioF(), theme)
        painter.drawPixmap(
            round(body.center().x() - side / 2), round(body.center().y() - side / 2), picture
        )


class SeriesColumn(ScrollArea):
    """The series of five, in a column that scrolls where it is too high."""

    begin_chosen = Signal(str)
    """Brings the game of which a series is to be begun."""
    resized = Signal()
    """What the column shows takes another height."""

    def __init__(
        self, appearance: Appearance, series: KeptSeries, colours: Colours, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self._series = series
        self._metrics = appearance.metrics(QSize(1280, 800))
        board = self.board
        self.unreadable = Label(appearance, "caption", board, tone="danger", wrap=True)
        self._heading = Label(appearance, (20, 700, True), board, wrap=True)
        self.about = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self.panel = SeriesPanel(appearance, board)
        self._begin = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self.game_buttons = [GameButton(appearance, game, board) for game in MODULES]
        for button in self.game_buttons:
            button.clicked.connect(partial(self.begin_chosen.emit, button.game))
        self._best_heading = Heading(appearance, "strong", board)
        self.kinds = PickButton(appearance, "crown", board)
        self.kinds.picked.connect(self._pick)
        self.best = BestList(appearance, board, colours)
        self.best.shown.connect(lambda row: self.ensureWidgetVisible(row, 0, 8))
        self.none_yet = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self._kinds: list[SeriesKind] = []

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [*self.game_buttons, self.kinds, *self.best.rows]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def show_series(self, unreadable: Sequence[str]) -> None:
        """Show how things stand, in the language on screen, and which files were `unreadable`."""
        present, kept = self._series.present, self._series
        self.unreadable.setText("\n".join(words.unreadable(name=name) for name in unreadable))
        self._heading.setText(words.heading())
        self.about.setText(words.about(present))
        self.panel.show_series(present, () if present is None else kept.best(present.kind))
        self._begin.setText(words.begin_one())
        for button in self.game_buttons:
            button.retranslate()
        self._best_heading.setText(words.best_heading())
        self.none_yet.setText(words.none_yet())
        self._offer_kinds()

    def place_parts(self, width: float) -> None:
        """Place everything in a column so wide."""
        px, edge = self._metrics.px, self._metrics.px(EDGE)
        y = px(2)
        for label, gap in ((self.unreadable, 8), (self._heading, 2), (self.about, 10)):
            label.setVisible(bool(label.text()))
            if label.text():
                y += label.place(edge, y, width) + px(gap)
        y += self.panel.place(edge, y, width) + px(12)
        y += self._place_game_buttons(edge, y, width)
        y += self._place_best(edge, y + px(6), width) + px(6)
        self.board.resize(round(width + 2 * edge), round(y + px(4)))

    def _place_game_buttons(self, x: float, y: float, width: float) -> float:
        """Place what begins a series, unless one goes on; return the height that it takes."""
        shown = self._series.running is None
        self._begin.setVisible(shown)
        for button in self.game_buttons:
            button.setVisible(shown)
        if not shown:
            return 0.0
        px = self._metrics.px
        high = self._begin.place(x, y, width) + px(4)
        left, top = x, y + high
        for button in self.game_buttons:
            size = button.body_size()
            button.place(left, top, size.width(), size.height())
            left += size.width() + px(10)
        return high + self.game_buttons[0].body_size().height() + px(10)

    def _place_best(self, x: float, y: float, width: float) -> float:
        """Place the best series below their heading; return the height that they take."""
        self.best.setVisible(bool(self.best.rows))
        self.none_yet.setVisible(not self.best.rows)
        high = self._place_best_heading(x, y, width) + self._metrics.px(8)
        shown = self.best if self.best.rows else self.none_yet
        return high + shown.place(x, y + high, width)

    def _place_best_heading(self, x: float, y: float, width: float) -> float:
        """Place the heading, and the choice of a kind beside or below it; return the height."""
        px, heading = self._metrics.px, self._best_heading.sizeHint()
        self._fit_choice(width)
        choice = self.kinds.body_size()
        self.kinds.setVisible(bool(self._kinds))
        high = float(heading.height())
        if self._kinds:
            wide = min(choice.width(), width)
            if heading.width() + px(14) + wide <= width:
                high = max(high, choice.height())
                self.kinds.place(x + width - wide, y, wide, choice.height())
            else:
                below = y + high + px(6)
                self.kinds.place(x, below, wide, choice.height())
                self._best_heading.setGeometry(round(x), round(y), heading.width(), round(high))
                return high + px(6) + choice.height()
        middle = y + (high - heading.height()) / 2
        self._best_heading.setGeometry(round(x), round(middle), heading.width(), heading.height())
        return high

    def _fit_choice(self, width: float) -> None:
        """Write the choice of a kind as large as it has room."""
        for role, padding in (("button", 15.0), ("button", 9.0), ("small", 9.0)):
            self.kinds.role, self.kinds.padding = role, padding
            if self.kinds.body_size().width() <= width:
                return

    def _offer_kinds(self) -> None:
        """Offer the kinds of which there are best series, that of the present one first."""
        present = self._series.present
        first = [] if present is None else [present.kind]
        self._kinds = [*first, *(kind for kind in self._series.kinds if kind not in first)]
        numbered = {
            str(at) if at else "": words.kind_words(kind) for at, kind in enumerate(self._kinds)
        }
        if numbered:
            self.kinds.set_choices(words.which_kind(), numbered)
        self._show_best()

    def _pick(self) -> None:
        self._show_best()
        self.resized.emit()
        self.kinds.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_best(self) -> None:
        at = int(self.kinds.value or 0)
        self.best.show_best(self._series.best(self._kinds[at]) if self._kinds else ())
