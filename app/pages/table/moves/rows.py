"""The rows of the last moves: who did what, as the person at the screen may know it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from app.games.narration import Audience, Narration
from app.match.story import Happenings, Story
from app.paint.face import Face
from engine.core.events import Done, Undone
from engine.core.match import Match


class MoveRow(NamedTuple):
    """The row of one event of a match."""

    event: int
    """Its index among all events."""
    seat: int | None
    """Who did it."""
    text: str
    faces: tuple[Face, ...]
    """The cards that it is about, as far as they may be seen."""
    happenings: Happenings


def rows_from(
    start: int, story: Story, narration: Narration, audience: Audience
) -> Sequence[MoveRow]:
    """Return the rows of all events from this index on; one without words has none."""
    rows = []
    for event, happenings in enumerate(story.events(audience.listener, start), start):
        text = narration.announce(happenings, audience)
        if text:
            seat = getattr(happenings[0], "seat", None)
            faces = tuple(narration.faces(happenings))
            rows.append(MoveRow(event, seat, text, faces, happenings))
    return rows


def taken_back_unseen(match: Match, viewer: int | None) -> Set[int]:
    """Return the indices of the events that were taken back before the viewer could see them.

    Where hands are hidden, a card that another player took back is in a hand again, and nobody else
    sat at the screen meanwhile.
    """
    unseen: set[int] = set()
    if match.open_hands or viewer is None:
        return unseen
    done: list[int] = []
    for index, change in enumerate(match.history):
        match change.event:
            case Done():
                done.append(index)
            case Undone(actions):
                if change.taken_back[-1].done.seat != viewer:
                    unseen.update((index, *done[-actions:]))
                del done[-actions:]
    return unseen


def own_last_turn(rows: Sequence[MoveRow], seat: int | None, match: Match) -> int | None:
    """Return the index of the row with which a seat's last turn began; None if it had none.

    What it does while another is on turn, such as to decide with all others, begins none.
    """
    if seat is None:
        return None
    first: int | None = None
    for index in reversed(range(len(rows))):
        state = match.history[rows[index].event].before
        if match.game.view(state, None)["turn"]["seat"] == seat:
            if first is not None or rows[index].seat == seat:
                first = index
        elif first is not None:
            break
    return first
