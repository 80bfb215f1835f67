"""Search that plays on from the best few actions, in deals that the player must hold possible.

Each action is tried in the same deals, so that luck makes less of a difference between them. The
worse half of them is dropped again and again: sequential halving, from Zohar Karnin, Tomer Koren
and Oren Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013. Players in a
playout decide by what they see, never by the hidden cards of the deal.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.bots.qwixx_cards.dealing import dealt_anew
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.playouts import PlayoutOutcome, begin, outcome_of, play_on
from engine.bots.qwixx_cards.policy import Policy
from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.qwixx_cards.state import QwixxState


class PlayoutEffort(NamedTuple):
    """The effort of a search: how hard to think."""

    width: int
    """How many actions are tried at most."""
    margin: float
    """How much less an action may be worth than the best, by one ply, and still be tried."""
    playouts: int
    """How many matches are played on at most before half of the actions are dropped."""
    rounds: int
    """How many rounds are played on after the turn."""


class PlayoutSearch:
    """A search for the best of some actions."""

    def __init__(self, policy: Policy, effort: PlayoutEffort) -> None:
        self._policy = policy
        self._effort = effort

    def best(
        self, state: QwixxState, seat: int, worth: Mapping[Action, float], chance: Chance
    ) -> Action:
        """Return the best of the actions, given their worth by one ply."""
        return next(iter(self.trials(state, seat, worth, chance)))

    def trials(
        self, state: QwixxState, seat: int, worth: Mapping[Action, float], chance: Chance
    ) -> Mapping[Action, Sequence[PlayoutOutcome]]:
        """Return what came of each action tried, in the same deals; the best action first."""
        order = sorted(worth, key=lambda action: -worth[action])[: self._effort.width]
        least = worth[order[0]] - self._effort.margin
        tried = [action for action in order if worth[action] >= least]
        shares = dict.fromkeys(tried, 0.0)
        outcomes: dict[Action, list[PlayoutOutcome]] = {action: [] for action in tried}
        while len(tried) > 1:
            for _ in range(self._effort.playouts // len(tried)):
                dealt = dealt_anew(state, seat, chance)
                for action in tried:
                    outcome = self._outcome(dealt, seat, action)
                    shares[action] += outcome.share
                    outcomes[action].append(outcome)
            tried.sort(key=lambda action: -shares[action])
            del tried[(len(tried) + 1) // 2 :]
        return {tried[0]: outcomes.pop(tried[0]), **outcomes}

    def _outcome(self, dealt: QwixxState, seat: int, action: Action) -> PlayoutOutcome:
        """Return what comes of an action in one deal."""
        model = Model(dealt)
        begin(model, self._policy, seat, action)
        if not model.over:
            play_on(model, self._policy, self._effort.rounds * len(dealt.sheets))
        return outcome_of(model, self._policy, seat)
