"""All ways to the end of the player's turn, once the others have decided about the number."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.qwixx_cards.actions import SKIP, Decision, Mark, PlayCards, Skip
from engine.games.qwixx_cards.cards import Cards
from engine.games.qwixx_cards.number import possible_marks
from engine.games.qwixx_cards.rows import Crosses
from engine.games.qwixx_cards.rules import QwixxCards
from engine.games.qwixx_cards.sheets import Sheet, score
from engine.games.qwixx_cards.state import QwixxState

GAME = QwixxCards()


class TurnWay(NamedTuple):
    """A way through parts 2 and 3 of a turn."""

    start: QwixxState
    number: Decision
    play: PlayCards | None
    """None if the match ended in part 2."""
    decision: Decision
    sheet: Sheet
    """The player's sheet at the end of the turn."""

    @property
    def before(self) -> Sheet:
        """Return the player's sheet at the start."""
        return self.start.sheets[self.start.seat]

    @property
    def fits(self) -> Sequence[Mark]:
        """Return the crosses that the number of part 2 allows."""
        return possible_marks(self.start, self.start.seat)

    @property
    def points(self) -> int:
        return score(self.sheet)

    @property
    def number_row(self) -> int | None:
        """Return the row in which the number of part 2 is crossed."""
        return self.number.row if isinstance(self.number, Mark) else None

    @property
    def row(self) -> int:
        """Return the row of the cards that are played; -1 if none are."""
        return -1 if self.play is None else self.play.colour

    @property
    def cards(self) -> Cards:
        """Return the cards that are played."""
        return () if self.play is None else self.play.cards

    @property
    def crosses(self) -> Crosses:
        """Return what is crossed in part 3."""
        return self.decision.crosses if isinstance(self.decision, Mark) else 0

    @property
    def made(self) -> int:
        """Return how many numbers are crossed in the whole turn."""
        return isinstance(self.number, Mark) + self.crosses.bit_count()


def ways(state: QwixxState) -> Iterator[TurnWay]:
    """Yield every way from part 2 on, in which only the player on turn has still to decide."""
    player = state.seat
    for number in GAME.legal(state, player):
        assert isinstance(number, Mark | Skip)
        decided = GAME.apply(state, player, number)
        if decided.over is not None:
            yield TurnWay(state, number, None, SKIP, decided.sheets[player])
        for play in GAME.legal(decided, player):
            assert isinstance(play, PlayCards)
            shown = GAME.apply(decided, player, play)
            for decision in GAME.legal(shown, player):
                assert isinstance(decision, Mark | Skip)
                after = GAME.apply(shown, player, decision)
                yield TurnWay(state, number, play, decision, after.sheets[player])


def best(every: Sequence[TurnWay]) -> list[TurnWay]:
    """Return the ways that bring the most points."""
    most = max(way.points for way in every)
    return [way for way in every if way.points == most]
