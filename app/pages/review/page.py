"""The page of a review: the table, the sheet, and the curve of the chances."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.contract import Frame
from app.games.deal_words import code_of
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.moments import Moments, Viewpoint
from app.pages.page import WORDS_FROM, Page, raise_bar
from app.pages.replay import words as replay_words
from app.pages.replay.asking import asking_at
from app.pages.replay.playback import Playback
from app.pages.replay.status import MomentStatus
from app.pages.replay.table import HANGS
from app.pages.replay.transport import Transport
from app.pages.review import words
from app.pages.review.chances import Chances
from app.pages.review.chosen import ChosenPoint
from app.pages.review.course import NewMaking, ReviewCourse
from app.pages.review.curve_view import CurveView
from app.pages.review.sheet import ReviewSheet, SheetContent
from app.pages.review.table import ReviewTable
from app.pages.review.telling import Choices, Teller
from app.pages.ways_out import make_back_in_bar
from app.review.making import ReviewMaking
from app.review.turning_points import TurningPoint, turning_points
from app.storage.reviews import KeptReviews
from app.style.appearance import Appearance
from app.style.typography import Metrics, joined
from app.system.clock import Clock
from app.system.screen_reader import announce, tell_name
from app.table.scene.motion import Transition
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.pick_button import PickButton

TURN: int = 900
"""Milliseconds that a turn stands while it plays."""
_GAP = 14.0
_TEXTS = 0.92
"""The factor of sizes on the table, which has a part of the page, to that of the page."""


class ReviewPage(Page):
    """The review of a match that is over.

    `result_requested` leads to the result. `play_on_requested` carries the moment from which
    somebody wants to play on, `find_requested` a `TurningPoint` at which somebody wants to find the
    better move themselves.
    """

    has_table = True
    result_requested = Signal()
    play_on_requested = Signal(int)
    find_requested = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        moments: Moments,
        kept: KeptReviews,
        journal: Path,
        parent: QWidget | None = None,
        *,
        making: NewMaking = ReviewMaking,
        clock: Clock | None = None,
    ) -> None:
        match = moments.match
        super().__init__(appearance, parent, game_id=match.game.id)
        self.moments = moments
        self.seen = False
        """The page has been shown."""
        self._module = MODULES[match.game.id]
        self._captions = replay_words.MomentCaptions(moments, self._module.narration())
        self.course = ReviewCourse(kept, journal, self, making=making)
        self.teller = Teller(moments, self.course, self._captions)
        people = [
            seat for seat, each in enumerate(match.header["players"]) if each["kind"] == "human"
        ]
        self.people: Sequence[int] = people
        """The seats that persons had at first."""
        self.person = people[0] if people else 0
        """The seat whose turning points are shown."""
        self.chosen = ChosenPoint()
        self._chances = Chances(moments, self.course, has_rounds=self.teller.has_rounds)
        self.table = ReviewTable(appearance, moments, self, clock)
        self.table.lower()
        self.table.top.setParent(self)
        self.playback = Playback(
            moments, self.table.scene.clock, lasts=lambda _: TURN, by_turns=True,
            is_free=lambda: self.table.scene.resting, parent=self,
        )  # fmt: skip
        self.table.settled.connect(self.playback.settle)
        self.curve = CurveView(appearance, self.playback, self)
        self.person_choice = PickButton(appearance, "user", self)
        self.person_choice.setVisible(len(people) > 1)
        self.person_choice.picked.connect(self._choose_person)
        self.sheet = ReviewSheet(appearance, self)
        self.transport = Transport(appearance, self.playback, self)
        self.status = MomentStatus(appearance, self)
        self.asking = asking_at(self.game_id, self.table, self.status)
        self.result = RailButton(appearance, "menu", self)
        self.play_on = PrimaryButton(appearance, None, self)
        self.play_on.padding = 22.0
        self.rail_left = [*self.transport.widgets, self.status]
        self.rail_right = [self.result, self.play_on]
        self.rail_terse = [self.result]
        self.first_focus = self.curve
        self.on_escape = self.back_requested
        make_back_in_bar(self)
        self._connect()
        self.retranslate()
        if people:
            self.course.start()

    def _connect(self) -> None:
        self.result.clicked.connect(self.result_requested)
        self.play_on.clicked.connect(lambda: self.play_on_requested.emit(self.playback.moment))
        self.curve.point_chosen.connect(self.choose)
        self.sheet.previous_pressed.connect(lambda: self._step(-1))
        self.sheet.next_pressed.connect(lambda: self._step(1))
        self.sheet.show_pressed.connect(self._show_better)
        self.sheet.find_pressed.connect(self._ask_to_find)
        self.sheet.answer_pressed.connect(self._answer)
        self.playback.moved.connect(self._show_moment)
        self.course.changed.connect(self._follow)
        self.covered.connect(self.playback.stop)
        self.taken_off.connect(self._leave)

    # What is shown

    @property
    def viewpoint(self) -> Viewpoint:
        """From where the table is seen: the person's seat, with all hands open."""
        return Viewpoint(self.person, open_hands=len(self.moments.players) > 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.result.set_word(common_texts.result())
        self.play_on.set_word(replay_words.play_on())
        self.transport.retranslate()
        self.sheet.retranslate()
        players = self.moments.players
        names = {
            "" if at == 0 else str(at): players[seat].name for at, seat in enumerate(self.people)
        }
        self.person_choice.set_choices(words.whose_points(), names or {"": ""})
        tell_name(self.table, common_texts.review())
        match = self.moments.match
        parts = [words.in_bar()]
        parts.append(self._module.played_as(match.view(None), open_hands=match.open_hands))
        if match.seed is not None:
            parts.append(common_texts.deal(code=code_of(match)))
        self.set_title(self._module.title, joined(*parts), kind=common_texts.review())
        self._tell()

    def _tell(self) -> None:
        """Say everything anew: on the sheet, at the curve, and on the rail."""
        self._tell_found()
        moment = self.playback.moment
        turn = self.moments.turns[self.moments.turn_at(moment)]
        self.status.tell(
            self.moments.players[turn.seat],
            replay_words.turn_line(self.moments, moment),
            self._captions.short(moment, self.viewpoint),
            self._captions.full(moment, self.viewpoint),
        )
        self.play_on.set_allowed(moment < self.moments.last)
        self.place_rail()
        self.status.fit(self.rail_right)

    def _tell_found(self) -> None:
        """Say what the review has found: on the sheet, and at the curve."""
        chosen = self.chosen
        self.sheet.tell(self._content(), has_previous=chosen.has_previous, has_next=chosen.has_next)
        self.curve.show_data(self._chances.data(chosen.points, chosen.index))

    def _content(self) -> SheetContent:
        if not self.people or (self.course.review is not None and not self.course.review.seats):
            return self.teller.nothing()
        point, index = self.chosen.point, self.chosen.index
        if point is not None and index is not None:
            answered = self.chosen.is_answered(point)
            return self.teller.point(point, index + 1, len(self.chosen.points), answered=answered)
        if self.playback.moment == 0:
            return self.teller.whole(self.chosen.points)
        return self.teller.turn(self.playback.moment, self.viewpoint, self.person)

    def _follow(self) -> None:
        """Show what has become known."""
        found = self.course.seat(self.person)
        points = () if found is None else turning_points(found)
        if points != self.chosen.points:
            self.chosen.set_points(points, self.playback.moment)
            self._show_table(Transition.AT_ONCE)
            announce(self.sheet, words.turning_points(n=len(points)))
        self._tell_found()

    # From moment to moment

    def _show_moment(self, motion: bool) -> None:
        self.table.message.clear()
        self.chosen.choose_at(self.playback.moment)
        self._show_table(Transition.MOVE if motion else Transition.AT_ONCE)
        self._tell()
        if not self.curve.isSliderDown() and not self.playback.playing:
            self.table.announce(self.sheet.said)

    def choose(self, index: int) -> None:
        """Show a turning point."""
        if not 0 <= index < len(self.chosen.points):
            return
        self.chosen.index = index
        moment = self.chosen.points[index].moment
        if moment == self.playback.moment:
            self.playback.stop()
            self._show_moment(motion=False)
        else:
            self.playback.go_to(moment)

    def _step(self, step: int) -> None:
        """Show the turning point before or after what is shown."""
        self.choose(self.chosen.beside(self.playback.moment, step))

    def _choose_person(self) -> None:
        """Show the turning points of the person that was chosen."""
        self.person = self.people[int(self.person_choice.value or 0)]
        self._follow()
        self._show_table(Transition.AT_ONCE)

    def _show_table(self, transition: Transition) -> None:
        if not self.seen:  # It has no size yet.
            return
        self.table.show_choices(
            self.playback.moment, self.viewpoint, self.frame(), self._choices(), transition
        )

    def _choices(self) -> Choices:
        point = self.chosen.point
        if point is None or point.moment != self.playback.moment:
            return Choices()
        return self.teller.choices(point, answered=self.chosen.is_answered(point))

    # At a mistake

    def _answer(self) -> None:
        """Tell the better way."""
        if self.chosen.point is not None:
            self.tell_answer(self.chosen.point)

    def tell_answer(self, point: TurningPoint) -> None:
        """Tell the better way of a turning point from now on."""
        self.chosen.answer(point)
        self._show_table(Transition.AT_ONCE)
        self._tell()
        self.table.announce(self.sheet.said)
        if self.sheet.show_it.isVisible():
            self.sheet.show_it.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_find(self) -> None:
        if self.chosen.point is not None:
            self.playback.stop()
            self.find_requested.emit(self.chosen.point)

    def _show_better(self) -> None:
        point = self.chosen.point
        if point is not None and point.decision.best is not None:
            self.playback.stop()
            self.table.show_way(
                point.decision, point.decision.best.actions, self.viewpoint, self.frame()
            )

    # Where things lie

    def frame(self) -> Frame:
        """Return the room that the table has, left of the sheet and over the curve."""
        left, top = self._bands()
        px, by = self.metrics.px, self.table.lowered_by
        top -= px(HANGS) + by
        # Texts grow with the cards: at any size they are to these as at 1280 x 800.
        size = _TEXTS * self.metrics.f
        metrics = Metrics(1280 * size, 800 * size, self.metrics.text_scale)
        return Frame(
            left, top + px(90), metrics, round(self.bar_height - by), top,
            descending=self.appearance.hand_order == "descending",
        )  # fmt: skip

    def _bands(self) -> tuple[float, float]:
        """Return where the sheet begins, and where the curve does."""
        room, wide = self.content_rect(), self.width() >= WORDS_FROM
        curve = room.height() * (0.37 if wide else 0.24 if self.teller.has_rounds else 0.33)
        sheet = self.width() * (0.315 if wide else 0.33)
        px = self.metrics.px
        return self.width() - sheet - px(26), room.bottom() - curve - px(8)

    def place_content(self) -> None:
        px = self.metrics.px
        # Where there is little room, piles keep clear of the panels under the bar.
        self.table.lowered_by = 0.0 if self.width() >= WORDS_FROM else px(26)
        for pane in (self.table, self.table.top):
            pane.setGeometry(self.rect())
        self.table.top.raise_()
        left, top = self._bands()
        right, margin = self.width() - px(26), px(26)
        head = self.bar_height + px(8)
        self.sheet.setGeometry(
            round(left), round(head), round(right - left), round(top - head - px(6))
        )
        foot = self.content_rect().bottom() - px(8)
        self.curve.setGeometry(round(margin), round(top), round(right - margin), round(foot - top))
        if self.person_choice.isVisibleTo(self):
            size = self.person_choice.body_size()
            left = right - px(6) - size.width()
            self.person_choice.place(left, top + px(4), size.width(), size.height())
            self.curve.keep_free(size.width() + px(4), size.height() + px(6))
        raise_bar(self)
        for widget in (self.sheet, self.curve, self.person_choice):
            widget.raise_()
        self.sheet.place()
        self._show_table(Transition.AT_ONCE)
        self.status.fit(self.rail_right)

    def content_stops(self) -> Sequence[QWidget]:
        return [*self.sheet.stops, self.person_choice, self.curve]

    # Keys, and the end

    def key_actions(self) -> KeyActions:
        return {
            commands.REVIEW_POINT: self.choose,
            **self.transport.key_actions(),
            **self.asking.key_actions(),
            commands.SCROLL_TEXT: self.sheet.area.scroll_by,
            **super().key_actions(),
        }

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen = True
        self._show_table(Transition.AT_ONCE)

    def _leave(self) -> None:
        self.playback.stop()
        self.course.stop()
