"""Matches in which several seats act at once, and chance comes in mid-game."""

import json
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.refusal import Refused
from engine.referee.referee import Referee
from tests.engine.core.dice import Dice

GAMES = {"dice": Dice()}


def begin() -> Match:
    return Match.new(GAMES["dice"], 3, {}, 7)


def test_any_order_of_those_to_act() -> None:
    match = begin()
    assert list(match.to_act) == [0, 1, 2]
    match.do(2, "bet 1")
    assert list(match.to_act) == [0, 1]
    match.do(0, "bet 1")
    with pytest.raises(Refused, match="not-your-turn"):
        match.do(0, "bet 2")
    assert match.view(0)["bets"] == [1, None, None]
    match.do(1, "bet 0")
    assert list(match.to_act) == [0, 1, 2]


def test_at_the_table_undo_stops_at_the_others_and_at_chance() -> None:
    match = begin()
    match.do(2, "bet 1")
    assert match.can_undo(2, "table")
    match.do(0, "bet 1")
    assert not match.can_undo(2, "table")
    match.undo(0, "table")
    assert match.can_undo(2, "table")
    match.do(0, "bet 1")
    match.do(1, "bet 0")
    refusal = match.why_not_undo(1, "table")
    assert refusal is not None
    assert refusal.code == "undo-settled"


def test_the_die_falls_alike_when_replayed() -> None:
    match = begin()
    for _ in range(2):
        for seat in (2, 0, 1):
            match.do(seat, "bet 1")
    assert match.over is not None
    again = Match.replay(match.document(), GAMES)
    assert again.states == match.states
    match.undo(None, "free")
    match.do(1, "bet 1")
    assert match.states == again.states


def test_a_match_from_a_state_goes_on_with_its_chance() -> None:
    match = begin()
    other = Match.from_state(GAMES["dice"], match.state())
    for seat in (0, 1, 2):
        match.do(seat, "bet 2")
        other.do(seat, "bet 2")
    assert other.state() == match.state()


def test_games_without_signals_refuse_them() -> None:
    with pytest.raises(Refused, match="no-signals"):
        begin().signal(0, "up1", "leave")


def test_the_referee_lists_the_actions_of_all_seats_to_act() -> None:
    referee = Referee(GAMES)

    def ask(**request: Any) -> Any:
        return json.loads(referee.answer(json.dumps(request).encode()))

    match = ask(cmd="new", game="dice", seats=2, seed=1)["match"]
    actions = ["bet 0", "bet 1", "bet 2"]
    assert ask(cmd="legal", match=match) == {
        "ok": True,
        "to_act": [0, 1],
        "actions": {"0": actions, "1": actions},
    }
    assert ask(cmd="do", match=match, seat=1, action="bet 0")["to_act"] == [0]
