"""The saved matches of a store, read at once."""

from PySide6.QtCore import QObject

from app.storage.match_reader import MatchToContinue
from app.storage.match_store import MatchStore, SavedMatch, read


def saved_matches(store: MatchStore) -> list[SavedMatch]:
    """Every saved match, the one touched last first."""
    found = [(file, store.known(file) or read(file)) for file in store.files()]
    return [
        what if isinstance(what, SavedMatch) else store.learn(file, what)
        for file, what in found
        if what is not None
    ]


def latest_unfinished(store: MatchStore) -> SavedMatch | None:
    """The match to go on with, of those that are short."""
    parent, found = QObject(), list[SavedMatch]()
    search = MatchToContinue(store, parent)
    search.found.connect(found.append)
    search.look()
    assert not search.looking
    return found[0] if found else None
