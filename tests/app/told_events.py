"""Every event that screen readers are told of, those of Qt too."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, cast

import PySide6
import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from shiboken6 import wrapInstance

_LIBRARY = Path(PySide6.__file__).parent / "Qt/lib/libQt6Gui.so.6"
_INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"
"""`QAccessible::installUpdateHandler`, which PySide leaves out."""
_AT_THE_END = (QAccessible.Event.ObjectDestroyed, QAccessible.Event.ParentChanged)
"""Of things that may be half gone: nothing is asked of them."""


class Told(NamedTuple):
    """One event: what has happened, and to a thing of which class."""

    what: str
    of: str


@contextmanager
def told_events() -> Iterator[list[Told]]:
    """What is told from now on."""
    if not _LIBRARY.exists():
        pytest.skip("Qt's library lies elsewhere on this system")
    install = getattr(ctypes.CDLL(str(_LIBRARY)), _INSTALL)
    told: list[Told] = []

    def note(address: int) -> None:
        if QAccessible.isActive():  # Qt passes nothing on to a reader that is not there.
            event = cast(QAccessibleEvent, wrapInstance(address, QAccessibleEvent))
            known = event.type() not in _AT_THE_END
            told.append(Told(event.type().name, type(event.object()).__name__ if known else ""))

    was_active = QAccessible.isActive()
    handler = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(note)
    install(handler)
    QAccessible.setActive(True)
    try:
        yield told
    finally:
        QAccessible.setActive(was_active)
        install(None)
