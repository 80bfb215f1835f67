"""The tabs of the games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.games import MODULES
from app.pages.statistics import words
from app.paint.brushes import grown, line, rounded
from app.paint.emblems import emblem
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.control import Control, one_stop, step_in


class GameTab(Control):
    """The sign and the name of a game."""

    bare = True

    def __init__(self, appearance: Appearance, game: str, owner: GameTabs) -> None:
        super().__init__(appearance, owner)
        self._owner = owner
        self.game = game
        self.setCheckable(True)
        self.setAutoExclusive(True)  # A screen reader calls it a radio button.

    def retranslate(self) -> None:
        """Say the name in the language on screen."""
        tell_name(self, MODULES[self.game].short_title)
        self.update()

    @property
    def word_shown(self) -> bool:
        """Tell whether the name stands beside the sign."""
        return not self._owner.terse or self.isChecked()

    def body_size(self) -> QSizeF:
        px, high = self.metrics.px, self.metrics.px(46)
        high = max(high, self.metrics.line_height("strong") + px(14), 40.0)
        if not self.word_shown:
            return QSizeF(max(self._side + px(16), 44.0), high)
        name = self.metrics.advance("strong", self.accessibleName())
        return QSizeF(self._side + name + px(32), high)

    @property
    def _side(self) -> float:
        return self.metrics.px(30)

    def ring_radius(self) -> float:
        return self.metrics.px(13)

    def arrow_pressed(self, step: int, _event: QKeyEvent) -> None:
        step_in(self._owner.tabs, self, step)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        if self.isChecked():
            edge = line(theme.lit, px(2.5))
            rounded(painter, grown(body, -px(1.25)), px(12), theme.panel, edge)
            if theme.lit_outline is not None:
                rounded(painter, body, px(13), None, line(theme.lit_outline, px(1)))
        elif self.hovered:
            rounded(painter, body, px(13), faint(theme.text, 0.10))
        side, dpr = round(self._side), self.devicePixelRatioF()
        left = body.left() + px(9) if self.word_shown else body.center().x() - side / 2
        sign = emblem(self.game, MODULES[self.game].tile, side, dpr, theme)
        painter.drawPixmap(QPointF(left, body.center().y() - side / 2), sign)
        if self.word_shown:
            font = self.metrics.font("strong")
            room = QRectF(
                left + side + px(9), body.top(), body.right() - left - side, body.height()
            )
            painter.setFont(font)
            painter.setPen(theme.text)
            word = QFontMetricsF(font).elidedText(
                self.accessibleName(), Qt.TextElideMode.ElideRight, room.width() - px(8)
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)


class GameTabs(QWidget):
    """A tab for each game, of which one is chosen; arrow keys go from one to the next."""

    accessible_kind = "group"

    chosen = Signal(str)

    def __init__(self, appearance: Appearance, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.terse = False
        """Only the chosen tab shows its name."""
        self.tabs = [GameTab(appearance, each, self) for each in MODULES]
        group = QButtonGroup(self)
        for tab in self.tabs:
            group.addButton(tab)
            tab.setChecked(tab.game == game)
            tab.clicked.connect(self._choose)
        one_stop(self.tabs)

    @property
    def game(self) -> str:
        """Return the chosen game."""
        return next(tab.game for tab in self.tabs if tab.isChecked())

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return self.tabs

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        tell_name(self, words.games())
        for tab in self.tabs:
            tab.retranslate()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        for tab in self.tabs:
            tab.set_metrics(metrics)

    def place(self, x: float, y: float, width: float) -> QSizeF:
        """Put the tabs there, and return what they take."""
        px, margin = self._metrics.px, self.tabs[0].margin
        gap = px(4)
        self.terse = False
        wide = self._wanted(gap)
        if wide > width:
            self.terse = True
            wide = self._wanted(gap)
        left, high = 0.0, max(tab.body_size().height() for tab in self.tabs)
        for tab in self.tabs:
            size = tab.body_size()
            tab.place(margin + left, margin, size.width(), high)
            left += size.width() + gap
        self.tabs[0].place_holder(self, x, y, wide, high)
        return QSizeF(wide, high)

    def _wanted(self, gap: float) -> float:
        return sum(tab.body_size().width() + gap for tab in self.tabs) - gap

    def _choose(self) -> None:
        one_stop(self.tabs)
        self.chosen.emit(self.game)
