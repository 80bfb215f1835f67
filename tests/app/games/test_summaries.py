"""What every game says of its matches from outside: small cards, progress, the turn before."""

import random
from functools import cache
from typing import Any

import pytest

from app.games import MODULES
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.the_game.summary import cards_left, tops
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.paint.faces import BackFace, NumberFace
from engine.core.match import Match
from engine.games import GAMES
from tests.app import telling
from tests.app.speaking import speaking

NAMES = ("Anna", "Leo", "Maria", "Nikos", "Eleni", "Zoe")


@cache
def played(game_id: str, seed: int, **options: Any) -> Match:
    """A match played at random to its end, at the largest table or, by turns, the smallest."""
    game = GAMES[game_id]
    chance = random.Random(seed)
    seats = game.max_seats if seed % 2 else max(2, game.min_seats)
    match = Match.new(game, seats, options, seed)
    while match.over is None:
        seat = chance.choice(match.to_act)
        actions = match.legal(seat)
        # Who passes or ends a turn whenever it is possible comes to the end sooner.
        match.do(seat, chance.choice(actions))
    return match


def told(match: Match, moves: range) -> str:
    """What the curtain tells of these moves of one seat."""
    return telling.told_of(match, moves, NAMES)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.every_game("game_id")
def test_a_match_is_shown_by_a_few_cards_and_words_at_every_step(game_id: str, seed: int) -> None:
    summary, match = MODULES[game_id].summary(), played(game_id, seed)
    names = NAMES[: len(match.view(None)["hands"])]
    for index in range(len(match.states)):
        view = match.view(None, index)
        assert 1 <= len(summary.faces(view)) <= 4
        assert summary.progress(view, names)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.every_game("game_id")
def test_a_turn_is_told_with_the_name_once_or_not_at_all(game_id: str, seed: int) -> None:
    match = played(game_id, seed)
    sentences = [told(match, moves) for _, moves in telling.moves_of_turns(match)]
    assert any(sentences)
    assert {text.count("{name}") for text in sentences if text} == {1}
    assert all("{" not in text.replace("{name}", "") for text in sentences)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_what_was_placed_and_drawn_adds_up(game_id: str, seed: int) -> None:
    match = played(game_id, seed)
    for action, moves in telling.moves_of_turns(match):
        before, after = (match.view(None, at) for at in (moves.stop - 1, moves.stop))
        laid = len(before["turn"]["placed"]) + (action != "end")
        drawn = str(before["draw"]).count("None") - str(after["draw"]).count("None")
        text = told(match, moves)
        assert text.startswith(f"{{name}} placed {laid}")
        assert text.endswith(f" and drew {drawn or ('none' if 'gift' in text else 0)}")
        gift = any(place.startswith("rival") for _, place in before["turn"]["placed"])
        assert ("gift" in text) == gift


def test_the_game_shows_the_tops_and_what_is_left() -> None:
    match = played("the-game", 1, on_fire=True)
    summary = MODULES["the-game"].summary()
    burning = 0
    for index in range(len(match.states)):
        view: Any = match.view(None, index)
        piles = view["piles"].values()
        assert [top.number for top in tops(view)] == [pile[-1] for pile in piles]
        faces = [small.face for small in summary.faces(view)]
        assert all(isinstance(face, NumberFace) for face in faces)
        burning += sum(isinstance(face, NumberFace) and face.burning for face in faces)
        assert [small.way for small in summary.faces(view)] == ["up", "up", "down", "down"]
        left = sum(len(hand) for hand in view["hands"]) + len(view["draw"])
        assert cards_left(view) == left
        assert str(left) in summary.progress(view, NAMES)
    assert burning
    assert "over" in summary.progress(match.view(None), NAMES)


def test_extreme_shows_commands_and_says_when_one_was_left() -> None:
    match, summary = played("the-game-extreme", 1), MODULES["the-game-extreme"].summary()
    views = [match.view(None, index) for index in range(len(match.states))]
    faces = [small.face for view in views for small in summary.faces(view)]
    commands = {face.command: face.at_once for face in faces if isinstance(face, CommandFace)}
    assert commands
    assert all(
        at_once == (command in ("stop", "skull", "three")) for command, at_once in commands.items()
    )
    lost = dict(views[-1]) | {"over": {"won": False, "remaining": 0, "reason": "command"}}
    assert "command" in summary.progress(lost, NAMES)


def test_face_to_face_shows_both_sides_and_names_the_winner() -> None:
    match, summary = played("face-to-face", 2), MODULES["face-to-face"].summary()
    first = match.view(None, 0)
    faces = [small.face for small in summary.faces(first)]
    assert [face.tone for face in faces if isinstance(face, NumberFace)] == ["gold"] * 2 + [
        "silver"
    ] * 2
    assert [face.number for face in faces if isinstance(face, NumberFace)] == [1, 60, 1, 60]
    assert summary.progress(first, NAMES) == "58 and 58 cards left"
    assert match.over is not None
    winner = NAMES[match.view(None)["over"]["winner"]]
    assert summary.progress(match.view(None), NAMES) == f"{winner} won"


def test_qwixx_shows_how_far_each_colour_has_come() -> None:
    match, summary = played("qwixx-cards", 1), MODULES["qwixx-cards"].summary()
    first, last = match.view(None, 0), match.view(None)
    assert [small.face for small in summary.faces(first)] == [BackFace("neutral")] * 4
    for small, colour in zip(summary.faces(last), ("red", "yellow", "green", "blue"), strict=True):
        crossed = [n for sheet in last["sheets"] for n in sheet[colour]]
        furthest = max(crossed) if colour in ("red", "yellow") else min(crossed)
        assert small.face == QwixxFace(colour, furthest)
    assert summary.progress(first, NAMES) == "turn 1"
    over = last["over"]
    text = summary.progress(last, NAMES)
    assert all(NAMES[seat] in text for seat in over["winners"])
    assert str(max(over["scores"])) in text


def test_a_win_with_points_below_zero_is_told(qapp: object) -> None:
    over = {"over": {"scores": [-3, -8], "winners": [0]}}
    with speaking() as install:
        for language, told in (
            ("en", "Anna won with −3 points"),
            ("el", "νίκη: Anna με −3 πόντους"),
        ):
            install(language)
            assert MODULES["qwixx-cards"].summary().progress(over, NAMES) == told


@pytest.mark.parametrize("seed", range(3))
def test_wednesday_shows_the_open_character_and_the_last_outcasts(seed: int) -> None:
    match, summary = played("wednesday", seed), MODULES["wednesday"].summary()
    opened = set()
    for index in range(len(match.states)):
        view = match.view(None, index)
        first, *others = (small.face for small in summary.faces(view))
        if view["open"]:
            assert isinstance(first, CharacterFace)
            assert first.id == view["open"]
        else:
            assert first == BackFace("wednesday")
        opened.add(view["open"])
        assert others == [OutcastFace(number) for number in view["played"][-3:]]
    assert len(opened) > 1


def test_wednesday_tells_the_round_and_the_winners() -> None:
    match, summary = played("wednesday", 3, teams=2), MODULES["wednesday"].summary()
    assert summary.progress(match.view(None, 0), NAMES) == "round 1 of 5"
    last = match.view(None)
    text = summary.progress(last, NAMES)
    assert all(NAMES[seat] in text for seat in last["over"]["winners"])
    assert str(min(last["over"]["team_totals"])) in text
