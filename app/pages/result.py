"""The result: how the match ended, and what can be done now."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.deal_words import code_of
from app.games.result_body import PlayedMatch
from app.match.moves import last_ms
from app.match.outcome import outcome_of
from app.match.players import NewMatch
from app.match.same_deal import SameDeal
from app.match.session import Session
from app.pages import computers_deal
from app.pages.copy_result import CopyButton
from app.pages.days import series_words
from app.pages.occasion import ITSELF, Occasion
from app.pages.own_record import figures
from app.pages.result_frame import ResultFrame
from app.pages.setup.options import made_up_deal
from app.storage.own_record import OwnRecord
from app.style.appearance import Appearance
from app.style.typography import joined
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.question import InlineQuestion
from app.widgets.read_stops import ReadStops

T = texts("ResultPage")

SETTLED: Final = 1000
"""Milliseconds after the page was shown until computers begin to play its deal."""


class ResultPage(ResultFrame):
    """The result of the session's match, which is over; each game has a body of its own.

    `deal_requested` carries a NewMatch with the same people and options, the same deal or another.
    `practice_requested` asks for a copy that goes on from before the last move, where
    `session.can_practise` allows it, and after a question that says so. `replay_requested` asks to
    show the match again.
    """

    belongs_below = True
    gives_way = True

    deal_requested = Signal(object)
    practice_requested = Signal()
    series_requested = Signal()
    """The series is to be gone on with, or to be looked at where this was its last deal."""
    replay_requested = Signal()
    review_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        parent: QWidget | None = None,
        *,
        occasion: Occasion = ITSELF,
        same_deal: SameDeal | None = None,
    ) -> None:
        """Show a result; `occasion` is what the match was dealt for.

        `same_deal` has computers play it while the page is there.
        """
        match = session.match
        super().__init__(appearance, match.game.id, parent)
        self._session = session
        self._practice = occasion.practice or match.practice
        self._occasion = occasion
        played = PlayedMatch(match, session.players, session.humans, last_ms(match), self._practice)
        self.body = MODULES[self.game_id].result()(appearance, self.area.board, played)
        self.reading = ReadStops(appearance, self.body.readable)
        self._record: OwnRecord | None = None
        self._same_deal = same_deal
        if same_deal is not None:
            same_deal.changed.connect(self._show_computers_anew)
            self.taken_off.connect(same_deal.stop)
        self.home = RailButton(appearance, "home", self)
        self.home.clicked.connect(self.home_requested)
        # For the mouse alone: one is enough to be heard on the way of the Tab key.
        self.home_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.replay = RailButton(appearance, "play", self)
        self.replay.clicked.connect(self.replay_requested)
        self.review = RailButton(appearance, "review", self)
        self.review.clicked.connect(self.review_requested)
        self.play_on = RailButton(appearance, "undo", self)
        self.play_on.clicked.connect(lambda: self._ask_about_practice(asked=True))
        self.question = InlineQuestion(appearance, self, on_rail=True)
        self.question.answered.connect(self._answer)
        self.question.hide()
        self.copy_button = CopyButton(appearance, session, self, occasion, same_deal=same_deal)
        self.copy_button.reworded.connect(self.relayout)
        self.again = RailButton(appearance, None, self)
        self.again.clicked.connect(lambda: self._ask_to_deal(match.seed))
        self.new = PrimaryButton(appearance, None, self)
        self.new.clicked.connect(self._take_next)
        self.rail_left += [self.home, self.review, self.replay, self.play_on, self.copy_button]
        self.rail_right += [self.again, self.new]
        self.first_focus = self.new
        self.on_escape = self.back_requested
        self._show_buttons(shown=True)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.body.retranslate()
        title, outcome = MODULES[self.game_id].title, self.body.head.in_words()
        self.set_title(title, self._bar_line(), kind=common_texts.result(), outcome=outcome)
        self._show_record()
        self._show_computers()
        self.home.set_word(common_texts.home())
        self.copy_button.retranslate()
        self.replay.set_word(common_texts.replay())
        self.review.set_word(common_texts.review())
        self.play_on.set_word(T("Play on from before the last move")())
        self.question.set_texts(
            T(
                "A copy opens just before your last move and counts as practice from here on."
                " The finished game keeps its result."
            )(),
            T("Open the copy")(),
            T("Cancel")(),
        )
        self.again.set_word(common_texts.same_deal_again())
        self.new.set_word(self._next_word())

    def show_record(self, record: OwnRecord | None) -> None:
        """Show what the match is among those that the same people have played of its kind."""
        self._record = record
        self._show_record()
        self.relayout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._same_deal is not None:
            QTimer.singleShot(SETTLED, self._same_deal, self._same_deal.start)

    def content_stops(self) -> Sequence[QWidget]:
        """Return what comes next first, then the numbers, and then what looks back."""
        return (self.new, *self.reading.stops, self.again, *self.rail_left)

    def place_board(self, width: float, height: float) -> float:
        return self.body.place(self.metrics, width, height)

    def place_content(self) -> None:
        super().place_content()
        self.question.set_metrics(self.metrics)
        rail, margin = self.rail_rect(), self.metrics.px(self.rail_margin)
        self.question.place(rail.x() + margin, rail.y(), rail.width() - 2 * margin, rail.height())

    def _show_record(self) -> None:
        if self._record is not None:
            match, people = self._session.match, self._session.humans
            measure = outcome_of(match, people[0]).measure
            self.body.head.show_record(figures(self._record, measure, alone=len(people) == 1))

    def _show_computers(self) -> None:
        """Show what computers have made of the deal, or that they cannot play it."""
        session, same, head = self._session, self._same_deal, self.body.head
        match, people = session.match, session.humans
        if same is not None:
            face = computers_deal.strip_face(match, people, same)
            head.show_computers(face, computers_deal.line(match, same))
        elif computers_deal.is_compared(match, people, MODULES[self.game_id]):
            head.show_computers(None, computers_deal.not_compared())

    def _show_computers_anew(self) -> None:
        self._show_computers()
        self.relayout()

    def _show_buttons(self, *, shown: bool) -> None:
        for button in (self.home, self.replay, self.copy_button, self.new):
            button.setVisible(shown)
        self.review.setVisible(shown and MODULES[self.game_id].has_review)
        self.play_on.setVisible(shown and self._session.can_practise)
        self.again.setVisible(shown and self._session.match.seed is not None)

    def _ask_about_practice(self, *, asked: bool) -> None:
        """Ask whether to play on in a copy, in place of the buttons; or show these again."""
        self._show_buttons(shown=not asked)
        self.question.setVisible(asked)
        self.relayout()
        (self.question if asked else self.play_on).setFocus()

    def _answer(self, yes: bool) -> None:
        self._ask_about_practice(asked=False)
        if yes:
            self.practice_requested.emit()

    @property
    def _in_series(self) -> bool:
        """Tell whether the match is the one that counts for a deal of the series."""
        return self._occasion.deal is not None and not self._practice

    def _next_word(self) -> str:
        """Say what the main button does."""
        if self._in_series:
            return series_words.next_deal() if self._occasion.goes_on else series_words.see_series()
        return T("New deal")()

    def _take_next(self) -> None:
        """Go on with the series of the match, or play another deal."""
        if self._in_series:
            self.series_requested.emit()
        else:
            self._ask_to_deal(made_up_deal())

    def _ask_to_deal(self, seed: int | None) -> None:
        match = self._session.match
        assert seed is not None
        self.deal_requested.emit(
            NewMatch(match.game.id, match.options, self._session.players, seed, match.open_hands)
        )

    def _bar_line(self) -> str:
        match = self._session.match
        module = MODULES[self.game_id]
        parts = [self._occasion.words()]
        parts += [module.played_as(self._session.view(), open_hands=match.open_hands)]
        if match.seed is not None:
            parts.append(common_texts.deal(code=code_of(match)))
        if self._practice:
            parts.append(common_texts.practice())
        return joined(*parts)
