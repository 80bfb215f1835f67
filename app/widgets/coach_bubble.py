"""The coach's cream bubble: a heading, some words, and buttons below them if there are any."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from app.paint.controls import paint_bubble
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.widgets.control import Control

MARGIN = 14.0
"""How far the pointer and the edge reach beyond the body."""
_SIDE, _HEAD, _GAP = 18.0, 12.0, 10.0
_HEADING, _TEXT = 18.0, 15.0
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class CoachBubble(QWidget):
    """A bubble that stands beside something on the table until whoever shows it takes it away.

    It takes the focus of the keyboard only by Tab, and lets every click but those on its buttons
    through to the table.
    """

    def __init__(
        self, appearance: Appearance, parent: QWidget, buttons: Sequence[Control] = ()
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._heading = self._text = ""
        self._tip: QPointF | None = None
        self._body = QRectF()
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._buttons = buttons
        for button in buttons:
            button.setParent(self)
        if not buttons:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        appearance.changed.connect(self.update)

    @property
    def words(self) -> tuple[str, str]:
        """Return the heading and the text, without marks of what is bold."""
        return self._heading, _BOLD.sub(r"\1", self._text)

    @property
    def body_rect(self) -> QRectF:
        """Return where its body stands on the page."""
        return self._body.translated(QPointF(self.pos()))

    def say(self, heading: str, text: str) -> None:
        """Say this from now on; in the text `**` stands round what is bold."""
        self._heading, self._text = heading, text
        self.setAccessibleName(heading)
        self.setAccessibleDescription(self.words[1])

    def body(self, width: float, metrics: Metrics) -> tuple[float, float]:
        """Return the size of the body that is at most so wide."""
        self._metrics = metrics
        px = metrics.px
        self._document.setDefaultFont(font(metrics.pixels(_TEXT)))
        serif = font(metrics.pixels(_HEADING), 700, serif=True)
        bold = _BOLD.sub(r"<b>\1</b>", html.escape(self._text))
        heading = (
            f"<p style=\"margin:0;font-family:'{serif.family()}';font-weight:700;"
            f'font-size:{serif.pixelSize()}px">{html.escape(self._heading)}</p>'
        )
        text = f'<p style="margin:0;line-height:128%">{bold}</p>'
        self._document.setHtml((heading if self._heading else "") + text)
        self._document.setTextWidth(max(1.0, width - 2 * px(_SIDE)))
        natural = math.ceil(self._document.idealWidth()) + 1
        row = self._row_size()
        inner = max(natural, row.width())
        self._document.setTextWidth(inner)
        height = self._document.size().height() + 2 * px(_HEAD)
        if row.height():
            height += row.height() + px(_GAP)
        return inner + 2 * px(_SIDE), height

    def stand(self, body: QRectF, tip: QPointF | None) -> None:
        """Stand there, pointing at `tip`; the size of the body is the one that `body` gave."""
        margin = math.ceil(self._metrics.px(MARGIN))
        whole = body.adjusted(-margin, -margin, margin, margin).toAlignedRect()
        self._tip = None if tip is None else tip - QPointF(whole.topLeft())
        self._body = body.translated(-QPointF(whole.topLeft()))
        self.setGeometry(whole)
        self._place_buttons()
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        paint_bubble(painter, self._body, self._tip, theme, scale=self._metrics.f)
        painter.translate(self._body.left() + px(_SIDE), self._body.top() + px(_HEAD))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, theme.cream_text)
        self._document.documentLayout().draw(painter, context)

    def _row_size(self) -> QSize:
        """Return the size of the row of buttons."""
        hints = [button.body_size() for button in self._buttons]
        if not hints:
            return QSize(0, 0)
        width = sum(hint.width() for hint in hints) + self._metrics.px(_GAP) * (len(hints) - 1)
        return QSize(math.ceil(width), math.ceil(max(hint.height() for hint in hints)))

    def _place_buttons(self) -> None:
        left = self._body.left() + self._metrics.px(_SIDE)
        bottom = self._body.bottom() - self._metrics.px(_HEAD)
        for button in self._buttons:
            size = button.body_size()
            button.place(left, bottom - size.height(), size.width(), size.height())
            left += size.width() + self._metrics.px(_GAP)
