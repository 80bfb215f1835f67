"""The player that plays on from the best few actions, in deals that it must hold for possible.

Each action is tried in the same deals, so that luck makes less of a difference between them. What
such sampling cannot see, that nobody knows the hidden cards later on either, matters little here:
the policy that plays on looks at no card that its player does not see, and no more is hidden than
colours.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.bots.qwixx_cards.dealing import dealt_anew
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.playouts import begin, play_on, win_share
from engine.bots.qwixx_cards.policy import Policy
from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.qwixx_cards.state import State


class Effort(NamedTuple):
    """How hard to think."""

    width: int
    """Actions at most that are tried."""
    margin: float
    """How much less worth than the best, by one ply, an action may be to be tried."""
    samples: int
    """Deals in which each of them is tried."""
    rounds: int
    """How many rounds are played on after the turn."""


class Search:
    """Finds the best of some actions."""

    def __init__(self, policy: Policy, effort: Effort) -> None:
        self._policy = policy
        self._effort = effort

    def best(
        self, state: State, seat: int, worth: Mapping[Action, float], chance: Chance
    ) -> Action:
        """The best of the actions whose worth by one ply is told."""
        order = sorted(worth, key=lambda action: -worth[action])[: self._effort.width]
        least = worth[order[0]] - self._effort.margin
        tried = [action for action in order if worth[action] >= least]
        if len(tried) == 1:
            return tried[0]
        shares = self.win_shares(state, seat, tried, chance)
        return tried[shares.index(max(shares))]

    def win_shares(
        self, state: State, seat: int, actions: Sequence[Action], chance: Chance
    ) -> list[float]:
        """The part of the win that each action brings, on average over the deals."""
        policy, effort = self._policy, self._effort
        totals = [0.0] * len(actions)
        for _ in range(effort.samples):
            dealt = dealt_anew(state, seat, chance)
            for index, action in enumerate(actions):
                model = Model(dealt)
                begin(model, policy, seat, action)
                if not model.over:
                    play_on(model, policy, effort.rounds * len(state.sheets))
                totals[index] += win_share(model, policy, seat)
        return [total / effort.samples for total in totals]
