"""Players that know little or nothing: what the bots are measured against.

None of them uses chance but the first. A greedy player takes what is best at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE
from engine.games.qwixx_cards.actions import Mark, Play, parse
from engine.games.qwixx_cards.printed import COLOURS
from engine.games.qwixx_cards.rows import CROSS, Crosses, choices, crossing


class Baseline(ABC):
    """Chooses among legal actions, given as texts, by the view of the seat."""

    @abstractmethod
    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        """One of the legal actions."""


class Random(Baseline):
    """Any action, all equally likely."""

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        return legal[chance.below(len(legal))]


class GreedyTheGame(Baseline):
    """The Game and Extreme: the smallest move of a pile, a trick before all others.

    It ends its turn as soon as it may, unless it has a trick.
    """

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        tops = {name: cards[-1] for name, cards in view["piles"].items()}
        return smallest_move(legal, tops)


class GreedyFaceToFace(Baseline):
    """Face to Face: as in The Game on the own piles.

    Once its turn may end it gives a card if it then draws up to a full hand, which the two cards
    that are drawn without a gift would not fill: the card that helps the rival least. It also
    gives when it has no other placement.
    """

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        tops = {
            f"{owner}.{name}": cards[-1]
            for owner, piles in (("own", view["piles"][seat]), ("rival", view["piles"][1 - seat]))
            for name, cards in piles.items()
        }
        gifts = [action for action in legal if "rival" in action]
        own = [action for action in legal if "rival" not in action]
        hand, draw = len(view["hands"][seat]), len(view["draw"][seat])
        fills = hand + DRAWN_WITHOUT_GIFT < HAND_SIZE and draw > DRAWN_WITHOUT_GIFT
        if gifts and (not own or ("end" in own and fills)):
            return min(gifts, key=lambda action: -move(action, tops))
        return smallest_move(own, tops)


def smallest_move(legal: Sequence[str], tops: Mapping[str, int]) -> str:
    """The placement that moves its pile least, a trick before ``end``, ``end`` before others."""
    return min(legal, key=lambda action: 0 if action == "end" else move(action, tops))


def move(action: str, tops: Mapping[str, int]) -> int:
    """How far a placement moves its pile towards its end; below 0 for a backwards trick."""
    _, card, pile = action.split()
    step = int(card) - tops[pile]
    return step if "up" in pile else -step


class GreedyQwixx(Baseline):
    """Qwixx: crosses whatever skips at most two numbers, plays the largest set it can cross.

    Of several such crosses it makes those that skip the fewest numbers. It takes the first card
    of the display.
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
        """The worth of the best crosses that the cards allow."""
        assert isinstance(play, Play)
        row = play.colour
        marks = [
            Mark(row, more) for more in choices(play.shown) if not crossing(rows[row], more)[1]
        ]
        return max((self._worth(rows, mark) for mark in marks), default=(0, 0))

    def _worth(self, rows: Sequence[Crosses], action: object) -> tuple[int, int]:
        """How many crosses are made, and how few numbers are skipped; (0, 0) for none."""
        if not isinstance(action, Mark):
            return 0, 0
        after = rows[action.row] | action.crosses
        passed = after.bit_length() - rows[action.row].bit_length()
        crosses = action.crosses.bit_count()
        skipped = passed - crosses
        return (crosses if skipped <= self.MOST_SKIPPED else -1), -skipped


class GreedyWednesday(Baseline):
    """Wednesday: a combination when held, else the lowest legal card.

    It passes only when it must, gives its highest card, picks the lowest, and takes the first
    choice in all else.
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
    """The first number of an action's text, 0 if it has none."""
    words = action.split()
    return int(words[1]) if len(words) > 1 else 0


GREEDY: Mapping[str, Baseline] = {
    "the-game": GreedyTheGame(),
    "the-game-extreme": GreedyTheGame(),
    "face-to-face": GreedyFaceToFace(),
    "qwixx-cards": GreedyQwixx(),
    "wednesday": GreedyWednesday(),
}
"""The greedy player of each game."""
