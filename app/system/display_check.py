"""A check that windows can be shown here, since Qt ends the program if there is no screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo

from app.system.system_libraries import in_the_way
from app.texts import texts

T = texts("Start")

XCB: Final = "libxcb.so.1"
WAYLAND: Final = "libwayland-client.so.0"
"""The system's libraries for X11 and Wayland, never bundled: Qt's plugins have loaded them."""

Sentence = Callable[[], str]
"""Returns a sentence in the language of the moment."""


def obstacle() -> Sentence | None:
    """Return why no window can be shown; None if nothing is in the way.

    It looks only on Linux, and not at the screen if another platform of Qt is asked for.
    """
    if sys.platform != "linux":
        return None
    try:
        # Both are what Qt does a moment later.
        import PySide6.QtWidgets  # noqa: F401

        return _obstacle_at_screen()
    except (ImportError, OSError) as error:
        return in_the_way(error)


def _obstacle_at_screen() -> Sentence | None:
    """Return why the screen cannot be used. Raises OSError if Qt's plugin cannot be loaded."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if not (platform == "" or platform.startswith("xcb")):
        return None
    display = os.environ.get("DISPLAY")
    wayland = "" if platform else os.environ.get("WAYLAND_DISPLAY")
    if wayland:
        try:
            if _wayland_answers():
                return None
        except OSError:
            if not display:
                raise
        # Qt goes on to X11.
    if display:
        return None if _x11_answers() else lambda: _dead_screen(variable="DISPLAY", screen=display)
    if wayland:
        return lambda: _dead_screen(variable="WAYLAND_DISPLAY", screen=wayland)
    return _no_screen


def _load_plugin(name: str) -> None:
    # A library that is not there is named by what loads it.
    from ctypes import CDLL

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    plugin = plugins / "platforms" / name
    if plugin.exists():
        CDLL(str(plugin))


def _wayland_answers() -> bool:
    """Tell whether Wayland's server lets us in. Raises OSError if Qt cannot load its plugin."""
    from ctypes import CDLL, c_char_p, c_void_p

    _load_plugin("libqwayland.so")
    if "WAYLAND_SOCKET" in os.environ:
        return True  # a connection that is open already, and can be taken but once
    client = CDLL(WAYLAND)
    client.wl_display_connect.restype = c_void_p
    client.wl_display_connect.argtypes = [c_char_p]
    client.wl_display_disconnect.argtypes = [c_void_p]
    connection = client.wl_display_connect(None)
    if connection is None:
        return False
    client.wl_display_disconnect(connection)
    return True


def _x11_answers() -> bool:
    """Tell whether the X server of DISPLAY lets us in.

    Raises OSError if Qt cannot load its plugin.
    """
    from ctypes import CDLL, c_char_p, c_int, c_void_p

    _load_plugin("libqxcb.so")
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


_no_screen = T(
    "Trapoula needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is "
    "set). Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula"
)
_dead_screen = T(
    "Trapoula needs a screen, and the one that {variable} names ({screen}) does not"
    " answer or refuses the connection. Start it from the desktop, or on a virtual"
    " screen: xvfb-run -a trapoula"
)
