"""Matches: their beginning, what is done in them, and what is taken back."""

from collections.abc import Callable

import pytest

from engine.core.chance import MAX_SEED
from engine.core.events import Done, Seated, Signalled, Undone
from engine.core.header import Player
from engine.core.match import EPOCH, Match
from engine.core.refusal import Refused
from engine.games import GAMES
from tests.engine.games.the_game.positions import position

THE_GAME = GAMES["the-game"]


def two() -> Match:
    """Seat 0 holds 10 14 17 28 33 63 75, seat 1 holds 7 29 44 64 65 78 94."""
    return Match.new(THE_GAME, 2, {}, 42)


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as error:
        call()
    return error.value.refusal.code


def undo_code(match: Match, seat: int | None) -> str | None:
    refusal = match.why_not_undo(seat, "table")
    assert match.can_undo(seat, "table") == (refusal is None)
    return None if refusal is None else refusal.code


def test_a_new_match() -> None:
    match = Match.new(THE_GAME, 2, {"on_fire": True}, 42)
    assert match.seats == 2
    assert match.seed == 42
    assert match.started == EPOCH
    assert match.options == {
        "first": 0,
        "min_cards": 2,
        "fewer_cards": False,
        "on_fire": True,
    }
    assert match.players == [Player("1"), Player("2")]
    assert match.to_act == (0,)
    assert match.over is None
    assert (len(match.states), match.moves, match.events) == (1, [], [])


@pytest.mark.parametrize(
    ("seats", "seed", "code"),
    [
        (0, 1, "bad-seats"),
        (6, 1, "bad-seats"),
        (-1, 1, "bad-seats"),
        (2, -1, "bad-seed"),
        (2, MAX_SEED + 1, "bad-seed"),
    ],
)
def test_refuses_to_begin(seats: int, seed: int, code: str) -> None:
    assert code_of(lambda: Match.new(THE_GAME, seats, {}, seed)) == code


def test_the_number_of_players_must_be_right() -> None:
    with pytest.raises(ValueError, match="players"):
        Match.new(THE_GAME, 2, {}, 1, players=[Player("Άννα")])


def test_everything_that_happens_is_an_event() -> None:
    match = two()
    match.do(0, "place 10 up1", ms=5)
    match.signal(1, "up1", "leave", ms=6)
    match.set_kind(1, "easy", ms=7)
    match.undo(None, "free", ms=8)
    assert match.events == [
        Done(0, "place 10 up1", 5),
        Signalled(1, "up1", "leave", 6),
        Seated(1, "easy", 7),
        Undone(1, 8),
    ]
    assert match.players == [Player("1"), Player("2", "easy")]
    assert match.moves == []


def test_moves_lead_from_state_to_state() -> None:
    match = two()
    match.do(0, "place 10 up1")
    match.signal(1, "up1", "leave")
    assert match.moves == [Done(0, "place 10 up1"), Signalled(1, "up1", "leave")]
    assert len(match.states) == 3
    assert match.view(1, 0)["signals"] == [{}, {}]
    assert match.view(1)["signals"] == [{}, {"up1": "leave"}]
    assert match.state(1)["piles"]["up1"] == [1, 10]


def test_what_is_refused_changes_nothing() -> None:
    match = two()
    document = match.document()
    for call in (
        lambda: match.do(0, "place 11 up1"),
        lambda: match.do(1, "place 94 up1"),
        lambda: match.do(0, "go"),
        lambda: match.do(2, "end"),
        lambda: match.do(-1, "end"),
        lambda: match.signal(2, "up1", "leave"),
        lambda: match.signal(-1, "up1", "leave"),
        lambda: match.set_kind(2, "easy"),
        lambda: match.undo(0, "free"),
        lambda: match.view(2),
        lambda: match.view(-1),
    ):
        code_of(call)
    assert match.document() == document
    assert len(match.states) == 1


def test_free_undo_goes_back_to_the_deal_through_signals() -> None:
    match = two()
    first = match.states[0]
    match.signal(1, "up2", "gentle")
    match.do(0, "place 10 up1")
    signalled = match.states[1]
    match.signal(1, "up1", "leave")
    match.do(0, "place 14 up1")
    match.do(0, "end")
    match.undo(None, "free")
    match.undo(1, "free")
    match.undo(None, "free")
    assert match.states == [first, signalled]
    assert code_of(lambda: match.undo(None, "free")) == "nothing-to-undo"


def test_at_the_table_back_to_the_start_of_ones_own_turn() -> None:
    match = two()
    assert undo_code(match, 0) == "nothing-to-undo"
    match.do(0, "place 10 up1")
    match.do(0, "place 14 up1")
    match.signal(0, "down1", "leave")
    assert undo_code(match, 1) == "undo-not-yours"
    assert undo_code(match, None) == "undo-not-yours"
    match.undo(0, "table")
    match.undo(0, "table")
    assert undo_code(match, 0) == "nothing-to-undo"
    assert len(match.states) == 1


def test_at_the_table_never_past_another_seats_signal() -> None:
    match = two()
    match.do(0, "place 10 up1")
    match.signal(1, "up1", "leave")
    assert undo_code(match, 0) == "undo-not-yours"
    match.do(0, "place 14 up1")
    match.undo(0, "table")
    assert undo_code(match, 0) == "undo-not-yours"


def test_at_the_table_never_past_the_end_of_a_turn() -> None:
    match = two()
    for action in ("place 10 up1", "place 14 up1", "end"):
        match.do(0, action)
    assert undo_code(match, 0) == "undo-settled"
    match.do(1, "place 94 down1")
    assert undo_code(match, 0) == "undo-not-yours"
    match.undo(1, "table")
    assert undo_code(match, 1) == "undo-not-yours"


def test_the_end_of_a_turn_that_drew_nothing_is_taken_back() -> None:
    match = position([20, 30], draw=0)
    match.do(0, "place 20 up1")
    before = match.states[-1]
    match.do(0, "end")
    match.undo(0, "table")
    assert match.states[-1] == before


def test_at_the_table_the_refusal_says_what_came_of_it_and_who_acted() -> None:
    match = two()
    for action in ("place 10 up1", "place 14 up1", "end"):
        match.do(0, action)
    refusal = match.why_not_undo(0, "table")
    assert refusal is not None
    assert refusal.args == {"cause": "drawn"}
    match.do(1, "place 94 down1")
    refusal = match.why_not_undo(0, "table")
    assert refusal is not None
    assert refusal.args == {"seat": 0, "acted": 1, "signal": False}
    match.signal(0, "up1", "leave")
    refusal = match.why_not_undo(1, "table")
    assert refusal is not None
    assert refusal.args == {"seat": 1, "acted": 0, "signal": True}


def test_at_a_table_of_several_never_after_the_end_of_the_match() -> None:
    match = position([20], [], draw=0)
    match.do(0, "place 20 up1")
    assert match.over is not None
    assert undo_code(match, 0) == "undo-over"


def test_alone_after_the_end_of_the_match_which_then_is_practice() -> None:
    match = position([20], draw=0)
    match.do(0, "place 20 up1")
    assert not match.practice
    match.undo(0, "table")
    assert match.practice
    assert match.over is None
    match.do(0, "place 20 down1")
    assert match.practice
    assert Match.replay(match.document(), GAMES).practice


def test_alone_after_an_end_that_drew_cards_and_lost() -> None:
    match = position(
        [2, 3, 4, 5, 6, 7, 8, 9], draw=[10, 11, 14], up1=[98], down1=[20, 19], down2=[24, 23]
    )
    for action in ("place 2 down1", "place 3 down2", "end"):
        match.do(0, action)
    assert match.over == {"won": False, "remaining": 9, "reason": "stuck"}
    match.undo(0, "table")
    assert match.practice
    assert match.to_act == (0,)
    match.undo(0, "table")
    match.undo(0, "table")
    assert undo_code(match, 0) == "nothing-to-undo"


def test_taking_back_during_play_is_no_practice() -> None:
    match = two()
    match.do(0, "place 10 up1")
    match.undo(0, "table")
    assert not match.practice


def test_replaying_accepts_every_undo_line() -> None:
    match = two()
    match.do(0, "place 10 up1")
    match.do(0, "place 14 up1")
    match.do(0, "end")
    text = match.document() + '{"undo":1}\n{"undo":2}\n'
    assert Match.replay(text, GAMES).state() == match.state(0)


def test_why_answers_for_texts_that_are_no_actions() -> None:
    refusal = two().why(0, "place 37 up3")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("unknown-action", {"text": "place 37 up3"})
    assert str(refusal) == "unknown-action (text place 37 up3)"
