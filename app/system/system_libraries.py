"""The system libraries that Qt's windows need, and the packages that bring them (Linux)."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Sequence
from typing import Final

from app.texts import texts

T = texts("Start")

PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The packages that X11 needs, by their names in Debian and Ubuntu; others are similar."""

_WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Only needed where the screen is Wayland's alone."""

_NAMED: Final = re.compile(r"lib[\w.+-]+\.so[.\d]*(?=: cannot open)")
"""The missing library, as the system's loader names it."""


def in_the_way(error: Exception) -> Callable[[], str]:
    """Return what to say of the error that came when a library could not be loaded."""
    problem = _in_loaders_words(error)
    named = _NAMED.search(problem)
    if named is None:
        return lambda: _does_not_fit(reason=problem)
    # The loader stops at the first one; whoever installs that one would meet the next.
    missing = {named.group()}
    known = PACKAGES | (_WAYLAND if named.group() in _WAYLAND else {})
    for name in known:
        named = _NAMED.search(_problem(name))
        if named is not None:
            missing.add(named.group())
    packages = sorted(known.get(name, name) for name in missing)
    return lambda: _are_missing(packages)


def _problem(library: str) -> str:
    """Return what the loader says against a library, which may be bundled and lack another."""
    # Wanted only when something is missing.
    from ctypes import CDLL

    try:
        CDLL(library)
    except OSError as error:
        return _in_loaders_words(error)
    return ""


def _in_loaders_words(error: Exception) -> str:
    """Return the loader's own words: in the frozen program another error wraps them."""
    return str(error.__cause__ or error)


def _are_missing(packages: Sequence[str]) -> str:
    said = T("Trapoula cannot open its window: %n system package(s) missing: {packages}.")(
        n=len(packages), packages=", ".join(packages)
    )
    if shutil.which("apt-get") is None:
        return said
    how = T("To install what is missing, run:")()
    return f"{said}\n{how}\n    sudo apt-get install {' '.join(packages)}"


_does_not_fit = T(
    "Trapoula cannot open its window: a system library is missing or too old"
    " ({reason}). Update your system and try again."
)
