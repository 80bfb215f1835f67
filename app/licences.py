"""The licences of the program and of all that it brings with it."""

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from app.system.resources import ROOT, resource
from app.texts import texts

T = texts("Licences")


class Licence(NamedTuple):
    """A licence: what it is for, in the language of the moment, and the file with its text."""

    title: str
    path: Path


def licences() -> list[Licence]:
    """Return all licences; those that only a bundle brings along come last, by name."""
    own = [
        Licence(
            T("What the program is made of")(),
            resource("licences", "NOTICE.txt"),
        ),
        Licence(T("Trapoula: MIT")(), ROOT.parent / "LICENSE"),
        Licence("Qt, PySide6: LGPL 3", resource("licences", "LGPL-3.0.txt")),
        Licence("GPL 3", resource("licences", "GPL-3.0.txt")),
        Licence(
            T("Third-party code in Qt")(),
            resource("licences", "qt-third-parties.txt"),
        ),
        Licence("Apache 2.0", resource("licences", "Apache-2.0.txt")),
        Licence("miniaudio: MIT", resource("licences", "miniaudio.txt")),
        Licence("Inter: OFL 1.1", _beside("fontpkg_inter")),
        Licence("Noto Serif: OFL 1.1", _beside("fontpkg_noto_serif")),
    ]
    brought = sorted((ROOT.parent / "licences").glob("*.txt"))
    return own + [Licence(path.stem, path) for path in brought]


def _beside(package: str) -> Path:
    """Return the licence that lies in a package of fonts."""
    found = find_spec(package)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("LICENSE")
