"""Why something is refused in The Game.

==================  ==============================  ========================================
code                arguments                       when
==================  ==============================  ========================================
``not-in-hand``     card                            the seat does not hold the card
``not-higher``      card, pile, top, trick          ascending pile: the card is neither higher
                                                    than its top nor exactly ``trick``
``not-lower``       card, pile, top, trick          descending pile: neither lower nor ``trick``
``minimum``         placed, minimum                 too few cards to end the turn
``fire-due``        cards, piles                    fires of an earlier turn are still on top
``unknown-pile``    pile                            no pile has this name
``unknown-signal``  signal                          no signal has this name
==================  ==============================  ========================================

Codes that every game gives are listed in ``engine.core.refusal``.
"""

from engine.core.piles import trick
from engine.core.refusal import MAX_QUOTED, Refusal
from engine.games.the_game.actions import Place
from engine.games.the_game.piles import ASCENDING, PILES


def not_in_hand(card: int) -> Refusal:
    """The seat on turn does not hold the card."""
    return Refusal("not-in-hand", {"card": card})


def not_fitting(place: Place, top: int) -> Refusal:
    """The card can lie on this top neither by its number nor by the backwards trick."""
    return Refusal(
        "not-higher" if ASCENDING[place.pile] else "not-lower",
        {
            "card": place.card,
            "pile": PILES[place.pile],
            "top": top,
            "trick": trick(ASCENDING[place.pile], top),
        },
    )


def minimum(placed: int, required: int) -> Refusal:
    """Fewer cards are placed than the turn takes."""
    return Refusal("minimum", {"placed": placed, "minimum": required})


def fire_due(cards: list[int], piles: list[int]) -> Refusal:
    """These fires, each on the pile in the same position, are to be covered first."""
    return Refusal("fire-due", {"cards": cards, "piles": [PILES[pile] for pile in piles]})


def unknown_pile(pile: str) -> Refusal:
    """No pile has this name."""
    return Refusal("unknown-pile", {"pile": pile[:MAX_QUOTED]})


def unknown_signal(signal: str) -> Refusal:
    """No signal has this name."""
    return Refusal("unknown-signal", {"signal": signal[:MAX_QUOTED]})
