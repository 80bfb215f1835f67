"""The moments of a match: turns, who may look from where, and what is seen."""

import pytest

from app.games import MODULES
from app.match.moments import Moments, Viewpoint
from app.match.phase import Phase
from app.pages.replay.table import situation_at
from app.pages.replay.words import MomentCaptions
from engine.core.events import Done
from engine.core.match import Match
from engine.core.open_hands import open_view
from engine.games import GAMES
from tests.app.replay.replays import (
    expected,
    expected_layout,
    frame_of,
    moments_of,
    running,
)
from tests.app.tables.matches import GAME_IDS, Sight, otherwise, people, played

FRAME = frame_of()
TOLD_EVERY = 10
"""At one moment of so many the whole story is told once more from the beginning."""


def tables(game_id: str) -> list[int]:
    game = GAMES[game_id]
    return sorted({game.min_seats, min(game.max_seats, game.min_seats + 2)})


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_moment_shows_what_the_engine_lets_be_seen(game_id: str) -> None:
    for seats in tables(game_id):
        moments = moments_of(game_id, seats, 5)
        for viewpoint in moments.viewpoints():
            for moment in range(len(moments)):
                seen = situation_at(moments, moment, viewpoint)
                meant = expected(moments, moment, viewpoint)
                assert seen.view == meant.view
                if moment % TOLD_EVERY == 0:
                    assert list(seen.story()) == list(meant.story())
                assert (seen.seat, seen.stage, seen.viewer) == (
                    meant.seat, meant.stage, meant.viewer,
                )  # fmt: skip


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_hand_can_be_laid_out_openly(game_id: str) -> None:
    moments = moments_of(game_id, tables(game_id)[-1], 6)
    for moment in range(0, len(moments), 3):
        expected_layout(moments, moment, moments.viewpoints()[0], FRAME)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_turn_begins_where_another_one_is_on_turn_or_its_number_grows(game_id: str) -> None:
    moments = moments_of(game_id, tables(game_id)[-1], 7)
    match, turns = moments.match, moments.turns
    assert turns[0].first == 0
    assert all(0 < turn.first < moments.last for turn in turns[1:])
    assert [moments.turn_at(turn.first) for turn in turns] == list(range(len(turns)))
    assert moments.turn_at(moments.last) == len(turns) - 1
    for moment in range(moments.last):
        turn = match.view(None, moment)["turn"]
        assert turns[moments.turn_at(moment)].seat == turn["seat"]
        if moment:
            before = match.view(None, moment - 1)["turn"]
            same = (turn["seat"], turn.get("number")) == (before["seat"], before.get("number"))
            assert same == (moments.turn_at(moment) == moments.turn_at(moment - 1))


def test_who_did_what_led_to_a_moment() -> None:
    moments = moments_of("the-game", 3, 2)
    assert moments.actor(0) is None
    moves = moments.match.moves
    assert [moments.actor(at) for at in range(1, len(moments))] == [move.seat for move in moves]


def test_a_match_that_is_over_is_seen_openly_or_from_any_seat() -> None:
    match = played("qwixx-cards", 3, 3)
    assert Moments(match, people(match, 1)).viewpoints() == [
        Viewpoint(1, True), *(Viewpoint(seat, False) for seat in range(3)),
    ]  # fmt: skip
    computers = [player._replace(kind="easy") for player in people(match)]
    assert Moments(match, computers).viewpoints()[0] == Viewpoint(0, True)


def test_a_player_alone_has_nothing_to_choose() -> None:
    match = played("the-game", 1, 3)
    assert Moments(match, people(match)).viewpoints() == [Viewpoint(0, False)]


def test_a_match_that_goes_on_is_seen_by_who_plays_it_alone() -> None:
    match = running(played("the-game", 3, 3))
    assert Moments(match, people(match, 2)).viewpoints() == [Viewpoint(2, False)]
    assert Moments(match, people(match)).viewpoints() == [Viewpoint(None, False)]
    computers = [player._replace(kind="easy") for player in people(match)]
    assert Moments(match, computers).viewpoints() == [Viewpoint(None, False)]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_hand_is_laid_open_while_a_match_goes_on(game_id: str) -> None:
    match = running(played(game_id, GAMES[game_id].max_seats, 3))
    with pytest.raises(ValueError, match="over"):
        open_view(match, 0)
    for viewpoint in Moments(match, people(match)).viewpoints():
        assert not viewpoint.open_hands


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_open_hands_are_those_of_the_state_and_all_else_is_as_the_seat_sees_it(
    game_id: str,
) -> None:
    match = played(game_id, GAMES[game_id].max_seats, 8)
    for index in range(0, len(match.states), 5):
        view, seen = dict(open_view(match, 0, index)), dict(match.view(0, index))
        assert view.pop("hands") == match.state(index)["hands"]
        seen.pop("hands")
        assert view == seen


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("share", [0.5, 1.0])
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(
    game_id: str, share: float
) -> None:
    match = played(game_id, tables(game_id)[-1], 11)
    match = running(match, share)
    players = people(match, 0)
    sight = Sight(0, Phase.PLAYING, hand_open=True, alone=True)
    seen = Moments(match, players)
    other = Moments(otherwise(match, sight, 3), players)
    viewpoint = Viewpoint(0, open_hands=False)
    assert viewpoint in seen.viewpoints()
    captions = [MomentCaptions(each, MODULES[game_id].narration()) for each in (seen, other)]
    game = MODULES[game_id].table()
    for moment in range(0, len(seen), 2):
        layouts = [
            game.layout(situation_at(each, moment, viewpoint), FRAME) for each in (seen, other)
        ]
        assert layouts[0] == layouts[1]
        for tell in ("short", "full"):
            told = [getattr(each, tell)(moment, viewpoint) for each in captions]
            assert told[0] == told[1]


def test_what_was_taken_back_is_no_moment() -> None:
    match = Match.new(GAMES["the-game"], 1, {}, 42)
    match.do(0, match.legal(0)[0])
    match.do(0, match.legal(0)[0])
    match.undo(0, "free")
    moments = Moments(match, people(match))
    assert len(moments) == 2
    assert all(isinstance(move, Done) for move in match.moves)
