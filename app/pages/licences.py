"""The licences, to be read."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.licences import licences
from app.pages.page import Page, make_back_button
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.contents import Contents
from app.widgets.panel import Panel
from app.widgets.plain_text import PlainText

T = texts("LicencesPage")


class LicencesPage(Page):
    """A list of licences, and the text of the chosen one beside it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._contents = Contents(appearance, self)
        self._sheet = Panel(appearance, self)
        self._text = PlainText(appearance, self)
        self._contents.chosen.connect(self._read)
        self._text.focus_changed.connect(self._show_focus)
        self._back = make_back_button(self)
        self.rail_left.append(self._back)
        self.first_focus = self._text
        self._chosen = 0
        self.retranslate()
        self._read(self._chosen)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.licences())
        self._licences = licences()
        self._contents.set_headings([licence.title for licence in self._licences])
        self._contents.mark(self._chosen)
        tell_name(self._text, self._licences[self._chosen].title)

    def content_stops(self) -> Sequence[QWidget]:
        return [self._contents, self._text]

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect()
        top, foot = room.top() + round(px(8)), room.bottom() - round(px(22))
        wider = min(1.3, max(1.0, self.metrics.text_scale / 1.3))  # Long words stay whole.
        contents, gap = max(px(230), 190.0) * wider, px(24)
        sheet = min(px(820), self.width() - 2 * px(44) - contents - gap)
        left = (self.width() - contents - gap - sheet) / 2
        self._contents.setGeometry(round(left - px(8)), top, round(contents), foot - top)
        self._contents.place_entries()
        self._sheet.setGeometry(round(left + contents + gap), top, round(sheet), foot - top)
        pad = round(px(26))
        self._text.setGeometry(
            self._sheet.geometry().adjusted(pad, round(px(14)), -round(px(10)), -round(px(14)))
        )
        self._text.restyle()

    def _read(self, index: int) -> None:
        self._chosen = index
        self._contents.mark(index)
        licence = self._licences[index]
        self._text.setPlainText(licence.path.read_text("utf-8", errors="replace"))
        tell_name(self._text, licence.title)

    def _show_focus(self, focused: bool) -> None:
        self._sheet.selected = focused
        self._sheet.update()
