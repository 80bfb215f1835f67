"""The buttons of bar and rail."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.icons import paint_icon
from app.widgets.control import Control


class IconButton(Control):
    """A button with an icon, a word or both side by side.

    The word is the accessible name; where the word is not shown it is the tooltip too.
    """

    role = "button"
    body_height = 50.0
    padding = 18.0
    gap = 9.0
    icon_size = 21.0

    def __init__(
        self,
        look: Look,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        on_rail: bool = False,
    ) -> None:
        super().__init__(look, parent, on_rail=on_rail)
        self.icon_name = icon
        self._worded = True

    def set_word(self, word: str) -> None:
        """The button's word, also its accessible name."""
        self.setText(word.replace("&", "&&"))
        self.setAccessibleName(word)
        self._name_tooltip()
        self.updateGeometry()

    @property
    def word(self) -> str:
        return self.accessibleName()

    def show_word(self, shown: bool) -> None:
        """Show the word beside the icon, or the icon alone."""
        self._worded = shown or self.icon_name is None
        self._name_tooltip()
        self.updateGeometry()
        self.update()

    @property
    def word_shown(self) -> bool:
        return self._worded

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        height = max(px(self.body_height), 40.0)
        if not self._worded:
            return QSizeF(max(px(44), 44.0), height)
        font = self.metrics.font(self.role)
        word = QFontMetricsF(font).horizontalAdvance(self.word)
        height = max(height, QFontMetricsF(font).height() + px(14))
        return QSizeF(word + self._icon_room() + 2 * px(self.padding), height)

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """Icon and word, centred in `body`."""
        px = self.metrics.px
        icon = px(self.icon_size)
        if not self._worded:
            self._paint_icon(painter, body.center().x() - icon / 2, body, colour)
            return
        font = self.metrics.font(self.role)
        measure = QFontMetricsF(font)
        room = body.width() - self._icon_room() - px(8)
        word = measure.elidedText(self.word, Qt.TextElideMode.ElideRight, room)
        width = measure.horizontalAdvance(word)
        x = body.center().x() - (width + self._icon_room()) / 2
        if self.icon_name is not None:
            self._paint_icon(painter, x, body, colour)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(
            QRectF(x + self._icon_room(), body.top(), width + 1, body.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            word,
        )

    def _icon_room(self) -> float:
        if self.icon_name is None:
            return 0.0
        return self.metrics.px(self.icon_size + self.gap)

    def _paint_icon(self, painter: QPainter, x: float, body: QRectF, colour: QColor) -> None:
        if self.icon_name is not None:
            size = self.metrics.px(self.icon_size)
            rect = QRectF(x, body.center().y() - size / 2, size, size)
            paint_icon(painter, self.icon_name, rect, colour)

    def _name_tooltip(self) -> None:
        self.setToolTip("" if self._worded else self.word)


class BarButton(IconButton):
    """Icon and word on the bare table, for the bar: a soft ground shows under the pointer."""

    role = "caption"
    body_height = 40.0
    padding = 12.0
    gap = 8.0
    icon_size = 20.0

    def ring_radius(self) -> float:
        return self.body().height() / 2

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        if self.hovered or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.plate_2 if self.isDown() else theme.plate)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        self.paint_word(painter, body, theme.text)


class LinkButton(BarButton):
    """Like a bar button, in the colour of danger: for what takes something away."""

    gap = 6.0
    icon_size = 18.0

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        if self.hovered or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.plate_2)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        self.paint_word(painter, body, theme.danger)


class RailButton(IconButton):
    """A dark button on the rail."""

    def __init__(self, look: Look, icon: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(look, icon, parent, on_rail=True)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        ground = theme.rail_button.lighter(150) if self.hovered else theme.rail_button
        painter.setPen(QPen(theme.rail_button_line, px(1.5)))
        painter.setBrush(theme.rail_button if self.isDown() else ground)
        inset = px(0.75)
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), px(14), px(14))
        if not self.isEnabled():
            painter.setOpacity(0.45)
        self.paint_word(painter, body, theme.rail_text)


class PlateButton(IconButton):
    """A button on a plate or on the bare table, in the colours of plates."""

    body_height = 44.0
    padding = 15.0
    role = "body"

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        painter.setPen(QPen(theme.text_2 if self.hovered else theme.line, px(1.5)))
        painter.setBrush(theme.plate if self.isDown() else theme.plate_2)
        inset = px(0.75)
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), px(14), px(14))
        self.paint_word(painter, body, theme.text)


class PrimaryButton(IconButton):
    """The one main button of a page.

    Saffron while the rules allow it, dashed and dark while they do not. A dashed button can still
    be pressed, so that it can say why it does nothing: the page asks `allowed`.
    """

    padding = 34.0

    def __init__(
        self,
        look: Look,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        on_rail: bool = True,
    ) -> None:
        super().__init__(look, icon, parent, on_rail=on_rail)
        self._allowed = True

    @property
    def allowed(self) -> bool:
        return self._allowed

    def set_allowed(self, allowed: bool) -> None:
        self._allowed = allowed
        self.update()

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        inset = px(0.75)
        shape = body.adjusted(inset, inset, -inset, -inset)
        if self._allowed:
            fill = QLinearGradient(body.topLeft(), body.bottomLeft())
            top, foot = theme.primary_1, theme.primary_2
            if self.hovered and not self.isDown():
                top, foot = top.lighter(108), foot.lighter(108)
            fill.setColorAt(0, foot if self.isDown() else top)
            fill.setColorAt(1, foot)
            painter.setPen(QPen(theme.primary_line, px(1.5)))
            painter.setBrush(fill)
            ink = theme.saffron_ink
        else:
            line = QPen(theme.rail_button_line, px(1.5))
            line.setDashPattern([3, 2.5])
            painter.setPen(line)
            painter.setBrush(theme.rail_button.lighter(130) if self.hovered else theme.rail_button)
            ink = theme.rail_text_2
        painter.drawRoundedRect(shape, px(14), px(14))
        self.paint_word(painter, body, ink)


class ToolButton(Control):
    """A small tool of the rail: the icon stands above its word (undo, hint)."""

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, on_rail=True)
        self._icon = icon

    def set_word(self, word: str) -> None:
        """The word under the icon, also the accessible name."""
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        measure = QFontMetricsF(self.metrics.font("small"))
        width = measure.horizontalAdvance(self.accessibleName()) + px(14)
        height = px(8 + 23 + 3) + measure.height() + px(5)
        return QSizeF(max(width, px(56), 40.0), max(height, 40.0))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        if (self.hovered or self.isDown()) and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.rail_button)
            painter.drawRoundedRect(body, px(14), px(14))
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        size = px(23)
        rect = QRectF(body.center().x() - size / 2, body.top() + px(8), size, size)
        paint_icon(painter, self._icon, rect, theme.rail_text)
        painter.setFont(self.metrics.font("small"))
        painter.setPen(theme.rail_text)
        words = QRectF(
            body.left(), rect.bottom() + px(3), body.width(), body.bottom() - rect.bottom() - px(6)
        )
        painter.drawText(
            words, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.accessibleName()
        )
