"""What others did before, shown again: at every moment rail and frames are of the same event."""

from pathlib import Path
from typing import Any

import pytest

from app.games import MODULES
from app.pages.table.rail.words import skip_to_now
from engine.core.match import Match
from tests.app.table.support import Table, look_at, players, seat_at
from tests.app.tables.matches import played, until

SEATS = {"face-to-face": 2}


def missed(game_id: str) -> list[Match]:
    """Matches at the turn of the first player, who has missed some moves of others."""
    found: list[Match] = []
    for seed in range(20):
        match = played(game_id, SEATS.get(game_id, 4), seed)
        for index in range(len(match.moves) - 1, 8, -1):
            early = until(match, index)
            others = {move.seat for move in early.moves[-4:]}
            if tuple(early.waits_for) == (0,) and 0 not in others and early.over is None:
                found.append(early)
                break
        if len(found) == 3:
            break
    return found


def framed(table: Table) -> set[int]:
    """The seats that are seen in a frame at this moment."""
    scene = table.view.scene
    seats = set()
    for id_, item in [*scene.places.items(), *scene.decorations.items()]:
        visual: Any = item._visual
        if getattr(visual, "current", False):
            seats.add(int("".join(filter(str.isdigit, id_))))
    return seats


@pytest.mark.parametrize("game_id", MODULES)
def test_headline_words_and_frame_are_of_one_event(
    game_id: str, qapp: object, tmp_path: Path
) -> None:
    steps, frames = 0, set[int]()
    for match in missed(game_id):
        kinds: list[Any] = ["human", *["easy"] * (match.seats - 1)]
        table = seat_at(look_at(tmp_path), match, kinds, settle=False)
        names = [player.name for player in players(match.seats)]
        replay, rail = table.page.replay, table.page.rail
        for _ in range(2000):
            table.clock.advance(50, 50)
            headline, told = rail.status.lines[:2]
            if not (replay or table.page.display.behind):
                break
            if not replay.words:
                continue
            steps += 1
            _, _, name = headline.partition(": ")
            assert name in names, headline
            assert not any(told.startswith(other) for other in names if other != name), told
            frames |= framed(table)
            assert framed(table) <= {names.index(name)}, (headline, told)
            assert rail.main.word == skip_to_now()
        assert rail.main.word != skip_to_now()
    assert steps
    assert frames
