"""Texts about errors of the system."""

from __future__ import annotations

import errno
from typing import Final

from app.texts import texts
from engine.core.errors import FileChanged, NoPlainFile

T = texts("Reasons")

_BY_NAMES: Final = {
    "ENOSPC": T("the disk is full"),
    "EDQUOT": T("your disk quota is used up"),
    "EFBIG": T("the file is too large for the disk"),
    "EACCES EPERM": T("access is not allowed"),
    "EROFS": T("the disk is read-only"),
    "ENOENT": T("the file or its folder is gone"),
    "ENOTDIR": T("there is a file where a folder should be"),
    "EEXIST": T("something else with that name is in the way"),
    "EISDIR": T("there is a folder where a file should be"),
    "ENOTEMPTY": T("the folder is not empty"),
    "EIO": T("the disk does not work properly"),
    "EBUSY ETXTBSY": T("another program is using it"),
    "ENXIO ENODEV ESTALE": T("the disk is not there any more"),
    "ENAMETOOLONG": T("the name of the file or its folder is too long"),
    "ELOOP": T("its links go round in circles"),
    "EMFILE ENFILE": T("too many files are open"),
}

_WORDS: Final = {
    getattr(errno, name): words
    for names, words in _BY_NAMES.items()
    for name in names.split()
    if hasattr(errno, name)
}
"""By the system's number; a system need not know all of the names."""


def in_words(error: OSError) -> str:
    """Return the reason without a full stop, to stand in brackets.

    A rare reason is in the system's words.
    """
    if isinstance(error, FileChanged):
        return T("another program has changed the file")()
    if isinstance(error, NoPlainFile):
        return T("it is not an ordinary file")()
    words = _WORDS.get(error.errno)
    return error.strerror or str(error) if words is None else words()
