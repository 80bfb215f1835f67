"""The buttons of bar and rail."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.controls import (
    BARE,
    OFF,
    PANEL,
    PRIMARY,
    RAIL,
    button_text,
    paint_button,
    paint_dots,
)
from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_availability, tell_description, tell_name
from app.widgets.control import Control


class IconButton(Control):
    """A button with an icon, a word or both side by side.

    The word is the accessible name; where the word is not shown it is the tooltip too.
    """

    kind = RAIL
    """The kind of ground that is painted, see `app.paint.controls`."""
    role = "button"
    body_height = 50.0
    padding = 18.0
    gap = 9.0
    icon_size = 21.0

    def __init__(
        self,
        appearance: Appearance,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        on_dark: bool = False,
    ) -> None:
        super().__init__(appearance, parent, on_dark=on_dark)
        self.icon_name = icon
        self._worded = True

    def set_icon(self, icon: str) -> None:
        """Set the button's icon."""
        if icon != self.icon_name:
            self.icon_name = icon
            self.update()

    def set_word(self, word: str) -> None:
        """Set the button's word, which is also its accessible name, as it is said."""
        self.setText(word.replace("&", "&&"))
        tell_name(self, word)
        self._name_tooltip()
        self.updateGeometry()

    @property
    def word(self) -> str:
        return self.text().replace("&&", "&")

    def show_word(self, shown: bool) -> None:
        """Show the word beside the icon, or the icon alone."""
        worded = shown or self.icon_name is None
        if worded != self._worded:
            self._worded = worded
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
            grown = self.metrics.beside_text
            return QSizeF(
                max(px(44), 44.0) * grown, max(height, px(self.icon_size) * grown + px(14))
            )
        word = self.metrics.advance(self.role, self.word)
        height = max(height, self.metrics.line_height(self.role) + px(14))
        return QSizeF(word + self._icon_room() + 2 * px(self.padding), height)

    def ink(self) -> QColor:
        """Return the colour of word and icon."""
        return button_text(self.appearance.theme, self.kind)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        paint_button(
            painter,
            body,
            self.appearance.theme,
            self.kind,
            radius=self.ring_radius(),
            hovered=self.hovered and self.isEnabled(),
            pressed=self.isDown(),
            scale=self.metrics.f,
        )
        if not self.isEnabled():
            painter.setOpacity(self.appearance.theme.dim_button)
        self.paint_word(painter, body, self.ink())

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """Paint icon and word, centred in `body`."""
        px = self.metrics.px
        icon = px(self.icon_size) * self.metrics.beside_text
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
        return self.metrics.px(self.icon_size * self.metrics.beside_text + self.gap)

    def _paint_icon(self, painter: QPainter, x: float, body: QRectF, colour: QColor) -> None:
        if self.icon_name is not None:
            size = self.metrics.px(self.icon_size) * self.metrics.beside_text
            rect = QRectF(x, body.center().y() - size / 2, size, size)
            paint_icon(painter, self.icon_name, rect, colour)

    def _name_tooltip(self) -> None:
        self.setToolTip("" if self._worded else self.word)


class BarButton(IconButton):
    """Icon and word on the bare table, for the bar: a soft ground shows under the pointer."""

    bare = True
    role = "caption"
    body_height = 40.0
    padding = 12.0
    gap = 8.0
    icon_size = 20.0
    kind = BARE

    def ring_radius(self) -> float:
        return self.body().height() / 2


class LinkButton(BarButton):
    """Like a bar button, in the colour of danger: for what takes something away."""

    gap = 6.0
    icon_size = 18.0

    def ink(self) -> QColor:
        return self.appearance.theme.danger


class RailButton(IconButton):
    """A dark button on the rail."""

    kind = RAIL

    def __init__(
        self, appearance: Appearance, icon: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, icon, parent, on_dark=True)


class PanelButton(IconButton):
    """A button on a panel or on the bare table, in the colours of panels."""

    body_height = 44.0
    padding = 15.0
    role = "strong"
    kind = PANEL


class PrimaryButton(IconButton):
    """The one main button of a page.

    Saffron while the rules allow it, dashed and dark while they do not; quiet, it is dark also
    while they do. A dashed button can still be pressed, so that it can say why it does nothing:
    the page asks `allowed`.
    """

    accessible_kind = "refusing"

    padding = 34.0
    kind = PRIMARY

    def __init__(
        self,
        appearance: Appearance,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        on_dark: bool = True,
    ) -> None:
        super().__init__(appearance, icon, parent, on_dark=on_dark)
        self._kept_for: tuple[str, ...] = ()
        self._widest = 0.0

    def keep_room(self, words: Iterable[str], widest: float) -> None:
        """Be as wide as the widest of these words asks for; for their sake no wider than that."""
        self._kept_for, self._widest = tuple(words), widest
        self.updateGeometry()

    def body_size(self) -> QSizeF:
        size = super().body_size()
        if not self._kept_for:
            return size
        word = max(self.metrics.advance(self.role, each) for each in self._kept_for)
        kept = word + self._icon_room() + 2 * self.metrics.px(self.padding)
        return QSizeF(max(size.width(), min(kept, self._widest)), size.height())

    @property
    def allowed(self) -> bool:
        return self.kind != OFF

    def is_ready(self, at: QPoint | None) -> bool:
        """Tell whether a press counts whatever has just changed (see `app.press_guard`).

        A key that can do nothing here is no slip: it hears why.
        """
        return at is None and not self.allowed

    def set_allowed(self, allowed: bool, *, quiet: bool = False) -> None:
        kind, before = (RAIL if quiet else PRIMARY) if allowed else OFF, self.allowed
        if kind != self.kind:
            self.kind = kind
            self.update()
        if allowed is not before:
            tell_availability(self)


class ToolButton(Control):
    """A small tool of the rail: the icon stands above its word (undo, hint).

    Many stand side by side: their words do not grow as far as others.
    """

    accessible_kind = "refusing"

    bare = True
    most_scale = 1.6
    """The largest factor on the size of their words."""

    def __init__(
        self,
        appearance: Appearance,
        icon: str,
        parent: QWidget | None = None,
        *,
        fast: bool = False,
    ) -> None:
        super().__init__(appearance, parent, on_dark=True)
        self._icon = icon
        self._words: tuple[str, ...] = ("",)
        self._fast = fast
        """Fast clicks all count: it changes nothing."""
        self.waits = False
        """Three dots stand in place of the icon: what it was pressed for is on its way."""
        self.allowed = True
        """Dim where it is not; it can still be pressed, so that it can say why it does nothing."""

    def set_metrics(self, metrics: Metrics) -> None:
        super().set_metrics(metrics._replace(text_scale=min(metrics.text_scale, self.most_scale)))

    def is_ready(self, at: QPoint | None) -> bool:
        """Tell whether a press counts whatever has just changed (see `app.press_guard`).

        A key that can do nothing here is no slip: it hears why.
        """
        return self._fast or (at is None and not self.allowed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._fast:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def set_icon(self, icon: str) -> None:
        if icon != self._icon:
            self._icon = icon
            self.update()

    def set_allowed(self, allowed: bool, why_not: str = "") -> None:
        """Dim it, or not; `why_not` describes it."""
        tell_description(self, why_not)
        if allowed is not self.allowed:
            self.allowed = allowed
            self.update()
            tell_availability(self)

    def set_waits(self, waits: bool, said: str = "") -> None:
        """Show the three dots, or the icon again; `said` describes it."""
        tell_description(self, said if waits else "")
        if waits is not self.waits:
            self.waits = waits
            self.update()

    def set_word(self, word: str, *others: str, said: str | None = None) -> None:
        """Set the word under the icon; there is room for `others` too.

        It is also the accessible name, unless something else is to be `said`.
        """
        tell_name(self, word if said is None else said)
        if (word, *others) != self._words:
            self._words = (word, *others)
            self.updateGeometry()
            self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        width = max(self.metrics.advance("small", word) for word in self._words) + px(14)
        height = px(8 + 23 + 3) + self.metrics.line_height("small") + px(5)
        return QSizeF(max(width, px(56), 40.0), max(height, 40.0))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        if (self.hovered or self.isDown()) and self.isEnabled() and self.allowed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.rail_button)
            painter.drawRoundedRect(body, px(14), px(14))
        painter.setOpacity(1.0 if self.isEnabled() and self.allowed else theme.dim_button)
        size = px(23)
        rect = QRectF(body.center().x() - size / 2, body.top() + px(8), size, size)
        if self.waits:
            wide = px(38) - size
            paint_dots(painter, rect.adjusted(-wide / 2, 0, wide / 2, 0), theme.rail_text)
        else:
            paint_icon(painter, self._icon, rect, theme.rail_text)
        painter.setFont(self.metrics.font("small"))
        painter.setPen(theme.rail_text)
        words = QRectF(
            body.left(), rect.bottom() + px(3), body.width(), body.bottom() - rect.bottom() - px(6)
        )
        painter.drawText(
            words, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._words[0]
        )
