"""Why the system refused something, in the reader's language."""

from __future__ import annotations

import errno
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.core.errors import FileChanged, NoPlainFile

_BY_NAME: Final = {
    "ENOSPC": QT_TRANSLATE_NOOP("Reasons", "the disk is full"),
    "EDQUOT": QT_TRANSLATE_NOOP("Reasons", "your disk quota is used up"),
    "EFBIG": QT_TRANSLATE_NOOP("Reasons", "the file is too large for the disk"),
    "EACCES": QT_TRANSLATE_NOOP("Reasons", "access is not allowed"),
    "EPERM": QT_TRANSLATE_NOOP("Reasons", "access is not allowed"),
    "EROFS": QT_TRANSLATE_NOOP("Reasons", "the disk is read-only"),
    "ENOENT": QT_TRANSLATE_NOOP("Reasons", "the file or its folder is gone"),
    "ENOTDIR": QT_TRANSLATE_NOOP("Reasons", "there is a file where a folder should be"),
    "EEXIST": QT_TRANSLATE_NOOP("Reasons", "something else with that name is in the way"),
    "EISDIR": QT_TRANSLATE_NOOP("Reasons", "there is a folder where a file should be"),
    "ENOTEMPTY": QT_TRANSLATE_NOOP("Reasons", "the folder is not empty"),
    "EIO": QT_TRANSLATE_NOOP("Reasons", "the disk does not work properly"),
    "EBUSY": QT_TRANSLATE_NOOP("Reasons", "another program is using it"),
    "ETXTBSY": QT_TRANSLATE_NOOP("Reasons", "another program is using it"),
    "ENXIO": QT_TRANSLATE_NOOP("Reasons", "the disk is not there any more"),
    "ENODEV": QT_TRANSLATE_NOOP("Reasons", "the disk is not there any more"),
    "ESTALE": QT_TRANSLATE_NOOP("Reasons", "the disk is not there any more"),
    "ENAMETOOLONG": QT_TRANSLATE_NOOP("Reasons", "the name of the file or its folder is too long"),
    "ELOOP": QT_TRANSLATE_NOOP("Reasons", "its links go round in circles"),
    "EMFILE": QT_TRANSLATE_NOOP("Reasons", "too many files are open"),
    "ENFILE": QT_TRANSLATE_NOOP("Reasons", "too many files are open"),
}

_WORDS: Final = {
    getattr(errno, name): str(words) for name, words in _BY_NAME.items() if hasattr(errno, name)
}
"""By the system's number; a system need not know all of the names."""


def in_words(error: OSError) -> str:
    """The reason without a full stop, to stand in brackets; a rare one in the system's words."""
    if isinstance(error, FileChanged):
        return QCoreApplication.translate("Reasons", "another program has changed the file")
    if isinstance(error, NoPlainFile):
        return QCoreApplication.translate("Reasons", "it is not an ordinary file")
    words = _WORDS.get(error.errno)
    if words is None:
        return error.strerror or str(error)
    return QCoreApplication.translate("Reasons", words)
