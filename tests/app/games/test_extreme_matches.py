"""Whole matches of Extreme through the page: dragged, clicked, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication

from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from engine.games.the_game.commands import COMMANDS
from tests.app.games.extreme_people import Player, Way
from tests.app.games.extreme_positions import EXTREME
from tests.app.table.support import Table, look_at, seat_at


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


@pytest.fixture
def closing() -> Iterator[list[Table]]:
    tables: list[Table] = []
    yield tables
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


ALL = {command.name for command in COMMANDS}


def play(
    appearance: Appearance, closing: list[Table], way: Way, seats: int, seed: int, **options: Any
) -> Player:
    match = Match.new(EXTREME, seats, options, seed)
    table = seat_at(appearance, match)
    closing.append(table)
    table.page.setUpdatesEnabled(False)
    player = Player(table, way)
    player.play_on()
    assert table.session.phase is Phase.OVER
    assert Match.replay(match.document(), GAMES).state() == match.state()
    return player


OTHER_WAYS = [pytest.param(way, marks=pytest.mark.thorough) for way in ("drag", "click")]


@pytest.mark.parametrize("way", [*OTHER_WAYS, "keys"])
def test_every_command_is_laid_in_each_way(
    appearance: Appearance, closing: list[Table], way: Way
) -> None:
    player = play(appearance, closing, way, 2, 103)
    assert player.laid == ALL
    assert player.stops
    assert player.held_back


Variant: TypeAlias = tuple[Way, int, int, dict[str, Any]]

VARIANT: Variant = (
    "drag", 5, 98, {"on_fire": True, "commands": "shuffled", "first": "after-looking"},
)  # fmt: skip
OTHERS: list[Variant] = [
    ("click", 1, 58, {}),
    ("keys", 3, 92, {"on_fire": True, "first": "after-looking"}),
    ("click", 2, 255, {"min_cards": 3, "fewer_cards": True, "commands": "shuffled"}),
]
VARIANTS = [VARIANT, *(pytest.param(each, marks=pytest.mark.thorough) for each in OTHERS)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_with_every_option_and_number_of_players(
    appearance: Appearance, closing: list[Table], variant: Variant
) -> None:
    way, seats, seed, options = variant
    player = play(appearance, closing, way, seats, seed, **options)
    assert player.laid == ALL
    assert player.held_back


@pytest.mark.thorough
def test_a_match_that_nearly_empties_all_hands(
    appearance: Appearance, closing: list[Table]
) -> None:
    player = play(appearance, closing, "drag", 2, 197)
    over = player.table.session.match.over
    assert over is not None
    assert over["remaining"] <= 9
