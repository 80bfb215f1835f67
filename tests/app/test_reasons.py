"""Why the system refused something, in words."""

import errno
import os

import pytest

from app.system.os_errors import in_words
from engine.core.errors import FileChanged, NoPlainFile


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "the disk is read-only"),
        (PermissionError(errno.EACCES, "Permission denied"), "access is not allowed"),
        (NotADirectoryError(errno.ENOTDIR, ""), "there is a file where a folder should be"),
        (FileNotFoundError(errno.ENOENT, ""), "the file or its folder is gone"),
        (FileChanged("another program changed the file"), "another program has changed the file"),
        (NoPlainFile("no file"), "it is not an ordinary file"),
        (OSError(errno.EDOM, os.strerror(errno.EDOM)), os.strerror(errno.EDOM)),
        (OSError("something rare"), "something rare"),
    ],
)
def test_reasons(error: OSError, words: str) -> None:
    assert in_words(error) == words
