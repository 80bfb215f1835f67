"""The turns since the next player's own, in a column at the side of the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from app.pages.curtain.turn_line import TurnBefore
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.texts import texts

T = texts("Curtain")

_NARROWEST = 150.0
"""A column narrower than this would be all line breaks: there is none then."""


class EarlierTurns(QLabel):
    """The turns from the first on; where there is no room for all, the newest of them."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._turns: Sequence[TurnBefore] = ()
        self._heading = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)

    def show_turns(self, turns: Sequence[TurnBefore], heading: str) -> None:
        """Tell these turns under a heading, in the language on screen."""
        self._turns, self._heading = turns, heading

    def place(self, room: QRectF, metrics: Metrics) -> None:
        """Stand in this room with as many turns as it has place for."""
        self.setFont(font(metrics.pixels(15), 450))
        width = round(room.width())
        shown = list(self._turns) if width >= metrics.px(_NARROWEST) else []
        while shown:
            self.setText(self._told(shown))
            if self.heightForWidth(width) <= room.height():
                break
            shown.pop(0)
        self.setVisible(bool(shown))
        self.setGeometry(room.toRect())

    def _told(self, turns: Sequence[TurnBefore]) -> str:
        theme = self._appearance.theme
        strong, plain = theme.curtain_text.name(), theme.curtain_text_2.name()
        heading = escape(self._heading)
        lines = [f'<p style="color:{strong}"><b>{heading}</b></p>']
        for turn in turns:
            start, name, end = turn.parts()
            if besides := turn.besides():
                end += f". {besides}"
            bold = f'<b style="color:{strong}">{escape(name)}</b>'
            lines.append(f'<p style="color:{plain}">{escape(start)}{bold}{escape(end)}</p>')
        return "".join(lines)


since_your_last_turn = T("Since your last turn")
so_far = T("So far", note="Over what others did before somebody’s first turn.")
