"""The program's start, up to where Qt's windows are needed."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.system.data_folder import usual_data_folder
from app.system.display_check import obstacle
from app.system.one_instance import OneInstance, Request
from app.system.raster import fill_alone
from engine import __version__


def start(data_folder: Path | None, file: Path | None) -> int:
    """Show the window, with the saved match of a file, and stay until it is closed.

    If the program runs already over that data folder, it is asked to do so. Returns the exit
    status.
    """
    QCoreApplication.setApplicationName("trapoula")
    QCoreApplication.setApplicationVersion(__version__)
    _leave_libraries_of_others_alone()
    fill_alone()
    _end_at_ctrl_c()
    folder = data_folder or usual_data_folder()
    request = Request(file and file.absolute(), _token())
    instance = OneInstance(folder)
    if not instance.is_first(request):
        return 0
    try:
        if trouble := obstacle():
            from app.startup_error import report

            report(trouble, folder)
            return 1
        from app.application import run

        return run(folder, instance, request.file)
    finally:
        instance.close()


def _token() -> str:
    """Return the desktop's permission to come to the front, given to what the person starts."""
    names = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
    return next((value for name in names if (value := os.environ.get(name))), "")


def _end_at_ctrl_c() -> None:
    """End at Ctrl-C at once, unless the starter ignores it; every move is saved by then.

    Python would raise an exception in whatever of our code Qt calls next.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _leave_libraries_of_others_alone() -> None:
    """Let programs that this one starts look for their own libraries, not those in our bundle.

    The frozen program was started with its folder in LD_LIBRARY_PATH, and has read it by now.
    """
    if sys.platform == "linux" and getattr(sys, "frozen", False):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before:
            os.environ["LD_LIBRARY_PATH"] = before
