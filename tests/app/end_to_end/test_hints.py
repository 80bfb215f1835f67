"""A match played by hints alone at the real window: each is asked for, and then done."""

from collections.abc import Callable
from pathlib import Path

from app.match.players import NewMatch, PlayerInfo
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import Dragger
from tests.app.end_to_end.program import Program, Size, prepare, running, told
from tests.app.saved import saved_matches
from tests.patience import wait_until
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)
DEAL = 11


def save(data: Path) -> Path:
    """A newly dealt match for one."""
    store = MatchStore(data / "matches", Settings(data / "settings.ini"))
    store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), DEAL)).close()
    return saved_matches(store)[0].path


def until_done(program: Program, path: Path, count: int, press: Callable[[], None]) -> None:
    """Press until that many things have been done in the match, and look often in between."""
    looks = 0

    def is_done() -> bool:
        nonlocal looks
        if len(program.match(path).events) >= count:
            return True
        if looks % 20 == 0:
            press()
        looks += 1
        return False

    wait_until(is_done, f"hint {count}", pause=0.02)


def test_hints_are_done_by_button_and_by_key(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin, tmp_path: Path
) -> None:
    prepare(data_folder, motion="reduced")
    path = save(data_folder)
    save(tmp_path / "beside")
    with running(screen, data_folder, SIZE) as program:
        hands = Dragger(program, make_twin(SIZE, tmp_path / "beside"))
        hands.click_on("Continue the game: The Game")
        button = hands.twin.point("Hint")
        for count in range(1, 4):
            until_done(program, path, count, lambda: hands.click(button))
        for count in range(4, 8):
            until_done(program, path, count, lambda: program.press("h"))
        done = told(list(program.match(path).events))
    assert "end" in done
    assert sum(action.startswith("place") for action in done) >= 4
