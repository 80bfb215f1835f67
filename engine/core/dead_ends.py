"""Dead ends: legal actions after which a turn can no longer be brought to a good end.

Rules G2 and E1 of The Game and D2 of Face to Face let a player run into one. Finding it takes a
search through everything that the seat itself can still do in the turn. Nothing hidden is used.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeAlias

from engine.core.action import Action
from engine.core.game import Game, StateT

LIMIT = 3000
"""Acts of one turn that are looked at, at most; beyond them a way out is assumed."""


Act: TypeAlias = tuple[StateT, StateT, bool | None]
"""The states before and after an act, and whether it ends the turn well; None: the turn goes on."""


@dataclass(frozen=True, slots=True)
class TurnSearch(Generic[StateT]):
    """The turn of a seat, with all that it can still do in it."""

    game: Game[StateT]
    seat: int
    ends: Callable[[StateT, StateT], bool | None]
    """Tells whether the step between two states ends the turn, or the match, well."""
    position: Callable[[StateT], Hashable]
    """Gives the same for states of one turn from which it can go on in the same ways."""

    def leads_to_dead_end(self, state: StateT, action: Action) -> bool:
        """Tell whether a legal action leaves no way to a good end though another action does."""
        every = self.game.legal(state, self.seat)
        return not self._leads_out(state, [action]) and self._leads_out(state, every)

    def course(self, state: StateT, first: Sequence[Action]) -> Iterator[Act[StateT]]:
        """Yield every act from one of these first actions on to the end of the turn."""
        seen = set()
        waiting = [(state, first)]
        while waiting:
            before, actions = waiting.pop()
            for action in reversed(actions):  # what ends a turn comes last
                after = self.game.apply(before, self.seat, action)
                well = self.ends(before, after)
                yield before, after, well
                if well is None and (position := self.position(after)) not in seen:
                    seen.add(position)
                    waiting.append((after, self.game.legal(after, self.seat)))

    def _leads_out(self, state: StateT, first: Sequence[Action]) -> bool:
        acts = 0
        for _, _, well in islice(self.course(state, first), LIMIT):
            if well:
                return True
            acts += 1
        return acts == LIMIT
