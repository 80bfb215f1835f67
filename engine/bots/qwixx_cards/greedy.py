"""The greedy player of Qwixx."""

from collections.abc import Sequence

from engine.bots.baseline import Baseline
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.games.qwixx_cards.actions import Mark, PlayCards, parse
from engine.games.qwixx_cards.printed import COLOURS
from engine.games.qwixx_cards.rows import CROSS, Crosses, choices, crossing


class GreedyQwixx(Baseline):
    """The greedy player of Qwixx.

    It crosses whatever skips at most two numbers, and plays the largest set that it can cross. Of
    several such crosses it makes those that skip the fewest numbers. It takes the first card of the
    display.
    """

    MOST_SKIPPED = 2

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        rows = [
            sum(CROSS[row][number] for number in view["sheets"][seat][colour])
            for row, colour in enumerate(COLOURS)
        ]
        match view["turn"]["part"]:
            case "take":
                return legal[0]
            case "play":
                return max(legal, key=lambda action: self._best(rows, parse(action)))
            case _:
                return max(legal, key=lambda action: self._worth(rows, parse(action)))

    def _best(self, rows: Sequence[Crosses], play: object) -> tuple[int, int]:
        """Return the worth of the best crosses that the cards allow."""
        assert isinstance(play, PlayCards)
        row = play.colour
        marks = [
            Mark(row, more) for more in choices(play.shown) if not crossing(rows[row], more)[1]
        ]
        return max((self._worth(rows, mark) for mark in marks), default=(0, 0))

    def _worth(self, rows: Sequence[Crosses], action: object) -> tuple[int, int]:
        """Return how many crosses are made, and minus the numbers skipped; (0, 0) for none."""
        if not isinstance(action, Mark):
            return 0, 0
        after = rows[action.row] | action.crosses
        passed = after.bit_length() - rows[action.row].bit_length()
        crosses = action.crosses.bit_count()
        skipped = passed - crosses
        return (crosses if skipped <= self.MOST_SKIPPED else -1), -skipped
