"""A match that is looked at again: its moments, the turns they belong to, and what may be seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from app.match.players import PlayerInfo
from app.match.story import Happenings, Story
from app.match.turns import TurnKey, turn_in
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.core.open_hands import open_view


class MatchTurn(NamedTuple):
    """A turn of a match."""

    seat: int
    first: int
    """The moment at which it begins: nothing has been done in it yet."""


class Viewpoint(NamedTuple):
    """The seat from which a match is looked at again."""

    seat: int | None
    """Who sits at the near edge; None: a bystander looks on."""
    open_hands: bool
    """All hands lie open, not that of the seat alone."""

    @property
    def listener(self) -> int | None:
        """Return to whom it is told what happened; with all hands open to a bystander."""
        return None if self.open_hands else self.seat


class Moments:
    """The moments of a match: how it stood at first, and after each move that was not taken back.

    They are counted from 0. A match that goes on has those up to the present.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[PlayerInfo],
        turns: Sequence[MatchTurn] | None = None,
    ) -> None:
        """Take a match and who plays it; its turns too, where they are known (see `turns_of`)."""
        self.match = match
        self.players = tuple(players)
        self.turns = tuple(turns_of(match) if turns is None else turns)
        self._firsts = [turn.first for turn in self.turns]
        self._story = Story(match)

    def __len__(self) -> int:
        return len(self.match.states)

    @property
    def last(self) -> int:
        """Return the last moment: the end of the match, or how it stands."""
        return len(self) - 1

    def turn_at(self, moment: int) -> int:
        """Return the index of the turn that goes on at a moment; at the end it is the last one."""
        return bisect_right(self._firsts, moment) - 1

    def actor(self, moment: int) -> int | None:
        """Return the seat whose move led to a moment; None at the first one."""
        return self.match.moves[moment - 1].seat if moment else None

    def viewpoints(self) -> list[Viewpoint]:
        """Return from where the match may be looked at; the first is the one to begin with.

        Once it is over that is with all hands open, or as any seat saw it. While it goes on it is
        seen from the seat of the only person who plays, and else as a bystander sees it.
        """
        people = [seat for seat, player in enumerate(self.players) if player.kind == "human"]
        if self.match.over is None:
            return [Viewpoint(people[0] if len(people) == 1 else None, open_hands=False)]
        near = people[0] if people else 0
        seen = [Viewpoint(seat, open_hands=False) for seat in range(len(self.players))]
        return [Viewpoint(near, open_hands=True), *seen] if len(self.players) > 1 else seen

    def view(self, moment: int, viewpoint: Viewpoint) -> Document:
        """Return what is seen of a moment from there."""
        look = open_view if viewpoint.open_hands else Match.view
        return look(self.match, viewpoint.seat, moment)

    def happenings(self, moment: int, viewpoint: Viewpoint) -> Happenings:
        """Return what the move brought about that led to a moment; nothing at the first one."""
        return self.match.happened(viewpoint.listener, moment - 1) if moment else ()

    def story(self, moment: int, viewpoint: Viewpoint) -> Callable[[], Sequence[Happenings]]:
        """Return what tells what each move up to a moment brought about."""
        return partial(self._story.moves, viewpoint.listener, moment)


def turns_of(match: Match, pause: Callable[[], object] = lambda: None) -> Iterator[MatchTurn]:
    """Yield the turns of a match, each of which one seat has; its end begins none.

    A long match takes a while: `pause` is called between two moments.
    """
    before: TurnKey | None = None
    last = len(match.states) - 1
    for moment, state in enumerate(match.states):
        pause()
        if moment == last and moment and match.over is not None:
            return
        now = turn_in(match.game.view(state, None))
        if now != before:
            yield MatchTurn(now.seat, moment)
        before = now
