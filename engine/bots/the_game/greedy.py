"""The greedy player of The Game and Extreme."""

from collections.abc import Mapping, Sequence

from engine.bots.baseline import Baseline
from engine.bots.the_game.starting import is_open, start_hint
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.games import GAMES


class GreedyTheGame(Baseline):
    """The greedy player of The Game and Extreme: the smallest move of a pile, but a trick first.

    It ends its turn as soon as it may, unless it has a trick.
    """

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        if is_open(view):
            return start_hint(GAMES[view["game"]], view, seat).action
        tops = {name: cards[-1] for name, cards in view["piles"].items()}
        return smallest_move(legal, tops)


def smallest_move(legal: Sequence[str], tops: Mapping[str, int]) -> str:
    """Return the placement that moves its pile least.

    Tricks come before ``end``, other placements after it.
    """
    return min(legal, key=lambda action: 0 if action == "end" else move(action, tops))


def move(action: str, tops: Mapping[str, int]) -> int:
    """Return how far a placement moves its pile towards its end; below 0 for a backwards trick."""
    _, card, pile = action.split()
    step = int(card) - tops[pile]
    return step if "up" in pile else -step
