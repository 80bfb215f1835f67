"""The deal of a finished match played again by computers: who plays, how often, and until when."""

from __future__ import annotations

from typing import Any

import pytest

from app.match.bot_process import RefereeProcess
from app.match.same_deal import LIMIT, PATIENCE, TRIES, ComputerResult, SameDeal, tables_of
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES
from engine.referee.referee import Referee
from tests.app.computers.dealt_again import DealtAgain
from tests.app.pages.finished import finished
from tests.app.pages.support import ending, play
from tests.app.waiting import wait_until
from tests.engine.asking import ask


def of(game: str, *kinds: Any) -> Match:
    players = [Player(str(seat), kind) for seat, kind in enumerate(kinds)]
    return Match.new(GAMES[game], len(kinds), {}, 7, players=players)


@pytest.fixture
def team(qapp: object) -> DealtAgain:
    """The computers of a match of three people, already playing."""
    again = DealtAgain(play(("Anna", "Leo", "Maria"), seed=3, on_fire=True), [0, 1, 2])
    again.same.start()
    return again


def test_a_team_of_each_level_plays_the_same_deal(team: DealtAgain) -> None:
    [asked] = team.process.asked
    assert (asked["cmd"], asked["game"], asked["seed"], asked["bot_seed"]) == (
        "play",
        "the-game",
        3,
        0,
    )
    assert asked["options"]["on_fire"]
    team.answer(18, 8, *[6] * 20)
    assert team.levels[:3] == [["easy"] * 3, ["normal"] * 3, ["hard"] * 3]
    assert [asked["bot_seed"] for asked in team.process.asked[2:]] == [*range(TRIES[-1])]
    assert {level: each.points for level, each in team.same.results.items()} == {
        "easy": 18,
        "normal": 8,
        "hard": 6,
    }
    assert not team.same.going
    assert team.process.ended


def test_hard_computers_are_told_of_in_few_steps(team: DealtAgain) -> None:
    team.answer(18, 8)
    said = []
    team.same.changed.connect(lambda: said.append(team.same.results.get("hard")))
    assert team.same.playing == "hard"
    team.answer(*range(20))
    assert said == [
        ComputerResult(2, 0, 5),
        ComputerResult(4, 0, 10),
        ComputerResult(9, 0, 20),
        ComputerResult(9, 0, 20),
    ]
    assert team.same.playing is None


def test_when_time_is_up_each_level_plays_once(team: DealtAgain) -> None:
    team.clock.advance(LIMIT, 1000)
    assert team.same.going
    team.answer(18, 8, 6)
    assert team.same.results["hard"] == ComputerResult(6, 0, 1)
    assert not team.same.going


def test_when_time_is_up_what_was_played_counts(team: DealtAgain) -> None:
    team.answer(18, 8, 1, 2, 3)
    assert "hard" not in team.same.results
    team.clock.advance(LIMIT, 1000)
    assert team.same.results["hard"] == ComputerResult(2, 0, 3)
    assert team.process.ended


def test_when_time_is_up_what_was_told_stays(team: DealtAgain) -> None:
    team.answer(18, 8, *range(9))
    team.clock.advance(LIMIT, 1000)
    assert team.same.results["hard"] == ComputerResult(2, 0, 5)
    assert team.process.ended


def test_after_a_minute_without_an_answer_nothing_more_is_waited_for(team: DealtAgain) -> None:
    team.answer(18)
    team.clock.advance(PATIENCE - 1000, 1000)
    assert team.same.going
    team.clock.advance(1000, 1000)
    assert (team.same.going, [*team.same.results]) == (False, ["easy"])


@pytest.mark.parametrize(
    "line",
    [
        {"ok": False, "error": {"code": "bot-failed", "message": "", "args": {}}},
        {"id": "hard 0", "ok": True, "wins": [0, 0, 0], "points": [1, 1, 1]},
        {"id": "easy 0", "ok": True, "wins": [0], "points": [1]},
        "rubbish",
    ],
)
def test_nonsense_ends_it(team: DealtAgain, line: object) -> None:
    team.process.write(line)
    assert (team.same.going, team.same.results) == (False, {})


def test_a_process_that_ends_ends_it(team: DealtAgain) -> None:
    team.process.lost.emit(team.process)
    assert not team.same.going


def test_stopped_it_says_no_more(team: DealtAgain) -> None:
    team.same.stop()
    assert team.process.ended
    said: list[bool] = []
    team.same.changed.connect(lambda: said.append(True))
    team.answer(18)
    assert (said, team.same.results) == ([], {})


def test_a_rival_of_one_person_is_a_hard_computer_before_the_same_others(qapp: object) -> None:
    match = of("qwixx-cards", "normal", "human", "easy")
    assert tables_of(match, [1]) == {"hard": ["normal", "hard", "easy"]}
    again = DealtAgain(match, [1])
    again.same.start()
    again.answer(70, 60, 90, 80, 50, won=[1])
    assert again.same.results["hard"] == ComputerResult(70, 5, 5)


def test_what_cannot_be_compared_is_not_played() -> None:
    assert tables_of(of("the-game", "human", "easy"), [0])
    assert not tables_of(of("the-game", "easy", "easy"), [])
    assert not tables_of(of("qwixx-cards", "human", "human"), [0, 1])
    assert not tables_of(ending(("Anna",), [[40]], "place 40 up1"), [0])
    taken_back = Match.replay(play(("Anna",), seed=8).document(), GAMES)
    taken_back.undo(0, "table")
    assert not tables_of(taken_back, [0])


def test_a_rival_who_came_later_is_not_compared() -> None:
    match = Match.replay(finished("face-to-face", ("Anna", "Leo")).document(), GAMES)
    assert not tables_of(match, [0, 1])
    later = of("face-to-face", "human", "human")
    later.set_kind(1, "hard")
    assert not tables_of(later, [0])


def test_the_program_s_own_referee_plays_it(qapp: object) -> None:
    match = play(("Anna", "Leo", "Maria"), seed=3)
    same = SameDeal(match, [0, 1, 2])
    same.start()
    [process] = same.findChildren(RefereeProcess)
    wait_until(lambda: "normal" in same.results or not same.going)
    assert same.going
    request = {"cmd": "play", "game": "the-game", "players": ["normal"] * 3, "seed": 3}
    assert same.results["normal"].points == ask(Referee(), request)["points"][0]
    same.stop()
    assert process.gone
