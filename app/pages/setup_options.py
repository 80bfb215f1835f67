"""The set-up's column of options: switches, who starts, which deal."""

import random
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.games.the_game.options import switches
from app.look import Look
from app.pages.party import Party
from app.text import Metrics, number
from app.widgets.buttons import PlateButton
from app.widgets.deal_field import LARGEST, DealField
from app.widgets.label import Label
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import ScrollArea
from app.widgets.segmented import Choice, Segmented
from app.widgets.switch import SwitchRow
from engine.core.options import OptionValue

WIDTH: Final = 386.0
"""Width of the column in measures of a page 1280 wide."""

SIDE: Final = 10.0
"""Room left and right of it for the focus ring."""

NEW_DEALS: Final = 1_000_000
"""Deal numbers that the page makes up lie below this, short enough to tell a friend."""


class OptionsColumn(ScrollArea):
    """Everything about the match but the people. `changed` follows every change by the person."""

    changed = Signal()

    def __init__(
        self, look: Look, remembered: Mapping[str, object], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._metrics = look.metrics(QSize(1280, 800))
        self._party_size = 1
        board = self.board
        self._heading = Label(look, "heading", board)
        self.rows: dict[str, SwitchRow] = {}
        self._lines: list[RuleLine] = []
        for switch in switches(1):
            row = SwitchRow(look, switch.icon, board)
            row.setChecked(remembered.get(switch.option) == switch.on)
            row.clicked.connect(self.changed)
            self.rows[switch.option] = row
            self._lines.append(RuleLine(look, board))
        self._starts_title = Label(look, "option_title", board)
        self._starts_line = Label(look, "caption", board, tone="text_2", wrap=True)
        self.starts = Segmented(look, board)
        self.starts.chosen.connect(self.changed)
        self._starts_rule = RuleLine(look, board)
        self._deal_title = Label(look, "option_title", board)
        self._deal_line = Label(look, "caption", board, tone="text_2", wrap=True)
        self.deal = DealField(look, board)
        self.another = PlateButton(look, "dice", board)
        self.another.clicked.connect(lambda: self.deal.set_value(made_up_deal()))
        self.deal.set_value(made_up_deal())
        self.deal.changed.connect(self.changed)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def options(self, seats: int) -> dict[str, OptionValue]:
        """The switches as they stand."""
        chosen: dict[str, OptionValue] = {}
        for switch in switches(seats):
            on = self.rows[switch.option].isChecked()
            chosen[switch.option] = switch.on if on else switch.off
        return chosen

    def seed(self) -> int:
        """The deal number that is written, or a new one where nothing is."""
        value = self.deal.value
        return made_up_deal() if value is None else value

    def deal_problem(self) -> str:
        """What is wrong with the deal number, in words; empty if nothing is."""
        if self.deal.problem == "digits":
            return QCoreApplication.translate("SetupPage", "A deal number has only digits.")
        if self.deal.problem == "large":
            return QCoreApplication.translate(
                "SetupPage", "That deal number is too large. The largest one is {number}."
            ).format(number=number(LARGEST))
        return ""

    def show_party(self, party: Party, starter: int) -> None:
        """Show all texts for so many players, in the language on screen."""
        taken = party.taken
        self._party_size = len(taken)
        self._heading.setText(QCoreApplication.translate("SetupPage", "How do you want it?"))
        for switch in switches(len(taken)):
            self.rows[switch.option].set_texts(switch.title, switch.line)
        self._starts_title.setText(QCoreApplication.translate("SetupPage", "Who starts"))
        self._starts_line.setText(
            QCoreApplication.translate("SetupPage", "The team decides; play then goes clockwise.")
        )
        self.starts.set_choices([Choice(place, party.name(place)) for place in taken], starter)
        title = QCoreApplication.translate("SetupPage", "Deal number")
        self._deal_title.setText(title)
        self.deal.setAccessibleName(title)
        self.deal.setPlaceholderText(QCoreApplication.translate("SetupPage", "a new one"))
        self.another.set_word(QCoreApplication.translate("SetupPage", "Another"))
        problem = self.deal_problem()
        self._deal_line.setText(
            problem
            or QCoreApplication.translate(
                "SetupPage", "Same number, same deal: share it with friends."
            )
        )
        self._deal_line.set_tone("danger" if problem else "text_2")

    def ask_for_deal(self) -> None:
        """Put the cursor into the deal number, all of it selected."""
        self.deal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deal.selectAll()
        self.ensureWidgetVisible(self.deal)

    def place_parts(self, width: float) -> None:
        """Place everything in a column so wide; what is too high for the widget scrolls."""
        px = self._metrics.px
        x, y = px(SIDE), px(12)
        y += self._heading.place(x, y, width) + px(2)
        for row, line in zip(self.rows.values(), self._lines, strict=True):
            height = row.height_for(width)
            row.place(x, y, width, height)
            y += height
            line.place(x, y, width)
        y = self._place_starts(x, y, width) + px(15)
        y += self._deal_title.place(x, y, width) + px(2)
        y += self._deal_line.place(x, y, width) + px(10)
        another = self.another.body_size()
        height = max(self.deal.body_height(), another.height())
        self.deal.setGeometry(
            round(x), round(y), round(width - another.width() - px(10)), round(height)
        )
        self.another.place(x + width - another.width(), y, another.width(), height)
        self.board.resize(round(width + 2 * px(SIDE)), round(y + height + px(14)))

    def _place_starts(self, x: float, y: float, width: float) -> float:
        """Who starts: only where there is a choice."""
        px = self._metrics.px
        several = self._party_size > 1
        for part in (self._starts_title, self._starts_line, self.starts, self._starts_rule):
            part.setVisible(several)
        if not several:
            return y
        y += px(15)
        y += self._starts_title.place(x, y, width) + px(2)
        y += self._starts_line.place(x, y, width) + px(10)
        y += self.starts.place(x, y, width) + px(16)
        self._starts_rule.place(x, y, width)
        return y


def made_up_deal() -> int:
    """A new deal number, one that nobody can foresee."""
    return random.SystemRandom().randrange(1, NEW_DEALS)
