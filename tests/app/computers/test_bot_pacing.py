"""The states between two moves of computers, and what leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.match.bot_controller import ComputerSeats, Trouble
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.computers import words as bot_words
from app.pages.table.computers.news import LETTER, TOLD
from app.pages.table.computers.pacing import BotPacing, Pacing
from app.pages.table.computers.thinking import VISIBLE
from app.storage.settings import Pace
from app.table.pace import Weight, time_of
from app.table.scene.motion import Tempo
from app.table.view.view import TableView
from tests.app.manual_clock import ManualClock
from tests.hearing import FakeVoice

CALM = 1200
"""How long a card stands at the calm pace, in milliseconds."""
"""How long a move in which no card flies is shown."""


class Seats(QObject):
    """Computers that know what a test tells them, and note that they act."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.thinking: int | None = None
        self.trouble: Trouble | None = None
        self.retrying = False
        self.ready = False
        self.paced = True
        self.acted = 0
        self.after: Callable[[], None] = lambda: None
        """What comes of it when they act."""

    def act(self) -> None:
        self.ready = False
        self.acted += 1
        self.after()
        self.changed.emit()

    def try_again(self) -> None:
        self.retrying = True
        self.changed.emit()


class Sitting:
    """Who sits at the table, and whose turn it is."""

    def __init__(self) -> None:
        self.computers_to_act: list[int] = []
        self.humans = [0]
        self.phase = Phase.PLAYING
        self.handover = self
        self.called = 0
        self.handover = self

    def call_next(self) -> None:
        self.called += 1
        self.phase = Phase.CURTAIN


class Cards:
    """The cards on the table: whether one is on its way."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.tempo = Tempo()
        self.resting = True

    def finish(self) -> None:
        self.resting = True


class Felt(QObject):
    """The table as far as the pacing looks at it."""

    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.scene = Cards()
        self.pace: Pace = "calm"


class Bench:
    """A pacing over doubles, and a clock that the test moves."""

    def __init__(self) -> None:
        self.seats, self.sitting, self.felt = Seats(), Sitting(), Felt()
        self.covered = False
        self.weight = Weight.CARD
        self.voice = FakeVoice()
        self.pacing = BotPacing(
            cast(Session, self.sitting),
            cast(ComputerSeats, self.seats),
            cast(TableView, self.felt),
            self.free,
            lambda: self.weight,
            speaking=self.voice,
        )
        self.changes = 0
        self.pacing.changed.connect(self.note)

    def note(self) -> None:
        self.changes += 1

    def free(self) -> bool:
        return not self.covered and self.felt.scene.resting

    def state(self) -> Pacing:
        return self.pacing.state

    def turn_of(self, *seats: int) -> None:
        """These computers are to act now, and the first of them thinks."""
        self.sitting.computers_to_act = [*seats]
        self.seats.thinking = seats[0] if seats else None
        self.seats.changed.emit()

    def answer(self) -> None:
        """The computer that thinks knows its move."""
        self.seats.thinking, self.seats.ready = None, True
        self.seats.changed.emit()

    def watch(self) -> None:
        """Computers only: somebody looks on."""
        self.sitting.humans, self.sitting.phase = [], Phase.WATCHING

    def fail(self) -> None:
        """The computer that thinks does not answer."""
        self.seats.thinking, self.seats.trouble, self.seats.retrying = None, "no-answer", False
        self.seats.changed.emit()

    def land(self) -> None:
        """The card that was on its way has arrived."""
        self.felt.scene.resting = True
        self.felt.settled.emit()

    def handle(self) -> None:
        """Let happen what is due at once."""
        QCoreApplication.processEvents()

    def wait(self, ms: float) -> None:
        self.felt.scene.clock.advance(ms, 1)


@pytest.fixture
def bench(qapp: object) -> Iterator[Bench]:
    made = Bench()
    yield made
    made.felt.deleteLater()


@pytest.fixture
def by_hand(bench: Bench) -> Bench:
    """Each move is asked for, by the pace; a computer thinks."""
    bench.felt.pace = "step"
    bench.turn_of(1)
    return bench


# By themselves


def test_moves_follow_each_other_by_themselves(bench: Bench) -> None:
    seen = [bench.state()]
    bench.turn_of(1)
    seen.append(bench.state())
    bench.answer()
    seen.append(bench.state())
    bench.handle()
    seen.append(bench.state())
    bench.wait(CALM)
    seen.append(bench.state())
    bench.turn_of()
    seen.append(bench.state())
    assert seen == [
        Pacing.IDLE, Pacing.THINKING, Pacing.READY, Pacing.SHOWING, Pacing.THINKING, Pacing.IDLE,
    ]  # fmt: skip
    assert bench.seats.acted == 1


def test_an_answer_that_comes_while_a_move_is_shown_waits_for_its_end(bench: Bench) -> None:
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.wait(CALM - 1)
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)
    bench.wait(1)
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 2)


def test_a_card_on_its_way_is_shown_to_its_end_and_no_longer(bench: Bench) -> None:
    bench.turn_of(1)
    bench.answer()
    bench.felt.scene.resting = False
    bench.answer()
    bench.wait(3 * CALM)
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 0)
    bench.land()
    assert bench.state() is Pacing.READY
    bench.handle()
    assert bench.seats.acted == 1


def test_a_card_that_has_arrived_stands_until_its_time_is_over(bench: Bench) -> None:
    bench.seats.after = lambda: setattr(bench.felt.scene, "resting", False)
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.wait(CALM / 2)
    bench.land()
    bench.handle()
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)
    bench.wait(CALM / 2)
    bench.handle()
    assert bench.seats.acted == 2


def test_a_move_waits_until_the_one_before_has_been_told(bench: Bench) -> None:
    bench.seats.after = bench.voice.begin
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.wait(3 * CALM)
    bench.handle()
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)
    bench.voice.hush()
    bench.handle()
    assert bench.seats.acted == 2


def test_a_touch_cuts_short_what_is_told(bench: Bench) -> None:
    bench.seats.after = bench.voice.begin
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.pacing.touched()
    bench.handle()
    assert bench.seats.acted == 2


def test_a_person_is_called_once_the_last_move_has_been_told(bench: Bench) -> None:
    bench.watch()
    bench.voice.begin()
    bench.pacing.consider()
    bench.handle()
    assert bench.sitting.called == 0
    bench.voice.hush()
    bench.handle()
    assert bench.sitting.called == 1


def test_a_card_that_flies_for_longer_is_waited_for(bench: Bench) -> None:
    bench.seats.after = lambda: setattr(bench.felt.scene, "resting", False)
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.wait(2 * CALM)
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)
    bench.land()
    bench.handle()
    assert bench.seats.acted == 2


def test_a_move_that_is_known_waits_while_the_table_is_not_free(bench: Bench) -> None:
    bench.covered = True
    bench.turn_of(1)
    bench.answer()
    bench.wait(CALM)
    assert (bench.state(), bench.seats.acted) == (Pacing.READY, 0)
    bench.covered = False
    bench.pacing.consider()
    bench.handle()
    assert bench.seats.acted == 1


def test_an_answer_that_is_dropped_leads_back_to_thought(bench: Bench) -> None:
    bench.covered = True
    bench.turn_of(1)
    bench.answer()
    bench.seats.ready = False
    bench.turn_of(1)
    assert bench.state() is Pacing.THINKING


def test_the_last_move_leaves_the_person_to_act_at_once(bench: Bench) -> None:
    bench.seats.after = lambda: setattr(bench.sitting, "computers_to_act", [])
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    assert bench.state() is Pacing.IDLE
    bench.felt.scene.resting = False
    bench.pacing.touched()
    assert not bench.felt.scene.resting  # What came before a person's turn is not cut short.


@pytest.mark.parametrize("state", ["still", "flying"])
def test_a_person_is_called_once_the_last_move_has_been_seen(bench: Bench, state: str) -> None:
    def last() -> None:
        bench.sitting.computers_to_act = []
        bench.felt.scene.resting = state == "still"

    bench.seats.after = last
    bench.sitting.phase = Phase.WATCHING
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.wait(CALM - 1)
    assert (bench.state(), bench.sitting.called) == (Pacing.CALLING, 0)
    bench.land()
    bench.wait(1)
    bench.handle()
    assert (bench.state(), bench.sitting.called) == (Pacing.IDLE, 1)


@pytest.mark.parametrize("pace", ["calm", "step"])
def test_what_many_do_at_the_same_time_is_not_paced(bench: Bench, pace: Pace) -> None:
    bench.felt.pace = pace
    bench.seats.paced = False
    bench.turn_of(1)
    for count in (1, 2, 3):
        bench.answer()
        bench.handle()
        assert bench.seats.acted == count


# Hastened


def test_a_touch_cuts_short_what_is_shown(bench: Bench) -> None:
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    assert bench.state() is Pacing.SHOWING
    bench.pacing.touched()
    assert bench.state() is Pacing.READY
    bench.handle()
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 2)


def test_the_main_button_hastens_where_moves_follow_by_themselves(bench: Bench) -> None:
    bench.watch()
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.pacing.press_main()
    assert bench.state() is Pacing.THINKING
    assert bot_words.main_button(bench.pacing).quiet


def test_a_touch_lets_the_card_that_is_on_its_way_arrive(bench: Bench) -> None:
    bench.turn_of(1)
    bench.answer()
    bench.felt.scene.resting = False
    bench.pacing.touched()
    bench.handle()
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)


# Each move asked for


def test_a_move_waits_until_it_is_asked_for(by_hand: Bench) -> None:
    assert by_hand.state() is Pacing.HELD
    by_hand.answer()
    by_hand.wait(3 * CALM)
    assert (by_hand.state(), by_hand.seats.acted) == (Pacing.HELD, 0)
    by_hand.pacing.touched()  # A touch asks for nothing.
    by_hand.handle()
    assert by_hand.seats.acted == 0
    by_hand.pacing.step()
    assert by_hand.state() is Pacing.WANTED
    by_hand.handle()
    assert (by_hand.state(), by_hand.seats.acted) == (Pacing.HELD, 1)
    by_hand.answer()
    by_hand.wait(3 * CALM)
    assert by_hand.seats.acted == 1  # One press, one move.


def test_who_asks_before_the_move_is_known_sees_it_as_soon_as_it_is(by_hand: Bench) -> None:
    by_hand.pacing.step()
    by_hand.wait(3 * CALM)
    assert (by_hand.state(), by_hand.seats.acted) == (Pacing.WANTED, 0)
    by_hand.answer()
    by_hand.handle()
    assert (by_hand.state(), by_hand.seats.acted) == (Pacing.HELD, 1)


def test_who_asks_while_a_move_is_shown_cuts_it_short(by_hand: Bench) -> None:
    for count in (1, 2):
        by_hand.answer()
        by_hand.pacing.step()
        by_hand.handle()
        assert by_hand.seats.acted == count


def test_what_was_wanted_is_forgotten_when_it_is_a_persons_turn(by_hand: Bench) -> None:
    by_hand.pacing.step()
    by_hand.turn_of()
    by_hand.turn_of(1)
    assert by_hand.state() is Pacing.HELD


def test_the_pace_changes_between_two_moves(by_hand: Bench) -> None:
    by_hand.answer()
    by_hand.pacing.step()
    by_hand.handle()
    by_hand.felt.pace = "calm"
    assert by_hand.state() is Pacing.SHOWING  # It has not been seen to its end.
    by_hand.wait(CALM)
    assert by_hand.state() is Pacing.THINKING
    by_hand.felt.pace = "step"
    assert by_hand.state() is Pacing.HELD


# Stopped


def test_what_is_watched_is_stopped_and_goes_on(bench: Bench) -> None:
    bench.watch()
    bench.turn_of(1)
    assert bench.state() is Pacing.THINKING
    bench.pacing.toggle_pause()
    assert bench.state() is Pacing.HELD
    bench.answer()
    bench.wait(CALM)
    assert bench.seats.acted == 0
    bench.pacing.toggle_pause()
    assert bench.state() is Pacing.READY
    bench.handle()
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)


def test_who_stops_has_not_asked_for_the_move_that_is_shown_next(bench: Bench) -> None:
    bench.watch()
    bench.turn_of(1)
    bench.pacing.step()
    bench.pacing.toggle_pause()
    bench.answer()
    bench.wait(CALM)
    assert (bench.state(), bench.seats.acted) == (Pacing.HELD, 0)


def test_nothing_is_stopped_while_a_person_plays(bench: Bench) -> None:
    bench.watch()
    bench.turn_of(1)
    bench.pacing.toggle_pause()
    bench.sitting.humans, bench.sitting.phase = [0], Phase.PLAYING
    assert (bench.state(), bench.pacing.stopped) == (Pacing.THINKING, False)
    bench.watch()
    assert (bench.state(), bench.pacing.stopped) == (Pacing.HELD, True)


def test_once_it_is_over_nothing_is_watched(bench: Bench) -> None:
    bench.watch()
    bench.pacing.toggle_pause()
    bench.turn_of()
    bench.sitting.phase = Phase.OVER
    assert (bench.state(), bench.pacing.stopped, bench.pacing.watched) == (
        Pacing.IDLE,
        False,
        False,
    )


# Trouble


@pytest.mark.parametrize("pace", ["calm", "step"])
def test_trouble_stays_until_there_is_an_answer(bench: Bench, pace: Pace) -> None:
    bench.felt.pace = pace
    bench.turn_of(1)
    bench.fail()
    bench.wait(CALM)
    assert (bench.state(), bench.seats.acted) == (Pacing.TROUBLE, 0)
    assert bot_words.main_button(bench.pacing).allowed
    bench.pacing.press_main()
    assert (bench.state(), bot_words.main_button(bench.pacing).allowed) == (Pacing.TROUBLE, False)
    bench.seats.trouble, bench.seats.retrying = None, False
    bench.answer()
    assert bench.state() is (Pacing.READY if pace == "calm" else Pacing.HELD)


def test_trouble_ends_when_a_person_takes_the_seat(bench: Bench) -> None:
    bench.turn_of(1)
    bench.fail()
    bench.seats.trouble = None
    bench.turn_of()
    assert bench.state() is Pacing.IDLE


# The main button


@pytest.mark.parametrize(
    ("pace", "watched", "trouble", "expected"),
    [
        ("calm", False, False, False),
        ("step", False, False, True),
        ("calm", True, False, True),
        ("calm", False, True, True),
    ],
)
def test_when_the_main_button_is_for_computers(
    bench: Bench, pace: Pace, watched: bool, trouble: bool, expected: bool
) -> None:
    bench.felt.pace = pace
    if watched:
        bench.watch()
    bench.turn_of(1)
    if trouble:
        bench.fail()
    assert bench.pacing.has_main is expected


# How long a move is shown


@pytest.mark.parametrize("weight", Weight)
def test_a_move_stands_for_the_time_of_its_weight_and_no_longer(
    bench: Bench, weight: Weight
) -> None:
    bench.weight = weight
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.answer()
    bench.wait(time_of(weight, "calm") - 1)
    assert bench.seats.acted == 1
    bench.wait(1)
    assert bench.seats.acted == 2


def test_the_time_of_a_move_begins_when_it_has_been_painted(bench: Bench) -> None:
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.weight = Weight.PASS
    bench.pacing.stand()
    bench.felt.scene.clock.time += 150  # So long it takes to paint it.
    bench.answer()
    bench.wait(time_of(Weight.PASS, "calm") - 1)
    assert bench.seats.acted == 1
    bench.wait(1)
    assert bench.seats.acted == 2


def test_at_the_calm_pace_no_pass_is_under_600_and_no_card_under_1200() -> None:
    assert time_of(Weight.PASS, "calm") >= 600
    assert time_of(Weight.CARD, "calm") >= 1200
    assert time_of(Weight.REVEAL, "calm") >= 2000


def test_slow_takes_more_time_than_calm_and_quick_half_of_it() -> None:
    for weight in Weight:
        calm = time_of(weight, "calm")
        assert time_of(weight, "quick") == calm / 2
        assert time_of(weight, "slow") > calm


def test_without_motion_a_move_stands_though_its_card_only_fades_in(bench: Bench) -> None:
    bench.felt.scene.tempo = Tempo("reduced")
    bench.seats.after = lambda: setattr(bench.felt.scene, "resting", False)
    bench.turn_of(1)
    bench.answer()
    bench.handle()
    bench.land()
    bench.answer()
    bench.wait(CALM - 1)
    assert (bench.state(), bench.seats.acted) == (Pacing.SHOWING, 1)
    bench.wait(1)
    bench.handle()
    assert bench.seats.acted == 2


# Thought that takes long


def test_who_thinks_for_long_is_shown_to(bench: Bench) -> None:
    bench.turn_of(1)
    bench.wait(VISIBLE - 1)
    assert (bench.pacing.thinking, bench.changes) == (None, 0)
    bench.wait(1)
    assert (bench.pacing.thinking, bench.changes) == (1, 1)
    bench.answer()
    assert (bench.pacing.thinking, bench.changes) == (None, 2)


def test_who_is_not_to_act_any_more_is_not_shown_to_think(bench: Bench) -> None:
    bench.turn_of(1)
    bench.wait(VISIBLE)
    bench.sitting.computers_to_act = []
    assert bench.pacing.thinking is None
    bench.sitting.computers_to_act, bench.seats.thinking = [1], None
    assert bench.pacing.thinking is None


def test_each_computer_has_its_own_while_to_think(bench: Bench) -> None:
    bench.turn_of(1)
    bench.wait(VISIBLE - 1)
    bench.turn_of(2)
    bench.wait(VISIBLE - 1)
    assert bench.pacing.thinking is None
    bench.wait(1)
    assert bench.pacing.thinking == 2


# News


def news(bench: Bench) -> str:
    return bench.pacing.news.text


@pytest.mark.parametrize(("said", "ms"), [("Short", TOLD), ("x" * 100, 100 * LETTER)])
def test_news_stand_until_they_can_have_been_read(bench: Bench, said: str, ms: int) -> None:
    bench.pacing.news.tell(lambda: said)
    bench.wait(ms - 1)
    assert (news(bench), bench.changes) == (said, 0)
    bench.wait(1)
    assert (news(bench), bench.changes) == ("", 1)


def test_while_computers_go_on_news_stand_until_the_next(bench: Bench) -> None:
    bench.turn_of(1)
    bench.pacing.news.tell(lambda: "one")
    bench.wait(2 * TOLD)
    assert news(bench) == "one"
    bench.pacing.news.tell(lambda: "two")
    assert news(bench) == "two"


def test_news_are_told_anew_in_another_language(bench: Bench) -> None:
    words = ["placed"]
    bench.pacing.news.tell(lambda: words[0])
    words[0] = "έβαλε"
    assert news(bench) == "έβαλε"


def test_what_a_person_does_ends_the_news(bench: Bench) -> None:
    bench.pacing.news.tell(lambda: "one")
    bench.pacing.news.forget()
    assert news(bench) == ""
    bench.wait(2 * TOLD)
    assert bench.changes == 0
