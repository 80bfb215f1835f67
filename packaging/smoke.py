"""Tries the frozen program as a person would: starts it, plays, quits, starts again, goes on.

    python packaging/smoke.py [PROGRAM]

It runs on a virtual screen with an empty data folder and touches nothing but mouse and keyboard;
what has happened it reads in the saved match. Linux only.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.match import Match  # noqa: E402 - found only now
from engine.games import GAMES  # noqa: E402
from tests.virtual_screen import VirtualScreen, virtual_screen, wait_until  # noqa: E402

PROGRAM = ROOT / "dist" / "trapoula" / "trapoula"
CARDS = 4
TITLES = {"en": "Trapoula", "el": "Τράπουλα"}


def main(arguments: Sequence[str]) -> int:
    program = Path(arguments[0]).resolve() if arguments else PROGRAM
    try_referee(program)
    with virtual_screen(1440, 920) as screen, tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with running(program, data, screen, "en"):
            deal(screen)
            wait_until(lambda: saved_match(data) is not None, "the deal to be saved")
            play_cards(screen, data, CARDS)
        before = actions(data)
        with running(program, data, screen, "el"):
            go_on(screen)
            play_cards(screen, data, CARDS)
        assert actions(data)[: len(before)] == before, "going on has changed what was played"
    print("The frozen program starts, plays, saves, quits and goes on, in English and in Greek.")
    return 0


def try_referee(program: Path) -> None:
    """Talk to the referee, and see that it has not loaded Qt."""
    with subprocess.Popen(
        [program, "--referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for request in (
            {"cmd": "games"},
            {"cmd": "new", "game": "the-game", "seats": 2, "options": {}, "seed": 1},
        ):
            print(json.dumps(request), file=referee.stdin, flush=True)
            reply = json.loads(referee.stdout.readline())
            assert reply["ok"], reply
        loaded = Path(f"/proc/{referee.pid}/maps").read_text("utf-8")
        assert "Qt" not in loaded, "the referee has loaded Qt"
        referee.stdin.close()
        assert referee.wait(timeout=10) == 0
    print("The frozen referee answers and does without Qt.")


@contextmanager
def running(program: Path, data: Path, screen: VirtualScreen, language: str) -> Iterator[None]:
    """Start the program, and quit it as a person does; it must have nothing to complain about."""
    environment = {**screen.environment, "LC_ALL": "C.UTF-8", "LANGUAGE": language}
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            [program, "--data-dir", data], env=environment, stderr=complaints
        )
        try:
            window, _ = screen.wait_for_window(process.pid)
            title = screen.xdotool("getwindowname", window)
            assert title == TITLES[language], f"the window is called {title!r}"
            yield
            screen.xdotool("key", "alt+F4")
            status = process.wait(timeout=10)
        finally:
            process.kill()
            process.wait()
        complaints.seek(0)
        said = complaints.read()
    assert status == 0, f"exit status {status}: {said}"
    assert not said, said


def deal(screen: VirtualScreen) -> None:
    """From the home page over the set-up to the table."""
    screen.xdotool("key", "1", "sleep", "0.5", "key", "shift+Tab", "sleep", "0.2", "key", "Return")


def go_on(screen: VirtualScreen) -> None:
    """From the home page to the table of the latest match: click its plate, upper right."""
    window = screen.xdotool("getactivewindow")
    screen.xdotool("mousemove", "--window", window, "900", "115", "sleep", "0.2", "click", "1")
    screen.xdotool("sleep", "1")


def play_cards(screen: VirtualScreen, data: Path, count: int) -> None:
    """Lay that many cards, whichever are legal, by typing their numbers."""
    for _ in range(count):
        match = saved_match(data)
        assert match is not None
        done = len(match.events)
        (seat,) = match.to_act
        card = str(match.legal(seat)[0]).split()[1]
        screen.xdotool("type", "--delay", "60", card)
        screen.xdotool("sleep", "1", "key", "Return", "sleep", "0.3", "key", "Return")
        wait_until(lambda: len(actions(data)) > done, f"the card {card} to be saved")  # noqa: B023


def saved_match(data: Path) -> Match | None:
    """Read the one match of a data folder, None before there is one."""
    journals = list(data.glob("matches/*.trapoula"))
    return Match.replay(journals[0].read_text("utf-8"), GAMES) if journals else None


def actions(data: Path) -> list[str]:
    match = saved_match(data)
    assert match is not None
    return [str(event) for event in match.events]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
