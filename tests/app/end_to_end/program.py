"""The real program in a process of its own, on a screen of its own, and what it has saved."""

import os
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM
from typing import NamedTuple

from app.storage.settings import Settings
from engine.core.events import Done, Event
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.patience import PATIENCE, wait_until
from tests.virtual_screen import VirtualScreen, family

ROOT = Path(__file__).parents[3]

UNWARY = "tests.app.end_to_end.unwary"
"""The module that is started."""

CALM = 0.44
"""For so many seconds the program must be asleep before it counts as such: for longer than a step
stands in which no card moves, when what happened is shown again."""

LOOK_EVERY = 0.02

STILL = 2.0
"""Longer than anything takes to come to rest on a table in play, in seconds: for systems on which
nobody sees whether a program sleeps."""

BREATHS = 100
"""So often in all must looks find it asleep where something glows without end: as long as anything
takes to come to rest on a table in play. A program that the machine lets wait is not asleep."""


class Size(NamedTuple):
    """The inside of the window in pixels."""

    width: int
    height: int


class RunningProgram(ABC):
    """A running program over a data folder. Hands on its keys, eyes on its saved matches only."""

    def __init__(self, process: subprocess.Popen[bytes], data: Path) -> None:
        self.process = process
        """What was started; the program itself may be a child of it."""
        self.data = data

    @abstractmethod
    def press(self, *keys: str) -> None:
        """Press one key after the other, called as xdotool calls them, such as "ctrl+Return"."""

    @abstractmethod
    def rest(self, *, breathes: bool = False) -> None:
        """Wait until the program has done everything and sleeps.

        If it `breathes`, something on the table glows without end: then wait long enough.
        """

    @abstractmethod
    def close(self) -> None:
        """Close the window as a person does."""

    def journals(self) -> list[Path]:
        """The files of all matches, the first one first."""
        return sorted(
            (self.data / "matches").glob("*.trapoula"), key=lambda path: path.stat().st_ctime_ns
        )

    def match(self, path: Path) -> Match:
        """A match as it is saved now."""
        return Match.replay(Journal.read(path), GAMES)

    def wait_for_journal(self, before: int, doing: Callable[[], None] | None = None) -> Path:
        """Wait until there are more matches than `before`; return the newest one's file.

        With `doing`, do that again and again until then.
        """

        def there() -> bool:
            if len(self.journals()) > before:
                return True
            if doing is not None:
                doing()
            return False

        wait_until(there, "a new match", pause=0.05 if doing is None else 0.5)
        (path,) = set(self.journals()[before:])
        return path

    def wait_for_events(self, path: Path, count: int) -> list[Event]:
        """Wait until a match has that many events, and return them all."""

        def there() -> bool:
            return path.read_bytes().count(b"\n") > count

        wait_until(there, f"event {count} of {path.name}", pause=0.01)
        return list(self.match(path).events)

    def quit(self) -> None:
        """Close the window, and see the program end well."""
        self.close()
        assert self.process.wait(timeout=PATIENCE) == 0, "the program did not end well"


class Program(RunningProgram):
    """A program on a virtual screen. Hands on its mouse, too."""

    def __init__(
        self, process: subprocess.Popen[bytes], screen: VirtualScreen, data: Path, size: Size
    ) -> None:
        super().__init__(process, data)
        self.screen = screen
        self.size = size
        self.calm = CALM
        self.window, self._pid = screen.wait_for_window(process.pid)
        self._take_size()

    def _take_size(self) -> None:
        """Make the window as large as wanted."""
        width, height = map(str, self.size)
        if self._geometry() != self.size:
            self.screen.xdotool("windowsize", self.window, width, height)
        wait_until(lambda: self._geometry() == self.size, f"a window of {width} x {height}")

    def _geometry(self) -> Size:
        said = self.screen.xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in said.splitlines())
        return Size(int(values["WIDTH"]), int(values["HEIGHT"]))

    def do(self, *commands: str) -> None:
        """Do a chain of xdotool's commands at the window."""
        self.screen.xdotool(*commands)

    def press(self, *keys: str) -> None:
        self.do("key", *keys)

    def rest(self, *, breathes: bool = False) -> None:
        seen: list[tuple[str, ...]] = []
        looks = round(self.calm / LOOK_EVERY)

        def sleeps() -> bool:
            # See proc(5): what follows the name in brackets is the state, ..., utime, stime.
            fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
            seen.append((fields[0], fields[11], fields[12]))
            if breathes:
                return [state for state, *_ in seen].count("S") >= BREATHS
            return len(seen) >= looks and set(seen[-looks:]) == {("S", *seen[-1][1:])}

        wait_until(sleeps, "the program to rest", pause=LOOK_EVERY)

    def close(self) -> None:
        self.press("alt+F4")


def told(events: list[Event]) -> list[str]:
    """What was done, in short: actions as text, everything else by its kind."""
    return [event.action if isinstance(event, Done) else type(event).__name__ for event in events]


@contextmanager
def running(
    screen: VirtualScreen, data: Path, size: Size, languages: str = "en", *, times: int = 1
) -> Iterator[Program]:
    """Start the program over a data folder; at the end quit it. It may complain of nothing.

    `languages` are the person's, the best known first, as in "el:en". At the tables the time goes
    by so many `times` as fast.
    """
    command = [sys.executable, "-W", "default", "-m", UNWARY, str(times), "--data-dir", str(data)]
    environment = {**screen.environment, "LC_ALL": "C.UTF-8", "LANGUAGE": languages}
    with silent_process(command, environment) as process:
        program = Program(process, screen, data, size)
        yield program
        if process.poll() is None:
            program.quit()


@contextmanager
def silent_process(
    command: Sequence[str], environment: Mapping[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process, which does not outlive this. It may write nothing to stderr."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=complaints)
        try:
            yield process
        finally:
            if process.poll() is None:
                for child in family(process.pid) - {process.pid}:
                    os.kill(child, SIGTERM)
                process.kill()
            process.wait()
            complaints.seek(0)
            said = complaints.read()
        assert not said, f"the program said: {said}"


def prepare(data: Path, **chosen: str) -> None:
    """Write settings before the first start, such as `motion="reduced"`.

    Unless they say so, nobody is warned of a dead end, no tip comes, and what happens stands for
    a short time.
    """
    settings = Settings(data / "settings.ini")
    for name, value in {
        "dead_end_warning": "off",
        "pace": "quick",
        "tips": "off",
        **chosen,
    }.items():
        setattr(settings, name, value)
    settings.flush()


def use_keyboard(screen: VirtualScreen, layouts: str) -> None:
    """Attach a keyboard with these layouts, such as "us,gr", to the screen."""
    subprocess.run(["setxkbmap", "-layout", layouts], env=screen.environment, check=True)
