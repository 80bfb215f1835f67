"""Whether windows can be shown here. Qt, asked for a screen that is not there, ends the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo

from app.system_libraries import in_the_way

XCB: Final = "libxcb.so.1"
"""The system's library for X11, which is never bundled: Qt's plugin has loaded it already."""

Sentence = Callable[[], str]
"""Says something in the language of the moment."""


def obstacle() -> Sentence | None:
    """Why no window can be shown; None if nothing is in the way.

    Looks on Linux only, and not at the screen where another platform of Qt is asked for.
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
    """Raises OSError if Qt's plugin for the screen cannot be loaded."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if not (platform == "" or platform.startswith("xcb")):
        return None
    display = os.environ.get("DISPLAY")
    if os.environ.get("WAYLAND_DISPLAY") and not platform:
        if not display:
            _load_plugin("libqwayland.so")
            return None
        try:
            _load_plugin("libqwayland.so")
        except OSError:
            pass  # Qt goes on to X11
        else:
            return None
    if not display:
        return _no_screen
    if _answers():
        return None
    return lambda: _dead_screen(display)


def _load_plugin(name: str) -> None:
    # A library that is not there is named by what loads it.
    from ctypes import CDLL

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    plugin = plugins / "platforms" / name
    if plugin.exists():
        CDLL(str(plugin))


def _answers() -> bool:
    """Whether the X server of DISPLAY lets us in. Raises OSError if Qt cannot load its plugin."""
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


def _no_screen() -> str:
    return QCoreApplication.translate(
        "Start",
        "Trapoula needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is "
        "set). Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula",
    )


def _dead_screen(display: str) -> str:
    return QCoreApplication.translate(
        "Start",
        "Trapoula needs a screen, and the one that DISPLAY names ({display}) does not answer or "
        "does not let it in. Start it from the desktop, or on a virtual screen: "
        "xvfb-run -a trapoula",
    ).format(display=display)
