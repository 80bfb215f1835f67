"""A screen in memory with a window manager, and hands on its mouse and keyboard (Linux only).

with virtual_screen(1280, 800) as screen:
    program = subprocess.Popen([...], env=screen.environment)
    window = screen.wait_for_window(program.pid).window
    screen.xdotool("mousemove", "640", "400", "click", "1")
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from tests.patience import PATIENCE, wait_until

PROGRAMS = ("Xvfb", "openbox", "xdotool")

# The window manager leaves clicks inside of windows alone. By default it holds the mouse back at
# each of them for a moment, and then very fast clicks arrive where the pointer is by then.
MANAGER_SETTINGS = """\
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
  <mouse/>
</openbox_config>
"""


class Shown(NamedTuple):
    """A window on the screen and the process that it belongs to."""

    window: str
    process: int


class VirtualScreen:
    """A running screen; `environment` is what a program needs to show its windows there."""

    def __init__(self, display: str, runtime_folder: str) -> None:
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": runtime_folder,
            "XDG_SESSION_TYPE": "x11",
        }
        self.environment.pop("WAYLAND_DISPLAY", None)

    def xdotool(self, *arguments: str) -> str:
        """Run one chain of xdotool commands and return what it prints."""
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.environment,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def wait_for_window(self, process: int) -> Shown:
        """Wait for a window of a process, or of one that it started, to have the keyboard."""
        shown: list[Shown] = []

        def there() -> bool:
            active = self._active()
            if active is None or active.process not in family(process):
                return False
            shown.append(active)
            return True

        wait_until(there, "the window to become active")
        return shown[-1]

    def _active(self) -> Shown | None:
        """The window that has the keyboard."""
        try:
            window = self.xdotool("getactivewindow")
            return Shown(window, int(self.xdotool("getwindowpid", window)))
        except subprocess.CalledProcessError:
            return None

    def has_window_manager(self) -> bool:
        done = subprocess.run(
            ["xdotool", "get_num_desktops"], env=self.environment, check=False, capture_output=True
        )
        return done.returncode == 0


@contextmanager
def virtual_screen(width: int = 1280, height: int = 800) -> Iterator[VirtualScreen]:
    """Start a screen of that size with a window manager; both end with the block."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        raise FileNotFoundError(f"a virtual screen needs {', '.join(missing)}")
    with tempfile.TemporaryDirectory(prefix="trapoula-screen-") as folder:
        server, display = start_server(width, height)
        screen = VirtualScreen(display, folder)
        settings = Path(folder) / "openbox.xml"
        settings.write_text(MANAGER_SETTINGS, "utf-8")
        manager = subprocess.Popen(
            ["openbox", "--config-file", settings],
            env=screen.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until(screen.has_window_manager, "the window manager")
            yield screen
        finally:
            for process in (manager, server):
                process.terminate()
                process.wait(timeout=PATIENCE)


def start_server(width: int, height: int) -> tuple[subprocess.Popen[bytes], str]:
    """Start Xvfb on a free display and return it with the display's name."""
    receiver, sender = os.pipe()
    command = ["Xvfb", "-displayfd", str(sender), "-screen", "0", f"{width}x{height}x24"]
    # No key repeats by itself, however late a busy machine lets it go.
    command += ["-nolisten", "tcp", "-noreset", "-r"]
    server = subprocess.Popen(command, pass_fds=[sender], stderr=subprocess.DEVNULL)
    os.close(sender)
    with os.fdopen(receiver) as answer:
        number = answer.readline().strip()
    if not number:
        raise OSError("Xvfb did not start")
    return server, f":{number}"


def family(process: int) -> set[int]:
    """A process and all that it, or one of them, has started and that still run."""
    found, to_visit = set(), [process]
    while to_visit:
        one = to_visit.pop()
        found.add(one)
        with suppress(OSError):  # it has ended since
            for children in Path(f"/proc/{one}/task").glob("*/children"):
                to_visit += map(int, children.read_text("ascii").split())
    return found
