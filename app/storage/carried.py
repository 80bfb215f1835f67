"""What travels with matches in an archive: which of them count for days and series, and names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from app.storage import people, series
from app.storage.kept_document import read_document
from engine.core.errors import Damaged

if TYPE_CHECKING:
    from app.storage.match_store import MatchStore
    from engine.core.jsontext import Document

CHALLENGES: Final = "challenges.json"
SERIES: Final = "series.json"
PEOPLE: Final = "people.json"

NAMES: Final[Mapping[str, Callable[[Document], bool]]] = {
    CHALLENGES: lambda _: True,
    SERIES: series.is_whole,
    PEOPLE: people.is_whole,
}
"""The names of the files, and what tells whether one is whole."""


class Carried(NamedTuple):
    """What came with matches: documents by the names of their files."""

    documents: Mapping[str, Document]
    files: Mapping[str, str]
    """The names that the journals have here, by those that they had in the archive."""


def read_carried(name: str, file: Path) -> Document:
    """Read the document in a file that came with matches. Raises Damaged and OSError."""
    document = read_document(file.read_bytes())
    if document is None or not NAMES[name](document):
        raise Damaged(1, name)
    return document


def beside(matches: Path) -> list[Path]:
    """Return the files that go with the matches of a folder, as far as there are any."""
    return [file for name in NAMES if (file := matches.with_name(name)).is_file()]


def take_in(store: MatchStore, carried: Carried) -> None:
    """Add what came with matches to what is known here, of which nothing is lost."""
    history, documents, files = store.history, carried.documents, carried.files
    if PEOPLE in documents:
        store.people.take_in(documents[PEOPLE], history.people())
    again = []
    if CHALLENGES in documents:
        days = store.challenges.take_in(documents[CHALLENGES], files)
        again += history.of_days(day.isoformat() for day in days)
    if SERIES in documents:
        keys = store.series.take_in(documents[SERIES], files)
        again += history.of_deals({(game, seed) for game, _, seed in keys})
    history.put({record.file: record for record in again}.values())
