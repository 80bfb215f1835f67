"""About the program: version, licences, where the matches lie."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QFileInfo, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QFontMetricsF
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.pages.page import Page, make_back_button
from app.style.appearance import Appearance
from app.system.screen_reader import announce, tell_name
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.label import Heading, Label
from app.widgets.panel import Panel
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from engine import __version__

T = texts("AboutPage")


class AboutPage(Page):
    """The page about the program; `folder` is where the matches are saved."""

    licences_requested = Signal()

    def __init__(self, appearance: Appearance, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._folder = folder
        self._panel = Panel(appearance, self)
        self._area = ScrollArea(appearance, self)
        board = self._area.board
        self._name = Label(appearance, "word_mark", board, scaled=False)
        self._version = Label(appearance, "status", board, tone="text_2")
        self._what = Label(appearance, (16, 450), board, wrap=True)
        self._unofficial = Label(appearance, (16, 450), board, tone="text_2", wrap=True)
        self._saves_title = Heading(appearance, "heading", board)
        self._saves = Label(appearance, (16, 450), board, wrap=True)
        self._path = Label(appearance, "strong", board, wrap=True)
        self._path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._open = PanelButton(appearance, "right", board)
        self._open.clicked.connect(lambda: self._open_folder(self._folder))
        self._licences_title = Heading(appearance, "heading", board)
        self._licences = [Label(appearance, (16, 450), board, wrap=True) for _ in range(4)]
        self._read_licences = PanelButton(appearance, "right", board)
        self._read_licences.clicked.connect(self.licences_requested)
        self._back = make_back_button(self)
        self._hint = Label(appearance, "body", self, tone="rail_text", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._not_opened: Path | None = None
        self.rail_left.append(self._back)
        self.first_focus = self._back
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.about())
        self._name.setText(common_texts.trapoula())
        version = T("Version {version}")
        self._version.setText(version(version=__version__))
        self._what.setText(
            T(
                "Card games around one table, on one computer, without the internet. "
                "Nothing about you or your games leaves this computer."
            )()
        )
        self._unofficial.setText(
            T(
                "Made by people who love these games and have no connection with their"
                " designers or publishers. The names belong to their owners. The rules texts,"
                " pictures and cards are our own."
            )()
        )
        self._saves_title.setText(T("Your games")())
        self._saves.setText(T("Every game is saved automatically, move by move, in this folder:")())
        self._path.setText(_breakable(str(self._folder)))
        tell_name(self._path, str(self._folder))
        self._open.set_word(T("Open the folder")())
        self._open.setVisible(QFileInfo(str(self._folder)).isDir())
        self._licences_title.setText(common_texts.licences())
        texts = (
            T("Trapoula is free software under the MIT licence.")(),
            T(
                "It uses Qt {version} through Qt for Python, under the GNU Lesser General Public "
                "License, version 3. You may replace these libraries with your own."
            )(version=qVersion()),
            T("The fonts Inter and Noto Serif are licensed under the SIL Open Font License 1.1.")(),
            T("The full texts of the licences come with the program.")(),
        )
        for label, text in zip(self._licences, texts, strict=True):
            label.setText(text)
        self._read_licences.set_word(T("Read the licences")())

        self._say_not_opened()

    def content_stops(self) -> Sequence[QWidget]:
        return [self._path, self._open, self._read_licences]

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect()
        width = min(px(820), self.width() - 2 * px(44))
        left, top = (self.width() - width) / 2, room.top() + px(10)
        pad = px(32)
        board = self._place_board(width - 2 * pad)
        edge = round(px(8))
        height = min(round(board) + 2 * edge, room.bottom() - px(22) - top)
        self._panel.setGeometry(round(left), round(top), round(width), round(height))
        self._area.setGeometry(self._panel.geometry().adjusted(round(pad - px(8)), edge, -2, -edge))
        self._area.board.resize(self._area.width() - BAR_WIDTH, round(board))
        rail = self.rail_rect()
        start = self._back.body_in_parent().right() + round(px(24))
        end = self.width() - round(px(self.rail_margin))
        self._hint.setGeometry(
            start, rail.top() + round(px(12)), end - start, rail.height() - round(px(20))
        )

    def _place_name(self, x: float, y: float, width: float) -> float:
        """Place the name, and the version after it on the same line.

        Return the height they take.
        """
        name = self._name.sizeHint().width()
        high = self._name.place(x, y, name)
        tops = [QFontMetricsF(label.font()).ascent() for label in (self._name, self._version)]
        left = x + name + self.metrics.px(18)
        self._version.place(left, y + tops[0] - tops[1], width - (left - x))
        return high

    def _open_folder(self, folder: Path) -> None:
        """Show a folder in the system's own window; where that cannot be, say where it is."""
        opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        self._not_opened = None if opened else folder
        self._say_not_opened()
        if not opened:
            announce(self._hint, self._hint.text())

    def _say_not_opened(self) -> None:
        text = ""
        if self._not_opened is not None:
            text = T("The folder could not be opened. It is here: {folder}")(
                folder=_breakable(str(self._not_opened))
            )
        self._hint.setText(text)

    def _place_board(self, width: float) -> float:
        """Place everything one below the other; the height it takes."""
        px = self.metrics.px
        x, y = px(8), px(4)
        y += self._place_name(x, y, width) + px(10)
        y += self._what.place(x, y, width) + px(8)
        y += self._unofficial.place(x, y, width) + px(22)
        y += self._saves_title.place(x, y, width) + px(4)
        y += self._saves.place(x, y, width) + px(4)
        y += self._path.place(x, y, width) + px(10)
        if self._open.isVisibleTo(self._area.board):
            size = self._open.body_size()
            self._open.place(x, y, size.width(), size.height())
            y += size.height()
        y += px(22)
        y += self._licences_title.place(x, y, width) + px(4)
        for label in self._licences:
            y += label.place(x, y, width) + px(5)
        size = self._read_licences.body_size()
        self._read_licences.place(x, y + px(5), size.width(), size.height())
        return y + size.height() + px(20)


def _breakable(path: str) -> str:
    """Return a path that may go on in the next line after each folder."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")
