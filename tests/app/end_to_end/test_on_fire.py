"""A whole match of five, On Fire, each with other hands; they signal, too."""

from pathlib import Path

import pytest

from engine.core.events import Signalled
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Clicker, Dragger, Typist, play
from tests.app.end_to_end.program import Program, Size, prepare, running
from tests.app.end_to_end.table import layout_of, middle
from tests.virtual_screen import VirtualScreen

SIZE = Size(1360, 820)
DEAL = 245
"""A deal that is won by taking the smallest step each time, with Maria as the first."""

OTHERS = ("Maria", "Leo", "Anna", "Nikos")


@pytest.mark.thorough
def test_a_match_of_five_on_fire(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    prepare(data_folder, motion="reduced")
    with running(screen, data_folder, SIZE) as program:
        mouse = Dragger(program, make_twin(SIZE))
        mouse.click_on("The Game")
        for name in OTHERS:
            mouse.click_on("Add a player")
            mouse.write_into("Name", name)
        mouse.click_on("On Fire")
        mouse.click_on("Maria", last=True)
        mouse.write_into("Deal number", str(DEAL))
        mouse.click_on("Deal")
        path = program.wait_for_journal(0)
        mouse.learn_places()
        clicks = Clicker(program, mouse.twin)
        clicks.learn_from(mouse)
        hands = [Typist(program), mouse, clicks, mouse, Typist(program)]
        mouse.lift()
        signal(program, path, clicks)
        match = play(program, path, hands)
        assert match.over is not None
        assert [player.name for player in match.players] == ["", *OTHERS]  # the first is unnamed
        assert match.options == {
            "first": 1, "min_cards": 2, "fewer_cards": False, "on_fire": True,
        }  # fmt: skip


def signal(program: Program, path: Path, hands: Clicker) -> None:
    """Signal in both ways: a click on the pile, and the key S on it; Enter takes the first."""
    pile = layout_of(program.match(path), program.size).place("up2")
    hands.click(middle(pile.card))
    program.do("key", "Return")
    program.wait_for_events(path, 1)
    program.do("key", "Down", "Home", "Up", "Home", "s", "Right", "Return")
    (first, second) = program.wait_for_events(path, 2)
    assert isinstance(first, Signalled)
    assert isinstance(second, Signalled)
    assert (first.pile, first.signal) == ("up2", "leave")
    assert (second.pile, second.signal) == ("up1", "gentle")
