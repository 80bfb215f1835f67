"""A small JSON document that is kept in a file, read when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from app.storage.set_aside import names_aside


class KeptDocument:
    """The document in the file `path`, which is made at the first `write`.

    What nobody asks for stays in it, be it of a later version. A file that cannot be read, or that
    does not hold what `is_whole` asks for, is set aside, and the document starts anew. JSON is
    loaded when it is first needed: the program starts without it.
    """

    def __init__(
        self,
        path: Path,
        version: int,
        *,
        is_whole: Callable[[dict[str, Any]], bool] = lambda _: True,
    ) -> None:
        self._path = path
        self._version = version
        self._is_whole = is_whole
        self._aside: Path | None = None

    @cached_property
    def entries(self) -> dict[str, Any]:
        """Return the members of the document, to be changed in place."""
        try:
            text = self._path.read_bytes()
        except OSError:  # There is none, or it cannot be written either.
            return {"version": self._version}
        document = read_document(text)
        if document is not None and self._is_whole(document):
            return document
        with suppress(OSError):
            aside = next(name for name in names_aside(self._path) if not name.exists())
            self._path.rename(aside)
            self._aside = aside
        return {"version": self._version}

    @property
    def has_file(self) -> bool:
        """Tell whether there is a file, without reading it."""
        return self._path.exists()

    @property
    def set_aside(self) -> Path | None:
        """Return where the file is now that could not be read, if there was one."""
        return self._aside if self.entries else None

    def write(self) -> None:
        """Write it at once; where that cannot be done, it counts until the program ends."""
        from engine.core.jsontext import write_json

        unfinished = self._path.with_name(self._path.name + ".new")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_text(write_json(self.entries) + "\n", "utf-8")
            unfinished.replace(self._path)


def read_document(content: bytes) -> dict[str, Any] | None:
    """Return the JSON document in the content of a file; None: it is none."""
    from engine.core.jsontext import BadJson, read_json

    document = None
    with suppress(BadJson, UnicodeDecodeError):
        document = read_json(content.decode("utf-8-sig"))
    return document if isinstance(document, dict) else None
