"""A whole match of two by clicks: on the card, then on the pile; on the light table."""

from pathlib import Path

import pytest

from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Clicker, play, sensible
from tests.app.end_to_end.program import Size, prepare, running, told
from tests.virtual_screen import VirtualScreen

SIZE = Size(1140, 700)
DEAL = 87


@pytest.mark.thorough
def test_a_match_of_two_by_clicking(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    prepare(data_folder, motion="reduced", theme="whitewash", hand_order="descending")
    with running(screen, data_folder, SIZE) as program:
        hands = Clicker(program, make_twin(SIZE))
        hands.descending = True
        hands.click_on("The Game")
        hands.click_on("Add a player")
        hands.write_into("Name", "Leo")
        hands.click_on("Player 1", last=True)
        hands.write_into("Deal number", str(DEAL))
        hands.click_on("Deal")
        path = program.wait_for_journal(0)
        hands.learn_places()
        hands.lift()

        match = program.match(path)
        hands.place(match, *sensible(match).split()[1:])
        program.wait_for_events(path, 1)
        hands.click_on("Undo")
        assert told(program.wait_for_events(path, 2))[1:] == ["Undone"]

        match = play(program, path, [hands])
        assert match.over is not None
        hands.twin.show_result(match)
        new = hands.twin.point("New deal")
        dealt = program.match(program.wait_for_journal(1, lambda: hands.click(new)))
        assert (dealt.players, list(dealt.events)) == (match.players, [])
