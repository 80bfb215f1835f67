"""Signals, the permitted talk of The Game."""

import pytest

from engine.core.match import Match
from engine.core.refusal import Refused
from tests.engine.games.the_game.positions import THE_GAME, legal, play, position


def three() -> Match:
    return Match.new(THE_GAME, 3, {}, 5)


def pass_turn(match: Match) -> None:
    seat = match.to_act[0]
    while seat in match.to_act and "end" not in legal(match):
        play(match, legal(match)[-1])
    play(match, "end")


def test_any_seat_signals_at_any_time_and_all_see_it() -> None:
    match = three()
    match.signal(0, "up1", "leave")
    match.signal(2, "down2", "gentle")
    match.signal(2, "up1", "gentle")
    expected = [{"up1": "leave"}, {}, {"up1": "gentle", "down2": "gentle"}]
    assert match.state()["signals"] == expected
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["signals"] == expected


def test_one_signal_a_pile_which_can_be_changed_and_cleared() -> None:
    match = three()
    match.signal(1, "up1", "leave")
    match.signal(1, "up1", "gentle")
    assert match.state()["signals"][1] == {"up1": "gentle"}
    match.signal(1, "up1", None)
    match.signal(1, "up2", None)
    assert match.state()["signals"] == [{}, {}, {}]


def test_a_seats_signals_are_cleared_when_its_own_turn_begins() -> None:
    match = three()
    for seat in range(3):
        match.signal(seat, "up1", "leave")
    pass_turn(match)
    assert match.state()["signals"] == [{"up1": "leave"}, {}, {"up1": "leave"}]
    match.signal(1, "up2", "gentle")  # for the turns of the others
    pass_turn(match)
    assert match.state()["signals"] == [{"up1": "leave"}, {"up2": "gentle"}, {}]
    pass_turn(match)
    assert match.state()["signals"] == [{}, {"up2": "gentle"}, {}]


def test_a_skipped_seats_signals_stay() -> None:
    match = position([20, 90], [], [40, 41], draw=0, down1=[30], up1=[35])
    match.signal(1, "up1", "leave")
    play(match, "place 20 down1", "end")
    assert match.state()["signals"] == [{}, {"up1": "leave"}, {}]


def test_signals_change_nothing_else() -> None:
    match = three()
    before = match.state()
    match.signal(1, "up1", "leave")
    assert {**match.state(), "signals": [{}, {}, {}]} == before


@pytest.mark.parametrize(
    ("seat", "pile", "signal", "code"),
    [
        (3, "up1", "leave", "no-such-seat"),
        (-1, "up1", "leave", "no-such-seat"),
        (0, "up3", "leave", "unknown-pile"),
        (0, "", None, "unknown-pile"),
        (0, "up1", "please", "unknown-signal"),
        (0, "up1", "", "unknown-signal"),
    ],
)
def test_refuses(seat: int, pile: str, signal: str | None, code: str) -> None:
    with pytest.raises(Refused) as error:
        three().signal(seat, pile, signal)
    assert error.value.refusal.code == code


def test_refuses_after_the_end() -> None:
    match = position([20], draw=0)
    play(match, "place 20 up1")
    with pytest.raises(Refused, match="match-over"):
        match.signal(0, "up1", "leave")
