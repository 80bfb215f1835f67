"""A button that opens a list of values, one of which is picked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSizeF, Signal
from PySide6.QtGui import QAction, QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.system.screen_reader import tell_description
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.menu import Menu, dress_menu

T = texts("PickButton")

_LIST = T("{name}: opens a list", note="Describes a button, for screen readers: “Player”, “Order”.")


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
        tell_description(self, _LIST(name=self._name))
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
