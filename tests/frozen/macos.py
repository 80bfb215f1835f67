"""A program in a window of macOS, and hands on its keys. Not tried yet on a real machine.

Whoever runs this has to be allowed to control the computer (Privacy & Security, Accessibility),
and keyboard navigation has to be on, for else the Tab key passes by the buttons:

    defaults write NSGlobalDomain AppleKeyboardUIMode -int 3
"""

import subprocess
import time
from pathlib import Path

from tests.app.end_to_end.program import STILL, RunningProgram
from tests.patience import wait_until

BETWEEN_KEYS = 0.03  # seconds

# The places of keys on an American keyboard.
DIGITS = {"1": 18, "2": 19, "3": 20, "4": 21, "5": 23, "6": 22, "7": 26, "8": 28, "9": 25, "0": 29}
ARROWS = {"Left": 123, "Right": 124, "Down": 125, "Up": 126, "Home": 115, "End": 119}
CODES = DIGITS | ARROWS | {"a": 0, "q": 12, "Return": 36, "Tab": 48, "Escape": 53}
MODIFIERS = {"ctrl": "command down", "shift": "shift down"}
"""Where others hold Ctrl, this system's programs want Command."""


class MacProgram(RunningProgram):
    """The program in that process."""

    def __init__(self, process: subprocess.Popen[bytes], data: Path) -> None:
        super().__init__(process, data)
        self._itself = f"(first process whose unix id is {process.pid})"
        wait_until(self._has_window, "the window")
        self._tell(f"set frontmost of {self._itself} to true")

    def press(self, *keys: str) -> None:
        lines = []
        for key in keys:
            *held, name = key.split("+")
            using = ", ".join(MODIFIERS[modifier] for modifier in held)
            lines += [f"key code {CODES[name]} using {{{using}}}", f"delay {BETWEEN_KEYS}"]
        self._tell(f"set frontmost of {self._itself} to true", *lines)

    def rest(self, *, breathes: bool = False) -> None:
        time.sleep(STILL)

    def close(self) -> None:
        self.press("ctrl+q")

    def _has_window(self) -> bool:
        try:
            return self._tell(f"count windows of {self._itself}") != "0"
        except subprocess.CalledProcessError:  # the process has not told the system of itself yet
            return False

    def _tell(self, *lines: str) -> str:
        script = ['tell application "System Events"', *lines, "end tell"]
        done = subprocess.run(
            ["osascript", "-"], input="\n".join(script), check=True, capture_output=True, text=True
        )
        return done.stdout.strip()
