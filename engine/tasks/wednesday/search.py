"""The exact search: whether the player gets out, whatever the others do and chance brings.

All others play together against the player, and so does chance.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping
from math import inf
from typing import TypeAlias

from engine.core.action import Action
from engine.games.wednesday.rounds import not_dealt
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import in_between
from engine.tasks.draft import Move, TaskDraft, TaskRules
from engine.tasks.search import Search
from engine.tasks.wednesday.outcomes import GAME, choices, outcomes, without_order

Distance: TypeAlias = float
"""How many actions of the player it takes at most to be out of cards; ``inf`` if not certain."""

MOST_ACTIONS = 6
"""Being out only after more actions of the player counts as not certain: nobody looks so far."""


def is_out(state: WednesdayState, player: int) -> bool:
    """Tell whether the player's hand is empty, all abilities done."""
    return not state.hands[player] and player not in in_between(state)


class TooLarge(Exception):
    """There is more to search than was to be."""


class DistanceSearch:
    """The search for one player, which remembers every position that it has met.

    Between two actions of the player the others can do only so much, so that it comes to an end.
    """

    def __init__(self, player: int, most: float = inf) -> None:
        """Search for this player; raise TooLarge once more than ``most`` positions were met."""
        self._player = player
        self._most = most
        self._proven: dict[WednesdayState, int] = {}
        """By position: the fewest actions that are known to be enough."""
        self._refuted: dict[WednesdayState, int] = {}
        """By position: the most actions that are known not to be enough."""
        self._after: dict[WednesdayState, list[Collection[WednesdayState]]] = {}
        """By position: what may come of each of its actions, as far as it was looked at."""

    def distance(self, state: WednesdayState, most: int = MOST_ACTIONS) -> Distance:
        """Return the distance of a position; ``inf`` if it is more than ``most``."""
        return self._distance([without_order(not_dealt(state))], most)

    def within(self, state: WednesdayState, actions: int) -> bool:
        """Tell whether the player is certain to be out after so many actions at most."""
        return self._within(without_order(not_dealt(state)), actions)

    def distances(self, state: WednesdayState) -> Mapping[Action, Distance]:
        """Return the distance that each action of the seat to act leaves.

        Where another seat is to act, none is looked at after one that stops the player for good.
        """
        state = not_dealt(state)
        found: dict[Action, Distance] = {}
        for action in choices(state):
            found[action] = self._distance(outcomes(state, action))
            if found[action] == inf and state.turn.seat != self._player:
                break
        return found

    def _distance(self, states: Collection[WednesdayState], most: int = MOST_ACTIONS) -> Distance:
        """Return the longest distance of these positions; ``inf`` if it is more than ``most``."""
        for actions in range(most + 1):
            if all(self._within(state, actions) for state in states):
                return actions
        return inf

    def _within(self, state: WednesdayState, actions: int) -> bool:
        if actions < 0:
            return False
        if is_out(state, self._player):
            return True
        if state.over is not None:
            return False
        if self._proven.get(state, inf) <= actions:
            return True
        if self._refuted.get(state, -1) >= actions:
            return False
        after = self._outcomes(state)
        if state.turn.seat == self._player:
            found = any(self._all_within(states, actions - 1) for states in after)
        else:
            found = all(self._all_within(states, actions) for states in after)
        (self._proven if found else self._refuted)[state] = actions
        return found

    def _outcomes(self, state: WednesdayState) -> Iterator[Collection[WednesdayState]]:
        """Yield what may come of each action of the seat to act."""
        known = self._after.setdefault(state, [])
        if len(self._after) > self._most:
            raise TooLarge
        yield from known
        for action in choices(state)[len(known) :]:
            known.append(outcomes(state, action))
            yield known[-1]

    def _all_within(self, states: Collection[WednesdayState], actions: int) -> bool:
        return all(self._within(state, actions) for state in states)


class WednesdaySearch(Search[WednesdayState]):
    """The search of one task, in which each first action that keeps the goal is a solution."""

    def __init__(self, rules: TaskRules[WednesdayState], draft: TaskDraft[WednesdayState]) -> None:
        super().__init__(rules, draft)
        self._search = DistanceSearch(draft.viewer)

    def solvable(self, state: WednesdayState) -> bool:
        """Tell whether it is certain that the player can get out."""
        outcome = self._rules.outcome(self._draft, state)
        return self._search.within(state, MOST_ACTIONS) if outcome is None else outcome

    def ends(self, state: WednesdayState) -> dict[Hashable, WednesdayState]:
        """Return what follows at once from each action that keeps the goal in reach."""
        return {
            action: GAME.apply(state, state.turn.seat, action)
            for action, distance in self._search.distances(state).items()
            if distance < inf
        }

    def luck(self, state: WednesdayState) -> float:
        """Return how likely the goal is reached by moves at random against the hardest replies.

        These give nothing away: what is no longer certain is lost.
        """
        if not self.solvable(state):
            return 0.0
        if self._rules.outcome(self._draft, state):
            return 1.0
        position = without_order(state)
        if position not in self._chance:
            after = [self.best(state)] if self._opposed(state) else [*self.following(state)]
            self._chance[position] = sum(self.luck(later) for _, later in after) / len(after)
        return self._chance[position]

    def best(self, state: WednesdayState) -> tuple[Move, WednesdayState]:
        """Return the quickest way out, or another seat's reply that delays it most."""
        seat = state.turn.seat
        distances = self._search.distances(state)
        best = max if self._opposed(state) else min
        action = best(distances, key=distances.__getitem__)
        return (seat, action), GAME.apply(state, seat, action)
