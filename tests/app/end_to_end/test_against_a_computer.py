"""A whole match with a computer at the real window; its process is killed and stopped meanwhile."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, SIGSTOP

import pytest

from app.match.players import NewMatch, PlayerInfo
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from engine.core.events import Done
from engine.core.match import Match
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Dragger, sensible
from tests.app.end_to_end.program import Program, Size, prepare, running
from tests.app.saved import saved_matches
from tests.patience import wait_until
from tests.virtual_screen import VirtualScreen, family

SIZE = Size(1280, 800)
DEAL = 21
HASTE = 10
"""So many times as fast the computer's moves follow each other."""
PERSON = 0


def save(data: Path) -> Path:
    """A newly dealt match of a person and a computer."""
    store = MatchStore(data / "matches", Settings(data / "settings.ini"))
    who = (PlayerInfo("Anna", 0), PlayerInfo("Leo", 1, "normal"))
    store.deal(NewMatch("the-game", {}, who, DEAL)).close()
    return saved_matches(store)[0].path


def bot_clients(program: Program) -> set[int]:
    """The processes of the program that think for computers."""
    found = set()
    for process in family(program.process.pid):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
            if b"engine.referee" in words:
                found.add(process)
    return found


def the_thinker(program: Program) -> int:
    """The one that is left when all but one have ended."""
    wait_until(lambda: len(bot_clients(program)) == 1, "one process alone")
    (found,) = bot_clients(program)
    return found


def done_by(match: Match, seat: int) -> list[str]:
    return [
        event.action for event in match.events if isinstance(event, Done) and event.seat == seat
    ]


def play(program: Program, path: Path, hands: Dragger, each_turn: Callable[[], None]) -> Match:
    """Play to the end; `each_turn` is called when the computer is about to move."""
    match = program.match(path)
    while match.over is None:
        action = sensible(match)
        meant = [*done_by(match, PERSON), action]
        if action == "end":
            hands.press_main()
        else:
            hands.place(match, *action.split()[1:])

        def is_done(count: int = len(meant)) -> bool:
            return len(done_by(program.match(path), PERSON)) == count

        wait_until(is_done, action, pause=0.02)
        assert done_by(program.match(path), PERSON) == meant
        if action == "end":
            each_turn()

        def is_due() -> bool:
            now = program.match(path)
            return now.over is not None or now.to_act == (PERSON,)

        wait_until(is_due, "the computer's turn to end", pause=0.05)
        match = program.match(path)
    return match


@pytest.mark.thorough
def test_a_match_against_a_computer_whose_process_fails(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin, tmp_path: Path
) -> None:
    prepare(data_folder, motion="reduced", pace="quick")
    path = save(data_folder)
    save(tmp_path / "beside")
    turns: list[int] = []

    with running(screen, data_folder, SIZE, times=HASTE) as program:
        hands = Dragger(program, make_twin(SIZE, tmp_path / "beside"))
        hands.click_on("Continue the game: The Game")
        hands.learn_main()
        the_thinker(program)

        def disturb() -> None:
            turns.append(len(turns) + 1)
            if len(turns) not in (2, 4):
                return
            old = the_thinker(program)
            os.kill(old, SIGKILL if len(turns) == 2 else SIGSTOP)
            wait_until(lambda: bool(bot_clients(program) - {old}), "another process", pause=0.01)

        match = play(program, path, hands, disturb)
        assert match.over is not None
        assert len(turns) > 4
        assert done_by(match, 1)
        left = the_thinker(program)
    assert not Path(f"/proc/{left}").exists()
