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
            told = ". ".join(_in_bold(line, strong) for line in turn.lines())
            lines.append(f'<p style="color:{plain}">{told}</p>')
        return "".join(lines)


def _in_bold(line: TurnBefore, colour: str) -> str:
    """Return a line with its player's name in bold."""
    start, name, end = map(escape, line.parts())
    return f'{start}<b style="color:{colour}">{name}</b>{end}'


since_your_last_turn = T("Since your last turn")
so_far = T("So far", note="Over what others did before somebody’s first turn.")
