"""Whole matches from the home page to their end, by keys and by what is said, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.by_ear import face_to_face, qwixx, the_game, wednesday
from tests.app.by_ear.chair import Chair
from tests.app.by_ear.talk import End, Talk
from tests.app.saved import saved_matches
from tests.app.window_at_hand import store_of

PLAYERS = (face_to_face, qwixx, the_game, wednesday)
SELF = 0
"""The seat of who hears; the computer's is the other one."""

Play = Callable[[int], Talk[End]]


@pytest.mark.parametrize(
    ("play", "deal"),
    [
        (the_game.the_game_on_fire, 58),
        (the_game.extreme, 58),
        (face_to_face.play, 58),
        (qwixx.play, 58),
        (wednesday.play, 58),
    ],
    ids=["the-game-on-fire", "extreme", "face-to-face", "qwixx-cards", "wednesday-expert"],
)
def test_a_whole_match_is_played_by_ear(
    chair: Chair, data_folder: Path, play: Play, deal: int
) -> None:
    end = chair.seat(play(deal))
    (saved,) = saved_matches(store_of(data_folder))
    assert end.won == has_won(Match.replay(Journal.read(saved.path), GAMES).over), end.said


def has_won(over: object) -> bool:
    """Whether who hears has won a match that ended so, in any of the games."""
    assert isinstance(over, Mapping)
    if "won" in over:
        return bool(over["won"])
    return over["winner"] == SELF if "winner" in over else SELF in over["winners"]


@pytest.mark.parametrize("player", PLAYERS, ids=lambda each: each.__name__.rpartition(".")[2])
def test_a_player_knows_nothing_but_words(player: object) -> None:
    source = Path(str(getattr(player, "__file__", ""))).read_text("utf-8")
    used = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            used |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            used.add(node.module or "")
    assert used <= {"__future__", "re", "typing", "collections.abc", "tests.app.by_ear.talk"}
