"""The page of letters and time: every choice acts at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys.commands import COMMANDS, KeyCommand
from app.keys.strokes import LETTERS, written
from app.pages.key_choice.row import LetterRow
from app.pages.key_choice.words import heading
from app.pages.rows_page import RowsPage, show_choices
from app.storage.settings import DOUBLE_CLICKS, MESSAGES, NUMBER_WAITS, Settings
from app.style.appearance import NUMBER_WAIT, Appearance
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.buttons import RailButton
from app.widgets.control import BY_KEY
from app.widgets.label import Heading, Label

T = texts("KeyChoice")

TWO_COLUMNS_FROM: Final = 1000.0
"""A board so wide has two columns of letters, where texts are not large."""
_GAP = 40.0


class KeyChoicePage(RowsPage):
    """How long keys wait, what the mouse does twice, and the letters of all commands.

    What is refused is said on the rail, and nothing is changed by it.
    """

    widest = 1120.0

    def __init__(
        self, appearance: Appearance, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._settings = settings
        self.number_wait = self.make_row(appearance.set_number_wait)
        self.messages = self.make_row(appearance.set_messages)
        self.double_click = self.make_row(appearance.set_double_click)
        self.set_rows(self.number_wait, self.messages, self.double_click)
        lettered = [command for command in COMMANDS if command.characters]
        self.letters = [LetterRow(appearance, each, self.board) for each in lettered]
        self._headings = {
            group: Heading(appearance, "tile_title", self.board)
            for group in dict.fromkeys(command.group for command in lettered)
        }
        for at, row in enumerate(self.letters):
            row.typed.connect(partial(self._choose, row))
            row.switched.connect(partial(self._switch, row))
            row.asked.connect(partial(self._ask, row))
            row.letter.arrow.connect(partial(self._go_beside, at, "letter"))
            row.off.arrow.connect(partial(self._go_beside, at, "off"))
        self.reset = RailButton(appearance, "undo", self)
        self.reset.clicked.connect(self._reset)
        self.said = Label(appearance, "body", self, tone="rail_text", wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rail_left.append(self.reset)
        appearance.keys.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_own_title(heading())
        self.reset.set_word(T("Letters as at first")())
        self.reset.setEnabled(not self.appearance.keys.as_at_first)
        for group, label in self._headings.items():
            label.setText(group.value())
        for row in self.letters:
            row.retranslate()
        self._translate_settings()

    def content_stops(self) -> Sequence[QWidget]:
        letters = (stop for row in self.letters for stop in row.stops)
        return [*super().content_stops(), *letters]

    def place_content(self) -> None:
        super().place_content()
        px = self.metrics.px
        rail, left = self.rail_rect(), self.reset.body_in_parent().right() + round(px(24))
        right = self.width() - round(px(self.rail_margin))
        self.said.setGeometry(
            left, rail.top() + round(px(10)), right - left, rail.height() - round(px(16))
        )

    def place_rows(self, x: float, y: float, width: float, pad: float) -> float:
        y = super().place_rows(x, y, width, pad)
        return self._place_letters(x, y, width)

    def _place_letters(self, x: float, y: float, width: float) -> float:
        """Place headings and letters below each other, in columns; return where they end."""
        px = self.metrics.px
        two = width >= px(TWO_COLUMNS_FROM) and self.metrics.text_scale < 1.2
        wide = (width - px(_GAP)) / 2 if two else width
        for group, rows in groupby(self.letters, key=lambda row: row.command.group):
            y += px(16)
            y += self._headings[group].place(x, y, width) + px(4)
            pair = list(rows)
            for at in range(0, len(pair), 2 if two else 1):
                beside = pair[at : at + (2 if two else 1)]
                y += max(
                    row.place(self.metrics, x + place * (wide + px(_GAP)), y, wide)
                    for place, row in enumerate(beside)
                )
        return y

    # Choices

    def _translate_settings(self) -> None:
        self.number_wait.set_texts(
            T("Numbers with two digits")(), T("How long the table waits for the second digit.")()
        )
        waits = [
            common_texts.seconds(number=QLocale().toString(NUMBER_WAIT[wait] / 1000))
            for wait in NUMBER_WAITS
        ]
        show_choices(
            self.number_wait,
            dict(zip(NUMBER_WAITS, waits, strict=True)),
            self._settings.number_wait,
        )
        self.messages.set_texts(T("Messages")(), T("For example, why a card cannot be placed.")())
        stays = [T("A few seconds")(), T("Until I do something")()]
        show_choices(
            self.messages, dict(zip(MESSAGES, stays, strict=True)), self._settings.messages
        )
        self.double_click.set_texts(T("Double click on a card")(), T("It is placed at once.")())
        where = [T("On the clearly best place")(), T("On the only place")(), T("Never")()]
        show_choices(
            self.double_click,
            dict(zip(DOUBLE_CLICKS, where, strict=True)),
            self._settings.double_click,
        )

    # Letters

    def _ask(self, row: LetterRow) -> None:
        self._say(T("Press the new letter for “{name}”.")(name=row.command.name()))

    def _choose(self, row: LetterRow, character: str) -> None:
        """Give a command the letter that was typed, if it can have it."""
        if character not in LETTERS or not character:
            self._say(T("Only letters can be chosen.")())
        elif not self._clashes(row.command, character):
            row.letter.ask(asked=False)
            self.appearance.keys.choose(row.command, character)
            self._say_letter(row.command)

    def _switch(self, row: LetterRow) -> None:
        """Take a command's letter away, or give it its first one again."""
        command, keys = row.command, self.appearance.keys
        character = "" if keys.characters(command) else command.characters
        if not character or not self._clashes(command, character[0]):
            keys.choose(command, character)
            self._say_letter(command)

    def _clashes(self, command: KeyCommand, character: str) -> bool:
        """Tell whether another command has that letter, and say which."""
        other = self.appearance.keys.clash(command, character)
        if other is None:
            return False
        taken = T("{letter} is taken already: {name}.")
        self._say(taken(letter=written(character), name=other.name()))
        return True

    def _reset(self) -> None:
        self.appearance.keys.reset()
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say(T("All letters are as at first.")())

    def _say_letter(self, command: KeyCommand) -> None:
        characters = self.appearance.keys.characters(command)
        if characters:
            text = T("{name}: now {letter}.")(
                name=command.name(), letter=" ".join(map(written, characters))
            )
        else:
            text = T("{name}: no letter any more.")(name=command.name())
        self._say(text)

    def _say(self, text: str) -> None:
        """Say it on the rail, and to screen readers."""
        self.said.setText(text)
        announce(self, text)

    def _go_beside(self, at: int, button: str, step: int) -> None:
        """Go from a row to the one above (-1) or below, to the same button if it has it."""
        there = at + step
        if 0 <= there < len(self.letters):
            row = self.letters[there]
            wanted = row.letter if button == "letter" else row.off
            (wanted if wanted in row.stops else row.off).setFocus(BY_KEY[0])
            self._area.ensureWidgetVisible(row, 0, 20)
