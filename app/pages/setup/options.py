"""The set-up's column of options: switches, choices, who starts, which deal."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.games.setup import GameSetup, Pick, open_hands_word
from app.pages.setup.codes import code_in, example_code, fault_text
from app.pages.setup.invitation import LearnInvitation
from app.pages.setup.party import Party
from app.style.appearance import Appearance
from app.style.typography import Metrics, number
from app.system.screen_reader import tell_description, tell_name
from app.texts import texts
from app.widgets.buttons import PanelButton
from app.widgets.deal_field import LARGEST, DealField
from app.widgets.label import Heading, Label
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import ScrollArea
from app.widgets.segmented import Segmented, SegmentOption
from app.widgets.setting_row import SettingRow
from app.widgets.switch import SwitchRow
from engine.core.options import OptionValue

T = texts("SetupPage")

WIDTH: Final = 386.0
"""Width of the column in measures of a page 1280 wide."""

SIDE: Final = 10.0
"""Room left and right of it for the focus ring."""

_BETWEEN_FRAMES: Final = 8.0
"""What is free between two options that have frames."""

NEW_DEALS: Final = 1_000_000
"""Deal numbers that the page makes up lie below this, short enough to tell a friend."""


class OptionsColumn(ScrollArea):
    """Everything about the match but the people. `changed` follows every change by the person."""

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        setup: GameSetup,
        remembered: Mapping[str, object],
        parent: QWidget | None = None,
        *,
        open_hands: bool = False,
        deal: int | None = None,
        asks_for_deal: bool = True,
        lesson_minutes: int = 0,
    ) -> None:
        """Ask about a match; a lesson that takes so many minutes is offered, 0: none is."""
        super().__init__(appearance, parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._setup = setup
        self._party_size = 1
        board = self.board
        least = setup.rules.min_seats
        self.invitation = LearnInvitation(appearance, lesson_minutes, board)
        self.invitation.setVisible(lesson_minutes > 0)
        self._heading = Heading(appearance, "heading", board, wrap=True)
        self._lines: dict[QWidget, RuleLine] = {}
        self.rows: dict[str, SwitchRow] = {}
        for switch in setup.switches(least):
            row = SwitchRow(appearance, switch.icon, board)
            row.setChecked(_same(remembered.get(switch.option), switch.on))
            row.clicked.connect(partial(self._turn, row))
            self.rows[switch.option] = row
            self._lines[row] = RuleLine(appearance, board)
        self.picks: dict[str, SettingRow] = {}
        self._wanted: dict[str, object] = {}
        for pick in setup.picks(least):
            self._wanted[pick.option] = remembered.get(pick.option)
            asked = SettingRow(appearance, board)
            asked.segments.chosen.connect(partial(self._pick, pick.option))
            self.picks[pick.option] = asked
            self._lines[asked] = RuleLine(appearance, board)
        self.open_hands = SwitchRow(appearance, "eye", board)
        self.open_hands.setChecked(open_hands)
        self.open_hands.clicked.connect(partial(self._turn, self.open_hands))
        self._lines[self.open_hands] = RuleLine(appearance, board)
        self._starts = SettingRow(appearance, board)
        self._starts.segments.chosen.connect(self.changed)
        self._lines[self._starts] = RuleLine(appearance, board)
        self._deal_title = Label(appearance, "option_title", board)
        self._deal_line = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self.deal = DealField(appearance, board, is_code=lambda text: code_in(text) is not None)
        self.another = PanelButton(appearance, "dice", board)
        self.another.clicked.connect(self._make_up_deal)
        self._made_up: int | None = None
        if deal is None:
            self._make_up_deal()
        else:
            self.deal.set_value(deal)
        self.deal.changed.connect(self.changed)
        for part in (self._deal_title, self._deal_line, self.deal, self.another):
            part.setVisible(asks_for_deal)

    @property
    def starts(self) -> Segmented:
        """Who starts: a place, or the choice that names none."""
        return self._starts.segments

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        picks = [stop for pick in self.picks.values() for stop in pick.segments.stops]
        switches = [*self.rows.values(), self.open_hands]
        return [self.invitation, *switches, *picks, *self.starts.stops, self.deal, self.another]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def options(self, seats: int) -> dict[str, OptionValue]:
        """Return the options as they stand, without who starts."""
        chosen: dict[str, OptionValue] = {}
        for switch in self._setup.switches(seats):
            on = self.rows[switch.option].isChecked()
            chosen[switch.option] = switch.on if on else switch.off
        for pick in self._setup.picks(seats):
            chosen[pick.option] = self._picked(pick)
        return chosen

    def seed(self) -> int:
        """Return the deal number that is written, or a new one where nothing is."""
        value = self.deal.value
        return made_up_deal() if value is None else value

    @property
    def own_deal(self) -> int | None:
        """The deal number, if it was written by hand."""
        return None if self.deal.value == self._made_up else self.deal.value

    @property
    def _example_code(self) -> str:
        return example_code(self._setup.rules.letter, self._party_size)

    def deal_problem(self) -> str:
        """Say what is wrong with the deal number; "" if nothing is."""
        if self.deal.problem == "digits":
            return fault_text(self.deal.text(), self._example_code)
        if self.deal.problem == "large":
            return T("That deal number is too large. The largest one is {number}.")(
                number=number(LARGEST)
            )
        return ""

    def show_party(self, party: Party, starter: int | None) -> None:
        """Show all texts for so many players, in the language on screen.

        `starter` is a place; None: it is drawn by lot.
        """
        self._party_size = seats = len(party.taken)
        self.invitation.retranslate()
        self._heading.setText(T("How will you play?")())
        tell_name(self.board, self._heading.text())
        for switch in self._setup.switches(seats):
            self.rows[switch.option].set_texts(switch.title, switch.line, switch.details)
        for pick in self._setup.picks(seats):
            self._show_pick(pick)
        self.open_hands.set_texts(
            open_hands_word(),
            T("No curtain: during each turn that player’s cards are face up for all to see.")(),
        )
        self.open_hands.setVisible(party.people > 1)
        self._show_starts(party, starter)
        title = T("Deal number")()
        self._deal_title.setText(title)
        tell_name(self.deal, title)
        # A screen reader would say it after a number, too.
        instead = "" if self.deal.text() else T("a new one")()
        self.deal.setPlaceholderText(instead)
        tell_description(self.deal, instead)
        self.another.set_word(T("Another")())
        tell_description(self.another, T("Makes up a deal number.")())
        problem = self.deal_problem()
        self._deal_line.setText(
            problem
            or T("Same number, players and options, same cards. A code ({code}) sets all.")(
                code=self._example_code
            )
        )
        self._deal_line.set_tone("danger" if problem else "text_2")

    def _make_up_deal(self) -> None:
        self._made_up = made_up_deal()
        self.deal.set_value(self._made_up)

    def ask_for_deal(self) -> None:
        """Put the cursor into the deal number, all of it selected."""
        self.deal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deal.selectAll()
        self.ensureWidgetVisible(self.deal)

    def place_parts(self, width: float) -> None:
        """Place everything in a column so wide; what is too high for the widget scrolls."""
        px = self._metrics.px
        x, y = px(SIDE), px(12)
        if self.invitation.isVisibleTo(self.board):
            height = self.invitation.height_for(width)
            self.invitation.place(x, y, width, height)
            y += height + px(14)
        y += self._heading.place(x, y, width) + px(2)
        # Where each has a frame of its own, they stand apart, and no line is between them.
        framed = self._appearance.theme.high_contrast
        apart = px(_BETWEEN_FRAMES / 2) if framed else 0.0
        for row in (*self.rows.values(), self.open_hands):
            is_shown = row.isVisibleTo(self.board)
            self._lines[row].setVisible(is_shown and not framed)
            if is_shown:
                height = row.height_for(width)
                row.place(x, y + apart, width, height)
                y += height + 2 * apart
                self._lines[row].place(x, y, width)
        for asked in self.picks.values():
            y += asked.place(x, y, width)
            self._lines[asked].place(x, y, width)
        # Where there is nobody to choose from, nobody is asked who starts.
        for part in (self._starts, self._lines[self._starts]):
            part.setVisible(self._party_size > 1)
        if self._party_size > 1:
            y += self._starts.place(x, y, width)
            self._lines[self._starts].place(x, y, width)
        if self.deal.isVisibleTo(self.board):
            y = self._place_deal(x, y + px(15), width)
        self.board.resize(round(width + 2 * px(SIDE)), round(y + px(14)))

    def _place_deal(self, x: float, y: float, width: float) -> float:
        """Place what asks for the deal number; return where it ends."""
        px = self._metrics.px
        y += self._deal_title.place(x, y, width) + px(2)
        y += self._deal_line.place(x, y, width) + px(10)
        another = self.another.body_size()
        height = max(self.deal.body_height(), another.height())
        self.deal.setGeometry(
            round(x), round(y), round(width - another.width() - px(10)), round(height)
        )
        self.another.place(x + width - another.width(), y, another.width(), height)
        return y + height

    def _show_pick(self, pick: Pick) -> None:
        asked = self.picks[pick.option]
        asked.set_texts(pick.title, pick.line)
        choices = [SegmentOption(value, word) for value, word in pick.words.items()]
        asked.segments.set_choices(choices if len(choices) > 1 else [], self._picked(pick))

    def _show_starts(self, party: Party, starter: int | None) -> None:
        texts = self._setup.starter()
        self._starts.set_texts(texts.title, texts.line)
        choices = [SegmentOption(place, party.name(place)) for place in party.taken]
        if texts.unnamed is not None:
            choices.insert(0, SegmentOption(*texts.unnamed))
        chosen = texts.unnamed.value if starter is None and texts.unnamed is not None else starter
        self.starts.set_choices(choices, chosen)

    def _picked(self, pick: Pick) -> OptionValue:
        """Return what was wanted, where it fits so many players, otherwise the default."""
        wanted = self._wanted[pick.option]
        return next((value for value in pick.words if _same(wanted, value)), next(iter(pick.words)))

    def _pick(self, option: str, value: object) -> None:
        self._wanted[option] = value
        self.changed.emit()

    def _turn(self, row: SwitchRow, *_: object) -> None:
        self.changed.emit()
        # What the option brings has come to light: as much of it as there is room for.
        self.ensureWidgetVisible(row, 0, 0)


def _same(remembered: object, value: OptionValue) -> bool:
    """Tell whether what was remembered is this value; True is not 1 here."""
    return type(remembered) is type(value) and remembered == value


def made_up_deal() -> int:
    """Return a new deal number, one that nobody can foresee."""
    return random.SystemRandom().randrange(1, NEW_DEALS)
