"""What is counted: matches of so many players, of a variant, of a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.pages.statistics import words
from app.storage.history.statistics import MatchKind
from app.storage.people import person_name
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.label import Label
from app.widgets.pick_button import PickButton
from app.widgets.segmented import Segmented, SegmentOption

_ANY = ""
"""The value of a choice that keeps nothing out; no person's key is empty."""


class KindChoice(QWidget):
    """The choices of a game; those that leave nothing to choose are not to be seen.

    `changed` when other matches are wanted. Where each person plays alone, one is always chosen.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._game = next(iter(MODULES))
        self._variants: Mapping[str, str] = {}
        self._people: Sequence[str] = ()
        self._team = True
        self.person = PickButton(appearance, "user", self)
        self.variant = PickButton(appearance, "bolt", self)
        self._players_word = Label(appearance, "body", self, tone="text_2")
        self.players = Segmented(appearance, self, wraps=False)
        self.person.picked.connect(self._want_person)
        self.variant.picked.connect(self.changed)
        self.players.chosen.connect(lambda _: self.changed.emit())
        self._wanted = _ANY
        """Who was chosen last, whether or not the game has been played by them."""
        self._offer_players()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return list(chain((self.variant, self.person), self.players.stops))

    @property
    def kind(self) -> MatchKind:
        """Return which matches are wanted."""
        seats = self.players.value
        return MatchKind(
            self.variant.value or None,
            seats if isinstance(seats, int) and seats else None,
            self.person.value or None,
        )

    def offer(
        self, game: str, variants: Mapping[str, str], people: Sequence[str], *, team: bool
    ) -> None:
        """Offer the variants of a game by their words, and these people."""
        if game != self._game:
            self.variant.value = _ANY
            self._game = game
            self._offer_players()
        self._variants, self._people, self._team = variants, people, team
        everybody = team or not people
        self.person.value = _ANY if everybody else people[0]
        if self._wanted in people:
            self.person.value = self._wanted
        self.retranslate()

    def choose_person(self, person: str | None) -> None:
        """Want the matches of this person, in other games too; None: of whichever."""
        self.person.value = person or _ANY
        self.retranslate()
        self._want_person()

    def _want_person(self) -> None:
        self._wanted = self.person.value
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        any_variant = {_ANY: words.all_variants()}
        self.variant.set_choices(words.which_variant(), {**any_variant, **self._variants})
        everybody = {_ANY: words.everybody()} if self._team or not self._people else {}
        names = {person: person_name(person) for person in self._people}
        self.person.set_choices(words.whose(), {**everybody, **names})
        self.variant.setVisible(len(self._variants) > 1)
        self.person.setVisible(len(self._people) > 1)
        self._players_word.setText(words.player_count())
        tell_name(self.players, words.player_count())
        value = self.players.value
        self.players.set_choices(self._seats(), value)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    @property
    def empty(self) -> bool:
        """Tell whether there is nothing to choose."""
        return not self._shown() and len(self.players.choices) <= 1

    def wanted_width(self) -> float:
        """Return the width in which all choices stand side by side."""
        px = self._metrics.px
        picks = sum(pick.body_size().width() + px(10) for pick in self._shown())
        word = self._players_word.sizeHint().width() + px(10)
        return picks + (word + self.players.wanted_width() if self._has_players else 0)

    def place(self, x: float, y: float, width: float) -> float:
        """Put the choices there, those of players at the right; return their height."""
        px = self._metrics.px
        margin = self.person.margin
        high = max(self.person.body_size().height(), px(44))
        left = float(margin)
        most = width * (1.0 if self.wanted_width() <= width else 0.33)
        for pick in self._shown():
            wide = min(pick.body_size().width(), most)
            pick.place(left, margin, wide, high)
            left += wide + px(10)
        self.players.setVisible(self._has_players)
        self._players_word.setVisible(self._has_players)
        if self._has_players:
            room = width + margin - left
            wide = min(self.players.wanted_width(), room)
            start = width + margin - wide
            row = self.players.height_in_row
            self.players.place(start, margin + (high - row) / 2, wide)
            hint = self._players_word.sizeHint()
            fits = start - px(10) - hint.width() >= left
            self._players_word.setVisible(fits)
            self._players_word.setGeometry(
                round(start - px(10) - hint.width()), round(margin + (high - hint.height()) / 2),
                hint.width(), hint.height(),
            )  # fmt: skip
        self.person.place_holder(self, x, y, width, high)
        return high

    def _shown(self) -> list[PickButton]:
        return [pick for pick in (self.variant, self.person) if pick.isVisibleTo(self)]

    @property
    def _has_players(self) -> bool:
        return len(self.players.choices) > 1

    def _seats(self) -> list[SegmentOption]:
        module = MODULES[self._game]
        counts = range(module.min_players, module.max_players + 1)
        if len(counts) == 1:
            return [SegmentOption(0, words.all_counts())]
        every = SegmentOption(0, words.all_counts())
        return [every, *(SegmentOption(count, str(count)) for count in counts)]

    def _offer_players(self) -> None:
        self.players.set_choices(self._seats(), 0)
