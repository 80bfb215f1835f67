"""Actions after which a turn cannot be brought to its end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from tests.engine.games.face_to_face import positions as face_to_face
from tests.engine.games.qwixx_cards.positions import closed, five
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game import positions as the_game

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("the-game", 1, {}),
    ("the-game", 3, {"min_cards": 3}),
    ("the-game", 4, {"on_fire": True}),
    ("the-game-extreme", 2, {}),
    ("the-game-extreme", 3, {"on_fire": True, "commands": "shuffled"}),
    ("face-to-face", 2, {}),
]


def leads_to_dead_end(match: Match, action: str) -> bool:
    game = match.game
    return game.leads_to_dead_end(match.states[-1], match.to_act[0], game.parse(action))


def test_a_card_that_takes_the_second_its_place() -> None:
    match = the_game.position([50, 61], [70], up1=[40], down1=[2], down2=[3], draw=3)
    assert leads_to_dead_end(match, "place 61 up1")
    assert not leads_to_dead_end(match, "place 50 up1")  # 61 goes on it


def test_no_warning_where_nothing_leads_out() -> None:
    match = the_game.position([50], [70], up1=[48], down1=[2], down2=[3], draw=3)
    assert not leads_to_dead_end(match, "place 50 up1")


def test_the_last_cards_win() -> None:
    match = the_game.position([50, 60], up1=[40], down1=[2], down2=[3], draw=0)
    assert not leads_to_dead_end(match, "place 50 up1")
    the_game.play(match, "place 50 up1")
    assert not leads_to_dead_end(match, "place 60 up1")


def test_a_skull_that_nothing_covers() -> None:
    match = the_game.position(
        [30, 31, 32, 43], [70], game=the_game.EXTREME, up1=[42], down1=[45], down2=[33], draw=3
    )
    assert leads_to_dead_end(match, "place 43 up1")
    assert not leads_to_dead_end(match, "place 43 down1")


@pytest.mark.parametrize(("rivals_top", "dead_end"), [(20, True), (50, False)])
def test_the_rival_may_take_the_second_card(rivals_top: int, dead_end: bool) -> None:
    match = face_to_face.position(
        face_to_face.Side([37, 40], up=[36], down=[3]),
        face_to_face.Side([21, 22], up=[rivals_top], down=[45]),
    )
    assert leads_to_dead_end(match, "place 40 own.up") is dead_end
    assert not leads_to_dead_end(match, "place 37 own.up")


def test_an_end_that_keeps_one_card_and_draws_none() -> None:
    match = face_to_face.position(
        face_to_face.Side([20, 31, 33], up=[30], down=[32], draw=0),
        face_to_face.Side([21, 22], up=[40], down=[45]),
    )
    face_to_face.play(match, "place 31 own.down", "place 33 rival.up")
    assert leads_to_dead_end(match, "end")  # 20 goes on 30, and wins
    assert not leads_to_dead_end(match, "place 20 own.up")


def test_an_end_after_which_nothing_fits_though_a_trick_is_at_hand() -> None:
    match = the_game.position([24, 31], [39], up1=[41], down1=[30], down2=[25], draw=0)
    the_game.play(match, "place 24 down2")
    assert leads_to_dead_end(match, "end")  # 39 fits only once 31 lies, and nothing else is left
    assert not leads_to_dead_end(match, "place 31 up1")


def test_what_is_hidden_is_not_told_by_a_warning() -> None:
    match = the_game.position([24, 31], [39], [99], up1=[41], down1=[30], down2=[25], draw=0)
    the_game.play(match, "place 24 down2")
    assert not leads_to_dead_end(match, "end")  # 39 may be in either hand


QWIXX_3 = {"red": [2, 4], "penalties": 3}


def test_the_fourth_penalty() -> None:
    play = qwixx("r3 r5 y4 g9 b12", sheets=(QWIXX_3, {}))
    assert leads_to_dead_end(play, "play red r3")  # it cannot be crossed
    assert not leads_to_dead_end(play, "play red r5")
    assert not leads_to_dead_end(play, "play yellow y4")
    mark = qwixx("y4 g9 b12", part="mark", played=("red", "r5 r7"), sheets=(QWIXX_3, {}))
    assert leads_to_dead_end(mark, "skip")
    assert not leads_to_dead_end(mark, "mark red 5")
    crossed = qwixx(
        "y4 g9 b12",
        part="mark",
        played=("red", "r5 r7"),
        sheets=(QWIXX_3, {}),
        crossed=True,
        draw="b4",
    )
    assert not leads_to_dead_end(crossed, "skip")
    third = qwixx("y4 g9 b12", part="mark", played=("red", "r5 r7"), sheets=({"penalties": 2}, {}))
    assert not leads_to_dead_end(third, "skip")
    nothing = qwixx("y4 g9 b12", part="mark", played=("red", "r3"), sheets=(QWIXX_3, {}))
    assert not leads_to_dead_end(nothing, "skip")  # nothing else can be done


def test_a_skip_that_leads_to_the_fourth_penalty() -> None:
    past = {"red": [11], "yellow": [11], "green": [3], "blue": [3], "penalties": 3}
    match = qwixx("r3 r5 y4 g9 b12", part="number", draw="g12", sheets=({**past, "red": [10]}, {}))
    game, state = match.game, match.states[-1]
    assert not game.leads_to_dead_end(state, 1, game.parse("skip"))
    match = qwixx("r3 r5 y4 g9 b12", part="number", draw="g11", sheets=({**past, "red": [10]}, {}))
    state = match.states[-1]
    assert game.leads_to_dead_end(state, 0, game.parse("skip"))
    assert not game.leads_to_dead_end(state, 0, game.parse("mark red 11"))


@pytest.mark.parametrize(("rival", "lost"), [({}, False), (five("red", "yellow", "green"), True)])
def test_a_second_row_closed_for_others_to_win(rival: dict[str, Any], lost: bool) -> None:
    own = {**closed("red"), "yellow": [2, 3, 4, 5, 6], "penalties": 3}
    if lost:
        rival = {name: list(row) for name, row in FULL.items()}
    match = qwixx("r3 g9 b12", part="mark", played=("yellow", "y7 y12"), sheets=(own, rival))
    assert leads_to_dead_end(match, "mark yellow 12") is lost
    assert not leads_to_dead_end(match, "mark yellow 7")


FULL = {
    "red": list(range(2, 12)),
    "yellow": list(range(2, 12)),
    "green": list(range(12, 2, -1)),
    "blue": list(range(12, 2, -1)),
}


@given(st.integers(2, 4), st.integers(0, 2**63 - 1), st.data())
def test_in_qwixx_no_act_that_loses_goes_unwarned(
    seats: int, seed: int, data: st.DataObject
) -> None:
    match = Match.new(GAMES["qwixx-cards"], seats, {}, seed)
    game, lot = match.game, Random(data.draw(st.integers(0, 2**32)))
    while match.to_act:
        seat, state = match.to_act[0], match.states[-1]
        actions = game.legal(state, seat)
        if state.part in ("play", "mark"):
            ends = {action: _ends_badly(game, state, seat, action) for action in actions}
            for action, bad in ends.items():
                assert game.leads_to_dead_end(state, seat, action) == (
                    bad and not all(ends.values())
                )
        # Cross nothing, mostly: so penalties come.
        skips = [action for action in actions if str(action) == "skip"]
        match.do(seat, skips[0] if skips and lot.random() < 0.8 else lot.choice(actions))


def _ends_badly(game: Any, state: Any, seat: int, action: Action) -> bool:
    """Whether the turn ends the match by a fourth penalty or without a win, however it goes on."""
    after = game.apply(state, seat, action)
    over = game.over(after)
    if over is not None:
        return over["reason"] == "four-penalties" or seat not in over["winners"]
    if after.part != "mark":
        return False
    return all(_ends_badly(game, after, seat, each) for each in game.legal(after, seat))


@given(st.sampled_from(TABLES), st.integers(0, 2**63 - 1), st.data())
def test_it_is_as_trying_everything_tells(
    table: tuple[str, int, dict[str, OptionValue]], seed: int, data: st.DataObject
) -> None:
    name, seats, options = table
    match = Match.new(GAMES[name], seats, options, seed)
    game = match.game
    for _ in range(data.draw(st.integers(0, 60))):
        if not match.to_act:
            return
        near = match.legal(match.to_act[0])
        match.do(match.to_act[0], str(data.draw(st.sampled_from(near))))
    if not match.to_act:
        return
    seat, state = match.to_act[0], match.states[-1]
    if not hasattr(state, "draw") or (name != "face-to-face" and len(state.draw) < 9):
        return  # What is known by counting is tried elsewhere.
    leads_out = {
        action: _leads_out(game, state, seat, action, 3) for action in game.legal(state, seat)
    }
    owes_only_cards = name != "the-game-extreme" and not options.get("on_fire")
    for action, out in leads_out.items():
        dead_end = game.leads_to_dead_end(state, seat, action)
        if out or owes_only_cards:  # else the way out may be longer
            assert dead_end == (not out and any(leads_out.values()))


def _leads_out(game: Any, state: Any, seat: int, action: Action, further: int) -> bool:
    """Whether the turn ends, or the match is won, with the action and a few further ones."""
    after = game.apply(state, seat, action)
    over = game.over(after)
    if over is not None and over.get("winner", -1) == seat:
        return True
    if after.number != state.number:
        return game.id != "face-to-face" or len(after.hands[seat]) > 1
    if over is not None:
        return bool(over.get("won"))
    return further > 0 and any(
        _leads_out(game, after, seat, following, further - 1)
        for following in game.legal(after, seat)
    )


def test_other_games_have_no_dead_ends() -> None:
    match = Match.new(GAMES["wednesday"], 3, {}, 1)
    seat = match.to_act[0]
    for action in match.legal(seat):
        assert not match.game.leads_to_dead_end(match.states[-1], seat, action)
