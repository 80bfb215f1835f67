"""Who starts, decided once all have looked: words about hands, then the team's choice."""

from typing import Any

import pytest

from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.core.turn_happenings import TurnBegan
from engine.games import GAMES
from engine.games.the_game.start import RATINGS
from engine.games.the_game.start_happenings import StarterChosen

TEAM_GAMES = ("the-game", "the-game-extreme")
both = pytest.mark.parametrize("game", TEAM_GAMES)
LOOKING = {"first": "after-looking"}


def match_of(game: str, seats: int = 3, seed: int = 5) -> Match:
    return Match.new(GAMES[game], seats, LOOKING, seed)


def acting(match: Match) -> list[int]:
    """Who is to act."""
    return list(match.to_act)


def rated(match: Match, *ratings: str) -> Match:
    for seat, rating in enumerate(ratings):
        match.do(seat, f"rate {rating}")
    return match


@both
def test_each_seat_says_something_and_then_anybody_chooses(game: str) -> None:
    match = match_of(game)
    for seat, rating in enumerate(("good", "nothing", "great")):
        assert acting(match) == [seat]
        assert [str(action) for action in match.legal(seat)] == [f"rate {r}" for r in RATINGS]
        match.do(seat, f"rate {rating}")
        assert match.happened(None)[0].json() == {
            "what": "start-rated",
            "seat": seat,
            "rating": rating,
        }
    assert acting(match) == [0, 1, 2]
    for seat in match.to_act:
        assert [str(action) for action in match.legal(seat)] == ["begin 0", "begin 1", "begin 2"]
    match.do(1, "begin 2")
    assert match.happened(None) == (StarterChosen(1, 2), TurnBegan(2, 1, 2))
    assert acting(match) == [2]
    assert all(str(action).startswith("place") for action in match.legal(2))


@both
def test_what_was_said_is_public_until_somebody_starts(game: str) -> None:
    match = rated(match_of(game), "good", "rather-not")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["start"] == {"ratings": ["good", "rather-not"]}
    rated_all = match
    rated_all.do(2, "rate great")
    rated_all.do(0, "begin 2")
    assert "start" not in match.view(0)


@both
def test_nothing_else_is_done_before(game: str) -> None:
    match = match_of(game)
    card = match.view(0)["hands"][0][0]
    for code, ready in (("rate-first", False), ("choose-first", True)):
        if ready:
            rated(match, "good", "good", "good")
        for action in (f"place {card} up1", "end", "begin 0" if not ready else "rate great"):
            refusal = match.why(0, action)
            assert refusal is not None
            assert refusal.code == code
        with pytest.raises(Refused, match=code):
            match.signal(0, "up1", "leave")
    refusal = match.why(0, "begin 4")
    assert refusal is not None
    assert refusal.code == "no-such-seat"


@both
def test_alone_nobody_is_asked(game: str) -> None:
    with pytest.raises(Refused, match="bad-option"):
        Match.new(GAMES[game], 1, LOOKING, 5)


@both
def test_words_can_be_taken_back_and_the_choice_too(game: str) -> None:
    match = rated(match_of(game, 2), "good", "great")
    match.do(0, "begin 1")
    match.undo(0, "table")
    assert acting(match) == [0, 1]
    match.undo(1, "table")
    assert acting(match) == [1]
    assert match.can_undo(0, "table")


@both
def test_a_journal_is_replayed(game: str) -> None:
    match = rated(match_of(game), "good", "nothing", "rather-not")
    match.do(2, "begin 1")
    again = Match.replay(match.document(), GAMES)
    assert again.states == match.states


@both
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start", {"ratings": ["fine"]}),
        ("start", {"ratings": ["good", "good", "good", "good"]}),
        ("start", {"ratings": "good"}),
        ("start", {}),
        ("start", {"ratings": ["good"]}),
    ],
)
def test_a_wrong_start_is_refused(game: str, name: str, value: Any) -> None:
    state = {**match_of(game).state(), name: value}
    with pytest.raises(BadDocument):
        GAMES[game].load(state)


@both
def test_where_a_seat_starts_nothing_is_open(game: str) -> None:
    match = Match.new(GAMES[game], 2, {"first": 1}, 5)
    assert acting(match) == [1]
    assert "start" not in match.state()
    with pytest.raises(BadDocument, match="first"):
        GAMES[game].load({**match.state(), "start": {"ratings": []}})


@both
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computers_say_what_is_true_and_choose_the_best(game: str, level: Any) -> None:
    said: dict[str, list[int]] = {rating: [] for rating in RATINGS}
    for seed in range(30):
        match = match_of(game, 3, seed)
        for _ in range(3):
            said[choose(match, level).removeprefix("rate ")].append(steps_of(match))
            match.do(match.to_act[0], choose(match, level))
        ratings = match.view(None)["start"]["ratings"]
        chosen = choose(match, level)
        match.do(0, chosen)
        best = min(ratings, key=("great", "good", "nothing", "rather-not").index)
        assert ratings[match.to_act[0]] == best
    assert not said["nothing"]
    assert min(map(len, (said["great"], said["good"], said["rather-not"]))) > 5
    assert max(said["great"]) < min(said["good"])
    assert max(said["good"]) < min(said["rather-not"])


def choose(match: Match, level: Any) -> str:
    """What the computer on turn does."""
    seat = match.to_act[0]
    legal = [str(action) for action in match.legal(seat)]
    bot = BOTS[match.game.id]
    return bot.choose(match.view(seat), seat, legal, level, Chance(1))


def steps_of(match: Match) -> int:
    """The fewest steps of two cards of whoever is to say something, worked out plainly."""
    hand: list[int] = match.view(match.to_act[0])["hands"][match.to_act[0]]
    ways: list[int] = []
    for one in hand:
        for other in hand:
            if one != other:
                ways += [
                    min(one - 1, 100 - one) + min(other - 1, 100 - other),
                    max(one, other) - 1 if other > one or one - other == 10 else 999,
                    100 - min(one, other) if other < one or other - one == 10 else 999,
                    one - 11 if one - other == 10 else 999,
                    90 - one if other - one == 10 else 999,
                ]
    return min(ways)


@both
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computers_give_no_signals_before(game: str, level: Any) -> None:
    match = match_of(game)
    for seat in range(3):
        assert BOTS[game].signals(match.view(seat), seat, level) == {}
        match.do(seat, choose(match, level))
