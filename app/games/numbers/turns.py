"""The turns in the story of a match in which cards are placed on piles."""

from __future__ import annotations

from collections.abc import Sequence

from app.match.story import Happenings, doer_of
from engine.core.happening import SignalSet
from engine.core.turn_happenings import CardsDrawn, TurnEnded


def last_turn(story: Sequence[Happenings]) -> Sequence[Happenings]:
    """Return the moves of the last turn that has ended, in order."""
    since = since_last_turn_began(story)
    while since and not _ends_turn(since[-1]):
        since = since[:-1]
    return since


def since_last_turn_began(story: Sequence[Happenings]) -> Sequence[Happenings]:
    """Return the moves of the last turn that has ended, and those after it."""
    ends = [at for at, move in enumerate(story) if _ends_turn(move)]
    return story[ends[-2] + 1 if len(ends) > 1 else 0 :] if ends else ()


def drawn_last(story: Sequence[Happenings]) -> int:
    """Return how many cards were drawn at the end of the last turn."""
    last = last_turn(story)[-1:]
    return sum(each.count for move in last for each in move if isinstance(each, CardsDrawn))


def since_own_act(story: Sequence[Happenings], viewer: int | None) -> Sequence[Happenings]:
    """Return what others did since the viewer placed a card or ended a turn.

    Whoever looks on has the turn under way, or before its first card the one before. Signals are
    no acts.
    """
    acts = [move for move in story if not isinstance(move[0], SignalSet)]
    first = len(acts)
    while first and not _parts(acts, first - 1, viewer):
        first -= 1
    return acts[first:]


def signalled_since_own_act(
    story: Sequence[Happenings], viewer: int | None
) -> frozenset[tuple[int, str]]:
    """Return which others set a signal on which pile since the viewer acted.

    See `since_own_act`.
    """
    since = since_own_act(story, viewer)
    acts = len(since)
    new = list[tuple[int, str]]()
    for first, *_ in reversed(story):
        if isinstance(first, SignalSet):
            if first.seat != viewer and first.signal is not None:
                new.append((first.seat, first.pile))
        elif acts == 0:
            break
        else:
            acts -= 1
    return frozenset(new)


def _parts(acts: Sequence[Happenings], index: int, viewer: int | None) -> bool:
    """Tell whether what follows this move is news to the viewer, but not the move."""
    if viewer is None:
        return index < len(acts) - 1 and _ends_turn(acts[index])
    return doer_of(acts[index]) == viewer


def _ends_turn(move: Happenings) -> bool:
    return any(isinstance(each, TurnEnded) for each in move)
