"""A button that opens a list of values, one of which is picked, and the look of menus."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSizeF, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPalette
from PySide6.QtWidgets import QMenu, QWidget

from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.menu import Menu

T = texts("PickButton")

_LIST = T("{name}: opens a list", note="Describes a button, for screen readers: “Player”, “Order”.")


def dress_menu(menu: QMenu, appearance: Appearance, metrics: Metrics) -> None:
    """Give a menu the colours of the theme and the type of buttons."""
    theme = appearance.theme
    palette = menu.palette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.table_2), (QPalette.ColorRole.Base, theme.table_2),
        (QPalette.ColorRole.WindowText, theme.text), (QPalette.ColorRole.Text, theme.text),
        (QPalette.ColorRole.ButtonText, theme.text), (QPalette.ColorRole.Button, theme.table_2),
        (QPalette.ColorRole.Highlight, theme.lit),
        (QPalette.ColorRole.HighlightedText, theme.saffron_ink),
    ):  # fmt: skip
        palette.setColor(role, colour)
    menu.setPalette(palette)
    menu.setFont(metrics.font("strong"))
    # Qt keeps too little room beside large words, for the mark and the arrow, and cuts them.
    widest = max((metrics.advance("strong", each.text()) for each in menu.actions()), default=0.0)
    menu.setMinimumWidth(round(widest + 2 * metrics.line_height("strong") + metrics.px(24)))


class PickButton(PanelButton):
    """A button that opens a list of values, of which it shows the one that was picked."""

    picked = Signal()

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget) -> None:
        super().__init__(appearance, icon, parent)
        self.value = ""
        self._choices: dict[str, str] = {}
        self._name = ""
        self.menu = Menu(self)
        self.menu.triggered.connect(self._take)
        self.clicked.connect(self._open)

    def set_choices(self, name: str, choices: dict[str, str]) -> None:
        """Offer these words by their values; `name` says what is chosen."""
        self._choices, self._name = choices, name
        self.menu.clear()
        for value, word in choices.items():
            action = QAction(word.replace("&", "&&"), self.menu)
            action.setData(value)
            action.setCheckable(True)
            self.menu.addAction(action)
        self.set_value(self.value if self.value in choices else "")

    def set_value(self, value: str) -> None:
        """Pick a value, without a signal."""
        self.value = value
        self.set_word(self._choices[value])
        self.setAccessibleDescription(_LIST(name=self._name))
        for action in self.menu.actions():
            action.setChecked(action.data() == value)

    def body_size(self) -> QSizeF:
        size = super().body_size()
        return QSizeF(size.width() + self.metrics.px(24), size.height())

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        px = self.metrics.px
        super().paint_word(painter, body.adjusted(0, 0, -px(24), 0), colour)
        side = px(18)
        place = QRectF(body.right() - px(32), body.center().y() - side / 2, side, side)
        paint_icon(painter, "chevron", place, colour)

    def _open(self) -> None:
        dress_menu(self.menu, self.appearance, self.metrics)
        self.menu.popup(self.mapToGlobal(QPoint(self.margin, self.height() - self.margin)))

    def _take(self, action: QAction) -> None:
        self.set_value(str(action.data()))
        self.picked.emit()
