"""The course of one turn, modelled for speed: which cards go where, and when the turn may end."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.placements import Cards
from engine.bots.the_game.position import PileSet, Tops, burning
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING

PILE_INDICES = range(4)

ANY = 100
"""No bound, for jumps or for cards."""


class PlannedTurn(NamedTuple):
    """A turn as far as it has come."""

    tops: Tops
    hand: Cards
    """What the seat on turn still holds."""
    laid: int
    """How many cards it has placed."""
    due: PileSet
    """The piles with a fire that this turn has still to cover."""
    bound: int = 0
    """What else binds the rest of the turn; nothing does in The Game."""


class Breadth(NamedTuple):
    """The breadth of a search: which placements are looked at."""

    nearest: int = ANY
    """How many cards are tried on each pile, in its direction, the nearest first."""
    leap: int = ANY
    """The longest jump tried beyond what the turn must have, unless a trick takes it back."""


EVERYTHING = Breadth()


class TurnRules:
    """The rules of The Game for one turn, On Fire included; a game with more binds more."""

    frees = False
    """Whether the end of a turn may free a seat that could place no more in it."""

    def __init__(self, required: int, hand_size: int, on_fire: bool) -> None:
        """Use ``required`` as the number of cards that a turn takes at least."""
        self.required = required
        self.hand_size = hand_size
        self.on_fire = on_fire

    def begin(self, tops: Tops, hand: Cards) -> PlannedTurn:
        """Return the turn before its first card; every fire on top is due."""
        return PlannedTurn(tops, hand, 0, burning(tops) if self.on_fire else 0)

    def may_end(self, turn: PlannedTurn) -> bool:
        """Tell whether the turn has all that it must have (G3, F4)."""
        return turn.laid >= self.required and not turn.due

    def fulfilled(self, turn: PlannedTurn) -> bool:
        """Tell whether the match is won if the turn has placed the last card of all; always."""
        return True

    def most_needed(self, turn: PlannedTurn) -> int:
        """Return how many more cards an end of the turn takes at most, if there is a way to one.

        On any pile, the cards that come after can be left out.
        """
        return max(self.required - turn.laid, 0) + turn.due.bit_count()

    def draws(self, turn: PlannedTurn) -> int:
        """Return how many cards are drawn after the turn, if there are as many (G4)."""
        return self.hand_size - turn.hand.bit_count()

    def place(self, turn: PlannedTurn, card: int, pile: int) -> PlannedTurn:
        """Return the turn with one more card; a fire that it covers is out, a new one not due."""
        up1, up2, down1, down2 = turn.tops
        match pile:
            case 0:
                tops = (card, up2, down1, down2)
            case 1:
                tops = (up1, card, down1, down2)
            case 2:
                tops = (up1, up2, card, down2)
            case _:
                tops = (up1, up2, down1, card)
        return PlannedTurn(tops, turn.hand ^ 1 << card, turn.laid + 1, turn.due & ~(1 << pile))

    def placements(
        self, turn: PlannedTurn, breadth: Breadth = EVERYTHING
    ) -> Iterator[tuple[int, int]]:
        """Yield the placements worth looking at, as card and pile: tricks, then from near to far.

        Of two piles of a kind that show the same number only the first is looked at, unless
        ``breadth`` is EVERYTHING.
        """
        hand, tops = turn.hand, turn.tops
        free = turn.laid >= self.required
        for pile in PILE_INDICES:
            top = tops[pile]
            if pile & 1 and top == tops[pile - 1] and breadth is not EVERYTHING:
                continue
            leap = breadth.leap if free and not turn.due >> pile & 1 else ANY
            left = breadth.nearest
            if ASCENDING[pile]:
                if top > TRICK and hand >> top - TRICK & 1:
                    yield top - TRICK, pile
                ahead = hand >> top + 1 << top + 1
                while ahead and left:
                    lowest = ahead & -ahead
                    card = lowest.bit_length() - 1
                    if card - top > leap and not hand << TRICK >> card & 1:
                        break
                    yield card, pile
                    ahead ^= lowest
                    left -= 1
            else:
                if hand >> top + TRICK & 1:
                    yield top + TRICK, pile
                ahead = hand & (1 << top) - 1
                while ahead and left:
                    card = ahead.bit_length() - 1
                    if top - card > leap and not hand >> card + TRICK & 1:
                        break
                    yield card, pile
                    ahead ^= 1 << card
                    left -= 1
