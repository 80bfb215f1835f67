"""Whether windows can be shown here. Qt, asked for a screen that is not there, ends the program."""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo

NO_SCREEN: Final = (
    "Trapoula needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is "
    "set). Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula\n"
)
DEAD_SCREEN: Final = (
    "Trapoula needs a screen, and the one that DISPLAY names ({display}) does not answer or does "
    "not let it in. Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula\n"
)
NO_LIBRARY: Final = (
    "Trapoula cannot show a window, for a library of the system is missing or does not fit "
    "({reason}).\nIn Debian and Ubuntu this installs what it needs:\n"
    "    sudo apt-get install libgl1 libegl1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 "
    "libxcb-keysyms1 libxcb-shape0\n"
)

XCB: Final = "libxcb.so.1"
"""The system's library for X11, which is never bundled: Qt's plugin has loaded it already."""


def obstacle() -> str:
    """Why no window can be shown, as a text for the terminal; empty if nothing is in the way.

    Looks at X11 on Linux only, and not where another platform of Qt is asked for.
    """
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if sys.platform != "linux" or not (platform == "" or platform.startswith("xcb")):
        return ""
    display = os.environ.get("DISPLAY")
    if os.environ.get("WAYLAND_DISPLAY") and not platform:
        return ""
    if not display:
        return NO_SCREEN
    try:
        answers = _answers()
    except OSError as error:
        return NO_LIBRARY.format(reason=error)
    return "" if answers else DEAD_SCREEN.format(display=display)


def _answers() -> bool:
    """Whether the X server of DISPLAY lets us in. Raises OSError if Qt's plugin cannot be loaded.

    Both are what Qt does a moment later.
    """
    # Only here: a start on Wayland does without it.
    from ctypes import CDLL, c_char_p, c_int, c_void_p

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    plugin = plugins / "platforms" / "libqxcb.so"
    if plugin.exists():
        CDLL(str(plugin))
    xcb = CDLL(XCB)
    xcb.xcb_connect.restype = c_void_p
    xcb.xcb_connect.argtypes = [c_char_p, c_void_p]
    xcb.xcb_connection_has_error.restype = c_int
    xcb.xcb_connection_has_error.argtypes = [c_void_p]
    xcb.xcb_disconnect.argtypes = [c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed
