"""The chosen day beside the calendar: its game, who plays, and how it stands."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.match.players import level_word
from app.pages.days.day import Day, date_words, game_words, state_words
from app.paint.controls import paint_panel
from app.paint.emblems import emblem
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.label import Label

T = texts("DailyDeals")

_SIDE, _EMBLEM = 22.0, 66.0


class DayPanel(QWidget):
    """What is played on a day, by whom, and what came of it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._day: Day | None = None
        self.date = Label(appearance, (15, 650), self, tone="text_2", wrap=True)
        self.game = Label(appearance, "heading", self, wrap=True)
        self.players = Label(appearance, "body", self, tone="text_2", wrap=True)
        self.state = Label(appearance, "status", self, wrap=True)
        self.rule = Label(appearance, "caption", self, tone="text_2", wrap=True)

    def show_day(self, day: Day) -> None:
        """Show a day, in the language on screen."""
        self._day = day
        self.date.setText(date_words(day.date))
        to_come = day.state == "to-come"
        self.game.setText(T("A new deal")() if to_come else game_words(day.deal))
        self.players.setText("" if to_come else players_words(day))
        state = state_words(day)
        self.state.setText(state[:1].upper() + state[1:])
        self.rule.setText(rule_words(day))
        self.place_parts()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place_parts(self) -> None:
        """Place everything in the present size."""
        px = self._metrics.px
        side, mark = px(_SIDE), self._emblem_room()
        room = self.width() - 2 * side
        y = side
        beside = room - mark
        y += self.date.place(side + mark, y, beside) + px(2)
        y += self.game.place(side + mark, y, beside)
        y = max(y, side + (mark - px(16) if mark else 0)) + px(14)
        for label in (self.players, self.state, self.rule):
            label.setVisible(bool(label.text()))
            if label.text():
                y += label.place(side, y, room) + px(10)

    def wanted_height(self) -> float:
        """Return the height that everything takes."""
        shown = [label for label in (self.state, self.rule) if label.text()]
        return shown[-1].geometry().bottom() + self._metrics.px(_SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        paint_panel(painter, self.rect().toRectF(), theme, radius=px(16), scale=self._metrics.f)
        day = self._day
        if day is not None and self._emblem_room():
            module, side = MODULES[day.game], round(px(_EMBLEM))
            sign = emblem(module.id, module.tile, side, self.devicePixelRatioF(), theme)
            painter.drawPixmap(QPointF(round(px(_SIDE)), round(px(_SIDE))), sign)

    def _emblem_room(self) -> float:
        """Return the width of the sign with the gap beside it; a day to come has none."""
        if self._day is None or self._day.state == "to-come":
            return 0.0
        return self._metrics.px(_EMBLEM + 16)


def players_words(day: Day) -> str:
    """Say who plays besides the person."""
    kinds = Counter(day.deal.match.computers)
    if not kinds:
        return T("alone")()
    ((kind, count),) = kinds.items()
    return T("with %n computer(s): {level}")(n=count, level=level_word(kind))


def rule_words(day: Day) -> str:
    """Say what counts."""
    if day.state == "played":
        return T("Played again, it counts as practice.")()
    if day.state == "to-come":
        return T("Every day has a deal, the same for everybody.")()
    if day.today:
        return T("The first game that you finish counts. A finished turn stays as it is.")()
    return T("The first game that you finish counts, but not for the days in a row.")()
