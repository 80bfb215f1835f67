"""The rules of a game, to be read."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.keys import commands, strokes
from app.learning.catalogue import first_lesson
from app.pages.glance import at_a_glance
from app.pages.page import Page, make_back_button
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.buttons import PanelButton, RailButton
from app.widgets.card_pictures import CardPictures
from app.widgets.contents import Contents
from app.widgets.language_switch import current_language
from app.widgets.panel import Panel
from app.widgets.reader import Reader
from app.widgets.segmented import Segmented, SegmentOption

T = texts("RulesPage")


class RulesPage(Page):
    """A reader with a table of contents; `back_requested` leads back to where one came from.

    Above it one can turn to the rules of another game, or to the first lesson of this one. Of a
    game whose cards do something it shows these alone, too, at a glance.
    """

    of_one_game = True

    def __init__(
        self,
        appearance: Appearance,
        game_id: str,
        parent: QWidget | None = None,
        *,
        about: str = "",
        glance: bool = False,
        aloud: Callable[[], bool] = lambda: False,
    ) -> None:
        """Open the text at the picture of that name, or with the cards at a glance.

        Ask `aloud` whether it is read aloud.
        """
        super().__init__(appearance, parent, game_id=game_id)
        self.rules_button.hide()
        self._shown: tuple[str, str, bool] | None = None
        self._about = about
        self._glance = glance
        self.games = Segmented(appearance, self, wraps=False)
        self.games.chosen.connect(self._turn_to_game)
        self.learn = PanelButton(appearance, "learn", self)
        self.learn.clicked.connect(lambda: self.learn_requested.emit(self.game_id))
        self._contents = Contents(appearance, self)
        self._sheet = Panel(appearance, self)
        pictures = CardPictures(MODULES[game_id].text_faces())
        self._reader = Reader(appearance, pictures, self, aloud=aloud)
        self._contents.chosen.connect(self._reader.go_to)
        self._reader.section_changed.connect(self._contents.mark)
        self._reader.focus_changed.connect(self._show_focus)
        self._back = make_back_button(self)
        self.rail_left.append(self._back)
        self.glance = RailButton(appearance, "eye", self)
        self.glance.clicked.connect(self._turn)
        self._keys = RailButton(appearance, "keyboard", self)
        self._keys.clicked.connect(self.keys_requested)
        self.rail_right += [self._keys, self.glance]
        self.first_focus = self._reader
        self.on_arrival = self._tell_how_to_read
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        rules = T("rules")()
        self.set_title(MODULES[self.game_id].title, rules, kind=common_texts.rules())
        self._keys.set_word(common_texts.keys())
        self._keys.setToolTip(self.appearance.keys.tip(commands.KEYS))
        self.learn.set_word(T("Learn it by playing")())
        self.learn.setVisible(first_lesson(self.game_id) is not None)
        language = current_language()
        written = [each for each in MODULES.values() if each.rules_text(language).is_file()]
        self.games.set_choices(
            [SegmentOption(each.id, each.short_title) for each in written], self.game_id
        )
        tell_name(self.games, common_texts.games_heading())
        tell_name(self._reader, self.accessibleName())
        self._tell_glance()
        self._read()

    def _tell_how_to_read(self) -> str:
        if not self._reader.heard:
            return ""
        on = T("Read on with {down}, from the next heading with {far}.", note="Keys; on arrival.")
        return on(down=strokes.DOWN.said, far=strokes.PAGE_DOWN.said)

    def _tell_glance(self) -> None:
        cards = T("Cards at a glance")()
        whole = T("All the rules")()
        self.glance.set_word(whole if self._glance else cards)

    def _read(self) -> None:
        """Show the text, if it is not the one on the page."""
        language = current_language()
        if self._shown == (self.game_id, language, self._glance):
            return
        rules = MODULES[self.game_id].rules_text(language).read_text(encoding="utf-8")
        cards = at_a_glance(rules)
        self.glance.setVisible(bool(cards))
        self._shown = self.game_id, language, self._glance
        self._reader.show_text(cards if self._glance and cards else rules)
        self._contents.set_headings(self._reader.headings)
        self._contents.mark(self._reader.section)

    def _turn_to_game(self, game: object) -> None:
        """Show the rules of another game, from their beginning."""
        self.game_id = str(game)
        self._glance = False
        self._reader.show_pictures(CardPictures(MODULES[self.game_id].text_faces()))
        self.retranslate()
        self._reader.go_to(0)
        self.relayout()

    def _turn(self) -> None:
        """Turn from all the rules to the cards at a glance, or back."""
        self._glance = not self._glance
        self._tell_glance()
        self._read()
        self.relayout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        about, self._about = self._about, ""
        if about:
            self._reader.go_to_picture(about)

    def content_stops(self) -> Sequence[QWidget]:
        return [self.games, self.learn, self._contents, self._reader]

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect()
        top, foot = room.top() + round(px(8)), room.bottom() - round(px(22))
        wider = min(1.25, max(1.0, self.metrics.text_scale / 1.3))  # Long words stay whole.
        contents = px(250) * wider if self.width() >= px(860) else 0.0
        sheet = min(px(820), self.width() - 2 * px(44) - contents - px(24))
        left = max(px(44), (self.width() - contents - px(24) - sheet) / 2)
        right = left + contents + (px(24) if contents else 0) + sheet
        top += round(self._place_games(left, top, right - left) + px(12))
        self._contents.setVisible(contents > 0)
        self._contents.setGeometry(round(left - px(8)), top, round(contents), foot - top)
        self._contents.place_entries()
        left += contents + (px(24) if contents else 0)
        self._sheet.setGeometry(round(left), top, round(sheet), foot - top)
        pad = round(px(26))
        self._reader.setGeometry(
            self._sheet.geometry().adjusted(pad, round(px(10)), -round(px(10)), -round(px(10)))
        )
        self._reader.restyle()

    def _place_games(self, left: float, top: float, width: float) -> float:
        """Place the games, and the way to the lesson right of them; return how high they are."""
        px = self.metrics.px
        wanted = self.games.wanted_width()
        self.learn.show_word(True)
        if wanted + self.learn.body_size().width() + px(16) > width:
            self.learn.show_word(False)
        size = self.learn.body_size()
        beside = size.width() + px(16) if self.learn.isVisibleTo(self) else 0.0
        high = self.games.place(left, top, min(wanted, width - beside))
        high = max(high, size.height())
        self.learn.place(left + width - size.width(), top, size.width(), high)
        return high

    def _show_focus(self, focused: bool) -> None:
        self._sheet.selected = focused
        self._sheet.update()
