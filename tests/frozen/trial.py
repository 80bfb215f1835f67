"""A frozen program as a person uses it: every game is begun, left and gone on with.

On Linux this happens on a virtual screen, and the system tells what the program asks of it; on
Windows and macOS by the keyboard at the screen that is there, which has to be left alone.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.games.module import GameModule
from app.press_guard import AGAIN
from engine import __version__
from engine.bots import BOTS
from engine.core.match import Match
from engine.games import GAMES
from tests.app.end_to_end.beside import Beside
from tests.app.end_to_end.by_keys import ByKeys
from tests.app.end_to_end.by_mouse import ByMouse
from tests.app.end_to_end.policies import hurried
from tests.app.end_to_end.program import (
    ROOT,
    Program,
    RunningProgram,
    Size,
    prepare,
    silent_process,
    told,
)
from tests.app.end_to_end.twin import Twin
from tests.frozen.macos import MacProgram
from tests.frozen.sandbox import Sandbox, bare_environment, sandbox
from tests.frozen.tracing import Trace, traced
from tests.frozen.windows import WindowsProgram
from tests.patience import PATIENCE
from tests.virtual_screen import VirtualScreen, family, virtual_screen

LINUX = sys.platform == "linux"
SIZE = Size(1280, 800)
DEAL = 1
BEFORE, AFTER = 5, 3
"""How much is done before the program is quit and after it is started again."""

UNTIL_SEEN = AGAIN / 1000 + 0.2
"""Seconds until whatever has changed can be pressed."""

MOVING = 4
"""The program starts from an empty folder, so its cards move: see `Beside.rests`."""

TITLES = {"en": "Trapoula", "el": "Τράπουλα"}


class Trial:
    """A program that is tried, the screen for it on Linux."""

    def __init__(self, program: Path, screen: VirtualScreen | None) -> None:
        self._program = program
        self._screen = screen

    def play(self, game: GameModule, language: str) -> None:
        """From an empty data folder: deal, play, quit, start again, go on.

        In English the match is gone on with from the home page; in Greek a second start hands its
        file over to the first.
        """
        with sandbox() as box:
            if not LINUX:  # elsewhere only the system's settings could ask for it
                prepare(box.data, language=language)
            with self._twin(language) as twin, self._running(box, language) as program:
                hands = self._hands(program, twin, language)
                path = hands.deal(game.title, DEAL)
                before = told(list(hands.play_on(path, BEFORE).events))
                program.quit()
            with self._twin(language, box.data) as twin, self._running(box, language) as program:
                hands = self._hands(program, twin, language)
                if language == "el":
                    self._hand_over(box, path, language)
                    hands.follow()
                else:
                    hands.go_on()
                after = told(list(hands.play_on(path, len(before) + AFTER).events))
                program.quit()
            assert after[: len(before)] == before, "going on has changed what was played"
            assert program.journals() == [path]
            left = box.left_behind()
            assert not left, f"left behind: {left}"

    def talk_to_referee(self) -> None:
        """Ask it for matches and what its computer players would do; it does without Qt."""
        with sandbox() as box:
            environment = {**bare_environment(), **box.environment()}
            with (
                self._traced(box, ["--referee"]) as command,
                subprocess.Popen(
                    command,
                    env=environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    encoding="utf-8",
                ) as referee,
            ):
                assert referee.stdin is not None
                assert referee.stdout is not None
                for request in ({"cmd": "games"}, *_thinking()):
                    print(json.dumps(request), file=referee.stdin, flush=True)
                    reply = json.loads(referee.stdout.readline())
                    assert reply["ok"], reply
                if LINUX:
                    assert not _has_loaded_qt(referee.pid), "the referee has loaded Qt"
                rest, said = referee.communicate(timeout=PATIENCE)
            assert (referee.returncode, rest, said) == (0, "", "")
            assert not box.left_behind()

    def tell_version(self) -> None:
        told_version = subprocess.run(
            [self._program, "--version"], check=True, capture_output=True, text=True
        )
        assert told_version.stdout.split() == ["Trapoula", __version__], told_version.stdout

    def _hands(self, program: RunningProgram, twin: Twin, language: str) -> Beside:
        """By mouse in English, where there is one; by keys in Greek."""
        hands: Beside = ByKeys(program, twin, hurried)
        if isinstance(program, Program) and language == "en":
            hands = ByMouse(program, twin, hurried)
        hands.patient = True
        hands.rests = MOVING
        return hands

    @contextmanager
    def _running(self, box: Sandbox, language: str) -> Iterator[RunningProgram]:
        """Start the program; it has nothing to complain about and asks for nothing unseemly."""
        environment = self._environment(box, language)
        with (
            self._traced(box, ["--data-dir", str(box.data)]) as command,
            silent_process(command, environment) as process,
        ):
            yield self._in_window(process, box, TITLES[language])

    def _hand_over(self, box: Sandbox, path: Path, language: str) -> None:
        """Start a second program for the file of a match: it ends, and the first one opens it."""
        environment = self._environment(box, language)
        with (
            self._traced(box, ["--data-dir", str(box.data), str(path)]) as command,
            silent_process(command, environment) as process,
        ):
            assert process.wait(timeout=PATIENCE) == 0

    def _environment(self, box: Sandbox, language: str) -> dict[str, str]:
        environment = {**bare_environment(), **box.environment()}
        environment |= {"LC_ALL": "C.UTF-8", "LANGUAGE": language}
        if self._screen is not None:
            environment["DISPLAY"] = self._screen.environment["DISPLAY"]
        return environment

    def _in_window(
        self, process: subprocess.Popen[bytes], box: Sandbox, title: str
    ) -> RunningProgram:
        if sys.platform == "win32":
            return WindowsProgram(process, box.data, title)
        if sys.platform == "darwin":
            return MacProgram(process, box.data)
        assert self._screen is not None
        program = Program(process, self._screen, box.data, SIZE)
        program.calm = UNTIL_SEEN
        called = self._screen.xdotool("getwindowname", program.window)
        assert called == title, f"the window is called {called!r}"
        return program

    @contextmanager
    def _traced(self, box: Sandbox, arguments: list[str]) -> Iterator[list[str]]:
        """The command that starts the program. At the end it is seen what it asked for."""
        command = [str(self._program), *arguments]
        if not LINUX:
            yield command
            return
        report = box.new_report()
        yield traced(command, report)
        trace = Trace(report.read_text("ascii"), ROOT)
        assert trace.files_opened(), "the trace is empty"
        assert not trace.network(), f"network: {trace.network()}"
        left = [path for path in trace.made() if path.exists() and not box.allows(path)]
        assert not left, f"left behind: {left}"

    @contextmanager
    def _twin(self, language: str, data: Path | None = None) -> Iterator[Twin]:
        """A twin over an empty data folder, or a copy of another one."""
        with sandbox() as box:
            if data is not None:
                shutil.copytree(data, box.data)
            prepare(box.data, motion="reduced", language=language)
            twin = Twin(box.data, SIZE)
            try:
                yield twin
            finally:
                twin.close()


@contextmanager
def trial(program: Path) -> Iterator[Trial]:
    """Prepare to try a program."""
    if LINUX:
        with virtual_screen(1440, 920) as screen:
            yield Trial(program, screen)
    else:
        yield Trial(program, None)


def _thinking() -> Iterator[dict[str, Any]]:
    """A match of each game, and its computer player thinking in it."""
    for number, game in enumerate(BOTS, start=1):
        match = Match.new(GAMES[game], 2, {}, DEAL)
        at = {"match": f"m{number}", "seat": match.to_act[0]}
        yield {"cmd": "new", "game": game, "seats": 2, "options": {}, "seed": DEAL}
        yield {"cmd": "bot", **at, "level": "hard"}
        yield {"cmd": "hint", **at}


def _has_loaded_qt(process: int) -> bool:
    maps = (Path(f"/proc/{one}/maps").read_text("utf-8") for one in family(process))
    return any("Qt" in mapped for mapped in maps)
