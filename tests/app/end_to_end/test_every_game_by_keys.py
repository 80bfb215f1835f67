"""The beginning of a match of every game with the keyboard alone; with motion."""

from pathlib import Path

import pytest

from app.games import MODULES
from app.games.module import GameModule
from tests.app.end_to_end.by_keys import ByKeys
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.policies import hurried
from tests.app.end_to_end.program import Size, running
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)
DEAL = 1
ACTIONS = 6
MOVING = 4
"""The program starts from an empty folder, so its cards move: see `Beside.rests`."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", MODULES.values(), ids=lambda game: game.id)
def test_with_the_keyboard_alone(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin, game: GameModule
) -> None:
    with running(screen, data_folder, SIZE) as program:
        hands = ByKeys(program, make_twin(SIZE), hurried)
        hands.rests = MOVING
        match = hands.play_on(hands.deal(game.title, DEAL), ACTIONS)
        assert len(match.events) >= ACTIONS
