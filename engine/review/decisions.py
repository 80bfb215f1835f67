"""The decisions of a match, without those that were taken back."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from engine.core.events import Done, Kind, Seated, Signalled, Undone
from engine.core.match import Match
from engine.review.trials import Way


class Decision(NamedTuple):
    """What a seat did: an action, or those of a whole turn."""

    seat: int
    turn: int
    """The number of the turn, or where turns have none, of the round."""
    moves: tuple[int, ...]
    """The indices of its moves in the match: ``moves[i]`` led from ``states[i]`` on."""
    played: Way
    by_person: bool
    """Whether a person played the seat."""

    @property
    def first(self) -> int:
        """Return the index of its first move, and of the state in which it was made."""
        return self.moves[0]


def decisions(match: Match, whole_turns: bool) -> list[Decision]:
    """Return what all seats did, in order; with ``whole_turns``, a turn is one decision."""
    kinds = _kinds(match)
    done = [
        _Move(index, move, _turn(match, index, move.seat))
        for index, move in enumerate(match.moves)
        if isinstance(move, Done)
    ]
    groups = _turns(done) if whole_turns else [[each] for each in done]
    return [
        Decision(
            seat=moves[0].done.seat,
            turn=moves[0].turn,
            moves=tuple(each.at for each in moves),
            played=tuple(each.done.action for each in moves),
            by_person=all(kinds[each.at] == "human" for each in moves),
        )
        for moves in groups
    ]


class _Move(NamedTuple):
    """An action that was done: its index among the moves, and the number of its turn or round."""

    at: int
    done: Done
    turn: int


def _turn(match: Match, index: int, seat: int) -> int:
    view: Any = match.view(seat, index)
    return int(view["turn"].get("number") or view["round"])


def _turns(done: Sequence[_Move]) -> Iterator[list[_Move]]:
    for _, moves in groupby(done, lambda each: (each.done.seat, each.turn)):
        yield [*moves]


def _kinds(match: Match) -> list[Kind]:
    """Return, for each move of the match, who played its seat then."""
    now = [player["kind"] for player in match.header["players"]]
    kept: list[tuple[bool, Kind]] = []
    for event in match.events:
        match event:
            case Seated(seat, kind):
                now[seat] = kind
            case Done(seat) | Signalled(seat):
                kept.append((isinstance(event, Done), now[seat]))
            case Undone(actions):
                done = [index for index, (action, _) in enumerate(kept) if action]
                del kept[done[-actions] :]
    return [kind for _, kind in kept]
