"""Who is who in the statistics: names that are one person, and names that are forgotten.

The journals keep the names as they were typed; here stands only what people have said of them, and
it can be taken back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.match.players import can_be_shown, one_line, shown_name
from app.storage.kept_document import KeptDocument

if TYPE_CHECKING:
    from engine.core.jsontext import Document

VERSION: Final = 1

_NAMELESS: Final = "\n"
"""Begins the key of a player without a name, which goes by the seat; no name has it."""


def person_key(name: str, seat: int) -> str:
    """Return what a person is known by: the name, or the seat of one without a name."""
    line = one_line(name)
    return line if can_be_shown(line) else f"{_NAMELESS}{seat}"


def person_name(key: str) -> str:
    """Return the name of a person for the screen."""
    if key.startswith(_NAMELESS):
        return shown_name("", int(key[1:]))
    return shown_name(key, 0)


class PeopleSnapshot(NamedTuple):
    """What was said of names at one time."""

    joined: Mapping[str, str]
    """The names that stand for somebody else."""
    forgotten: Set[str]


class People:
    """The people kept in the file `path`, which is made at the first change.

    Each change is written at once; where that cannot be done, it counts until the program ends.
    """

    def __init__(self, path: Path) -> None:
        self._kept = KeptDocument(path, VERSION, is_whole=is_whole)

    @property
    def set_aside(self) -> Path | None:
        """Return where the file is now that could not be read, if there was one."""
        return self._kept.set_aside

    def who(self, key: str) -> str | None:
        """Return the key of the person whom a key stands for; None for one who is forgotten."""
        person = self._joined.get(key, key)
        return None if person in self._forgotten else person

    def others_of(self, person: str) -> list[str]:
        """Return the further keys that stand for a person."""
        return sorted(key for key, into in self._joined.items() if into == person)

    @property
    def forgotten(self) -> list[str]:
        """Return the people who are forgotten."""
        return sorted(self._forgotten)

    @property
    def snapshot(self) -> PeopleSnapshot:
        """Return all that has been said of names, to be restored."""
        return PeopleSnapshot(self._joined, self._forgotten)

    def restore(self, snapshot: PeopleSnapshot) -> None:
        """Take back what has been said since."""
        self._kept.entries["joined"] = dict(snapshot.joined)
        self._keep("forgotten", sorted(snapshot.forgotten))

    def join(self, person: str, into: str) -> None:
        """Let one person's keys stand for another person from now on."""
        joined = {key: into if old == person else old for key, old in self._joined.items()}
        joined[person] = into
        joined.pop(into, None)
        self._keep("joined", joined)

    def part(self, key: str) -> None:
        """Let a key stand for a person of its own again."""
        self._keep("joined", {name: into for name, into in self._joined.items() if name != key})

    def forget(self, person: str) -> None:
        """Count a person no more."""
        self._keep("forgotten", sorted({*self._forgotten, person}))

    def remember(self, person: str) -> None:
        """Count a person again who was forgotten."""
        self._keep("forgotten", sorted(self._forgotten - {person}))

    def take_in(self, document: Document, known: Collection[str]) -> None:
        """Add what another file says of names of which nothing has been said here.

        `known` are the people of the matches that were here before: none of them is forgotten.
        """
        said = self.snapshot
        theirs = document.get("joined", {})
        for name, into in theirs.items():
            person = said.joined.get(into, into)
            spoken_of = {*said.joined, *said.joined.values(), *said.forgotten}
            if name not in spoken_of and name != person and into not in theirs:
                self.join(name, person)
        for name in document.get("forgotten", []):
            if name not in known and name not in {*said.joined, *said.joined.values()}:
                self.forget(name)

    @property
    def _joined(self) -> dict[str, str]:
        """The keys that stand for somebody else; what is no such thing is left out."""
        stored = self._kept.entries.get("joined")
        pairs = stored if isinstance(stored, dict) else {}
        return {
            key: into for key, into in pairs.items() if isinstance(into, str) and into not in pairs
        }

    @property
    def _forgotten(self) -> set[str]:
        stored = self._kept.entries.get("forgotten")
        names = stored if isinstance(stored, list) else []
        return {name for name in names if isinstance(name, str)}

    def _keep(self, entry: str, value: Any) -> None:
        self._kept.entries[entry] = value
        self._kept.write()


def is_whole(document: Document) -> bool:
    """Tell whether a document holds what can be read as said of names, all of it."""
    joined, forgotten = document.get("joined", {}), document.get("forgotten", [])
    return (
        isinstance(joined, dict)
        and all(isinstance(into, str) for into in joined.values())
        and isinstance(forgotten, list)
        and all(isinstance(name, str) for name in forgotten)
    )
