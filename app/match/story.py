"""The story of a match: what each move brought about, as a viewer may know it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from app.match.moves import given_again
from engine.core.happening import Happening
from engine.core.log import log
from engine.core.match import Match

Happenings: TypeAlias = tuple[Happening, ...]
"""What one move or another event brought about, in order."""


def doer_of(happenings: Happenings) -> int | None:
    """Return who made a move; None where it is nobody's own."""
    return getattr(happenings[0], "seat", None)


class Story:
    """The moves of a match as happenings, read on as the match goes on; an undo shortens it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[int | None, list[tuple[Any, Happenings]]] = {}

    def moves(self, viewer: int | None, count: int | None = None) -> Sequence[Happenings]:
        """Return what each move that was not taken back brought about; the first `count` of them.

        `viewer` is a seat, or None for a bystander.
        """
        states = self._match.states
        moves = len(states) - 1
        known = self._known.setdefault(viewer, [])
        while known and (len(known) >= len(states) or known[-1][0] is not states[len(known)]):
            known.pop()
        for index in range(len(known), moves if count is None else min(count, moves)):
            known.append((states[index + 1], self._match.happened(viewer, index)))
        return [happenings for _, happenings in known[:count]]

    def events(self, viewer: int | None, start: int) -> list[Happenings]:
        """Return what each event from this index on brought about, an undo included."""
        return [entry.happenings for entry in log(self._match, viewer, start)]

    def told(self, viewer: int | None, start: int) -> list[tuple[int, Happenings]]:
        """Return the same with the index of each event, without signals given once more.

        They have been told, and an undo has changed nothing about them.
        """
        again = given_again(self._match, start)
        events = enumerate(self.events(viewer, start), start)
        return [(index, happenings) for index, happenings in events if index not in again]
