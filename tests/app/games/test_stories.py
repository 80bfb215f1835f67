"""The one sentence that tells how a match went, for each game: which one is chosen when."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.games.face_to_face.story import DuelCourse
from app.games.face_to_face.story import sentence as duel_sentence
from app.games.face_to_face.story import story as duel_story
from app.games.leads import leads_of
from app.games.qwixx_cards.story import sentence as sheets_sentence
from app.games.qwixx_cards.story import story as sheets_story
from app.games.the_game.story import TeamCourse, TurnTold
from app.games.the_game.story import course as course_of
from app.games.the_game.story import sentence as team_sentence
from app.games.the_game.story import story as team_story
from app.games.wednesday.result.story import story as rounds_story
from engine.core.match import Match
from tests.app.pages.finished import finished
from tests.app.pages.support import ending, play
from tests.app.speaking import speaking
from tests.engine.games.face_to_face.positions import Side
from tests.engine.games.face_to_face.positions import play as play_duel
from tests.engine.games.face_to_face.positions import position as duel_position
from tests.engine.games.qwixx_cards.positions import play as play_qwixx
from tests.engine.games.qwixx_cards.positions import position as sheets_position
from tests.engine.games.the_game.positions import EXTREME, lying


@pytest.fixture(autouse=True)
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """English, until a test speaks Greek."""
    with speaking() as install:
        install("en")
        yield install


def turns(*ahead: int, tricks: int = 0, closed: int = 0, room: int = 120) -> list[TurnTold]:
    """Turns after which a team was so far ahead; in the later half there was a trick in each."""
    return [
        TurnTold(number, each, tricks * (number > len(ahead) // 2), number == closed, room)
        for number, each in enumerate(ahead, start=1)
    ]


LEVEL = (0,) * 12
BACK = (0, 0, 0, -10, -20, -30, -20, -10, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("told", "changes", "expected"),
    [
        (turns(*BACK, tricks=1), {"won": True}, "In turn 6 there was little room left, but"),
        (turns(*BACK, tricks=1, room=300), {"won": True}, "With 6 backwards tricks down to the"),
        (turns(*BACK, tricks=1, room=300), {"remaining": 30}, "6 backwards tricks kept it going"),
        (turns(*LEVEL), {"won": True, "narrow": 9}, "In turn 9 only one card still fitted"),
        (turns(*LEVEL), {"won": True, "fires": 1}, "1 fire burned, and it was covered in time."),
        (turns(*LEVEL), {"won": True, "fires": 6}, "6 fires burned, and each was covered in time."),
        (turns(*LEVEL, tricks=2), {"won": True}, "With 12 backwards tricks down to the last card."),
        (turns(*LEVEL), {"won": True}, "Room to spare from the first turn to the last."),
        (turns(0, -3, 0), {"won": True}, "Card by card, down to the very last one."),
        (turns(*LEVEL), {"command": True}, "All the cards were down; only a command"),
        (turns(*LEVEL), {"undrawn": 30}, "Over early: 30 cards still to draw."),
        (turns(*BACK, tricks=1), {"remaining": 4}, "6 backwards tricks nearly saved the game."),
        (turns(*BACK, tricks=1), {"remaining": 30}, "but 6 backwards tricks made some again."),
        (turns(0, 0, 0, 0, 20, 10, 0, -10, -20), {}, "Plenty of room until turn 5, then the gaps"),
        (turns(*LEVEL, tricks=1), {}, "6 backwards tricks kept it going for a long time."),
        (turns(*LEVEL, closed=7), {}, "The first pile closed in turn 7, and the others"),
        (turns(*LEVEL), {}, "Not one backwards trick came up."),
        (turns(0, 0, tricks=1), {}, "It held until the draw pile was empty."),
        (turns(0, 0, tricks=1), {"undrawn": 3}, "It went on evenly, until nothing fitted"),
        (turns(0, 0, tricks=1), {"undrawn": 3, "obstacle": "fire"}, "until a fire could not be"),
        (turns(0, 0, tricks=1), {"undrawn": 3, "obstacle": "command"}, "until commands barred"),
        (turns(0, 0, tricks=1), {"undrawn": 3, "obstacle": "hand"}, "too few cards in hand."),
    ],
)  # fmt: skip
def test_of_a_team(told: list[TurnTold], changes: dict[str, Any], expected: str) -> None:
    course = TeamCourse(told, 0, won=False, remaining=20, undrawn=0, command=False)
    assert expected in team_sentence(course._replace(**changes))


def obstacle(match: Match, *actions: str) -> str:
    for action in actions:
        match.do(0, action)
    assert match.over is not None
    assert not match.over["won"]
    return course_of(match).obstacle


def test_the_story_of_a_team_ends_with_what_it_was_stuck_at() -> None:
    tops = (90, 80, 10, 20)
    lost = lying([71, 72, 92], tops, [96, 97, 98, 99])
    assert obstacle(lost, "place 92 up1") == "numbers"
    fire = lying([70, 92], (90, 77, 10, 20), [96, 97], fires={77: 4}, number=5)
    assert obstacle(fire, "place 92 up1") == "fire"
    skull = lying([8, 43], (40, 70, 3, 5), [98, 99], game=EXTREME)
    assert obstacle(skull, "place 43 up1") == "command"
    trick = lying([24, 83], (80, 95, 10, 14), [98, 99], game=EXTREME)
    assert obstacle(trick, "place 83 up1") == "command"
    empty = lying([92], tops, [96, 97, 98, 99], game=EXTREME)
    assert obstacle(empty, "place 92 up1") == "hand"


@pytest.mark.parametrize(
    ("standings", "winners", "penalties", "expected"),
    [
        ([[1, 1], [5, 5]], [0, 1], 0, "Level to the very last cross."),
        ([[3, 1], [3, 9], [12, 9]], [0], 1, "Only the last turn decided it."),
        ([[0, 20], [30, 20], [40, 30]], [0], 1, "The winner was 20 points behind at one time."),
        ([[0, 1], [3, 1], [4, 3]], [0], 1, "1 point decided it after 3 turns."),
        ([[0, 1], [2, 1], [2, 3], [4, 3], [4, 5], [9, 5], [20, 9]], [0], 1,
         "The lead changed 5 times, for the last time in turn 6."),
        ([[9, 1], [9, 1], [9, 2], [20, 5]], [0], 1,
         "The winner led from turn 1 on, and was never caught."),
        ([[0, 1], [9, 1], [30, 3]], [0], 0, "A clean match: not a single penalty"),
        ([[0, 1], [9, 1], [30, 3]], [0], 2, "The lead came in turn 2, and it held."),
    ],
)  # fmt: skip
def test_of_sheets(
    standings: list[list[int]], winners: list[int], penalties: int, expected: str
) -> None:
    assert expected in sheets_sentence([[0, 0], *standings], winners, penalties)


def test_the_last_turn_has_not_decided_what_was_decided_before_it() -> None:
    led = sheets_position(
        "b12 r2 y3 g11", sheets=[{"blue": [11], "penalties": 3}, {"red": [2, 3]}], crossed=False
    )
    play_qwixx(led, "play blue b12", "skip")
    assert led.over is not None
    assert sheets_story(led) != "Only the last turn decided it."


@pytest.mark.parametrize(
    ("scores", "teams", "expected"),
    [
        ([[5, 5, 9]] * 5, 0, "Level after all five rounds."),
        ([[9, 1, 20]] * 4 + [[0, 90, 20]], 0, "Only the last round decided it."),
        ([[9, 1, 2], [9, 1, 2], [0, 40, 40], [0, 0, 0], [0, 0, 0]], 0,
         "Last of all after round 2, and first in the end."),
        ([[1, 9, 20]] * 5, 0, "Ahead after every single round."),
        ([[9, 1, 20], [1, 10, 20], [5, 5, 5], [5, 5, 5], [5, 5, 5]], 0,
         "1 point decided it after five rounds."),
        ([[5, 1, 9], [0, 9, 9], [9, 0, 9], [0, 40, 9], [9, 9, 9]], 0,
         "The lead changed 3 times, for the last time in round 4."),
        ([[5, 1, 9], [0, 30, 9], [9, 9, 9], [0, 9, 9], [9, 9, 9]], 0,
         "The lead came in round 2, and it held."),
        ([[1, 9, 1, 9]] * 5, 2, "Ahead after every single round."),
    ],
)  # fmt: skip
def test_of_rounds(scores: list[list[int]], teams: int, expected: str) -> None:
    assert rounds_story(scores, teams) == expected


DUEL = DuelCourse([(2, 1), (4, 3), (6, 4)], 0, stuck=False, left=20, gifts=3, tricks=2)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"placed": [(0, 9), (12, 11)]}, "The winner was 9 cards behind at one time."),
        ({"left": 1}, "1 card made the difference."),
        ({"stuck": True, "left": 1}, "The winner led from turn 1 on."),
        ({"stuck": True, "placed": [(2, 2), (4, 5)]}, "The winner was 1 card behind"),
        ({"stuck": True, "left": 45}, "It ended suddenly, with 45 cards to go."),
        ({"gifts": 0}, "Not one gift was given."),
        ({"gifts": 12}, "12 gifts crossed the table."),
        ({"tricks": 11}, "11 backwards tricks kept the piles open."),
        ({}, "The winner led from turn 1 on."),
        ({"placed": [(2, 2), (4, 4)]}, "Side by side, until one could go no further."),
    ],
)
def test_of_a_duel(changes: dict[str, Any], expected: str) -> None:
    assert expected in duel_sentence(DUEL._replace(**changes))


@pytest.mark.parametrize(
    ("language", "led", "behind"),
    [
        ("en", "You led from turn 1 on", "You were"),
        ("el", "Προηγούσουν από την κίνηση 1", "Κάποια στιγμή ήσουν"),
    ],
)
def test_who_won_alone_against_computers_is_spoken_to(
    language: str, led: str, behind: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    assert duel_sentence(DUEL, to_winner=True).startswith(led)
    far = DUEL._replace(placed=[(0, 9), (12, 11)])
    assert duel_sentence(far, to_winner=True).startswith(behind)
    even = [[at, 0] for at in range(0, 60, 3)]
    assert sheets_sentence(even, [0], 1, to_winner=True).startswith(led)
    late = [[0, 0], [0, 20], [30, 20]]
    assert sheets_sentence([*late, [30, 20]], [0], 1, to_winner=True).startswith(behind)


def test_a_duel_that_was_lost_with_fewer_cards_left_was_decided_by_none() -> None:
    near = [Side([40, 58, 59], [39], [41], draw=0), Side([20, 30, 44, 50], [29], [31], draw=0)]
    match = duel_position(*near)
    play_duel(match, "place 59 own.up", "place 40 own.down", "end")
    play_duel(match, "place 30 own.down", "place 20 own.down", "end")
    assert match.over is not None
    assert (match.over["winner"], match.over["reason"]) == (1, "stuck")
    assert [len(hand) for hand in match.state()["hands"]] == [1, 2]
    assert duel_story(match) == "Not one gift was given."


STORIES: dict[str, Callable[[Match], str]] = {
    "the-game": team_story,
    "the-game-extreme": team_story,
    "face-to-face": duel_story,
    "qwixx-cards": sheets_story,
    "wednesday": lambda match: rounds_story(match.state()["scores"], 0),
}


@pytest.mark.parametrize("game", STORIES)
@pytest.mark.parametrize("language", ["en", "el"])
def test_every_match_has_a_sentence_with_one_number_at_most_besides_a_count(
    speak: Callable[[str], None], language: str, game: str
) -> None:
    speak(language)
    for seed in range(4):
        said = STORIES[game](finished(game, ("Anna", "Leo"), seed=seed))
        assert said.endswith(".")
        assert len(re.findall(r"\d+", said)) <= 2
        assert "Anna" not in said
        assert "Leo" not in said


def test_what_a_match_of_the_game_is_told_from() -> None:
    match = play(("Anna", "Leo"), seed=3)
    assert team_story(match).endswith(".")
    assert team_story(ending(("Anna", "Leo"), [[40], []], "place 40 up1")) == (
        "Card by card, down to the very last one."
    )


def test_who_led_when() -> None:
    leads = leads_of([[1, 5, 0], [6, 5, 0], [6, 6, 9], [20, 6, 9]], 0, more=1)
    assert (list(leads.margins), leads.changes, leads.since, leads.worst) == (
        [-4, 1, -3, 11],
        3,
        3,
        4,
    )
    fewer = leads_of([[9, 1], [9, 12]], 0, more=-1)
    assert (list(fewer.margins), list(fewer.last), fewer.since) == ([-8, 3], [True, False], 1)
