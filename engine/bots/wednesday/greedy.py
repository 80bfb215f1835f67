"""The greedy player of Wednesday."""

from collections.abc import Sequence

from engine.bots.baseline import Baseline
from engine.core.chance import Chance
from engine.core.jsontext import Document


class GreedyWednesday(Baseline):
    """The greedy player of Wednesday: a combination when held, else the lowest legal card.

    It passes only when it must, gives its highest card, picks the lowest, and takes the first
    choice in everything else.
    """

    ORDER = ("combo", "shed", "play", "pass")

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        match view["turn"]["step"]:
            case "give":
                return max(legal, key=_number)
            case "pick":
                return min(legal, key=lambda action: int(view["burnt"][-_number(action)]))
            case "open" | "play" | "again":
                return min(legal, key=self._rank)
            case _:
                return legal[0]

    def _rank(self, action: str) -> tuple[int, int]:
        kind = action.split(maxsplit=1)[0]
        return self.ORDER.index(kind), -_number(action) if kind == "combo" else _number(action)


def _number(action: str) -> int:
    """Return the first number of an action's text, 0 if it has none."""
    words = action.split()
    return int(words[1]) if len(words) > 1 else 0
