"""The set-up page: who sits where, which options, which deal."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.setup import GameSetup, open_hands_word
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.players import NewMatch, kind_words, level_word
from app.pages.days import series_words
from app.pages.page import Page
from app.pages.setup.codes import code_in
from app.pages.setup.editor import SeatEditor
from app.pages.setup.options import SIDE, WIDTH, OptionsColumn
from app.pages.setup.party import Party
from app.pages.setup.rail_texts import RailTexts
from app.pages.setup.seats import EDGE, SeatRing
from app.press_guard import changed
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from app.style.typography import joined
from app.system.screen_reader import tell_description
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.panel import Panel
from app.widgets.scroll import BAR_WIDTH
from engine.core.events import Kind
from engine.core.options import OptionValue

T = texts("SetupPage")


class Draft(NamedTuple):
    """A set-up as it was left: what the page begins with when it is opened again."""

    players: Sequence[RememberedPlayer]
    options: Mapping[str, object]
    open_hands: bool


class SetupPage(Page):
    """Set-up of a new match.

    `players` are those of the last set-up, `options` the options chosen last; both may be empty.
    `deal` is a number that was written before and not played.
    `deal_requested` carries a NewMatch once everything is in order; what is not is said on the
    rail. `remembered()` and `options()` are what to keep for the next time.
    """

    gives_way = True
    of_one_game = True

    deal_requested = Signal(object)
    series_requested = Signal(object)
    """Carries a NewMatch like which the five deals of a series are to be."""
    code_written = Signal(object)
    """Brings the `DealCode` that the match is to be set up from, perhaps one of another game."""

    def __init__(
        self,
        appearance: Appearance,
        game_id: str,
        players: Sequence[RememberedPlayer] = (),
        options: Mapping[str, object] | None = None,
        parent: QWidget | None = None,
        *,
        open_hands: bool = False,
        deal: int | None = None,
        lesson_minutes: int = 0,
        seats: int | None = None,
        series: bool = False,
        known: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """Set up a match; who is new to the game is offered a lesson of so many minutes.

        With `seats`, so many are taken at first, whoever played the last time. With `series`, the
        main button begins a series. `known` returns the people who may come to the table.
        """
        super().__init__(appearance, parent, game_id=game_id)
        self.on_escape = self.back_requested
        self._setup = MODULES[game_id].setup()
        self._for_series = series
        rules = self._setup.rules
        self._party = Party(rules.max_seats, players, least=rules.min_seats, seats=seats)
        self._chosen = self._party.taken[0]
        self._starter = self._remembered_starter(options or {})
        self._ring = SeatRing(appearance, MODULES[game_id].on_table(), self._party.places, self)
        self._ring.seat_chosen.connect(self._select)
        self._ring.place_invited.connect(self._invite)
        self._editor = SeatEditor(appearance, self)
        self._editor.name.known = known
        self._editor.renamed.connect(self._rename)
        self._editor.colour_chosen.connect(self._wear)
        self._editor.kind_chosen.connect(self._play)
        self._editor.left.connect(self._leave_table)
        self._column = OptionsColumn(
            appearance, self._setup, options or {}, self,
            open_hands=open_hands, deal=deal, asks_for_deal=not series,
            lesson_minutes=lesson_minutes,
        )  # fmt: skip
        self._column.invitation.clicked.connect(lambda: self.learn_requested.emit(self.game_id))
        self._column.changed.connect(self._take_options)
        self._column.deal.code_written.connect(lambda text: self.code_written.emit(code_in(text)))
        self.rail_texts = RailTexts(appearance, self, self._party, self._column, for_series=series)
        self._button = PrimaryButton(appearance, None, self)
        self._button.padding = 44.0
        self._button.clicked.connect(lambda: self._ask_to_deal(series=self._for_series))
        self.series_button = RailButton(appearance, "series", self)
        self.series_button.clicked.connect(lambda: self._ask_to_deal(series=True))
        self.rail_terse.append(self.series_button)
        self._editor.name_done.connect(lambda: self._button.setFocus(Qt.FocusReason.TabFocusReason))
        self.rail_right += [self.series_button, self._button]
        self.on_arrival = lambda: self.rail_texts.on_arrival(self._button.word)
        self._select(self._chosen)

    def remembered(self) -> list[RememberedPlayer]:
        """Return the players to keep for the next set-up."""
        return self._party.remembered()

    def options(self) -> dict[str, OptionValue]:
        """Return the options as they are now, all of them."""
        starter = self._setup.starter().option
        return {starter: self._setup.rules.options[starter].default} | self.choices()

    def choices(self) -> dict[str, OptionValue]:
        """Return what is chosen, to be kept; alone, who starts may be open for the next time."""
        taken, asked = self._party.taken, self._setup.starter()
        options = self._column.options(len(taken))
        if self._starter is not None:
            return options | {asked.option: taken.index(self._starter)}
        if asked.unnamed is None or len(taken) == 1:
            return options
        return options | {asked.option: asked.unnamed.value}

    def draft(self) -> Draft:
        """Return what to keep for as long as nothing has been dealt."""
        return Draft(self.remembered(), self.choices(), self._column.open_hands.isChecked())

    @property
    def own_deal(self) -> int | None:
        """The deal number, if it was written by hand."""
        return self._column.own_deal

    def show_code_taken(self) -> None:
        """Say that everything is set as a code has it, with the keyboard where it was written."""
        self.rail_texts.note_code()
        self._renew()
        self._column.ask_for_deal()
        self.rail_texts.announce_change()

    @property
    def asks_about_hands(self) -> bool:
        """Whether there are several people, between whom a curtain may fall."""
        return self._party.people > 1

    @property
    def open_hands(self) -> bool:
        """Whether no curtain is to fall between the people at the table."""
        return self.asks_about_hands and self._column.open_hands.isChecked()

    def retranslate(self) -> None:
        super().retranslate()
        kind = T("new game")() if not self._for_series else T("new series of five")()
        self.set_title(MODULES[self.game_id].title, kind, kind=kind)
        options = self.options()
        taken = self._party.taken
        pills: dict[int, str] = {}
        if len(taken) > 1 and self._starter is not None:
            pills[self._starter] = self._setup.starter().pill
        lines = {place: self._line(at, place) for at, place in enumerate(taken)}
        self._ring.show_party(self._party, self._chosen, pills, lines)
        self._editor.show_guest(self._party, self._chosen)
        self._column.show_party(self._party, self._starter)
        word = series_words.begin if self._for_series else commands.DEAL.name
        self._button.set_word(word())
        self.series_button.set_word(series_words.heading())
        tell_description(self.series_button, series_words.what_it_is())
        self.series_button.setVisible(not self._for_series and self._party.people > 0)
        namesakes = self._party.namesakes() or ()
        self._editor.name.set_wrong(self._chosen in namesakes)
        self._button.set_allowed(not self.rail_texts.complaint())
        self.rail_texts.tell(
            joined(
                self._setup.summary(len(taken), options),
                self._setup.variant(len(taken), options),
                open_hands_word() if self.open_hands else "",
            )
        )

    def place_content(self) -> None:
        px = self.metrics.px
        margin, width = px(44), px(WIDTH)
        left = self.width() - margin - width
        top = self.bar_height + px(6)
        self._column.setGeometry(
            round(left - px(SIDE)),
            round(top),
            round(width + 2 * px(SIDE) + BAR_WIDTH),
            round(self.height() - self.rail_height - px(14) - top),
        )
        self._column.place_parts(width)
        room = left - px(46) - margin
        foot = self.height() - self.rail_height - px(30)
        card = self._editor.height_for(room)
        notch = px(Panel.NOTCH)
        self._ring.setGeometry(
            round(margin - px(EDGE)),
            self.bar_height,
            round(room + 2 * px(EDGE)),
            round(foot - card - notch - px(4)) - self.bar_height,
        )
        self._ring.place_seats()
        self._editor.point_at(self._ring.pointed_x(self._chosen))
        self._editor.setGeometry(
            QRect(round(margin), round(foot - card - notch), round(room), round(card + notch))
        )
        self._editor.place_parts()
        first = self.series_button if self.series_button.isVisibleTo(self) else self._button
        self.rail_texts.place(first.body_in_parent().left())

    def content_stops(self) -> Sequence[QWidget]:
        seats = zip(self._ring.seats, self._ring.invitations, strict=True)
        editor = self._editor
        return [
            *(place for pair in seats for place in pair),
            editor.name,
            *editor.colours,
            *editor.kinds.stops,
            editor.leave,
            *self._column.stops,
        ]

    # Gestures

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """Return the button that a key presses (see `app.press_guard`)."""
        # As at the table: the main button from anywhere on the page.
        return self._button if self.appearance.keys.is_for(event, commands.DEAL) else None

    def key_actions(self) -> KeyActions:
        return {commands.DEAL: self._button.click, **super().key_actions()}

    def _renew(self) -> None:
        self.retranslate()
        self.relayout()

    def _select(self, place: int, *, asks: bool = False) -> None:
        """Let the card under the table be that of a place; it `asks` for the name there."""
        self._chosen = place
        guest = self._party.guest(place)
        assert guest is not None
        self._editor.edit(guest.name)
        if asks:
            # Before the invitation goes, which has the keyboard, and under the new name.
            self._editor.show_guest(self._party, place)
            self._editor.ask_for_name()
        self._renew()

    def _invite(self, place: int) -> None:
        self._party.add(place)
        self.rail_texts.forget()
        self._select(place, asks=True)

    def _leave_table(self) -> None:
        gone, given = self._chosen, self._party.given_name(self._chosen)
        self._party.leave(gone)
        taken = self._party.taken
        if self._starter == gone:
            self._starter = _default_starter(self._setup, self._party)
        self.rail_texts.note_gone(given)
        changed(self._editor)
        self._select(min(taken, key=lambda place: abs(place - gone)))
        self._ring.seats[self._chosen].setFocus(Qt.FocusReason.OtherFocusReason)
        self.rail_texts.announce_change()

    def _rename(self, name: str) -> None:
        self._party.rename(self._chosen, name)
        self.rail_texts.forget()
        self._renew()

    def _wear(self, colour: int) -> None:
        self.rail_texts.note_exchanged(self._party.wear(self._chosen, colour))
        self._renew()

    def _play(self, kind: Kind) -> None:
        self._party.play(self._chosen, kind)
        self.rail_texts.forget()
        self._renew()

    def _line(self, seat: int, place: int) -> tuple[str, str]:
        """Return what stands under a name, also briefly: who plays, and what the options do."""
        guest = self._party.guest(place)
        assert guest is not None
        made = self._setup.seat_line(seat, self.options())
        words, brief = kind_words(guest.kind), level_word(guest.kind)
        return ", ".join(filter(None, (words, made))), ", ".join(filter(None, (brief, made)))

    def _take_options(self) -> None:
        starter = self._column.starts.value
        if starter is not None:
            self._starter = starter if isinstance(starter, int) else None
        self.rail_texts.forget()
        self._renew()

    def _remembered_starter(self, options: Mapping[str, object]) -> int | None:
        """Return the place of the player who was to start the last time, if there is one."""
        seat = options.get(self._setup.starter().option)
        taken = self._party.taken
        if type(seat) is int and 0 <= seat < len(taken):
            return taken[seat]
        return _default_starter(self._setup, self._party)

    def _ask_to_deal(self, *, series: bool = False) -> None:
        """Ask for the match, or for a series of five like it; or say what is still wrong."""
        namesakes = self._party.namesakes()
        if self._column.deal.tell_code():  # First it is seen what will be dealt.
            return
        if namesakes is not None:
            self._select(namesakes[1])
            self._editor.ask_for_name()
        elif self._column.deal.problem:
            self._column.ask_for_deal()
        elif not self.rail_texts.complaint():
            players, seed = self._party.players(), self._column.seed()
            new = NewMatch(self.game_id, self.options(), players, seed, self.open_hands)
            (self.series_requested if series else self.deal_requested).emit(new)
            return
        self.rail_texts.announce_complaint()


def _default_starter(setup: GameSetup, party: Party) -> int | None:
    """Return the first place, or None where a choice names nobody."""
    return None if setup.starter().unnamed else party.taken[0]
