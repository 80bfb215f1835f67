"""A whole match of two with the keyboard alone, a Greek one: from the first page to a new deal."""

from pathlib import Path

from engine.core.match import Match
from tests.amounts import thorough
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Typist, play, sensible
from tests.app.end_to_end.program import Program, Size, prepare, running, told, use_keyboard
from tests.app.end_to_end.twin import Twin
from tests.virtual_screen import VirtualScreen

NAME = "Ελένη"
GREEK_KEYS = {
    "Ε": "shift+Greek_epsilon",
    "ε": "Greek_epsilon",
    "λ": "Greek_lamda",
    "ν": "Greek_nu",
    "η": "Greek_eta",
}
"""xdotool's names of keys."""

SIZE = Size(1280, 800)
WON = 58
"""A deal that is won by taking the smallest step each time."""


def test_a_match_of_two_with_the_keyboard_alone(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    prepare(data_folder, motion="reduced")
    use_keyboard(screen, "us,gr")
    with running(screen, data_folder, SIZE, "el:en") as program:
        assert screen.xdotool("getwindowname", program.window) == "Τράπουλα"
        path = set_up(program, make_twin(SIZE))
        hands = Typist(program)
        hands.lift()
        take_back(program, path, hands)
        by_number(program, path, hands)
        match = play(program, path, [hands], until=long_enough)
        assert match.players[1].name == NAME
        if match.over is None:
            return
        assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}

        new = program.match(program.wait_for_journal(1, lambda: program.do("key", "Return")))
        assert (new.players, new.options) == (match.players, match.options)
        assert new.seed != match.seed


def long_enough(match: Match) -> bool:
    """Tell whether the quick run leaves the match: both have had their turns."""
    return not thorough() and len(match.events) >= 16


def set_up(program: Program, twin: Twin) -> Path:
    """From the first page to the curtain, by keys; the twin counts the Tab keys."""
    program.do("key", "1")
    twin.press("The Game")
    tab(program, twin, "Add a player")
    enter(program, twin)
    # έ is typed as two keys, as on every Greek keyboard. What these make would overtake letters
    # before it that the program has not taken yet.
    for keys in (("Ε", "λ"), ("dead_acute", "ε"), ("ν", "η")):
        program.rest()
        program.do("key", *(GREEK_KEYS.get(key, key) for key in keys))
    twin.write(NAME)
    tab(program, twin, "Once you have seen your cards")
    program.do("key", "Right")
    twin.press_key("Right")
    tab(program, twin, "Deal number")
    program.do("key", "ctrl+a", "type", str(WON))
    twin.write(str(WON))
    tab(program, twin, "Deal")
    enter(program, twin)
    return program.wait_for_journal(0)


def tab(program: Program, twin: Twin, name: str) -> None:
    """Go with the Tab key to the button or field of that name."""
    program.do("key", *["Tab"] * twin.stops(name))


def enter(program: Program, twin: Twin) -> None:
    program.do("key", "Return")
    twin.press_key("Return")


def take_back(program: Program, path: Path, hands: Typist) -> None:
    """Lay a card, and take it back with the Undo key of a Greek keyboard."""
    match = program.match(path)
    hands.place(match, *sensible(match).split()[1:])
    program.wait_for_events(path, 1)
    program.do("key", "ctrl+Greek_zeta")
    assert told(program.wait_for_events(path, 2))[1:] == ["Undone"]
    assert program.match(path).view(0) == match.view(0)


def by_number(program: Program, path: Path, hands: Typist) -> None:
    """Lay a card that is chosen by typing its number."""
    match = program.match(path)
    hands.place_by_number(match, *sensible(match).split()[1:])
    assert told(program.wait_for_events(path, 3))[2:] == [sensible(match)]
