"""A program in a window of Windows, and hands on its keys. Not tried yet on a real machine."""

import ctypes
import subprocess
import sys
import time
from pathlib import Path

from tests.app.end_to_end.program import STILL, RunningProgram
from tests.patience import wait_until

BETWEEN_KEYS = 0.03  # seconds

EXTENDED, UP = 1, 2

# https://learn.microsoft.com/windows/win32/inputdev/virtual-key-codes
ARROWS = {"End": 0x23, "Home": 0x24, "Left": 0x25, "Up": 0x26, "Right": 0x27, "Down": 0x28}
OTHERS = {"Tab": 0x09, "Return": 0x0D, "Escape": 0x1B, "F4": 0x73}
MODIFIERS = {"shift": 0x10, "ctrl": 0x11, "alt": 0x12}
LETTERS = {key: ord(key.upper()) for key in "0123456789abcdefghijklmnopqrstuvwxyz"}
CODES = LETTERS | ARROWS | OTHERS | MODIFIERS


class WindowsProgram(RunningProgram):
    """The program whose window bears that title."""

    def __init__(self, process: subprocess.Popen[bytes], data: Path, title: str) -> None:
        super().__init__(process, data)
        self._title = title
        wait_until(self._in_front, "the window to come to the front")

    def press(self, *keys: str) -> None:
        assert self._in_front(), "another window has the keyboard"
        for key in keys:
            names = key.split("+")
            for name in names:
                send_key(name, 0)
            for name in reversed(names):
                send_key(name, UP)
            time.sleep(BETWEEN_KEYS)

    def rest(self, *, breathes: bool = False) -> None:
        time.sleep(STILL)

    def close(self) -> None:
        self.press("alt+F4")

    def _in_front(self) -> bool:
        if sys.platform != "win32":
            raise OSError("this is not Windows")
        user = ctypes.windll.user32
        window = user.FindWindowW(None, self._title)
        if window and user.GetForegroundWindow() != window:
            send_key("alt", UP)  # only who has just used the keyboard may choose the window
            user.SetForegroundWindow(window)
        return bool(window) and user.GetForegroundWindow() == window


def send_key(name: str, direction: int) -> None:
    """Let a key go down, or up."""
    if sys.platform != "win32":
        raise OSError("this is not Windows")
    flags = direction | (EXTENDED if name in ARROWS else 0)
    ctypes.windll.user32.keybd_event(CODES[name], 0, flags, 0)
