"""Actions after which a turn cannot be brought to its end."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from tests.engine.games.face_to_face import positions as face_to_face
from tests.engine.games.the_game import positions as the_game

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("the-game", 1, {}),
    ("the-game", 3, {"min_cards": 3}),
    ("the-game", 4, {"on_fire": True}),
    ("the-game-extreme", 2, {}),
    ("the-game-extreme", 3, {"on_fire": True, "commands": "shuffled"}),
    ("face-to-face", 2, {}),
]


def strands(match: Match, action: str) -> bool:
    game = match.game
    return game.strands(match.states[-1], match.to_act[0], game.parse(action))


def test_a_card_that_takes_the_second_its_place() -> None:
    match = the_game.position([50, 61], [70], up1=[40], down1=[2], down2=[3], draw=3)
    assert strands(match, "place 61 up1")
    assert not strands(match, "place 50 up1")  # 61 goes on it


def test_no_warning_where_nothing_leads_out() -> None:
    match = the_game.position([50], [70], up1=[48], down1=[2], down2=[3], draw=3)
    assert not strands(match, "place 50 up1")


def test_the_last_cards_win() -> None:
    match = the_game.position([50, 60], up1=[40], down1=[2], down2=[3], draw=0)
    assert not strands(match, "place 50 up1")
    the_game.play(match, "place 50 up1")
    assert not strands(match, "place 60 up1")


def test_a_skull_that_nothing_covers() -> None:
    match = the_game.position(
        [30, 31, 32, 43], [70], game=the_game.EXTREME, up1=[42], down1=[45], down2=[33], draw=3
    )
    assert strands(match, "place 43 up1")
    assert not strands(match, "place 43 down1")


@pytest.mark.parametrize(("rivals_top", "stranded"), [(20, True), (50, False)])
def test_the_rival_may_take_the_second_card(rivals_top: int, stranded: bool) -> None:
    match = face_to_face.position(
        face_to_face.Side([37, 40], up=[36], down=[3]),
        face_to_face.Side([21, 22], up=[rivals_top], down=[45]),
    )
    assert strands(match, "place 40 own.up") is stranded
    assert not strands(match, "place 37 own.up")


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
    leads_out = {
        action: _leads_out(game, state, seat, action, 3) for action in game.legal(state, seat)
    }
    owes_only_cards = name != "the-game-extreme" and not options.get("on_fire")
    for action, out in leads_out.items():
        stranded = game.strands(state, seat, action)
        if out or owes_only_cards:  # else the way out may be longer
            assert stranded == (not out and any(leads_out.values()))


def _leads_out(game: Any, state: Any, seat: int, action: Any, further: int) -> bool:
    """Whether the turn ends, or the match is won, with the action and a few further ones."""
    after = game.apply(state, seat, action)
    over = game.over(after)
    if over is not None:
        return bool(over["won"] if "won" in over else over["winner"] == seat)
    if after.number != state.number:
        return True
    return further > 0 and any(
        _leads_out(game, after, seat, following, further - 1)
        for following in game.legal(after, seat)
    )


@pytest.mark.parametrize("name", ["qwixx-cards", "wednesday"])
def test_other_games_have_no_dead_ends(name: str) -> None:
    match = Match.new(GAMES[name], 3, {}, 1)
    seat = match.to_act[0]
    for action in match.legal(seat):
        assert not match.game.strands(match.states[-1], seat, action)
