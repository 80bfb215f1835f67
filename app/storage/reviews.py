"""The reviews that have been made, each kept in a file for as long as its match is kept.

All of it can be made anew: a review of another edition, of a match that has gone on since, or in a
file that cannot be read is as good as none, and a disk that refuses to keep one does no harm.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from app.review.findings import Review, read_review
from engine.core.errors import BadDocument
from engine.core.jsontext import BadJson, Document, read_json, write_json
from engine.core.reading import expect, read_object
from engine.review.edition import edition

ENDING: Final = ".review"
"""What is added to the name of the match's journal."""


class KeptReviews:
    """The reviews kept in `folder`, which is made with the first one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, journal: Path) -> Review | None:
        """Return the review of the match in a journal; None if it has to be made."""
        try:
            text = self.file_of(journal).read_bytes().decode()
            kept = read_object(read_json(text), "file", ("edition", "match", "review"))
            expect(kept["edition"], "edition", edition())
            expect(kept["match"], "match", _digest(journal))
            return read_review(kept["review"])
        except (OSError, UnicodeDecodeError, BadJson, BadDocument):
            return None

    def keep(self, journal: Path, review: Document) -> None:
        """Keep the review of the match in a journal, if the disk takes it."""
        file = self.file_of(journal)
        unfinished = file.with_name(file.name + ".new")
        try:
            kept: Document = {
                "edition": edition(), "match": _digest(journal), "review": review,
            }  # fmt: skip
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_text(write_json(kept) + "\n", "utf-8")
            unfinished.replace(file)
        except OSError:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)

    def delete(self, journal: Path) -> None:
        """Delete the review of a match, if there is one."""
        with suppress(OSError):
            self.file_of(journal).unlink(missing_ok=True)

    def file_of(self, journal: Path) -> Path:
        """Return the file for the review of a match."""
        return self._folder / (journal.name + ENDING)


def _digest(journal: Path) -> str:
    """Return what tells a journal from one that has gone on. Raises OSError."""
    from hashlib import sha256

    return sha256(journal.read_bytes()).hexdigest()
