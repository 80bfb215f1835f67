"""A whole match of two with the mouse alone: every card is dragged."""

from pathlib import Path

import pytest

from engine.core.match import Match
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Dragger, play
from tests.app.end_to_end.program import Size, prepare, running
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)
DEAL = 162


@pytest.mark.thorough
def test_a_match_of_two_by_dragging(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    prepare(data_folder, motion="reduced")
    with running(screen, data_folder, SIZE) as program:
        hands = Dragger(program, make_twin(SIZE))
        hands.click_on("The Game")
        hands.click_on("Add a player")
        hands.write_into("Name", "Maria")
        hands.click_on("Player 1", last=True)
        hands.write_into("Deal number", str(DEAL))
        hands.click_on("Deal")
        path = program.wait_for_journal(0)
        hands.learn_places()
        hands.lift()

        hands.careless = True
        play(program, path, [hands], until=three_cards_lie)
        hands.careless = False
        match = play(program, path, [hands])
        assert [player.name for player in match.players] == ["", "Maria"]  # the first is unnamed
        assert (match.seed, match.over is not None) == (DEAL, True)

        hands.twin.show_result(match)
        same = hands.twin.point("Same deal again")
        again = program.match(program.wait_for_journal(1, lambda: hands.click(same)))
        assert (again.seed, again.players, list(again.events)) == (DEAL, match.players, [])


def three_cards_lie(match: Match) -> bool:
    return len(match.events) == 3
