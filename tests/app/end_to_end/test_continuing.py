"""Quitting in the middle of a turn, and going on after the next start; with motion."""

import shutil
from pathlib import Path

from engine.core.match import Match
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Dragger, play
from tests.app.end_to_end.program import Size, prepare, running, told
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)
DEAL = 3
TURNS = 1


def test_quitting_in_mid_turn_and_going_on(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin, tmp_path: Path
) -> None:
    prepare(data_folder, motion="full")
    with running(screen, data_folder, SIZE) as program:
        hands = Dragger(program, make_twin(SIZE))
        hands.patient = True
        hands.click_on("The Game")
        hands.click_on("Add a player")
        hands.click_on("Player 1", last=True)
        hands.write_into("Deal number", str(DEAL))
        hands.click_on("Deal")
        path = program.wait_for_journal(0)
        hands.learn_places()
        hands.lift()
        hands.watch()
        before = play(program, path, [hands], until=in_mid_turn)

    copy = tmp_path / "copy"
    shutil.copytree(data_folder, copy)
    with running(screen, data_folder, SIZE) as program:
        hands = Dragger(program, make_twin(SIZE, copy))
        hands.patient = True
        assert told(list(program.match(path).events)) == told(list(before.events))
        hands.click_on("Continue the game: The Game")
        hands.learn_places()
        hands.lift()
        hands.watch()
        more = len(before.events) + 4
        after = play(program, path, [hands], until=lambda match: len(match.events) == more)
        assert told(list(after.events))[: len(before.events)] == told(list(before.events))
        assert program.journals() == [path]


def in_mid_turn(match: Match) -> bool:
    turn = match.view(None)["turn"]
    return bool(turn["number"] > TURNS and turn["placed"])
