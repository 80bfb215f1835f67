"""The log of a match: an entry for every event, what was taken back included."""

import pytest

from engine.core.happening import ActionsTakenBack, SeatPassed, SignalSet
from engine.core.log import LogEntry, log
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games import GAMES
from tests.engine.games.qwixx_cards import positions as qwixx
from tests.engine.games.the_game import positions as the_game


def test_what_one_undo_takes_back_is_one_entry_and_counts_no_more() -> None:
    """Cards and crosses together; what is played instead is told as at its time."""
    match = qwixx.position("r4 r5 y6")
    told = []
    for action in ("play red r4", "skip"):
        qwixx.play(match, action)
        told.append(match.happened(1))
    match.undo(0, "table")
    qwixx.play(match, "play red r4 r5")
    told.append(match.happened(1))
    assert list(log(match, 1)) == [
        LogEntry(0, told[0]),
        LogEntry(1, told[1]),
        LogEntry(2, (ActionsTakenBack(0, 2, (told[0][0], told[1][0])),)),
        LogEntry(3, told[2]),
    ]


def test_signals_that_are_taken_back_with_an_action_have_no_effect_later() -> None:
    match = the_game.position([20, 30, 40], [50])
    match.do(0, "place 20 up1")
    match.signal(1, "up1", "leave")
    match.do(0, "place 30 up1")
    asked = match.happened(0)
    match.undo(None, "free")
    match.undo(None, "free")
    match.do(0, "place 20 up1")
    match.do(0, "place 30 up1")
    free = match.happened(0)
    assert asked != free
    entries = list(log(match, 0))
    assert [entry.event for entry in entries] == list(range(7))
    assert entries[1].happenings == (SignalSet(1, "up1", "leave"),)
    assert entries[2].happenings == asked
    assert entries[3].happenings == (ActionsTakenBack(0, 1, asked[:1]),)
    assert entries[4].happenings == (ActionsTakenBack(0, 1, entries[0].happenings[:1]),)
    assert entries[6].happenings == free


def test_a_signal_is_told_as_a_move_too() -> None:
    match = the_game.position([20, 30], [50])
    match.signal(1, "down2", "gentle")
    match.signal(1, "down2", None)
    assert match.happened(0) == (SignalSet(1, "down2", None),)
    assert match.happened(None, 0) == (SignalSet(1, "down2", "gentle"),)


def test_seats_that_pass_on_are_told() -> None:
    match = qwixx.position("r4 r5")
    match.set_kind(1, "hard")
    qwixx.play(match, "play red r4")
    match.set_kind(1, "human")
    assert [entry.happenings for entry in log(match, None)] == [
        (SeatPassed(1, "hard"),),
        match.happened(None),
        (SeatPassed(1, "human"),),
    ]


def test_a_match_that_was_saved_has_the_same_log() -> None:
    match = Match.new(GAMES["the-game"], 2, {"on_fire": True}, 42)
    match.do(0, "place 10 up1")
    match.signal(1, "up1", "gentle")
    match.do(0, "place 14 up1")
    match.undo(None, "free")
    match.set_kind(0, "easy")
    match.do(0, "place 14 up1")
    replayed = Match.replay(match.document(), GAMES)
    for viewer in (0, 1, None):
        entries = list(log(match, viewer))
        assert list(log(replayed, viewer)) == entries
        for start in range(len(match.events) + 2):
            assert list(log(match, viewer, start)) == entries[start:]


@pytest.mark.parametrize("viewer", [-1, 2])
def test_nobody_else_is_told(viewer: int) -> None:
    match = qwixx.position("r4 r5")
    qwixx.play(match, "play red r4")
    with pytest.raises(Refused, match="no-such-seat"):
        list(log(match, viewer))
    with pytest.raises(Refused, match="no-such-seat"):
        match.happened(viewer)
