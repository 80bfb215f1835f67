"""A replay goes on by moves and turns, at will and by itself."""

import pytest
from PySide6.QtWidgets import QApplication

from app.pages.replay.playback import SPEEDS, Playback
from tests.app.manual_clock import ManualClock
from tests.app.replay.replays import moments_of


class Shown:
    """A playback, and what it has asked to be shown."""

    def __init__(self, *, by_turns: bool = False) -> None:
        self.moments = moments_of("the-game", 3, 4)
        self.clock = ManualClock()
        self.free = True
        self.playback = Playback(
            self.moments,
            self.clock,
            lasts=lambda _: 1000.0,
            is_free=lambda: self.free,
            by_turns=by_turns,
        )
        self.moved: list[tuple[int, bool]] = []
        self.playback.moved.connect(self._note)

    def _note(self, motion: bool) -> None:
        self.moved.append((self.playback.moment, motion))

    @property
    def firsts(self) -> list[int]:
        return [turn.first for turn in self.moments.turns]


@pytest.fixture
def shown(qapp: QApplication) -> Shown:
    return Shown()


def test_single_moves_go_on_with_motion_and_back_without(shown: Shown) -> None:
    shown.playback.on_one()
    shown.playback.on_one()
    shown.playback.back_one()
    assert shown.moved == [(1, True), (2, True), (1, False)]


def test_turns_go_on_to_the_next_beginning_and_at_last_to_the_end(shown: Shown) -> None:
    for _ in range(len(shown.firsts) + 1):
        shown.playback.on()
    assert [moment for moment, _ in shown.moved] == [*shown.firsts[1:], shown.moments.last]
    assert all(motion for _, motion in shown.moved)
    assert shown.playback.at_end


def test_back_goes_to_the_beginning_of_the_turn_and_then_to_the_one_before(shown: Shown) -> None:
    shown.playback.go_to(shown.firsts[2] + 1)
    shown.playback.back()
    assert shown.playback.moment == shown.firsts[2]
    shown.playback.back()
    assert shown.playback.moment == shown.firsts[1]
    shown.playback.first()
    shown.playback.back()
    assert shown.playback.moment == 0


def test_a_jump_has_no_motion_and_never_leaves_the_match(shown: Shown) -> None:
    shown.playback.go_to(10_000)
    shown.playback.go_to(-3)
    assert shown.moved == [(shown.moments.last, False), (0, False)]


def test_it_plays_move_by_move_to_the_end_and_stops(shown: Shown) -> None:
    shown.playback.toggle()
    shown.clock.advance(999)
    assert shown.moved == []
    shown.clock.advance(10)
    assert shown.moved == [(1, True)]
    shown.clock.advance(1000 * shown.moments.last + 500)
    assert shown.playback.at_end
    assert not shown.playback.playing
    assert [moment for moment, _ in shown.moved] == list(range(1, len(shown.moments)))
    shown.playback.toggle()
    assert shown.playback.moment == 0
    assert shown.playback.playing


def test_it_plays_turn_by_turn_where_it_is_wanted_so(qapp: QApplication) -> None:
    shown = Shown(by_turns=True)
    shown.playback.toggle()
    shown.clock.advance(1010)
    assert shown.playback.moment == shown.firsts[1]


def test_it_waits_for_cards_that_still_move(shown: Shown) -> None:
    shown.free = False
    shown.playback.toggle()
    shown.clock.advance(3000)
    assert shown.playback.moment == 0
    shown.free = True
    shown.playback.settle()
    assert shown.playback.moment == 1


def test_a_higher_speed_takes_less_time(shown: Shown) -> None:
    assert list(SPEEDS) == sorted(SPEEDS)
    assert len(SPEEDS) == 3
    shown.playback.set_speed(SPEEDS[-1])
    shown.playback.toggle()
    shown.clock.advance(1000 // SPEEDS[-1] + 20)
    assert shown.playback.moment == 1


def test_whoever_goes_somewhere_stops_it(shown: Shown) -> None:
    for going in (shown.playback.on_one, shown.playback.back, shown.playback.last):
        shown.playback.toggle()
        going()
        assert not shown.playback.playing
        shown.playback.first()
